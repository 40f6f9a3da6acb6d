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

    @Test(
        "an apostrophe inside a word or behind it is a letter, in quotes as well",
        arguments: [
            ("add rock'n'roll 로큰롤", ["add", "rock'n'roll", "로큰롤"]), ("add o'clock 정각", ["add", "o'clock", "정각"]),
            ("search it's", ["search", "it's"]), ("don’t l’eau", ["don’t", "l’eau"]), ("dogs' cats'", ["dogs'", "cats'"]),
            ("rock-'n'-roll", ["rock-'n'-roll"]), ("é'e\u{301}'e", ["é'e\u{301}'e"]), ("5'10 3'", ["5'10", "3'"]),
            ("'don't panic' 'it's'", ["don't panic", "it's"]), ("\"it's o'clock\"", ["it's o'clock"]),
            ("--book='o'clock x' --tags a,'b c' ~/'a b'", ["--book=o'clock x", "--tags", "a,b c", "~/a b"]),
            ("'it'\\''s' \\'tis \"'tis\"", ["it's", "'tis", "'tis"]),
        ] as [(String, [String])])
    func apostrophes(_ line: String, _ words: [String]) throws {
        #expect(try CommandLineSplitter.words(of: line) == words)
    }

    @Test(
        "a quote that does not close is told with the word behind it",
        arguments: [
            ("'", "'", ""), ("\"", "\"", ""), ("a 'b", "'", "b"), ("add \"a b", "\"", "a"), ("\"a\\\"", "\"", "a\\\""),
            ("add 'tis 그것은", "'", "tis"), ("add \"x\" 'em o'clock", "'", "em"),
        ])
    func openQuote(_ line: String, _ quote: String, _ word: String) {
        #expect(throws: Alert.openQuote(quote, word: word)) { try CommandLineSplitter.words(of: line) }
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

    @Test(
        "a sign that nobody sees is spelt out in what is offered to be typed",
        arguments: ["\u{3164}", "\u{FFA0}", "\u{115F}", "\u{1160}", "\u{E0041}", "\u{E0000}", "\u{34F}", "\u{200B}"])
    func unseen(sign: String) {
        let typed = Quoted("a" + sign).description
        #expect(SafeText.isSafe(typed) && typed.hasPrefix("$'a\\x"))
    }
}
