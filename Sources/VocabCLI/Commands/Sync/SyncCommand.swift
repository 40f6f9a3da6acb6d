import ArgumentParser
import VocabCore
import VocabLanguage
import VocabSync

/// `vocab sync`: the same words and answers on every device, over any git remote.
struct SyncCommand: SessionCommand {
    static let manual = Manual(
        .sync, "다른 기기와 동기화", "sync with your other devices", examples: ["", "--dry-run", "status"],
        notes: [
            Bilingual(
                "양쪽에서 한 일은 모두 남습니다. 같은 칸을 다르게 고쳤으면 나중 것이 남고, 다른 값은 메모에 적힙니다.",
                "What was done on either side stays. Where both changed the same field, the later value counts and the note keeps the other."
            )
        ],
        subcommands: [SyncInitCommand.self, SyncStatusCommand.self])

    @Flag(name: .long, help: .said("하지 않고 무엇을 할지만 말하기", "only say what would come and go"))
    var dryRun = false

    @Option(
        name: .long,
        help: .said(
            "원격에서 단어가 모두 없어졌을 때: accept는 여기서도 지우기, restore는 여기 것을 다시 보내기",
            "when all words are gone from the remote: accept deletes them here too, restore sends those here again",
            .oneOf(EmptiedRemote.self)))
    var emptied: EmptiedRemote?

    @Option(
        name: .long,
        help: .said(
            "보낸 단어가 지우지 않았는데 여기 없을 때: restore는 되찾기, delete는 다른 기기에서도 지우기",
            "when words that were sent are missing here though nothing deleted them: restore takes them back, delete deletes them everywhere",
            .oneOf(MissingWords.self)))
    var missing: MissingWords?

    @Flag(
        name: .long,
        help: .said("원격의 읽을 수 없는 파일은 그 전 것으로 되돌리기", "put back what files of the remote held that cannot be read"))
    var restoreBroken = false

    @Flag(name: .long, help: .said("JSON으로 쓰기", "print JSON"))
    var json = false

    func run(in shellSession: Session) throws {
        let session = shellSession.forMachines(json)
        var outcome: Result<SyncResult, any Error> = .failure(SyncError.notConnected)
        var result = SyncResult()
        // What the lists bring comes with what the other devices bring, as one change, and goes to them.
        let lists = try session.listSharing.update(isDryRun: dryRun) { lists in
            outcome = Result { try synced(session, emptied, missing, lists) { result = $0 } }
            return outcome.failure
        }
        if case .success(let whole) = outcome { result = whole }
        // A store that is not connected has its lists alone to be brought up to date.
        if case .failure(SyncError.notConnected) = outcome, !lists.isEmpty { outcome = .success(result) }
        tell(result, lists, outcome.failure, session)
        if let failure = outcome.failure { throw failure }
        if !dryRun { session.keepSmall(after: result) }
    }

    /// Tells what came and what went, also where something failed afterwards.
    private func tell(_ result: SyncResult, _ lists: [NamedListResult], _ failure: (any Error)?, _ session: Session) {
        let news = lists.compactMap { list in (try? list.result.get()).map { (list.name, $0) } }
        if json {
            if failure == nil || !result.isEmpty || !news.isEmpty { session.printJSON(result.json(lists: lists)) }
        } else {
            let isIdle = news.count == lists.count && news.allSatisfy { $0.1.isEmpty }
            session.tell(result, isDryRun: dryRun, isAll: failure == nil && isIdle)
            for (name, list) in news { session.tell(list.beside(result), named: name, isDryRun: dryRun) }
        }
        for case (_, .failure(let error)) in lists { session.tell(Alert(error)) }
    }

    /// Syncs the store with what the lists bring, and asks what only the learner knows.
    private func synced(
        _ session: Session, _ emptied: EmptiedRemote?, _ missing: MissingWords?, _ lists: ListUpdate?,
        telling: (SyncResult) -> Void
    ) throws -> SyncResult {
        do {
            return try Synchronizer(
                session.store, files: session.world.files, runner: session.world.git, at: session.now, emptied: emptied,
                missing: missing, restoresBroken: restoreBroken, lists: lists
            ).sync(isDryRun: dryRun, telling: telling)
        } catch SyncError.emptied(let remote, let words) where emptied == nil && session.canAsk && !json {
            guard try session.confirm(SyncPhrase.deleteHereToo(words: words)) else {
                throw SyncError.emptied(remote: remote, words: words)
            }
            return try synced(session, .accept, missing, lists, telling: telling)
        } catch SyncError.missing(let words, let terms) where missing == nil && session.canAsk {
            let isDeletion = try session.confirm(SyncPhrase.deleteMissing(words: words, terms: terms))
            return try synced(session, emptied, isDeletion ? .delete : .restore, lists, telling: telling)
        }
    }
}

/// `vocab sync init REMOTE`.
struct SyncInitCommand: SessionCommand {
    static let manual = Manual(
        .syncInit, "원격 저장소 연결하기", "connect to a git remote", examples: ["git@example.com:me/words.git", "/media/usb/words.git"],
        notes: [
            Bilingual(
                "원격에 단어가 있으면 가져와 이 기기의 단어와 합칩니다.",
                "What the remote holds is merged with the words of this device.")
        ])

    @Argument(help: .said("git 원격 주소나 폴더", "address or folder of a git remote", .folder))
    var remote: String

    @Flag(name: .long, help: .said("JSON으로 쓰기", "print JSON"))
    var json = false

    func run(in shellSession: Session) throws {
        let session = shellSession.forMachines(json)
        let result = try session.synchronizer().connect(to: remote)
        if json { session.printJSON(result.json()) } else { session.tell(result, isDryRun: false) }
        session.keepSmall(after: result)
    }
}

/// `vocab sync status`.
struct SyncStatusCommand: SessionCommand {
    static let manual = Manual(.syncStatus, "마지막 동기화와 보낼 것", "the last sync, and what is still to send")

    @Flag(name: .long, help: .said("JSON으로 쓰기", "print JSON"))
    var json = false

    func run(in shellSession: Session) throws {
        let session = shellSession.forMachines(json)
        let status = try session.synchronizer().status()
        if json { return session.printJSON(status.json) }
        let lists = try session.library().bookcases.compactMap { bookcase in
            bookcase.listLink.map { (bookcase.name.description, $0) }
        }
        let phrases: [SyncPhrase] =
            [
                .connected(remote: RemoteAddress.shown(status.remote), branch: status.branch),
                .last(status.last, now: session.now),
                status.waiting.isEmpty ? .nothingWaits : .waits(status.waiting),
            ]
            + lists.map { name, link in
                let remote = RemoteAddress.shown(link.remote)
                return link.role == .share ? .shares(name, remote: remote) : .follows(name, remote: remote)
            }
        for phrase in phrases { session.show(phrase) }
    }
}

extension Session {
    /// Says in one line that the other devices may know more, where the last sync was a while ago.
    func tellOldSync() {
        guard let last = SyncStatus.lastSync(of: store, files: world.files) else { return }
        let days = SyncPhrase.days(from: last, to: now)
        if days >= 7 { screen.show(screen.style.paragraph(SyncPhrase.isOld(days: days).text(in: language), .dim)) }
    }

    /// Syncs this store.
    func synchronizer() -> Synchronizer { Synchronizer(store, files: world.files, runner: world.git, at: now) }

    /// Keeps git's files small once everything that was said is on the screen.
    fileprivate func keepSmall(after result: SyncResult) {
        tellLostResults()
        synchronizer().keepSmall(after: result)
    }

    /// Tells what came and what went; only after it is so. Where that `isAll` and is nothing, that all is the same.
    fileprivate func tell(_ result: SyncResult, isDryRun: Bool, isAll: Bool = true) {
        var phrases: [SyncPhrase] = []
        if !result.takenBack.isEmpty {
            phrases.append(isDryRun ? .wouldTakeBack(result.takenBack) : .takenBack(result.takenBack))
        }
        if result.isEmpty, isAll { phrases.append(.upToDate) }
        if !result.received.isEmpty { phrases.append(isDryRun ? .wouldReceive(result.received) : .received(result.received)) }
        if !result.sent.isEmpty { phrases.append(isDryRun ? .wouldSend(result.sent) : .sent(result.sent)) }
        if !result.mergedBookcases.isEmpty { phrases.append(.merged(result.mergedBookcases)) }
        if let backup = result.backup { phrases.append(.removedWordsKept(backup: backup)) }
        for phrase in phrases { show(phrase) }
        show(result.conflicts)
    }

    /// Shows a sentence of a sync.
    func show(_ phrase: some Phrase) {
        screen.show(screen.style.paragraph(SafeText.line(phrase.text(in: language))))
    }

    /// Shows what gave way in a merge.
    func show(_ conflicts: [MergeConflict]) {
        for conflict in conflicts.prefix(Self.conflictsShown) {
            let text = SafeText.line(SyncPhrase.conflict(conflict).text(in: language))
            screen.show(screen.style.item("≠", text, labelRole: .strong))
        }
        let further = conflicts.count - Self.conflictsShown
        if further > 0 { show(SyncPhrase.furtherConflicts(further)) }
    }

    /// As many as can be read at a glance; a long absence has hundreds.
    private static var conflictsShown: Int { 5 }
}

extension SyncResult {
    /// Whether nothing came, and nothing went.
    fileprivate var isEmpty: Bool { received.isEmpty && sent.isEmpty && takenBack.isEmpty }
}

extension ListResult {
    /// Whether nothing came, and nothing went.
    fileprivate var isEmpty: Bool { received.isEmpty && sent.isEmpty }

    /// The same without the backup that `result` tells of.
    fileprivate func beside(_ result: SyncResult) -> ListResult {
        var list = self
        if list.backup == result.backup { list.backup = nil }
        return list
    }
}

extension Result {
    fileprivate var failure: Failure? { if case .failure(let error) = self { error } else { nil } }
}

extension EmptiedRemote: ExpressibleByArgument {}
extension MissingWords: ExpressibleByArgument {}
