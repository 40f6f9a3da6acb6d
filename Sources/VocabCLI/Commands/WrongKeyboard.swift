import VocabCore

/// Lines of which commands and options were typed while the keyboard wrote Hangul: `벼ㅑㅋ` is quiz.
enum WrongKeyboard {
    /// The line as it was meant; nil where no command and no option in it were typed so.
    static func retyped(_ line: [String]) -> [String]? {
        // Most lines hold no Hangul where a name stands: to look closer takes time.
        guard line.contains(where: { KoreanKeyboard.latin(fromHangul: $0) != $0 }) else { return nil }
        var parent: any DescribedCommand.Type = VocabCommand.self
        var isPastCommands = false
        let words = line.map { word in
            if word.hasPrefix("-") { return option(word, of: parent) }
            let meant = KoreanKeyboard.latin(fromHangul: word)
            if isPastCommands || Grammar.names(under: parent).isEmpty { return word }
            if let next = Grammar.command(word, under: parent) ?? Grammar.command(meant, under: parent) {
                parent = next
                return next.manual.name
            }
            if parent == VocabCommand.self, PromptWord(meant) == .help { return Grammar.help }
            isPastCommands = true
            return word
        }
        return words == line ? nil : words
    }

    /// An option by the name that was meant; its value stays as it was typed.
    private static func option(_ word: String, of command: any DescribedCommand.Type) -> String {
        let (name, value) = CommandLineWord(word, .option).nameAndValue
        let meant = KoreanKeyboard.latin(fromHangul: name)
        let isKnown =
            (GlobalOptions.names + [Grammar.helpOption]).contains(meant)
            || ArgumentEntry.all(of: command).contains { $0.names.contains(meant) }
        return isKnown ? meant + (value.map { "=" + $0 } ?? "") : word
    }
}
