import ArgumentParser
import VocabCore
import VocabLanguage

/// `vocab backup …`: copies of the store, made by themselves or when asked for.
struct BackupCommand: DescribedCommand {
    static let manual = Manual(
        .backup, "백업과 복원", "back up and restore", examples: ["list"],
        subcommands: [
            BackupListCommand.self, BackupCreateCommand.self, BackupRestoreCommand.self, BackupOpenCommand.self,
        ])
}

/// `vocab backup list`.
struct BackupListCommand: SessionCommand {
    static let manual = Manual(.backupList, "백업 목록", "list the backups")

    @Flag(name: .long, help: .said("JSON으로 쓰기", "print JSON"))
    var json = false

    func run(in shellSession: Session) throws {
        let session = shellSession.forMachines(json)
        let backups = try session.store.backups()
        if json { return session.printJSON(Self.json(of: backups)) }
        if backups.isEmpty { return session.remark(BackupPhrase.noBackups) }
        let screen = BackupScreen(style: session.screen.style, language: session.language)
        session.screen.show(backups.flatMap(screen.lines(of:)))
    }

    private static func json(of backups: [Backup]) -> JSONWriter {
        var writer = JSONWriter()
        writer.lines(backups) { backup, writer in
            writer.object { writer in
                writer.member("name", backup.name)
                writer.member("at", backup.at.description)
                writer.member("reason", backup.reason.rawValue)
                writer.member("bytes", backup.size)
                writer.member("files", backup.files.map(\.path.text))
            }
        }
        return writer
    }
}

/// `vocab backup create`.
struct BackupCreateCommand: SessionCommand {
    static let manual = Manual(
        .backupCreate, "지금 백업하기", "copy the whole store now",
        notes: [Bilingual("이렇게 만든 백업은 저절로 지워지지 않습니다.", "A backup made this way is not deleted by itself.")])

    func run(in session: Session) throws {
        session.tell(.backupMade(try session.store.createBackup(at: session.now).name))
    }
}

/// `vocab backup restore NAME`.
struct BackupRestoreCommand: SessionCommand {
    static let manual = Manual(
        .backupRestore, "백업에서 복원", "put back what a backup holds", examples: ["2026-11-21"],
        notes: [Bilingual("undo로 되돌릴 수 있습니다.", "undo takes that back.")])

    @Argument(help: .said("백업 이름이나 폴더", "name of a backup, or a folder", .backup))
    var backup: String

    func run(in session: Session) throws {
        try session.checkBackup(backup)
        var generator = session.generator
        let restored = try session.store.restore(backup, at: session.now, using: &generator)
        for problem in restored.problems { session.tell(Alert(problem)) }
        if !restored.hasChanged { throw Alert.unchanged(term: nil) }
        session.tell(
            .restored(
                backup, bookcases: restored.bookcases.map(\.description), hasSettings: restored.hasSettings,
                answers: restored.answers))
    }
}

/// `vocab backup open NAME`: what it holds, and how to look closer.
struct BackupOpenCommand: SessionCommand {
    static let manual = Manual(.backupOpen, "백업 열어 보기", "see what a backup holds", examples: ["2026-11-21"])

    @Argument(help: .said("백업 이름이나 폴더", "name of a backup, or a folder", .backup))
    var backup: String

    func run(in session: Session) throws {
        try session.checkBackup(backup)
        let store = session.store.opened(backup)
        let contents = try store.contents()
        for problem in contents.problems { session.tell(Alert(problem)) }
        let screen = ShelfScreen(style: session.screen.style, language: session.language)
        session.screen.show(screen.bookcases(contents.library.bookcases) { _ in nil })
        if let command = session.screen.command.typed(Invocation(.list), inStore: store.root.text) {
            session.remark(BackupPhrase.lookCloser(command: command))
        }
    }
}

extension Session {
    /// - Throws: `Alert.unknownBackup` when there is no backup of that name and no store in that folder.
    fileprivate func checkBackup(_ backup: String) throws {
        let contents = try store.opened(backup).contents()
        if contents.library.bookcases.isEmpty, contents.problems.isEmpty {
            let isKnown = try store.backups().contains { $0.name == backup }
            if !isKnown {
                throw Alert.unknownBackup(backup, nearest: Nearness.nearest(to: backup, among: try store.backups().map(\.name)))
            }
        }
    }
}
