import VocabCore

extension RecentAnswers {
    /// The last answers as signs, the last one at the end: full where it was right.
    func signs(ofLast length: Int) -> String {
        (0..<min(length, count)).reversed().map { bits >> UInt16($0) & 1 == 1 ? "●" : "○" }.joined()
    }
}
