import ArgumentParser
import VocabCore
import VocabLanguage

/// `vocab place`: a first estimate of what is known of a bookcase, and where to begin.
struct PlaceCommand: GameCommand {
    static let manual = Manual(
        .place, "어디부터 배울지 알아보기", "find out where to begin", examples: ["", "TOEIC", "TOEIC --json"],
        notes: [
            Bilingual(
                "아는지 서른 문제쯤 물어, 아는 것은 외운 단어로 표시하고 어디부터 시작할지 정합니다. undo로 되돌릴 수 있습니다. 답은 학습 기록에 남지 않습니다.",
                "About thirty questions tell which words can be marked as known and where to begin. undo takes it back. The answers do not "
                    + "count as learning.")
        ])

    @OptionGroup var place: BookcaseArgument

    @Option(
        name: .long, parsing: .unconditional,
        help: .said("번호가 같으면 같은 문제가 나옵니다", "the same number gives the same questions", .seed))
    var seed: String?

    @Flag(name: .long, help: .said("묻지 않고 표시하기", "mark without asking"))
    var yes = false

    @Flag(name: .long, help: .said("결과를 JSON으로 쓰기", "print the result as JSON"))
    var json = false

    func run(in shellSession: Session) throws {
        let session = shellSession.forMachines(json)
        let seed = try seed.map { text in
            guard let seed = UInt64(text) else { throw Alert.badNumber(option: "--seed", value: text, minimum: 0) }
            return seed
        }
        let library = try session.library()
        let next = try place.given() ?? session.nextPlayed(in: library)?.name.description
        let bookcase = try session.bookcase(namedOrChosen: next)
        try session.place(bookcase, seed: seed, isAgreed: yes, json: json)
    }
}

extension Session {
    /// Estimates what is known of `bookcase`, and marks words by it where the learner agrees.
    ///
    /// - Throws: `Alert` where it cannot start.
    func place(_ bookcase: Bookcase, seed: UInt64? = nil, isAgreed: Bool = false, json: Bool = false) throws {
        let met = try learner().memories.words
        // Words that the learner marked, or has answered, need no estimate.
        let words = bookcase.words.filter { met[$0.id] == nil && (!$0.memorized || $0.placed != nil) }
        let name = bookcase.name.description
        if words.count < PlacementGame.fewestWords { throw Alert.tooFewToPlace(bookcase: name, new: words.count) }
        let bands = world.bands()
        let game: PlacementGame
        do throws(QuizError) {
            game = try PlacementGame(
                bookcase, words: words, WordDifficulty(of: bookcase.words, bands).byWord,
                inventions: Inventions.like(words, bands),
                style: QuestionStyle(confusions: store.confusions(), thesaurus: world.thesaurus()), seed: seed ?? freshSeed())
        } catch {
            throw Alert(error, remedy: nil)
        }
        screen.show(screen.style.paragraph(SafeText.line(say(.opening(bookcase: name, questions: game.total))), .accent))
        var player = GamePlayer(game, PlaceScene(in: self, SafeText.line(name)), in: self)
        let played = player.play()
        guard let placement = played.placement else {
            if json { return printJSON(PlaceScreen.nothing(in: bookcase)) }
            if !player.isBrokenOff { remark(PlacePhrase.left) }
            return
        }
        let result = PlaceScreen(
            style: screen.style, language: language, bookcase: bookcase, placement: placement, pseudoWords: played.pseudoWords)
        if !json { screen.show(result.lines) }
        let changesAnything = placement.changesAnything || words.contains { $0.placed != nil }
        let isWanted = try changesAnything && (isAgreed || !json && !player.isBrokenOff && agrees())
        if isWanted { try mark(placement, of: words, in: bookcase) }
        if json { return printJSON(result.json(isMarked: isWanted, questions: played.total)) }
        if isWanted {
            tell(.placed(known: placement.known.count, later: placement.later.count))
        } else if changesAnything {
            remark(PlacePhrase.nothingChanged)
        }
        if !player.isBrokenOff { offerQuiz(of: bookcase.name) }
    }

    private func say(_ phrase: PlacePhrase) -> String { phrase.text(in: language) }

    /// Whether the learner agrees. No answer is a no.
    private func agrees() throws -> Bool {
        do {
            if !canAsk { return try confirm(PlacePhrase.plainAsk) }
            return ["", "y"].contains(try key(among: ["", "y", "n", ConsoleKey.escape], PlacePhrase.ask))
        } catch {
            try takeAsNo(error)
            return false
        }
    }

    /// Marks `words` of `bookcase`, those that were estimated, as `placement` has it, in one step of undo; the marks of an earlier estimate go.
    private func mark(_ placement: Placement, of words: [Word], in bookcase: Bookcase) throws {
        let estimated = Set(words.map(\.id))
        let (known, later) = (Set(placement.known), Set(placement.later))
        let today = learnerCalendar.day(of: now)
        let change = Change(.place, String(known.count + later.count), bookcase: bookcase.name.description)
        try update(change) { library in
            try library.update(bookcase.id) { bookcase in
                bookcase.setWords(
                    bookcase.words.map { word in
                        if known.contains(word.id) { return word.placed(on: today, memorized: true, at: now) ?? word }
                        if later.contains(word.id) { return word.placed(on: today, memorized: false, at: now) ?? word }
                        return word.placed == nil || !estimated.contains(word.id)
                            ? word : word.placed(on: nil, memorized: false, at: now) ?? word
                    })
            }
        }
    }
}
