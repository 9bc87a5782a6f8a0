import Glibc
import TestSupport
import Testing

/// Nothing that was done is lost, whatever ends the editor.
@Suite(
    .enabled(if: Requirements.hasTmux, "tmux is not installed"),
    .enabled(if: Requirements.binary != nil, "PLAT_BINARY is not set"))
struct RecoveryTests {
    /// Killed at a random moment of a run of edits and saves: what was done more than a second before is there
    /// again, in its order, and the file itself is one that was saved, whole.
    @Test(arguments: UInt64(0)..<10) func killed(_ seed: UInt64) throws {
        try EditorSession.with(try #require(Requirements.binary)) { session in
            var random = SeededGenerator(seed: seed)
            let keys = RandomKeys.make(30, &random)
            let early = Int.random(in: 0...20, using: &random)
            let texts = try RandomKeys.texts(of: keys, session)
            try #require(texts.count == keys.count + 1)
            try session.run { terminal in
                try terminal.wait(until: "the map") { $0.last?.contains("1 feature") == true }
                try terminal.type("\t" + keys[..<early].map(\.typed).joined())
                try session.settle(terminal)
                usleep(1_100_000)
                try terminal.type(keys[early...].map(\.typed).joined())
                usleep(UInt32.random(in: 0...60_000, using: &random))
                try session.kill("KILL", in: terminal)
            }
            // On disk is the file as it was, or as a save left it.
            let file = try #require(session.read(session.file))
            let saved = keys.indices.filter { keys[$0] == .save }.map { texts[$0] }
            #expect(([texts[0]] + saved).contains(file))
            try session.run(script: "\"$0\" --recover \"$1\"/a.geojson") { terminal in
                try terminal.wait(until: "what was recovered") {
                    $0.last?.contains("Recovered") == true || $0.last?.contains("Nothing to recover") == true
                }
                try terminal.type(":write \(session.folder)/out.geojson\r")
                try terminal.wait(until: "the copy") { $0.last?.contains("Wrote") == true }
                try terminal.type(":q!\r")
                try terminal.wait(until: "the end") { $0.contains { $0.contains("the-end") } }
            }
            let recovered = try #require(session.read("\(session.folder)/out.geojson"))
            #expect(texts[early...].contains(recovered), "of the first \(early) keys some are lost")
        }
    }

    /// A signal, and a terminal that goes away: nothing at all is lost.
    @Test(arguments: ["TERM", "HUP", "INT", "terminal"]) func ended(_ signal: String) throws {
        try EditorSession.with(try #require(Requirements.binary)) { session in
            try session.run { terminal in
                try terminal.wait(until: "the map") { $0.last?.contains("1 feature") == true }
                try terminal.type(":select 0\r:vertex 0.1\r:move 11.5,50.25\r")
                try terminal.wait(until: "the edit") { $0.last?.contains("[+]") == true }
                guard signal != "terminal" else { return }
                try session.kill(signal, in: terminal)
                try terminal.wait(until: "the end") { $0.contains { $0.contains("the-end") } }
            }
            // The server that held the terminal is gone; the editor ends by itself.
            while Program.run(["ls", "\(session.folder)/plat/locks"])?.output.contains("file-") == true {
                usleep(20_000)
            }
            #expect(session.read(session.file) == EditorSession.content)
            try session.run { terminal in
                let lines = try terminal.wait(until: "the offer") { $0.last?.contains("not saved") == true }
                #expect(lines.last?.contains("1 edit of ") == true)
                try terminal.type("r")
                try terminal.wait(until: "the edit") { $0.last?.contains("Recovered 1 edit") == true }
                try terminal.type(":wq\r")
                try terminal.wait(until: "the end") { $0.contains { $0.contains("the-end") } }
            }
            #expect(session.read(session.file)?.contains("[11.5,50.25],") == true)
        }
    }

    /// Another program wrote into the file after the kill, elsewhere than the edits are.
    @Test func theFileChangedSince() throws {
        try EditorSession.with(try #require(Requirements.binary)) { session in
            try session.run { terminal in
                try terminal.wait(until: "the map") { $0.last?.contains("1 feature") == true }
                try terminal.type(":select 0\r:vertex 0.1\r:move 11.5,50.25\r")
                try terminal.wait(until: "the edit") { $0.last?.contains("[+]") == true }
                usleep(1_100_000)
                try session.kill("KILL", in: terminal)
            }
            try session.write(EditorSession.content + " \n", to: session.file)
            let call = ["env", "XDG_STATE_HOME=\(session.folder)", session.binary, "--recover"]
            let list = Program.run(call)?.output
            #expect(list?.hasSuffix("; the file changed since, but they still fit\n") == true)
            try session.run { terminal in
                try terminal.wait(until: "the offer") { $0.last?.contains("File changed; 1 edit of") == true }
                try terminal.type("r")
                try terminal.wait(until: "the edit") { $0.last?.contains("Recovered 1 edit") == true }
                try terminal.type(":wq\r")
                try terminal.wait(until: "the end") { $0.contains { $0.contains("the-end") } }
            }
            #expect(session.read(session.file)?.contains("[11.5,50.25],") == true)
            #expect(session.read(session.file)?.hasSuffix(" \n") == true)
        }
    }

    /// Undo goes on into the session before, and gives back the very bytes that it began with.
    @Test func undoAcrossSessions() throws {
        try EditorSession.with(try #require(Requirements.binary)) { session in
            func run(_ typed: String) throws {
                try session.run { terminal in
                    try terminal.wait(until: "the map") { $0.last?.contains("1 feature") == true }
                    try terminal.type(typed)
                    try terminal.wait(until: "the end") { $0.contains { $0.contains("the-end") } }
                }
            }
            try run(":select 0\r:vertex 0.1\r:move 11.5,50.25\r:wq\r")
            let first = try #require(session.read(session.file))
            try run(":select 0\r:vertex 0.2\r:insert 10.7,50.7\r:delete\r:move 11,51\r:wq\r")
            let second = try #require(session.read(session.file))
            #expect(first != EditorSession.content && second != first)
            // One u more than there are edits, for the border, and two more.
            try run("uuuuuuu:wq\r")
            #expect(session.read(session.file) == EditorSession.content)
            // And forward again.
            try run("\u{12}\u{12}\u{12}\u{12}\u{12}\u{12}:wq\r")
            #expect(session.read(session.file) == second)
            try run("uu:write\ruuu:wq\r")
            #expect(session.read(session.file) == EditorSession.content)
        }
    }

    @Test func anotherEditorIsTold() throws {
        try EditorSession.with(try #require(Requirements.binary)) { session in
            try session.run { first in
                try first.wait(until: "the map") { $0.last?.contains("1 feature") == true }
                try session.run { second in
                    try second.wait(until: "the question") { $0.last?.contains("Edited by") == true }
                    try second.type("r")
                    try second.wait(until: "read-only") { $0.last?.contains("read-only") == true }
                    try second.type("q")
                    try second.wait(until: "the end") { $0.contains { $0.contains("the-end") } }
                }
                try session.run(script: "\"$0\" -R \"$1\"/a.geojson") { third in
                    _ = try third.wait(until: "the map") { $0.last?.contains("1 feature") == true }
                }
                try session.kill("KILL", in: first)
            }
            try session.run { fourth in
                _ = try fourth.wait(until: "the map") { $0.last?.contains("1 feature") == true }
            }
        }
    }

    @Test func whatCanBeRecoveredIsListed() throws {
        try EditorSession.with(try #require(Requirements.binary)) { session in
            let call = ["env", "XDG_STATE_HOME=\(session.folder)", session.binary]
            #expect(Program.run(call + ["--recover"])?.output == "Nothing to recover.\n")
            // These have no part in it.
            _ = Program.run(call + ["render", session.file])
            _ = Program.run(call + ["edit", session.file, "-c", "select 0", "-c", "property name=Other"])
            try session.write("key Tab\nkey n\nkey Right\n", to: "\(session.folder)/events")
            _ = Program.run(call + ["replay", session.file, "\(session.folder)/events"])
            #expect(access("\(session.folder)/plat", F_OK) != 0)
            try session.run(script: "umask 0; \"$0\" \"$1\"/a.geojson") { terminal in
                try terminal.wait(until: "the map") { $0.last?.contains("1 feature") == true }
                try terminal.type("\tn:move 9.5,49.9\r")
                try terminal.wait(until: "the edit") { $0.last?.contains("[+]") == true }
                usleep(1_100_000)
                try session.kill("KILL", in: terminal)
            }
            let modes = Program.run([
                "stat", "-c", "%a", "\(session.folder)/plat", "\(session.folder)/plat/history.sqlite",
            ])
            #expect(modes?.output == "700\n600\n")
            let list = try #require(Program.run(call + ["--recover"]))
            #expect(list.status == 0)
            #expect(list.output.hasPrefix("\(session.file): 1 edit, the last of "))
            #expect(list.output.hasSuffix("; the file is as it was\n"))
            try session.write("{\"type\":\"Point\",\"coordinates\":[1,2]}\n", to: session.file)
            #expect(Program.run(call + ["--recover"])?.output.hasSuffix("; the file changed since\n") == true)
            unlink(session.file)
            #expect(Program.run(call + ["--recover"])?.output.hasSuffix("; the file is gone\n") == true)
        }
    }

    /// What is thrown away knowingly is not offered again.
    @Test func thrownAway() throws {
        try EditorSession.with(try #require(Requirements.binary)) { session in
            for end in [":q!\r", ":cq\r"] {
                try session.run { terminal in
                    try terminal.wait(until: "the map") { $0.last?.contains("1 feature") == true }
                    try terminal.type("\tn:move 9.5,49.9\r\(end)")
                    try terminal.wait(until: "the end") { $0.contains { $0.contains("the-end") } }
                }
                let call = ["env", "XDG_STATE_HOME=\(session.folder)", session.binary, "--recover"]
                #expect(Program.run(call)?.output == "Nothing to recover.\n")
            }
        }
    }

    /// A store that cannot be used is said once, and the editor works.
    @Test func aNewerStore() throws {
        try EditorSession.with(try #require(Requirements.binary)) { session in
            try session.run { terminal in
                try terminal.wait(until: "the map") { $0.last?.contains("1 feature") == true }
                try terminal.type("\tn:move 11.5,50.25\r:q!\r")
                try terminal.wait(until: "the end") { $0.contains { $0.contains("the-end") } }
            }
            // The version lies at 60: sqlite.org/fileformat2.html, "The Database Header".
            let write = "printf '\\143' | dd of='\(session.database)' bs=1 seek=63 conv=notrunc"
            _ = Program.run(["sh", "-c", write])
            let sum = Program.run(["cksum", session.database])?.output
            try session.run { terminal in
                try terminal.wait(until: "the word") {
                    $0.last?.contains("history is of a newer plat: edits are not being kept for reco") == true
                }
                try terminal.type("\tn:move 11.5,50.25\r\u{1b}n:move 11.75,50.5\r")
                try terminal.wait(until: "no word") { $0.last?.contains("[+]") == true }
                try terminal.type(":wq\r")
                try terminal.wait(until: "the end") { $0.contains { $0.contains("the-end") } }
            }
            #expect(session.read("\(session.folder)/status") == "0\n")
            #expect(session.read(session.file)?.contains("[11.75,50.5]") == true)
            #expect(Program.run(["cksum", session.database])?.output == sum)
        }
    }

    /// What could not be written is written when it can be: the disk was full, say.
    @Test func aFolderThatIsThereLater() throws {
        try EditorSession.with(try #require(Requirements.binary)) { session in
            try session.write("", to: "\(session.folder)/plat")
            try session.run { terminal in
                try terminal.wait(until: "the map") { $0.last?.contains("1 feature") == true }
                try terminal.type("\tn:move 11.5,50.25\r")
                try terminal.wait(until: "the word") {
                    $0.last?.contains("Not a directory: edits are not being kept for recovery, for now")
                        == true
                }
                try terminal.type("\u{1b}n:move 11.75,50.5\r")
                try terminal.wait(until: "no word") { $0.last?.contains("[+]") == true }
                unlink("\(session.folder)/plat")
                try terminal.wait(until: "the other word") {
                    $0.last?.contains("Edits are being kept for recovery again") == true
                }
                try terminal.type("n:move 11.25,50.75\r")
                try session.settle(terminal)
                usleep(1_100_000)
                try session.kill("KILL", in: terminal)
            }
            try session.run { terminal in
                try terminal.wait(until: "the offer") { $0.last?.contains("3 edits of ") == true }
                try terminal.type("r")
                try terminal.wait(until: "the edits") { $0.last?.contains("Recovered 3 edits") == true }
                try terminal.type(":wq\r")
                try terminal.wait(until: "the end") { $0.contains { $0.contains("the-end") } }
            }
            let text = try #require(session.read(session.file))
            #expect(text.contains("[11.25,50.75]"))
        }
    }

    /// A damaged store is laid aside, and the new one keeps what is edited.
    @Test func aDamagedStore() throws {
        try EditorSession.with(try #require(Requirements.binary)) { session in
            let damaged = String(repeating: "no database ", count: 500)
            mkdir("\(session.folder)/plat", 0o700)
            try session.write(damaged, to: session.database)
            try session.run { terminal in
                try terminal.wait(until: "the word") {
                    $0.last?.contains("it is now history.sqlite.damaged, a new one is begun") == true
                }
                try terminal.type("\tn:move 11.5,50.25\r")
                try session.settle(terminal)
                usleep(1_100_000)
                try session.kill("KILL", in: terminal)
            }
            #expect(session.read("\(session.database).damaged") == damaged)
            try session.run { terminal in
                _ = try terminal.wait(until: "the offer") { $0.last?.contains("1 edit of ") == true }
            }
        }
    }
}
