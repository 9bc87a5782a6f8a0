// Feeds arbitrary bytes to the input decoder, in one piece and in two, and wants the same events.
// No part of the package; compile it by hand, with the modules it needs beside it as static code:
//
//     mkdir -p .build/fuzz && cd .build/fuzz
//     for module in Geography Input; do
//         swiftc -O -parse-as-library -static -emit-module -emit-library -module-name $module -I . -L . \
//             -sanitize=fuzzer,address ../../Sources/$module/*.swift -o lib$module.a
//     done
//     swiftc -O -sanitize=fuzzer,address -parse-as-library -module-name Fuzz -I . -L . \
//         ../../Sources/Terminal/{InputDecoder,InputDecoder+Sequences,DecodedInput}.swift \
//         ../../Sources/Terminal/{CSISequence,KeyTable,PastedText}.swift \
//         ../../Tests/Fuzz/DecoderFuzz.swift -lInput -lGeography -o decoder
//     SWIFT_BACKTRACE=enable=no ASAN_OPTIONS=detect_leaks=0 ./decoder -max_total_time=60

import Geography
import Input

@_cdecl("LLVMFuzzerTestOneInput")
public func fuzz(_ start: UnsafePointer<UInt8>, _ count: Int) -> CInt {
    let bytes = UnsafeBufferPointer(start: start, count: count)
    guard let first = bytes.first else { return 0 }
    let split = Int(first) % count
    precondition(decode([bytes[...]]) == decode([bytes[..<split], bytes[split...]]))
    return 0
}

private func decode(_ parts: [Slice<UnsafeBufferPointer<UInt8>>]) -> [DecodedInput] {
    var decoder = InputDecoder()
    decoder.pixelGeometry = PixelGeometry(cellWidth: 10, cellHeight: 20)
    return parts.flatMap { decoder.feed($0) } + decoder.flush()
}
