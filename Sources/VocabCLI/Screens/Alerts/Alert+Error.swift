import VocabCore
import VocabLists
import VocabSync

extension Alert {
    /// What to tell the learner about `error`: the one place where errors become alerts.
    init(_ error: any Error) {
        switch error {
        case let alert as Alert: self = alert
        case let error as WordError: self.init(error)
        case let error as BookcaseError: self.init(error)
        case let error as LibraryError: self.init(error)
        case let error as QuizError: self.init(error, remedy: nil)
        case let error as StoreError: self.init(error)
        case let error as SyncError: self = .sync(error)
        case let error as FileFailure: self = .disk(error)
        default: self = .unexpected("\(error)")
        }
    }

    private init(_ error: WordError) {
        switch error {
        case .incomplete(let missing): self = .incomplete(missing: missing)
        case .tooLong(let field, let maximum): self = .tooLong(field, maximum: maximum)
        }
    }

    private init(_ error: BookcaseError) {
        switch error {
        case .nameIsBlank: self = .nameIsBlank
        case .nameIsTooLong(let maximum): self = .nameIsTooLong(maximum: maximum)
        case .nameHasForbiddenCharacters: self = .nameHasForbiddenCharacters
        case .termExists(let word, let name): self = .termExists(word, bookcase: name.description)
        case .idTaken(let id): self = .unexpected("\(id)")
        case .noSuchWord(let id): self = .unknownTerm(id.description, bookcase: nil, nearest: [])
        case .unchanged: self = .unchanged(term: nil)
        }
    }

    private init(_ error: LibraryError) {
        switch error {
        case .nameTaken(let name), .idTaken(let name): self = .nameTaken(name.description)
        case .noSuchBookcase(let id): self = .unknownBookcase(id.description, nearest: [])
        }
    }

    /// What to tell the learner about a game that cannot start; `remedy` is what would help.
    init(_ error: QuizError, remedy: Remedy?) {
        switch error {
        case .tooFewWords(let name, _, _): self = .tooFewWords(bookcase: name.description)
        case .nothingToAsk(let focus, let memorized): self = .nothingToAsk(focus, memorized: memorized)
        case .tooFewMeanings(let name, _, _, let words):
            self = .tooFewMeanings(bookcase: name.description, colliding: words, remedy: remedy)
        case .noFairQuestion(let name, let words):
            self = .noFairQuestion(bookcase: name.description, words: words, remedy: remedy)
        case .noLetters(let name): self = .noLetters(bookcase: name.description)
        }
    }

    private init(_ error: StoreError) {
        switch error {
        case .file(let failure): self = .disk(failure)
        case .broken(let path, let position, let problem): self = .broken(path: path.text, position, problem)
        case .newerFormat(let path, let format, let supported):
            self = .newerFormat(path: path.text, format: format, supported: supported)
        case .fileNameTaken(let path): self = .fileNameTaken(path: path.text)
        }
    }

    /// What to tell the learner about an answer that could not be kept.
    init(unkept error: any Error) {
        if case .disk(let failure) = Alert(error) { self = .answersNotKept(reason: failure) } else { self.init(error) }
    }

    /// What to tell the learner about a file that is no word list.
    init(_ error: WordListError, file: String) {
        switch error {
        case .empty: self = .importIsEmpty(file: file)
        case .headerAlone(let names): self = .importIsHeaderAlone(file: file, names)
        case .notText(let kind): self = .importIsNoText(file: file, kind)
        case .ambiguousEncoding(let readings): self = .importEncodingIsUnclear(file: file, readings)
        case .undecodable(let encoding, let line, let column):
            self = .importIsUndecodable(file: file, encoding, line: line, column: column)
        case .unclear(let question, let readings): self = .importIsUnclear(file: file, .readings(question, readings))
        case .noMeaningColumn(let looks, let rows): self = .importIsUnclear(file: file, .meanings(looks, rows: rows))
        case .incompleteRows(let count, let rows, let first):
            self = .importIsUnclear(file: file, .losses(count, rows: rows, first: first))
        case .severalSheets(let sheets): self = .importIsUnclear(file: file, .sheets(sheets))
        case .unknownSheet(let name, let sheets): self = .importIsUnclear(file: file, .unknownSheet(name, sheets))
        case .noMeanings: self = .importHasNoMeanings(file: file)
        case .nothingUsable(let rows): self = .importHasNothing(file: file, rows)
        }
    }

    /// What the program tells the shell when it ends with this.
    var status: ExitStatus {
        switch self {
        case .hangmanWon, .hangmanLost, .lastCard, .wordSaved, .wordEdited, .wordRemoved, .bookcaseSaved, .bookcaseEdited,
            .bookcaseRemoved, .allBookcasesRemoved,
            .wordsMoved, .setupSaved, .studySaved, .languagesSaved,
            .planSaved, .planDropped, .placed,
            .modelKept, .modelNotKept,
            .wordMarked, .wrongCleared, .memoryReset, .wordsMarked, .wordsRemoved,
            .stepTaken,
            .backupMade, .restored, .exported,
            .removeWord, .removeBookcase, .removeAllBookcases, .removeDay, .removeMissing, .tornLineSetAside:
            .done
        case .resultsLost: .done
        case .nothingDone, .wordDropped, .doneForToday: .done
        case .badNumber, .badDay, .badMonth, .calendarNeedsDay, .badShare, .outOfRange, .badChoice, .badColumns, .unknownCommand,
            .unknownLanguage,
            .badExportColumns, .usage, .openQuote,
            .importNeedsBookcase,
            .notInteractive, .moveNeedsTarget, .needsOutput, .noStoreFolder, .nameIsBlank, .nameIsTooLong,
            .nameHasForbiddenCharacters, .badPicture:
            .usage
        case .libraryIsEmpty, .bookcasesAreEmpty, .nothingToAsk, .noSetup, .noBookcaseChosen, .tooFewWords, .tooFewMeanings,
            .noFairQuestion,
            .noLetters,
            .ambiguousTerm,
            .repeatedTerm,
            .nameTaken, .incomplete, .tooLong, .unchanged, .termExists, .broken, .newerFormat, .importIsEmpty,
            .importIsHeaderAlone,
            .importIsNoText, .importIsUnclear, .importEncodingIsUnclear, .importIsUndecodable,
            .noBookcaseToExport,
            .importHasNoMeanings, .importHasNothing, .answersLeftOut, .noStepLeft, .stepOvertaken, .followsList, .needsRepair,
            .tooFewAnswers,
            .nothingConfused,
            .nothingWrong, .nothingToReset, .nothingPlanned, .tooFewToPlace,
            .noWordsOnDay:
            .badData
        case .countIsTag: .usage
        case .unknownBookcase, .bookcaseToMake, .unknownTerm, .meaningAsTerm, .knownNowhere, .unknownTag, .unknownBackup,
            .starterWasRemoved,
            .noSuchFile, .inputEnded,
            .confirmationNeeded:
            .noInput
        case .fileNameTaken, .fileIsThere, .noPlaceForFile, .cannotCreate: .cannotCreate
        case .disk(let failure): failure.status
        case .answersNotKept: .diskError
        case .sync(let error): error.status
        case .wish(let alert): alert.status
        case .speech: .unavailable
        case .lookup(let failure): failure.status
        case .reading(let problem): problem.status
        case .changedMeanwhile, .wordGone: .tryAgain
        case .interrupted: .interrupted
        case .unexpected: .unavailable
        }
    }
}

extension FileFailure {
    fileprivate var status: ExitStatus {
        switch self {
        case .locked, .changed: .tryAgain
        case .unconfirmed: .diskError
        case .tooLarge, .notAFile, .leadsOut: .noInput
        case .system(.makeFolder, _, _): .cannotCreate
        case .system(.read, _, _): kind == .noPermission || kind == .noSuchFile ? .noInput : .diskError
        case .system: .diskError
        }
    }
}
