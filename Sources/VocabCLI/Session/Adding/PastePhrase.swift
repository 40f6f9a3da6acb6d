import VocabLanguage

/// What is said about a list that was pasted.
enum PastePhrase: Phrase {
    /// What stands for the name of a file.
    case pasted
    case leftOut(Int)
    case askToAdd(lines: Int, words: Int, bookcase: String)
    case added(Int, merged: Int, unchanged: Int, bookcase: String)
    /// How many more words a bookcase needs to be played.
    case missing(Int)

    var korean: String {
        switch self {
        case .pasted: "붙여 넣은 줄"
        case .leftOut(let count): "건너뛴 줄 \(count)개"
        case .askToAdd(let lines, let words, let bookcase): "\(lines)줄을 단어 \(words)개로 읽었습니다. ‘\(bookcase)’에 넣을까요? (y/N)"
        case .added(let added, let merged, let unchanged, let bookcase):
            "‘\(bookcase)’: "
                + ImportPhrase.joined([("새 단어 \(added)", added), ("내용 보탬 \(merged)", merged), ("이미 있음 \(unchanged)", unchanged)])
        case .missing(let count): "단어를 \(count)개 더 넣으면 게임을 할 수 있습니다."
        }
    }

    var english: String {
        switch self {
        case .pasted: "What was pasted"
        case .leftOut(let count): "Lines skipped: \(count)"
        case .askToAdd(let lines, let words, let bookcase):
            "\(lines) lines read as \(words == 1 ? "1 word. Add it" : "\(words) words. Add them") to “\(bookcase)”? (y/N)"
        case .added(let added, let merged, let unchanged, let bookcase):
            "“\(bookcase)”: "
                + ImportPhrase.joined([
                    ("\(added) added", added), ("\(merged) merged", merged), ("\(unchanged) already there", unchanged),
                ])
        case .missing(let count): "\(count) more and you can play it."
        }
    }
}
