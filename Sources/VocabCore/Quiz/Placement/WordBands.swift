/// How early a learner comes to know a word, in bands from 1, for common words of English and of Korean.
///
/// A band is judged by when a word is met in school, in everyday language and at work; from one band to the next about half as many words
/// again are known. It tells which of two words is likelier to be known, and no more.
package struct WordBands: Sendable {
    private let bands: [String: Double]

    /// Reads lines of a band and its words, with commas between them; others are passed over.
    package init(_ bytes: [UInt8]) {
        var bands: [String: Double] = [:]
        for line in bytes.split(separator: UInt8(ascii: "\n")) {
            let parts = line.split(separator: UInt8(ascii: ","))
            guard let first = parts.first, let band = Double(String(decoding: first, as: UTF8.self)) else { continue }
            for part in parts.dropFirst() { bands[Text.key(String(decoding: part, as: UTF8.self))] = band }
        }
        self.bands = bands
    }

    /// The band of `term`; of a phrase that is not listed, a little above that of its rarest word. nil where nothing is known of it.
    package func band(of term: String) -> Double? {
        let key = Text.key(term)
        if let band = bands[key] { return band }
        let words = key.split { !$0.isLetter && $0 != "'" && $0 != "-" }
        guard words.count > 1 else { return words.first.flatMap { bands[String($0)] } }
        let known = words.compactMap { bands[String($0)] }
        return known.count == words.count ? known.max().map { $0 + Self.phraseStep } : nil
    }

    private static let phraseStep = 0.5
}
