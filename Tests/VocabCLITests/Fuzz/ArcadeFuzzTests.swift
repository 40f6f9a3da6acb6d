import Testing
import VocabTestSupport

@testable import VocabCLI
@testable import VocabCore

/// Keys pressed at random in rounds for points.
@Suite("Fuzz: keys in a round for points") struct ArcadeFuzzTests {
    private static let keys =
        ["1", "2", "3", "4", "?", "s", "u", "e", "k", "o", "ㅂ", "x", "apple", "사과", "", ConsoleKey.redraw, ConsoleKey.other]
        + Hostile.signs

    @Test("whatever is pressed the round ends, all its answers tell of it, and its points are those of the history")
    func keys() throws {
        try Fuzz.cases(40, "arcade") { number, generator in
            let world = try FuzzWorld(generator)
            let inputs: [Input<String>] = (0..<Int.random(in: 0...40, using: &generator)).map { _ in
                .value(Self.keys.randomElement(using: &generator) ?? "")
            }
            let lives = Int.random(in: 1...3, using: &generator)
            let kind = ["choice", "typed", "mixed"].randomElement(using: &generator) ?? "choice"
            let mode = number % 2 == 0 ? ["--lives", "\(lives)"] : ["--time", "\(Int.random(in: 5...20, using: &generator))"]
            let console = TirelessConsole(
                inputs, isInteractive: Bool.random(using: &generator), columns: Int.random(in: 1...90, using: &generator))
            let command = ["quiz", "--book", "과일", "--kind", kind, "--json"] + mode + (number % 3 == 0 ? ["--plain"] : [])
            let status = world.run(command, on: console, language: number % 4 < 2 ? "ko" : "en")
            let sign: Comment = "case \(number), \(command), \(inputs)"
            #expect([.done, .interrupted, .noInput].contains(status), sign)
            let reviews = try world.store.history().reviews
            let report = try JSONValue(console.results)
            #expect(report["asked"].raw == "\(reviews.count)" && Set(reviews.map(\.arcade)).count <= 1, sign)
            #expect(report["points"].raw == "\(ArcadeScore(of: reviews).points)", sign)
            #expect(number % 2 != 0 || reviews.count { $0.outcome != .right } <= lives, sign)
            #expect(reviews.allSatisfy { $0.arcade != nil && $0.grade == nil }, sign)
            expectHarmless(console, sign)
        }
    }
}
