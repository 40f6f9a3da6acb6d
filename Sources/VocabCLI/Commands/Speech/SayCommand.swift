import ArgumentParser
import VocabCore
import VocabLanguage
import VocabLexicon

/// `vocab say WORD`: says it aloud.
struct SayCommand: SessionCommand {
    static let manual = Manual(
        .say, "소리 내어 읽기", "say a word aloud", examples: ["schedule", "사과"],
        notes: [
            Bilingual(
                "speech-dispatcher나 espeak-ng로 읽습니다. 단어장에 있는 단어는 그 단어장의 언어로 읽습니다.",
                "By speech-dispatcher or espeak-ng; a word of a bookcase in the language of that bookcase.")
        ])

    @Argument(help: .said("단어", "the term", .term))
    var words: [String]

    func run(in session: Session) throws {
        let term = Text.cleanedLine(words.joined(separator: " "))
        if Text.isBlank(term) { throw Alert.usage(.missingArgument(.known(.term))) }
        let voice = session.world.voice
        // Whatever is wrong with the store, a word can be said.
        let bookcases = (try? session.store.contents().library.bookcases) ?? []
        let home = bookcases.first { !$0.words(withTerm: term).isEmpty }
        do throws(VoiceProblem) {
            if let home, let word = home.words(withTerm: term).first {
                try Speaker(voice, [home]).say(word, in: home.id)
            } else {
                try voice.say(SafeText.line(term), in: LanguageCode(writingOf: term))
            }
            try voice.finish()
        } catch {
            throw Alert.speech(error)
        }
    }
}
