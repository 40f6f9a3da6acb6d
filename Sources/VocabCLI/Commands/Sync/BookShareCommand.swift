import ArgumentParser
import VocabCore
import VocabLanguage
import VocabSync

/// `vocab book share NAME REMOTE`: a bookcase as a list that others follow.
struct BookShareCommand: SessionCommand {
    static let manual = Manual(
        .bookShare, "단어장을 다른 사람과 나누기", "share a bookcase with others",
        examples: ["과일 git@example.com:class/fruit.git", "과일"],
        notes: [
            Bilingual(
                "메모, 외운 표시, 기록, 설정은 보내지 않습니다. 나중에 고친 것은 sync나 share를 다시 하면 갑니다.",
                "Notes, marks, answers and settings stay here. Later edits go with sync, or when you share it again.")
        ])

    @Argument(help: .said("단어장", "the bookcase", .bookcase))
    var name: String

    @Argument(
        help: .said(
            "빈 git 저장소의 주소나 폴더; 나누고 있으면 없어도 됩니다", "address or folder of an empty git repository; not needed later on", .folder
        ))
    var remote: String?

    @Flag(name: .long, help: .said("JSON으로 쓰기", "print JSON"))
    var json = false

    func run(in shellSession: Session) throws {
        let session = shellSession.forMachines(json)
        let bookcase = try session.bookcase(named: name)
        let link = bookcase.listLink
        if remote == nil, let link, link.role == .follow {
            throw Alert.followsList(bookcase: name, remote: RemoteAddress.shown(link.remote))
        }
        guard let remote = remote ?? link?.remote else { throw Alert.usage(.missingArgument(.known(.address))) }
        try session.tellAsked(session.listSharing.share(bookcase.id, at: remote), asJSON: json)
    }
}

/// `vocab book follow REMOTE`: somebody else's list as a bookcase.
struct BookFollowCommand: SessionCommand {
    static let manual = Manual(
        .bookFollow, "다른 사람이 나눈 단어장 따르기", "follow a bookcase that somebody shares",
        examples: ["git@example.com:class/fruit.git"],
        notes: [
            Bilingual(
                "새로 고친 것은 sync나 follow를 다시 하면 옵니다. 메모, 외운 표시, 태그, 더한 단어, 기록은 그대로 남습니다.",
                "Later edits come with sync, or when you follow it again. Your notes, marks, tags, own words and answers stay.")
        ])

    @Argument(help: .said("나눈 단어장의 git 주소나 폴더", "address or folder of the list", .folder))
    var remote: String

    @Flag(name: .long, help: .said("JSON으로 쓰기", "print JSON"))
    var json = false

    func run(in shellSession: Session) throws {
        let session = shellSession.forMachines(json)
        try session.tellAsked(session.listSharing.follow(remote), asJSON: json)
    }
}

/// `vocab book leave NAME`: the words stay, and nothing more comes or goes.
struct BookLeaveCommand: SessionCommand {
    static let manual = Manual(
        .bookLeave, "나누기나 따르기 그만두기", "stop sharing or following a bookcase; its words stay", examples: ["과일"])

    @Argument(help: .said("단어장", "the bookcase", .bookcase))
    var name: String?

    func run(in session: Session) throws {
        let bookcase = try chosen(session)
        guard bookcase.listLink != nil else { throw Alert.unchanged(term: nil) }
        try session.listSharing.leave(bookcase)
        session.tell(.bookcaseEdited)
    }

    /// The bookcase named, or one of those that there is something to leave.
    private func chosen(_ session: Session) throws -> Bookcase {
        let linked = try session.library().bookcases.filter { $0.listLink != nil }
        if name == nil, session.canAsk, linked.count > 1 { return try session.chosenBookcase(among: linked) }
        if name == nil, session.canAsk, let only = linked.first { return only }
        return try session.bookcase(namedOrChosen: name, givingStarters: false)
    }
}

extension Session {
    /// Shares bookcases of this store and follows lists.
    var listSharing: ListSharing { ListSharing(store, files: world.files, runner: world.git, at: now) }

    /// Tells what came of a list that the learner asked for.
    fileprivate func tellAsked(_ result: ListResult, asJSON: Bool) throws {
        if asJSON { return printJSON(result.json) }
        let name = result.bookcase.name.description
        if result.isNew {
            show(
                result.link.role == .share
                    ? ListPhrase.offered(name, at: RemoteAddress.shown(result.link.remote)) : .followed(name))
        }
        tell(result, named: name, isDryRun: false)
        if result.received.isEmpty, result.sent.isEmpty, !result.isNew { show(ListPhrase.upToDate(name)) }
    }

    /// Tells what came from a list and what went to it; nothing where there was no news.
    func tell(_ result: ListResult, named name: String, isDryRun: Bool) {
        if !result.received.isEmpty { show(ListPhrase.received(name, result.received, isDryRun: isDryRun)) }
        if !result.sent.isEmpty { show(ListPhrase.sent(name, result.sent, isDryRun: isDryRun)) }
        if let backup = result.backup { show(SyncPhrase.removedWordsKept(backup: backup)) }
        show(result.conflicts)
    }
}

/// What is said about lists that several learners share.
enum ListPhrase: Phrase {
    case offered(String, at: String)
    case followed(String)
    case upToDate(String)
    case received(String, ContentDifference, isDryRun: Bool)
    case sent(String, ContentDifference, isDryRun: Bool)

    var korean: String {
        switch self {
        case .offered(let name, let remote): "‘\(name)’ 나누기 시작: book follow \(remote)"
        case .followed(let name): "‘\(name)’ 따르기 시작"
        case .upToDate(let name): "‘\(name)’: 새로운 것이 없습니다."
        case .received(let name, let difference, let isDryRun): "‘\(name)’ 목록에서 \(isDryRun ? "받을" : "받은") 것: \(difference.korean)"
        case .sent(let name, let difference, let isDryRun): "‘\(name)’ 목록에 \(isDryRun ? "보낼" : "보낸") 것: \(difference.korean)"
        }
    }

    var english: String {
        switch self {
        case .offered(let name, let remote): "“\(name)” can be followed now: book follow \(remote)"
        case .followed(let name): "You follow “\(name)” now."
        case .upToDate(let name): "“\(name)”: nothing new."
        case .received(let name, let difference, let isDryRun):
            "\(isDryRun ? "Would receive" : "Received") from the list “\(name)”: \(difference.english)"
        case .sent(let name, let difference, let isDryRun):
            "\(isDryRun ? "Would send" : "Sent") to the list “\(name)”: \(difference.english)"
        }
    }
}
