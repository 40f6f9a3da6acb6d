import ArgumentParser
import VocabCore

/// `vocab wish fill`: makes words of the wishes for which a meaning is found, each seen before it is saved.
struct WishFillCommand: SessionCommand {
    static let manual = Manual(
        "fill", "뜻을 찾아 단어장에 넣기", "find meanings and add the words to a bookcase", examples: ["--book TOEIC", "serendipity"],
        notes: [
            Bilingual(
                "찾은 뜻이 미리 적혀 나옵니다. 고치고 Enter로 저장합니다. ^D로 그만두면 나머지는 남습니다.",
                "What was found stands there to be edited; Enter saves it. ^D leaves the others on the list.")
        ])

    @Argument(help: .said("단어; 없으면 모두", "the term; all of them without it", .newTerm))
    var words: [String] = []

    @OptionGroup var place: BookcaseOption

    func run(in session: Session) throws {
        let library = try session.store.contents().library
        let wanted = try wanted(library.settings.wishes)
        guard session.canAsk else { return try tell(wanted, library, session) }
        let adder = WordAdder(
            session: session, target: try session.addTarget(named: place.book), options: try WordOptions.parse([]), asksAll: false
        )
        var others: [String] = []
        for term in wanted {
            if try session.known(about: term, in: library, besides: nil)[.meaning].isEmpty {
                others.append(term)
            } else {
                session.screen.show(session.screen.style.paragraph(SafeText.line(term), .strong))
                try adder.add(term: term, meaning: nil)
            }
        }
        if others.count == wanted.count { throw Alert.wish(.nothingFound(others)) }
        if !others.isEmpty { session.remark(WishPhrase.notFound(others)) }
    }

    /// Says what would be proposed where nobody can look at it before it is saved.
    private func tell(_ wanted: [String], _ library: Library, _ session: Session) throws {
        let found = try wanted.map { (term: $0, meaning: try session.known(about: $0, in: library, besides: nil)[.meaning]) }
            .filter { !$0.meaning.isEmpty }
        if found.isEmpty { throw Alert.wish(.nothingFound(wanted)) }
        for (term, meaning) in found { session.remark(WishPhrase.found(term: term, meaning: meaning)) }
        throw Alert.wish(.needsTerminal)
    }

    /// The wishes that this is about.
    private func wanted(_ wishes: WishList) throws -> [String] {
        if words.isEmpty {
            if wishes.terms.isEmpty { throw Alert.wish(.isEmpty) }
            return wishes.terms
        }
        let typed = words.joined(separator: " ")
        guard let term = wishes.entry(for: typed) else {
            throw Alert.wish(.notThere(typed, nearest: Nearness.nearest(to: typed, among: wishes.terms)))
        }
        return [term]
    }
}
