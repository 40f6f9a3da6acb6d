import VocabCore
import VocabLists

extension ImportCommand {
    /// How the list is to be read for the learner, and what becomes of known words.
    ///
    /// - Throws: `Alert` when an option cannot be used.
    func layoutAndRule(_ session: Session) throws -> (layout: ListOptions, rule: DuplicateRule) {
        var layoutOptions = session.listOptions()
        layoutOptions.learner.note(names: [book].compactMap(\.self))
        layoutOptions.encoding = try encoding.map { name in
            guard let encoding = TextEncoding(named: name) else {
                throw Alert.badChoice(option: "--encoding", value: name, choices: TextEncoding.allCases.map(\.rawValue))
            }
            return encoding
        }
        // `none`: no sign stands between words and meanings.
        layoutOptions.hasNoSign = delimiter?.lowercased() == "none"
        layoutOptions.delimiter =
            try layoutOptions.hasNoSign
            ? nil
            : delimiter.map { sign in
                guard let delimiter = Delimiter(typed: sign) else {
                    throw Alert.badChoice(option: "--delimiter", value: sign, choices: [",", "tab", ";", "|", "none"])
                }
                return delimiter
            }
        layoutOptions.lines = try lines.map { text in
            guard let count = Int(text), (2...4).contains(count) else {
                throw Alert.badChoice(option: "--lines", value: text, choices: ["2", "3", "4"])
            }
            return count
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
        // Many bad rows are no error in a preview, which shows them, or with --rejects, which writes them to a file.
        layoutOptions.mayLeaveRows = dryRun || rejects != nil
        return (layoutOptions, try choice(onDuplicate, option: "--on-duplicate"))
    }
}
