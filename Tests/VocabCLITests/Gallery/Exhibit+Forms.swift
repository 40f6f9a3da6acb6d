@testable import VocabCLI

extension Exhibit {
    /// What is asked line by line.
    static let forms = [
        Exhibit(
            "setup", .withEmpty, "setup", steps: [.line("9"), .line("1"), .line("99"), .line("2"), .line("reverse")]),
        Exhibit(
            "add", .small, "add --book 기초",
            steps: [
                .line("gain"), .line("얻다"), .line("+"), .line("2"), .line("/ɡeɪn/"), .line("No pain, no gain."), .enter, .enter,
                .line("day1"), .enter, .line("brief"), .key(""), .line(""),
            ]),
        Exhibit(
            "edit", .small, "edit abandon",
            steps: [.key("2"), .line(""), .line("버리다"), .enter]),
        Exhibit("book-add", .empty, "book add", steps: [.line("과일")]),
        Exhibit("remove", .small, "remove brief", steps: [.key("x"), .key("n")]),
        Exhibit("remove-all", .small, "book remove --all", steps: [.key("y"), .key("n")]),
        Exhibit("move", .withEmpty, "move brief climate --to 빈책"),
        Exhibit(
            "prompt", .small, "", steps: [.line("quzi"), .line("벼ㅑㅋ"), .endOfInput, .line("?"), .line("list"), .endOfInput]),
    ]

    /// Alerts, each of another kind.
    static let remarks = [
        Exhibit("unknown-command", .small, "quzi"),
        Exhibit("unknown-option", .small, "quiz --cuont 3"),
        Exhibit("unknown-bookcase", .small, "quiz 기포"),
        Exhibit("unknown-word", .small, "show breif"),
        Exhibit("too-few-words", .tooFew, "quiz 과일"),
        Exhibit("nothing-yet", .empty, "quiz"),
        Exhibit("no-file", .empty, "import none.csv --book 과일"),
        Exhibit("no-voice", .small, "say abandon"),
        Exhibit("not-connected", .small, "sync", "sync status"),
        Exhibit("optimize-early", .small, "optimize"),
    ]
}
