import VocabTestSupport

@testable import VocabCore

extension Play {
    /// Twelve words.
    func putTwelveWords() throws {
        try put(
            "토익",
            [
                ("overdue", "연체된"), ("due", "지급해야 할"), ("waive", "면제하다"), ("invoice", "송장"), ("tariff", "관세"),
                ("provision", "조항"), ("amend", "고치다"), ("appraise", "감정하다"), ("warehouse", "창고"), ("voucher", "상품권"),
                ("workforce", "전체 직원"), ("commence", "시작하다"),
            ])
    }

    /// The only bookcase of the store.
    func onlyBookcase() throws -> Bookcase? { try diskStore.contents().library.bookcases.first }

    /// Half a year of answers to the words of the only bookcase, none of which was known before, and the first two of which are confused
    /// now and then.
    func putHalfAYear() throws {
        guard let bookcase = try onlyBookcase() else { return }
        var chance = SeededGenerator(seed: 12)
        // 2026-11-21 in UTC, less than an hour after four.
        let today = 1_795_000_000 - 3_600
        var reviews: [Review] = []
        var met: Set<Int> = []
        for age in stride(from: 180, through: 0, by: -1) where age % 6 != 5 || age == 17 {
            for question in 0..<Int.random(in: 3...24, using: &chance) {
                let index = Int.random(in: 0..<11, using: &chance)
                let isForgotten = Int.random(in: 0..<10, using: &chance) < (index < 2 ? 3 : 1)
                let isWrong = met.insert(index).inserted || isForgotten
                let moment = today - age * 86_400 - [0, 7, 12, 18][Int.random(in: 0..<4, using: &chance)] * 3_600 - question * 9
                let chosen = index < 2 ? 1 - index : (index + 1) % 12
                reviews.append(
                    Review(
                        at: Timestamp(secondsSince1970: moment), word: bookcase.words[index].id, bookcase: bookcase.id,
                        direction: .forward, outcome: isWrong ? .wrong : .right, choices: 4,
                        chosen: isWrong ? bookcase.words[chosen].id : nil,
                        milliseconds: Int.random(in: 900...6_000, using: &chance)))
            }
        }
        try putAnswers(reviews.sorted { $0.at < $1.at })
    }

    /// Puts `reviews` into the history of a device.
    func putAnswers(_ reviews: [Review]) throws {
        var generator = SeededGenerator(seed: 9)
        var bytes: [UInt8] = []
        for (number, review) in reviews.enumerated() {
            bytes += HistoryLine.review(Identifier(using: &generator), review).encoded(sequence: number + 1)
        }
        let folder = Path(store).appending("history")
        try DiskFileSystem().makeFolder(folder)
        try DiskFileSystem().put(bytes, at: folder.appending("\(Identifier<Device>(using: &generator)).jsonl"))
    }

    private var diskStore: Store { Store(root: Path(store), files: DiskFileSystem()) }
}
