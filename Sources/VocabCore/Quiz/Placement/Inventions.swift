/// Words that do not exist, but might: whoever picks a meaning for one of them guesses.
package enum Inventions {
    private static let english = [
        "blenticle", "stromate", "perforous", "drantic", "flisome", "onduce", "sprellow", "reglous", "tindrate", "vormal",
        "hestify", "plasture", "groomity", "cravent", "mirrant",
    ]
    private static let korean = ["모람차다", "느자다", "보들음", "가무룽", "치솜하다", "두렷이다", "나붓길", "서름하늘", "고르매", "지슬다"]

    /// Those that look like the terms of `words`; none where nobody knows what would.
    package static func like(_ words: [Word], _ bands: WordBands) -> [String] {
        let sample = words.prefix(200)
        let half = sample.count / 2
        let isHangul = { (word: Word) in word.term.unicodeScalars.contains { (0xAC00...0xD7A3).contains($0.value) } }
        let terms = Set(words.map { Text.key($0.term) })
        let all =
            sample.count(where: isHangul) > half ? korean : sample.count { bands.band(of: $0.term) != nil } > half ? english : []
        return all.filter { !terms.contains($0) }
    }
}
