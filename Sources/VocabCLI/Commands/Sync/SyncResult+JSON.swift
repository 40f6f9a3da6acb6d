import VocabCore
import VocabSync

extension SyncResult {
    /// The result for a program, with what came of the lists that bookcases are tied to.
    func json(lists: [NamedListResult] = []) -> JSONWriter {
        var writer = JSONWriter()
        writer.object { writer in
            writer.member("received", received)
            writer.member("sent", sent)
            if !takenBack.isEmpty { writer.member("takenBack", takenBack) }
            if let backup { writer.member("backup", backup) }
            writer.member("merged", mergedBookcases)
            writer.member("conflicts", conflicts)
            if lists.isEmpty { return }
            writer.name("lists")
            writer.array(lists) { list, writer in
                writer.object { writer in
                    switch list.result {
                    case .success(let result): writer.members(of: result)
                    case .failure(let error):
                        writer.member("name", list.name)
                        writer.member("error", Alert(error).english.title)
                    }
                }
            }
        }
        return writer
    }
}

extension ListResult {
    /// The result for a program.
    var json: JSONWriter {
        var writer = JSONWriter()
        writer.object { $0.members(of: self) }
        return writer
    }
}

extension SyncStatus {
    /// The status for a program.
    var json: JSONWriter {
        var writer = JSONWriter()
        writer.object { writer in
            writer.member("remote", RemoteAddress.shown(remote))
            writer.member("branch", branch)
            if let last { writer.member("last", last.description) }
            writer.member("waiting", waiting)
        }
        return writer
    }
}

extension JSONWriter {
    /// Writes what ties a bookcase to a list.
    mutating func members(of link: ListLink) {
        member("role", link.role.rawValue)
        member("remote", RemoteAddress.shown(link.remote))
    }

    fileprivate mutating func members(of result: ListResult) {
        member("bookcase", result.bookcase.id.description)
        member("name", result.bookcase.name.description)
        members(of: result.link)
        member("received", result.received)
        member("sent", result.sent)
        member("conflicts", result.conflicts)
    }

    fileprivate mutating func member(_ name: String, _ conflicts: [MergeConflict]) {
        self.name(name)
        array(conflicts) { conflict, writer in
            writer.object { writer in
                writer.optionalMember("bookcase", conflict.bookcase)
                writer.optionalMember("term", conflict.term ?? "")
                writer.member("field", conflict.field.field)
                writer.member("kept", conflict.field.kept)
                writer.member("other", conflict.field.other)
            }
        }
    }

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
