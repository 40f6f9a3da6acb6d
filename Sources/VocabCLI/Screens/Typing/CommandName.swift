/// The commands by the names that are typed, so that whatever proposes one need not know how it is run.
///
/// One that stands under another is named behind it: `book add`. Everything else about a command is in its struct in `Commands`.
enum CommandName: String, CaseIterable {
    case quiz, flashcards, hangman, match, drill, wrong, due, place, setup, worksheet
    case books, `import`, export
    case book, bookAdd = "book add", bookEdit = "book edit", bookRename = "book rename", bookShow = "book show"
    case bookRemove = "book remove", bookShare = "book share", bookFollow = "book follow", bookLeave = "book leave"
    case add, edit, show, remove, move, list, search, memorize, forget, reset, say
    case wish, wishList = "wish list", wishAdd = "wish add", wishRemove = "wish remove", wishFill = "wish fill"
    case lookup, recent, read
    case stats, calendar, plan, optimize
    case lang, undo, redo, doctor
    case backup, backupList = "backup list", backupCreate = "backup create", backupRestore = "backup restore"
    case backupOpen = "backup open"
    case sync, syncInit = "sync init", syncStatus = "sync status", mergeDriver = "merge-driver"

    /// The words to type.
    var words: [String] { rawValue.split(separator: " ").map(String.init) }
    /// The last of them, by which the parser knows it below the command before.
    var lastWord: String { words.last ?? rawValue }
}
