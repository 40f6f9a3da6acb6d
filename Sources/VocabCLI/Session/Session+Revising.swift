import VocabCore

extension Session {
    /// Marks a word as known by heart, or no longer. Returns whether that changed anything.
    @discardableResult
    func mark(_ word: Word, in bookcase: Bookcase.ID, memorized: Bool) throws -> Bool {
        let change = Change(memorized ? .memorizeWord : .forgetWord, word.term, bookcase: try name(of: bookcase))
        return try update(change) { library in
            try library.update(bookcase) { bookcase in
                guard let marked = try bookcase.word(word.id).marked(memorized: memorized, at: now) else { return false }
                try bookcase.replace(with: marked)
                return true
            }
        }
    }

    /// Gives `word` the mark again that it had from an estimate.
    func placeAgain(_ word: Word, in bookcase: Bookcase.ID) throws {
        let change = Change(.memorizeWord, word.term, bookcase: try name(of: bookcase))
        _ = try update(change) { library in
            try library.update(bookcase) { bookcase in
                guard let placed = try bookcase.word(word.id).placed(on: word.placed, memorized: true, at: now) else { return }
                try bookcase.replace(with: placed)
            }
        }
    }

    /// A word before and after it was revised.
    typealias Revision = (before: Word, after: Word)

    /// Gives `word` the fields of `content` that differ from what it held, and takes the wish that it fulfils off the list. Fields that
    /// were changed elsewhere meanwhile stay.
    ///
    /// - Throws: `Alert.unchanged` where there is nothing to save.
    func revise(
        _ word: Word, in bookcase: Bookcase.ID, to content: WordContent, fulfilling wish: String? = nil
    ) throws -> Revision {
        try update(Change(.editWord, word.term, bookcase: try name(of: bookcase))) { library in
            if let wish { library.settings.wishes.remove(wish) }
            // Somebody may have moved it meanwhile.
            let home = library.bookcases.first { $0.words.contains { $0.id == word.id } }?.id ?? bookcase
            return try library.update(home) { bookcase in
                let current = try bookcase.word(word.id)
                var merged = current.content
                for field in WordField.allCases where content[field] != word.content[field] { merged[field] = content[field] }
                guard let revised = try current.revised(merged, at: now) else { throw Alert.unchanged(term: current.term) }
                try bookcase.replace(with: revised)
                return (current, revised)
            }
        }
    }

    private func name(of bookcase: Bookcase.ID) throws -> String {
        try library()[bookcase]?.name.description ?? ""
    }
}
