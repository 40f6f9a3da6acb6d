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
        if tag.name == "dict", let words = words(of: members) { return words }
        if !Text.isBlank(text) { members.append(("text", [.text(Text.cleaned(text))])) }
        return .object(members.map { ($0.name, $0.values.count == 1 ? $0.values[0] : .array($0.values)) })
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
