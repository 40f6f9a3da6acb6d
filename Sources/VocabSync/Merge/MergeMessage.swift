import VocabCore

/// The message of a commit that merges two devices: what gave way stands in it, so that the device which did not merge can tell, too.
///
/// Below the subject there is one JSON object a line behind `≠ `, of the members of `MergeConflict`.
enum MergeMessage {
    private static let subject = "Words and answers of two devices"
    private static let mark = "≠ "
    /// As many bytes as any system takes as one argument.
    private static let longest = 1 << 15

    /// The message of a merge with these conflicts, as many of them as it has room for.
    static func text(_ conflicts: [MergeConflict]) -> String {
        var text = subject
        for conflict in conflicts {
            let line = (text == subject ? "\n\n" : "\n") + mark + conflict.json
            if text.utf8.count + line.utf8.count > longest { break }
            text += line
        }
        return text
    }

    /// The conflicts that messages speak of, each once; other lines say nothing.
    static func conflicts(in messages: String) -> [MergeConflict] {
        var known: Set<MergeConflict> = []
        return messages.split(separator: "\n").filter { $0.hasPrefix(mark) }
            .compactMap { MergeConflict(json: String($0.dropFirst(mark.count))) }.filter { known.insert($0).inserted }
    }
}

extension MergeConflict {
    fileprivate var json: String {
        var writer = JSONWriter()
        writer.object { writer in
            writer.member("bookcase", bookcase)
            if let term { writer.member("term", term) }
            writer.member("field", field.field)
            writer.member("kept", field.kept)
            writer.member("other", field.other)
        }
        return String(decoding: writer.bytes, as: UTF8.self)
    }

    fileprivate init?(json: String) {
        var texts: [String: String] = [:]
        var reader = JSONReader(Array(json.utf8))
        do { try reader.object { texts[$0] = try $1.string() } } catch { return nil }
        guard let bookcase = texts["bookcase"], let field = texts["field"], let kept = texts["kept"], let other = texts["other"]
        else {
            return nil
        }
        self.init(bookcase: bookcase, term: texts["term"], field: FieldConflict(field: field, kept: kept, other: other))
    }
}
