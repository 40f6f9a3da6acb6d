/// The words that a round has not asked about yet; the choices of its next question come from them.
///
/// A question shows the four that the answer was dealt in, while all of that are left. Else the other words left in the answer's group,
/// or one or two dozen of them, are seated anew, and one of the four blocks that hold the answer is drawn. Had another word of the block been asked about, the same block would have been as
/// likely, so a player who remembers everything shown and told so far is right one time in four.
///
/// When fewer than four words of a group are left, the words asked last fill the question, and with one or two left also an
/// unasked word of another kind: then neither memory nor the kind alone gives the answer away.
struct UnaskedWords: Sendable {
    private var groups: Groups
    private var fours: GroupFours
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

    /// All words of `groups`, whose deal has these `fours`.
    init(_ groups: Groups, _ fours: GroupFours) {
        self.groups = groups
        self.fours = fours
    }

    /// Whether `word` was asked about.
    func wasAsked(_ word: Int) -> Bool { askedSet.contains(word) }

    /// Takes out `word`, which is asked about now.
    mutating func ask(_ word: Int) {
        guard askedSet.insert(word).inserted else { return }
        asked.append(word)
        groups.remove(word)
    }

    /// Three words to stand beside `word`, which was not asked about yet, or nil when no seat is fair for it. Of words that were met one of
    /// `partners` is among them where that can be.
    mutating func companions(
        of word: Int, preferring partners: [Int], _ signatures: inout Signatures,
        using generator: inout some RandomNumberGenerator
    ) -> [Int]? {
        for partner in partners.map({ Int?($0) }) + [nil] {
            if let found = contemporaries(of: word, with: partner, &signatures, using: &generator) { return found }
        }
        let candidates = neighbours(of: word, &signatures, using: &generator)
        var seats: [Int] = []
        let start = Int.random(in: 0..<max(1, candidates.count), using: &generator)
        var guests = Array(candidates[start...] + candidates[..<start])
        for _ in 0..<Self.tries where seats.count < candidates.count {
            seats = Seating(guests.map { signatures.signature(of: $0) }).seats.map { guests[$0] }
            guests.shuffle(using: &generator)
        }
        let first = Int.random(in: 0..<QuestionMaker.choiceCount, using: &generator)
        guard let seat = seats.firstIndex(of: word) else { return nil }
        return (0..<QuestionMaker.choiceCount).filter { $0 != first }.map {
            seats[(seat + $0 - first + seats.count) % seats.count]
        }
    }

    /// Three words that were met about when `word` was, with `partner` whenever that was met; nil where `word` is new, or too few are left.
    private mutating func contemporaries(
        of word: Int, with partner: Int?, _ signatures: inout Signatures, using generator: inout some RandomNumberGenerator
    ) -> [Int]? {
        let group = groups.group(of: word)
        let left = groups.words[group]
        guard groups.isMet(group), let place = left.firstIndex(of: word) else { return nil }
        let partnerPlace = partner.flatMap { left.firstIndex(of: $0) }
        if partner != nil, partnerPlace == nil { return nil }
        let older = left[..<place].suffix(Self.contemporaries).filter { $0 != partner }
        let newer = left[(place + 1)...].prefix(Self.contemporaries).filter { $0 != partner }
        for rank in meetingOrder.places(using: &generator) {
            let partnerIsOlder = partnerPlace.map { $0 < place ? 1 : 0 } ?? 0
            let partnerIsNewer = partnerPlace.map { $0 > place ? 1 : 0 } ?? 0
            let threes = older.subsets(of: rank - partnerIsOlder).flatMap { some in
                newer.subsets(of: QuestionMaker.choiceCount - 1 - rank - partnerIsNewer).map {
                    some + $0 + [partner].compactMap(\.self)
                }
            }
            if let three = chosen(from: threes.shuffled(using: &generator), beside: word, &signatures) {
                meetingOrder.count(rank)
                return three
            }
        }
        return nil
    }

    /// The first three that are fair beside `word`: where there are such, two pairs of mates in all, else four of which none has its mate beside it.
    ///
    /// Were a pair to stand beside two single words, the answer would be one of the pair too often.
    private func chosen(from threes: [[Int]], beside word: Int, _ signatures: inout Signatures) -> [Int]? {
        let byMates = Dictionary(grouping: threes.map { [word] + $0 }) { four in
            four.count { groups.mate(of: $0).map(four.contains) ?? false }
        }
        for mates in [4, 0, 2] {
            for four in byMates[mates] ?? [] where areFair(four, &signatures) { return Array(four.dropFirst()) }
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
    private mutating func neighbours(
        of word: Int, _ signatures: inout Signatures, using generator: inout some RandomNumberGenerator
    ) -> [Int] {
        let group = groups.group(of: word)
        let left = groups.words[group]
        if left.count < Ring.smallest { return completed(left, beside: word, &signatures, using: &generator) }
        let there = Set(left)
        let fours = fours.fours(of: group, &signatures).map { $0.filter(there.contains) }.filter { $0.count >= Ring.smallest }
        let inFours = Set(fours.joined())
        let others = left.filter { !inFours.contains($0) }
        // Too few others sit with one of the fours, whichever of them is asked about.
        if !others.isEmpty, others.count < Ring.smallest, let last = fours.last, (last + others).contains(word) {
            return last + others
        }
        if let own = fours.first(where: { $0.contains(word) }) { return own }
        guard let place = others.firstIndex(of: word) else { return [] }
        let pieces = max(1, others.count / Self.seated)
        let piece = ((place + 1) * pieces - 1) / others.count
        return Array(others[(piece * others.count / pieces)..<((piece + 1) * others.count / pieces)])
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

extension [Int] {
    /// All choices of so many of the elements, in their order; none of fewer than no elements.
    fileprivate func subsets(of count: Int) -> [[Int]] {
        if count <= 0 { return count == 0 ? [[]] : [] }
        return indices.flatMap { first in
            Array(self[(first + 1)...]).subsets(of: count - 1).map { [self[first]] + $0 }
        }
    }
}
