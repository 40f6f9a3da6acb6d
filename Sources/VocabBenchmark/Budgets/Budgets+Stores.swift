import VocabCore
import VocabLists

/// The stores that budgets are measured in, and runs of the program in them.
extension Budgets {
    func cost(_ arguments: [String], in name: String, endingWith code: Int32 = 0) -> ProgramCost? {
        let home = "VOCAB_HOME=\(folder.appending(name).text)"
        return ProgramCost(of: [program] + arguments, environment: environment + [home], endingWith: code)
    }

    func store(_ name: String) -> Store { Store(root: folder.appending(name), files: DiskFileSystem()) }

    func bookcase(in name: String) throws -> Bookcase {
        try store(name).contents().library.bookcases[0]
    }

    /// A store of so many words in one bookcase, and of so many answers to them.
    func makeStore(_ name: String, words: Int, answers: Int) throws {
        let file = folder.appending("\(name).csv")
        try DiskFileSystem().create(file, with: MadeFile.table(words, from: 0, merges: 0, isWide: false))
        try ReadingSpeed.take([file.text], into: folder.appending(name), english: nil)
        if answers == 0 { return }
        let bookcase = try bookcase(in: name)
        var generator = SeededGenerator(seed: 1)
        let brought = (0..<answers).map {
            HistoryAnswer(id: Identifier<Review>(using: &generator), review: Self.review($0, of: bookcase))
        }
        let now = Timestamp(secondsSince1970: 1_800_000_000)
        _ = try store(name).update(Change(.importList), at: now, using: &generator) { _ in ((), brought) }
    }

    /// The answers go over all words, six of seven right.
    static func review(_ number: Int, of bookcase: Bookcase) -> Review {
        Review(
            at: Timestamp(secondsSince1970: 1_700_000_000 + number * 60), word: bookcase.words[number % bookcase.words.count].id,
            bookcase: bookcase.id, direction: .forward, outcome: number.isMultiple(of: 7) ? .wrong : .right, choices: 4,
            milliseconds: 2_000)
    }
}
