import VocabCore

/// Lists in XML of any kind: elements that come again and again, with a text for each field in them.
enum XMLList {
    /// The table in `bytes`; nil when they are no XML, or there is no list of terms and meanings in it.
    ///
    /// - Throws: `WordListError.notText(.broken)` when it ends before it is complete.
    static func table(_ bytes: [UInt8]) throws(WordListError) -> ListTable? {
        guard FileKind(XMLEncoding.decoded(Array(bytes.prefix(4_000)))) == .xml || FileKind(bytes) == .xml else { return nil }
        var reader = XMLReader(file: bytes)
        var root: RecordNode?
        while let piece = reader.next() {
            if case .start(let tag) = piece, root == nil { root = node(&reader, tag, depth: 0) }
        }
        guard let root else { return nil }
        if !reader.isComplete { throw .notText(.broken) }
        var groups = RecordGroups()
        groups.collect(root, path: "")
        return groups.largest(in: .xml)
    }

    /// Elements further inside are not looked into.
    private static let deepest = 12

    /// An element: its text, or its attributes and the elements in it, those of one name together.
    private static func node(_ reader: inout XMLReader, _ tag: XMLReader.Tag, depth: Int) -> RecordNode {
        var members: [(name: String, values: [RecordNode])] = tag.attributes.map { ($0.name, [.text($0.value)]) }
        var text = ""
        // In the lists of Apple's programs each value stands behind its name: `<key>word</key><string>dog</string>`.
        var name: String?
        while !tag.isEmpty, let piece = reader.next() {
            if case .end(tag.name) = piece { break }
            switch piece {
            case .text(let more): text += more
            case .start(let inner) where depth < deepest:
                let value = node(&reader, inner, depth: depth + 1)
                if tag.name == "dict" {
                    if inner.name == "key" { name = value.text } else if let known = name { members.append((known, [value])) }
                    continue
                }
                if let known = members.firstIndex(where: { $0.name == inner.name }) {
                    members[known].values.append(value)
                } else {
                    members.append((inner.name, [value]))
                }
            default: continue
            }
        }
        if members.isEmpty { return .text(Text.cleaned(text)) }
        if let said = inLanguage(tag, members.dropFirst(tag.attributes.count).map { ($0.name, $0.values) }, text) { return said }
        if let words = byLanguage(members) { return .object(words) }
        // A point of an outline, whose note says what it means.
        if tag.name == "outline", let note = tag["_note"], let term = tag["text"], !Text.isBlank(note),
            members.count == tag.attributes.count,
            !tag.attributes.contains(where: { ["term", "meaning"].contains(ColumnName($0.name)?.field?.rawValue ?? "") })
        {
            return .object([("term", .text(Text.cleaned(term))), ("meaning", .text(Text.cleaned(note)))])
        }
        if tag.name == "dict", let words = words(of: members) { return words }
        if !Text.isBlank(text) { members.append(("text", [.text(Text.cleaned(text))])) }
        return .object(members.map { ($0.name, $0.values.count == 1 ? $0.values[0] : .array($0.values)) })
    }

    /// The only text of an element that is in a language, beside the code of that, whatever else is said of it, as the memories of translators have it; nil for others.
    private static func inLanguage(
        _ tag: XMLReader.Tag, _ inner: [(name: String, values: [RecordNode])], _ text: String
    ) -> RecordNode? {
        // `<word lang="en" meaning="사과">` says more.
        guard let code = tag["lang"], !tag.attributes.contains(where: { ColumnName($0.name)?.field != nil }),
            LanguageNames.code(of: code) != nil || ColumnName(code)?.language != nil
        else { return nil }
        let texts = inner.compactMap { $0.values.count == 1 ? innerText($0.values[0]) : nil } + (Text.isBlank(text) ? [] : [text])
        guard texts.count == 1, inner.count <= 1 else { return nil }
        return .object([("lang", .text(code)), ("text", .text(Text.cleaned(texts[0])))])
    }

    /// The text of a value, or the first one of what is inside.
    private static func innerText(_ node: RecordNode) -> String? {
        if let text = node.text { return text }
        guard case .object(let members) = node else { return nil }
        return (members.first { $0.name == "text" } ?? members.first { $0.name == "term" } ?? members.first).flatMap {
            innerText($0.value)
        }
    }

    /// The members of an element, with those that say the same in several languages under the codes of these; nil where there are none such.
    private static func byLanguage(_ members: [(name: String, values: [RecordNode])]) -> [(name: String, value: RecordNode)]? {
        func said(_ node: RecordNode) -> (code: String, text: String)? {
            guard case .object(let members) = node, members.count == 2, members[0].name == "lang", members[1].name == "text",
                let code = members[0].value.text, let text = members[1].value.text
            else { return nil }
            return (code, text)
        }
        guard let texts = members.first(where: { $0.values.count > 1 && $0.values.allSatisfy { said($0) != nil } }) else {
            return nil
        }
        // Examples have languages as well as words.
        if ColumnName(texts.name)?.field != nil || members.contains(where: { ColumnName($0.name)?.language != nil }) {
            return nil
        }
        let all = texts.values.compactMap(said)
        let codes = all.map(\.code).reduce(into: [String]()) { if !$0.contains($1) { $0.append($1) } }
        guard codes.count > 1 else { return nil }
        return codes.map { code in (code, .array(all.filter { $0.code == code }.map { .text($0.text) })) }
            + members.filter { $0.name != texts.name }.map { ($0.name, $0.values.count == 1 ? $0.values[0] : .array($0.values)) }
    }

    /// The words of a map from terms to meanings; nil where the names are those of fields, or no words.
    private static func words(of members: [(name: String, values: [RecordNode])]) -> RecordNode? {
        let pairs = members.compactMap { member in member.values.first?.text.map { [member.name, $0] } }
        guard pairs.count > 3, pairs.count == members.count, !pairs.contains(where: { ColumnName($0[0]) != nil }),
            SourceLook.areWords(pairs)
        else { return nil }
        return .array(pairs.map { .object([("term", .text($0[0])), ("meaning", .text($0[1]))]) })
    }
}
