/// Sorts words into kinds: those whose part of speech is the same, or whose meanings look the same where it is not known.
struct Kinds: Sendable {
    /// The words of each kind, by their number, in the order of the words.
    let members: [[Int]]
    private let kindOf: [Int]
    private let classes: [WordClass]
    private let classMembers: [[Int]]
    private let classOf: [Int]

    /// A class with fewer words of several parts of speech joins the largest kind of one of these.
    private static let fewestOfSeveral = 12

    /// Sorts `words`.
    init(of words: [Word]) {
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
        let kindOfClass = classes.indices.map { Self.kind(of: $0, classes, classMembers) }
        var members = classes.map { _ in [Int]() }
        for (index, number) in classOf.enumerated() { members[kindOfClass[number]].append(index) }
        self.members = members
        self.classes = classes
        self.classMembers = classMembers
        self.classOf = classOf
        kindOf = classOf.map { kindOfClass[$0] }
    }

    /// The part of speech that decides for the word at `index`; empty where it is not known.
    func partsOfSpeech(of index: Int) -> Set<String> { classes[classOf[index]].partsOfSpeech }

    /// The words that may stand beside the one at `index`, those most like it first: of its kind, then of classes that share a part
    /// of speech with it or have none, and at last, where `allowsOthers`, of other parts of speech. Of each, the first `count`
    /// words come before those that are lent.
    func peers(of index: Int, first count: Int, allowsOthers: Bool) -> [[Int]] {
        let (kind, own) = (kindOf[index], classes[classOf[index]])
        func members(at distance: Int) -> [Int] {
            classes.indices.filter { classes[$0].distance(to: own) == distance }.flatMap { classMembers[$0] }
                .filter { kindOf[$0] != kind }
        }
        let others = allowsOthers ? [members(at: 2)] : []
        return ([self.members[kind].filter { $0 != index }, members(at: 0) + members(at: 1)] + others)
            .flatMap { tier in [tier.filter { $0 < count }, tier.filter { $0 >= count }] }
    }

    /// The number of the class whose kind the words of class `number` are of: its own, or that of a host.
    private static func kind(of number: Int, _ classes: [WordClass], _ members: [[Int]]) -> Int {
        let parts = classes[number].partsOfSpeech
        guard parts.count > 1, members[number].count < fewestOfSeveral else { return number }
        let hosts = classes.indices.filter {
            classes[$0].partsOfSpeech.count == 1 && classes[$0].partsOfSpeech.isSubset(of: parts)
        }
        return hosts.max { members[$0].count < members[$1].count } ?? number
    }
}
