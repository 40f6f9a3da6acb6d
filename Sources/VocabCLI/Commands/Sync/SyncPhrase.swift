import VocabCore
import VocabLanguage
import VocabSync

/// What is said about a sync.
enum SyncPhrase: Phrase {
    case upToDate
    case received(ContentDifference)
    case wouldReceive(ContentDifference)
    case sent(ContentDifference)
    case wouldSend(ContentDifference)
    case merged([String])
    /// What was missing here is here again.
    case takenBack(ContentDifference)
    case wouldTakeBack(ContentDifference)
    /// The words that a sync removed here are in this backup.
    case removedWordsKept(backup: String)
    /// Asks whether words that were lost here shall go everywhere.
    case deleteMissing(words: Int, terms: [String])
    case conflict(MergeConflict)
    /// So many more than could be named.
    case furtherConflicts(Int)
    case connected(remote: String, branch: String)
    case last(Timestamp?, now: Timestamp)
    /// A bookcase that is tied to a list.
    case follows(String, remote: String)
    case shares(String, remote: String)
    case nothingWaits
    case waits(ContentDifference)
    /// The last sync was so many days ago.
    case isOld(days: Int)
    /// Asks whether to delete here what was deleted everywhere else.
    case deleteHereToo(words: Int)

    var korean: String {
        switch self {
        case .upToDate: "새로운 것이 없습니다. 모두 같습니다."
        case .received(let difference): "받은 것: \(difference.korean)"
        case .wouldReceive(let difference): "받을 것: \(difference.korean)"
        case .sent(let difference): "보낸 것: \(difference.korean)"
        case .wouldSend(let difference): "보낼 것: \(difference.korean)"
        case .wouldTakeBack(let difference): "지우지 않았는데 여기 없어 되찾을 것: \(difference.korean)"
        case .takenBack(let difference): "지우지 않았는데 여기 없던 것을 되찾았습니다: \(difference.korean)"
        case .removedWordsKept(let backup): "지운 단어는 백업 ‘\(backup)’에 있습니다."
        case .deleteMissing(let words, let terms):
            "전에 동기화한 단어 \(words)개가 지우지 않았는데 여기 없습니다 (\(Self.some(terms))). 다른 기기에서도 지울까요? 아니요: 되찾습니다. (y/N)"
        case .merged(let names): "양쪽에서 고쳐 합친 단어장: \(names.joined(separator: ", "))"
        case .conflict(let conflict) where conflict.field.field == FieldConflict.takenName:
            "‘\(conflict.field.other)’ 단어장이 둘이 되어 하나는 ‘\(conflict.field.kept)’로 바꿈"
        case .conflict(let conflict):
            (conflict.place.map { $0 + " · " } ?? "")
                + "\(conflict.name.korean): ‘\(conflict.field.kept)’ 남김, ‘\(conflict.field.other)’ "
                + (conflict.term == nil ? "버림" : "메모에 적음")
        case .furtherConflicts(let count): "그 밖에 \(count)곳도 그렇게 했습니다. 단어의 것은 메모에 ‘≠’로 적혀 있습니다."
        case .connected(let remote, let branch): "원격: \(remote) (\(branch))"
        case .last(let last?, let now):
            "마지막 동기화: "
                + Self.ago(from: last, to: now, now: "방금", minutes: { "\($0)분 전" }, hours: { "\($0)시간 전" }, days: { "\($0)일 전" })
        case .follows(let name, let remote): "따르는 목록: ‘\(name)’ (\(remote))"
        case .shares(let name, let remote): "나누는 단어장: ‘\(name)’ (\(remote))"
        case .last(nil, _): "아직 한 번도 동기화하지 않았습니다."
        case .nothingWaits: "보낼 것이 없습니다."
        case .waits(let difference): "아직 보내지 않은 것: \(difference.korean)"
        case .deleteHereToo(let words): "원격에는 단어가 하나도 남지 않았습니다. 여기 있는 \(words)개도 지울까요? (y/N)"
        case .isOld(let days): "\(days)일 동안 다른 기기와 동기화하지 않았습니다: sync"
        }
    }

    var english: String {
        switch self {
        case .upToDate: "Nothing new: everything is the same."
        case .received(let difference): "Received: \(difference.english)"
        case .wouldReceive(let difference): "Would receive: \(difference.english)"
        case .sent(let difference): "Sent: \(difference.english)"
        case .wouldSend(let difference): "Would send: \(difference.english)"
        case .wouldTakeBack(let difference): "Missing here though nothing deleted it; would be taken back: \(difference.english)"
        case .takenBack(let difference): "Missing here though nothing deleted it, and taken back: \(difference.english)"
        case .removedWordsKept(let backup): "The words deleted here are in the backup “\(backup)”."
        case .deleteMissing(let words, let terms):
            "\(words) word\(words == 1 ? " is" : "s are") missing here though nothing deleted \(words == 1 ? "it" : "them") (\(Self.some(terms))). "
                + "Delete on the other devices, too? No takes back what is missing. (y/N)"
        case .merged(let names): "Changed here and there, and merged: \(names.joined(separator: ", "))"
        case .conflict(let conflict) where conflict.field.field == FieldConflict.takenName:
            "Two bookcases came to be called “\(conflict.field.other)”; one is “\(conflict.field.kept)” now"
        case .conflict(let conflict):
            (conflict.place.map { $0 + " · " } ?? "")
                + "\(conflict.name.english): “\(conflict.field.kept)” stays, “\(conflict.field.other)” "
                + (conflict.term == nil ? "gives way" : "is in the note")
        case .furtherConflicts(let count):
            "The same in \(count) more place\(count == 1 ? "" : "s"); of words the note keeps it, after “≠”."
        case .connected(let remote, let branch): "Remote: \(remote) (\(branch))"
        case .last(let last?, let now):
            "Last sync: "
                + Self.ago(
                    from: last, to: now, now: "just now", minutes: { "\($0) minute\($0 == 1 ? "" : "s") ago" },
                    hours: { "\($0) hour\($0 == 1 ? "" : "s") ago" }, days: { "\($0) day\($0 == 1 ? "" : "s") ago" })
        case .follows(let name, let remote): "Follows the list “\(name)” (\(remote))"
        case .shares(let name, let remote): "Shares “\(name)” (\(remote))"
        case .last(nil, _): "Never synced so far."
        case .nothingWaits: "Nothing waits to be sent."
        case .waits(let difference): "Not sent yet: \(difference.english)"
        case .deleteHereToo(let words):
            "No word is left on the remote. Delete the \(words) word\(words == 1 ? "" : "s") here, too? (y/N)"
        case .isOld(let days): "Not synced for \(days) days: sync"
        }
    }

    /// The first few of many terms.
    private static func some(_ terms: [String]) -> String {
        terms.prefix(3).joined(separator: ", ") + (terms.count > 3 ? ", …" : "")
    }

    private static func ago(
        from last: Timestamp, to now: Timestamp, now just: String, minutes: (Int) -> String, hours: (Int) -> String,
        days: (Int) -> String
    ) -> String {
        switch max(0, now.secondsSince1970 - last.secondsSince1970) {
        case ..<60: just
        case let seconds where seconds < 3_600: minutes(seconds / 60)
        case let seconds where seconds < 86_400: hours(seconds / 3_600)
        case let seconds: days(seconds / 86_400)
        }
    }

    static func days(from last: Timestamp, to now: Timestamp) -> Int {
        max(0, (now.secondsSince1970 - last.secondsSince1970) / 86_400)
    }
}

extension MergeConflict {
    /// Where it is; nil for the settings.
    fileprivate var place: String? {
        let names = [bookcase, term ?? ""].filter { !$0.isEmpty }
        return names.isEmpty ? nil : names.joined(separator: " · ")
    }

    /// What the screen calls the field that differed.
    fileprivate var name: (korean: String, english: String) {
        if let field = WordField(rawValue: field.field), term != nil { return (field.korean, field.english) }
        return switch field.field {
        case "name": ("이름", "name")
        case "description": ("설명", "description")
        case "termLanguage": (Label.termLanguage.korean, Label.termLanguage.english)
        case "meaningLanguage": (Label.meaningLanguage.korean, Label.meaningLanguage.english)
        case "picture": (Label.picture.korean, Label.picture.english)
        default: ("설정 (\(field.field))", "settings (\(field.field))")
        }
    }
}

extension ContentDifference: Phrase {
    package var korean: String {
        parts([
            (words, "단어 \(words)개"), (removed, "지운 단어 \(removed)개"), (answers, "기록 \(answers)개"),
            (bookcases, "단어장 \(bookcases)개"), (hasSettings ? 1 : 0, "설정"),
        ])
    }

    package var english: String {
        parts([
            (words, words == 1 ? "1 word" : "\(words) words"), (removed, "\(removed) deleted"),
            (answers, answers == 1 ? "1 answer" : "\(answers) answers"),
            (bookcases, bookcases == 1 ? "1 bookcase" : "\(bookcases) bookcases"), (hasSettings ? 1 : 0, "settings"),
        ])
    }

    private func parts(_ all: [(count: Int, text: String)]) -> String {
        all.filter { $0.count > 0 }.map(\.text).joined(separator: ", ")
    }
}
