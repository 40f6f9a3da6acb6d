/// Which side of a word is shown.
package enum Direction: String, Sendable {
    /// The term is shown, the meaning wanted.
    case forward
    /// The meaning is shown, the term wanted.
    case reverse
}
