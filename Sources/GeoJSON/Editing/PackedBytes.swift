import CZlib

/// Bytes as zlib data (RFC 1950), packed as fast as that goes.
enum PackedBytes {
    /// No zlib data unpack to more than this many times their size.
    private static let largestRatio = 1032

    /// nil where that takes no fewer bytes, or there is not enough memory.
    static func pack(_ bytes: [UInt8]) -> [UInt8]? {
        let packed = [UInt8](unsafeUninitializedCapacity: bytes.count) { buffer, count in
            count = bytes.withUnsafeBytes {
                plat_deflate($0.baseAddress, $0.count, buffer.baseAddress, buffer.count)
            }
        }
        return packed.isEmpty ? nil : packed
    }

    /// nil where these are damaged, or do not unpack to so many bytes.
    static func unpack(_ packed: ArraySlice<UInt8>, count: Int) -> [UInt8]? {
        guard count / largestRatio <= packed.count else { return nil }
        let bytes = [UInt8](unsafeUninitializedCapacity: count) { buffer, initialized in
            let isWhole = packed.withUnsafeBytes {
                plat_inflate($0.baseAddress, $0.count, buffer.baseAddress, count) != 0
            }
            initialized = isWhole ? count : 0
        }
        return bytes.count == count ? bytes : nil
    }
}
