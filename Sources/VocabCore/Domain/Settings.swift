/// What the learner chose once for all, and what the program must remember about the store.
public struct Settings: Equatable, Sendable {
    /// Which bookcase games use, and how many questions they ask.
    public struct Setup: Equatable, Sendable {
        /// The chosen bookcase.
        public let bookcase: Bookcase.ID
        /// How many questions; at least 1.
        public let count: Int
        /// Members of the stored set-up that this version does not know, kept as they were.
        public let unknownMembers: [UnknownMember]

        /// A set-up.
        public init(bookcase: Bookcase.ID, count: Int, unknownMembers: [UnknownMember] = []) {
            self.bookcase = bookcase
            self.count = max(1, count)
            self.unknownMembers = unknownMembers
        }
    }

    /// The set-up that all games use until it is changed.
    public var setup: Setup?
    /// Names of the starter bookcases this store was given, so that a removed one does not come back unasked.
    public var startersGiven: [String]
    /// Names the file that this device appends its reviews to.
    public var device: Identifier<Device>?
    /// Members of the stored settings that this version does not know, kept as they were.
    public var unknownMembers: [UnknownMember]

    /// Settings; by default those of a new store.
    public init(
        setup: Setup? = nil, startersGiven: [String] = [], device: Identifier<Device>? = nil,
        unknownMembers: [UnknownMember] = []
    ) {
        self.setup = setup
        self.startersGiven = startersGiven
        self.device = device
        self.unknownMembers = unknownMembers
    }
}

/// A computer that a learner plays on; it is known by its identifier alone.
public enum Device {}
