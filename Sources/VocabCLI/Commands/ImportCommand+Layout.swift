import VocabCore
import VocabLists

extension ImportCommand {
    /// How the list is to be read for the learner, and what becomes of known words.
    ///
    /// - Throws: `Alert` when an option cannot be used.
    func layoutAndRule(_ session: Session) throws -> (layout: ListLayout.Options, rule: DuplicateRule) {
        var layoutOptions = session.listOptions()
        layoutOptions.learner.note(names: [book].compactMap(\.self))
        layoutOptions.encoding = try encoding.map { name in
            guard let encoding = TextEncoding(named: name) else {
                throw Alert.badChoice(option: "--encoding", value: name, choices: TextEncoding.allCases.map(\.rawValue))
            }
            return encoding
        }
        layoutOptions.delimiter = try delimiter.map { sign in
            guard let delimiter = Delimiter(typed: sign) else {
                throw Alert.badChoice(option: "--delimiter", value: sign, choices: [",", "tab", ";", "|"])
            }
            return delimiter
        }
        layoutOptions.columns = try columns.map { list in
            guard let map = ColumnMap(list: list) else { throw Alert.badColumns(list) }
            return map
        }
        layoutOptions.hasHeader = try header.map { text -> Bool in
            let answer: YesNo = try choice(text, option: "--header")
            return answer == .yes
        }
        layoutOptions.sheet = sheet
        // A preview shows them all, and who names a file for them knows of them.
        layoutOptions.mayLeaveRows = dryRun || rejects != nil
        return (layoutOptions, try choice(onDuplicate, option: "--on-duplicate"))
    }
}

extension Session {
    /// How a list is to be read for this learner, as far as no option says otherwise.
    func listOptions() -> ListLayout.Options {
        var options = ListLayout.Options()
        options.learner.language = language
        // Settings that cannot be read keep no list from being read.
        options.learner.languages = (try? store.settings().languages) ?? []
        // Who speaks neither Korean nor English reads the program in English, and may well learn that.
        options.learner.mayLearnEnglish = Language.isAnother(in: world.environment)
        options.englishWords = world.englishWords()
        let starters = world.starters
        options.koreanWords = { KoreanWords(starters.map { $0.csv() }) }
        return options
    }
}
