import Testing
import VocabLexicon
import VocabTestSupport

@testable import VocabCLI
@testable import VocabCore

@Suite("Words said aloud") struct SpeechTests {
    private func play(_ language: String = "en", _ voice: RecordingVoice) throws -> Play {
        let play = Play(language: language)
        play.voice = voice
        play.run("book add 단어 --term-language 독일어")
        for (term, meaning) in [("Haus", "집"), ("Baum", "나무"), ("Hund", "개"), ("Katze", "고양이")] {
            play.run("add \(term) \(meaning) --book 단어")
        }
        return play
    }

    @Test("vocab say says a word in the language of its bookcase, and another in that it is written in") func say() throws {
        let voice = RecordingVoice()
        let play = try play("en", voice)
        for command in ["say Haus", "say give up", "say 사과"] { #expect(play.run(command).status == .done) }
        #expect(voice.said == ["de Haus", "en give up", "ko 사과"])
    }

    @Test("where nothing can speak, say tells what to install; a voice that fails is told", arguments: ["ko", "en"]) func mute(
        language: String
    ) throws {
        let none = Play(language: language).run("say apple")
        #expect(none.status == .unavailable && none.console.alerts.contains("sudo apt-get install espeak-ng"))
        let play = Play(language: language)
        play.voice = RecordingVoice(works: false)
        #expect(play.run("say apple").status == .unavailable)
        #expect(play.run("say").status == .usage)
    }

    @Test("p says the term of a question, but not before the answer where it is asked for") func round() throws {
        let voice = RecordingVoice()
        let play = try play("en", voice)
        let forward = play.run("quiz 단어 --count 1 --seed 1", on: .terminal([.key("p"), .key("ㅔ"), .key("q")]))
        #expect(voice.said.count == 2 && voice.said[0].hasPrefix("de ") && forward.console.frames.joined().contains("Listen: "))
        let reverse = play.run(
            "quiz 단어 --count 1 --seed 1 --direction reverse",
            on: .terminal([.key("p"), .key("s"), .key("p"), .key("x"), .key("n")]))
        #expect(reverse.console.frames.joined().contains("The term can be heard once you have answered."))
        #expect(voice.said.count == 3)
    }

    @Test("p on a card says the term where it is seen, and without a voice tells what to install") func cards() throws {
        let voice = RecordingVoice()
        let play = try play("en", voice)
        play.run("flashcards 단어 1 --direction reverse", on: .terminal([.key("p"), .key(""), .key("p"), .key("q")]))
        #expect(voice.said.count == 1)
        play.voice = NoVoice()
        let mute = play.run("flashcards 단어 1", on: .terminal([.key("p"), .key("q")]))
        #expect(mute.status == .done && mute.console.frames.joined().contains("No program here can speak."))
    }

    @Test("dictation says the term and shows nothing of the word; an empty line says it again") func dictation() throws {
        let voice = RecordingVoice()
        let play = try play("en", voice)
        let console = ScriptedConsole.terminal([.line(""), .line("Haus"), .key("x"), .key("n")])
        let round = play.run("quiz 단어 --kind dictation --count 1 --seed 1 --no-pause", on: console)
        let asked = String(voice.said.first?.dropFirst(3) ?? "")
        #expect(voice.said.count >= 2 && voice.said[0] == voice.said[1])
        let meaning = try #require(play.words(of: "단어").first { $0.term == asked }?.meaning)
        #expect(round.console.frames[0].contains("Type the word you hear.") && !round.console.frames[0].contains(meaning))
        let review = try #require(play.reviews().first)
        #expect(review.game == .typed && review.direction == .reverse)
    }

    @Test("dictation needs a voice, and says so before it begins") func dictationWithoutVoice() throws {
        let play = try play("ko", RecordingVoice())
        play.voice = NoVoice()
        let refused = play.run("quiz 단어 --kind dictation")
        #expect(refused.status == .unavailable && refused.console.alerts.contains("espeak-ng"))
        #expect(play.run("quiz 단어 --kind dictation --time 60").status == .usage)
    }
}
