import VocabCore

/// What records call their values, and what that is called at the head of a column.
extension RecordGroups {
    /// What the names that several values inside of an object have are called: of a card's `front` and `back` they say nothing without it.
    struct SideNames {
        private var names: Set<String> = []
        private let areLanguages: Bool
        /// Whether what holds them are two sides of a card, and no two meanings.
        private let areSides: Bool
        /// What holds the words in most languages, where others say of them how they are read or used.
        private let words: String?
        /// Whether each of the values is a word with its meaning by itself.
        let areRecords: Bool

        init(in members: [(name: String, value: RecordNode)]) {
            var seen: Set<String> = []
            var parents: [String] = []
            var mostLanguages: (parent: String, count: Int)?
            var pairs: Set<Set<String>> = []
            for case (let parent, .object(let inner)) in members {
                let own = Set(inner.filter { $0.value.text != nil }.map(\.name))
                names.formUnion(seen.intersection(own))
                seen.formUnion(own)
                parents.append(parent)
                let languages = own.filter(isLanguage)
                pairs.insert(languages)
                if languages.count > mostLanguages?.count ?? 1 { mostLanguages = (parent, languages.count) }
            }
            words = mostLanguages?.parent
            areLanguages = parents.count { ColumnName(heading($0))?.language != nil } > 1
            let fields = parents.map { ColumnName(heading($0))?.field }
            areSides = areLanguages || fields.contains(.term) && fields.contains(.meaning)
            // `{"noun": {"en": …, "ko": …}, "verb": {"en": …, "ko": …}}` has two words.
            let areWords = parents.count > 1 && mostLanguages != nil && pairs.count == 1
            areRecords =
                !areLanguages && areSides && ColumnMap(header: names.sorted().map(heading)) != nil
                || areWords && parents.allSatisfy { ColumnName(heading($0)) == nil }
        }

        /// The name of what `parent` calls `name`: itself where no other has that name, what it is of where that is a language.
        func name(_ name: String, of parent: String) -> String? {
            guard names.contains(name) else { return nil }
            guard areSides else { return words == nil || parent == words || !isLanguage(name) ? nil : parent + "_" + name }
            guard areLanguages else { return parent + "_" + name }
            switch ColumnName(name)?.field {
            case .term: return parent
            case .meaning: return parent + "_note"
            default: return plainNames.contains(name.lowercased()) ? parent : parent + "_" + name
            }
        }
    }

    /// The senses of a meaning that a record keeps by their parts of speech, `"meaning": {"noun": ["공예"], "verb": ["만들다"]}`, and these.
    static func meaningByParts(_ member: (name: String, value: RecordNode)) -> (meaning: String, parts: String)? {
        guard case .object(let inner) = member.value, ColumnName(heading(member.name))?.field == .meaning, !inner.isEmpty,
            inner.allSatisfy({ PartOfSpeech.areKnown($0.name) && ($0.value.text != nil || $0.value.isEmptyList) })
        else { return nil }
        let senses = inner.filter { $0.value.text.map { !$0.isEmpty } == true }
        return (senses.compactMap(\.value.text).joined(separator: "; "), senses.map(\.name).joined(separator: ", "))
    }

    /// The words of a map from languages to texts that have the same names in each, as programs keep what they say:
    /// `{"en": {"w1": "dog", …}, "ko": {"w1": "개", …}}`; nil for others.
    static func wordsUnderLanguages(_ members: [(name: String, value: RecordNode)]) -> [[(name: String, text: String)]]? {
        guard members.count > 1, members.allSatisfy({ isLanguage($0.name) }) else { return nil }
        let inner = members.map { member -> [(name: String, value: RecordNode)] in
            if case .object(let inner) = member.value { inner } else { [] }
        }
        let names = inner.map { $0.map(\.name) }
        let texts = inner.map { inner in
            Dictionary(inner.compactMap { entry in entry.value.text.map { (entry.name, $0) } }, uniquingKeysWith: { $1 })
        }
        guard names[0].count > 2, Set(names.map(Set.init)).count == 1, texts.allSatisfy({ $0.count == names[0].count }) else {
            return nil
        }
        // Names that are words are what the others mean.
        let areKeys = names[0].allSatisfy { name in
            name.contains { $0.isFigure || "_.".contains($0) } || texts.contains { Text.key($0[name] ?? "") == Text.key(name) }
        }
        guard areKeys, !names[0].contains(where: { ColumnName($0)?.field != nil }) else { return nil }
        return names[0].map { name in
            zip(members, texts).map { member, texts in (name: member.name, text: texts[name] ?? "") }
        }
    }

    /// Records of another kind under the names that `known` ones have for the same fields, where their terms and meanings are in the same
    /// two scripts; none otherwise, nor of questions.
    static func renamed(
        _ others: [[(name: String, text: String)]], as known: [[(name: String, text: String)]]
    ) -> [[(name: String, text: String)]] {
        func fields(_ records: [[(name: String, text: String)]]) -> [WordField: String] {
            let names = records.first { ColumnMap(header: $0.map { heading($0.name) }) != nil }?.map(\.name) ?? []
            return ColumnMap(header: names.map(heading))?.columns.mapValues { names[$0] } ?? [:]
        }
        let (from, to) = (fields(others), fields(known))
        func sides(_ records: [[(name: String, text: String)]], _ names: [WordField: String]) -> [ColumnProfile] {
            [WordField.term, .meaning].map { field in
                ColumnProfile(records.prefix(100).compactMap { record in record.first { $0.name == names[field] }?.text })
            }
        }
        let (own, added) = (sides(known, to), sides(others, from))
        guard own[0].script != own[1].script, own.map(\.script) == added.map(\.script), added[0].fullStops < 0.3 else {
            return []
        }
        return others.map { record in
            record.map { cell in
                let field = from.first { $0.value == cell.name }?.key
                return (name: field.flatMap { to[$0] } ?? cell.name, text: cell.text)
            }
        }
    }

    private static func isLanguage(_ name: String) -> Bool {
        ColumnName(heading(name))?.language != nil || ColumnName.codeBesideOthers(name) != nil
    }

    /// What single letters stand for, where they name both sides of a card.
    private static let letters = [
        "q": "question", "a": "answer", "w": "word", "t": "term", "m": "meaning", "d": "definition", "p": "pos", "e": "example",
    ]

    /// The headings that the names of a record stand for.
    static func headings(of names: [String]) -> [String] {
        let plain = names.map(heading)
        if ColumnMap(header: plain) != nil { return plain }
        let whole = names.map { letters[$0] ?? heading($0) }
        return ColumnMap(header: whole)?.columns[.meaning] == nil ? plain : whole
    }

    /// `exampleSentence` as `example Sentence`.
    static func heading(_ name: String) -> String {
        var result = ""
        var wasSmall = false
        for letter in name {
            if letter.isUppercase, wasSmall { result.append(" ") }
            result.append(letter)
            wasSmall = letter.isLowercase
        }
        return result
    }
}
