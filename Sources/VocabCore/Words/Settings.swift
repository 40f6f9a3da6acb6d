/// What the learner chose once for all, and what the program must remember about the store.
package struct Settings: Equatable, Sendable {
    /// The set-up that all games use until it is changed.
    package var setup: Setup?
    /// How the learner wants to be asked.
    package var study: StudySettings
    /// The memory model; nil is the standard one.
    package var memory: StoredModel?
    /// An exam or an absence that the learner is getting ready for.
    package var plan: StudyPlan?
    /// The order in which words are listed.
    package var listSort: WordSort
    /// The language that the program speaks where a device has none of its own; earlier versions kept it here.
    package var language: InterfaceLanguage?
    /// The languages that the learner reads, by their codes (ISO 639-1), the most fluent first; empty where he was asked and did not want
    /// to say, nil where he was never asked.
    package var languages: [String]?
    /// The order in which the words of a day of the calendar are listed.
    package var calendarSort: DaySort
    /// Terms that the learner means to learn.
    package var wishes: WishList
    /// Names of the starter bookcases this store was given, so that a removed one does not come back unasked.
    package var startersGiven: [String]
    /// When they were last changed; nil in a new store, and where an earlier version wrote them.
    package var modified: Timestamp?
    /// Members of the stored settings that this version does not know, kept as they were.
    package var unknownMembers: [UnknownMember]

    /// Settings; by default those of a new store.
    package init(
        setup: Setup? = nil, study: StudySettings = StudySettings(), memory: StoredModel? = nil, plan: StudyPlan? = nil,
        listSort: WordSort = .listed, calendarSort: DaySort = .oldest, language: InterfaceLanguage? = nil,
        languages: [String]? = nil, wishes: WishList = WishList(), startersGiven: [String] = [], modified: Timestamp? = nil,
        unknownMembers: [UnknownMember] = []
    ) {
        self.setup = setup
        self.study = study
        self.memory = memory
        self.plan = plan
        self.listSort = listSort
        self.language = language
        self.languages = languages
        self.calendarSort = calendarSort
        self.wishes = wishes
        self.startersGiven = startersGiven
        self.modified = modified
        self.unknownMembers = unknownMembers
    }
}

/// A copy of the store that a learner plays on, such as one on each computer; it is known by its identifier alone.
package enum Device {}
