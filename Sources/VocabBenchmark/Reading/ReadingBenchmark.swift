import VocabCore
import VocabLists

/// How many lists of known truth are read right without a question, how many are asked about or refused, and how many are read wrong
/// without a word.
struct ReadingBenchmark {
    /// How the lists of one kind were read.
    struct Counts {
        fileprivate(set) var right = 0
        fileprivate(set) var asked = 0
        fileprivate(set) var wrong = 0

        var all: Int { right + asked + wrong }
    }

    /// The counts of all lists under `all`, and of those with each trait.
    private(set) var counts: [String: Counts] = [:]

    /// Reads so many random lists, tables or, with `notes`, such as students type.
    init(lists: Int, notes: Bool = false, seed: UInt64) {
        var generator = SeededGenerator(seed: seed)
        for _ in 0..<lists {
            let list =
                notes ? RandomList(notesOf: Self.words, using: &generator) : RandomList(Self.words, using: &generator)
            let outcome = Self.outcome(of: list)
            for trait in list.traits { counts[trait, default: Counts()][keyPath: outcome] += 1 }
        }
    }

    /// The table: a line for each trait, with shares in percent.
    func lines() -> [String] {
        let goals = counts["all"].map { FigureTable.Group(head: "All lists", lines: Self.lines(of: $0)) }
        let others = counts.filter { $0.key != "all" }.sorted { $0.key < $1.key }.map { trait, counts in
            FigureTable.Line(label: trait, value: Self.shares(of: counts), note: "\(counts.all) lists")
        }
        let groups = [goals, FigureTable.Group(head: "right / asked / wrong in percent, by trait", lines: others)].compactMap(
            \.self)
        return FigureTable(title: "Lists made from known words and read", groups: groups).lines()
    }

    private static func lines(of counts: Counts) -> [FigureTable.Line] {
        func percent(_ count: Int) -> Double { 100 * Double(count) / Double(max(1, counts.all)) }
        return [
            FigureTable.Line(
                label: "right without a question", value: FigureTable.fixed(percent(counts.right), 1) + " %", goal: "≥ 90 %",
                meetsGoal: percent(counts.right) >= 90),
            FigureTable.Line(label: "asked, refused or told", value: FigureTable.fixed(percent(counts.asked), 1) + " %"),
            FigureTable.Line(
                label: "wrong without a word", value: FigureTable.fixed(percent(counts.wrong), 1) + " %", goal: "≤ 2 %",
                meetsGoal: percent(counts.wrong) <= 2),
        ]
    }

    private static func shares(of counts: Counts) -> String {
        [counts.right, counts.asked, counts.wrong].map { FigureTable.fixed(100 * Double($0) / Double(max(1, counts.all)), 1) }
            .joined(separator: " / ")
    }

    /// A list in which nobody finds meanings is read right when it is refused. Words that are left out are told where their lines are.
    private static func outcome(of list: RandomList) -> WritableKeyPath<Counts, Int> {
        do throws(WordListError) {
            var options = ListLayout.Options()
            options.learner.language = .korean
            let read = try WordList(list.bytes, options)
            let pairs = read.rows.map { "\($0.content.term)=\($0.content.meaning)" }
            if pairs == list.truth { return \.right }
            let told = read.badRows.count + read.linesLeftOut.count + read.headings.count
            let isTold = Set(pairs).isSubset(of: list.truth ?? []) && pairs.count + told >= list.truth?.count ?? 0
            return isTold ? \.asked : \.wrong
        } catch {
            return list.truth == nil ? \.right : \.asked
        }
    }

    private static let words: [(term: String, meaning: String)] = [
        ("abandon", "버리다, 포기하다"), ("ability", "능력"), ("absorb", "흡수하다"), ("accept", "받아들이다"), ("accident", "사고, 우연"),
        ("achieve", "성취하다"), ("actual", "실제의"), ("adapt", "적응하다; 개작하다"), ("admit", "인정하다"), ("advance", "전진"),
        ("afford", "~할 여유가 있다"), ("agency", "대리점"), ("ancient", "고대의"), ("anger", "화, 분노"), ("answer", "대답"),
        ("apple", "사과"), ("arrive", "도착하다"), ("autumn", "가을"), ("awake", "깨어 있는"), ("balance", "균형"), ("basket", "바구니"),
        ("bright", "밝은"), ("careful", "조심스러운"), ("castle", "성"), ("century", "세기"), ("choose", "고르다"), ("circle", "원"),
        ("cloud", "구름"), ("collect", "모으다"), ("courage", "용기"), ("deliver", "배달하다"), ("desert", "사막"), ("give up", "포기하다"),
        ("look after", "돌보다"), ("take off", "벗다, 이륙하다"), ("well-known", "잘 알려진"), ("journey", "여행"), ("kitchen", "부엌"),
        ("language", "언어"), ("measure", "재다"), ("mirror", "거울"), ("narrow", "좁은"), ("ocean", "대양"), ("patient", "환자, 참을성 있는"),
        ("quiet", "조용한"), ("repair", "고치다"), ("shadow", "그림자"), ("teacher", "선생님"),
    ]
}
