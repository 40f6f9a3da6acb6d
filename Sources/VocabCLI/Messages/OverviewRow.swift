/// A line of the overview that `help` gives.
enum OverviewRow {
    /// The head of a group of commands.
    case head(korean: String, english: String)
    /// A command, what it does, and an example where that says more.
    case command(String, korean: String, english: String, example: String = "")

    /// The example of a command; empty where there is none.
    var example: String {
        if case .command(_, _, _, let example) = self { example } else { "" }
    }

    /// All of them, in the order they are shown.
    static let all: [OverviewRow] = [
        .head(korean: "게임", english: "Games"),
        .command("quiz", korean: "사지선다 퀴즈", english: "four-choice quiz", example: "quiz --book TOEIC --count 10"),
        .command("setup", korean: "쓸 단어장과 문제 수 정하기", english: "choose bookcase and number of questions"),
        .command("worksheet", korean: "시험지 만들기", english: "print a test paper", example: "worksheet --book TOEIC --answers"),
        .head(korean: "단어장", english: "Bookcases"),
        .command("books", korean: "단어장 목록", english: "list them"),
        .command("book", korean: "만들기 · 고치기 · 이름 · 보기 · 삭제", english: "add · edit · rename · show · remove"),
        .command("import", korean: "목록 가져오기", english: "take in a list", example: "import words.csv --book 영어"),
        .command("export", korean: "내보내기", english: "write it for others", example: "export --book TOEIC -o toeic.csv"),
        .head(korean: "단어", english: "Words"),
        .command("add", korean: "추가", english: "add words", example: "add --book 영어 abandon 버리다"),
        .command("edit", korean: "고치기", english: "edit a word"),
        .command("show", korean: "보기", english: "show a word"),
        .command("remove", korean: "삭제", english: "delete a word"),
        .command("list", korean: "목록", english: "list words"),
        .command("search", korean: "찾기", english: "find words by term or meaning"),
        .command("memorize", korean: "외운 단어로 표시", english: "mark a word as memorized"),
        .command("forget", korean: "외운 표시 지우기", english: "mark it as not memorized"),
        .head(korean: "되돌리기와 점검", english: "Safety"),
        .command("undo", korean: "마지막에 한 것 되돌리기", english: "take back the last change or answer"),
        .command("redo", korean: "되돌린 것 다시 하기", english: "do it again"),
        .command("backup", korean: "백업 목록 · 만들기 · 복원", english: "list · create · restore · open", example: "backup list"),
        .command("doctor", korean: "점검과 수리", english: "examine and repair"),
    ]
}

extension OverviewRow: Phrase {
    var korean: String {
        switch self {
        case .head(let korean, _), .command(_, let korean, _, _): korean
        }
    }

    var english: String {
        switch self {
        case .head(_, let english), .command(_, _, let english, _): english
        }
    }
}
