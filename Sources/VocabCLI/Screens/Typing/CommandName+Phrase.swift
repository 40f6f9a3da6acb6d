import VocabLanguage

extension CommandName {
    /// The command by one of its Korean names, as it may be typed at the prompt.
    init?(korean name: String) {
        guard let match = Self.korean.first(where: { $0.value.contains(name) }) else { return nil }
        self = match.key
    }

    /// A command line in which the command may stand by its Korean name, with the name that the program knows.
    static func translated(_ words: [String]) -> [String] {
        guard let first = words.first else { return words }
        if first == help || first == Grammar.help {
            let rest = Array(words.dropFirst())
            return [Grammar.help] + (rest.first.flatMap(CommandName.init(korean:)).map { $0.words + rest.dropFirst() } ?? rest)
        }
        return CommandName(korean: first).map { $0.words + words.dropFirst() } ?? words
    }

    /// What Korean learners call `help`.
    static let help = "도움말"

    /// What Korean learners call the commands.
    private static let korean: [CommandName: [String]] = [
        .quiz: ["퀴즈", "문제"], .flashcards: ["카드", "플래시카드", "단어카드"], .hangman: ["행맨", "거북이", "거북이게임"],
        .match: ["짝맞추기", "짝"], .drill: ["비교", "집중"], .wrong: ["오답", "오답노트"], .due: ["복습"], .place: ["수준", "진단"],
        .setup: ["설정"], .worksheet: ["시험지"], .books: ["단어장"], .import: ["가져오기"], .export: ["내보내기"], .add: ["추가"],
        .edit: ["고치기", "수정"], .show: ["보기"], .remove: ["삭제"], .move: ["옮기기"], .list: ["목록"], .search: ["찾기", "검색"],
        .memorize: ["외움", "외웠음"], .forget: ["다시배우기"], .reset: ["초기화"], .say: ["듣기", "발음"], .wish: ["찾을단어"],
        .lookup: ["사전"], .recent: ["최근"], .read: ["읽기"], .stats: ["통계"], .calendar: ["달력"], .plan: ["계획"],
        .optimize: ["최적화"], .lang: ["언어"], .undo: ["되돌리기", "취소"], .redo: ["다시실행"], .doctor: ["점검"], .backup: ["백업"],
        .sync: ["동기화"],
    ]
}
