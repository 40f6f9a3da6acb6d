/// Which words a learner is asked about first, by what is known of their memory.
package struct StudyOrder: Sendable {
    /// What the learner wants to be asked about.
    package enum Focus: String, CaseIterable, Sendable {
        /// Words that are about to be forgotten.
        case due
        /// Words that were never answered.
        case new
        /// Words that were missed before, the weakest first.
        case weak
        /// All words alike.
        case all
    }

    /// What is known of the memory of a word that was answered before.
    package struct Facts: Equatable, Sendable {
        /// How it may be asked next.
        package let rung: Rung
        /// The chance to recall it now.
        package let retrievability: Double
        /// Whether that has fallen so far that it is to be asked.
        package let isDue: Bool
        /// Whether it was asked today and not answered right since.
        package let isOpenToday: Bool
        /// How often it was not known after it had been learnt.
        package let lapses: Int
        /// Whether it was met for the first time within the last days, see `firstDays`.
        package let isFresh: Bool
        /// When it was asked last; nil where nobody says.
        package let lastAt: Timestamp?
        /// Whether one of its last answers was a miss.
        package let wasMissed: Bool

        /// Facts about a word.
        package init(
            retrievability: Double, isDue: Bool, isOpenToday: Bool, lapses: Int, isFresh: Bool,
            lastAt: Timestamp? = nil, rung: Rung = .choices, wasMissed: Bool = false
        ) {
            self.wasMissed = wasMissed
            self.retrievability = retrievability
            self.isDue = isDue
            self.isOpenToday = isOpenToday
            self.lapses = lapses
            self.isFresh = isFresh
            self.lastAt = lastAt
            self.rung = rung
        }
    }

    /// Facts by word; a word without any is new.
    package let facts: [Word.ID: Facts]
    /// What the learner wants; nil for what the day brings.
    package let focus: Focus?
    /// How many new words the day still has room for.
    package let newToday: Int
    /// Whether those come before the due ones.
    package let beginsWithNew: Bool
    /// Which new words come first.
    package let newOrder: StudySettings.NewOrder
    /// Whether words that the learner marked as known are asked too.
    package let asksMemorized: Bool
    /// Which words were taken for each other: they are kept out of each other's first days.
    package let confusions: Confusions
    /// The day it is; nil where words called known do not come back.
    package let today: Day?

    /// Whether words that were never met come after all others: for a game that does not teach them.
    package var newComesLast = false

    /// A new word comes after all others while a word it was confused with was first met fewer days ago than this.
    package static let firstDays = 3

    /// An order.
    package init(
        facts: [Word.ID: Facts], focus: Focus? = nil, newToday: Int, beginsWithNew: Bool = false,
        newOrder: StudySettings.NewOrder = .tags,
        asksMemorized: Bool = false, confusions: Confusions = Confusions(), today: Day? = nil
    ) {
        self.today = today
        self.facts = facts
        self.focus = focus
        self.newToday = newToday
        self.beginsWithNew = beginsWithNew
        self.newOrder = newOrder
        self.asksMemorized = asksMemorized
        self.confusions = confusions
    }

    /// The words that were met, by when that was last.
    package var encounters: Encounters {
        let start = Timestamp(secondsSince1970: 0)
        return Encounters(facts.mapValues { ($0.lastAt ?? start).secondsSince1970 })
    }

    /// What is known of the memory of `word`; of one that an estimate called known and that comes back once, that it is due and to be typed. nil of
    /// a word that is new.
    package func facts(of word: Word) -> Facts? {
        if let facts = facts[word.id] { return facts }
        guard let today, let day = word.checkDay, day <= today else { return nil }
        return Facts(retrievability: Self.calledKnown, isDue: true, isOpenToday: false, lapses: 0, isFresh: false, rung: .typed)
    }

    /// More than so many words are not asked at once unless the learner says so.
    package static let longestSitting = 20

    /// How likely a word that was called known is taken to be known.
    private static let calledKnown = 0.95

    /// Whether `word` is asked at all: not one that is marked as known, if nothing asks for it. One that an estimate called known is asked once
    /// its day has come, and whenever it is due if it was missed.
    package func asks(_ word: Word) -> Bool {
        if asksMemorized || !word.memorized { return true }
        guard word.placed != nil else { return false }
        return facts[word.id].map(\.wasMissed) ?? (facts(of: word) != nil)
    }

    /// Words in the order in which they ought to be asked, without those that the focus leaves out; those that are alike stay in the
    /// order they are given in, and so do new ones that are begun as they are listed.
    package func arranged<Element>(_ elements: [Element], _ word: (Element) -> Word) -> [Element] {
        let candidates = elements.indices.compactMap { candidate($0, word(elements[$0])) }
        return arranged(candidates).map { elements[$0.index] }
    }

    /// What the order of a word depends on, looked up once.
    private struct Candidate {
        let index: Int
        let id: Word.ID
        let facts: Facts?
        /// The level of a new word, where those are begun by their tags.
        let level: Double
        let partOfSpeech: String
        /// Whether an estimate found that a new word may be known: others come first.
        let isPerhapsKnown: Bool
    }

    private func candidate(_ index: Int, _ word: Word) -> Candidate? {
        guard asks(word) else { return nil }
        let facts = facts(of: word)
        let level = facts == nil && newOrder == .tags ? Self.level(of: word) : 0
        return Candidate(
            index: index, id: word.id, facts: facts, level: level, partOfSpeech: word.content.partOfSpeech,
            isPerhapsKnown: facts == nil && word.placed != nil)
    }

    private func arranged(_ candidates: [Candidate]) -> [Candidate] {
        if focus == .all { return candidates }
        if focus == .weak {
            return candidates.filter { ($0.facts?.lapses ?? 0) > 0 || $0.facts?.isOpenToday == true }.stablySorted(
                by: Self.weakness)
        }
        let due = Self.sorted(candidates) { $0.isDue }
        if focus == .due { return due }
        let unmet = candidates.filter { $0.facts == nil }
        let new =
            begun(unmet.filter { !$0.isPerhapsKnown }, metOf: candidates)
            + begun(unmet.filter(\.isPerhapsKnown), metOf: candidates)
        if focus == .new { return new }
        let open = Self.sorted(candidates) { !$0.isDue && $0.isOpenToday }
        let rest = Self.sorted(candidates) { !$0.isDue && !$0.isOpenToday }
        if newComesLast { return due + open + rest + new }
        let begun = Array(new.prefix(newToday))
        return (beginsWithNew ? begun + due : due + begun) + open + new.dropFirst(newToday) + rest
    }

    /// The words, up to `urgentCount`, that an excerpt of a bookcase must keep: those due or missed today, the least likely to be
    /// recalled first; with the focus weak also those with lapses.
    package var mostUrgent: Set<Word.ID> {
        let urgent = facts.filter { $0.value.isDue || $0.value.isOpenToday || focus == .weak && $0.value.lapses > 0 }
        let ordered = urgent.sorted {
            ($0.value.retrievability, $0.key.description) < ($1.value.retrievability, $1.key.description)
        }
        return Set(ordered.prefix(Self.urgentCount).map(\.key))
    }

    private static let urgentCount = 2_000

    /// How many of `words` are waiting today.
    package func waiting(_ words: some Sequence<Word>) -> (due: Int, new: Int) {
        var due = 0
        var new = 0
        for word in words where asks(word) {
            guard let facts = facts(of: word) else {
                new += 1
                continue
            }
            if facts.isDue { due += 1 }
        }
        return (due, min(new, newToday))
    }

    /// Those that were answered before and of which `test` is true, the least likely to be recalled first.
    ///
    /// Those about as likely stay in their order: if a round took just those that were met the longest ago, nothing that was met
    /// before them would be left to stand beside them.
    private static func sorted(_ candidates: [Candidate], _ test: (Facts) -> Bool) -> [Candidate] {
        candidates.filter { $0.facts.map(test) ?? false }.stablySorted {
            (($0.facts?.retrievability ?? 1) * Self.chancesToldApart).rounded(.down)
        }
    }

    /// How many chances to be recalled are told apart in the order of the day.
    private static let chancesToldApart = 4.0

    /// The more often missed and the less likely to be recalled, the smaller.
    private static func weakness(_ candidate: Candidate) -> Double {
        guard let facts = candidate.facts else { return 1 }
        return facts.retrievability - Double(facts.lapses) - (facts.isOpenToday ? 1 : 0)
    }

    /// New words in the wanted order. One that was confused with a fresh word, or with one that comes before it here, waits until all
    /// others have come.
    private func begun(_ new: [Candidate], metOf candidates: [Candidate]) -> [Candidate] {
        let ordered =
            newOrder == .listed ? new : inFours(newOrder == .tags ? new.stablySorted(by: \.level) : new, metOf: candidates)
        if confusions.isEmpty { return ordered }
        var begun: Set<Word.ID> = []
        var first: [Candidate] = []
        var later: [Candidate] = []
        for candidate in ordered {
            let partners = confusions.partners[candidate.id] ?? []
            if partners.contains(where: { begun.contains($0) || facts[$0]?.isFresh == true }) {
                later.append(candidate)
            } else {
                begun.insert(candidate.id)
                first.append(candidate)
            }
        }
        return first + later
    }

    /// New words such that those of a part of speech of which few were met come four at a time, within their level: a word that is the only
    /// one of its kind that was met would be given away by that. Kinds that begin take turns so.
    private func inFours(_ ordered: [Candidate], metOf candidates: [Candidate]) -> [Candidate] {
        var met: [String: Int] = [:]
        for candidate in candidates where candidate.facts != nil { met[candidate.partOfSpeech, default: 0] += 1 }
        var result: [Candidate] = []
        result.reserveCapacity(ordered.count)
        var waiting: [(place: Int, candidate: Candidate)] = []
        for (place, candidate) in ordered.enumerated() {
            let part = candidate.partOfSpeech
            waiting.append((place, candidate))
            let alike = waiting.map(\.candidate).filter { $0.partOfSpeech == part }
            if met[part, default: 0] + alike.count >= QuestionMaker.choiceCount {
                waiting.removeAll { $0.candidate.partOfSpeech == part }
                result += alike
            }
            let isLast = place + 1 == ordered.count || ordered[place + 1].level != candidate.level
            let late = isLast ? waiting.count : waiting.prefix { place - $0.place >= Self.patience }.count
            result += waiting.prefix(late).map(\.candidate)
            waiting.removeFirst(late)
        }
        return result
    }

    /// How many others of its level may come before a word that waits for others of its kind.
    private static let patience = 60

    /// The smallest number in the tags of a word, such as 3 in `day3` and 600 in `600`; those without one come last.
    static func level(of word: Word) -> Double { levelTag(of: word).flatMap(level(ofTag:)) ?? .infinity }

    /// The tag with the smallest number; nil where none has one.
    static func levelTag(of word: Word) -> String? {
        word.content.tags.lazy.filter { level(ofTag: $0) != nil }.min { (level(ofTag: $0) ?? 0) < (level(ofTag: $1) ?? 0) }
    }

    /// The first number in `tag`; nil where there is none.
    static func level(ofTag tag: String) -> Double? {
        let digits = tag.utf8.drop { !isDigit($0) }.prefix { isDigit($0) }
        return Double(String(decoding: digits.prefix(9), as: UTF8.self))
    }
}

private func isDigit(_ byte: UInt8) -> Bool { (UInt8(ascii: "0")...UInt8(ascii: "9")).contains(byte) }

extension Array {
    /// The elements by `key`, from the smallest; those with equal keys stay in their order.
    fileprivate func stablySorted(by key: (Element) -> Double) -> [Element] {
        let keys = map(key)
        return indices.sorted { (keys[$0], $0) < (keys[$1], $1) }.map { self[$0] }
    }
}
