/// Follows a command line word by word: what each word stands for, and what may come next.
struct LineReading {
    /// The command that the words so far name: the program itself before the first.
    private(set) var command: any DescribedCommand.Type = VocabCommand.self
    /// The options that were given, by the name that help lists first.
    private(set) var given: Set<String> = []
    /// What was typed so far as arguments.
    private(set) var arguments: [String] = []
    private var entries: [ArgumentEntry] = []
    private var positionals: ArraySlice<ArgumentEntry> = []
    private var awaited: ArgumentValue?
    private var isPastOptions = false
    /// Whether a word stands where a command should, and names none.
    private var isLost = false

    /// A line of which nothing is read yet.
    init() {}

    /// A line of which `words` are read.
    init(_ words: [String]) {
        for word in words { _ = take(word) }
    }

    /// Reads the next word. Returns what it stands for; nil for the names of commands and options, and where nothing is wanted.
    mutating func take(_ word: String) -> ArgumentValue? {
        if let value = awaited {
            awaited = nil
            return value
        }
        if word == "--", !isPastOptions {
            isPastOptions = true
            return nil
        }
        let option = CommandLineWord(word, .option)
        if !isPastOptions, option.beginsWithDash {
            let (name, value) = option.nameAndValue
            given.insert(entries.first { $0.names.contains(name) }?.names.first ?? name)
            if value == nil { awaited = self.value(ofOption: name) }
            return nil
        }
        if expectsCommand {
            guard let next = Grammar.command(word, under: command) else {
                isLost = true
                return nil
            }
            command = next
            entries = ArgumentEntry.all(of: next)
            positionals = entries.filter { $0.kind == .positional }[...]
            return nil
        }
        arguments.append(word)
        let entry = positionals.first
        if entry?.isRepeating == false { positionals.removeFirst() }
        return entry?.value
    }

    /// Whether the name of a command comes next.
    var expectsCommand: Bool { !isLost && awaited == nil && !Grammar.names(under: command).isEmpty }

    /// Whether an option may come next.
    var takesOptions: Bool { awaited == nil && !isPastOptions && !isLost }

    /// What may come next beside an option: the value of the option before, or an argument; nil where none fits any more.
    var next: ArgumentValue? { awaited ?? positionals.first?.value }

    /// The options that may still be given, by the name that help lists first.
    var optionsLeft: [String] {
        let own = entries.filter { $0.kind != .positional && ($0.isRepeating || !given.contains($0.names.first ?? "")) }
        return own.compactMap(\.names.first)
            + (GlobalOptions.names + [Grammar.helpOption]).filter { !given.contains($0) }
    }

    /// What is given for an option of the command, or of every command; nil for flags and where there is none of that name.
    func value(ofOption name: String) -> ArgumentValue? {
        entries.first { $0.names.contains(name) }?.value ?? ArgumentEntry.globalValue(of: name)
    }
}
