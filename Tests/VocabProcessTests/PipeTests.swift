import Glibc
import Testing
import VocabTestSupport

/// The built program as scripts meet it: through pipes.
@Suite("Through pipes", .oneAtATime) struct PipeTests {
    private let play = Play(language: "en")

    private func run(_ arguments: [String], input: String = "") throws -> (output: String, errors: String, code: Int32) {
        try Spawn.run(arguments, environment: play.environment, input: input)
    }

    @Test("a round is played through a pipe without colour, and its results go to standard output")
    func playedThroughPipe() throws {
        let round = try run(["quiz", "--book", "TOEIC", "--count", "2", "--seed", "1"], input: "1\ns\n")
        #expect(round.code == 0)
        #expect(round.output.contains("Question 2/2: "))
        #expect(round.output.contains("Round over"))
        #expect(!round.output.contains("\u{1B}"))
        #expect(round.errors == "Added the starter bookcase TOEIC (1,877 words).\n")
    }

    @Test("with --json nothing but JSON is on standard output")
    func jsonAlone() throws {
        let round = try run(["quiz", "--book", "TOEIC", "--count", "1", "--seed", "1", "--json"], input: "s\n")
        #expect(
            round.output.hasPrefix(
                "{\"bookcases\":[\"TOEIC\"],\"asked\":1,\"correct\":0,\"corrected\":0.0,\"skipped\":1,\"percent\":0,"))
        #expect(round.output.hasSuffix("\"seed\":1}\n"))
        #expect(round.errors.contains("Question 1/1"))
    }

    @Test("a pipe that ends in the middle of a question ends the round with what was answered, and says so")
    func inputEndsInTheMiddle() throws {
        let round = try run(["quiz", "--book", "TOEIC", "--count", "5"], input: "s\n")
        #expect(round.code == 66)
        #expect(round.output.contains("0/1 (0%)"))
        #expect(round.errors.contains("[Alert] Input ended"))
    }

    @Test("a reader that goes away is no crash")
    func closedPipe() throws {
        _ = try run(["list", "--book", "TOEIC"])
        let closed = try Spawn.run(
            ["list", "--book", "TOEIC"], environment: play.environment, closingOutput: true)
        #expect(closed.code == 0)
        #expect(!closed.errors.contains("rror"))
    }

    @Test("a full disk under standard output is told")
    func fullDisk() throws {
        _ = try run(["list", "--book", "TOEIC"])
        let full = try Spawn.run(["list", "--book", "TOEIC"], environment: play.environment, outputPath: "/dev/full")
        #expect(full.code == 74)
        #expect(full.errors.contains("/dev/stdout"))
    }

    @Test("a change whose report cannot be written stands, and is told as done")
    func fullDiskAfterChange() throws {
        let list = play.file("list.csv", "apple,사과\npear,배\n")
        let full = try Spawn.run(["import", list, "--book", "Fruit"], environment: play.environment, outputPath: "/dev/full")
        #expect(full.code == 0)
        #expect(full.errors.contains("The change is saved."))
        #expect(try run(["list", "--book", "Fruit", "--json"]).output.contains("apple"))
    }

    @Test("a word list comes in on standard input")
    func importFromStandardInput() throws {
        let list = try run(["import", "-", "--book", "Fruit", "--json"], input: "apple,사과\npear,배\n")
        #expect(list.code == 0)
        #expect(list.output.contains("\"rows\":2,\"added\":2,"))
    }

    @Test("no answer never deletes")
    func silenceDeletesNothing() throws {
        _ = try run(["add", "apple", "사과", "--book", "Fruit"])
        play.run(["book", "add", "Fruit"])
        _ = try run(["add", "apple", "사과", "--book", "Fruit"])
        #expect(try run(["remove", "apple"]).code == 66)
        #expect(try run(["remove", "apple"], input: "\n").code == 0)
        #expect(try run(["list", "--book", "Fruit"]).output == "apple: 사과\n")
        #expect(try run(["remove", "apple"], input: "y\n").code == 0)
        #expect(try run(["list", "--book", "Fruit"]).output == "")
    }

    @Test("a standard output that does not block gets everything, and waiting for its reader costs no time of the processor")
    func slowReader() throws {
        _ = try run(["list", "--book", "TOEIC"])
        let expected = try run(["list", "--json", "--book", "TOEIC"]).output
        let wait = 1_500
        let program = try SlowPartner(["list", "--json", "--book", "TOEIC"], environment: play.environment)
        let ending = program.finish(afterMilliseconds: wait)
        #expect(ending.text == expected && expected.utf8.count > 1 << 16 && ending.code == 0)
        #expect(ending.secondsOfProcessor < Double(wait) / 2_000)
    }

    @Test("a standard input that does not block is waited for: it has not ended because nothing is there yet")
    func slowWriter() throws {
        play.run(["book", "add", "Fruit"])
        let program = try SlowPartner([], environment: play.environment)
        let ending = program.finish(afterMilliseconds: 700, typing: "books\n")
        #expect(ending.text.contains("Fruit: 0 words") && ending.code == 0)
    }

    @Test("a list that is slow to come on a standard input that does not block is imported, at no cost of the processor")
    func slowList() throws {
        let program = try SlowPartner(["import", "-", "--book", "Fruit", "--json"], environment: play.environment)
        let ending = program.finish(afterMilliseconds: 1_500, typing: "apple,사과\npear,배\n")
        #expect(ending.text.contains("\"added\":2,") && ending.code == 0)
        #expect(ending.secondsOfProcessor < 0.75)
    }
}
