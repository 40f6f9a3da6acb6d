import VocabCore
import VocabLanguage
import VocabLists

/// What is said about a list that was understood without being sure.
enum GuessPhrase: Phrase {
    /// A few rows were found in another way than most.
    case further(ListShape)
    /// Only their order told which side is learnt; with the columns the other way round.
    case sides(ColumnMap)

    var korean: String {
        switch self {
        case .further(let shape): "다른 기호를 쓴 줄도 있습니다: \(ImportPhrase.described(shape).korean)"
        case .sides(let turned):
            "어느 쪽을 배우는지는 순서로 짐작했습니다. 반대라면 undo로 되돌린 뒤 다시 가져올 때 --columns \(turned.list)도 적어 주세요. setup --languages로 읽을 수 있는 언어를 한 번만 알려 주면 그에 맞게 읽습니다."
        }
    }

    var english: String {
        switch self {
        case .further(let shape): "Some lines have another sign: \(ImportPhrase.described(shape).english)"
        case .sides(let turned):
            "Which side is learnt was guessed from their order. If it is the other one: undo, and import again with --columns \(turned.list). To say once which languages you read: setup --languages."
        }
    }
}
