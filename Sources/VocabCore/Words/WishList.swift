/// Terms that a learner met and means to learn once they are known to mean something: each once, in the order they were noted.
package struct WishList: Equatable, Sendable {
    /// The terms, as `cleaned` has them.
    package private(set) var terms: [String] = []
    /// The same by their keys: whether a term is there is asked for each one that is added, and a book has thousands.
    private var termsByKey: [String: String] = [:]

    /// A list that holds so many terms takes no more. One that came to be longer, as two that were merged, loses none.
    package static let maximumCount = 10_000

    /// Whether the list takes no more terms.
    package var isFull: Bool { terms.count >= Self.maximumCount }

    /// `term` on one line, without escape sequences and control characters: nobody means to learn those.
    package static func cleaned(_ term: String) -> String {
        let scalars = Text.cleanedLine(Text.withoutEscapes(term)).unicodeScalars
        return Text.cleanedLine(String(String.UnicodeScalarView(scalars.filter { $0.properties.generalCategory != .control })))
    }

    /// A list of the given terms; blank ones and repeats are left out.
    package init(_ terms: [String] = []) {
        for term in terms { add(term) }
    }

    /// The term on the list that is the same as `term` to a reader.
    package func entry(for term: String) -> String? {
        termsByKey[Text.key(term)]
    }

    /// Whether both hold the same terms in the same order.
    package static func == (left: WishList, right: WishList) -> Bool { left.terms == right.terms }

    /// Notes `term` and returns whether it was new. A blank one is never on the list, nor one that is too long for a word.
    @discardableResult
    package mutating func add(_ term: String) -> Bool {
        let term = Self.cleaned(term)
        let key = Text.key(term)
        guard !Text.isBlank(term), WordField.term.holds(bytes: term.utf8.count, characters: term.count), termsByKey[key] == nil
        else { return false }
        terms.append(term)
        termsByKey[key] = term
        return true
    }

    /// Strikes what is the same as `term`, and returns whether it was there.
    @discardableResult
    package mutating func remove(_ term: String) -> Bool {
        guard let entry = termsByKey.removeValue(forKey: Text.key(term)) else { return false }
        terms.removeAll { $0 == entry }
        return true
    }

    /// Strikes every term that is among `words`.
    package mutating func remove(theTermsOf words: some Sequence<Word>) {
        if terms.isEmpty { return }
        let fulfilled = Set(words.compactMap { termsByKey.removeValue(forKey: Text.key($0.term)) })
        terms.removeAll(where: fulfilled.contains)
    }
}
