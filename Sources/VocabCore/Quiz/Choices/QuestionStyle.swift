/// How questions are made, beyond which words they ask about.
package struct QuestionStyle: Sendable {
    /// How near distractors are to the answer, word by word: from 0, any words of its kind, to 1, the most alike.
    ///
    /// A word that is known well can be asked among nearer ones.
    package var closeness: @Sendable (Word.ID) -> Double
    /// The words that the learner has confused with each other; they are shown as each other's distractors again.
    package var confusions: Confusions
    /// Whether telling those words apart is what the questions are about: they stand beside each other also where they mean nearly the
    /// same.
    package var tellsApart: Bool
    /// Bookcases whose words may be distractors where a bookcase has too few of its own.
    package var lenders: [Bookcase]
    /// Which words the learner has met; in a round those stand beside each other.
    package var encounters = Encounters()
    /// Knows which English terms mean nearly the same.
    package var thesaurus: (any Thesaurus)?
    /// What typed answers are judged by beside the bookcase.
    package var beside = WordsBeside.none

    /// The closeness when nothing else is said.
    package static let standardCloseness = 0.7

    /// The same closeness for all words.
    package init(
        closeness: Double = standardCloseness, confusions: Confusions = Confusions(), tellsApart: Bool = false,
        lenders: [Bookcase] = [],
        thesaurus: (any Thesaurus)? = nil
    ) {
        self.closeness = { _ in closeness }
        self.confusions = confusions
        self.tellsApart = tellsApart
        self.lenders = lenders
        self.thesaurus = thesaurus
    }

    /// The words that may be lent to `bookcase`: those of other bookcases in the same languages that it does not have itself.
    func words(lentTo bookcase: Bookcase) -> [Word] {
        if lenders.isEmpty { return [] }
        let own = Set(bookcase.words.map(\.id))
        return lenders.filter { $0.id != bookcase.id && $0.hasSameLanguages(as: bookcase) }.flatMap(\.words)
            .filter { !own.contains($0.id) }
    }
}
