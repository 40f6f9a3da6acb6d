import ArgumentParser
import VocabCore
import VocabLanguage

/// `vocab lang [ko|en]`: the language that the program speaks until another is chosen.
struct LangCommand: SessionCommand {
    static let manual = Manual(
        .lang, "말하는 언어 고르기", "choose the language to speak", examples: ["ko", "en"],
        notes: [
            Bilingual(
                "바꿀 때까지 그 언어로 말합니다. --lang은 한 번만 바꿉니다.",
                "It is spoken until another is chosen. --lang overrules it for once.")
        ])

    @Argument(help: .said("ko 또는 en; 없으면 지금 언어를 보입니다", "ko or en; without it, which is spoken now", .oneOf(Language.self)))
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
