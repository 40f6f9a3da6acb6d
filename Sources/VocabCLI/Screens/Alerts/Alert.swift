import VocabCore
import VocabLanguage
import VocabLexicon
import VocabLists
import VocabSync

/// What the learner must be told in a box: the facts of it. The sentences are in `Alert+Korean` and `Alert+English`.
enum Alert: Error, Equatable, AlertPhrase {
    // Games that cannot start
    case libraryIsEmpty
    /// There are bookcases, but no words; `first` is one of them.
    case bookcasesAreEmpty(first: String)
    case noSetup
    case noBookcaseChosen(first: String?)
    /// Nobody said where words shall be moved; `first` is a bookcase that they are not in.
    case moveNeedsTarget(first: String?)
    case tooFewWords(bookcase: String)
    case nothingToAsk(StudyOrder.Focus?, memorized: Int)
    /// There is no pair of words to drill.
    case nothingConfused
    /// The record of wrong answers has nothing to play or to clear.
    case nothingWrong
    /// None of the words was ever answered.
    case nothingToReset
    case tooFewMeanings(bookcase: String, colliding: [Word], remedy: Remedy?)
    case noFairQuestion(bookcase: String, words: [SkippedWord], remedy: Remedy?)
    /// All flash cards are through; asks whether to begin again.
    case lastCard
    case hangmanWon
    case hangmanLost
    /// No word has a letter that could be found.
    case noLetters(bookcase: String)
    case answersNotKept(reason: FileFailure)

    // Names
    case unknownBookcase(String, nearest: [String])
    /// A bookcase that words are to go into, and that can be made first.
    case bookcaseToMake(String)
    /// No word has the tag.
    case unknownTag(String, nearest: [String])
    /// The learner leaves it at what waited today.
    case doneForToday
    case unknownTerm(String, bookcase: String?, nearest: [String])
    /// What was typed as a term stands in meanings.
    case meaningAsTerm(String)
    /// A word that was typed at the prompt and is known nowhere.
    case knownNowhere(String)
    case ambiguousTerm(String, bookcases: [String])
    case repeatedTerm(String, bookcase: String, ids: [String])
    case starterWasRemoved(String)
    /// A long number behind the bookcases is a tag as well: what was meant nobody can tell.
    case countIsTag(String, bookcases: [String])
    case nameIsBlank
    case nameIsTooLong(maximum: Int)
    case nameHasForbiddenCharacters
    case nameTaken(String)
    case badPicture(String)

    // Done
    /// `words` is how many words the bookcase holds now.
    case wordSaved(term: String, meaning: String, bookcase: String, words: Int)
    case wordEdited(term: String, [FieldChangePhrase])
    case wordRemoved(term: String, bookcase: String)
    case bookcaseSaved(String)
    case bookcaseEdited
    case bookcaseRemoved(String, words: Int)
    case allBookcasesRemoved(Int, words: Int)
    case wordsMoved([String], to: String)
    /// `reading` is what the learner reads, by the codes of languages.
    case setupSaved(bookcases: String, Settings.Setup, reading: [String])
    case studySaved(StudySettings)
    /// The codes of the languages that the learner reads; none where he no longer says.
    case languagesSaved([String])
    case planSaved
    case planDropped(leavesOthers: Bool)
    case nothingPlanned(Day)
    /// Too few words of a bookcase are new for an estimate of what is known.
    case tooFewToPlace(bookcase: String, new: Int)
    case placed(known: Int, later: Int)
    /// Parameters of the memory model were fitted and are in force.
    case modelKept

    case wordMarked(term: String, memorized: Bool)
    case wrongCleared(words: Int)
    /// The words are learnt anew.
    case memoryReset(words: Int)
    case wordsMarked(Int, memorized: Bool)
    case wordsRemoved(Int)
    case stepTaken(UndoDirection, UndoneActionPhrase)
    /// Somebody else shares this bookcase.
    case followsList(bookcase: String, remote: String)
    /// Nothing is left of a change that could be taken back: other devices changed the same since.
    case stepOvertaken(UndoDirection, UndoneActionPhrase)
    case backupMade(String)
    case restored(String, bookcases: [String], hasSettings: Bool, answers: Int)

    // Refused
    case noStepLeft(UndoDirection)
    /// Another process changed the store between saying what will be taken back and doing it.
    case changedMeanwhile
    /// A word that somebody deleted while it was edited, with what it would be by now.
    case wordGone(term: String, WordContent, bookcase: String?)
    case unknownBackup(String, nearest: [String])
    case incomplete(missing: [WordField])
    case tooLong(WordField, maximum: Int)
    /// An edit changed nothing; of a word, if it was one.
    case unchanged(term: String?)
    case termExists(Word, bookcase: String)
    /// Parameters of the memory model were fitted, but those in force stay.
    case modelNotKept(ModelNotKept)
    /// `fittedBefore` is whether answers that parameters were fitted to before are left out of the count.
    case tooFewAnswers(count: Int, least: Int, fittedBefore: Bool)

    // Asked before deleting
    case removeWord(term: String, meaning: String, bookcase: String)
    case removeBookcase(String, words: Int)
    case removeAllBookcases(Int, words: Int)
    /// The words that were added on a day.
    case removeDay(Day, words: Int)
    /// The words of a bookcase that a file which was mended elsewhere has no more.
    case removeMissing([Word], bookcase: String)
    case nothingDone
    /// A change was made, but what was to be shown of it could not be.
    case resultsLost(FileFailure)
    /// Left in the middle of a new word.
    case wordDropped(term: String)
    case confirmationNeeded

    // The store
    case disk(FileFailure)
    case broken(path: String, TextPosition, JSONError.Problem)
    case newerFormat(path: String, format: Int, supported: Int)
    case fileNameTaken(path: String)
    /// The doctor found what it can repair.
    case needsRepair
    /// A last line of the history that a crash had torn.
    case tornLineSetAside(rest: String)

    /// A sync that could not be done.
    case sync(SyncError)
    /// A word that could not be looked up, or a source that could not be switched on.
    case lookup(LookupFailure)

    /// A word that cannot be said aloud.
    case speech(VoiceProblem)
    /// Something about the wish list.
    case wish(WishAlert)
    /// A text, a book, or what an e-book reader keeps, that is not read.
    case reading(ReadingProblem)

    // Import
    case noSuchFile(String)
    case importIsEmpty(file: String)
    /// The file has names of columns, and nothing below them.
    case importIsHeaderAlone(file: String, [String])
    case importIsNoText(file: String, FileKind)
    case importEncodingIsUnclear(file: String, [EncodingReading])
    case importIsUndecodable(file: String, TextEncoding, line: Int, column: Int)
    case importHasNothing(file: String, [WordList.BadRow])
    /// A list of terms alone.
    case importHasNoMeanings(file: String)
    /// A list that is not taken in before an option says more.
    case importIsUnclear(file: String, ImportDoubt)
    case importNeedsBookcase
    /// Answers in an export that could not be read: how many, and which was the first of them.
    case answersLeftOut(file: String, count: Int, first: Int, JSONError.Problem)
    // Export
    case noBookcaseToExport(first: String)
    /// What is no text is not written to a terminal; files of it end so.
    case needsOutput(ending: String)
    /// `over` is what stood there before.
    case exported(path: String, over: Destination)
    /// A plain file is there, and nobody said that it may be replaced.
    case fileIsThere(String)
    /// What is there can hold no file; `example` is a name that would do.
    case noPlaceForFile(String, Destination.Kind, example: String)
    /// A file that the learner named cannot be written.
    case cannotCreate(FileFailure)
    case badColumns(String)
    /// A list of columns to export that names something else, or one twice.
    case badExportColumns(String, name: String)

    // The command line
    case badNumber(option: String, value: String, minimum: Int)
    /// A day, or a number of days, that cannot be planned with.
    case badDay(option: String, value: String, example: String, isPast: Bool)
    /// What is typed behind `calendar` is neither a month nor a day.
    case badMonth(String, example: Month)
    /// The option is about the words of one day, and none is named.
    case calendarNeedsDay(example: Day, option: Invocation.Option?)
    /// No word was added on that day.
    case noWordsOnDay(Day)
    case badShare(option: String, value: String)
    /// `example` is a value that would do; nil for the least.
    case outOfRange(option: String, value: String, least: String, most: String, example: String? = nil)
    case badChoice(option: String, value: String, choices: [String])
    /// `mended` is the list it stands in with what was probably meant.
    case unknownLanguage(String, nearest: [String], mended: String)
    case unknownCommand(String, nearest: [String])
    case usage(UsageProblem)
    /// `word` stands behind the quote, up to the next space.
    case openQuote(String, word: String)
    case notInteractive
    case noStoreFolder
    case inputEnded
    case interrupted
    case unexpected(String)

    /// Whether it says what is wrong with a file of the store.
    var isAboutStore: Bool {
        switch self {
        case .disk, .broken, .newerFormat: true
        default: false
        }
    }

    /// Whether it is good news.
    var isGood: Bool {
        switch self {
        case .hangmanWon, .lastCard, .wordSaved, .wordEdited, .wordRemoved, .bookcaseSaved, .bookcaseEdited, .bookcaseRemoved,
            .allBookcasesRemoved,
            .wordsMoved, .setupSaved, .studySaved, .languagesSaved,
            .planSaved, .planDropped, .placed,
            .modelKept,
            .doneForToday, .wordMarked, .wrongCleared, .memoryReset, .wordsMarked, .wordsRemoved,
            .stepTaken,
            .backupMade, .restored, .exported:
            true
        case .wish(let alert): alert.isGood
        default: false
        }
    }
}

extension Alert {
    /// What to tell where no bookcase of `library` has a word.
    static func nothingToPlay(in library: Library) -> Alert {
        library.bookcases.first.map { .bookcasesAreEmpty(first: $0.name.description) } ?? .libraryIsEmpty
    }

    /// What to tell where there are bookcases in `library`, and none has enough words; nil where one has.
    static func nothingLargeEnough(in library: Library) -> Alert? {
        guard let largest = library.bookcases.max(by: { $0.words.count < $1.words.count }),
            largest.words.count < QuestionMaker.choiceCount
        else { return nil }
        return .tooFewWords(bookcase: largest.name.description)
    }
}

/// Something that is told in a box, in every language. A missing translation does not compile.
protocol AlertPhrase {
    /// The Korean sentences.
    var korean: AlertText { get }
    /// The English sentences.
    var english: AlertText { get }
}

extension AlertPhrase {
    /// The sentences in `language`.
    func text(in language: Language) -> AlertText {
        switch language {
        case .korean: korean
        case .english: english
        }
    }
}

/// The sentences of an alert.
struct AlertText: Equatable {
    let title: String
    let message: String
    /// Whether the message is good news that needs no box: one line says it.
    let isShort: Bool

    init(_ title: String, _ message: String) {
        self.title = title
        self.message = message
        isShort = false
    }

    /// Good news in one line.
    init(_ title: String, inOneLine message: String) {
        self.title = title
        self.message = message
        isShort = true
    }
}

extension [Word] {
    /// The first few with their meanings, a line each, and what `more` says of the others.
    func shown(_ more: (Int) -> String) -> [String] {
        let first = prefix(5).map { "\($0.term) — \($0.meaning.replacing("\n", with: " "))" }
        return first.count < count ? first + [more(count - first.count)] : first
    }
}
