import VocabCore
import VocabLexicon

/// Says words aloud, each in the language of its bookcase.
struct Speaker {
    private let voice: any Voice
    private let languages: [Bookcase.ID: LanguageCode]

    /// A speaker for words of `bookcases`; a word of another one is said in the language it seems to be written in.
    init(_ voice: any Voice, _ bookcases: [Bookcase] = []) {
        self.voice = voice
        languages = Dictionary(
            bookcases.compactMap { bookcase in LanguageCode(label: bookcase.termLanguage).map { (bookcase.id, $0) } },
            uniquingKeysWith: { first, _ in first })
    }

    /// Begins to say the term; returns whether anything here can.
    @discardableResult
    func say(_ word: Word, in bookcase: Bookcase.ID) -> Bool {
        voice.say(SafeText.line(word.term), in: languages[bookcase] ?? LanguageCode(writingOf: word.term))
    }

    /// What is told after a key that asks for the term, which is said where the learner may know it.
    func answer(to word: Word, in bookcase: Bookcase.ID, isSeen: Bool) -> SpeechPhrase {
        if !isSeen { return .notYet }
        return say(word, in: bookcase) ? .said(term: word.term) : .noVoice
    }
}
