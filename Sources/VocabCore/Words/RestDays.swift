/// The days of the week on which a learner wants to do half as much: `sat,sun`.
package struct RestDays: Hashable, LosslessStringConvertible, Sendable {
    /// From Monday 1 to Sunday 7.
    package let weekdays: Set<Int>

    /// The names by which they are written to settings and typed, from Monday on.
    package static let names = ["mon", "tue", "wed", "thu", "fri", "sat", "sun"]
    /// How none is typed.
    package static let noneName = "none"

    /// No such days.
    package static let none = RestDays(weekdays: [])

    private init(weekdays: Set<Int>) { self.weekdays = weekdays }

    /// Reads names with commas between them, or `none`; nil where one is no name, and where no day is left to work on.
    package init?(_ text: String) {
        let names = text == Self.noneName ? [] : text.split(separator: ",").map { Text.cleanedLine(String($0)).lowercased() }
        let numbers = names.map { Self.names.firstIndex(of: $0).map { $0 + 1 } }
        let known = Set(numbers.compactMap(\.self))
        guard !numbers.contains(nil), known.count < Self.names.count, !names.isEmpty || text == Self.noneName else { return nil }
        weekdays = known
    }

    /// The names, or `none`.
    package var description: String {
        weekdays.isEmpty ? Self.noneName : weekdays.sorted().map { Self.names[$0 - 1] }.joined(separator: ",")
    }
}
