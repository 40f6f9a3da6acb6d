/// Articles that tell the gender of a noun and are learnt with it: in German, French, Spanish and Italian.
enum Articles {
    /// What stands behind the article that `words` begin with; nil where they begin with none.
    static func noun(of words: [[Unicode.Scalar]]) -> ArraySlice<[Unicode.Scalar]>? {
        words.count > 1 && articles.contains(words[0]) ? words.dropFirst() : nil
    }

    private static let articles = Set(
        "der die das ein eine le la les l un une el los las una il lo gli uno".split(separator: " ")
            .map { Array($0.unicodeScalars) })
}
