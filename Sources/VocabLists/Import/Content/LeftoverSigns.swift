import VocabCore

/// Signs that stay in cells where a list was not understood: half of a mark of Markdown, braces and brackets of programs, JSON.
enum LeftoverSigns {
    /// A cell that shows them, where so many words do that it is the way of the list. Under headings that name term and meaning cells
    /// have many signs, but none begins with a bar.
    static func sample(_ rows: [WordList.Row], areNamed: Bool) -> String? {
        func isStrange(_ text: String) -> Bool { areNamed ? text.hasPrefix("|") && !text.hasSuffix("|") : Self.isStrange(text) }
        let top = rows.prefix(300)
        let strange = top.filter { isStrange($0.content.term) || isStrange($0.content.meaning) }
        guard strange.count > 3, strange.count * 5 >= top.count * 2, let first = strange.first?.content else { return nil }
        return isStrange(first.term) ? first.term : first.meaning
    }

    /// Whether letters stand right before characters or syllables in nearly all terms: `health健康` is a word with its meaning.
    static func areGlued(_ rows: [WordList.Row]) -> Bool {
        let top = rows.prefix(300)
        let glued = top.count { row in
            let scripts = row.content.term.unicodeScalars.filter { $0.properties.isAlphabetic || $0 == " " }.map(Script.init(of:))
            return zip(scripts, scripts.dropFirst()).contains { $0 == .latin && ($1 == .han || $1 == .hangul) }
        }
        return glued > 3 && glued * 10 >= top.count * 8
    }

    /// A term that holds what is its meaning as well, `huge 거대한`, or brackets that close elsewhere, where so many do that the cells were
    /// parted at the wrong place, or a term in another script than the one above and the one below throughout.
    static func misparted(_ rows: [WordList.Row]) -> String? {
        let top = rows.prefix(300).map(\.content)
        guard top.count > 3 else { return nil }
        func most(_ test: (WordContent) -> Bool) -> String? {
            let found = top.filter(test)
            return found.count > 3 && found.count * 10 >= top.count * 7 ? found.first?.term : nil
        }
        func isOpen(_ text: String) -> Bool { text.count { "([（".contains($0) } > text.count { ")]）".contains($0) } }
        return most { isMixed($0.term) } ?? most { isOpen($0.term) } ?? (areTurns(top.map(\.term)) ? top.first?.term : nil)
    }

    /// A meaning that holds several choices of a test, `갑작스러운 (B) 친절한 (C) 느린`, or is one of those beside other words, `b. river`, where most
    /// or several in turn are so: which is right stands elsewhere.
    static func choices(_ rows: [WordList.Row]) -> String? {
        let meanings = rows.prefix(300).map(\.content.meaning)
        let several = meanings.filter { $0.contains("(B)") && $0.contains("(C)") || $0.contains(" B) ") && $0.contains(" C) ") }
        if several.count > 2, several.count * 2 > meanings.count { return several.first }
        return [meanings, rows.prefix(300).map(\.content.term)].lazy.compactMap { texts in
            let lettered = zip("bcdefgh", texts.dropFirst()).prefix { letter, text in
                ["\(letter). ", "\(letter)) "].contains(where: text.hasPrefix)
            }
            return lettered.count > 2 && lettered.count + 1 == texts.count ? lettered.first?.1 : nil
        }.first
    }

    /// A meaning that a dash or a bar parts once more, where most are so though only spaces part them from the terms: `sagwa – der
    /// Apfel` behind `사과 –`.
    static func partedMeaning(_ rows: [WordList.Row]) -> String? {
        let top = rows.prefix(300).map(\.content)
        func isParted(_ content: WordContent, _ sign: String) -> Bool {
            guard let place = content.meaning.firstRange(of: sign) else { return false }
            let front = String(content.meaning[..<place.lowerBound])
            return front.split(separator: " ").count < 3 && ColumnProfile.scripts(of: front) == [.latin]
                && !ColumnProfile.scripts(of: content.term).contains(.latin)
        }
        let sign = [" – ", " — ", " - ", " | "].first { sign in top.count { isParted($0, sign) } * 2 > top.count }
        guard top.count > 3, let sign else { return nil }
        return top.first { isParted($0, sign) }?.meaning
    }

    /// A sentence in the place of a term, where some are so among words and their synonyms follow behind a sign: `cant is a noun that means
    /// nonsense. = cliche`.
    static func sentence(_ rows: [WordList.Row], between delimiter: Delimiter) -> String? {
        guard delimiter.sign.contains(where: { "=:-–—".contains($0) }) else { return nil }
        let top = rows.prefix(300).map(\.content)
        func words(_ text: String) -> Int { text.split(separator: " ").count }
        let sentences = top.filter { content in
            words(content.term) > 6 && words(content.meaning) < 3
                && ColumnProfile.scripts(of: content.term) == ColumnProfile.scripts(of: content.meaning)
        }
        let areSome = sentences.count > 2 && sentences.count * 20 >= top.count
        return areSome && top.count { words($0.term) < 4 } * 10 >= top.count * 6 ? sentences.first?.term : nil
    }

    /// Whether a word in Latin letters stands in front of one in Hangul.
    private static func isMixed(_ term: String) -> Bool {
        guard term.utf8.contains(where: { $0 >= 0xEA }), term.utf8.contains(where: { (0x61...0x7A).contains($0 | 0x20) }) else {
            return false
        }
        let words = term.split(separator: " ").map { ColumnProfile.scripts(of: String($0)) }
        guard let change = words.firstIndex(of: [.hangul]), change > 0 else { return false }
        return words[..<change].allSatisfy { $0.isSubset(of: [.latin]) } && words[..<change].contains([.latin])
    }

    /// Whether terms in Hangul and such in other letters take turns.
    private static func areTurns(_ terms: [String]) -> Bool {
        let areHangul = terms.map { ColumnProfile.scripts(of: $0).contains(.hangul) }
        return terms.count > 7 && areHangul.enumerated().allSatisfy { $0.isMultiple(of: 2) == ($1 == areHangul[0]) }
    }

    /// A bullet that stands in the place of several terms, or the one term that most rows have: a label.
    static func repeatedTerm(_ rows: [WordList.Row]) -> String? {
        let top = rows.prefix(300)
        let bullets = top.map(\.content.term).filter { term in term.utf8.allSatisfy { "*-+#>[]|=.".utf8.contains($0) } }
        if Set(bullets).count < bullets.count, bullets.count * 10 >= top.count, let first = bullets.first { return first }
        let pairs = Set(top.map { [Text.key($0.content.term), Text.key($0.content.meaning)] })
        let counts = Dictionary(pairs.map { ($0[0], 1) }, uniquingKeysWith: +)
        return pairs.count > 3 && counts.count * 4 <= pairs.count
            ? counts.max { ($0.value, $1.key) < ($1.value, $0.key) }?.key : nil
    }

    private static func isStrange(_ text: String) -> Bool {
        // Most texts hold none of these bytes.
        guard text.utf8.contains(where: { "*`{}<\"|".utf8.contains($0) }) else { return false }
        if !text.ranges(of: "**").count.isMultiple(of: 2) || text.hasPrefix("`") != text.hasSuffix("`") { return true }
        if text.hasPrefix("|") && !text.hasSuffix("|") { return true }
        if text.contains("<<") || text.contains("\": ") || text.contains("\":\"") { return true }
        guard let open = text.firstIndex(of: "{") else { return false }
        // `{m}` is a gender.
        return text[open...].prefix { $0 != "}" }.count > 4
    }
}
