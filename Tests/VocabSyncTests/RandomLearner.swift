import VocabCore
import VocabTestSupport

/// A learner who does something random to a library and a history, with a clock of their own.
struct RandomLearner {
    private(set) var library = Library()
    private(set) var history: [UInt8] = []
    /// The identifiers of all answers given here.
    private(set) var answers: [String] = []
    private var generator: SeededGenerator
    private var seconds: Int
    private var sequence = 0

    init(seed: UInt64, secondsAhead: Int) {
        generator = SeededGenerator(seed: seed)
        seconds = Timestamp.sample.secondsSince1970 + secondsAhead
    }

    /// Takes on what a merge left.
    mutating func adopt(_ library: Library) { self.library = library }

    /// Does one thing: add, edit, mark, delete, move, rename, import, make or remove a bookcase, choose settings, or answer.
    mutating func act() throws {
        seconds += number(below: 4)
        let before = library
        do {
            switch number(below: 14) {
            case 0, 1, 2: try add()
            case 3, 4, 5: try edit()
            case 6:
                let moment = now
                try changeWord { $0.marked(memorized: !$0.memorized, at: moment) ?? $0 }
            case 7: try removeWord()
            case 8: try moveWord()
            case 9: try makeBookcase()
            case 10: try changeBookcase()
            case 11:
                let starter = "목록 \(number(below: 5))"
                if !library.settings.startersGiven.contains(starter) { library.settings.startersGiven.append(starter) }
            case 12: library.settings.study = StudySettings(newPerDay: number(below: 9), dayStartsAt: number(below: 5))
            default: answer()
            }
        } catch {
            library = before
        }
    }

    private var now: Timestamp { Timestamp(secondsSince1970: seconds) }
    private mutating func number(below limit: Int) -> Int { Int.random(in: 0..<limit, using: &generator) }
    private mutating func text() -> String { ["버리다", "포기하다", "사과", "떠나다; 두다", "한 줄"][number(below: 5)] }
    private mutating func bookcase() -> Bookcase? {
        let bookcases = library.bookcases
        return bookcases.randomElement(using: &generator)
    }

    private mutating func add() throws {
        guard let id = bookcase()?.id else { return try makeBookcase() }
        for _ in 0...number(below: 3) {
            let content = WordContent(term: "term \(number(below: 12))", meaning: text())
            let word = try Word(content, id: Word.ID(using: &generator), added: now)
            try library.update(id) { try $0.add(word) }
        }
    }

    private mutating func edit() throws {
        let field = WordField.allCases[number(below: WordField.allCases.count)]
        let value = field == .term ? "term \(number(below: 12))" : text() + " \(number(below: 3))"
        let moment = now
        try changeWord { word in
            var content = word.content
            content[field] = value
            return try word.revised(content, at: moment) ?? word
        }
    }

    private mutating func changeWord(_ change: (Word) throws -> Word) throws {
        guard let bookcase = bookcase(), let word = bookcase.words.randomElement(using: &generator) else { return }
        let changed = try change(word)
        try library.update(bookcase.id) { try $0.replace(with: changed) }
    }

    private mutating func removeWord() throws {
        guard let bookcase = bookcase(), let word = bookcase.words.randomElement(using: &generator) else { return }
        try library.update(bookcase.id) { try $0.remove(word.id) }
    }

    private mutating func moveWord() throws {
        guard let bookcase = bookcase(), let target = self.bookcase(), bookcase.id != target.id,
            let word = bookcase.words.randomElement(using: &generator)
        else { return }
        try library.update(bookcase.id) { try $0.remove(word.id) }
        try library.update(target.id) { try $0.add(word) }
    }

    private mutating func makeBookcase() throws {
        let name = try BookcaseName(["TOEIC", "과일", "동사", "A/b"][number(below: 4)])
        try library.add(Bookcase(id: Bookcase.ID(using: &generator), name: name, added: now))
    }

    private mutating func changeBookcase() throws {
        guard let bookcase = bookcase() else { return }
        switch number(below: 4) {
        case 0: try library.remove(bookcase.id)
        case 1:
            let name = try BookcaseName("새 이름 \(number(below: 3))")
            try library.rename(bookcase.id, to: name, at: now)
        default:
            let (details, moment) = (BookcaseDetails(description: text(), termLanguage: text()), now)
            try library.update(bookcase.id) { try $0.revise(details, at: moment) }
        }
    }

    private mutating func answer() {
        sequence += 1 + number(below: 2)
        let id = Identifier<Review>(using: &generator).description
        history += Array("{\"seq\":\(sequence),\"id\":\"\(id)\"}\n".utf8)
        answers.append(id)
    }
}

extension Library {
    /// The files that a fresh store of this library would have.
    var files: [String: [UInt8]] {
        var files = ["settings": SettingsFile.encode(settings)]
        for bookcase in bookcases { files[bookcase.name.description] = BookcaseFile.encode(bookcase) }
        return files
    }
}
