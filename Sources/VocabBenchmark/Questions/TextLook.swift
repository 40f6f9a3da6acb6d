import VocabCore

/// What shows of a text to one who cannot read it.
final class TextLook: Sendable {
    /// The text in small letters, by which it is known again.
    let key: String
    /// Its length in characters.
    let length: Int
    /// How many senses its commas and semicolons tell of.
    let senses: Int
    /// How many signs it has that are neither letters nor digits.
    let signs: Int
    /// Which signs these are.
    let kindsOfSigns: Set<Unicode.Scalar>
    /// How many of the signs are brackets.
    let brackets: Int
    /// The share of each script among its letters and digits, in the order of `Script`.
    let scripts: [Double]
    /// How much it looks like more than a word: one for a space, one for a tilde.
    let phraseSigns: Int
    /// Its letters.
    let letters: Set<Unicode.Scalar>
    /// The last character, and the last two.
    let endings: [String]
    /// Its pairs of neighbouring letters, both ends included, in rising order.
    private let pairs: [UInt64]

    /// The look of `text`.
    init(_ text: String) {
        key = Text.key(text)
        length = text.count
        senses = Senses(of: text).texts.count
        var signs: [Unicode.Scalar] = []
        var letters: [Unicode.Scalar] = []
        var counts = Array(repeating: 0.0, count: Script.allCases.count)
        for scalar in key.unicodeScalars where scalar != " " {
            if let script = Script(of: scalar) {
                letters.append(scalar)
                counts[script.rawValue] += 1
            } else {
                signs.append(scalar)
            }
        }
        self.signs = signs.count
        kindsOfSigns = Set(signs)
        phraseSigns = (key.unicodeScalars.contains(" ") ? 1 : 0) + (kindsOfSigns.isDisjoint(with: ["~", "〜", "…"]) ? 0 : 1)
        brackets = signs.count { "()[]{}（）［］〔〕【】<>〈〉".unicodeScalars.contains($0) }
        scripts = counts.map { $0 / Double(max(1, letters.count)) }
        self.letters = Set(letters)
        endings = [String(key.suffix(1)), String(key.suffix(2))]
        let values = [1] + key.unicodeScalars.map { UInt64($0.value) } + [2]
        pairs = Set(zip(values, values.dropFirst()).map { $0 << 32 | $1 }).sorted()
    }

    /// How alike two texts are, from 0 to 1: the share of their pairs of letters that both have (Dice).
    func likeness(to other: TextLook) -> Double {
        var (common, left, right) = (0, 0, 0)
        while left < pairs.count, right < other.pairs.count {
            if pairs[left] == other.pairs[right] {
                common += 1
                left += 1
                right += 1
            } else if pairs[left] < other.pairs[right] {
                left += 1
            } else {
                right += 1
            }
        }
        return 2 * Double(common) / Double(pairs.count + other.pairs.count)
    }

    /// How far apart the scripts of two texts are, from 0 to 2.
    func scriptDistance(to other: TextLook) -> Double {
        zip(scripts, other.scripts).reduce(0) { $0 + abs($1.0 - $1.1) }
    }
}
