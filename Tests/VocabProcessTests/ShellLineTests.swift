import Testing
import VocabCore
import VocabLanguage
import VocabTestSupport

@testable import VocabCLI

/// Lines that the learner copies into a shell.
@Suite("Lines for the shell", .oneAtATime) struct ShellLineTests {
    private let play = Play(language: "en")

    @Test("a POSIX shell takes a line apart into the words that it is made of, whatever they are")
    func anyWords() throws {
        let signs = Array("a가é '\"\\-=$`*?!;|&<>(){}[]~#%\u{301}\u{345}\u{3000}🎉".unicodeScalars)
        let words =
            signs.flatMap { first in signs.map { String(String.UnicodeScalarView([first, $0])) } }
            + ["", "'\u{301};echo smuggled;'\u{301}", "$(echo smuggled)", "`echo smuggled`", "-n", "--"]
        let line = words.map { Quoted($0).description }.joined(separator: " ")
        let shell = try Spawn.run(["-c", "printf '%s\\n' -- " + line], environment: [:], insteadOfProgram: "/bin/sh")
        #expect(shell.code == 0 && shell.errors == "")
        // Bytes, for a mark after a line break would join it to one character.
        #expect(Array(shell.output.utf8) == Array((["--"] + words).map { $0 + "\n" }.joined().utf8))
    }

    @Test("a file name that is no UTF-8, or drives a terminal, is written so that a shell finds it again")
    func unshowable() throws {
        let names = [
            "caf" + Text.keeping([0xE9]), Text.keeping([0xFF, 0x27, 0x5C, 0x61]) + "한", "a\u{1B}[31mb", "a\u{202E}b\u{200B}1",
            "two\nlines",
        ]
        for name in names {
            let play = Play(language: "en")
            play.shelve("과일", "apple,사과\n")
            let path = play.folder + "/" + name
            let disk = DiskFileSystem()
            try disk.create(Path(path), with: Array("mine".utf8))
            let alert = play.run(["export", "과일", "-o", path]).console.alerts
            let line = try #require(alert.split(separator: "\n").first { $0.hasPrefix("Next: ") }).dropFirst("Next: ".count)
            #expect(line.hasSuffix(" --force") && SafeText.line(String(line)) == line, "\(line)")
            let script = "vocab() { printf x > \"$4\"; }\n" + line
            #expect(try Spawn.run(["-c", script], environment: [:], insteadOfProgram: "/bin/bash").code == 0)
            #expect(try disk.read(Path(path), in: Path(play.folder), limit: 99) == Array("x".utf8), "\(line)")
        }
    }

    @Test("no term smuggles a command into the next step that is proposed")
    func smuggled() throws {
        let file = play.folder + "/smuggled"
        let terms = [
            "'\u{301};touch \(file);'\u{301}", "a\u{1B}]0;'\u{7};touch \(file);'", "$(touch \(file))", "-x;touch \(file)",
        ]
        for term in terms {
            play.run(["book", "add", "책"])
            play.run(["add", "--book", "책", "--", term, "뜻"])
            let alert = play.run(["add", "--book", "책", "--", term, "뜻"]).console.alerts
            let line = try #require(alert.split(separator: "\n").first { $0.hasPrefix("Next: ") }).dropFirst("Next: ".count)
            let words = try CommandLineSplitter.words(of: String(line))
            let script = "vocab() { printf '%s\\n' vocab \"$@\"; }\n" + line
            let shell = try Spawn.run(["-c", script], environment: ["PATH": "/usr/bin:/bin"], insteadOfProgram: "/bin/sh")
            #expect(Array(shell.output.utf8) == Array(words.map { $0 + "\n" }.joined().utf8) && shell.errors == "", "\(line)")
            #expect(words.count == (term.hasPrefix("-") ? 6 : 5))
        }
        #expect(try Spawn.run(["-e", file], environment: [:], insteadOfProgram: "/usr/bin/test").code == 1)
    }
}
