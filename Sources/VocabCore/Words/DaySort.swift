/// The order in which the words of one day are listed.
package enum DaySort: String, CaseIterable, Sendable {
    case recent, oldest, memorized, unmemorized, random

    /// The same order for any list.
    package var wordSort: WordSort {
        switch self {
        case .recent: .recent
        case .oldest: .oldest
        case .memorized: .memorized
        case .unmemorized: .unmemorized
        case .random: .random
        }
    }
}
