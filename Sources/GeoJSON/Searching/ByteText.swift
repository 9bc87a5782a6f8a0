import CSystem
import Glibc

extension UnsafeRawBufferPointer {
    /// Where these bytes stand first; nil where they do not.
    func firstPlace(of wanted: [UInt8]) -> Int? {
        if wanted.isEmpty { return 0 }
        guard let base = baseAddress else { return nil }
        return wanted.withUnsafeBytes { plat_find(base, count, $0.baseAddress, $0.count) }.map { $0 - base }
    }

    /// Where a byte stands first from a place on, told faster than by a loop over them; nil where it does not.
    func firstPlace(of byte: UInt8, from start: Int) -> Int? {
        guard let baseAddress, start < count,
            let found = memchr(baseAddress + start, Int32(byte), count - start)
        else { return nil }
        return UnsafeRawPointer(found) - baseAddress
    }

    func has(_ byte: UInt8) -> Bool { firstPlace(of: byte, from: 0) != nil }

    /// Whether all are ASCII, told eight at a time.
    var isASCII: Bool {
        var index = 0
        while index + 8 <= count {
            if loadUnaligned(fromByteOffset: index, as: UInt64.self) & 0x8080_8080_8080_8080 != 0 {
                return false
            }
            index += 8
        }
        return self[index...].allSatisfy { $0 < 0x80 }
    }
}

/// A text that JSON values are compared with: bytes with bytes where all of them are ASCII, else character by
/// character, as Unicode has it.
struct ComparedText {
    private let text: String
    /// nil where it is not all ASCII.
    private let plain: [UInt8]?

    init(_ text: String) {
        self.text = text
        plain = text.utf8.allSatisfy { $0 < 0x80 } ? Array(text.utf8) : nil
    }

    /// Whether a value reads like this: a string without its quotes and escapes, anything else as it stands.
    func isSame(as token: UnsafeRawBufferPointer) -> Bool {
        guard let plain, let said = JSONString.plain(token) else {
            return JSONString.reading(token) == text
        }
        return said.elementsEqual(plain)
    }
}

extension JSONString {
    /// What a person reads of a value: a string without its quotes and escapes, anything else as it stands.
    static func reading(_ token: UnsafeRawBufferPointer) -> String {
        token.first == 0x22 ? text(token) : String(decoding: token, as: UTF8.self)
    }

    /// The same as bytes of the token, where it is ASCII and has no escapes; else nil.
    static func plain(_ token: UnsafeRawBufferPointer) -> UnsafeRawBufferPointer? {
        guard token.isASCII else { return nil }
        guard token.first == 0x22 else { return token }
        guard token.count >= 2, !token.has(0x5C) else { return nil }
        return UnsafeRawBufferPointer(rebasing: token[1..<(token.count - 1)])
    }
}
