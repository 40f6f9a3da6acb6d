import VocabCore
import VocabLanguage

/// A chapter of the manual: what no single command tells.
enum HelpTopic: String, CaseIterable {
    case games, memory, fairness
    case importing = "import"
    case exporting = "export"
    case lookup, read, sync
    case classroom = "class"
    case store

    /// The names of those that are no commands as well.
    static var namesBesideCommands: [String] { allCases.map(\.name).filter { Grammar.command($0) == nil } }

    /// What is typed to read it.
    var name: String { rawValue }

    /// The topic called `name`, in either language.
    init?(named name: String) {
        let key = Text.key(name)
        guard let topic = Self.allCases.first(where: { $0.name == key || Text.key($0.title.korean) == key }) else { return nil }
        self = topic
    }

    /// What it is about, in a word or two.
    var title: Bilingual {
        switch self {
        case .games: Bilingual("게임", "games")
        case .memory: Bilingual("기억", "memory")
        case .fairness: Bilingual("공정성", "fair questions")
        case .importing: Bilingual("가져오기", "word lists")
        case .exporting: Bilingual("내보내기", "taking words elsewhere")
        case .lookup: Bilingual("사전", "dictionaries")
        case .read: Bilingual("읽기", "reading texts")
        case .sync: Bilingual("동기화", "several computers")
        case .classroom: Bilingual("학급", "one list for a class")
        case .store: Bilingual("저장소", "where everything is kept")
        }
    }

    /// The chapter, in the marks that `TopicScreen` understands.
    var text: Bilingual {
        switch self {
        case .games: Self.gamesText
        case .memory: Self.memoryText
        case .fairness: Self.fairnessText
        case .importing: Self.importText
        case .exporting: Self.exportText
        case .lookup: Self.lookupText
        case .read: Self.readText
        case .sync: Self.syncText
        case .classroom: Self.classText
        case .store: Self.storeText
        }
    }
}
