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
        let text = try Self.decoded(bytes, encoding)
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

    /// In UTF-8 without a mark in front.
    private static func decoded(_ bytes: [UInt8], _ said: TextEncoding?) throws(WordListError) -> [UInt8] {
        let encoding: TextEncoding
        if let said = said ?? HTMLDocument.encoding(saidIn: bytes) {
            encoding = said
        } else {
            guard let guess = EncodingGuess(bytes) else { throw .notText(.unknown) }
            if let rival = guess.rival {
                throw .ambiguousEncoding([guess.encoding, rival].map { EncodingReading(of: bytes, as: $0) })
            }
            encoding = guess.encoding
        }
        guard let text = TextDecoder.decoded(bytes, as: encoding) else { throw .notText(.unknown) }
        return text.starts(with: [0xEF, 0xBB, 0xBF]) ? Array(text.dropFirst(3)) : text
    }
}
