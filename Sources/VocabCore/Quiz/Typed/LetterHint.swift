/// The first letters of an answer that is typed, as hints tell them one by one.
package struct LetterHint: Equatable, Sendable {
    /// What is told, in lower case; empty where the answer has one letter alone.
    package let told: String
    /// The whole answer with `_` for each letter that is not told: `gi__ up`.
    package let pattern: String
    /// How many letters there are.
    package let total: Int

    /// The first `count` letters of the answer to `question`, but never the last letter; nil where these were told by one hint less,
    /// so that only the answer itself is left to tell.
    init?(_ count: Int, of question: Question) {
        let sense = question.direction == .forward ? Senses(of: question.wanted).texts.first ?? "" : question.wanted
        let words = TypedText(sense).readings.first?.words ?? []
        let answer = words.map { String(String.UnicodeScalarView($0)) }.joined(separator: " ")
        total = answer.count { $0 != " " }
        guard count <= max(1, total - 1) else { return nil }
        var left = min(count, total - 1)
        var told = ""
        var pattern = ""
        for letter in answer {
            let isTold = left > 0
            if isTold { told.append(letter) }
            pattern.append(isTold || letter == " " ? letter : "_")
            if letter != " ", left > 0 { left -= 1 }
        }
        self.told = told
        self.pattern = pattern
    }
}
