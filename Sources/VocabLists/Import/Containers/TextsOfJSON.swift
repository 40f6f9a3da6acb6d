import VocabCore

/// Lists in JSON that a program holds in texts: `var words = '''{"apple": "사과", …}''';`.
enum TextsOfJSON {
    private static let shortest = 20
    private static let fewestParts = 3

    /// The list or the map that all of a text is; nil where it is none, or a short one.
    static func node(in text: String) -> RecordNode? {
        guard text.utf8.count > shortest, let first = text.utf8.first(where: { !" \n\r\t".utf8.contains($0) }),
            "{[".utf8.contains(first)
        else { return nil }
        let bytes = Array(text.utf8)
        guard let node = RecordNode(bytes) ?? LooseJSON.strict(bytes).flatMap(RecordNode.init) else { return nil }
        switch node {
        case .array(let elements): return elements.count >= fewestParts ? node : nil
        case .object(let members): return members.count >= fewestParts ? node : nil
        case .text: return nil
        }
    }
}
