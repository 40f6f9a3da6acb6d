extension Word {
    /// The first senses of the meaning, as far as they may be English.
    var englishSenses: [String] {
        guard meaning.utf8.contains(where: { (UInt8(ascii: "a")...UInt8(ascii: "z")).contains($0 | 0x20) }) else { return [] }
        return Senses(of: meaning).texts.prefix(Self.sensesLookedUp).compactMap {
            BracketReadings(of: $0).variants.first.map { String(String.UnicodeScalarView($0)) }
        }.filter { $0.utf8.allSatisfy { $0 < 0x80 } }
    }

    /// The term and the first senses of the meaning, as far as they may be English.
    var englishTexts: [String] { (term.utf8.allSatisfy { $0 < 0x80 } ? [term] : []) + englishSenses }

    private static var sensesLookedUp: Int { 6 }
}
