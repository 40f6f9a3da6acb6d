import VocabCore

/// `vocab` alone: a prompt at which every command of the shell can be typed.
struct REPL {
    let runner: Runner
    let session: Session
    let options: GlobalOptions

    /// Reads and runs lines until `quit` or the end of input.
    func run() -> ExitStatus {
        greet()
        let console = session.world.console
        console.remember((try? session.store.typedLines()) ?? [])
        let completer = CommandCompleter(
            library: { [store = session.store] in try? store.contents().library },
            starterNames: session.world.starters.map(\.name)
        ).completer
        let request = LineRequest("vocab> ", completer: completer)
        while true {
            switch console.readLine(request) {
            case .endOfInput:
                session.screen.show(["", HelpPhrase.goodbye.text(in: session.language)])
                return .done
            case .interrupt:
                session.screen.show([HelpPhrase.interruptHint.text(in: session.language)])
            case .value(let line):
                let line = Text.cleanedLine(line)
                if line.isEmpty { continue }
                remember(line, console)
                if ["quit", "exit", "q", "나가기"].contains(line) {
                    session.screen.show([HelpPhrase.goodbye.text(in: session.language)])
                    return .done
                }
                runLine(line)
            }
        }
    }

    private func runLine(_ line: String) {
        do {
            var words = try CommandLineSplitter.words(of: line)
            // People copy commands from elsewhere, with the program's name before them.
            if words.first == "vocab" { words.removeFirst() }
            if words.isEmpty { return }
            _ = runner.run(words, base: options, isAtPrompt: true)
        } catch {
            session.screen.show(Notice(error))
        }
    }

    private func remember(_ line: String, _ console: any Console) {
        console.remember([line])
        // The history of the prompt is a convenience: when the disk refuses it, the commands themselves will say so.
        try? session.store.appendTypedLine(line)
    }

    /// Three lines: what this is, what is on the shelf, and what to type next.
    private func greet() {
        let language = session.language
        let style = session.screen.style
        var library = Library()
        do {
            library = try session.library()
        } catch {
            session.screen.show(Notice(error))
        }
        let shelf = HelpPhrase.shelf(bookcases: library.bookcases.count, words: library.wordCount)
        session.screen.show(
            [style.paint(HelpPhrase.greeting.text(in: language), .accent), shelf.text(in: language)]
                + style.paragraph(next(library).text(in: language), .dim))
    }

    private func next(_ library: Library) -> HelpPhrase {
        if let setup = library.settings.setup, library[setup.bookcase] != nil { return .tryNext(command: "quiz") }
        if let bookcase = library.bookcases.first(where: { $0.words.count >= QuestionMaker.choiceCount }) {
            return .tryNext(command: "quiz --book \(Quoted(SafeText.line(bookcase.name.description)))")
        }
        return .tryFirst
    }
}
