/// Makes fair questions about the words of one bookcase, for one round or one sheet.
///
/// The distractors come from the whole bookcase, or from bookcases that lend words, and are of the answer's kind where possible:
/// see `Kinds` and `Deal`. Words that the learner has confused with the answer are preferred. The distractors and the place of
/// the right choice are random; `Dealing` decides how the distractors are chosen.
package struct QuestionMaker: Sendable {
    /// How many choices a question has, and how many words a bookcase needs: the rule of four.
    package static let choiceCount = 4

    /// The bookcase asked about.
    package let bookcase: Bookcase
    private let words: [Word]
    private let kinds: Kinds
    private let dealing: Dealing
    private var rings: SheetRings
    private var unasked: UnaskedWords
    private let partners: [Int: [Int]]
    private let tellsApart: Bool
    private let encounters: Encounters
    private var signatures: Signatures
    /// Whether this is a sheet with both directions; the words of one ring are asked in the same direction.
    private let mixesSides: Bool
    private let directions: GamePlan.Directions
    /// Draws the distractors. The generator that a question is made with draws the places of its choices, so that these stay the
    /// same whichever distractors are drawn.
    private var companionGenerator: SeededGenerator

    /// A maker for `bookcase` with what `style` says, for so many questions or one about each word; `seed` draws the choices. With
    /// `allowsTyping` not every word needs choices.
    ///
    /// - Throws: `QuizError.tooFewWords` or `tooFewMeanings`.
    package init(
        _ bookcase: Bookcase, style: QuestionStyle = QuestionStyle(), dealing: Dealing = .sheet,
        directions: GamePlan.Directions = .forward, allowsTyping: Bool = false, asked: Int? = nil, seed: UInt64 = 0
    ) throws(QuizError) {
        let count = bookcase.words.count
        guard count >= Self.choiceCount else {
            throw .tooFewWords(bookcase: bookcase.name, words: count, minimum: Self.choiceCount)
        }
        let lent = style.words(lentTo: bookcase)
        if lent.isEmpty, !allowsTyping { try Self.checkMeanings(of: bookcase) }
        var generator = SeededGenerator(seed: seed)
        self.bookcase = bookcase
        self.dealing = dealing
        self.directions = directions
        mixesSides = dealing == .sheet && directions == .mixed
        words = lent.isEmpty ? bookcase.words : bookcase.words + lent
        signatures = Signatures(Fairness(over: words, thesaurus: style.thesaurus))
        kinds = Kinds(of: words, mixes: count < Self.smallBookcaseLimit)
        encounters = style.encounters
        let deal = Deal(first: count, of: words, kinds, style, using: &generator)
        let fours = GroupFours(of: deal, words, style)
        let groups = Groups(deal, kinds)
        rings = SheetRings(
            groups, of: deal, fours, allowsGuests: count < Self.smallBookcaseLimit,
            inFours: asked.map { $0 <= count / Self.choiceCount } ?? false)
        unasked = UnaskedWords(groups, fours)
        companionGenerator = SeededGenerator(seed: generator.next())
        partners = Self.partners(style.confusions, among: words)
        tellsApart = style.tellsApart
    }

    /// A question about the word at `index`, or nil when there are no three fair distractors for it.
    package mutating func question(
        about index: Int, direction: Direction, using generator: inout some RandomNumberGenerator
    ) -> Question? {
        var seats = companionGenerator
        defer { companionGenerator = seats }
        guard let companions = companions(of: index, using: &seats) ?? fallbackDistractors(for: index, using: &seats) else {
            return nil
        }
        let distractors = withPartners(of: index, among: companions, using: &seats)
        var strangers: Set<Word.ID> = []
        for other in distractors where !mayReturn(other, beside: index) { strangers.insert(words[other].id) }
        markAsked(index)
        var places = SeededGenerator(seed: generator.next() ^ mark(of: index))
        let choices = ([index] + distractors).shuffled(using: &places)
        return Question(
            words[index], in: bookcase.id, direction: direction, choices: choices.map { words[$0] },
            ruledOut: strangers)
    }

    /// Notes that the word at `index` is asked about.
    mutating func markAsked(_ index: Int) { unasked.ask(index) }

    /// The direction in which a mixed game asks the word at `index`, each with chance 1/2; on a sheet it is that of its ring.
    mutating func mixedDirection(of index: Int, using generator: inout some RandomNumberGenerator) -> Direction {
        // Sheets draw too and ignore the result, so that the later draws of `generator` do not depend on the dealing.
        let drawn = Bool.random(using: &generator) ? Direction.forward : .reverse
        return dealing == .sheet ? rings.direction(of: index, &signatures) : drawn
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
    private static let smallBookcaseLimit = 50
    /// How many of the words that hinder a question are named.
    private static let collidingNamed = 3
    /// How many of the three distractors may be words taken for the answer before.
    private static let mostPartners = 2

    /// What the word at `index` puts into the draw of the places of its choices: lists of one size, and games of other directions,
    /// have no answer key in common under one seed. A sheet and a round of one list have.
    private func mark(of index: Int) -> UInt64 {
        Fingerprint.number(of: (words[index].term + directions.rawValue).utf8)
    }

    private var isSmall: Bool { bookcase.words.count < Self.smallBookcaseLimit }

    private func peers(of index: Int) -> [[Int]] {
        let tiers = kinds.peers(
            of: index, first: bookcase.words.count, allowsOthers: isSmall || words[index].content.partOfSpeech.isEmpty)
        if encounters.isEmpty { return tiers }
        // What is as familiar as the answer comes first.
        let own = isMet(index)
        return tiers.flatMap { tier in [tier.filter { isMet($0) == own }, tier.filter { isMet($0) != own }] }
    }

    private mutating func signature(of index: Int) -> Fairness.Signature { signatures.signature(of: index) }

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

    /// The words that stand beside the one at `index` by the law of this game; nil when it finds no seat.
    private mutating func companions(of index: Int, using generator: inout some RandomNumberGenerator) -> [Int]? {
        switch dealing {
        case .sheet: rings.companions(of: index, &signatures)
        case .round: roundCompanions(of: index, using: &generator)
        }
    }

    /// Three distractors in a round; for a word that was asked before, words asked before, so that it does not stand out.
    private mutating func roundCompanions(of index: Int, using generator: inout some RandomNumberGenerator) -> [Int]? {
        if unasked.wasAsked(index) {
            let own = unasked.asked.sorted().filter { isSmall || kinds.mayStand($0, beside: index) }
            return selection(for: index, from: [own], worst: .soundsAlike, among: .soundsAlike, using: &generator).three()
        }
        let confused = (partners[index] ?? []).shuffled(using: &generator)
        if let companions = unasked.companions(of: index, preferring: confused, &signatures, using: &generator) {
            return companions
        }
        let peers = peers(of: index).map { tier in tier.filter { !unasked.wasAsked($0) } }
        return selection(for: index, from: peers, worst: .soundsAlike, among: .soundsAlike, using: &generator).three()
    }

    /// Three wrong words for one that finds no seat, as plausible as can be had; nil when there are none.
    private mutating func fallbackDistractors(for answer: Int, using generator: inout some RandomNumberGenerator) -> [Int]? {
        var peers = peers(of: answer)
        // A choice that is a prompt elsewhere on the sheet is visibly wrong, so words asked the other way round come last.
        if mixesSides { peers = peers.map { tier in tier.filter { isOnSide(of: answer, $0) } } + peers }
        let strict = selection(for: answer, from: peers, worst: .soundsAlike, among: .soundsAlike, using: &generator)
        if strict.isFull || !isSmall { return strict.three() }
        return selection(for: answer, from: peers, worst: .soundsAlike, among: .near, using: &generator).result()
            ?? selection(for: answer, from: peers, worst: .near, among: .near, using: &generator).result()
    }

    /// Up to three distractors for `answer`, from the first of `tiers`, then from the next until there are three. A tier that
    /// holds `answer` must ascend.
    private mutating func selection(
        for answer: Int, from tiers: [[Int]], worst: Fairness.Conflict, among: Fairness.Conflict,
        using generator: inout some RandomNumberGenerator
    ) -> Selection {
        var selection = Selection(for: signature(of: answer), worst: worst, among: among)
        for tier in tiers {
            var rest = LazyShuffle(tier, without: answer)
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
        // In a round those that were met have theirs beside them already, in the order of meeting: see `UnaskedWords`.
        let isOrdered = dealing == .round && isMet(answer) && !unasked.wasAsked(answer)
        guard let candidates = partners[answer], !isOrdered else { return companions }
        var found: [Int] = []
        let able = candidates.filter { mayReturn($0, beside: answer) && (!mixesSides || isOnSide(of: answer, $0)) }
        for partner in able.shuffled(using: &generator)
        where found.count < Self.mostPartners && (isSmall || kinds.mayStand(partner, beside: answer)) {
            let worst = tellsApart ? Fairness.Conflict.holds : .soundsAlike
            if fits(partner, beside: found), partner != answer,
                signature(of: partner).conflict(beside: signature(of: answer)) <= worst
            {
                found.append(partner)
            }
        }
        if found.isEmpty { return companions }
        for companion in companions.shuffled(using: &generator) + (fallbackDistractors(for: answer, using: &generator) ?? [])
        where found.count < companions.count {
            if fits(companion, beside: found) { found.append(companion) }
        }
        return found.count == companions.count ? found : companions
    }

    /// Whether a player's memory cannot tell `index` from `answer`: in a round, both or neither must have been asked about.
    private func mayReturn(_ index: Int, beside answer: Int) -> Bool {
        dealing == .sheet || unasked.wasAsked(index) == unasked.wasAsked(answer) && isMet(index) == isMet(answer)
    }

    private func isMet(_ index: Int) -> Bool { encounters.place(of: words[index].id) != nil }

    /// Whether a word of the bookcase is asked on the side on which the one at `answer` is; those that are lent are asked on none.
    private mutating func isOnSide(of answer: Int, _ index: Int) -> Bool {
        index >= bookcase.words.count
            || rings.direction(of: index, &signatures) == rings.direction(of: answer, &signatures)
    }

    private mutating func fits(_ index: Int, beside others: [Int]) -> Bool {
        others.allSatisfy { $0 != index && mayStand(index, beside: $0) }
    }
}
