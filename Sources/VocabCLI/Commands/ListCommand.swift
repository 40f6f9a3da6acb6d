import ArgumentParser
import VocabCore
import VocabLanguage

/// `vocab list`: the words of one bookcase, or of all, in the order that was chosen last.
struct ListCommand: SessionCommand {
    static let manual = Manual(
        .list, "단어 목록", "list words", examples: ["TOEIC", "TOEIC --sort weak", "--state learning --tag day1"],
        notes: [Bilingual("정렬은 바꿀 때까지 기억합니다.", "The order is remembered until it is changed.")])

    @OptionGroup var bookcase: BookcaseArgument

    @Option(
        name: .long, parsing: .unconditional,
        help: .said(
            "정렬: listed는 단어장 순서, recent·oldest는 넣은 때, memorized·unmemorized는 외운 단어를 앞이나 뒤에, due는 곧 복습할 것부터, weak는 자주 잊은 것부터, random은 섞어서",
            "the order: listed as in the bookcase, recent and oldest by when words came, memorized and unmemorized by whether they are marked as known, due by how soon, weak by how often forgotten, random",
            .oneOf(WordSort.self), standard: WordSort.listed.rawValue))
    var sort: String?

    @OptionGroup var tags: TagOption

    @Option(
        name: .long, parsing: .unconditional,
        help: .said(
            "이 상태의 단어만: new는 새 단어, learning은 배우는 단어, memorized는 익힌 단어와 외운 단어",
            "only words of this state: new, learning or memorized, which those marked as known are, too", .oneOf(WordState.self)))
    var state: String?

    @Flag(name: .long, help: .said("JSON으로 쓰기", "print JSON"))
    var json = false

    func run(in shellSession: Session) throws {
        let session = shellSession.forMachines(json)
        let chosenSort: WordSort? = try sort.map { try choice($0, option: "--sort") }
        let chosenState: WordState? = try state.map { try choice($0, option: "--state") }
        let bookcases = try session.bookcases(named: bookcase.given())
        let tags = try tags.filter(over: bookcases)
        // Settings that cannot be read are told of where they matter; a list needs none.
        let settings = (try? session.store.settings()) ?? Settings()
        let order = chosenSort ?? settings.listSort
        let memories =
            order.needsMemories || chosenState != nil ? try session.memories(settings) : session.memoriesAtHand(settings)
        let known = memories ?? Memories(settings: settings.memorySettings, calendar: LearnerCalendar())
        let today = known.calendar.day(of: session.now)
        var generator = session.generator
        let lists = bookcases.map { bookcase in
            let words = bookcase.words.filter { word in
                tags.contains(word) && (chosenState.map { $0 == WordState(of: word, known.words[word.id]) } ?? true)
            }
            return (bookcase: bookcase, words: order.arranged(words, known, on: today, using: &generator))
        }
        if json {
            session.printJSON(lists.flatMap { list in list.words.map { (word: $0, bookcase: list.bookcase) } })
        } else {
            show(lists, memories, session)
        }
        if let chosenSort, chosenSort != settings.listSort { try session.remember(listSort: chosenSort) }
    }

    private func show(_ lists: [(bookcase: Bookcase, words: [Word])], _ memories: Memories?, _ session: Session) {
        if lists.isEmpty, session.status == .done { session.screen.show(.libraryIsEmpty) }
        let screen = ShelfScreen(style: session.screen.style, language: session.language)
        func counts(_ words: [Word]) -> StateCounts? { memories.map { StateCounts(of: words, $0.words) } }
        let isFiltered = !tags.tag.isEmpty || state != nil
        var lines: [String] = []
        for list in lists where !(isFiltered && list.words.isEmpty) {
            if lists.count > 1 { lines += [""] + screen.heading(list.bookcase, counts(list.words)) }
            if list.words.isEmpty {
                session.screen.show(lines)
                lines = []
                session.remark(BookPhrase.noWords(bookcase: list.bookcase.name.description))
            }
            lines += screen.words(list.words)
        }
        session.page(lines)
        let words = lists.flatMap(\.words)
        if !words.isEmpty { session.remark(BookPhrase.total(words: words.count, states: counts(words))) }
        if words.isEmpty, isFiltered, !lists.isEmpty { session.remark(BookPhrase.noSuchWords) }
    }
}

extension Session {
    /// Remembers how lists are sorted; nothing that is taken back by `undo`. Where nothing can be written, the list is there all the
    /// same.
    fileprivate func remember(listSort: WordSort) throws {
        do {
            try store.update(Change(.setStudy), at: now) { $0.settings.listSort = listSort }
        } catch StoreError.file {
            remark(BookPhrase.sortNotKept)
        }
    }
}
