import ArgumentParser
import VocabLanguage

/// The whole grammar: what can be typed after `vocab`, and at its prompt.
struct VocabCommand: DescribedCommand {
    static let manual = Manual(
        ofProgram: "vocab", "터미널 단어 퀴즈", "a vocabulary quiz game for the terminal",
        subcommands: groups.flatMap(\.commands) + [MergeDriverCommand.self])

    static let configuration = CommandConfiguration(
        commandName: manual.name, abstract: manual.overview.english, version: version, subcommands: manual.subcommands,
        helpNames: [.long])

    /// What the program is called, and which version it is.
    static let version = "vocab 0.1.0"

    /// Commands that belong together, as the overview shows them.
    struct Group {
        let title: Bilingual
        let commands: [any DescribedCommand.Type]
    }

    /// All commands for people, in the order the overview shows them; the merge driver is for git.
    static let groups = [
        Group(
            title: Bilingual("게임", "Games"),
            commands: [
                QuizCommand.self, FlashcardsCommand.self, HangmanCommand.self, MatchCommand.self, DrillCommand.self,
                WrongCommand.self, DueCommand.self, PlaceCommand.self, SetupCommand.self, WorksheetCommand.self,
            ]),
        Group(
            title: Bilingual("단어장", "Bookcases"),
            commands: [BooksCommand.self, BookCommand.self, ImportCommand.self, ExportCommand.self]),
        Group(
            title: Bilingual("단어", "Words"),
            commands: [
                AddCommand.self, EditCommand.self, ShowCommand.self, RemoveCommand.self, MoveCommand.self, ListCommand.self,
                SearchCommand.self,
                MemorizeCommand.self, ForgetCommand.self, ResetCommand.self, WishCommand.self,
                SayCommand.self,
            ]),
        Group(title: Bilingual("찾아보기", "Dictionaries"), commands: [LookupCommand.self, RecentCommand.self, ReadCommand.self]),
        Group(
            title: Bilingual("기억", "Memory"),
            commands: [StatsCommand.self, CalendarCommand.self, PlanCommand.self, OptimizeCommand.self]),
        Group(title: Bilingual("이 프로그램", "This program"), commands: [LangCommand.self]),
        Group(
            title: Bilingual("되돌리기와 점검", "Safety"),
            commands: [UndoCommand.self, RedoCommand.self, BackupCommand.self, DoctorCommand.self]),
        Group(title: Bilingual("다른 기기", "Other devices"), commands: [SyncCommand.self]),
    ]
}
