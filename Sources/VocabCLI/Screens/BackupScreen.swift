import VocabCore
import VocabLanguage

/// How a list of backups looks.
struct BackupScreen {
    let style: Style
    let language: Language

    /// The lines of one backup: its name, why it was made, how large it is, and what is in it.
    func lines(of backup: Backup) -> [String] {
        let size = BackupPhrase.size(kilobytes: (backup.size + 1_023) / 1_024).text(in: language)
        let head = [backup.name, backup.reason.text(in: language), size].joined(separator: " · ")
        let names = backup.files.map(\.path).map { path in
            switch path.folder.name {
            case "bookcases": SafeText.line(path.stem)
            case "history": BackupPhrase.history.text(in: language)
            default: BackupPhrase.settings.text(in: language)
            }
        }
        return style.paragraph(head, .strong) + style.paragraph(names.joined(separator: ", "), indent: 2)
    }
}
