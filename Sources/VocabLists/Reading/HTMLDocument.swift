import VocabCore

/// The text of a web page, or of a chapter of a book.
enum HTMLDocument {
    /// Whether `text` begins as a page does.
    static func isLikely(_ text: [UInt8]) -> Bool {
        let head = String(decoding: text.prefix(1_000), as: UTF8.self).lowercased()
        return head.drop { $0.isWhitespace }.hasPrefix("<")
            && ["<!doctype html", "<html", "<head", "<body", "<p>", "<p ", "<div", "</h"].contains(where: head.contains)
    }

    /// The encoding that a page says it is in; nil where it says none that is known, or is no page.
    static func encoding(saidIn bytes: [UInt8]) -> TextEncoding? {
        let head = String(decoding: bytes.prefix(2_000), as: UTF8.self).lowercased()
        guard head.contains("<"), let place = head.firstRange(of: "charset=") else { return nil }
        let name = head[place.upperBound...].drop { "\"' ".contains($0) }.prefix {
            $0.isLetter || $0.isNumber || "-_".contains($0)
        }
        return TextEncoding(named: String(name))
    }

    /// The title and the text, its blocks as paragraphs; scripts, styles and readings above characters are left out.
    static func read(_ bytes: [UInt8]) -> ReadableText {
        var reader = XMLReader(bytes, isHTML: true)
        var text = ""
        var title = ""
        while let piece = reader.next() {
            switch piece {
            case .text(let piece): text += piece.utf8.contains(0x0D) ? piece.replacing("\r", with: "") : piece
            case .start(let tag) where tag.name == "title" && text.allSatisfy(\.isWhitespace):
                title = Text.cleanedLine(reader.text(of: tag))
            case .start(let tag) where closedByBlocks.contains(tag.name): reader.skipElement(tag, endingAt: borders)
            case .start(let tag) where hidden.contains(tag.name): reader.skipElement(tag)
            case .start(let tag) where tag.name == "br": text += "\n"
            case .start(let tag) where blocks.contains(tag.name): text += "\n\n"
            case .start(let tag) where cells.contains(tag.name): text += " "
            case .end(let name) where blocks.contains(name): text += "\n\n"
            default: continue
            }
        }
        return ReadableText(title: title, text: text)
    }

    /// The text of a file in XML that is no page: each element is a paragraph, unless it stands in running text in most formats.
    static func readXML(_ bytes: [UInt8]) -> ReadableText {
        var reader = XMLReader(bytes)
        var text = ""
        while let piece = reader.next() {
            switch piece {
            case .text(let piece): text += piece
            case .start(let tag) where binary.contains(tag.name): reader.skipElement(tag)
            case .start(let tag) where !inline.contains(tag.name): text += "\n\n"
            case .end(let name) where !inline.contains(name): text += "\n\n"
            default: continue
            }
        }
        return ReadableText(title: "", text: text)
    }

    private static let binary: Set = ["binary", "script", "style"]
    private static let inline: Set = [
        "a", "abbr", "b", "em", "emphasis", "hi", "i", "mark", "q", "small", "span", "strong", "sub", "sup", "u",
    ]
    private static let hidden: Set = [
        "script", "style", "template", "noscript", "textarea", "title", "iframe", "noembed", "noframes",
    ]
    /// Hidden elements in which no block stands: one ends them where they are left open.
    private static let closedByBlocks: Set = ["rt", "rp", "select", "svg", "math"]
    private static let borders = blocks.union(cells).union(["ruby", "rt", "rp"])
    static let cells: Set = ["td", "th", "dt"]
    /// The elements that stand on lines of their own.
    static let blocks: Set = [
        "p", "div", "h1", "h2", "h3", "h4", "h5", "h6", "li", "ul", "ol", "dl", "dd", "tr", "table", "blockquote", "pre", "br",
        "section", "article", "header", "footer", "nav", "aside", "main", "figure", "figcaption", "hr", "body", "head", "caption",
        "address", "center", "details", "summary",
    ]
}
