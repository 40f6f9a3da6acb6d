import VocabCore

/// A bookcase as it stands in a list that several learners share: what is said about words, and nothing of a learner.
///
/// Notes and marks are each learner's own and never in it, nor are members that this version does not know; of those only `formerly` is,
/// by which answers find a word that became part of another. Tags are in it, for days and levels are part of a list.
struct SharedList: Equatable {
    /// The bookcase.
    let bookcase: Bookcase

    /// Where the list stands in its repository. No store has such a file, so that neither is taken for the other.
    static let path = "bookcase.json"

    /// The part of `bookcase` that others may see. A word whose shared part equals that in `former` is taken from there with its
    /// times: a learner who marks a word changes nothing that others see, and makes no new version.
    init(_ bookcase: Bookcase, former: SharedList? = nil) {
        let known = Dictionary((former?.bookcase.words ?? []).map { ($0.id, $0) }) { first, _ in first }
        let words = bookcase.words.map { word in
            let bare = word.forOthers
            return known[word.id].flatMap {
                $0.content == bare.content && $0.unknownMembers == bare.unknownMembers ? $0 : nil
            }
                ?? bare
        }
        let head = bookcase.with(unknownMembers: FormerIdentifiers.members([], with: Set(bookcase.formerIDs)), neighbours: [])
        let isSame = former.map { $0.bookcase.name == head.name && $0.bookcase.details == head.details } ?? false
        self.bookcase = (isSame ? former?.bookcase.head ?? head : head).holding(words)
    }

    /// Reads a list, whoever wrote it.
    ///
    /// - Throws: `SyncError` for one that cannot be read.
    init(_ bytes: [UInt8]) throws {
        do {
            self.init(try BookcaseFile.decode(bytes))
        } catch let error as JSONError {
            throw SyncError.brokenRemote(file: Self.path, error.problem)
        } catch let error as NewerFormat {
            throw SyncError.newerFormat(file: Self.path, format: error.format, supported: BookcaseFile.format)
        }
    }

    /// Whether it is the list of this bookcase, whatever either was called before.
    func belongs(to bookcase: Bookcase) -> Bool {
        !Set([self.bookcase.id] + self.bookcase.formerIDs).isDisjoint(with: [bookcase.id] + bookcase.formerIDs)
    }

    /// The list as a file.
    var bytes: [UInt8] { BookcaseFile.encode(bookcase) }
}

extension Word {
    /// What of the word is for others.
    fileprivate var forOthers: Word {
        var content = content
        content.note = ""
        return with(content, memorized: false, unknownMembers: FormerIdentifiers.members([], with: Set(formerIDs)))
    }

    /// The same word with what is `own`'s alone: its note, its mark, and what this version does not know of it.
    func keeping(_ own: Word) -> Word {
        var content = content
        content.note = own.content.note
        return with(content, memorized: own.memorized, unknownMembers: own.unknownMembers)
    }

    /// The same word, which is known on other devices under `id` as well.
    func alsoCalled(_ id: ID) -> Word {
        with(
            content, memorized: memorized, unknownMembers: FormerIdentifiers.members(unknownMembers, with: Set(formerIDs + [id])))
    }

    private func with(_ content: WordContent, memorized: Bool, unknownMembers: [UnknownMember]) -> Word {
        let word = try? Word(
            cleaned: content, id: id, memorized: memorized, added: added, modified: modified, unknownMembers: unknownMembers)
        return word ?? self
    }
}
