/// A text that is to be found letter by letter.
///
/// A letter is guessed without regard to case and accents, a Hangul syllable key by key: 꽃 by ㄱ (or ㄲ), ㅗ and ㅊ, 값 by ㄱ, ㅏ, ㅂ and ㅅ
/// (or ㅄ), a ligature by the letters it is made of. All that is no letter, such as digits, spaces, hyphens and apostrophes, is shown from the start. Whatever the text, it is
/// found by guessing its letters.
package struct LetterPuzzle: Equatable, Sendable {
    /// What stands at one place of the text.
    package struct Cell: Equatable, Sendable {
        /// The whole of it, with accents.
        package fileprivate(set) var text: String
        /// What must be found for it, in the order it is typed; nothing where it is shown from the start.
        package let strokes: [Stroke]

        /// Whether it is a syllable of several letters that are read as one.
        package var isSyllable: Bool { strokes.count > 1 && strokes.allSatisfy { Script(of: $0.letter.scalar) == .hangul } }
    }

    /// A part of a cell.
    package struct Stroke: Equatable, Sendable {
        /// How it is written.
        package let text: String
        /// What is guessed for it.
        package let letter: Letter
    }

    /// What is guessed: the same for e, E and é, and for ㄱ and ㄲ.
    package struct Letter: Hashable, Sendable {
        /// Its simplest form.
        package let scalar: Unicode.Scalar
    }

    /// The text, place by place.
    package let cells: [Cell]
    /// The different letters in it.
    package let letters: Set<Letter>
    private let scripts: Set<Script>

    /// The puzzle of `text`; nil where it has no letter to be found.
    package init?(_ text: String) {
        var cells: [Cell] = []
        for scalar in Text.normalized(text).unicodeScalars {
            if Letter.isMark(scalar), !cells.isEmpty {
                cells[cells.count - 1].text.unicodeScalars.append(scalar)
            } else {
                cells.append(Cell(text: String(scalar), strokes: Letter.strokes(of: scalar)))
            }
        }
        let letters = Set(cells.flatMap(\.strokes).map(\.letter))
        if letters.isEmpty { return nil }
        self.cells = cells
        self.letters = letters
        scripts = Set(letters.compactMap { Script(of: $0.scalar) })
    }

    /// How many letters there are to be found, a syllable being one.
    package var length: Int { cells.reduce(0) { $0 + ($1.isSyllable ? 1 : $1.strokes.count) } }

    /// The part of `key`, as it was typed, that stands for `letter`; the letter itself where the key is one of another keyboard.
    package static func typed(_ letter: Letter, in key: String) -> String {
        key.first { Letter.all(in: String($0)) == [letter] }.map(String.init) ?? String(letter.scalar)
    }

    /// The letters that `key` stands for, in the order they are typed: one, or those of a Hangul syllable; none where it is no letter.
    ///
    /// What was typed with the Korean keyboard for a text in Latin letters, or the reverse, is taken for what the same keys write there.
    package func letters(of key: String) -> [Letter] {
        let typed = Letter.all(in: key)
        if typed.contains(where: isPossible) { return typed }
        let hasHangul = scripts.contains(.hangul)
        guard hasHangul != scripts.contains(.latin) else { return typed }
        let translated = hasHangul ? KoreanKeyboard.hangul(fromLatin: key) : KoreanKeyboard.latin(fromHangul: key)
        return Letter.all(in: translated)
    }

    /// Whether `letter` is of a script that the text is written in; others are never in it.
    package func isPossible(_ letter: Letter) -> Bool { Script(of: letter.scalar).map(scripts.contains) ?? false }

    /// How often `letter` stands in the text.
    package func count(of letter: Letter) -> Int { cells.flatMap(\.strokes).count { $0.letter == letter } }
}
