import VocabCore

/// The forms of words that a text is made of, each counted once, and where its sentences are.
///
/// Bytes are read from front to back once. Forms are in lower case; a word is letters with apostrophes and hyphens between them.
struct TextForms {
    /// A form with how often and how it occurs.
    struct Form {
        let text: String
        /// How often it occurs.
        var count = 0
        /// How often without a capital.
        var lowerCount = 0
        /// How often with a capital where only a name has one: not at the beginning of a sentence or a quotation.
        var nameCount = 0
        /// As it is spelt where a capital says something; empty where it never does.
        var capitalized = ""
        /// The first few sentences it stands in.
        var sentences: [Int] = []
    }

    /// The forms in the order of their first occurrence.
    private(set) var forms: [Form] = []
    /// Where the sentences are.
    private(set) var sentences: [Range<Int>] = []
    /// How many numbers there are.
    private(set) var numberCount = 0

    private let bytes: [UInt8]
    private var indices: [String: Int] = [:]
    /// The forms of the sentence that is being read, and how each stands in it.
    private var open: [(form: Int, look: Look)] = []
    private var sentenceStart = 0

    private enum Look {
        case lower
        /// A capital that says nothing.
        case begins
        case capital
        case allCapitals
    }

    /// So many sentences of each form are kept to choose an example from.
    private static let sentencesKept = 6
    /// What goes on for so many bytes without an end is taken in pieces, so that no word's example is looked for in all of it.
    private static let longestSentence = 1_000
    /// A run of letters that is longer is no word.
    private static let longestWord = 60

    /// Reads `text`; an empty line ends a sentence.
    init(_ text: String) {
        bytes = Array(text.utf8)
        var place = 0
        var begins = true
        while place < bytes.count {
            let (scalar, length) = Self.scalar(at: place, in: bytes)
            if let script = Script(of: scalar) {
                let end = wordEnd(from: place, script)
                take(place..<end, begins: begins)
                begins = false
                place = end
            } else {
                place += length
                if endsSentence(scalar, at: place) {
                    closeSentence(at: endOfClosingSigns(from: place))
                    begins = true
                } else if place - sentenceStart > Self.longestSentence {
                    closeSentence(at: place)
                } else if Self.opensQuotation(scalar) {
                    begins = true
                }
            }
        }
        closeSentence(at: bytes.count)
    }

    /// A sentence as a reader sees it: on one line.
    func sentence(_ index: Int) -> String {
        Text.cleanedLine(String(decoding: bytes[sentences[index]], as: UTF8.self))
    }

    /// The end of a word that begins at `start`: letters of one script and marks on them, with one apostrophe or hyphen between letters.
    private func wordEnd(from start: Int, _ script: Script) -> Int {
        var place = start
        var end = start
        while place < bytes.count {
            let (scalar, length) = Self.scalar(at: place, in: bytes)
            if let next = Script(of: scalar) {
                guard Self.joins(script, next) else { break }
                place += length
                end = place
            } else if scalar.properties.generalCategory == .nonspacingMark || scalar == "\u{AD}" {
                place += length
                end = place
            } else if (scalar == "'" || scalar == "\u{2019}" || scalar == "-") && end == place && script == .latin
                || (scalar == "." || scalar == ",") && end == place && script == .digit
            {
                place += length
            } else {
                break
            }
        }
        return end
    }

    /// Whether letters of both stand in one word. In text without spaces a word ends where another script begins.
    private static func joins(_ left: Script, _ right: Script) -> Bool {
        switch (left, right) {
        case (.latin, .digit), (.digit, .latin), (.hangul, .digit), (.digit, .hangul): true
        default: left == right
        }
    }

    private mutating func take(_ range: Range<Int>, begins: Bool) {
        if bytes[range].contains(where: { (0x30...0x39).contains($0) }) {
            numberCount += 1
            return
        }
        guard range.count <= Self.longestWord else { return }
        let word = String(decoding: bytes[range], as: UTF8.self)
        let lower = Self.folded(word)
        let look: Look =
            lower == word ? .lower : begins ? .begins : word.dropFirst().contains(where: \.isLowercase) ? .capital : .allCapitals
        let index: Int
        if let known = indices[lower] {
            index = known
        } else {
            index = forms.count
            indices[lower] = index
            forms.append(Form(text: lower))
        }
        if look == .capital, forms[index].capitalized.isEmpty {
            forms[index].capitalized = Text.normalized(word.replacing("\u{AD}", with: ""))
        }
        open.append((index, look))
    }

    /// In lower case, with plain apostrophes, without soft hyphens; in NFC.
    private static func folded(_ word: String) -> String {
        let lower = word.lowercased()
        if lower.utf8.allSatisfy({ $0 < 0x80 }) { return lower }
        return Text.normalized(lower.replacing("\u{2019}", with: "'").replacing("\u{AD}", with: ""))
    }

    private mutating func closeSentence(at end: Int) {
        defer {
            open.removeAll(keepingCapacity: true)
            sentenceStart = end
        }
        if open.isEmpty { return }
        let number = sentences.count
        sentences.append(sentenceStart..<end)
        // In a heading or a shout capitals say nothing.
        let capitals = open.count { $0.look == .capital || $0.look == .allCapitals }
        let isShouted = open.count > 2 && capitals * 2 > open.count
        for (form, look) in open {
            forms[form].count += 1
            if look == .lower { forms[form].lowerCount += 1 }
            if look == .capital || look == .allCapitals, !isShouted { forms[form].nameCount += 1 }
            if forms[form].sentences.count < Self.sentencesKept, forms[form].sentences.last != number {
                forms[form].sentences.append(number)
            }
        }
    }

    /// Whether a sentence ends with `scalar`, behind which `place` is.
    private func endsSentence(_ scalar: Unicode.Scalar, at place: Int) -> Bool {
        switch scalar {
        case "。", "！", "？", "\u{2029}": return true
        case "\n": return place < bytes.count && bytes[place...].first { $0 != 0x20 && $0 != 0x09 && $0 != 0x0D } == 0x0A
        case "!", "?", "…": break
        case ".": if isAbbreviation(before: place - 1) { return false }
        default: return false
        }
        let rest = bytes[endOfClosingSigns(from: place)...]
        guard let first = rest.first else { return true }
        guard first == 0x20 || first == 0x0A || first == 0x0D || first == 0x09 || first == 0xC2 else { return false }
        // A sentence that goes on does so in lower case.
        guard let next = rest.first(where: { $0 != 0x20 && $0 != 0x0A && $0 != 0x0D && $0 != 0x09 }) else { return true }
        return !(0x61...0x7A).contains(next)
    }

    private func endOfClosingSigns(from place: Int) -> Int {
        var place = place
        while place < bytes.count {
            let (scalar, length) = Self.scalar(at: place, in: bytes)
            guard "\"')]}”’»」』".unicodeScalars.contains(scalar) else { break }
            place += length
        }
        return place
    }

    /// Whether the word before the full stop at `place` is a title or a single letter.
    private func isAbbreviation(before place: Int) -> Bool {
        let letters = bytes[max(0, place - 5)..<place].reversed().prefix { (0x61...0x7A).contains($0 | 0x20) }
        if letters.count == 1 { return letters.first.map { $0 < 0x61 } ?? false }
        let word = String(decoding: letters.reversed(), as: UTF8.self)
        return ["Mr", "Mrs", "Ms", "Dr", "St", "Prof", "Jr", "Sr", "vs", "Capt", "Col", "Gen", "Rev", "Hon", "No"].contains(word)
    }

    /// What stands before a capital that is no name's.
    private static func opensQuotation(_ scalar: Unicode.Scalar) -> Bool {
        switch scalar {
        case "\"", "“", "‘", "«", "„", "「", "『", "(", "[", ":", "—", "–", "*", "_", "•": true
        default: false
        }
    }

    private static func scalar(at place: Int, in bytes: [UInt8]) -> (Unicode.Scalar, Int) {
        let first = bytes[place]
        if first < 0x80 { return (Unicode.Scalar(first), 1) }
        let length = first < 0xE0 ? 2 : first < 0xF0 ? 3 : 4
        var value = UInt32(first) & (length == 2 ? 0x1F : length == 3 ? 0x0F : 0x07)
        for offset in 1..<length { value = value << 6 | UInt32(place + offset < bytes.count ? bytes[place + offset] & 0x3F : 0) }
        return (Unicode.Scalar(value) ?? "\u{FFFD}", length)
    }
}
