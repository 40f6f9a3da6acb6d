import VocabCore
import VocabSync

extension SyncResult {
    /// The result for a program.
    var json: JSONWriter {
        var writer = JSONWriter()
        writer.object { writer in
            writer.member("received", received)
            writer.member("sent", sent)
            writer.member("merged", mergedBookcases)
            writer.name("conflicts")
            writer.array(conflicts) { conflict, writer in
                writer.object { writer in
                    writer.optionalMember("bookcase", conflict.bookcase)
                    writer.optionalMember("term", conflict.term ?? "")
                    writer.member("field", conflict.field.field)
                    writer.member("kept", conflict.field.kept)
                    writer.member("other", conflict.field.other)
                }
            }
        }
        return writer
    }
}

extension SyncStatus {
    /// The status for a program.
    var json: JSONWriter {
        var writer = JSONWriter()
        writer.object { writer in
            writer.member("remote", remote)
            writer.member("branch", branch)
            if let last { writer.member("last", last.description) }
            writer.member("waiting", waiting)
        }
        return writer
    }
}

extension JSONWriter {
    fileprivate mutating func member(_ name: String, _ difference: ContentDifference) {
        self.name(name)
        object { writer in
            writer.member("words", difference.words)
            writer.member("removed", difference.removed)
            writer.member("answers", difference.answers)
            writer.member("bookcases", difference.bookcases)
            if difference.hasSettings { writer.member("settings", true) }
        }
    }
}
