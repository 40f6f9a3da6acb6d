import ArgumentParser
import VocabCore
import VocabLists

/// What a learner says about the lists to import.
struct ImportOptions: ParsableArguments {
    @Option(
        name: .long, parsing: .unconditional,
        help: ArgumentHelp("글자 인코딩, 예: CP949 · how the text is written, such as UTF-8 or Shift_JIS", valueName: "name"))
    var encoding: String?

    @Option(
        name: .long, parsing: .unconditional,
        help: ArgumentHelp("열 사이의 기호, 예: ; 또는 tab · what stands between the columns", valueName: "sign"))
    var delimiter: String?

    @Option(
        name: .long, parsing: .unconditional,
        help: ArgumentHelp("열의 뜻, 예: term,meaning,-,example · what the columns are", valueName: "list"))
    var columns: String?

    @Option(
        name: .long, parsing: .unconditional,
        help: ArgumentHelp("첫 줄이 제목인지 · whether the first row is a header", valueName: "yes|no"))
    var header: String?

    @Option(
        name: .long, parsing: .unconditional,
        help: ArgumentHelp(
            "이미 있는 단어: merge 뜻을 더함, skip 그대로, update 바꿈, keep 따로 넣음 · what becomes of known words", valueName: "rule"))
    var onDuplicate: String = DuplicateRule.merge.rawValue

    private enum YesNo: String, CaseIterable {
        case yes, no
    }

    /// The options as wishes, and what becomes of known words.
    ///
    /// - Throws: `Alert` when an option cannot be used.
    func wishes() throws -> (layout: ListLayout.Wishes, rule: DuplicateRule) {
        var wishes = ListLayout.Wishes()
        wishes.encoding = try encoding.map { name in
            guard let encoding = TextEncoding(named: name) else {
                throw Alert.badChoice(option: "--encoding", value: name, choices: TextEncoding.allCases.map(\.rawValue))
            }
            return encoding
        }
        wishes.delimiter = try delimiter.map { sign in
            guard let delimiter = Delimiter(typed: sign) else {
                throw Alert.badChoice(option: "--delimiter", value: sign, choices: [",", "tab", ";", "|"])
            }
            return delimiter
        }
        wishes.columns = try columns.map { list in
            guard let map = ColumnMap(list: list) else { throw Alert.badColumns(list) }
            return map
        }
        wishes.hasHeader = try header.map { text -> Bool in
            let answer: YesNo = try choice(text, option: "--header")
            return answer == .yes
        }
        return (wishes, try choice(onDuplicate, option: "--on-duplicate"))
    }
}
