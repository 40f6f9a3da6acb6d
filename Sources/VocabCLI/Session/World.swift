import VocabCore
import VocabLanguage
import VocabLexicon
import VocabLists
import VocabSync

/// Everything outside that the commands may use; there is no other way out.
package struct World {
    /// Reads the clocks.
    package var now: () -> ClockReading
    /// How far the learner's clock is ahead of UTC, and was or will be at other times.
    package var clockOffsets: () -> [LearnerCalendar.Offset]
    /// The system's random numbers.
    package var generator: () -> UInt64
    /// The environment variables.
    package var environment: [String: String]
    /// The keyboard and the screen.
    package var console: any Console
    /// The disk under the store.
    package var files: any FileSystem
    /// Reads a file that the learner named; `-` is standard input.
    package var readInput: (String) throws -> [UInt8]
    /// The bookcases that a store is given on the first use of their name.
    package var starters: [Starter]
    /// Opens the thesaurus for questions; nil where there is none.
    package var thesaurus: @Sendable () -> (any Thesaurus)?
    /// The words by which English is known, in a list and in an answer; nil where there are none.
    package var englishWords: @Sendable () -> EnglishWords?
    /// How early words are learnt.
    package var bands: () -> WordBands
    /// The files that a pattern of the shell fits, such as `~/*.csv`, in order; none where it fits none.
    package var matchingFiles: (String) -> [String]
    /// Shows a long text through the learner's own pager and says whether it could; nil where none is set.
    package var page: ((String) -> Bool)?
    /// Runs git.
    package var git: any GitRunner
    /// Opens the dictionaries that are installed on this machine.
    package var installedDictionaries: () -> [any LookupSource]
    /// The way to programs and servers that know words, for so many milliseconds.
    package var channels: (Int) -> any Channels
    /// Says words aloud.
    package var voice: any Voice
    /// Opens the dictionary for reading texts; nil where there is none.
    package var dictionary: () -> (any EnglishDictionary)?
    /// Asks databases in files.
    package var database: any DatabaseReader

    /// The given world.
    package init(
        now: @escaping () -> ClockReading, clockOffsets: @escaping () -> [LearnerCalendar.Offset],
        generator: @escaping () -> UInt64, environment: [String: String],
        console: any Console, files: any FileSystem, readInput: @escaping (String) throws -> [UInt8], starters: [Starter],
        thesaurus: @escaping @Sendable () -> (any Thesaurus)?, matchingFiles: @escaping (String) -> [String],
        page: ((String) -> Bool)?,
        englishWords: @escaping @Sendable () -> EnglishWords? = { nil },
        bands: @escaping () -> WordBands = { WordBands([]) },
        git: any GitRunner = AbsentGit(), installedDictionaries: @escaping () -> [any LookupSource] = { [] },
        channels: @escaping (Int) -> any Channels = { _ in NoChannels() }, voice: any Voice = NoVoice(),
        dictionary: @escaping () -> (any EnglishDictionary)? = { nil }, database: any DatabaseReader = AbsentDatabaseReader()
    ) {
        self.now = now
        self.clockOffsets = clockOffsets
        self.generator = generator
        self.environment = environment
        self.console = console
        self.files = files
        self.readInput = readInput
        self.starters = starters
        self.thesaurus = thesaurus
        self.englishWords = englishWords
        self.bands = bands
        self.matchingFiles = matchingFiles
        self.page = page
        self.git = git
        self.installedDictionaries = installedDictionaries
        self.channels = channels
        self.voice = voice
        self.dictionary = dictionary
        self.database = database
    }
}

/// A bookcase that comes with the program.
package struct Starter: Sendable {
    /// Its name.
    package let name: String
    private let korean: BookcaseDetails
    private let english: BookcaseDetails
    /// Reads its words, a word list in UTF-8, comma-separated, with a header.
    package let csv: @Sendable () -> [UInt8]

    /// A starter, whose `details` are in Korean or for all, and in English where that is given.
    package init(
        name: String, details: BookcaseDetails, english: BookcaseDetails? = nil, csv: @escaping @Sendable () -> [UInt8]
    ) {
        self.name = name
        korean = details
        self.english = english ?? details
        self.csv = csv
    }

    /// Its languages and description, as speakers of `language` read them.
    func details(in language: Language) -> BookcaseDetails { language == .korean ? korean : english }

    /// Whether its meanings are in `language`, as far as its details say.
    func explains(in language: Language) -> Bool {
        LanguageNames.code(of: details(in: language).meaningLanguage) == language.rawValue
    }

    /// How many words it has, one a line.
    var wordCount: Int {
        let csv = csv()
        return max(0, csv.count { $0 == 0x0A } + (csv.last == 0x0A ? 0 : 1) - 1)
    }

    /// Its words; how they are written and parted needs not be found out.
    ///
    /// - Throws: `WordListError` for a starter that is no such list.
    func list() throws(WordListError) -> WordList { try Self.list(csv()) }

    /// What it says about `term`, without reading its other rows; nothing where it is no such list. No cell of it may hold a line break,
    /// and its terms stand in it without signs that a key lacks, but for capitals.
    func contents(about term: String) -> [WordContent] {
        let key = Text.key(term)
        // How many spaces stand between words may differ.
        let beginning = Array(key.utf8.prefix { $0 != 0x20 })
        if beginning.isEmpty { return [] }
        let rows = csv().withUnsafeBufferPointer { Self.rows(of: $0, beginningWith: beginning) }
        let list = try? Self.list(rows)
        return list?.rows.map(\.content).filter { Text.key($0.term) == key } ?? []
    }

    /// The first row, which names the columns, and those that begin with these bytes, perhaps behind a quotation mark and in capitals.
    private static func rows(of csv: UnsafeBufferPointer<UInt8>, beginningWith beginning: [UInt8]) -> [UInt8] {
        var rows: [UInt8] = []
        var start = 0
        while start < csv.count {
            var place = start + (csv[start] == UInt8(ascii: "\"") ? 1 : 0)
            var found = 0
            while found < beginning.count, place < csv.count,
                csv[place] == beginning[found] || (0x41...0x5A).contains(csv[place]) && csv[place] | 0x20 == beginning[found]
            {
                place += 1
                found += 1
            }
            var end = start
            while end < csv.count, csv[end] != 0x0A { end += 1 }
            if start == 0 || found == beginning.count { rows += csv[start..<end] + [0x0A] }
            start = end + 1
        }
        return rows
    }

    private static func list(_ csv: [UInt8]) throws(WordListError) -> WordList {
        var options = ListOptions()
        (options.encoding, options.delimiter) = (.utf8, .comma)
        let names = String(decoding: csv.prefix { $0 != 0x0A && $0 != 0x0D }, as: UTF8.self)
        if let columns = ColumnMap(list: names) { (options.columns, options.hasHeader) = (columns, true) }
        return try WordList(csv, options)
    }
}
