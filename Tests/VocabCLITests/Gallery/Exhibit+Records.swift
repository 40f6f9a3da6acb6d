@testable import VocabCLI

extension Exhibit {
    /// What is listed, counted and printed.
    static let records = [
        Exhibit("door", .studied, "", steps: [.line("quit")]),
        Exhibit("door-first", .empty, "", steps: [.line("quit")]),
        Exhibit("overview", .empty, "help"),
        Exhibit("overview-all", .empty, "help all --plain"),
        Exhibit("books", .withEmpty, "book edit 기초 --picture 📈 --description 시험", "memorize brief", "books"),
        Exhibit("book", .missed, "book show 토익"),
        Exhibit("list", .small, "memorize brief", "list", "list --sort recent"),
        Exhibit("search", .small, "search 다", "search nothing"),
        Exhibit("show", .small, "show abandon", steps: [.key("")]),
        Exhibit("show-studied", .studied, "show overdue", steps: [.key("k"), .key("")]),
        Exhibit("due", .studied, "due"),
        Exhibit("stats", .studied, "stats"),
        Exhibit("stats-model", .studied, "stats --model"),
        Exhibit("stats-none", .small, "stats"),
        Exhibit("wrong", .missed, "wrong", "wrong --clear", "wrong"),
        Exhibit("calendar", .missed, "calendar", "calendar 2026-11-13", "calendar 어제", "calendar 2020-01"),
        Exhibit("plan", .studied, "plan", "plan --exam 2027-01-10 --minutes 20", "plan"),
        Exhibit("away", .studied, "plan --away 7d", "plan", "due"),
        Exhibit("worksheet", .small, "worksheet 기초 2 --seed 3 --answers"),
        Exhibit("backup", .small, "backup create", "backup list"),
        Exhibit("doctor", .small, "doctor"),
        Exhibit("import", .empty, "import LIST --book 과일", "import LIST --book 과일"),
        Exhibit("export", .small, "export 기초 --format md"),
        Exhibit("undo", .small, "remove brief --yes", "undo", "redo", "undo"),
        Exhibit("wish", .small, "wish", "wish add serendipity", "wish add abandon", "wish"),
        Exhibit("recent", .small, "recent"),
    ]
}
