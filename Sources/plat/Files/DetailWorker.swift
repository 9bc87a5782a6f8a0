import Editor
import GeoJSON
import Glibc
import Terminal

/// Makes what lets large files be drawn fast, on a thread of its own: until it is there, all is drawn from the vertices.
/// Each piece serves as soon as it is made. Nobody is told, for the picture stays what it is.
enum DetailWorker {
    /// For layers that have just been read.
    static func start(for layers: [Layer]) {
        let work = Work(layers)
        let context = Unmanaged.passRetained(work)
        var thread = pthread_t()
        let status = pthread_create(
            &thread, nil,
            { context in
                guard let context else { return nil }
                TerminalSession.shieldThread()
                Unmanaged<Work>.fromOpaque(context).takeRetainedValue().run()
                return nil
            }, context.toOpaque())
        // Without a thread there is only less speed.
        if status == 0 { pthread_detach(thread) } else { context.release() }
    }

    private final class Work: Sendable {
        private let layers: [Layer]

        init(_ layers: [Layer]) { self.layers = layers }

        func run() {
            for layer in layers {
                layer.document.makeDetail { if layer.document.overview != nil { giveWay() } }
            }
        }

        /// Lets frames and input have three turns for one where threads wait for a processor, once the coarsest level
        /// is there, which most frames wait for: not fewer, or else other programs would hold up the rest for long.
        /// setpriority(2): on Linux it is of the calling thread alone.
        private func giveWay() { setpriority(Int32(PRIO_PROCESS.rawValue), 0, 5) }
    }
}
