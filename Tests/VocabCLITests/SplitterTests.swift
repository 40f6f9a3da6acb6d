import Testing
import VocabLanguage
import VocabTestSupport

@testable import VocabCLI
@testable import VocabCore

/// Lines of the prompt, taken apart as a shell does.
@Suite("The words of a line") struct SplitterTests {
    @Test(
        "spaces separate, quotes and backslashes hold together",
        arguments: [
            ("", []), ("   ", []), ("quiz", ["quiz"]), ("  quiz  --count\t3 ", ["quiz", "--count", "3"]),
            ("quiz --book '비즈니스 영어'", ["quiz", "--book", "비즈니스 영어"]), ("a\"b c\"d", ["ab cd"]), ("\"\"", [""]),
            ("a '' b", ["a", "", "b"]),
            ("it\\'s", ["it's"]), ("a\\ b", ["a b"]), ("'a\\b'", ["a\\b"]), ("\"a\\\"b\"", ["a\"b"]), ("'a\"b'", ["a\"b"]),
            ("\"it's\"", ["it's"]), ("\\\\", ["\\"]), ("전각\u{3000}공백", ["전각", "공백"]), ("--book=\"a b\"", ["--book=a b"]),
        ] as [(String, [String])])
    func words(_ line: String, _ words: [String]) throws {
        #expect(try CommandLineSplitter.words(of: line) == words)
    }

    @Test("a quote that does not close is told", arguments: ["'", "\"", "a 'b", "add \"a b", "\"a\\\""]) func openQuote(
        _ line: String
    ) {
        #expect(throws: Alert.openQuote) { try CommandLineSplitter.words(of: line) }
    }

    @Test("what is quoted comes back as it was, alone and among others") func quotedComesBack() throws {
        var generator = SeededGenerator(seed: 11)
        let characters = Array("ab가나🎉é '\"\\-=$`*?!;|&<>(){}[]~#%\u{301}")
        for length in 0...40 {
            for _ in 0..<10 {
                let words = (0..<3).map { _ in
                    String((0..<length).map { _ in characters.randomElement(using: &generator) ?? "a" })
                }
                // What no screen can show is written in escapes, for a shell alone.
                guard words.allSatisfy(SafeText.isSafe) else { continue }
                let line = words.map { Quoted($0).description }.joined(separator: " ")
                #expect(try CommandLineSplitter.words(of: line) == words, "\(line)")
            }
        }
    }

    @Test("words joined by spaces split into the same words") func joined() throws {
        for words in [["a"], ["quiz", "--count", "3"], ["단어", "뜻", "é", "🎉"]] {
            #expect(try CommandLineSplitter.words(of: words.joined(separator: " ")) == words)
            #expect(try CommandLineSplitter.words(of: "  " + words.joined(separator: "   ") + " ") == words)
        }
    }

    @Test(
        "a plain word needs no quotes, any other gets them",
        arguments: [
            ("quiz", "quiz"), ("--count=3", "--count=3"), ("a/b_c.csv", "a/b_c.csv"), ("단어장", "단어장"), ("", "''"),
            ("a b", "'a b'"), ("it's", "'it'\\''s'"),
            ("=ls", "'=ls'"), ("'\u{301};ls", "''\\''\u{301};ls'"), ("$HOME", "'$HOME'"), ("a;b", "'a;b'"), ("*", "'*'"),
            ("~", "'~'"), ("!", "'!'"),
        ])
    func quoted(_ word: String, _ typed: String) {
        #expect(Quoted(word).description == typed)
    }
}
