import ArgumentParser
import VocabCore
import VocabLanguage

/// `vocab lang [ko|en]`: the language of the screen until another is chosen.
struct LangCommand: SessionCommand {
    static let manual = Manual(
        .lang, "화면 언어 고르기", "choose the screen language", examples: ["ko", "en"],
        notes: [
            Bilingual(
                "다시 바꿀 때까지 그 언어로 나옵니다. --lang은 그 명령 한 번에만 쓰입니다.",
                "It stays until you choose another. --lang overrides it for one command.")
        ])

    @Argument(help: .said("ko 또는 en; 없으면 지금 언어를 보입니다", "ko or en; leave it out to see the current one", .oneOf(Language.self)))
    var language: String?

    func run(in session: Session) throws {
        guard let name = language else {
            return session.screen.show([HelpPhrase.language(session.language, isChosen: false).text(in: session.language)])
        }
        guard let wanted = Language(rawValue: name) else {
            throw Alert.badChoice(option: Self.manual.name, value: name, choices: Language.allCases.map(\.rawValue))
        }
        // How the program speaks is nothing that `undo` takes back.
        try session.store.speak(wanted)
        session.screen.show([HelpPhrase.language(wanted, isChosen: true).text(in: wanted)])
    }
}
