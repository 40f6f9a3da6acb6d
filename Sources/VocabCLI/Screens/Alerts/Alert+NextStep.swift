import VocabCore
import VocabLanguage
import VocabLists

extension Alert {
    /// What to type next: a command of this program (without its name), or one of the shell's; nil when there is nothing to do.
    enum NextStep: Equatable {
        case command(Invocation)
        /// The help of the command that is being run.
        case help
        case shell(Invocation)
        /// The same command again, with this option, or with its value in the place of an argument that stood for it; an empty value
        /// makes it a flag.
        case again(option: String, value: String, insteadOf: String? = nil)
        /// The same command again about this argument alone, with this option, which says nothing of the others.
        case againAlone(String, option: String, value: String)
        /// The same command with the word replaced by `with`. If the word is not on the line, because a prompt asked for it,
        /// `option` is set to `with` instead. The flag `without` is removed.
        case replacing(String, with: String, option: String?, without: String? = nil)
        /// The same command again, without this option.
        case without(option: String)
        /// The same command again, with `-` in the place of this word: it reads what a program of the shell writes, called `name`.
        case piped(Invocation, insteadOf: String, name: String)
        /// The same command again, with this word taken for what the command is about and not for an option.
        case asArgument(String)
    }

    /// What helps where there are too few fair choices.
    enum Remedy: Equatable {
        /// Choices from other bookcases.
        case borrow
        /// Typing the answers.
        case type
    }

    /// What to type next.
    var nextStep: NextStep? {
        wantsHelp ? .help : command.map(NextStep.command) ?? shellCommand.map(NextStep.shell) ?? again
    }

    private var again: NextStep? {
        switch self {
        case .badNumber(let option, let value, _): .again(option: option, value: "10", insteadOf: value)
        case .outOfRange(let option, _, let least, _, let example): .again(option: option, value: example ?? least)
        case .badDay(let option, _, let example, _): .again(option: option, value: example)
        case .badPicture: .again(option: "--picture", value: "📚")
        case .badMonth(let value, let month): .replacing(value, with: month.description, option: nil)
        case .badShare(let option, _): .again(option: option, value: "0.5")
        case .badChoice(let option, let value, let choices):
            (Nearness.nearest(to: value, among: choices).first ?? choices.first).map {
                .again(option: option, value: $0, insteadOf: value)
            }
        case .unknownLanguage(_, _, let mended): .again(option: "--languages", value: mended)
        case .tooFewMeanings(_, _, .borrow), .noFairQuestion(_, _, .borrow): .again(option: "--borrow", value: "")
        case .tooFewMeanings(_, _, .type), .noFairQuestion(_, _, .type):
            .again(option: "--kind", value: GamePlan.Answering.mixed.rawValue)
        case .nothingToAsk(_, let memorized) where memorized > 0: .again(option: "--memorized", value: "")
        case .nothingToAsk(_?, _): .again(option: "--focus", value: StudyOrder.Focus.all.rawValue)
        case .badExportColumns(let list, _): .again(option: "--columns", value: ExportColumn.mended(list), insteadOf: list)
        case .badColumns: .again(option: "--columns", value: "term,meaning,-,example")
        case .ambiguousTerm(_, let bookcases): bookcases.first.map { .again(option: "--book", value: $0) }
        case .noBookcaseChosen(let first): first.map { .again(option: "--book", value: $0) }
        case .moveNeedsTarget(let first): first.map { .again(option: "--to", value: $0) }
        case .importEncodingIsUnclear(let file, let readings):
            readings.first.map { .againAlone(file, option: "--encoding", value: $0.encoding.rawValue) }
        case .importIsUnclear(let file, let doubt):
            if case .again(let option, let value, nil) = doubt.nextStep {
                .againAlone(file, option: option, value: value)
            } else {
                doubt.nextStep
            }
        case .noBookcaseToExport(let first): .again(option: "--book", value: first)
        case .importNeedsBookcase: .again(option: "--book", value: "영어")
        case .importHasNothing: .again(option: "--columns", value: "term,meaning")
        case .incomplete: .again(option: "--meaning", value: "뜻")
        case .confirmationNeeded: .again(option: "--yes", value: "")
        case .needsOutput(let ending): .again(option: "-o", value: "vocab." + ending)
        case .fileIsThere: .again(option: "--force", value: "")
        case .noPlaceForFile(let path, let kind, let example):
            .replacing(
                path, with: kind == .folder ? path + (path.utf8.last == 0x2F ? "" : "/") + example : example,
                option: kind == .list ? "--rejects" : nil, without: "--force")
        case .unknownBookcase(let name, let nearest):
            nearest.first.map { .replacing(name, with: SafeText.line($0), option: "--book") }
        case .unknownTag(let tag, let nearest):
            nearest.first.map { .replacing(tag, with: SafeText.line($0), option: "--tag") }
        case .unknownTerm(let name, _, let nearest), .unknownCommand(let name, let nearest),
            .unknownBackup(let name, let nearest):
            nearest.first.map { .replacing(name, with: SafeText.line($0), option: nil) }
        case .repeatedTerm(let term, _, let ids): ids.first.map { .replacing(term, with: $0, option: nil) }
        case .usage(.unknownOption(let option, let nearest)): nearest.map { .replacing(option, with: $0, option: nil) }
        case .usage(.dashedWord(let word, _)): .asArgument(word)
        case .usage(.exclusive(_, let option)): .without(option: option)
        case .reading(let problem): problem.nextStep
        case .noStoreFolder: .again(option: "--store", value: "vocab")
        default: nil
        }
    }

    /// Whether nothing says more than how the command is used.
    private var wantsHelp: Bool {
        switch self {
        case .usage(.unknownOption(_, _?)), .usage(.dashedWord), .usage(.exclusive): false
        case .usage, .notInteractive, .openQuote, .nameIsBlank, .nameIsTooLong, .nameHasForbiddenCharacters: true
        case .unknownCommand(_, let nearest): nearest.isEmpty
        case .incomplete(let missing): missing.contains(.term)
        case .importIsNoText(_, let kind): !kind.isForReading && kind != .exportedStore
        case .importIsUndecodable: true
        case .importIsEmpty(let file), .importHasNoMeanings(let file): file == "-"
        // In quotes, as it is written here, a shell does not put the home folder in the place of ~.
        case .noSuchFile(let path): path.utf8.first == UInt8(ascii: "~")
        default: false
        }
    }

    private var shellCommand: Invocation? {
        switch self {
        case .disk(let failure), .answersNotKept(let failure), .cannotCreate(let failure):
            guard case .system(_, let path, _) = failure else { return nil }
            switch failure.kind {
            case .diskFull: return Invocation(shell: "df", "-h", path.folder.text)
            case .noPermission, .readOnly, .noSuchFile, .notAFolder: return Invocation(shell: "ls", "-la", path.folder.text)
            case .other: return nil
            }
        case .fileNameTaken(let path), .noSuchFile(let path): return Invocation(shell: "ls", "-l", Path(path).folder.text)
        case .sync(let error): return error.nextShellCommand
        case .speech(let problem): return problem.remedy
        case .importIsEmpty(let file): return Invocation(shell: "file", file)
        case .importHasNoMeanings(let file): return Invocation(shell: "head", file)
        case .importIsNoText(let file, .exportedStore): return Invocation(shell: "tar", "xf", file)
        default: return nil
        }
    }

    private var command: Invocation? {
        switch self {
        case .libraryIsEmpty: Invocation(.quiz, options: [.book("TOEIC")])
        case .noSetup: Invocation(.setup)
        case .bookcasesAreEmpty(let first): Invocation(.add, options: [.book(first)])
        case .noBookcaseChosen(let first), .moveNeedsTarget(let first): first == nil ? Invocation(.bookAdd, "영어") : nil
        case .tooFewWords(let bookcase): Invocation(.add, options: [.book(bookcase)])
        case .tooFewMeanings(let bookcase, _, nil), .noFairQuestion(let bookcase, _, nil), .noLetters(let bookcase):
            Invocation(.list, options: [.book(bookcase)])
        case .unknownBookcase(_, let nearest): nearest.isEmpty ? Invocation(.books) : nil
        case .bookcaseToMake(let name): Invocation(.bookAdd, name)
        case .unknownTag(_, let nearest): nearest.isEmpty ? Invocation(.bookShow) : nil
        case .unknownTerm(_, let bookcase, let nearest):
            nearest.isEmpty ? Invocation(.list, options: bookcase.map { [.book($0)] } ?? []) : nil
        case .meaningAsTerm(let text): Invocation(.search, text)
        case .knownNowhere(let text): Invocation(.add, text)
        case .countIsTag(let number, let names): Invocation(.quiz, options: names.map { .book($0) } + [.value("--tag", number)])
        case .starterWasRemoved(let name): Invocation(.bookAdd, name, options: [.flag("--starter")])
        case .nameTaken(let name): Invocation(.bookShow, name)
        case .wordSaved(_, _, let bookcase, let words):
            // It can be played from now on.
            words == QuestionMaker.choiceCount ? Invocation(.quiz, options: [.book(bookcase)]) : nil
        case .bookcaseSaved(let name): Invocation(.add, options: [.book(name)])
        case .setupSaved, .studySaved, .planDropped, .tooFewAnswers, .nothingConfused, .nothingWrong, .nothingToReset:
            Invocation(.quiz)
        case .planSaved: Invocation(.due)
        case .tooFewToPlace, .placed: Invocation(.quiz)
        case .nothingPlanned: Invocation(.plan)
        case .needsOutput(ending: "tar"): Invocation(.export, options: [.flag("--all"), .value("-o", "vocab.tar")])
        case .newerFormat: Invocation(options: [.flag(Grammar.versionOption)])
        case .broken: Invocation(.doctor)
        case .importIsNoText(_, .exportedStore): nil
        case .importIsNoText(let file, _): Invocation(.read, file)
        case .sync(let error): error.nextCommand
        case .wish(let alert): alert.nextCommand
        case .lookup(let failure): failure.nextCommand
        case .needsRepair: Invocation(.doctor, options: [.flag("--repair")])
        case .calendarNeedsDay(let day, let option): Invocation(.calendar, day.description, options: [option].compactMap(\.self))
        case .noWordsOnDay(let day): Invocation(.calendar, Month(of: day).description)
        case .wordRemoved, .bookcaseRemoved, .wrongCleared, .memoryReset, .wordsMarked, .wordsRemoved, .wordsMoved,
            .allBookcasesRemoved,
            .restored, .modelKept,
            .stepTaken(.redo, _), .stepOvertaken(.undo, _), .noStepLeft(.redo):
            Invocation(.undo)
        case .wordGone(_, let content, let bookcase): Invocation(adding: content, to: bookcase)
        case .followsList(let bookcase, let remote): Invocation(.bookShare, bookcase, remote)
        case .stepTaken(.undo, _), .stepOvertaken(.redo, _): Invocation(.redo)
        case .noStepLeft(.undo), .backupMade: Invocation(.backupList)
        case .unknownBackup(_, let nearest): nearest.isEmpty ? Invocation(.backupList) : nil
        case .termExists(let word, let bookcase): Invocation(.edit, word.term, options: [.book(bookcase)])
        case .unchanged(let term): term.map { Invocation(.show, $0) }
        default: nil
        }
    }
}
