/// One reply of a DICT server (RFC 2229, 2.4): a status line, and the text behind it where its code announces one.
struct DictReply: Equatable {
    /// The status code, of three digits.
    var code: Int
    /// What stands behind the code; quoted words keep their quotes.
    var rest: String
    /// The lines of the text; none where the code announces none.
    var text: [String]

    /// Whether the server is done with a command; before that it may send any number of texts.
    var isFinal: Bool { !(100..<200).contains(code) }

    /// The words of `rest`, where what stands in quotes is one word.
    var words: [String] {
        var words: [String] = []
        var word: String?
        var quote: Character?
        var isEscaped = false
        for character in rest {
            switch character {
            case _ where isEscaped:
                word = (word ?? "") + String(character)
                isEscaped = false
            case "\\": isEscaped = true
            case _ where character == quote: quote = nil
            case "\"" where quote == nil, "'" where quote == nil && word == nil:
                quote = character
                word = word ?? ""
            case " " where quote == nil:
                if let word { words.append(word) }
                word = nil
            default: word = (word ?? "") + String(character)
            }
        }
        if let word { words.append(word) }
        return words
    }
}

/// Takes replies out of bytes that may be cut anywhere.
struct DictReplyReader {
    private var line: [UInt8] = []
    /// The reply whose text is not whole yet.
    private var open: DictReply?

    /// RFC 2229 has lines of at most 1,024 bytes; some servers send longer ones.
    private static let longestLine = 1 << 16
    /// The codes that a text follows.
    private static let withText: Set = [110, 111, 112, 113, 114, 151, 152]

    /// Whether something came that is no reply of a DICT server; nothing after it is read.
    private(set) var isBroken = false

    /// The replies that `bytes` complete.
    mutating func read(_ bytes: [UInt8]) -> [DictReply] {
        var replies: [DictReply] = []
        for byte in bytes where !isBroken {
            guard byte == UInt8(ascii: "\n") else {
                line.append(byte)
                if line.count > Self.longestLine { isBroken = true }
                continue
            }
            if line.last == UInt8(ascii: "\r") { line.removeLast() }
            if let reply = take(Self.text(line)) { replies.append(reply) }
            line.removeAll(keepingCapacity: true)
        }
        return replies
    }

    private mutating func take(_ line: String) -> DictReply? {
        if let reply = open {
            if line == "." {
                open = nil
                return reply
            }
            // A line that begins with a full stop was sent with a second one before it.
            open?.text.append(line.hasPrefix("..") ? String(line.dropFirst()) : line)
            return nil
        }
        guard let code = Int(line.prefix(3)), (100..<600).contains(code), line.utf8.count == 3 || line.dropFirst(3).first == " "
        else {
            isBroken = true
            return nil
        }
        let reply = DictReply(code: code, rest: String(line.dropFirst(4)), text: [])
        guard Self.withText.contains(code) else { return reply }
        open = reply
        return nil
    }

    /// The text of a line; one that is no UTF-8 is taken for Latin-1, as old servers send it.
    private static func text(_ line: [UInt8]) -> String {
        String(validating: line, as: UTF8.self)
            ?? String(String.UnicodeScalarView(line.map { Unicode.Scalar($0) }))
    }
}
