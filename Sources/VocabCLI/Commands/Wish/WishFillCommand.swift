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
        let proposals = try wanted.map { (term: $0, known: try session.known(about: $0, in: library, besides: nil)) }
        let found = proposals.filter { !$0.known[.meaning].isEmpty }
        let others = proposals.filter { $0.known[.meaning].isEmpty }.map(\.term)
        if found.isEmpty { throw Alert.wish(.nothingFound(others)) }
        guard session.canAsk else {
            for (term, known) in found { session.remark(WishPhrase.found(term: term, meaning: known[.meaning])) }
            throw Alert.confirmationNeeded
        }
        let adder = WordAdder(
            session: session, target: try session.addTarget(named: place.book), options: try WordOptions.parse([]), asksAll: false
        )
        for (term, _) in found {
            session.screen.show(session.screen.style.paragraph(SafeText.line(term), .strong))
            try adder.add(term: term, meaning: nil)
        }
        if !others.isEmpty { session.remark(WishPhrase.notFound(others)) }
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
