import VocabCore
import VocabLanguage

/// The languages that the learner reads.
extension Session {
    /// Offers once to keep that the learner reads the languages with these codes: nothing is asked where somebody said so before, or said
    /// that it is not to be kept.
    ///
    /// The end of input is a no, which may be asked again.
    /// - Throws: `Alert.interrupted` after ^C, and what the store throws.
    func offerLanguages(_ codes: [String]) throws {
        guard canAsk, !codes.isEmpty, try store.settings().languages == nil else { return }
        do {
            if try confirm(SetupPhrase.rememberLanguages(codes)) {
                try keepLanguages(codes)
            } else {
                // That the learner does not want to say is nothing that `undo` takes back.
                try store.update(Change(.setLanguages), at: now) { $0.settings.languages = [] }
            }
        } catch Alert.inputEnded {
            return
        }
    }

    /// Keeps that the learner reads these languages; of none, that nothing is known of him.
    func keepLanguages(_ codes: [String]) throws {
        let names = LanguageName.list(codes, in: language)
        try update(Change(.setLanguages, names)) { $0.settings.languages = codes.isEmpty ? nil : codes }
    }

    /// The codes of the languages in a list such as `ko,en` or `한국어, English`, each once; an empty text names none.
    ///
    /// - Throws: `Alert.unknownLanguage` for one that nobody is known to read.
    static func languageCodes(in list: String) throws -> [String] {
        var codes: [String] = []
        let names = list.unicodeScalars.split { $0 == "," || $0 == "，" || $0 == "、" }.map { Text.cleanedLine(String($0)) }
        for name in names where !name.isEmpty {
            guard let code = LanguageNames.code(of: name) else {
                let known = LanguageName.codes.flatMap { code in
                    let name = LanguageName(code: code)
                    return [name.korean, name.english]
                }
                let nearest = Nearness.nearest(to: name, among: known)
                let mended = nearest.first.map { meant in names.map { $0 == name ? meant : $0 }.joined(separator: ",") }
                throw Alert.unknownLanguage(name, nearest: nearest, mended: mended ?? "ko,en")
            }
            if !codes.contains(code) { codes.append(code) }
        }
        return codes
    }
}
