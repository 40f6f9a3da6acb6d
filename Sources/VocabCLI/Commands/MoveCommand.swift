import ArgumentParser
import VocabCore
import VocabLanguage

/// `vocab move TERM … --to BOOK`: takes words to another bookcase, with all that is remembered of them.
struct MoveCommand: SessionCommand {
    static let manual = Manual(
        .move, "다른 단어장으로 옮기기", "take words to another bookcase",
        examples: ["apple --to 과일", "apple pear --to 과일 --book 영어"],
        notes: [
            Bilingual(
                "푼 기록은 단어와 함께 갑니다. 하나라도 옮길 수 없으면 아무것도 옮기지 않습니다.",
                "Answers go with their words. Where one word cannot be moved, none is.")
        ])

    @Argument(help: .said("옮길 단어", "the terms", .term))
    var terms: [String]

    @Option(
        name: .long, parsing: .unconditional,
        help: .said("옮겨 갈 단어장; 없으면 물어봅니다", "the bookcase they go to, which is asked for otherwise", .bookcase))
    var to: String?

    @OptionGroup var place: BookcaseOption

    func run(in session: Session) throws {
        let target = try session.bookcase(named: to ?? askedTarget(session))
        var moved: [(word: Word, from: Bookcase)] = []
        for term in terms {
            let (word, bookcase) = try found(term, target, session)
            if !moved.contains(where: { $0.word.id == word.id }) { moved.append((word, bookcase)) }
        }
        let names = moved.map(\.word.term)
        let change = Change(
            .moveWords, names.prefix(3).joined(separator: ", "), bookcase: target.name.description)
        try session.update(change) { library in
            for (word, bookcase) in moved {
                let current = try library.update(bookcase.id) { bookcase in
                    let current = try bookcase.word(word.id)
                    try bookcase.remove(word.id)
                    return current
                }
                try library.update(target.id) { try $0.add(current) }
            }
        }
        session.tell(.wordsMoved(names, to: target.name.description))
    }

    private func askedTarget(_ session: Session) throws -> String {
        if session.canAsk {
            session.remark(BookPhrase.moveTo)
            return try session.chosenBookcaseName()
        }
        let origins = try session.words(terms[0], in: place.book).map(\.bookcase.id)
        let others = try session.library().bookcases.filter { !origins.contains($0.id) }
        throw Alert.moveNeedsTarget(first: others.first?.name.description)
    }

    /// The word that `term` names outside of `target`, where it may stand as well.
    private func found(_ term: String, _ target: Bookcase, _ session: Session) throws -> (
        word: Word, bookcase: Bookcase
    ) {
        if place.book == nil {
            let elsewhere = try session.words(term, in: nil).filter { $0.bookcase.id != target.id }
            if elsewhere.count == 1 { return elsewhere[0] }
        }
        let (word, bookcase) = try session.word(term, in: place.book)
        if bookcase.id == target.id { throw BookcaseError.termExists(word, in: target.name) }
        return (word, bookcase)
    }
}
