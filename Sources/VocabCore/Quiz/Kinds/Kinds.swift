/// Sorts words into kinds: those whose part of speech is the same, or whose meanings look the same where it is not known, single
/// words and phrases apart.
struct Kinds: Sendable {
    /// The words of each kind, by their number, in the order of the words.
    let members: [[Int]]
    private let kindOf: [Int]
    private let classes: [WordClass]
    private let classMembers: [[Int]]
    private let classOf: [Int]
    /// The parts of speech that all words of each kind have.
    private let partsOfKind: [Set<String>]
    /// The classes that have a part of speech.
    private let classesByPart: [String: [Int]]
    /// The classes that have none.
    private let unknownClasses: [Int]
    /// Whether the words of each kind may stand beside any others where there are too few of them.
    let mixes: [Bool]

    /// How odd a phrase looks beside words, and a word beside phrases.
    static let phraseOddness = 6
    /// How odd a word that the learner has met looks beside new ones, and a new one beside those: more than one of another part of speech.
    static let strangersOddness = 3

    /// Words of several parts of speech are of the kind of the first, where that has so many words without them.
    private static let fewestOfFirst = QuestionMaker.choiceCount

    /// Sorts `words`. With `mixes` any part of speech may join any other; else only words whose part of speech is not given may.
    init(of words: [Word], mixes: Bool = false) {
        var numbers: [WordClass: Int] = [:]
        var classes: [WordClass] = []
        var classMembers: [[Int]] = []
        var classOf: [Int] = []
        classOf.reserveCapacity(words.count)
        for (index, word) in words.enumerated() {
            let found = WordClass(of: word)
            let number = numbers[found] ?? classes.count
            if number == classes.count {
                numbers[found] = number
                classes.append(found)
                classMembers.append([])
            }
            classMembers[number].append(index)
            classOf.append(number)
        }
        var classesByPart: [String: [Int]] = [:]
        for (number, found) in classes.enumerated() {
            for part in found.partsOfSpeech { classesByPart[part, default: []].append(number) }
        }
        self.classes = classes
        self.classMembers = classMembers
        self.classOf = classOf
        self.classesByPart = classesByPart
        unknownClasses = classes.indices.filter { classes[$0].partsOfSpeech.isEmpty }
        let kindOfClass = classes.indices.map { Self.kind(of: $0, classes, classMembers, classesByPart) }
        var members = classes.map { _ in [Int]() }
        for (index, number) in classOf.enumerated() { members[kindOfClass[number]].append(index) }
        self.members = members
        partsOfKind = classes.indices.map { kind in
            let parts = classes.indices.filter { kindOfClass[$0] == kind }.map { classes[$0].partsOfSpeech }
            return parts.dropFirst().reduce(parts.first ?? []) { $0.intersection($1) }
        }
        self.mixes = members.map { members in mixes || members.allSatisfy { words[$0].content.partOfSpeech.isEmpty } }
        kindOf = classOf.map { kindOfClass[$0] }
    }

    /// The part of speech that decides for the word at `index`; empty where it is not known.
    func partsOfSpeech(of index: Int) -> Set<String> { classes[classOf[index]].partsOfSpeech }

    /// Whether nothing is known that makes two words different parts of speech.
    func mayStand(_ index: Int, beside other: Int) -> Bool { classes[classOf[index]].distance(to: classes[classOf[other]]) < 2 }

    /// The kind of the word at `index`.
    func kind(of index: Int) -> Int { kindOf[index] }

    /// Whether the word at `index` has all parts of speech that the words of `kind` have in common, so that it stands out beside none of them
    /// nor beside another that may join.
    func mayJoin(_ index: Int, _ kind: Int) -> Bool {
        let common = partsOfKind[kind]
        return !common.isEmpty && common.isSubset(of: classes[classOf[index]].partsOfSpeech)
    }

    /// The words that may stand beside the one at `index`, those most like it first: of its kind, then of classes that share a part
    /// of speech with it or have none, and at last, where `allowsOthers`, of other parts of speech. Of each, the first `count`
    /// words come before those that are lent. The word itself is among those of its kind.
    func peers(of index: Int, first count: Int, allowsOthers: Bool) -> [[Int]] {
        let own = classes[classOf[index]]
        let near = Set(own.partsOfSpeech.isEmpty ? Array(classes.indices) : own.partsOfSpeech.flatMap { classesByPart[$0] ?? [] })
            .union(unknownClasses).sorted()
        func others(_ numbers: [Int]) -> [Int] {
            numbers.flatMap { classMembers[$0] }.filter { kindOf[$0] != kindOf[index] }
        }
        let far = allowsOthers ? [others(classes.indices.filter { classes[$0].distance(to: own) == 2 })] : []
        let tiers = [members[kindOf[index]], others(near)] + far
        if kindOf.count == count { return tiers }
        return tiers.flatMap { tier in [tier.filter { $0 < count }, tier.filter { $0 >= count }] }
    }

    /// How odd words of the kind `other` look beside those of `kind`, from 0.
    func oddness(of other: Int, beside kind: Int) -> Int {
        classes[kind].distance(to: classes[other]) + (classes[kind].isPhrase == classes[other].isPhrase ? 0 : Self.phraseOddness)
    }

    /// The number of the class whose kind the words of class `number` are of: its own, or that of a host. Words of several parts of speech are
    /// of the kind of the first, as their meanings begin with that, or else of the largest of the others.
    private static func kind(
        of number: Int, _ classes: [WordClass], _ members: [[Int]], _ classesByPart: [String: [Int]]
    ) -> Int {
        let own = classes[number]
        guard own.partsOfSpeech.count > 1, let first = own.firstPart else { return number }
        /// The largest class of one part of speech among these, rather one of phrases for phrases and of single words for such.
        func largest(of numbers: [Int]) -> Int? {
            let hosts = numbers.filter { classes[$0].partsOfSpeech.count == 1 }.sorted()
            let alike = hosts.filter { classes[$0].isPhrase == own.isPhrase }
            return (alike.isEmpty ? hosts : alike).max { members[$0].count < members[$1].count }
        }
        if let host = largest(of: classesByPart[first] ?? []), members[host].count >= fewestOfFirst { return host }
        return largest(of: own.partsOfSpeech.flatMap { classesByPart[$0] ?? [] })
            ?? classes.indices.first { classes[$0].partsOfSpeech == own.partsOfSpeech && classes[$0].isPhrase == own.isPhrase }
            ?? number
    }
}
