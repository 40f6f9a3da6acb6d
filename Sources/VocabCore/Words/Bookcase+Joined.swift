extension Bookcase {
    /// Two versions of this bookcase as one: the words of both, found by id.
    ///
    /// Of a word that both have, the version changed last counts; so it is with name, description and languages. Where both were changed
    /// in the same second, this one's count. The words keep the order they have here, and those that only the other has come after them.
    /// A word that was deleted from one of the two comes back: that it once was there cannot be told yet.
    func joined(with other: Bookcase) -> Bookcase {
        let theirs = Dictionary(other.words.map { ($0.id, $0) }) { first, _ in first }
        let ours = Set(words.map(\.id))
        let newest = words.map { word in
            theirs[word.id].flatMap { $0.modified > word.modified ? $0 : nil } ?? word
        }
        return (other.modified > modified ? other : self).with(newest + other.words.filter { !ours.contains($0.id) })
    }
}
