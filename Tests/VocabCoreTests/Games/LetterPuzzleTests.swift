import Testing
import VocabTestSupport

@testable import VocabCore

/// What is found letter by letter in a text, whatever the text.
@Suite("The letters of a word in hangman") struct LetterPuzzleTests {
    /// What is seen of `text` when these keys were pressed.
    private func seen(_ text: String, _ keys: String...) -> String {
        guard let puzzle = LetterPuzzle(text) else { return "no letter" }
        let found = Set(keys.flatMap(puzzle.letters(of:)))
        return puzzle.cells.map { cell in
            cell.strokes.allSatisfy { found.contains($0.letter) }
                ? cell.text : cell.strokes.map { found.contains($0.letter) ? $0.text : "_" }.joined()
        }.joined()
    }

    @Test("capitals, spaces, hyphens, apostrophes and digits are no trap") func signs() {
        #expect(seen("Mother-in-law's 2nd") == "______-__-___'_ 2__")
        #expect(seen("Mother-in-law's 2nd", "M", "o", "n") == "Mo____-_n-___'_ 2n_")
        #expect(seen("(I) don't…", "i") == "(I) ___'_…")
    }

    @Test("e finds é, and é finds e") func accents() {
        #expect(seen("fiancée", "e") == "_____ée")
        #expect(seen("café", "e") == "___é")
        #expect(seen("cafe\u{301}", "E") == "___é")
        #expect(seen("cafe", "é") == "___e")
        #expect(seen("Straße", "s") == "S___ß_")
        #expect(seen("naïve", "i") == "__ï__")
        #expect(seen("ＡＢＣ", "a") == "Ａ__")
    }

    @Test("Hangul is played by its keys, with both ways to write ㄲ, ㅘ and ㄳ") func hangul() {
        #expect(seen("꽃") == "___")
        #expect(seen("꽃", "ㄲ") == "ㄲ__")
        #expect(seen("꽃", "ㄱ") == "ㄲ__")
        #expect(seen("과자", "ㅘ") == "_ㅗㅏ_ㅏ")
        #expect(seen("과자", "ㅗ", "ㅏ") == "_ㅗㅏ_ㅏ")
        #expect(seen("넋", "ㄳ") == "__ㄱㅅ")
        #expect(seen("넋", "ㄱ", "ㅅ") == "__ㄱㅅ")
        #expect(seen("넋", "넋") == "넋")
        #expect(seen("ㅋㅋ 웃음", "ㅋ") == "ㅋㅋ ______")
        #expect(seen("\u{1100}\u{1161}", "가") == "가", "syllables of single letters are whole ones")
    }

    @Test("the wrong keyboard is the right key") func keyboards() {
        #expect(seen("apple", "ㅁ", "ㅔ") == "app__")
        #expect(seen("apple", "메") == "app__", "what the Korean keyboard joins is two keys")
        #expect(seen("사과", "t", "K") == "사__ㅏ")
        #expect(seen("꽃", "R") == "ㄲ__")
        #expect(seen("T셔츠", "t") == "T____", "a text in both takes keys as they are")
        #expect(seen("T셔츠", "ㅅ") == "_ㅅ___")
    }

    @Test("other scripts go by letter") func scripts() {
        #expect(seen("図書館", "書") == "_書_")
        #expect(seen("がっこう", "か") == "が___")
        #expect(seen("コーヒー", "こ") == "コー_ー")
        #expect(seen("Москва", "в") == "____в_")
        #expect(seen("λόγος", "σ") == "____ς")
        #expect(seen("नमस्ते", "न") == "न___")
    }

    @Test("ligatures are found by their letters, and counted by them; they are shown as they stand") func ligatures() {
        #expect(seen("o\u{FB03}ce", "o", "f", "i", "c", "e") == "o\u{FB03}ce" && seen("o\u{FB03}ce", "f") == "_ff___")
        #expect(seen("\u{FB01}ne", "f", "i", "n", "e") == "\u{FB01}ne")
        #expect(LetterPuzzle("o\u{FB03}ce")?.length == 6 && LetterPuzzle("\u{FB01}ne")?.length == 4)
    }

    @Test("half-width katakana are found by any kana, with their voice marks") func halfWidth() {
        for keys in [["テ", "レ", "ビ"], ["て", "れ", "ひ"], ["ﾃ", "ﾚ", "ﾋﾞ"]] {
            #expect(keys.reduce(into: "") { $0 += seen("ﾃﾚﾋﾞ", $1) } == "ﾃ___ﾚ___ﾋﾞ")
        }
        #expect(LetterPuzzle("ﾃﾚﾋﾞ")?.length == 3 && seen("テレビ", "ﾋﾞ") == "__ビ")
    }

    @Test("a text without a letter is no puzzle", arguments: ["24/7", "…", "１２３", "😀", "10%"]) func nothing(text: String) {
        #expect(LetterPuzzle(text) == nil)
    }

    @Test("whatever the text, guessing its letters finds it without one wrong step") func neverUnwinnable() throws {
        var random = SeededGenerator(seed: 12)
        var texts = [
            "fiancée", "Mother-in-law's", "값싸다", "꿰뚫다", "까닭 없이", "ſtraſſe", "ﬁnal", "İstanbul", "ǅ", "ªº", "ไทย", "שָׁלוֹם", "ア゙",
        ]
        for _ in 0..<2_000 {
            let scalars = (0..<Int.random(in: 1...8, using: &random)).compactMap { _ in
                Unicode.Scalar(UInt32.random(in: 0x20...0x2FFFF, using: &random))
            }
            texts.append(String(String.UnicodeScalarView(scalars)))
        }
        for text in texts {
            guard let puzzle = LetterPuzzle(text) else { continue }
            #expect(puzzle.letters.allSatisfy(puzzle.isPossible))
            var found: Set<LetterPuzzle.Letter> = []
            for stroke in puzzle.cells.flatMap(\.strokes) {
                let guesses = puzzle.letters(of: stroke.text)
                #expect(guesses.allSatisfy(puzzle.letters.contains), "\(stroke.text) in \(text)")
                found.formUnion(guesses)
            }
            #expect(found == puzzle.letters, "\(text)")
            #expect(puzzle.cells.map(\.text).joined() == Text.normalized(text))
        }
    }
}
