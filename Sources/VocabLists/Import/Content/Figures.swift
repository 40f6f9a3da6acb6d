extension Character {
    /// Whether it is a digit or another sign of a number, and no word that counts, as 八 is.
    var isFigure: Bool { isNumber && !isLetter }
}
