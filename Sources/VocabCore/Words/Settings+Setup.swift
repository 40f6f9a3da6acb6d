extension Settings {
    /// Which bookcases games use, how many questions they ask, and how.
    package struct Setup: Equatable, Sendable {
        /// The first of the chosen bookcases, which words are added to.
        package let bookcase: Bookcase.ID
        /// The others, in the order they were chosen.
        package let others: [Bookcase.ID]
        /// How many questions; at least 1.
        package let count: Int
        /// How questions are answered; nil where nobody chose.
        package let answering: AnswerKind?
        /// Which sides are shown; nil where nobody chose.
        package let directions: AskedDirections?
        /// Members of the stored set-up that this version does not know, kept as they were.
        package let unknownMembers: [UnknownMember]

        /// A set-up.
        package init(
            bookcase: Bookcase.ID, others: [Bookcase.ID] = [], count: Int, answering: AnswerKind? = nil,
            directions: AskedDirections? = nil, unknownMembers: [UnknownMember] = []
        ) {
            var seen: Set = [bookcase]
            self.bookcase = bookcase
            self.others = others.filter { seen.insert($0).inserted }
            self.count = max(1, count)
            self.answering = answering
            self.directions = directions
            self.unknownMembers = unknownMembers
        }

        /// The chosen bookcases.
        package var bookcases: [Bookcase.ID] { [bookcase] + others }

        /// The same without a bookcase; nil when there is none left.
        func without(_ id: Bookcase.ID) -> Setup? {
            let rest = bookcases.filter { $0 != id }
            return rest.first.map { first in
                Setup(
                    bookcase: first, others: Array(rest.dropFirst()), count: count, answering: answering, directions: directions,
                    unknownMembers: unknownMembers)
            }
        }
    }
}
