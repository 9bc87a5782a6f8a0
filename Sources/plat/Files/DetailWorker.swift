import Editor
import GeoJSON
import Glibc
import Threads

/// Makes what lets large files be drawn fast, on a thread of its own: until it is there, all is drawn from the
/// vertices. Each piece serves as soon as it is made. Nobody is told, for the picture stays what it is.
enum DetailWorker {
    /// For layers that have just been read.
    static func start(for layers: [Layer]) {
        // Without a thread there is only less speed.
        _ = SideThread.detach {
            for layer in layers {
                layer.document.makeDetail { if layer.document.overview != nil { giveWay() } }
            }
        }
    }

    /// Lets frames and input have three turns for one where threads wait for a processor, once the coarsest level
    /// is there, which most frames wait for: not fewer, or else other programs would hold up the rest for long.
    /// setpriority(2): on Linux it is of the calling thread alone.
    private static func giveWay() { setpriority(Int32(PRIO_PROCESS.rawValue), 0, 5) }
}
