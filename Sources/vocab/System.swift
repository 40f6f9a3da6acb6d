import CStarterData
import Glibc
import VocabCLI
import VocabCore
import VocabLexicon
import VocabLists

/// The clocks of this machine.
enum SystemClock {
    /// What they say now.
    static func read() -> ClockReading {
        var wall = timespec()
        var steady = timespec()
        clock_gettime(CLOCK_REALTIME, &wall)
        clock_gettime(CLOCK_MONOTONIC, &steady)
        return ClockReading(
            timestamp: Timestamp(secondsSince1970: wall.tv_sec), milliseconds: steady.tv_sec * 1_000 + steady.tv_nsec / 1_000_000)
    }
}

/// The time zone of this process.
enum SystemTimeZone {
    /// How far local time is ahead of UTC, from 2000 until two years from now, one entry for each time it changes.
    ///
    /// The system only answers for single moments: one every two weeks is asked, and between two that differ the change is searched
    /// for. No zone has changed its clocks and changed them back within two weeks since 2000: Ramadan, the shortest such time, is longer.
    static func offsets() -> [LearnerCalendar.Offset] {
        let step = 14 * 86_400
        var offsets: [LearnerCalendar.Offset] = []
        var moment = 946_684_800
        let end = SystemClock.read().timestamp.secondsSince1970 + 2 * 365 * 86_400
        var current = secondsAheadOfUTC(at: moment)
        offsets.append(.init(from: Timestamp(secondsSince1970: moment), secondsAheadOfUTC: current))
        while moment < end {
            let next = secondsAheadOfUTC(at: moment + step)
            if next != current {
                var (before, after) = (moment, moment + step)
                while after - before > 1 {
                    let middle = (before + after) / 2
                    if secondsAheadOfUTC(at: middle) == current { before = middle } else { after = middle }
                }
                offsets.append(.init(from: Timestamp(secondsSince1970: after), secondsAheadOfUTC: next))
                current = next
            }
            moment += step
        }
        return offsets
    }

    private static func secondsAheadOfUTC(at moment: Int) -> Int {
        var moment = time_t(moment)
        var parts = tm()
        return localtime_r(&moment, &parts) == nil ? 0 : parts.tm_gmtoff
    }
}

/// The system's random numbers, fetched in portions: a call of the system for each number takes a tenth of the time of a long import.
final class SystemRandomNumbers {
    private var numbers: [UInt64] = []

    /// The next number; none is given twice.
    func next() -> UInt64 {
        if numbers.isEmpty { numbers = Self.portion() }
        return numbers.removeLast()
    }

    private static func portion() -> [UInt64] {
        // 256 bytes are the most that getentropy gives at once.
        var numbers = [UInt64](repeating: 0, count: 32)
        let isFilled = numbers.withUnsafeMutableBytes { getentropy($0.baseAddress, $0.count) } == 0
        return isFilled ? numbers : [UInt64.random(in: .min ... .max)]
    }
}

/// The environment of this process.
enum SystemEnvironment {
    /// The variables that the program looks at.
    static func variables() -> [String: String] {
        var variables: [String: String] = [:]
        for name in [
            "HOME", "VOCAB_HOME", "XDG_DATA_HOME", "LC_ALL", "LC_MESSAGES", "LANG", "NO_COLOR", "TERM", "WNSEARCHDIR",
            "STARDICT_DATA_DIR", "DEEPL_API_KEY", "PATH",
        ] {
            if let value = getenv(name) { variables[name] = Text.keeping(cString: value) }
        }
        return variables
    }

    /// All variables as other programs are given them, `NAME=value` each, but for some and for the learner's keys.
    static func lines(without names: Set<String> = []) -> [String] {
        var lines: [String] = []
        var next = environ
        while let variable = next.pointee {
            let text = Text.keeping(cString: variable)
            if let name = text.split(separator: "=", omittingEmptySubsequences: false).first, !names.contains(String(name)),
                name != "DEEPL_API_KEY"
            {
                lines.append(text)
            }
            next += 1
        }
        return lines
    }
}

/// The arguments of this process.
enum CommandArguments {
    /// All but the program's own name, in which `CommandLine.arguments` would repair what is no UTF-8.
    static func all() -> [String] {
        (1..<max(1, Int(CommandLine.argc))).compactMap { CommandLine.unsafeArgv[$0] }.map { Text.keeping(cString: $0) }
    }
}

/// The locale of this process, which tells readline and `wcwidth` what a character is.
enum Locale {
    /// Takes the locale of the environment, or UTF-8 where that is not installed or no UTF-8; returns whether it took another one.
    ///
    /// Only characters and the system's error texts depend on it. Loading all twelve categories would take longer than `books`.
    static func adopt() -> Bool {
        setlocale(LC_MESSAGES, "")
        if setlocale(LC_CTYPE, "") != nil, String(cString: nl_langinfo(Int32(CODESET))) == "UTF-8" { return false }
        setlocale(LC_CTYPE, fallback)
        return true
    }

    /// Tells readline of the other one, for it reads the environment anew; what that says of the learner must have been read before.
    static func passOn() { setenv("LC_ALL", fallback, 1) }

    private static let fallback = "C.UTF-8"
}

/// The bookcases that come with the program.
enum StarterCatalogue {
    /// All of them.
    static func all() -> [Starter] {
        (0..<vocab_starter_count()).map { index in
            let starter = vocab_starter_at(index)
            return Starter(
                name: String(cString: starter.name), details: BookcaseDetails(starter.korean),
                english: BookcaseDetails(starter.english),
                csv: {
                    let starter = vocab_starter_at(index)
                    return Array(UnsafeBufferPointer(start: starter.bytes, count: starter.size))
                })
        }
    }
}

extension BookcaseDetails {
    fileprivate init(_ details: vocab_starter_details) {
        self.init(
            description: String(cString: details.description), termLanguage: String(cString: details.term_language),
            meaningLanguage: String(cString: details.meaning_language))
    }
}

/// What comes with the program of meanings and of words taken for each other.
enum ProgramThesaurus {
    /// Each table as a thesaurus.
    static var members: [any Thesaurus] {
        [
            NearSynonyms(vocab_near_synonyms().all), EnglishMeanings(vocab_english_meanings().all),
            ConfusableTerms(vocab_confusables().all), RareSynonyms(vocab_rare_synonyms().all),
        ]
    }
}

extension EnglishWords {
    /// Those that come with the program, in groups of near-synonyms and beside them.
    static var ofTheProgram: EnglishWords { EnglishWords([vocab_near_synonyms().all, vocab_english_words().all]) }
}

extension WordBands {
    /// Those that come with the program.
    static var ofTheProgram: WordBands { WordBands(vocab_word_bands().all) }
}

extension vocab_text {
    /// All of it.
    fileprivate var all: [UInt8] { Array(UnsafeBufferPointer(start: bytes, count: size)) }
}

extension Text {
    /// What a function of the system or of readline has given, none of its bytes lost.
    static func keeping(cString: UnsafePointer<CChar>) -> String {
        keeping(UnsafeRawBufferPointer(start: cString, count: strlen(cString)))
    }
}
