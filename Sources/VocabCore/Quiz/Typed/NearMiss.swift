/// A typed answer that is nearly right, and where it differs.
package struct NearMiss: Equatable, Sendable {
    /// In what it differs.
    package enum Kind: Equatable, Sendable {
        /// One letter is missing, too much or another one, or two neighbours changed places.
        case slip
        /// It is another form of the same word: a plural, a tense, with or without 하다.
        case form
        /// It is the same word in the other English spelling, or without a hyphen or an accent.
        case spelling
        /// Its article is missing, or is another one.
        case article
        /// It has an adverb or an object more, or less, or is short for it.
        case extent
        /// It is how a term in Chinese characters is read.
        case reading
        /// It is the term itself, as Koreans say it: 인보이스 for `invoice`.
        case loanword
        /// It means the same, but is not the word that is asked for.
        case synonym
    }

    /// In what it differs.
    package let kind: Kind
    /// What was typed, with the place where it differs.
    package let typed: MarkedText

    /// Compares `typed` with `wanted`; nil where it is not nearly the same.
    init?(_ typed: TypedText, to wanted: TypedText) {
        for reading in typed.readings {
            for target in wanted.readings where reading.particlesFit(target) {
                // `organse` is one slip from `organise`, but two from `organize`.
                let kinds = [Self.kind(reading.plainWords, target.plainWords), Self.kind(reading.words, target.words)]
                guard let kind = kinds.compactMap({ $0 }).first else { continue }
                self.kind = kind
                self.typed = MarkedText(reading.words, against: target.words)
                return
            }
        }
        return nil
    }

    /// `text` as it was typed, where no part of it is amiss.
    init(_ kind: Kind, _ text: String) {
        self.kind = kind
        typed = MarkedText(text, against: text)
    }

    /// The same for `typed`, which is right, where it is written otherwise than `wanted`; nil where nothing tells them apart but spaces,
    /// capitals, an article or what stands in brackets.
    init?(spelling typed: TypedText, of wanted: TypedText) {
        for reading in typed.readings {
            for target in wanted.readings where reading.isSpelt(like: target) && reading.particlesFit(target) {
                guard reading.letters != target.letters || typed.hyphens != wanted.hyphens else { return nil }
                kind = .spelling
                self.typed =
                    reading.letters == target.letters
                    ? MarkedText(typed.key, against: wanted.key) : MarkedText(reading.words, against: target.words)
                return
            }
        }
        return nil
    }

    private static func kind(_ typed: [[Unicode.Scalar]], _ wanted: [[Unicode.Scalar]]) -> Kind? {
        if isForm(typed, wanted) { return .form }
        if let noun = Articles.noun(of: wanted), noun == typed[...] || noun == Articles.noun(of: typed) { return .article }
        if Modifiers.aloneDiffer(typed, wanted) || differ(typed, wanted, by: EnglishShortForms.areSame) { return .extent }
        return isSlip(typed, wanted) ? .slip : nil
    }

    /// Whether one word alone differs, and is another form, or 것 makes a noun of it: 포기하는 것.
    private static func isForm(_ typed: [[Unicode.Scalar]], _ wanted: [[Unicode.Scalar]]) -> Bool {
        if typed.last == ["것"], typed.count == wanted.count + 1 { return isForm(typed.dropLast(), wanted) }
        return differ(typed, wanted) { WordForms.areForms($0, $1, inPhrase: typed.count > 1) }
    }

    private static func differ(
        _ typed: [[Unicode.Scalar]], _ wanted: [[Unicode.Scalar]], by isSame: ([Unicode.Scalar], [Unicode.Scalar]) -> Bool
    ) -> Bool {
        guard typed.count == wanted.count else { return false }
        let differing = zip(typed, wanted).filter { $0 != $1 }
        return differing.count == 1 && isSame(differing[0].0, differing[0].1)
    }
}

extension NearMiss {
    /// Shorter words are too easily made another word by a slip. Of Hangul the keys count: 냉장고 has 8, 달걀 and 버리다 6, 사과 5, 기후 4.
    /// Another word of the bookcase is never nearly right.
    private static let shortestWord = 5

    /// Whether one slip makes `typed` of `wanted`, in a word that is long enough.
    private static func isSlip(_ typed: [[Unicode.Scalar]], _ wanted: [[Unicode.Scalar]]) -> Bool {
        let strokes = typed.joined().flatMap(Hangul.strokes)
        let wantedStrokes = wanted.map { $0.flatMap(Hangul.strokes) }
        let all = Array(wantedStrokes.joined())
        guard abs(strokes.count - all.count) <= 1, EditDistance.between(strokes, all, swapIsOneChange: true) == 1 else {
            return false
        }
        var place = zip(strokes, all).prefix { $0 == $1 }.count
        for (word, letters) in zip(wantedStrokes, wanted) {
            if place < word.count || place == all.count { return isLong(word, written: letters) }
            place -= word.count
        }
        return wanted.last.map { isLong($0.flatMap(Hangul.strokes), written: $0) } ?? false
    }

    private static func isLong(_ strokes: [Unicode.Scalar], written letters: [Unicode.Scalar]) -> Bool {
        let scripts = Set(letters.map { Script(of: $0) ?? .other })
        if scripts.contains(.han) || scripts.contains(.digit) { return false }
        return strokes.count >= shortestWord
    }
}

/// A text of which a part is marked.
package struct MarkedText: Equatable, Sendable {
    /// What stands before the mark.
    package let before: String
    /// What is marked; empty where something is missing there.
    package let marked: String
    /// What stands behind the mark.
    package let after: String
    /// How many letters of what was wanted stand where the mark is.
    package let missing: Int

    /// Whether there is a place where it differs.
    package var hasMark: Bool { !marked.isEmpty || missing > 0 }

    /// What was typed, marked where it differs from what was wanted: all between what both begin with and what both end with.
    init(_ typed: [[Unicode.Scalar]], against wanted: [[Unicode.Scalar]]) {
        self.init(Self.joined(typed), against: Self.joined(wanted))
    }

    /// The same of two texts as they stand.
    init(_ text: String, against other: String) {
        let (text, other) = (Array(text), Array(other))
        let head = zip(text, other).prefix { $0 == $1 }.count
        let tail = zip(text.dropFirst(head).reversed(), other.dropFirst(head).reversed()).prefix { $0 == $1 }.count
        missing = other.count - head - tail
        before = String(text[..<head])
        marked = String(text[head..<(text.count - tail)])
        after = String(text[(text.count - tail)...])
    }

    private static func joined(_ words: [[Unicode.Scalar]]) -> String {
        words.map { String(String.UnicodeScalarView($0)) }.joined(separator: " ")
    }
}
