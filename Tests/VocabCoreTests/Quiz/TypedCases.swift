import Testing
import VocabTestSupport

@testable import VocabCore

/// One typed answer, and the verdict that a fair teacher gives.
struct TypedCase: CustomTestStringConvertible, Sendable {
    enum Verdict: String {
        case right
        /// It gets a second try; as it stands it may count too.
        case nearly
        /// It is wrong, and told to be another word.
        case another
        case wrong
    }

    let word: Word
    let direction: Direction
    let typed: String
    let verdict: Verdict
    let neighbours: [Word]
    /// The words of another bookcase.
    let kept: [Word]
    let testDescription: String

    /// Reads `term | meaning | > | typed | verdict`, where `<` stands for a question that shows the meaning. Behind it may stand
    /// `syn: a; b`, `ant: a`, `said: reading`, `with: term=meaning; …` for other words of the bookcase, and `kept:` for those of another.
    init(_ line: String) throws {
        let cells = line.split(separator: "|").map { Text.cleanedLine(String($0)) }
        testDescription = cells.joined(separator: " | ")
        var content = WordContent(term: cells[0], meaning: cells[1])
        var (neighbours, kept): ([Word], [Word]) = ([], [])
        for cell in cells.dropFirst(5) {
            let parts = cell.split(separator: ":", maxSplits: 1).map { Text.cleanedLine(String($0)) }
            let entries = parts[1].split(separator: ";").map { Text.cleanedLine(String($0)) }
            switch parts[0] {
            case "syn": content.synonyms = entries
            case "ant": content.antonyms = entries
            case "said": content.pronunciation = parts[1]
            case "with": neighbours = try entries.map(Self.word)
            case "kept": kept = try entries.map(Self.word)
            default: throw Mistake.unknown(cell)
            }
        }
        word = try Word(content, id: .sample(1), added: .sample)
        direction = cells[2] == ">" ? .forward : .reverse
        typed = cells[3]
        guard let verdict = Verdict(rawValue: cells[4]) else { throw Mistake.unknown(line) }
        self.verdict = verdict
        (self.neighbours, self.kept) = (neighbours, kept)
    }

    private enum Mistake: Error { case unknown(String) }

    private static func word(_ pair: String) throws -> Word {
        let sides = pair.split(separator: "=").map(String.init)
        return try .sample(term: sides[0], meaning: sides[1])
    }

    /// What the program makes of it.
    func judged() throws -> Verdict {
        let own = try Bookcase.sample(name: "own", words: [word] + neighbours)
        let other = try Bookcase.sample(name: "other", words: kept)
        let beside = WordsBeside(shelf: { [own, other] }, lexicon: { HandmadeLexicon() })
        let judgement = Question(typed: word, in: own, direction: direction).judgement(of: typed, beside: beside)
        return switch judgement.verdict {
        case .right: judgement.spelling == nil ? .right : .nearly
        case .nearly: .nearly
        case .another, .realWord: .another
        case .wrong: .wrong
        }
    }
}

/// A few words of English and Korean.
struct HandmadeLexicon: Lexicon {
    private static let words = Set(
        """
        affect effect compliment complement stationary stationery resume quite quiet loose lose breathe breath advice advise desert dessert
        later give up abandon apple custom typical atypical new good story side employ walk run house cat happy photograph organize
        의사 의자 시장 시작 마시다 마치다 정치가 종이 강의
        """.split { $0 == " " || $0 == "\n" }.map(String.init))

    func contains(_ word: String) -> Bool { Self.words.contains(word) }
}
