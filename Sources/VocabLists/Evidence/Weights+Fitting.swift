extension Weights {
    /// The weights that are fitted: all but the margins at which the learner is asked.
    package static let all: [WritableKeyPath<Weights, Double> & Sendable] = [
        \.blank, \.noText, \.partOfSpeech, \.sound, \.repeats, \.longTerm, \.longMeaning, \.sentence, \.prose, \.labels,
        \.copy, \.variant, \.contrast, \.explains, \.equal, \.example, \.used, \.reading, \.namedSide,
        \.namedLanguage,
        \.namedLanguages, \.namedOther, \.distance, \.place, \.readable, \.interface, \.first, \.firstEnglish, \.firstInNotes,
        \.laterInNotes, \.sideNamed, \.sideReadable, \.sideForeign, \.sideKorean, \.sideEnglish, \.sideLearnt, \.sideHeader,
        \.sideSound,
        \.sideExample, \.sideLength, \.coverage, \.even,
        \.leftoverTerm, \.leftoverMeaning, \.otherMark, \.tight, \.alikeTurns, \.declared, \.least,
    ]
}

/// One way to read a list, as the fitting of weights sees it.
package struct ReadingCandidate: Sendable {
    /// The first words, each with its meaning.
    package let words: [[String]]
    /// How likely it is, as a logarithm of odds.
    package let score: Double
    /// How much the score grows with each of `Weights.all`.
    package let slopes: [Double]
    /// How much more likely the side that is taken for the words is learnt than the other.
    package let sideMargin: Double
    /// How much that margin grows with each of `Weights.all`.
    package let sideSlopes: [Double]
}

extension ListReader {
    /// The ways to read a text that are weighed against each other.
    package static func candidates(in bytes: [UInt8], _ options: ListOptions) throws(WordListError) -> [ReadingCandidate] {
        let text = try ListText(bytes, said: nil)
        let list = ListReader(options: options)
        let head = ListHead(of: text.bytes)
        let body = list.text(text.sample, head)
        let options = list.options(for: body)
        let shapes = Set(list.readings(of: text).map(\.table.shape))
        let tables = list.tables(in: body.ways(), head).filter { shapes.contains($0.shape) }
        return tables.flatMap { table in
            var reader = TableReader(options: options, head: head, weights: list.weights)
            let readings = reader.readings(of: table)
            var slopes = readings.map { _ in (score: [Double](), side: [Double]()) }
            for path in Weights.all {
                reader.weights[keyPath: path] += step
                let nudged = Dictionary(reader.readings(of: table).map { ($0.place, $0) }) { first, _ in first }
                for (index, reading) in readings.enumerated() {
                    let other = nudged[reading.place] ?? reading
                    slopes[index].score.append((other.score - reading.score) / step)
                    slopes[index].side.append((other.signedMargin - reading.signedMargin) / step)
                }
                reader.weights[keyPath: path] -= step
            }
            return zip(readings, slopes).map { reading, slopes in
                let sign = reading.signedMargin < 0 ? -1.0 : 1
                return ReadingCandidate(
                    words: reading.words, score: reading.score, slopes: slopes.score, sideMargin: reading.sideMargin,
                    sideSlopes: slopes.side.map { $0 * sign })
            }
        }
    }

    /// So small that the same pairs of columns are looked at.
    private static let step = 1e-4

    /// The first words of what is read with these weights, each with its meaning; nil where it is asked or refused.
    package static func words(in bytes: [UInt8], _ options: ListOptions, _ weights: Weights) -> [[String]]? {
        do throws(WordListError) {
            let reader = ListReader(options: options, weights: weights)
            return try reader.choice(of: reader.readings(of: ListText(bytes, said: nil))).reading.words
        } catch {
            return nil
        }
    }
}

extension ListReading {
    /// Where its words stand, whichever side is learnt.
    fileprivate var place: [Int] { [headerLine ?? -1] + columns.sorted() }

    private var columns: [Int] { [roles.fields[.term] ?? 0, roles.fields[.meaning] ?? 0] }

    /// The margin between both sides, below 0 where the later column is taken for the words.
    fileprivate var signedMargin: Double { columns[0] < columns[1] ? sideMargin : -sideMargin }
}
