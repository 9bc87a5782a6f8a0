import CZlib
import Glibc

/// A gzip'd file as it was read.
struct PackedSource: Sendable {
    let memory: SourceMemory
    /// The file name that its first member's header holds, in the file's own bytes; "" for none.
    let name: String

    var bytes: UnsafeRawBufferPointer { memory.bytes }
}

/// Unpacks gzip data, RFC 1952, of one or more members.
enum Gunzip {
    private static let pieceSize = 4 << 20
    /// No gzip data unpack to more than this many times their size.
    private static let largestRatio = 1032

    static func begins(_ bytes: UnsafeRawBufferPointer) -> Bool {
        bytes.count >= 2 && bytes[0] == 0x1F && bytes[1] == 0x8B
    }

    static func unpack(
        _ file: SourceMemory, progress: LoadProgress?
    ) throws(DocumentError) -> (SourceMemory, PackedSource) {
        guard let reader = plat_gzip_reader() else { throw noMemory }
        defer { plat_gzip_free(reader) }
        let text = try SourceMemory(capacity: likelySize(file.bytes) + 1)
        var rest = file.bytes
        repeat {
            let isEnd = try unpackPiece(of: &rest, into: text, reader)
            if isEnd {
                rest = try nextMember(rest)
                plat_gzip_restart(reader)
            } else if rest.isEmpty {
                throw DocumentError(reason: "the gzip data end too early: the file is cut off")
            }
            try progress?.tell(file.count - rest.count, of: file.count, in: .unpacking)
        } while !rest.isEmpty
        text.finish()
        return (text, PackedSource(memory: file, name: String(cString: plat_gzip_name(reader))))
    }

    /// Unpacks some of `rest`, which becomes what is left. True at the end of a member, whose last eight bytes, its
    /// checksum and length, are read after all of its text is out.
    private static func unpackPiece(
        of rest: inout UnsafeRawBufferPointer, into text: SourceMemory, _ reader: OpaquePointer
    ) throws(DocumentError) -> Bool {
        if text.room.isEmpty { try text.grow(to: largerCapacity(text.capacity)) }
        let room = text.room
        let step = plat_gzip_read(
            reader, rest.baseAddress, min(rest.count, pieceSize), room.baseAddress,
            min(room.count, pieceSize))
        rest = UnsafeRawBufferPointer(rebasing: rest[step.taken...])
        text.fill(step.given)
        switch step.status {
        case PLAT_GZIP_ENDED: return true
        case PLAT_GZIP_GOES_ON where step.taken > 0 || step.given > 0: return false
        case PLAT_GZIP_NO_MEMORY: throw noMemory
        default: throw DocumentError(reason: "the gzip data are damaged")
        }
    }

    /// What follows a member: another one, or zeros that fill a block up, as gzip(1) has it. Anything else would be
    /// lost in a save.
    private static func nextMember(
        _ rest: UnsafeRawBufferPointer
    ) throws(DocumentError) -> UnsafeRawBufferPointer {
        if begins(rest) { return rest }
        guard rest.allSatisfy({ $0 == 0 }) else {
            throw DocumentError(reason: "something stands behind the end of the gzip data")
        }
        return UnsafeRawBufferPointer(rebasing: rest[rest.count...])
    }

    /// The last four bytes tell the size of the last member, modulo 2^32: a guess.
    private static func likelySize(_ file: UnsafeRawBufferPointer) -> Int {
        guard file.count >= 18 else { return 0 }
        let size = file[(file.count - 4)...].reversed().reduce(0) { $0 << 8 | Int($1) }
        return min(size, file.count * largestRatio, Memory.half)
    }

    private static func largerCapacity(_ capacity: Int) throws(DocumentError) -> Int {
        guard capacity < Memory.half else {
            throw DocumentError(
                reason:
                    "the gzip data unpack to more than half of this machine's memory, \(Memory.half >> 20) MB"
            )
        }
        return min(max(1 << 16, 2 * capacity), Memory.half + 1)
    }

    private static let noMemory = DocumentError(reason: "there is not enough memory to unpack it")
}
