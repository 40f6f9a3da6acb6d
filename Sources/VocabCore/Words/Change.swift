/// What a learner did to the library: the facts by which it is told and taken back.
package struct Change: Hashable, Sendable {
    /// What was done.
    package enum Kind: String, CaseIterable, Sendable {
        case addWord, addWords, editWord, removeWord, memorizeWord, forgetWord
        case memorizeWords, forgetWords, removeWords, moveWords
        case addBookcase, editBookcase, renameBookcase, removeBookcase, removeAllBookcases, addStarter
        case addWish, removeWish, removeAllWishes
        case importList, place, setUp, setStudy, setLanguages, plan, optimize, restore, repair, sync
        case followList, shareList, leaveList
    }

    /// What was done.
    package let kind: Kind
    /// What it was done with: a term, a file, a backup, a new name; empty where the bookcase says all.
    package let subject: String
    /// The name of the bookcase then; empty where there was none.
    package let bookcase: String

    /// A change.
    package init(_ kind: Kind, _ subject: String = "", bookcase: String = "") {
        self.kind = kind
        self.subject = subject
        self.bookcase = bookcase
    }
}
