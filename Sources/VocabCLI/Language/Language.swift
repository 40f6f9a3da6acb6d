import VocabCore

/// A language that the program speaks.
package typealias Language = InterfaceLanguage

extension Language {
    /// The language of a locale as the environment names it (`ko_KR.UTF-8`); English where the program does not speak it.
    package init(environment: [String: String]) {
        let code = Self.locale(in: environment)?.lowercased().prefix(while: \.isLetter)
        self = code.flatMap { Self(rawValue: String($0)) } ?? .english
    }

    /// Whether the environment names a language at all: the locales C and POSIX name none.
    package static func isNamed(in environment: [String: String]) -> Bool {
        guard let locale = locale(in: environment) else { return false }
        return !["C", "POSIX"].contains { locale == $0 || locale.hasPrefix($0 + ".") }
    }

    private static func locale(in environment: [String: String]) -> String? {
        ["LC_ALL", "LC_MESSAGES", "LANG"].lazy.compactMap { environment[$0] }.first { !$0.isEmpty }
    }
}
