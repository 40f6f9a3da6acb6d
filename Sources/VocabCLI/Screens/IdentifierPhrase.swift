import VocabCore
import VocabLanguage

/// What is said about rows that carry the identifiers of words, and about the words that are in no row any more.
enum IdentifierPhrase: Phrase {
    /// Lines with the identifier of a line before them.
    case repeated([Int])
    /// Lines with identifiers of words in other bookcases.
    case foreign([Int])
    /// Lines that gave a word the term of another one.
    case namesakes([Int])
    /// How many rows were merged into the words with their identifiers, though they say something else.
    case differing(Int)
    case missing(Int, Removal)
    /// What became of the rows where they take the place of words.
    case counts(rows: Int, added: Int, changed: Int, unchanged: Int, bad: Int)
    case removeMissing(Int)

    /// What became of words that are in no row.
    enum Removal {
        /// A preview: the import would delete them, or keep them (`stays`) unless the learner says otherwise.
        case foreseen(stays: Bool)
        case removed
        case kept
        /// They stay, for lines of the file could not be read.
        case unsure
        /// No row carries an identifier of the bookcase, so that it cannot be told which words these are.
        case unidentified
    }

    var korean: String {
        switch self {
        case .repeated(let lines):
            "식별자가 윗줄과 같은 줄: \(Self.listed(lines))번째 줄. 식별자가 없는 줄처럼 넣었고, 아무것도 덮어쓰지 않았습니다."
        case .foreign(let lines): "다른 단어장의 식별자가 있는 줄: \(Self.listed(lines))번째 줄. 식별자가 없는 줄처럼 넣었습니다."
        case .namesakes(let lines): "바꾼 단어가 다른 단어와 같아진 줄: \(Self.listed(lines))번째 줄. 두 단어가 모두 남습니다."
        case .differing(let count):
            "식별자가 같은 단어와 내용이 다른 줄이 \(count)개 있습니다. 더하지 않고 고친 대로 바꾸려면 --on-duplicate update를 쓰세요."
        case .counts(let rows, let added, let changed, let unchanged, let bad):
            "\(rows)줄: "
                + ImportPhrase.joined([
                    ("새 단어 \(added)", added), ("바꿈 \(changed)", changed), ("이미 있음 \(unchanged)", unchanged), ("못 넣음 \(bad)", bad),
                ])
        case .missing(let count, .foreseen(stays: false)): "파일에 없어서 삭제할 단어: \(count)개"
        case .missing(let count, .foreseen(stays: true)):
            "파일에 없는 단어: \(count)개. 터미널에서는 삭제할지 묻고, --remove-missing을 붙이면 묻지 않고 삭제합니다."
        case .missing(let count, .removed): "파일에 없는 단어 \(count)개를 삭제했습니다."
        case .missing(let count, .kept): "파일에 없는 단어 \(count)개는 그대로 두었습니다. 삭제하려면 --remove-missing을 붙이세요."
        case .missing(let count, .unsure): "파일에 없는 단어 \(count)개는 그대로 둡니다. 읽지 못한 줄이 있어서, 정말 없는지 알 수 없습니다."
        case .missing(_, .unidentified): "이 단어장의 식별자가 파일에 없어서, 어떤 단어가 빠졌는지 알 수 없습니다. 아무것도 삭제하지 않습니다."
        case .removeMissing(let count): "파일에 없는 단어 \(count)개를 삭제할까요? (y/N)"
        }
    }

    var english: String {
        switch self {
        case .repeated(let lines):
            "Lines with the identifier of a line above: \(Self.listed(lines)). They went in as lines without one, and replaced nothing."
        case .foreign(let lines):
            "Lines with identifiers of words in other bookcases: \(Self.listed(lines)). They went in as lines without one."
        case .namesakes(let lines): "Lines that gave a word the term of another one: \(Self.listed(lines)). Both words stay."
        case .differing(let count):
            "\(count == 1 ? "1 row differs" : "\(count) rows differ") from the word with the same identifier. "
                + "To take over what was changed, not to add to it, use --on-duplicate update."
        case .counts(let rows, let added, let changed, let unchanged, let bad):
            (rows == 1 ? "1 row: " : "\(rows) rows: ")
                + ImportPhrase.joined([
                    ("\(added) added", added), ("\(changed) changed", changed), ("\(unchanged) already there", unchanged),
                    ("\(bad) bad", bad),
                ])
        case .missing(let count, .foreseen(stays: false)): "Words to be deleted, for the file has them no more: \(count)"
        case .missing(let count, .foreseen(stays: true)):
            "Words that the file has no more: \(count). On a terminal it is asked whether to delete them; "
                + "--remove-missing deletes them without asking."
        case .missing(let count, .removed): "\(Self.words(count)) that the file has no more \(Self.were(count)) deleted."
        case .missing(let count, .kept):
            "\(Self.words(count)) that the file has no more \(Self.were(count)) kept. --remove-missing deletes such words."
        case .missing(let count, .unsure):
            "\(Self.words(count)) in no row of the file \(count == 1 ? "stays" : "stay"): some lines could not be read, and may hold "
                + "\(count == 1 ? "it" : "them")."
        case .missing(_, .unidentified):
            "The file has no identifiers of this bookcase, so it cannot be told which words are missing. Nothing is deleted."
        case .removeMissing(let count):
            "\(Self.words(count)) \(count == 1 ? "is" : "are") no longer in the file: delete \(count == 1 ? "it" : "them")? (y/N)"
        }
    }

    private static func words(_ count: Int) -> String { count == 1 ? "1 word" : "\(count) words" }
    private static func were(_ count: Int) -> String { count == 1 ? "was" : "were" }

    /// The first of some lines, as many as are looked at.
    private static func listed(_ lines: [Int]) -> String {
        lines.prefix(12).map(String.init).joined(separator: ", ") + (lines.count > 12 ? ", …" : "")
    }
}
