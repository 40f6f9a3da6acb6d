import VocabCore
import VocabLanguage

/// What is said about backups.
enum BackupPhrase: Phrase {
    case noBackups
    case size(kilobytes: Int)
    case lookCloser(command: String)
    case history
    case settings
    /// What else came back from a backup.
    case alsoRestored(hasSettings: Bool, answers: Int)

    var korean: String {
        switch self {
        case .noBackups: "아직 백업이 없습니다. 있던 것을 처음 바꿀 때 저절로 만들어집니다."
        case .size(let kilobytes): "\(kilobytes)KB"
        case .lookCloser(let command): "자세히 보려면: \(command)"
        case .history: "기록"
        case .settings: "설정"
        case .alsoRestored(let hasSettings, let answers):
            [hasSettings ? "설정을 되돌렸습니다." : "", answers > 0 ? "없던 기록 \(answers)개를 더했습니다." : ""].sentences
        }
    }

    var english: String {
        switch self {
        case .noBackups: "There are no backups yet; the first change of what is there already makes one."
        case .size(let kilobytes): "\(kilobytes) KB"
        case .lookCloser(let command): "To look closer: \(command)"
        case .history: "history"
        case .settings: "settings"
        case .alsoRestored(let hasSettings, let answers):
            [hasSettings ? "The settings are those of the backup." : "", answers > 0 ? "Missing answers added: \(answers)." : ""]
                .sentences
        }
    }
}

extension Backup.Reason: Phrase {
    package var korean: String {
        switch self {
        case .daily: "그날 첫 수정 전"
        case .import: "가져오기 전"
        case .remove: "삭제 전"
        case .repair: "고치기 전"
        case .restore: "복원 전"
        case .upgrade: "새 형식으로 바꾸기 전"
        case .manual: "직접 만듦"
        }
    }

    package var english: String {
        switch self {
        case .daily: "before the day's first change"
        case .import: "before an import"
        case .remove: "before deleting"
        case .repair: "before a repair"
        case .restore: "before a restore"
        case .upgrade: "before the change to a new form"
        case .manual: "asked for"
        }
    }
}
