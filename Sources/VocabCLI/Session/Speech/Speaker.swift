import VocabCore
import VocabLanguage
import VocabLexicon

/// Says words aloud, each in the language of its bookcase.
struct Speaker {
    private let voice: any Voice
    private let languages: [Bookcase.ID: LanguageCode]
    /// Whether words are said by themselves, as long as they can be.
    private var saysByItself: Bool

    /// A speaker for words of `bookcases`; a word of another one is said in the language it seems to be written in. With
    /// `saysByItself` words that are seen are said without being asked for.
    init(_ voice: any Voice, _ bookcases: [Bookcase], saysByItself: Bool = false) {
        self.voice = voice
        self.saysByItself = saysByItself && voice.isThere
        languages = Dictionary(
            bookcases.compactMap { bookcase in LanguageCode(label: bookcase.termLanguage).map { (bookcase.id, $0) } },
            uniquingKeysWith: { first, _ in first })
    }

    /// Whether the key that says a term is worth naming.
    var canSpeak: Bool { voice.isThere }

    /// Begins to say the term.
    func say(_ word: Word, in bookcase: Bookcase.ID) throws(VoiceProblem) {
        let language = languages[bookcase] ?? LanguageCode(writingOf: word.term)
        let text = EspeakVoice.readable(word.term, saidAs: word.content.pronunciation, in: language)
        try voice.say(SafeText.line(text), in: language)
    }

    /// Says the term that is seen now, where words are said by themselves. What keeps it from being heard is not told, and ends it.
    mutating func sayIfWanted(_ word: Word, in bookcase: Bookcase.ID) {
        guard saysByItself else { return }
        do throws(VoiceProblem) { try say(word, in: bookcase) } catch { saysByItself = false }
    }

    /// What is told after a key that asks for the term, which is said unless it is the answer that is wanted.
    func answer(to word: Word, in bookcase: Bookcase.ID, isAnswer: Bool) -> SpeechPhrase {
        if isAnswer { return .isAnswer }
        do throws(VoiceProblem) {
            try say(word, in: bookcase)
            return .said(term: word.term)
        } catch {
            return .problem(error)
        }
    }
}

extension Session {
    /// The speaker of a game about `bookcases`, which says words by itself where the learner wants that and sits there.
    func speaker(over bookcases: [Bookcase]) -> Speaker {
        Speaker(world.voice, bookcases, saysByItself: canAsk && (try? store.settings().study.saysWords) == true)
    }
}
