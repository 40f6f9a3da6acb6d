/// Makes fair questions about the words of one bookcase, for one round.
///
/// The distractors come from the whole bookcase and are of the answer's kind: see `Kinds`, `Deal` and `Ring`. What the learner
/// has taken for the answer before stands beside it again. Which words they are, and the place of the right one, is random.
package struct QuestionMaker: Sendable {
    /// How many choices a question has, and how many words a bookcase needs: the rule of four.
    package static let choiceCount = 4

    /// The bookcase asked about.
    package let bookcase: Bookcase
    private let words: [Word]
    private let fairness: Fairness
    private let kinds: Kinds
    private var deals: [Deal]
    /// For each word the deal it is in, and its place there.
    private let places: [(deal: Int, place: Int)]
    private let partners: [Int: [Int]]
    /// Those taken for words that sit in no ring: where there is one such word there are often many.
    private var signatures: [Int: Fairness.Signature] = [:]

    /// A maker for `bookcase` with what `style` says; `seed` draws the choices. With `allowsTyping` not every word needs choices.
    ///
    /// - Throws: `QuizError.tooFewWords` or `tooFewMeanings`.
    package init(
        _ bookcase: Bookcase, style: QuestionStyle = QuestionStyle(), allowsTyping: Bool = false, seed: UInt64 = 0
    ) throws(QuizError) {
        guard bookcase.words.count >= Self.choiceCount else {
            throw .tooFewWords(bookcase: bookcase.name, words: bookcase.words.count, minimum: Self.choiceCount)
        }
        let lent = style.words(lentTo: bookcase)
        if lent.isEmpty, !allowsTyping { try Self.checkMeanings(of: bookcase) }
        var generator = SeededGenerator(seed: seed)
        self.bookcase = bookcase
        words = lent.isEmpty ? bookcase.words : bookcase.words + lent
        fairness = Fairness(over: words, thesaurus: style.thesaurus)
        kinds = Kinds(of: words)
        deals = kinds.members.map { [words] members in
            Deal(members.filter { $0 < bookcase.words.count }, of: words, closeness: style.closeness, using: &generator)
        }
        var places = Array(repeating: (deal: 0, place: 0), count: bookcase.words.count)
        for (number, deal) in deals.enumerated() {
            for (place, word) in deal.words.enumerated() { places[word] = (number, place) }
        }
        self.places = places
        partners = Self.partners(style.confusions, among: words)
    }

    /// A question about the word at `index`, or nil when there are no three fair distractors for it.
    package mutating func question(
        about index: Int, direction: Direction, using generator: inout some RandomNumberGenerator
    ) -> Question? {
        let place = places[index]
        guard
            let companions = deals[place.deal].companions(at: place.place, fairness) ?? gathered(for: index, using: &generator)
        else { return nil }
        let distractors = withPartners(of: index, among: companions, using: &generator)
        let choices = ([index] + distractors).shuffled(using: &generator)
        return Question(words[index], in: bookcase.id, direction: direction, choices: choices.map { words[$0] })
    }

    /// Which side of the word at `index` is shown when both are to be, evenly drawn.
    func mixedDirection(of index: Int, using generator: inout some RandomNumberGenerator) -> Direction {
        let place = places[index]
        return isSmall ? Bool.random(using: &generator) ? .forward : .reverse : deals[place.deal].direction(at: place.place)
    }

    /// The word at `index`, and why there is no question about it.
    package mutating func skippedWord(at index: Int) -> SkippedWord {
        SkippedWord(word: words[index], reason: reason(at: index))
    }
}

extension QuestionMaker {
    /// How many words of a kind are looked at before it is given up.
    private static let candidatesTried = 2_000
    /// From this many words on a bookcase is expected to have enough good distractors; below, words of other parts of speech and
    /// words that mean nearly the same make do where there are no others. A part of speech that was inferred forbids none.
    private static let fewestForChoosing = 50
    /// More signatures than this are not kept.
    private static let signaturesKept = 20_000
    /// How many of the words that hinder a question are named.
    private static let collidingNamed = 3
    /// How many of the three distractors may be words taken for the answer before.
    private static let mostPartners = 2

    private var isSmall: Bool { bookcase.words.count < Self.fewestForChoosing }

    private func peers(of index: Int) -> [[Int]] {
        kinds.peers(
            of: index, first: bookcase.words.count, allowsOthers: isSmall || words[index].content.partOfSpeech.isEmpty)
    }

    private mutating func signature(of index: Int) -> Fairness.Signature {
        if let signature = signatures[index] { return signature }
        if signatures.count >= Self.signaturesKept { signatures = [:] }
        let signature = fairness.signature(of: index)
        signatures[index] = signature
        return signature
    }

    private mutating func mayStand(_ index: Int, beside other: Int) -> Bool {
        signature(of: index).conflict(beside: signature(of: other)) < .near
    }

    private static func checkMeanings(of bookcase: Bookcase) throws(QuizError) {
        var wordsByMeaning: [String: [Word]] = [:]
        for word in bookcase.words {
            wordsByMeaning[Senses(of: word.meaning).keys.joined(separator: "\n"), default: []].append(word)
            if wordsByMeaning.count >= choiceCount { return }
        }
        let colliding = Set(wordsByMeaning.values.filter { $0.count > 1 }.joined().map(\.id))
        throw .tooFewMeanings(
            bookcase: bookcase.name, distinct: wordsByMeaning.count, minimum: choiceCount,
            colliding: bookcase.words.filter { colliding.contains($0.id) })
    }

    private static func partners(_ confusions: Confusions, among words: [Word]) -> [Int: [Int]] {
        if confusions.isEmpty { return [:] }
        var indexes: [Word.ID: Int] = [:]
        for (index, word) in words.enumerated() where confusions.partners[word.id] != nil { indexes[word.id] = index }
        var partners: [Int: [Int]] = [:]
        for (id, index) in indexes { partners[index] = confusions.partners[id]?.compactMap { indexes[$0] } }
        return partners
    }

    private mutating func reason(at index: Int) -> SkipReason {
        let peers = peers(of: index).joined().filter { $0 != index }.prefix(Self.candidatesTried)
        if peers.count < Self.choiceCount - 1 { return .fewOfItsKind(kinds.partsOfSpeech(of: index).sorted()) }
        let signatures = peers.map { signature(of: $0) }
        let own = signature(of: index)
        let worst = isSmall ? Fairness.Conflict.near : .soundsAlike
        let wrong = signatures.indices.filter { signatures[$0].conflict(beside: own) <= worst }
        if wrong.count < Self.choiceCount - 1 {
            let colliding = signatures.indices.lazy.filter { signatures[$0].conflict(beside: own) > worst }
            return .sharedMeaning(colliding.prefix(Self.collidingNamed).map { words[peers[$0]] })
        }
        let alike = wrong.lazy.filter { left in
            wrong.contains { $0 != left && signatures[$0].conflict(beside: signatures[left]) > worst }
        }
        return .othersShareMeaning(alike.prefix(Self.collidingNamed).map { words[peers[$0]] })
    }

    /// Three wrong words for one that sits in no ring, as plausible as can be had; nil when there are none.
    private mutating func gathered(for answer: Int, using generator: inout some RandomNumberGenerator) -> [Int]? {
        let strict = selection(for: answer, worst: .soundsAlike, among: .soundsAlike, using: &generator)
        if strict.isFull || !isSmall { return strict.result() }
        return selection(for: answer, worst: .soundsAlike, among: .near, using: &generator).result()
            ?? selection(for: answer, worst: .near, among: .near, using: &generator).result()
    }

    private mutating func selection(
        for answer: Int, worst: Fairness.Conflict, among: Fairness.Conflict, using generator: inout some RandomNumberGenerator
    ) -> Selection {
        var selection = Selection(for: signature(of: answer), worst: worst, among: among)
        for peers in peers(of: answer) {
            var rest = LazyShuffle(peers, without: answer)
            var tried = 0
            while !selection.isFull, tried < Self.candidatesTried, let index = rest.next(using: &generator) {
                selection.offer(index, signature(of: index))
                tried += 1
            }
        }
        return selection
    }

    /// `companions` with words the learner has taken for the answer in the place of some, where that is fair.
    private mutating func withPartners(
        of answer: Int, among companions: [Int], using generator: inout some RandomNumberGenerator
    ) -> [Int] {
        guard let candidates = partners[answer] else { return companions }
        var found: [Int] = []
        for partner in candidates.shuffled(using: &generator)
        where found.count < Self.mostPartners && (isSmall || kinds.mayStand(partner, beside: answer)) {
            if fits(partner, beside: found + [answer]) { found.append(partner) }
        }
        if found.isEmpty { return companions }
        for companion in companions.shuffled(using: &generator) + (gathered(for: answer, using: &generator) ?? [])
        where found.count < companions.count {
            if fits(companion, beside: found) { found.append(companion) }
        }
        return found.count == companions.count ? found : companions
    }

    private mutating func fits(_ index: Int, beside others: [Int]) -> Bool {
        others.allSatisfy { $0 != index && mayStand(index, beside: $0) }
    }
}
