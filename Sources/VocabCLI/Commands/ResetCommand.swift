import ArgumentParser
import VocabCore
import VocabLanguage

/// `vocab reset TERM` and `vocab reset --book NAME`: learns a word or a bookcase from the beginning.
struct ResetCommand: SessionCommand {
    static let manual = Manual(
        .reset, "처음부터 다시 배우기", "start a word or bookcase anew", examples: ["apple", "--book TOEIC"],
        notes: [
            Bilingual(
                "복습일과 기억만 지웁니다. 단어, 통계, 오답 기록은 그대로이며 undo로 되돌릴 수 있습니다.",
                "Only due days and memory go. Words, statistics and wrong answers stay, and undo takes it back.")
        ])

    @Argument(help: .said("단어", "the term", .term))
    var term: String?

    @OptionGroup var place: BookcaseOption

    @OptionGroup var tags: TagOption

    func run(in session: Session) throws {
        let words = try chosen(in: session)
        let known = try session.learner().memories.words
        let answered = words.filter { known[$0] != nil }
        if answered.isEmpty { throw Alert.nothingToReset }
        try session.clear(.memory, of: answered)
        session.tell(.memoryReset(words: answered.count))
    }

    private func chosen(in session: Session) throws -> [Word.ID] {
        if let term, let tag = tags.tag.first { throw Alert.usage(.exclusive(term, "--tag \(tag)")) }
        if let term { return [try session.word(term, in: place.book).0.id] }
        if place.book == nil, tags.tag.isEmpty { throw Alert.usage(.missingArgument(.known(.term))) }
        let bookcases = try session.bookcases(named: place.book)
        return bookcases.flatMap(\.words).filter(try tags.filter(over: bookcases).contains).map(\.id)
    }
}
