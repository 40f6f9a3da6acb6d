import VocabCore

/// The running text of a file that people read: plain text, a web page, a book, or subtitles. An empty line stands between paragraphs.
package struct ReadableText: Equatable, Sendable {
    /// What the file calls itself; empty where it has no title.
    package let title: String
    /// The text.
    package let text: String

    /// Reads a file, written in `encoding` or in what is found out.
    ///
    /// - Throws: `WordListError`: what the file is instead, or which encodings it may be in.
    package init(_ bytes: [UInt8], encoding: TextEncoding? = nil) throws(WordListError) {
        if ZipArchive.isLikely(bytes) {
            guard let book = try EPUB.read(bytes) else { throw .notText(FileKind(bytes) ?? .archive) }
            self = book
            return
        }
        switch FileKind(bytes) {
        case nil, .webPage, .json, .xml: break
        case let kind?: throw .notText(kind)
        }
        var written = encoding
        if written == nil { written = try Containers.written(bytes) }
        guard let written, let text = TextDecoder.decoded(bytes, as: written) else { throw .notText(.unknown) }
        if text.allSatisfy({ $0 <= 0x20 }) { throw .empty }
        if FileKind(text) == .xml {
            self = HTMLDocument.readXML(text)
        } else if HTMLDocument.isLikely(text) {
            self = HTMLDocument.read(text)
        } else if Subtitles.isLikely(text) {
            self.init(title: "", text: Subtitles.text(text))
        } else {
            self.init(
                title: "", text: String(decoding: text, as: UTF8.self).replacing("\r\n", with: "\n").replacing("\r", with: "\n"))
        }
    }

    init(title: String, text: String) {
        (self.title, self.text) = (title, text)
    }
}
