/// How a word may be asked next, by what its answers have shown: the rungs of a ladder.
///
/// It goes by evidence and not by days: whoever has picked a word on two days shall find it from its meaning, and whoever has found it there
/// shall write it, which tells as much as three or four choices. Tested by `RungTests`; `vocab-benchmark memory` measures what it saves.
package enum Rung: Int, CaseIterable, Comparable, Sendable {
    /// One of four meanings is picked.
    case choices
    /// The meaning is shown, and one of four terms is picked.
    case otherSide
    /// The term is typed.
    case typed

    package static func < (left: Rung, right: Rung) -> Bool { left.rawValue < right.rawValue }

    /// The rung after `review`, an answer on `day` to the word of which `memory` was known until then.
    ///
    /// - A miss leads one rung down.
    /// - Right on a second day, with no miss since the first, leads from the choices to the other side.
    /// - Picked from the meaning, a word leads to typing; typed right without a hint, it is there from wherever it was.
    init(after memory: WordMemory?, _ review: Review, on day: Day, isRight: Bool) {
        let rung = memory?.rung ?? .choices
        let isWritten = review.game == .typed && review.direction == .reverse && review.hints == 0
        let isSecondDay = memory?.recent.isLastRight == true && memory?.lastRightDay.map { $0 < day } ?? false
        self =
            switch rung {
            case _ where !isRight: Rung(rawValue: rung.rawValue - 1) ?? .choices
            case _ where isWritten: .typed
            case .choices: isSecondDay ? .otherSide : .choices
            case .otherSide: review.game == .choice && review.direction == .reverse ? .typed : .otherSide
            case .typed: .typed
            }
    }
}
