import VocabCore

/// Words that stand in values in other ways than one under another.
extension RecordGroups {
    /// Whether a member is what a word, which stands in `members` too, has for examples, with others inside.
    static func holdsExamples(
        _ member: (name: String, value: RecordNode), of members: [(name: String, value: RecordNode)], _ names: RecordNames
    ) -> Bool {
        if case .text = member.value { return false }
        return names[member.name]?.field == .example && member.value.text == nil
            && members.contains { $0.value.text != nil && names[$0.name] != .other }
    }

    /// The examples in a value, each with what it is translated as: `[{"en": "It works.", "ko": "된다."}]`.
    static func examples(in value: RecordNode, _ names: RecordNames) -> [String] {
        value.objects.map { members in
            members.filter { names[$0.name] != .other }.compactMap(\.value.text).filter { !$0.isEmpty }
                .joined(separator: " - ")
        }
        .filter { !$0.isEmpty }
    }

    /// The rows of a map from words to a meaning and what sorts them, `'buku' => ['책', 'benda']`: the same few texts again and again behind
    /// others that never come again. Nil for others.
    static func sortedCells(_ members: [(name: String, value: RecordNode)]) -> [[String]]? {
        let lists = members.compactMap { member -> [String]? in
            guard case .array(let elements) = member.value else { return nil }
            // What is not known has no text.
            let texts = elements.compactMap(\.text)
            return texts.count + 1 >= elements.count ? texts : nil
        }
        guard lists.count == members.count, lists.count > 5, lists.allSatisfy({ (1...2).contains($0.count) }) else { return nil }
        let kinds = lists.compactMap { $0[safe: 1] }.filter { !$0.isEmpty }
        guard kinds.count * 5 >= lists.count * 4, Set(kinds).count * 3 <= kinds.count,
            Set(lists.map { $0[0] }).count * 10 >= lists.count * 9
        else { return nil }
        return zip(members, lists).map { [$0.name, $1[0], $1[safe: 1] ?? ""] }
    }

    /// The words of a map from the names of columns to what stands in them: `{"word": ["dog", …], "meaning": ["개", …]}`; nil for others.
    static func wordsInColumns(_ members: [(name: String, value: RecordNode)]) -> [[(name: String, text: String)]]? {
        let columns = members.map { member -> [String?] in
            switch member.value {
            case .array(let elements): elements.map(\.text)
            // Rows under their numbers: `{"word": {"0": "dog", …}, "meaning": {"0": "개", …}}`.
            case .object(let rows) where rows.allSatisfy({ Int($0.name) != nil }): rows.map(\.value.text)
            case .object, .text: []
            }
        }
        guard members.count > 1, let count = columns.first?.count, count > 3,
            columns.allSatisfy({ $0.count == count && !$0.contains(nil) }),
            ColumnMap(header: headings(of: members.map(\.name))) != nil
        else { return nil }
        return (0..<count).map { row in
            zip(members, columns).map { (name: $0.name, text: $1[row] ?? "") }
        }
    }

    /// The words of two lists of equal length beside each other, `eng = ["dog", …]`, `kor = ["개", …]`, each in a script of its own; nil for
    /// others.
    static func wordsSideBySide(_ elements: [RecordNode]) -> [[String]]? {
        let lists = elements.compactMap { element -> [String]? in
            guard case .array(let texts) = element, texts.count > 3 else { return nil }
            let found = texts.compactMap(\.text)
            return found.count == texts.count ? found : nil
        }
        guard lists.count == 2, lists[0].count == lists[1].count else { return nil }
        let rows = zip(lists[0], lists[1]).map { [$0, $1] }
        return Set(scripts(of: rows)).count == 2 ? rows : nil
    }

    /// The words of lists that have their names inside, as programs keep what they show: `<string-array name="eng"><item>dog</item>…`.
    static func wordsInNamedLists(_ elements: [RecordNode]) -> [[(name: String, text: String)]]? {
        let lists = elements.compactMap { element -> (name: String, value: RecordNode)? in
            guard case .object(let members) = element, members.count == 2, case .text(let name) = members[0].value else {
                return nil
            }
            return (name, members[1].value)
        }
        // Among the texts of a program's buttons lists are those of words.
        let found = lists.count { $0.value.isText } > 0 ? lists.filter { !$0.value.isText } : lists
        return found.count > 1 && lists.count == elements.count ? wordsInColumns(found) : nil
    }

    /// The cells of rows under their numbers: `{"1": ["dog", "개"], …}`; nil for others.
    static func countedCells(_ members: [(name: String, value: RecordNode)]) -> [[String]]? {
        let rows = members.compactMap { member -> [String]? in
            guard Int(member.name) != nil, case .array(let elements) = member.value else { return nil }
            let texts = elements.compactMap(\.text)
            return texts.count == elements.count && texts.count > 1 ? texts : nil
        }
        return members.count > 2 && rows.count == members.count ? rows : nil
    }

    /// The texts that a call begins with, where objects or lists of these stand behind two or more: `card("apple", "사과", 2, { level: 1 })`;
    /// nil for others.
    static func textsInFront(of call: RecordNode) -> [String]? {
        guard case .array(let cells) = call else { return nil }
        let texts = cells.prefix(while: \.isText).compactMap(\.text)
        return texts.count > 1 && texts.count < cells.count ? texts : nil
    }

    /// Whether such calls begin with words, most of them different on both sides: `element("p", "제목", {})` has the same ones again and again.
    static func areCallsWithWords(_ elements: [RecordNode]) -> Bool {
        let rows = elements.compactMap(textsInFront)
        guard !rows.isEmpty, SourceLook.areWords(rows), !elements.contains(where: isOfInterface) else { return false }
        return (0..<3).count { column in Set(rows.compactMap { $0[safe: column] }).count * 2 > rows.count } > 1
    }

    /// What an element of a screen is told, and no word is.
    private static let namesOfInterface: Set<String> = [
        "onclick", "onchange", "onpress", "onsubmit", "type", "width", "height", "required", "href", "classname", "class",
        "style",
        "placeholder", "duration", "disabled", "readonly", "htmlfor", "src", "alt",
    ]

    /// Whether a call has an object that says how an element of a screen looks and what it does: `field("email", "이메일", { required: true })`.
    private static func isOfInterface(_ call: RecordNode) -> Bool {
        guard case .array(let cells) = call else { return false }
        return cells.contains { cell in
            if case .object(let members) = cell {
                members.contains { namesOfInterface.contains($0.name.lowercased()) }
            } else {
                false
            }
        }
    }

    /// Whether the names of records say what is a meaning, and none what is a term.
    static func lackTerms(_ found: [[(name: String, text: String)]]) -> Bool {
        let names = Set(found.prefix(100).joined().map(\.name)).sorted()
        let headings = names.map(heading)
        let columns = NamedColumns(headings, over: []).columns
        // Examples in two languages are no terms: `{"meaning": "앞치마", "en": "She wears an apron.", "ko": …}`.
        let areSentences = headings.indices.filter { ColumnName(headings[$0])?.language != nil }.contains { place in
            let texts = found.prefix(50).compactMap { record in record.first { $0.name == names[place] }?.text }
            return !texts.isEmpty && texts.allSatisfy { $0.split(separator: " ").count > 2 && ".?!".contains($0.last ?? " ") }
        }
        return columns[.meaning] != nil
            && (columns[.term] == nil || areSentences && !headings.contains { ColumnName($0)?.field == .term })
    }

    /// The senses of a word under their parts of speech, `{"v": ["버리다"]}`, as its meaning, perhaps beside how it is said; others as they are.
    static func sensesByParts(_ members: [(name: String, value: RecordNode)]) -> [(name: String, value: RecordNode)] {
        func isSaid(_ member: (name: String, value: RecordNode)) -> Bool {
            guard !PartOfSpeech.areKnown(member.name), let text = member.value.text else { return false }
            return text.firstIndex { "/[".contains($0) }.map { Pronunciation.isWhole(String(text[$0...])) } == true
        }
        let senses = members.filter { !isSaid($0) }
        let areParts = !senses.isEmpty && senses.allSatisfy { PartOfSpeech.areKnown($0.name) && $0.value.text != nil }
        guard areParts else { return members }
        let said = members.filter(isSaid).map { (name: "pronunciation", value: $0.value) }
        return said + [(name: "meaning", value: .object(senses))]
    }

    /// Whether each member is a group of many words in the letters of its name, which is no word: `days: [Monday, Tuesday, …]`.
    static func areGroups(_ members: [(name: String, value: RecordNode)]) -> Bool {
        let lists = members.compactMap { member -> [RecordNode]? in
            guard case .array(let elements) = member.value else { return nil }
            return elements
        }
        let pairs = members.compactMap { member in member.value.text.map { [member.name, $0] } }
        return lists.count == members.count && lists.reduce(0) { $0 + $1.count } >= 8 * members.count
            && Set(scripts(of: pairs)).count == 1
    }
}

/// What the names of values in records say, each looked at once.
final class RecordNames {
    private var known: [String: ColumnName?] = [:]
    private static let most = 1_000

    /// What a name says; nil where it says nothing.
    subscript(name: String) -> ColumnName? {
        if let found = known[name] { return found }
        let found = ColumnName(RecordGroups.heading(name))
        if known.count < Self.most { known[name] = .some(found) }
        return found
    }
}
