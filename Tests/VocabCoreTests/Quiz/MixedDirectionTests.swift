import Testing
import VocabTestSupport

@testable import VocabCore

@Suite("Direction mixed") struct MixedDirectionTests {
    /// How many words are asked in one direction and come back as a choice in the other.
    private func returning(_ sheet: [Question]) -> Int {
        let asked = Dictionary(uniqueKeysWithValues: sheet.map { ($0.word.id, $0.direction) })
        return Set(
            sheet.flatMap { question in
                question.wrong.map(\.id).filter { asked[$0].map { $0 != question.direction } ?? false }
            }
        ).count
    }

    @Test(
        "What was shown as a prompt never comes back as a choice", arguments: [4, 5, 12, 20, 49, 50, 71, 72, 200],
        0..<5 as Range<UInt64>)
    func prompts(count: Int, seed: UInt64) throws {
        for parts in [["noun"], ["noun", "verb", "adjective"]] {
            let bookcase = try Bookcase.generated(count: count) { parts[$0 % parts.count] }
            let sheet = try bookcase.sheet(directions: .mixed, seed: seed)
            #expect(sheet.count == count && returning(sheet) == 0)
            let prompts = Set(sheet.map { Text.key($0.prompt) })
            #expect(prompts.isDisjoint(with: sheet.flatMap { $0.choices.map { Text.key($0.text) } }))
        }
    }

    @Test("Nor do words that were taken for each other bring it back", arguments: [24, 60], 0..<8 as Range<UInt64>)
    func confusions(count: Int, seed: UInt64) throws {
        let bookcase = try Bookcase.generated(count: count) { ["noun", "verb"][$0 % 2] }
        var style = QuestionStyle()
        style.confusions = Confusions(among: bookcase.words.map(\.id))
        #expect(try returning(bookcase.sheet(style, directions: .mixed, seed: seed)) == 0)
    }

    @Test("Words of which two mean the same keep to it as far as they sit in a ring")
    func twins() throws {
        let twins = try ["쌍둥이", "쌍둥이(둘째)"].map { try Word.sample(term: "t\($0)", meaning: $0, partOfSpeech: "noun") }
        let bookcase = try Bookcase.sample(words: twins + Bookcase.generated(count: 70).words)
        for seed in 0..<20 as Range<UInt64> { #expect(try returning(bookcase.sheet(directions: .mixed, seed: seed)) == 0) }
    }

    @Test("Both sides are shown, one about as often as the other", arguments: [6, 49, 50, 400])
    func evenness(count: Int) throws {
        let bookcase = try Bookcase.generated(count: count)
        let rounds = 4_000 / count
        var forward = 0
        for seed in 0..<UInt64(rounds) {
            forward += try bookcase.sheet(directions: .mixed, seed: seed).count { $0.direction == .forward }
        }
        // Rings of about fifty are asked in one direction: as uneven as some eighty throws of a coin, within three deviations.
        #expect((0.33...0.67).contains(Double(forward) / Double(rounds * count)), "\(forward)")
    }
}
