import VocabCore
import VocabLists

/// What becomes of the words of a bookcase that are in no row of the files which were made of it.
enum MissingRule {
    case keep, remove
    /// Deletes the words that the learner agreed to delete, except those that have changed since they were shown.
    case removeShown(Set<Word>)

    func removes(_ word: Word) -> Bool {
        switch self {
        case .keep: false
        case .remove: true
        case .removeShown(let words): words.contains(word)
        }
    }
}

extension [ImportReport] {
    /// Takes the words out of `library` that are in no row, as `rule` says; the last report about their bookcase tells of them.
    ///
    /// Words are missing only where a row carries the identifier of another one of the bookcase, and all lines were read. A word is
    /// missing in several files only where none of them has it.
    mutating func settleMissing(in library: inout Library, _ rule: MissingRule) throws {
        // Names that differ in their case are those of one bookcase.
        for (id, places) in Dictionary(grouping: indices, by: { library.bookcase(named: self[$0].bookcase)?.id }) {
            guard let id, let last = places.last, let bookcase = library[id] else { continue }
            let lists = places.filter { self[$0].isMending }
            if !lists.contains(where: { self[$0].counts.identified.known > 0 }) {
                if case .remove = rule { self[last].removal = .unidentified }
                continue
            }
            let unmet = lists.dropFirst().reduce(self[lists[0]].counts.identified.unmet) {
                $0.intersection(self[$1].counts.identified.unmet)
            }
            // If one of the files for it is an exported bookcase, no word of the bookcase counts as missing.
            if lists.count < places.count { continue }
            let missing = bookcase.words.filter { unmet.contains($0.id) }
            if missing.isEmpty { continue }
            self[last].missing = missing
            guard lists.allSatisfy({ self[$0].isWhole }) else {
                self[last].removal = .unsure
                continue
            }
            let gone = Set(missing.filter(rule.removes).map(\.id))
            if self[last].isDryRun {
                self[last].removal = .foreseen(stays: gone.isEmpty)
                continue
            }
            self[last].removal = gone.isEmpty ? .kept : .removed
            if gone.isEmpty { continue }
            self[last].missing = missing.filter { gone.contains($0.id) }
            try library.update(id) { bookcase in bookcase.setWords(bookcase.words.filter { !gone.contains($0.id) }) }
            for place in places { self[place].wordCount = bookcase.words.count - gone.count }
        }
    }
}

extension Session {
    /// Shows the words that would be deleted and asks whether they are; nothing is asked where there are none.
    ///
    /// - Throws: `Alert.inputEnded` or `interrupted`; then nothing is imported.
    func missingRule(after foreseen: [ImportReport]) throws -> MissingRule {
        let reports = foreseen.filter { report in
            if case .foreseen = report.removal { !report.missing.isEmpty } else { false }
        }
        var given: Set<Word> = []
        for report in reports {
            tell(.removeMissing(report.missing, bookcase: report.bookcase))
            if try confirm(IdentifierPhrase.removeMissing(report.missing.count)) { given.formUnion(report.missing) }
        }
        return given.isEmpty ? .keep : .removeShown(given)
    }
}
