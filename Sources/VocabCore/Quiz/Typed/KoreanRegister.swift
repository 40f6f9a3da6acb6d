/// Which words of Korean are said of or to somebody respected. They stand for no plain word, whatever they mean: 계시다 is not 있다.
enum KoreanRegister {
    /// Whether only one of two words that mean the same is honorific or humble, as far as a short list, 시 in it, or their meanings tell.
    static func differs(_ word: Word, _ other: Word) -> Bool {
        isRaised(word, beside: other.term) != isRaised(other, beside: word.term)
    }

    /// The same where no more is known of the other than its `term`.
    static func differs(_ word: Word, term: String) -> Bool {
        isRaised(word, beside: term) != (isRaised(term) || isRaised(term, from: word.term))
    }

    private static func isRaised(_ word: Word, beside other: String) -> Bool {
        isRaised(word.term) || isRaised(word.term, from: other) || hasRemark(word.meaning)
    }

    private static func isRaised(_ term: String) -> Bool {
        // Homonyms may be numbered: 분01.
        let letters = Text.key(term).unicodeScalars.prefix { !("0"..."9").contains($0) }
        return raised.contains(String(letters))
    }

    /// Whether `term` is the verb `plain` with the syllable that honours: 가시다 of 가다, 읽으시다 of 읽다.
    private static func isRaised(_ term: String, from plain: String) -> Bool {
        guard plain.hasSuffix("다") else { return false }
        let stem = plain.dropLast()
        return term == stem + "시다" || term == stem + "으시다"
    }

    private static func hasRemark(_ meaning: String) -> Bool {
        Senses.remarks(in: meaning).contains { remark in remarks.contains { remark.contains($0) } }
    }

    /// What dictionaries write beside such words.
    private static let remarks = ["honorific", "humble", "respected", "높임", "존댓말", "존칭", "존경", "겸양", "낮춤", "尊敬", "謙譲"]

    private static let raised = Set(
        """
        계시다 드리다 주무시다 잡수시다 잡수다 드시다 자시다 여쭙다 여쭈다 모시다 뵙다 뵈다 돌아가시다 편찮으시다 말씀하시다 말씀드리다 아뢰다
        말씀 진지 댁 성함 존함 연세 춘추 생신 병환 따님 아드님 자제분 분 저희 께 께서 아버님 어머님 할아버님 할머님 형님 누님
        """.split { $0 == " " || $0 == "\n" }.map(String.init))
}
