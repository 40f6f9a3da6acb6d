import VocabCore

/// A language that the program speaks.
package typealias Language = InterfaceLanguage

extension Language {
    /// The language of a locale as the environment names it (`ko_KR.UTF-8`): Korean, or English for all others.
    package init(environment: [String: String]) {
        self = Self.locale(in: environment)?.lowercased().hasPrefix("ko") == true ? .korean : .english
    }

    /// Whether the environment names a language at all: the locales C and POSIX name none.
    package static func isNamed(in environment: [String: String]) -> Bool {
        guard let locale = locale(in: environment) else { return false }
        return !["C", "POSIX"].contains { locale == $0 || locale.hasPrefix($0 + ".") }
    }

    /// Whether the environment names a language that is neither Korean nor English.
    package static func isAnother(in environment: [String: String]) -> Bool {
        guard isNamed(in: environment), let locale = locale(in: environment) else { return false }
        return !["ko", "en"].contains(locale.lowercased().prefix(while: \.isLetter))
    }

    private static func locale(in environment: [String: String]) -> String? {
        ["LC_ALL", "LC_MESSAGES", "LANG"].lazy.compactMap { environment[$0] }.first { !$0.isEmpty }
    }
}
