import CMemory
import CSystem
import Glibc
import Options
import Terminal

/// The program: reads the words of the call and runs the command that they name.
@main
struct Plat {
    static let version = "0.1.0"

    static func main() {
        // A reader that closes the pipe is told by write(2), not by a signal that leaves the terminal as it is.
        signal(SIGPIPE, SIG_IGN)
        // The same for a file that would grow over the limit of the process (setrlimit(2), RLIMIT_FSIZE).
        signal(SIGXFSZ, SIG_IGN)
        // What is large goes back to the system with its last user. By itself malloc(3) keeps ever larger pieces.
        mallopt(M_MMAP_THRESHOLD, 1 << 20)
        // What is asked for beforehand is told with its file; this is for all the rest.
        plat_memory_guard { TerminalSession.giveBack() }
        exit(run(Array(CommandLine.arguments.dropFirst())))
    }

    private static func run(_ words: [String]) -> Int32 {
        switch Invocation.parse(words) {
        case .failure(let error):
            Complaint.say(error.message)
            return 2
        case .success(.help(let topic)):
            let codes = topic == "check" ? CheckCommand.codes : ""
            return StandardOutput.write((HelpText.text(topic) ?? "") + codes) ? 0 : 1
        case .success(.version):
            return StandardOutput.write("plat \(version)\n") ? 0 : 1
        case .success(.render(let options)): return RenderCommand.run(options)
        case .success(.edit(let options)): return EditCommand.run(options)
        case .success(.replay(let options)): return ReplayCommand.run(options)
        case .success(.check(let options)): return CheckCommand.run(options)
        case .success(.example(let options)): return MainActor.assumeIsolated { ExampleCommand.run(options) }
        case .success(.editor(let options)): return EditorCommand.run(options)
        }
    }
}
