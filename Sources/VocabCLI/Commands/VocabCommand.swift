import ArgumentParser

/// The whole grammar: what can be typed after `vocab`, and at its prompt.
struct VocabCommand: ParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "vocab",
        abstract: "터미널 단어 퀴즈 · a vocabulary quiz game for the terminal.",
        discussion: """
            vocab만 치면 프롬프트가 열립니다. · vocab alone opens the prompt.
            모든 명령: --store DIR, --lang ko|en, --plain · options of every command.
            """,
        version: "vocab 0.1.0",
        subcommands: [
            QuizCommand.self, WorksheetCommand.self, SetupCommand.self, BooksCommand.self, BookCommand.self, AddCommand.self,
            EditCommand.self, ShowCommand.self, RemoveCommand.self, ListCommand.self, SearchCommand.self, MemorizeCommand.self,
            ForgetCommand.self, ImportCommand.self, ExportCommand.self, UndoCommand.self, RedoCommand.self, BackupCommand.self,
            DoctorCommand.self,
        ],
        helpNames: [.long])
}
