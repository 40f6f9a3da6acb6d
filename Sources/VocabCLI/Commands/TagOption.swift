import ArgumentParser
import VocabCore

/// The tags of a command that is about words.
struct TagOption: ParsableArguments {
    @Option(name: .long, parsing: .unconditionalSingleValue, help: .tags)
    var tag: [String] = []

    /// Lets the words pass that have the tags, or all where none is given.
    ///
    /// - Throws: `Alert.unknownTag` where none of the words in `bookcases` has.
    func filter(over bookcases: [Bookcase]) throws -> TagFilter { try TagFilter(tag, over: bookcases) }
}

extension ArgumentHelp {
    static var tags: ArgumentHelp {
        .said(
            "이 태그가 있는 단어만, 예: 750, day1..day5; 여러 번 쓸 수 있음",
            "only words with this tag, such as 750 or day1..day5; may be given more than once", .tag)
    }
}

extension TagFilter {
    /// A filter over the words of `bookcases`.
    ///
    /// - Throws: `Alert.unknownTag` where none of them has one of the tags.
    init(_ tags: [String], over bookcases: [Bookcase]) throws {
        self.init(tags)
        let words = bookcases.flatMap(\.words)
        for tag in tags where !words.contains(where: TagFilter([tag]).contains) {
            throw Alert.unknownTag(tag, nearest: Nearness.nearest(to: tag, among: TagCounts(of: words).counts.map(\.tag)))
        }
    }

    /// The words of `bookcases` that pass; nil where all do.
    func words(of bookcases: [Bookcase]) -> Set<Word.ID>? {
        texts.isEmpty ? nil : Set(bookcases.lazy.flatMap(\.words).filter(contains).map(\.id))
    }

    /// The options by which the same is asked for again.
    var options: [Invocation.Option] { texts.map { .value("--tag", $0) } }
}
