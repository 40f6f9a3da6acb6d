import Testing
import VocabTestSupport

@testable import VocabCore
@testable import VocabLexicon

/// Sources side by side, and those on this machine.
@Suite("Lookup sources") struct LookupSourceTests {
    private static let espeak = ChannelTarget.program("espeak-ng", arguments: ["-q", "--ipa", "-v", "en-us"])
    private static let dict = ChannelTarget.server(host: "127.0.0.1", port: 2_628)

    private func words(_ list: [(String, String)]) -> WordsSource {
        WordsSource(.bookcases) {
            [WordsSource.Shelf(Credit("과일", .own), list.map { WordContent(term: $0.0, meaning: $0.1) })]
        }
    }

    @Test("what is on this machine comes first, and one that never answers is told when the time is up")
    func sideBySide() {
        let channels = ScriptedChannels([
            Self.dict: [.wait], Self.espeak: [.say(Array("ˈæpəl\n".utf8)), .end(.ended(status: 0))],
        ])
        var reports: [LookupSourceKind] = []
        var problems: [LookupProblem] = []
        let end = Asker([DictSource(.local), EspeakSource(), words([("apple", "사과")])]).ask(
            [.define(term: "apple"), .pronounce(term: "apple", .english)], over: channels
        ) { report in
            reports.append(report.source)
            if let problem = report.result.problem { problems.append(problem) }
        }
        #expect(end == .finished && reports == [.bookcases, .espeak, .dict] && problems == [.timedOut])
        #expect(channels.closed == [1, 2])
    }

    @Test("^C ends it, and nothing is left open")
    func interrupt() {
        let channels = ScriptedChannels([Self.dict: [.wait], Self.espeak: [.wait]])
        channels.interruptsAt = 1
        var reports = 0
        let end = Asker([DictSource(.local), EspeakSource()]).ask(
            [.define(term: "apple"), .pronounce(term: "apple", .english)], over: channels
        ) { _ in reports += 1 }
        #expect(end == .interrupted && reports == 0 && channels.closed == [1, 2])
    }

    @Test("a bookcase finds a word by its forms and by its meaning, and offers what is spelt nearly like it")
    func bookcases() {
        let source = words([("go", "가다"), ("run", "달리다, 뛰다"), ("예쁘다", "pretty")])
        #expect(answer(source, .define(term: "WENT"))?.findings.map(\.headword) == ["go"])
        #expect(answer(source, .define(term: "뛰다"))?.findings.map(\.headword) == ["run"])
        #expect(answer(source, .define(term: "예뻤어요"))?.findings.map(\.headword) == ["예쁘다"])
        #expect(answer(source, .define(term: "gone to"))?.problem == .nothingFound(nearest: []))
        #expect(answer(source, .suggest(typed: "rnu")) == .success(.spellings(["run"])))
    }

    @Test("WordNet tells parts of speech, synonyms and how often each sense was met, and knows irregular forms")
    func wordNet() throws {
        var files = SampleWordNet.files()
        files["cntlist.rev"] = Array("car%1:03:00:: 1 71\nend%1:03:00:: 1 5\n".utf8)
        let source = WordNetSource(try #require(SampleWordNet.database(files)))
        let car = try #require(answer(source, .define(term: "cars"))?.findings.first)
        #expect(car.headword == "car" && car.partOfSpeech == .noun)
        #expect(car.senses == [FoundSense(.definition, "a gloss", synonyms: ["auto", "motor car"], frequency: 71)])
        #expect(answer(source, .define(term: "bought"))?.findings.map(\.headword) == ["buy"])
        #expect(answer(source, .define(term: "zzz"))?.problem == .nothingFound(nearest: []))
        #expect(answer(source, .suggest(typed: "bicicle")) == .success(.spellings(["bicycle"])))
    }

    @Test("so does the WordNet of dictd's packages, with its examples")
    func packedWordNet() throws {
        let source = WordNetSource(try #require(SampleDictionary.dictionary()))
        let backs = try #require(answer(source, .define(term: "backs")))
        #expect(backs.findings.map(\.partOfSpeech) == [.noun, .verb])
        #expect(backs.findings[1].senses.map(\.text) == ["give help", "move to the rear"])
        let auto = try #require(answer(source, .define(term: "auto"))?.findings.first)
        #expect(auto.senses.first?.synonyms == ["car", "motor car", "well-known thing"])
        #expect(auto.senses.first?.examples == ["an auto [syn as one may write]"])
    }

    @Test("a voice for the language says the word in IPA; what it reads is on its standard input")
    func espeak() {
        let target = ChannelTarget.program("espeak-ng", arguments: ["-q", "--ipa", "-v", "ko"])
        let channels = ScriptedChannels([target: [.say(Array(" sˈɐqwɐ\n".utf8)), .end(.ended(status: 0))]])
        let result = answer(EspeakSource(), .pronounce(term: "사과", .korean), over: channels)
        #expect(result?.findings.first?.pronunciation == "sˈɐqwɐ" && channels.heard[1] == Array("사과\n".utf8))
        let missing = ScriptedChannels([target: [.end(.failed(.noProgram("espeak-ng")))]])
        #expect(answer(EspeakSource(), .pronounce(term: "사과", .korean), over: missing)?.problem == .noProgram("espeak-ng"))
    }

    @Test(
        "a form finds its word",
        arguments: [
            ("went", "go"), ("children", "child"), ("stopped", "stop"), ("studies", "study"), ("happier", "happy"),
            ("갔다", "가다"), ("먹었어요", "먹다"), ("예뻤다", "예쁘다"), ("해요", "하다"), ("했습니다", "하다"), ("도와요", "돕다"),
            ("추워", "춥다"), ("몰라요", "모르다"), ("마셨다", "마시다"), ("갑니다", "가다"), ("먹는다", "먹다"), ("배워요", "배우다"), ("보내고", "보내다"),
            ("들었어요", "듣다"), ("들었어요", "들다"), ("걸어요", "걷다"), ("걸으면", "걷다"), ("나으면", "낫다"), ("먹으면", "먹다"), ("나았어요", "낫다"),
            ("지었다", "짓다"), ("되었다", "되다"), ("하셨어요", "하다"),
            ("읽으십니다", "읽다"), ("마셔요", "마시다"), ("학교에서", "학교"), ("친구들은", "친구"),
        ])
    func forms(_ form: String, _ word: String) {
        #expect(BaseForms.candidates(for: form).contains(word), "\(BaseForms.candidates(for: form))")
    }

    @Test("a licence is found in what a dictionary says about itself")
    func licences() {
        #expect(LicenceText.licence(in: ["under the GNU General", "Public License, version 3 (GPLv3)"]) == .stated("GPL"))
        #expect(LicenceText.licence(in: ["https://creativecommons.org/licenses/by-sa/3.0 CC BY-SA 3.0"]) == .stated("CC BY-SA"))
        #expect(LicenceText.licence(in: ["Copyright 1999 by me"]) == .stated("Copyright 1999 by me"))
        #expect(LicenceText.licence(in: ["nothing of the kind"]) == .notStated)
    }
}
