/// A score corrected for guessing, in sixths of a point.
///
/// From the right answers, each wrong one takes as much as guessing blindly gains for it: 1/(k − 1) of a point where k choices were
/// shown, so that whoever knows nothing gains nothing. Skipping costs nothing. With 4, 3 or 2 choices that is 1/3, 1/2 or 1, so
/// sixths hold it exactly. Source: R. B. Frary, “Formula Scoring of Multiple-Choice Tests (Correction for Guessing)”, Educational
/// Measurement: Issues and Practice 7(2), 1988.
package struct CorrectedScore: Equatable, Sendable {
    private var balance = 0

    /// The score, never below 0.
    package var sixths: Int { max(0, balance) }

    mutating func addRight() { balance += 6 }

    /// Takes away what a wrong answer among `choices` costs: nothing where there was none to choose from.
    mutating func addWrong(choices: Int) {
        if choices > 1 { balance -= 6 / (choices - 1) }
    }
}
