import ArgumentParser
import VocabCore
import VocabLanguage
import VocabLexicon
import VocabLists

/// `vocab read FILE|-`: which words of a text the learner knows, and which new ones are worth learning first.
struct ReadCommand: SessionCommand {
    static let manual = Manual(
        .read, "글에서 새 단어 찾기", "find the new words of a text",
        examples: ["book.epub", "book.epub --add --book 책 --top 20", "movie.srt --state learning", "vocab.db --add"],
        notes: [
            Bilingual(
                "텍스트, HTML, EPUB, 자막(.srt, .vtt), 그리고 Kindle(vocab.db)·KOReader·Kobo에서 찾아본 단어를 읽습니다. 이름과 숫자는 세지 않고, the나 of 같은 문법 단어는 아는 것으로 칩니다.",
                "Reads text, HTML, EPUB, subtitles (.srt, .vtt), and the words looked up on a Kindle (vocab.db), in KOReader or on a Kobo. Names and numbers are not counted; grammar words such as “the” and “of” count as known."
            )
        ])

    @Argument(help: .said("파일; -는 표준 입력", "the file, - for standard input", .file))
    var file: String

    @Option(
        name: .long, parsing: .unconditional,
        help: .said(
            "볼 단어: new는 새 단어, learning은 배우는 중, memorized는 익힌 것",
            "the words to list: new ones, those you are learning, or those memorized", .oneOf(WordState.self),
            standard: WordState.new.rawValue))
    var state: String?

    @Option(name: .long, parsing: .unconditional, help: .said("몇 개까지", "how many words at most", .count, standard: "100"))
    var top: String?

    @Flag(
        name: .long,
        help: .said("단어장에 넣기: 번호로 고르거나, --top의 수만큼", "add words to a bookcase: chosen by number, or as many as --top says"))
    var add = false

    @Flag(name: .long, help: .said("위시리스트에 넣기: --add처럼 고르기", "put words on the wish list, chosen as with --add"))
    var wish = false

    @Option(name: .long, parsing: .unconditional, help: .said("넣을 단어장", "the bookcase to add to", .bookcase))
    var book: String?

    @Flag(name: .long, help: .said("문법 단어도 세기", "count grammar words, too"))
    var everyWord = false

    @Option(name: .long, parsing: .unconditional, help: .said("글자 인코딩, 예: CP949", "the text encoding, such as UTF-8", .encoding))
    var encoding: String?

    @Flag(name: .long, help: .said("JSON으로 쓰기", "print JSON"))
    var json = false

    /// How many words are listed where nobody says it, and among how many is chosen.
    private static let listed = 100
    private static let offered = 20

    func run(in shellSession: Session) throws {
        let session = shellSession.forMachines(json)
        if wish, add { throw Alert.usage(.exclusive("--wish", "--add")) }
        if book != nil, !add { throw Alert.usage(.missingOption("--add", for: "--book")) }
        let most = try top.map { text -> Int in
            guard let count = questionCount(text) else { throw Alert.badNumber(option: "--top", value: text, minimum: 1) }
            return count
        }
        let shown: WordState = try state.map { try choice($0, option: "--state") } ?? .new
        if add || wish, shown != .new { throw Alert.usage(.exclusive(add ? "--add" : "--wish", "--state")) }
        if add || wish, most == nil, !session.canAsk { throw Alert.reading(.needsTop) }
        let reading = try session.reading(of: file, encoding: try chosenEncoding(), countsGrammar: everyWord)
        if add { return try addWords(of: reading, most, session) }
        if wish { return try wishForWords(of: reading, most, session) }
        if json { return session.printJSON(reading.json(top: most, only: state == nil ? nil : shown)) }
        let screen = ReadScreen(style: session.screen.style, language: session.language)
        let words = reading.words.filter { $0.state == shown }
        session.page(
            screen.summary(reading) + screen.list(Array(words.prefix(most ?? Self.listed)), shown, in: reading.bookcases))
        let rest = words.count - (most ?? Self.listed)
        if rest > 0 { session.remark(ReadPhrase.more(rest)) }
        if shown == .new, !words.isEmpty, session.canAsk {
            session.showStep(Invocation(.read, file, options: [.flag("--add")]))
        }
    }

    private func chosenEncoding() throws -> TextEncoding? {
        try encoding.map { name in
            guard let encoding = TextEncoding(named: name) else {
                throw Alert.badChoice(option: "--encoding", value: name, choices: TextEncoding.allCases.map(\.rawValue))
            }
            return encoding
        }
    }

    private func addWords(of reading: Reading, _ most: Int?, _ session: Session) throws {
        let new = reading.words.filter { $0.state == .new }
        if new.isEmpty { throw Alert.reading(.nothingNew(file: file)) }
        let target = try session.addTarget(named: book)
        let adder = ReadWordAdder(session: session, target: target, file: file)
        let screen = ReadScreen(style: session.screen.style, language: session.language)
        let missing = adder.missing(new)
        if missing.isEmpty { throw Alert.reading(.nothingNew(file: file)) }
        let chosen = try chosen(among: missing, of: reading, most, session)
        let outcome = try adder.add(chosen)
        if json { return session.printJSON(reading.json(top: most, only: .new, adding: outcome)) }
        session.screen.show(screen.outcome(outcome))
        if outcome.wordCount >= QuestionMaker.choiceCount {
            session.showStep(Invocation(.quiz, options: [.book(outcome.bookcase)]))
        }
    }

    /// The words that the learner picks by number, or as many as were asked for.
    private func chosen(among words: [ReadWord], of reading: Reading, _ most: Int?, _ session: Session) throws -> [ReadWord] {
        if let most { return Array(words.prefix(most)) }
        let offered = Array(words.prefix(Self.offered))
        let screen = ReadScreen(style: session.screen.style, language: session.language)
        session.screen.show(screen.summary(reading) + screen.list(offered, .new, in: reading.bookcases))
        let chosen = try session.chosen(from: offered)
        if chosen.isEmpty { throw Alert.nothingDone }
        return chosen
    }

    private func wishForWords(of reading: Reading, _ most: Int?, _ session: Session) throws {
        let wishes = try session.store.settings().wishes
        let words = reading.words.filter { $0.state == .new && $0.word == nil && wishes.entry(for: $0.term) == nil }
        if words.isEmpty { throw Alert.reading(.nothingNew(file: file)) }
        try session.wish(for: chosen(among: words, of: reading, most, session).map(\.term))
    }
}
