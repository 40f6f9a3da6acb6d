import ArgumentParser
import VocabCore
import VocabLanguage

/// `vocab wrong`: the record of wrong answers, to be read, played or cleared.
struct WrongCommand: SessionCommand {
    static let manual = Manual(
        .wrong, "오답 기록", "the words you missed", examples: ["", "TOEIC --sort word", "--play", "--clear"],
        notes: [
            Bilingual(
                "단어는 마지막으로 틀린 뒤 서로 다른 이틀에 맞히면 기록에서 빠집니다. --clear는 undo로 되돌릴 수 있습니다.",
                "A word drops off once you get it right on two different days after you last missed it. undo takes --clear back.")
        ])

    /// How the record is sorted.
    enum Sort: String, CaseIterable {
        case count, word
    }

    @OptionGroup var bookcase: BookcaseArgument

    @OptionGroup var tags: TagOption

    @Option(name: .long, parsing: .unconditional, help: .said("이 단어만", "only this word", .term))
    var term: String?

    @Option(
        name: .long, parsing: .unconditional,
        help: .said(
            "정렬: count는 많이 틀린 것부터, word는 글자 순서", "the order: count the most often missed first, word by the letters",
            .oneOf(Sort.self), standard: Sort.count.rawValue))
    var sort: String?

    @Flag(name: .long, help: .said("이 단어들을 풀기", "play these words"))
    var play = false

    @Option(name: .long, parsing: .unconditional, help: .said("--play로 풀 단어 수", "how many words --play asks", .count))
    var count: String?

    @OptionGroup var pause: PauseOption

    @Flag(name: .long, help: .said("기록에서 지우기", "take them out of the record"))
    var clear = false

    @Flag(name: .long, help: .said("JSON으로 쓰기", "print JSON"))
    var json = false

    func run(in shellSession: Session) throws {
        let session = shellSession.forMachines(json)
        if let refused = refusedOption { throw Alert.usage(.unexpectedArgument(refused)) }
        let sort: Sort = try sort.map { try choice($0, option: "--sort") } ?? .count
        let mostPlayed = try count.map(questionCount(ofOption:))
        let name = try bookcase.given()
        let bookcases = try session.bookcases(named: name)
        let named = try term.map { Set(try session.words($0, in: name).map(\.word.id)) }
        let tags = try tags.filter(over: bookcases)
        let answers = sort.arranged(
            try session.wrongAnswers(in: bookcases).filter { tags.contains($0.word) && named?.contains($0.word.id) ?? true })
        if json { return session.printJSON(Self.json(of: answers)) }
        if answers.isEmpty, play || clear { throw Alert.nothingWrong }
        if clear { return try clear(answers, isWhole: name == nil && named == nil && tags.texts.isEmpty, session) }
        if play { return try play(answers, mostPlayed, session) }
        if answers.isEmpty { return session.remark(WrongPhrase.nothing) }
        let screen = WrongScreen(style: session.screen.style, language: session.language)
        session.page(screen.lines(answers, namesBookcases: bookcases.count > 1))
        session.showStep(Invocation(.wrong, options: (name.map { [.book($0)] } ?? []) + tags.options + [.flag("--play")]))
    }

    /// An option that makes no sense beside another.
    private var refusedOption: String? {
        if play, clear { return "--clear" }
        if json, play || clear { return "--json" }
        return play || count == nil ? nil : "--count"
    }

    private func clear(_ answers: [WrongAnswer], isWhole: Bool, _ session: Session) throws {
        var seen: Set<Word.ID> = []
        let words = answers.map(\.word.id).filter { seen.insert($0).inserted }
        try session.clear(.wrongAnswers, of: isWhole ? nil : words)
        session.tell(.wrongCleared(words: words.count))
    }

    /// Asks the words, each once, in the order of the record; those of bookcases that are too small for a question are passed over.
    private func play(_ answers: [WrongAnswer], _ count: Int?, _ session: Session) throws {
        var seen: Set<Word.ID> = []
        let each = answers.filter { seen.insert($0.word.id).inserted }
        let asked = each.filter { $0.bookcase.words.count >= QuestionMaker.choiceCount }.prefix(count ?? each.count)
        if asked.isEmpty { throw Alert.tooFewWords(bookcase: each[0].bookcase.name.description) }
        var bookcases: [Bookcase] = []
        var small: [Bookcase] = []
        for answer in each where !(bookcases + small).contains(where: { $0.id == answer.bookcase.id }) {
            if answer.bookcase.words.count < QuestionMaker.choiceCount {
                small.append(answer.bookcase)
            } else if asked.contains(where: { $0.bookcase.id == answer.bookcase.id }) {
                bookcases.append(answer.bookcase)
            }
        }
        for bookcase in small { session.remark(WrongPhrase.tooSmall(bookcase: bookcase.name.description)) }
        try session.play(Drill(repeating: asked.map(\.word.id), of: bookcases), pauses: pause.pauses(in: session))
    }

    private static func json(of answers: [WrongAnswer]) -> JSONWriter {
        var writer = JSONWriter()
        writer.lines(answers) { answer, writer in
            writer.object {
                $0.member("word", answer.word.id.description)
                $0.member("bookcase", answer.bookcase.id.description)
                $0.member("term", answer.word.term)
                $0.member("meaning", answer.word.meaning)
                $0.member("game", answer.entry.game.rawValue)
                $0.member("times", answer.entry.times)
                $0.member("chosen", answer.entry.taken.map(\.word.description))
                $0.member("lastMissed", answer.entry.lastMissed)
            }
        }
        return writer
    }
}

extension WrongCommand.Sort {
    /// `answers` in this order; those alike by their terms, and by which was missed first.
    fileprivate func arranged(_ answers: [WrongAnswer]) -> [WrongAnswer] {
        let keys = answers.map { (self == .count ? -$0.entry.times : 0, Text.key($0.word.term)) }
        return answers.indices.sorted { (keys[$0].0, keys[$0].1, $0) < (keys[$1].0, keys[$1].1, $1) }.map { answers[$0] }
    }
}
