import ArgumentParser
import VocabCore

/// What a round for points is played against.
struct ArcadeOptions: ParsableArguments {
    @Option(
        name: .long, parsing: .unconditional,
        help: .said(
            "타임어택: 이만큼의 초 동안 점수를 모읍니다 (5–3600)", "time attack: gather points for so many seconds (5–3600)", .seconds))
    var time: String?

    @Option(
        name: .long, parsing: .unconditional,
        help: .said("서바이벌: 이만큼 틀릴 때까지 점수를 모읍니다 (1–10)", "survival: gather points until so many misses (1–10)", .count))
    var lives: String?

    private static let seconds = 5...3_600
    private static let hearts = 1...10

    /// The option that is given first; nil without any.
    var given: String? { time != nil ? "--time" : lives != nil ? "--lives" : nil }

    /// What the round is played against; nil for a round that ends with its last question.
    ///
    /// - Throws: `Alert` when a value cannot be used, or both are given.
    func mode() throws -> ArcadeMode? {
        if time != nil, lives != nil { throw Alert.usage(.exclusive("--time", "--lives")) }
        if let time { return .time(seconds: try Self.number(time, "--time", Self.seconds, example: "60")) }
        return try lives.map { .lives(try Self.number($0, "--lives", Self.hearts, example: "3")) }
    }

    private static func number(_ text: String, _ option: String, _ range: ClosedRange<Int>, example: String) throws -> Int {
        guard let number = Int(text), range.contains(number) else {
            throw Alert.outOfRange(
                option: option, value: text, least: String(range.lowerBound), most: String(range.upperBound), example: example)
        }
        return number
    }
}
