import Testing
import VocabLanguage
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

    @Test("of a Japanese word in kanji the kana of its pronunciation are said") func kanji() throws {
        let voice = RecordingVoice()
        let play = Play(language: "en")
        play.voice = voice
        play.run("book add 日本語 --term-language 일본어")
        play.run("add 林檎 사과 --book 日本語 --pronunciation りんご")
        play.run("say 林檎")
        #expect(voice.said == ["ja りんご"])
        voice.problem = .unreadable
        #expect(play.run("say 犬").console.alerts.contains("kana"))
    }

    @Test("where nothing can speak, say tells what to install; a voice that fails is told", arguments: ["ko", "en"]) func mute(
        language: String
    ) throws {
        let none = Play(language: language).run("say apple")
        #expect(none.status == .unavailable && none.console.alerts.contains("sudo apt-get install espeak-ng"))
        let play = Play(language: language)
        play.voice = RecordingVoice(.failed)
        #expect(play.run("say apple").status == .unavailable)
        #expect(play.run("say").status == .usage)
    }

    @Test(
        "setup --say yes: each word is said when it is seen, the answer only behind its verdict; not in a pipe, nor where none speaks"
    )
    func byItself() throws {
        let voice = RecordingVoice()
        let play = try play("en", voice)
        let quiz = "quiz 단어 --count 1 --seed 1"
        play.run(quiz, on: .terminal([.key("q")]))
        #expect(voice.said == [])
        let setup = play.run("setup --say yes")
        #expect(setup.console.alerts.contains("Words are said: yes") && setup.status == .done)
        play.run(quiz, on: .terminal([.key("q")]))
        #expect(voice.said.count == 1 && voice.said[0].hasPrefix("de "))
        let reverse = ScriptedConsole.terminal([.key("s"), .key("x")])
        var before: [Int] = []
        reverse.meanwhile = { _ in before.append(voice.said.count) }
        play.run(quiz + " --direction reverse", on: reverse)
        #expect(before.first == 1 && before.dropFirst().first == 2 && voice.said.count == 2)
        play.run("flashcards 단어 1", on: .terminal([.key(" "), .key("q")]))
        #expect(voice.said.count == 3, "a card is heard once")
        play.run("drill Haus Baum", on: .terminal([.key("q")]))
        #expect(voice.said.count == 4 && voice.said.allSatisfy { $0.hasPrefix("de ") }, "\(voice.said)")
        play.run(quiz, on: ScriptedConsole([.line("q")]))
        #expect(voice.said.count == 4, "not in a pipe")
        voice.problem = .failed
        let failing = ScriptedConsole.terminal([.key("s"), .key("s")])
        failing.meanwhile = { if $0 == 0 { voice.problem = nil } }
        #expect(play.run("quiz 단어 --count 2 --seed 1 --no-pause", on: failing).console.bareScreen.contains("2/2 "))
        #expect(voice.said.count == 4, "a voice that failed is not asked again in the same round")
        let letters = "xwvrjgf".map { ScriptedConsole.Step.key(String($0)) }
        let hangman = play.run("hangman 단어 1 --seed 1", on: .terminal(letters + [.key("")]))
        #expect(hangman.console.stepsLeft == 0)
        #expect(voice.said.count == 5, "hangman says its word when it is over: \(voice.said)")
        play.run("setup --say no")
        play.run(quiz, on: .terminal([.key("q")]))
        #expect(voice.said.count == 5)
    }

    @Test("p says the term of a question, but not before the answer where it is asked for") func round() throws {
        let voice = RecordingVoice()
        let play = try play("en", voice)
        let forward = play.run("quiz 단어 --count 1 --seed 1", on: .terminal([.key("p"), .key("ㅔ"), .key("q")]))
        #expect(voice.said.count == 2 && voice.said[0].hasPrefix("de ") && forward.console.frames.joined().contains("Listen: "))
        let reverse = play.run(
            "quiz 단어 --count 1 --seed 1 --direction reverse",
            on: .terminal([.key("p"), .key("s"), .key("p"), .key("x")]))
        #expect(reverse.console.frames.joined().contains("The term is the answer here: it is not said before you have answered."))
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
        let console = ScriptedConsole.terminal([.line(""), .line("Haus")])
        let round = play.run("quiz 단어 --kind dictation --count 1 --seed 1 --no-pause", on: console)
        let asked = String(voice.said.first?.dropFirst(3) ?? "")
        #expect(voice.said.count >= 2 && voice.said[0] == voice.said[1])
        let meaning = try #require(play.words(of: "단어").first { $0.term == asked }?.meaning)
        #expect(round.console.frames[0].contains("Type the word you hear.") && !round.console.frames[0].contains(meaning))
        let review = try #require(play.reviews().first)
        #expect(review.game == .typed && review.direction == .reverse)
    }

    @Test("in a round against the clock or for lives p says the term, and not where it is the answer")
    func arcade() throws {
        let voice = RecordingVoice()
        let play = try play("en", voice)
        let timed = play.run("quiz 단어 --time 60 --seed 1", on: .terminal([.key("p"), .key("q"), .key("q")]))
        #expect(voice.said.count == 1 && timed.console.frames.joined().contains("Listen: "), "\(timed.console.frames)")
        let lives = play.run("quiz 단어 --lives 3 --seed 1", on: .terminal([.key("p"), .key("q"), .key("q")]))
        #expect(voice.said.count == 2 && voice.said[1].hasPrefix("de ") && lives.console.frames[0].contains("p say"))
        let reverse = play.run(
            "quiz 단어 --lives 3 --seed 1 --direction reverse", on: .terminal([.key("p"), .key("q"), .key("q")]))
        #expect(voice.said.count == 2 && reverse.console.frames.joined().contains("The term is the answer here"))
        #expect(!reverse.console.frames[0].contains("p say"))
    }

    @Test("after a word of hangman p says it, and while its letters are found p is a letter") func hangman() throws {
        let voice = RecordingVoice()
        let play = try play("en", voice)
        play.millisecondsPerReading = 2_000
        let game = play.run(
            "hangman 단어 1 --seed 2",
            on: .terminal([
                .listen, .key("p"), .key("x"), .key("y"), .key("v"), .key("q"), .key("f"), .key("j"), .key("p"), .key("n"),
            ]))
        #expect(voice.said.count == 1)
        #expect(game.console.frames.joined().contains("p say"))
    }

    @Test("^P says the term while an answer is typed, which stays as it is", arguments: ["ko", "en"])
    func typing(language: String) throws {
        let voice = RecordingVoice()
        let play = try play(language, voice)
        let forward = play.run(
            "quiz 단어 --kind typed --count 1 --seed 1", on: .terminal([.listen, .listen, .line("q")]))
        #expect(voice.said.count == 2 && voice.said[0].hasPrefix("de "))
        #expect(forward.console.frames[0].contains(language == "ko" ? "^P 듣기" : "^P say"))
        // What stood above stays, once.
        #expect(forward.console.frames[2].split(separator: "\n").count { $0.contains("Haus") || $0.contains("1/1") } <= 3)
        #expect(forward.console.frames[2].contains(language == "ko" ? "단어 · 1문제" : "단어 · 1 question"))
        #expect(forward.console.frames[1].contains(language == "ko" ? "들려 드립니다: " : "Listen: "))
        let reverse = play.run(
            "quiz 단어 --kind typed --direction reverse --count 1 --seed 1", on: .terminal([.listen, .line("q")]))
        #expect(voice.said.count == 2 && !reverse.console.frames[0].contains("^P"))
        #expect(reverse.console.frames[1].contains(language == "ko" ? "답하기 전에는" : "before you have answered"))
    }

    @Test("the key that says the term is named where a voice is there, at 80 and at 40 columns", arguments: ["ko", "en"])
    func footers(language: String) throws {
        let named = language == "ko" ? "p 듣기" : "p say"
        for columns in [80, 40] {
            let play = try play(language, RecordingVoice())
            func frame(_ index: Int, of command: String, _ keys: ScriptedConsole.Step...) throws -> String {
                let console = ScriptedConsole(keys, isInteractive: true, columns: columns)
                let frame = try #require(play.run(command, on: console).console.frames.dropFirst(index).first)
                let footer = frame.split(separator: "\n").last ?? ""
                #expect(testColumns.count(String(footer)) <= columns)
                return frame
            }
            #expect(try frame(0, of: "quiz 단어 1 --seed 1", .key("q")).contains(named))
            #expect(try frame(0, of: "flashcards 단어 1", .key("q")).contains(named))
            #expect(try frame(1, of: "flashcards 단어 1", .key(""), .key("q")).contains(named))
            #expect(try frame(1, of: "quiz 단어 1 --seed 1", .key("s"), .key("q")).contains(named))
            play.voice = NoVoice()
            #expect(try !frame(0, of: "quiz 단어 1 --seed 1", .key("q")).contains(named))
        }
    }

    @Test("where no sound device is there say and a round tell it, and dictation shows the meaning", arguments: ["ko", "en"])
    func noSound(language: String) throws {
        let play = try play(language, RecordingVoice(.noSound))
        let said = play.run("say Haus")
        #expect(said.status == .unavailable && said.console.alerts.contains("PULSE_SERVER"))
        let round = play.run("quiz 단어 --count 1 --seed 1", on: .terminal([.key("p"), .key("q")]))
        #expect(round.status == .done && round.console.frames[1].contains("PipeWire"))
        let dictation = play.run(
            "quiz 단어 --kind dictation --count 1 --seed 1", on: .terminal([.line(""), .line("q")]))
        #expect(dictation.status == .done && dictation.console.frames[0].contains("PipeWire"))
        #expect(["집", "나무", "개", "고양이"].contains { dictation.console.frames[0].contains("   " + $0) })
    }

    @Test("the same dictation again is offered, and played when it is typed") func replay() throws {
        let play = try play("en", RecordingVoice())
        let steps: [ScriptedConsole.Step] = [.line("s")]
        let round = play.run("quiz 단어 --kind dictation --count 1 --seed 4 --no-pause", on: .terminal(steps))
        #expect(round.console.seen.contains("--kind dictation "))
        #expect(!round.console.seen.contains("--direction"))
        let typo = play.run("quiz 단어 --kind dictaton")
        #expect(typo.status == .usage && typo.console.alerts.contains("--kind dictation"))
    }

    @Test("dictation needs a voice, and says so before it begins") func dictationWithoutVoice() throws {
        let play = try play("ko", RecordingVoice())
        play.voice = NoVoice()
        let refused = play.run("quiz 단어 --kind dictation")
        #expect(refused.status == .unavailable && refused.console.alerts.contains("espeak-ng"))
        #expect(play.run("quiz 단어 --kind dictation --time 60").status == .usage)
    }
}
