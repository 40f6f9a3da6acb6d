import VocabCore
import VocabLanguage
import VocabLists

extension Alert {
    /// The alert in English.
    var english: AlertText {
        switch self {
        case .libraryIsEmpty, .bookcasesAreEmpty:
            AlertText("No data", "Create a bookcase and add words.\nA game needs a bookcase with at least 4 words.")
        case .noSetup: AlertText("No set-up", "Choose a bookcase first.")
        case .noBookcaseChosen: AlertText("Which bookcase?", "Choose a bookcase with --book.")
        case .moveNeedsTarget: AlertText("Which bookcase?", "Choose the bookcase to move to with --to.")
        case .tooFewWords: AlertText("Too few words", "A bookcase needs at least 4 words.")
        case .nothingToAsk(let focus, let memorized):
            AlertText(
                "Nothing to ask",
                memorized > 0
                    ? "Without the \(memorized == 1 ? "word" : "\(memorized) words") marked as known nothing is left."
                    : focus == .due
                        ? "No word is due now. Well done."
                        : focus == .new ? "There are no new words: each was asked before." : "No word has been missed so far.")
        case .tooFewMeanings(let bookcase, let colliding, _):
            AlertText(
                "Meanings collide",
                "“\(bookcase)” needs at least 4 different meanings.\nWords that mean the same: \(colliding.meaningGroups)")
        case .noFairQuestion(let bookcase, let words, _):
            AlertText(
                "No fair question",
                (["“\(bookcase)” has too few choices that are not right as well."] + words.reasons.map(\.english))
                    .joined(separator: "\n"))
        case .lastCard: AlertText("Last card", "Start again?\nThe cards are shuffled and begin anew.")
        case .hangmanWon: AlertText("You won", "You found the word.\nAnother one?")
        case .hangmanLost: AlertText("Game over", "The turtle lost its way.\nAnother word?")
        case .noLetters(let bookcase): AlertText("No questions", "No word of “\(bookcase)” has letters to be found.")
        case .answersNotKept(let reason):
            AlertText(
                "Answers are not kept",
                "You can play on: what could not be saved is tried again with each answer.\n\(reason.english)")

        case .unknownBookcase(let name, let nearest):
            AlertText("Bookcase not found", "There is no bookcase “\(name)”.\(nearest.suggestion("Did you mean"))")
        case .bookcaseToMake(let name): AlertText("Bookcase not found", "There is no bookcase “\(name)”. Make it first.")
        case .unknownTerm(let term, let bookcase, let nearest):
            AlertText(
                "Word not found",
                "There is no word “\(term)”" + (bookcase.map { " in “\($0)”" } ?? "") + ".\(nearest.suggestion("Did you mean"))")
        case .meaningAsTerm(let text): AlertText("Word not found", "“\(text)” is no term, but stands in meanings.")
        case .knownNowhere(let text):
            AlertText("Word not found", "“\(text)” is no command, and in no bookcase and no dictionary here.")
        case .unknownTag(let tag, let nearest):
            AlertText("Tag not found", "No word has the tag “\(tag)”.\(nearest.suggestion("Did you mean"))")
        case .doneForToday: AlertText("Done for today", "All that waited is done. See you soon!")
        case .ambiguousTerm(let term, let bookcases):
            AlertText("In several bookcases", "“\(term)” is in: \(bookcases.joined(separator: ", "))\nName the bookcase.")
        case .repeatedTerm(let term, let bookcase, let ids):
            AlertText(
                "Same term several times",
                "“\(bookcase)” holds “\(term)” \(ids.count) times. Give the id instead of the term.\n"
                    + ids.joined(separator: "\n"))
        case .starterWasRemoved(let name):
            AlertText(
                "Bookcase not found", "“\(name)” was here before and is not any more. To get it again, type the command below.")
        case .countIsTag(let number, _):
            AlertText(
                "A tag, or how many?",
                "“\(number)” is a tag, too. The command below asks the words with it; --count \(number) asks for as many questions."
            )
        case .nameIsBlank: AlertText("Not saved", "A bookcase needs a name.")
        case .nameIsTooLong(let maximum): AlertText("Not saved", "A bookcase's name has at most \(maximum) characters.")
        case .nameHasForbiddenCharacters:
            AlertText("Not saved", "A bookcase's name holds no line breaks and no invisible characters.")
        case .nameTaken(let name): AlertText("Already there", "There is a bookcase “\(name)” already.")

        case .badPicture(let text): AlertText("Not saved", "The picture “\(text)” must be one emoji.")

        case .wordSaved(let term, let meaning, let bookcase, let words):
            AlertText(
                "Saved",
                inOneLine: "\(term) — \(meaning) · \(bookcase): \(words == 1 ? "1 word" : "\(words) words")"
                    + (words < QuestionMaker.choiceCount ? " (\(QuestionMaker.choiceCount - words) more for a quiz)" : ""))
        case .wordEdited(let term, let changes):
            AlertText("Saved", inOneLine: "\(term) · " + changes.map { $0.text(in: .english) }.joined(separator: " · "))
        case .wordRemoved(let term, let bookcase): AlertText("Deleted", "“\(term)” is deleted from “\(bookcase)”.")
        case .bookcaseSaved: AlertText("Saved", "The bookcase is saved.")
        case .bookcaseEdited: AlertText("Updated", "The bookcase is updated.")
        case .bookcaseRemoved(let name, let words): AlertText("Deleted", "“\(name)” and its words (\(words)) are deleted.")
        case .allBookcasesRemoved(let count, let words):
            AlertText("Deleted", "All bookcases (\(count)) and their words (\(words)) are deleted.")
        case .wordsMoved(let terms, let bookcase): AlertText("Moved", "To “\(bookcase)”: \(terms.joined(separator: ", "))")
        case .studySaved(let study):
            AlertText(
                "Set up",
                "Target retention: \(Int((study.retention * 100).rounded()))%\nNew words: \(study.newPerDay) a day, \(study.newOrder.english)\nA day begins at \(study.dayStartsAt) o'clock\(study.restDays == .none ? "" : "\nDays of rest: \(RestDaysPhrase(study.restDays).english)")\nA stop after a miss: \(study.pausesAfterMiss ? "yes" : "no")\(study.saysWords ? "\nWords are said: yes" : "")"
            )
        case .languagesSaved([]): AlertText("Set up", "Nothing is kept of the languages you read.")
        case .languagesSaved(let codes): AlertText("Set up", SetupPhrase.languages(codes).english)
        case .unknownLanguage(let name, let nearest, _):
            AlertText("Unknown language", "No language is called “\(name)”.\(nearest.suggestion("Did you mean"))")
        case .nothingConfused:
            AlertText("Nothing confused", "You have not mixed up any words yet.\nYou can also name the words to practise.")
        case .nothingToReset: AlertText("Nothing to start anew", "None of this was ever answered.")
        case .nothingWrong: AlertText("No wrong answers", "Words that you miss are collected here.")
        case .planSaved: AlertText("Planned", "New words and reviews follow the plan from now on.")
        case .planDropped(leavesOthers: true): AlertText("Plan dropped", "What else is planned stays.")
        case .planDropped: AlertText("Plan dropped", "Words are asked without a plan again.")
        case .tooFewToPlace(let bookcase, let new):
            AlertText(
                "Too few new words",
                "\(new) words of “\(bookcase)” are new. An estimate needs at least \(PlacementGame.fewestWords).")
        case .placed(0, let later):
            AlertText("Words placed", "None is marked as known; \(later) that you may know come after the others.")
        case .placed(let known, let later):
            AlertText("Words placed", "\(known) words are marked as known, and \(later) come after the others.")
        case .nothingPlanned(let day): AlertText("Nothing planned", "Nothing is planned for \(day).")
        case .modelKept: AlertText("Optimized", "From now on the new parameters decide when a word comes back.")
        case .modelNotKept(let reason): AlertText("The parameters stay as they are", reason.english)
        case .tooFewAnswers(let count, let least, let fittedBefore):
            AlertText(
                "Too few answers",
                "Answers to words that were asked again on a later day"
                    + (fittedBefore ? ", since the last optimization" : "") + ": \(count).\nTo optimize, \(least) are needed.")
        case .setupSaved(let bookcases, let setup, let reading):
            AlertText(
                "Set up",
                (["Bookcase: \(bookcases)", "Questions: \(setup.count)"]
                    + (setup.manner + SetupPhrase.said(of: reading)).map(\.english)).joined(separator: "\n"))

        case .wordMarked(let term, let memorized):
            AlertText("Saved", "\(term): " + (memorized ? "marked as known." : "no longer marked as known."))
        case .memoryReset(let words):
            AlertText(
                "Starting anew",
                "\(words == 1 ? "1 word is" : "\(words) words are") learnt from the beginning, like new. Statistics stay as they are."
            )
        case .wrongCleared(let words):
            AlertText("Cleared", "\(words == 1 ? "1 word is" : "\(words) words are") no longer on the record of wrong answers.")
        case .wordsMarked(let count, let memorized):
            AlertText(
                "Saved",
                "\(count == 1 ? "1 word is" : "\(count) words are") \(memorized ? "marked" : "no longer marked") as known.")
        case .wordsRemoved(let count): AlertText("Deleted", "\(count == 1 ? "1 word is" : "\(count) words are") deleted.")
        case .stepTaken(.undo, let action): AlertText("Taken back", "Undone: \(action.english)")
        case .stepTaken(.redo, let action): AlertText("Done again", "Redone: \(action.english)")
        case .backupMade(let name): AlertText("Backed up", "The backup is saved.\n\(name)")
        case .restored(let backup, let bookcases, let hasSettings, let answers):
            AlertText(
                "Restored",
                (["Put back from the backup \(backup):"] + (bookcases.isEmpty ? [] : [bookcases.joined(separator: ", ")])
                    + (hasSettings || answers > 0
                        ? [BackupPhrase.alsoRestored(hasSettings: hasSettings, answers: answers).english] : []))
                    .joined(separator: "\n"))
        case .followsList(let bookcase, let remote):
            AlertText(
                "Somebody else shares it",
                "You follow “\(bookcase)”. To share what you change with all, if you may write to \(remote), name that "
                    + "address, too; to share it on your own, name an empty repository.")
        case .stepOvertaken(.undo, let action):
            AlertText("Cannot be taken back", "Another device changed the same since: \(action.english)")
        case .stepOvertaken(.redo, let action):
            AlertText("Cannot be done again", "Another device changed the same since: \(action.english)")
        case .noStepLeft(.undo):
            AlertText("Nothing to take back", "Nothing has been changed yet, or all of it has been taken back.")
        case .noStepLeft(.redo):
            AlertText("Nothing to do again", "Nothing has been taken back, or something else was changed since.")
        case .wordGone(let term, _, _):
            AlertText(
                "Not saved", "“\(term)” was deleted elsewhere in the meantime. You can add it again as you edited it.")
        case .changedMeanwhile: AlertText("Left as it is", "Something was changed elsewhere in the meantime. Please try again.")
        case .unknownBackup(let name, let nearest):
            AlertText("Backup not found", "There is no backup “\(name)”.\(nearest.suggestion("Did you mean"))")

        case .incomplete: AlertText("Not saved", "A word needs a term and a meaning.")
        case .tooLong(let field, let maximum):
            AlertText(
                "Not saved", "The \(Label.field(field).english) is too long. It holds at most \(grouped(maximum)) characters.")
        case .unchanged: AlertText("Not saved", "Nothing changed.")
        case .termExists(let word, let bookcase):
            AlertText("Already there", "“\(bookcase)” has this word.\n\(word.term) — \(word.meaning)")

        case .removeWord(let term, let meaning, let bookcase):
            AlertText("Delete?", "\(term) — \(meaning) (\(bookcase))\n“undo” brings it back.")
        case .removeBookcase(let name, let words):
            AlertText("Delete?", "\(name) (words: \(words))\n“undo” brings it back.")
        case .removeAllBookcases(let count, let words):
            AlertText("Delete?", "All bookcases (\(count)) with their words (\(words))\n“undo” brings them back.")
        case .removeDay(let day, let words):
            AlertText(
                "Delete?",
                "\(words == 1 ? "1 word" : "\(words) words") added on \(CalendarPhrase.day(day).english)\n“undo” brings them back."
            )
        case .removeMissing(let words, let bookcase):
            AlertText(
                "Delete?",
                (["The file has \(words.count == 1 ? "1 word" : "\(words.count) words") of “\(bookcase)” no more."]
                    + words.shown { "… and \($0) more" }
                    + ["“undo” brings \(words.count == 1 ? "it" : "them") back."]).joined(separator: "\n"))
        case .wordDropped(let term): AlertText("Cancelled", "“\(term)” was not saved.")
        case .resultsLost(let failure):
            AlertText(
                "Done, but not shown",
                "The change is saved. What was to be shown could not be written:\n\(failure.englishAlert.message)")
        case .nothingDone: AlertText("Cancelled", "Nothing was changed.")
        case .confirmationNeeded: AlertText("Please confirm", "There was no answer, so nothing was deleted.")

        case .disk(let failure), .cannotCreate(let failure): failure.englishAlert
        case .broken(let path, let position, let problem):
            AlertText(
                "Broken file",
                "\(SafeText.line(path))\nLine \(position.line), column \(position.column): \(problem.english)\nThe file was left as it is. The command below saves all that can be read."
            )
        case .newerFormat(let path, let format, let supported):
            AlertText(
                "File of a newer format",
                "\(SafeText.line(path))\nIt has format \(format); this program reads up to \(supported). The file was left as it is. Get a newer version of the program."
            )
        case .fileNameTaken(let path):
            AlertText("Not saved", "\(SafeText.line(path))\nThere is a file of this name already; it was not overwritten.")

        case .sync(let error): error.english
        case .wish(let alert): alert.english
        case .speech(let problem): problem.english
        case .lookup(let failure): failure.english
        case .needsRepair: AlertText("Something to repair", "What is marked with ! can be repaired; nothing is deleted.")
        case .tornLineSetAside(let rest):
            AlertText("History mended", "A last line that a crash had torn was set aside; all the rest is used.\n\(rest)")

        case .reading(let problem): problem.english
        case .noSuchFile(let path): AlertText("File not found", path)
        case .importIsHeaderAlone(let file, let names):
            AlertText(
                "Nothing to import",
                "\(FileNamePhrase(file).english)\nIt has only names of columns: \(SafeText.line(names.joined(separator: " | ")))."
            )
        case .importIsEmpty(let file): AlertText("Nothing to import", "\(FileNamePhrase(file).english)\nThe file is empty.")
        case .importIsNoText(let file, let kind): AlertText("Cannot import", "\(FileNamePhrase(file).english)\n\(kind.english)")
        case .importEncodingIsUnclear(let file, let readings):
            AlertText(
                "Unclear encoding",
                "\(FileNamePhrase(file).english)\n"
                    + readings.map { "As \($0.encoding.rawValue):\n\($0.sample)" }.joined(separator: "\n")
                    + "\nChoose the right one with --encoding.")
        case .importIsUndecodable(let file, let encoding, let line, let column):
            AlertText(
                "Cannot import",
                "\(FileNamePhrase(file).english)\nFrom line \(line), column \(column) on it cannot be read as \(encoding.rawValue). Give another --encoding."
            )
        case .noBookcaseToExport: AlertText("Which bookcase?", "Choose the bookcase to export with --book.")
        case .needsOutput(let ending):
            AlertText(
                "A file is needed",
                "\(ending == "tar" ? "A tar" : "A workbook") is not written to the screen; name a file with -o.")
        case .exported(let path, let over):
            AlertText(
                "Exported",
                over == .stream
                    ? "Written to:\n\(SafeText.line(path))"
                    : ["The file is saved.", ExportPhrase.replaced(over).english].sentences + "\n\(SafeText.line(path))")
        case .fileIsThere(let path):
            AlertText("File already there", "\(SafeText.line(path))\nIt was left as it is. To replace it, add --force.")
        case .noPlaceForFile(let path, let kind, _):
            AlertText("Not written", "\(SafeText.line(path))\n\(kind.english) Name a file.")
        case .importHasNothing(let file, let rows):
            AlertText(
                "Nothing to import",
                "\(FileNamePhrase(file).english)\nNone of its rows (\(rows.count)) has both a term and a meaning. Nothing was changed.\n"
                    + rows.prefix(3).map { ImportPhrase.badRow($0).english }.joined(separator: "\n"))
        case .importHasNoMeanings(let file):
            AlertText(
                "A list without meanings",
                "\(FileNamePhrase(file).english)\nNo line holds a term with its meaning. Put a comma between both (apple,사과); where the meaning is on the next line, say --lines 2."
            )
        case .answersLeftOut(let file, let count, let first, let problem):
            AlertText(
                "Answers left out",
                "\(FileNamePhrase(file).english)\nAnswers that could not be read: \(count). The first is answer \(first): \(problem.english)"
            )
        case .importIsUnclear(let file, let doubt): doubt.english.below(FileNamePhrase(file).english)
        case .importNeedsBookcase: AlertText("Which bookcase?", "Choose a bookcase with --book.")
        case .badExportColumns(let list, let name):
            AlertText(
                "Check the columns",
                (list == name ? "“\(list)”" : "“\(name)” in “\(list)”")
                    + ": name columns out of \(ExportColumn.names), each once, with commas between.")
        case .badColumns(let list):
            AlertText("Check the columns", "“\(list)” must name both term and meaning. Write - for a column to pass over.")

        case .badNumber(let option, let value, let minimum):
            AlertText("Check the number", "\(option) “\(value)”: it must be a whole number from \(minimum).")
        case .outOfRange(let option, let value, let least, let most, _):
            AlertText("Check the number", "\(option) “\(value)” must be from \(least) to \(most).")
        case .badDay(let option, let value, _, let isPast):
            AlertText(
                "Check the date", "\(option) “\(value)” " + (isPast ? "is in the past." : "is not a day or a number of days."))
        case .badMonth(let value, let month):
            AlertText(
                "Check the date",
                "“\(value)” is neither a month nor a day. Such as: \(month.month), \(CalendarPhrase.englishMonths[month.month - 1]), \(month), \(month)-01"
            )
        case .calendarNeedsDay: AlertText("Which day?", "Choose a day.")
        case .noWordsOnDay(let day): AlertText("No words added that day", CalendarPhrase.day(day).english)
        case .badShare(let option, let value): AlertText("Check the number", "\(option) “\(value)” must be a number from 0 to 1.")
        case .badChoice(let option, let value, let choices):
            AlertText("Check the value", "\(option) “\(value)”: it must be one of \(choices.joined(separator: ", ")).")
        case .unknownCommand(let command, let nearest):
            AlertText("Unknown command", "There is no command “\(command)”.\(nearest.suggestion("Did you mean"))")
        case .usage(let problem): AlertText("Check the command", problem.english)
        case .openQuote(let quote, let word):
            AlertText(
                "Check the command",
                "The quote before “\(word)” is not closed. Where it is part of the word, type a backslash before it: \\\(quote)\(word)"
            )
        case .notInteractive: AlertText("No terminal", "There is nobody to ask; give all values on the command line.")
        case .noStoreFolder: AlertText("Nowhere to keep words", "HOME is not set. Choose a folder with --store or VOCAB_HOME.")
        case .inputEnded: AlertText("Input ended", "There was no answer, so it stops here. What was done so far stands.")
        case .interrupted: AlertText("Interrupted", "")
        case .unexpected(let detail): AlertText("Unexpected problem", detail)
        }
    }
}
