import VocabLanguage

/// What is told about the wish list in a box.
enum WishAlert: Equatable, AlertPhrase {
    case saved([String])
    case alreadyThere(String)
    case notThere(String, nearest: [String])
    case isEmpty
    /// The list takes no more terms.
    case isFull(maximum: Int)
    /// No meaning was found for any of the terms.
    case nothingFound([String])
    /// Meanings were found, and nobody can look at them before they are saved.
    case needsTerminal
    /// Asks whether one is struck, or all.
    case remove(String)
    case removeAll(Int)
    case removed(String)
    case allRemoved(Int)

    var korean: AlertText {
        switch self {
        case .saved(let terms): AlertText("저장 완료", "위시리스트에 넣었습니다: \(terms.joined(separator: ", "))")
        case .alreadyThere(let term): AlertText("중복 확인", "‘\(term)’\(Particle.topic(after: term)) 이미 위시리스트에 있습니다.")
        case .notThere(let term, let nearest):
            AlertText("위시리스트에 없습니다.", "‘\(term)’\(Particle.topic(after: term)) 위시리스트에 없습니다.\(nearest.suggestion("혹시"))")
        case .isEmpty: AlertText("위시리스트가 비어 있습니다.", "만난 단어를 먼저 적어 두세요.")
        case .isFull(let maximum):
            AlertText("위시리스트가 꽉 찼습니다.", "단어는 \(grouped(maximum))개까지 적어 둘 수 있습니다.\n뜻을 찾아 넣거나 지우면 자리가 생깁니다.")
        case .nothingFound(let terms):
            AlertText("뜻을 찾지 못했습니다.", "\(terms.joined(separator: ", "))\n뜻을 알면 단어와 뜻을 직접 추가할 수 있습니다.")
        case .needsTerminal: AlertText("저장하지 않았습니다.", "찾은 뜻은 터미널에서 눈으로 본 뒤에 저장합니다.")
        case .remove(let term): AlertText("삭제하시겠습니까?", "위시리스트의 ‘\(term)’\n삭제한 뒤에 undo로 되돌릴 수 있습니다.")
        case .removeAll(let count): AlertText("삭제하시겠습니까?", "위시리스트의 단어 \(count)개 모두\n삭제한 뒤에 undo로 되돌릴 수 있습니다.")
        case .removed(let term): AlertText("삭제 완료", "위시리스트에서 ‘\(term)’\(Particle.object(after: term)) 지웠습니다.")
        case .allRemoved(let count): AlertText("삭제 완료", "위시리스트의 단어 \(count)개를 모두 지웠습니다.")
        }
    }

    var english: AlertText {
        switch self {
        case .saved(let terms): AlertText("Saved", "On the wish list now: \(terms.joined(separator: ", "))")
        case .alreadyThere(let term): AlertText("Already there", "“\(term)” is on the wish list.")
        case .notThere(let term, let nearest):
            AlertText("Not on the wish list", "“\(term)” is not on the wish list.\(nearest.suggestion("Did you mean"))")
        case .isEmpty: AlertText("The wish list is empty", "Note the words you meet first.")
        case .isFull(let maximum):
            AlertText(
                "The wish list is full", "It holds at most \(grouped(maximum)) words.\nFill in their meanings, or strike some.")
        case .nothingFound(let terms):
            AlertText("No meaning found", "\(terms.joined(separator: ", "))\nIf you know a meaning, add the word with it.")
        case .needsTerminal: AlertText("Not saved", "What was found is saved on a terminal, once you have seen it.")
        case .remove(let term): AlertText("Delete?", "“\(term)” on the wish list\n“undo” brings it back.")
        case .removeAll(let count):
            AlertText("Delete?", "The whole wish list (words: \(count))\n“undo” brings it back.")
        case .removed(let term): AlertText("Deleted", "“\(term)” is no longer on the wish list.")
        case .allRemoved(let count): AlertText("Deleted", "The wish list (words: \(count)) is empty now.")
        }
    }

    var isGood: Bool {
        switch self {
        case .saved, .removed, .allRemoved: true
        default: false
        }
    }

    var status: ExitStatus {
        switch self {
        case .saved, .removed, .allRemoved, .remove, .removeAll: .done
        case .alreadyThere, .nothingFound, .isEmpty, .isFull: .badData
        case .notThere, .needsTerminal: .noInput
        }
    }

    /// What can be done next.
    var nextCommand: Invocation? {
        switch self {
        case .saved, .isFull: Invocation(.wishFill)
        case .alreadyThere, .notThere: Invocation(.wish)
        case .isEmpty: Invocation(.wishAdd, "serendipity")
        case .nothingFound(let terms): terms.first.map { Invocation(.add, $0) }
        case .removed, .allRemoved: Invocation(.undo)
        case .remove, .removeAll, .needsTerminal: nil
        }
    }
}
