import Testing
import VocabCore
import VocabLexicon

@Suite("Tables of terms") struct TermTableTests {
    /// `A` and ten more of it are 0, and the last digit counts single bits.
    private let table = EnglishMeanings(
        Array(
            """
            account\tnAAAAAAAAAAAAAAAAAAAAAA
            account\tvAAAAAAAAAAABAAAAAAAAAAA
            give up\tvAAAAAAAAAABAAAAAAAAAAAA
            run\tvAAAAAAAAAAHAAAAAAAAAA_
            train\tnAAAAAAAAAADAAAAAAAAAAA
            word\tnAAAAAAAAABAAAAAAAAAAAB

            """.utf8))

    private func distance(_ left: String, _ leftPart: String, _ right: String, _ rightPart: String) -> Int? {
        guard let code = table.meaning(of: left, as: [leftPart]), let other = table.meaning(of: right, as: [rightPart]) else {
            return nil
        }
        return code.distance(to: other)
    }

    @Test("The points of a part of speech are its own, and what is not there has none")
    func points() {
        #expect(distance("account", "noun", "train", "noun") == 2)
        #expect(distance("run", "verb", "give up", "verb") == 8)
        #expect(table.meaning(of: "word", as: ["noun"]) == MeaningCode(64, 1))
        #expect(distance("account", "noun", "account", "verb") == 1)
        #expect(table.meaning(of: "account", as: []) == table.meaning(of: "account", as: ["noun"]))
        #expect(table.meaning(of: "run", as: ["noun"]) == nil && table.meaning(of: "stone", as: []) == nil)
        #expect(EnglishMeanings([]).meaning(of: "run", as: []) == nil)
        #expect(
            table.knows("run") && !table.knows("runs") && !table.knows("up") && !table.knows("")
                && JointThesaurus([table]).knows("train"))
    }

    @Test(
        "An inflection, an article and a capital stand for the word, and a phrase for its word that decides",
        arguments: [
            ("Trains", "noun", "train"), ("a train", "noun", "train"), ("to run", "verb", "run"),
            ("give up", "verb", "give up"), ("run out", "verb", "run"), ("savings account", "noun", "account"),
        ])
    func forms(term: String, part: String, word: String) {
        #expect(distance(term, part, word, part) == 0)
    }

    @Test(
        "A line that is cut short, or written by hand, is a point all the same",
        arguments: ["run\tv", "run\tv!", "run\tvAA\n", "run\t"])
    func damaged(line: String) {
        _ = EnglishMeanings(Array(line.utf8)).meaning(of: "run", as: [])
    }

    @Test("Terms of one line are taken for each other, whatever their case, and a term may be in several lines")
    func confusables() {
        let table = ConfusableTerms(Array("adapt, adopt\nadopt, adept\n가르치다, 가리키다\n".utf8))
        #expect(table.confusables(of: "Adapt") == [0] && table.confusables(of: "adopt") == [0, 1])
        #expect(table.confusables(of: "가리키다") == table.confusables(of: "가르치다"))
        #expect(table.confusables(of: "stone").isEmpty && ConfusableTerms([]).confusables(of: "adapt").isEmpty)
    }

    @Test("Several tables together know what each of them knows, and keep their groups apart")
    func joint() {
        let joint = JointThesaurus([
            table, ConfusableTerms(Array("adapt, adopt\n".utf8)), ConfusableTerms(Array("adapt, adept\n".utf8)),
        ])
        #expect(joint.meaning(of: "train", as: ["noun"]) == table.meaning(of: "train", as: ["noun"]))
        #expect(joint.confusables(of: "adapt").count == 2)
        #expect(joint.confusables(of: "adopt").isDisjoint(with: joint.confusables(of: "adept")))
    }

    @Test("Words of one number are synonyms, also where they are inflected; what is not there, or is no number, has none")
    func rareSynonyms() {
        let table = RareSynonyms(Array("allay\t2\nassuage\t2 z\nmollify\tz ?\nquell\t\n".utf8))
        func areNear(_ left: String, _ right: String) -> Bool { table.concepts(of: left).areNear(table.concepts(of: right)) }
        #expect(areNear("allay", "assuage") && areNear("Assuaged", "to mollify") && areNear("mollifies", "assuaging"))
        #expect(!areNear("allay", "mollify") && !areNear("quell", "quell") && !areNear("stone", "allay"))
        #expect(table.concepts(of: "assuage").own == [2, 35] && table.concepts(of: "mollify").own == [35])
    }
}
