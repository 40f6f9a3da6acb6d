/// The words that a round has not asked about yet; the choices of its next question come from them.
///
/// For every question the words left in the answer's group, or one or two dozen of them, are seated anew, and one of the four
/// blocks that hold the answer is drawn. Had another word of the block been asked about, the same block would have been as
/// likely, so a player who remembers everything shown and told so far is right one time in four.
///
/// When fewer than four words of a group are left, the words asked last fill the question, and with one or two left also an
/// unasked word of another kind: then neither memory nor the kind alone gives the answer away.
struct UnaskedWords: Sendable {
    private var groups: Groups
    /// The words that were asked about, in that order, and the same to look them up.
    private(set) var asked: [Int] = []
    private var askedSet: Set<Int> = []
    private var meetingOrder = MeetingOrder()

    /// How many words are seated for a question: enough for sets to vary, few enough to be near each other and cost little.
    private static let seated = 12
    /// How many words met before the answer, and after it, may stand beside it where the learner has met them all.
    private static let contemporaries = 5
    /// When so few words of a group are left, one of another kind comes to stand beside them.
    private static let fewestAlone = 2
    /// How often words are seated anew, so that all find a seat.
    private static let tries = 4

    /// All words of `groups`.
    init(_ groups: Groups) {
        self.groups = groups
    }

    /// Whether `word` was asked about.
    func wasAsked(_ word: Int) -> Bool { askedSet.contains(word) }

    /// Takes out `word`, which is asked about now.
    mutating func ask(_ word: Int) {
        guard askedSet.insert(word).inserted else { return }
        asked.append(word)
        groups.remove(word)
    }

    /// Three words to stand beside `word`, which was not asked about yet, or nil when no seat is fair for it.
    mutating func companions(
        of word: Int, _ signatures: inout Signatures, using generator: inout some RandomNumberGenerator
    ) -> [Int]? {
        if let found = contemporaries(of: word, &signatures, using: &generator) { return found }
        let candidates = neighbours(of: word, &signatures, using: &generator)
        var seats: [Int] = []
        for _ in 0..<Self.tries where seats.count < candidates.count {
            let guests = candidates.shuffled(using: &generator)
            seats = Seating(guests.map { signatures.signature(of: $0) }, reach: Ring.Shape.close.reach).seats.map { guests[$0] }
        }
        let first = Int.random(in: 0..<QuestionMaker.choiceCount, using: &generator)
        guard let seat = seats.firstIndex(of: word) else { return nil }
        return (0..<QuestionMaker.choiceCount).filter { $0 != first }.map {
            seats[(seat + $0 - first + seats.count) % seats.count]
        }
    }

    /// Three words that were met about when `word` was; nil where it is new, or too few are left.
    private mutating func contemporaries(
        of word: Int, _ signatures: inout Signatures, using generator: inout some RandomNumberGenerator
    ) -> [Int]? {
        let group = groups.group(of: word)
        let left = groups.words[group]
        guard groups.isMet(group), let place = left.firstIndex(of: word) else { return nil }
        let older = left[..<place].suffix(Self.contemporaries)
        let newer = left[(place + 1)...].prefix(Self.contemporaries)
        for rank in meetingOrder.places(using: &generator) {
            let later = QuestionMaker.choiceCount - 1 - rank
            guard rank <= older.count, later <= newer.count else { continue }
            for _ in 0..<Self.tries {
                let three = older.shuffled(using: &generator).prefix(rank) + newer.shuffled(using: &generator).prefix(later)
                guard areFair([word] + three, &signatures) else { continue }
                meetingOrder.count(rank)
                return Array(three)
            }
        }
        return nil
    }

    /// Whether these words may all stand in one question.
    private func areFair(_ words: [Int], _ signatures: inout Signatures) -> Bool {
        let own = words.map { signatures.signature(of: $0) }
        return own.indices.allSatisfy { left in
            own.indices.allSatisfy { $0 <= left || own[left].conflict(beside: own[$0]) < .near }
        }
    }

    /// The words that `word` is seated with, itself among them.
    private func neighbours(
        of word: Int, _ signatures: inout Signatures, using generator: inout some RandomNumberGenerator
    ) -> [Int] {
        let left = groups.words[groups.group(of: word)]
        guard let place = left.firstIndex(of: word) else { return [] }
        if left.count < Ring.smallest { return completed(left, beside: word, &signatures, using: &generator) }
        let pieces = max(1, left.count / Self.seated)
        let piece = ((place + 1) * pieces - 1) / left.count
        return Array(left[(piece * left.count / pieces)..<((piece + 1) * left.count / pieces)])
    }

    /// The words that are `left` in the group of `word`, with others up to four.
    private func completed(
        _ left: [Int], beside word: Int, _ signatures: inout Signatures, using generator: inout some RandomNumberGenerator
    ) -> [Int] {
        let group = groups.group(of: word)
        var four = left
        func takes(_ candidate: Int) -> Bool {
            let signature = signatures.signature(of: candidate)
            guard four.allSatisfy({ signatures.signature(of: $0).conflict(beside: signature) < .near }) else { return false }
            four.append(candidate)
            return true
        }
        if left.count <= Self.fewestAlone {
            for others in groups.others(than: group) where others.shuffled(using: &generator).contains(where: takes) { break }
        }
        let mates = asked.reversed().filter { groups.mayCome($0, to: group) }
        for mate in mates.filter({ groups.isAlike($0, in: group) }) + mates where four.count < Ring.smallest {
            _ = takes(mate)
        }
        return four
    }
}
