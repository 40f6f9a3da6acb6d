extension Runner {
    /// Runs a line typed at the prompt, which was opened with the options `base`.
    func run(line: String, base: GlobalOptions) -> ExitStatus {
        do {
            var words = try CommandLineSplitter.typedWords(of: line)
            // People copy commands from elsewhere, with the program's name before them.
            if words.first?.text == "vocab" { words.removeFirst() }
            if let first = words.first, PromptWord(first.text) == .help { words[0] = TypedWord(Grammar.help) }
            return run(typed: FileNameExpansion(matching: world.matchingFiles).words(words), base: base)
        } catch {
            return fail(error, in: promptSession(base))
        }
    }

    /// Runs what was typed: a command, or what is meant where a line begins with none.
    private func run(typed words: [String], base: GlobalOptions) -> ExitStatus {
        let session = promptSession(base, command: .atPrompt(word: words.joined(separator: " ")))
        guard let bare = BareLine(words, in: session) else { return run(words: words, base: base) }
        if let command = bare.command { return run(words: command, base: base) }
        do {
            if try bare.isLookedUp() { return session.status }
            if let alert = bare.alert { throw alert }
        } catch {
            return fail(error, in: session)
        }
        return run(words: words, base: base)
    }

    /// Runs a line of the prompt that is in words already.
    func run(words: [String], base: GlobalOptions) -> ExitStatus {
        run(words, base: base, isAtPrompt: true)
    }

    /// Takes a block that was pasted at the prompt for a list of words.
    func run(_ block: PastedBlock, base: GlobalOptions) {
        let session = promptSession(base)
        defer { session.tellRepairs() }
        do { try session.addPasted(block, to: nil) } catch { _ = fail(error, in: session) }
    }
}
