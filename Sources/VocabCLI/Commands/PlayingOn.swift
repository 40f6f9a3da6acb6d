import VocabCore
import VocabLanguage

/// What a round is about for a learner who plays on though nothing waits today.
enum PlayingOn: String, CaseIterable {
    /// Words that were learnt before.
    case known = ""
    /// New words, more than the day was to bring.
    case new = "n"
    /// Nothing.
    case stop = "q"
}

extension Session {
    /// Asks how to play on, where nothing of `words` waits and new ones are left; nil where there is nothing to ask, or nobody. Whoever sits
    /// there begins no new words unasked: each of them comes back for weeks.
    ///
    /// - Throws: `Alert.doneForToday` where the learner leaves it at that.
    func playingOn(_ order: StudyOrder, _ words: [Word]) throws -> PlayingOn? {
        let waiting = order.waiting(words)
        let asked = words.filter(order.asks)
        let new = asked.count { order.facts(of: $0) == nil }
        guard waiting.due + waiting.new == 0, new > 0, canAsk else { return nil }
        let wishes = PlayingOn.allCases.filter { $0 != .known || new < asked.count }
        let key: String
        do {
            key = try self.key(among: wishes.map(\.rawValue), PlayOnPhrase.ask(isAnyKnown: new < asked.count))
        } catch Alert.inputEnded {
            throw Alert.doneForToday
        }
        guard let wish = PlayingOn(rawValue: key), wish != .stop else { throw Alert.doneForToday }
        return wish
    }
}

/// What is asked where nothing waits.
enum PlayOnPhrase: Phrase {
    case ask(isAnyKnown: Bool)

    var korean: String {
        switch self {
        case .ask(let isAnyKnown): "오늘 할 것을 다 했습니다. \(isAnyKnown ? "Enter 배운 단어 더 풀기 · " : "")n 새 단어 시작 · q 그만 › "
        }
    }

    var english: String {
        switch self {
        case .ask(let isAnyKnown): "All done for today. \(isAnyKnown ? "Enter: words you know · " : "")n: new words · q: stop › "
        }
    }
}
