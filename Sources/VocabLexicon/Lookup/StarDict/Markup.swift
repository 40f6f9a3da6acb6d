import VocabCore

/// Text out of HTML, XDXF or Pango markup.
enum Markup {
    /// The text without its tags, broken where they break lines; what is no tag stays.
    static func text(_ markup: String) -> String {
        var text = String.UnicodeScalarView()
        var rest = markup.unicodeScalars[...]
        while let scalar = rest.popFirst() {
            switch scalar {
            case "<":
                guard let end = rest.prefix(longestTag).firstIndex(of: ">") else {
                    text.append(scalar)
                    continue
                }
                let tag = String(rest[..<end].drop { $0 == "/" }.prefix { $0.properties.isAlphabetic || $0 == "_" }).lowercased()
                if breakingTags.contains(tag) { text.append("\n") }
                rest = rest[rest.index(after: end)...]
            case "&":
                guard let end = rest.prefix(10).firstIndex(of: ";"), let named = HTMLEntity.text(named: String(rest[..<end]))
                else {
                    text.append(scalar)
                    continue
                }
                text.append(contentsOf: named.unicodeScalars)
                rest = rest[rest.index(after: end)...]
            default: text.append(scalar)
            }
        }
        return String(text)
    }

    /// A tag that is longer is none.
    private static let longestTag = 2_000
    private static let breakingTags: Set = [
        "br", "p", "div", "li", "tr", "ol", "ul", "dd", "dt", "def", "k", "blockquote", "hr", "h",
    ]
}
