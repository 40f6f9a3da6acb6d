import ArgumentParser
import VocabCore
import VocabLists

/// What a learner says about the lists to import.
struct ImportOptions: ParsableArguments {
    @Option(
        name: .long, parsing: .unconditional,
        help: .said("글자 인코딩, 예: CP949", "how the text is written, such as UTF-8 or Shift_JIS", .encoding))
    var encoding: String?

    @Option(
        name: .long, parsing: .unconditional,
        help: .said("열 사이의 기호, 예: ';' 또는 tab", "what stands between the columns, such as ';' or tab", .sign))
    var delimiter: String?

    @Option(
        name: .long, parsing: .unconditional,
        help: .said("열의 뜻, 예: term,meaning,-,example", "what the columns are, such as term,meaning,-,example", .columns))
    var columns: String?

    @Option(
        name: .long, parsing: .unconditional,
        help: .said("첫 줄이 제목인지", "whether the first row is a header", .oneOf(YesNo.self)))
    var header: String?

    @Option(
        name: .long, parsing: .unconditional,
        help: .said(
            "이미 있는 단어에 merge는 뜻을 더하고, skip은 그대로 두고, update는 바꾸고, keep은 따로 넣습니다",
            "known words: merge adds what is new, skip leaves them, update replaces them, keep adds another word",
            .oneOf(DuplicateRule.self)))
    var onDuplicate: String = DuplicateRule.merge.rawValue

    private enum YesNo: String, CaseIterable {
        case yes, no
    }

    /// How the list is to be read, and what becomes of known words.
    ///
    /// - Throws: `Alert` when an option cannot be used.
    func layoutAndRule() throws -> (layout: ListLayout.Options, rule: DuplicateRule) {
        var layoutOptions = ListLayout.Options()
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
        return (layoutOptions, try choice(onDuplicate, option: "--on-duplicate"))
    }
}
