import Basemap
import Geography

/// Any bytes as a vector tile: it is read or refused, and holds no more than its bytes can say.
@_cdecl("LLVMFuzzerTestOneInput")
public func fuzzOneInput(_ bytes: UnsafePointer<UInt8>?, _ count: Int) -> CInt {
    let input = UnsafeRawBufferPointer(start: bytes, count: count)
    let address = TileAddress(zoom: 14, column: 16383, row: 0)
    guard let tile = try? VectorTile(input, address: address) else { return 0 }
    precondition(tile.geometry.vertices.count * 2 <= count, "more vertices than bytes for them")
    return 0
}
