import VocabCore

/// What the learner says of a list before it is read; what they say overrules what is found out.
package struct ListOptions: Sendable {
    /// How the text is written.
    package var encoding: TextEncoding?
    /// What stands between the cells.
    package var delimiter: Delimiter?
    /// Whether no sign stands between them.
    package var hasNoSign = false
    /// Which column is which.
    package var columns: ColumnMap?
    /// Whether the first row names the columns.
    package var hasHeader: Bool?
    /// How many lines each word has, from 2 to 4, where words and meanings take turns.
    package var lines: Int?
    /// The sheet of a workbook.
    package var sheet: String?
    /// Whether rows that cannot be words may be left out, however many they are.
    package var mayLeaveRows = false
    /// Who reads it.
    package var learner = Learner()
    /// Common words of English; nil where there are none.
    package var englishWords: EnglishWords?

    /// Whether this program wrote the list: then cells are taken as they are.
    var isOwn = false

    /// Nothing is said.
    package init() {}

    /// The same for a list under these names of columns, if this program wrote it.
    func reading(header: [String]?) -> ListOptions {
        guard let header, ListExport.isOwnHeader(header) else { return self }
        var options = self
        options.isOwn = true
        let places = header.enumerated().compactMap { column, name in WordField(rawValue: name).map { ($0, column) } }
        options.columns = columns ?? ColumnMap(Dictionary(places) { first, _ in first })
        return options
    }
}

/// Who reads a list, as far as it tells which side of it is learnt.
package struct Learner: Sendable {
    /// The language in which the program speaks to them.
    package var interface: InterfaceLanguage?
    /// The languages that they say they read, by their codes, the most fluent first; empty where they have not said.
    package var languages: [String] = []
    /// The languages that the names of the file and of the bookcase speak of as learnt.
    package private(set) var learnt: Set<String> = []

    /// Nothing is known of them.
    package init() {}

    /// Takes what the names of a list, its file's or its bookcase's, say of what is learnt: languages, and exams of English or Korean.
    package mutating func note(names: [String]) {
        for word in names.flatMap({ $0.lowercased().split { !$0.isLetter } }).map(String.init) {
            if Self.examsOfEnglish.contains(word) { learnt.insert("en") }
            if Self.coursesOfKorean.contains(where: word.hasPrefix) { learnt.insert("ko") }
            if word.utf8.count > 3, let language = ColumnName(word)?.language { learnt.insert(language) }
        }
    }

    private static let coursesOfKorean = ["topik", "토픽", "한국어", "국어"]
    private static let examsOfEnglish: Set<String> = [
        "toeic", "toefl", "ielts", "gre", "gmat", "cet", "토익", "토플", "수능", "영단어", "phrasal",
    ]
}
