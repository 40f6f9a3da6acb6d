/// The ways to read a sense with brackets: `(완전히) 버리다` is 버리다, `포기(하다)` is 포기 and 포기하다, `비판[평론]하다` is 비판하다 and 평론하다.
struct BracketReadings {
    /// The readings as keys, without brackets, the one that leaves all of them out first.
    let variants: [ArraySlice<Unicode.Scalar>]
    /// The key with all that stands in brackets, and no signs of them.
    let everything: ArraySlice<Unicode.Scalar>

    /// Reads `sense`. Only the first bracket is read in all ways; the others are left out.
    init(of sense: String) {
        let letters = Array(Text.key(sense).unicodeScalars)
        everything = letters.filter { Senses.opening[$0] == nil && !Senses.opening.values.contains($0) }[...]
        guard let range = Senses.firstBracket(in: letters) else {
            variants = [letters[...]]
            return
        }
        let before = Array(letters[..<range.lowerBound])
        let inside = Array(letters[(range.lowerBound + 1)..<(range.upperBound - 1)])
        let after = Self.withoutBrackets(letters[range.upperBound...])
        var readings = [before + after]
        let isFollowed = after.first.map { $0 != " " } ?? false
        let touches = isFollowed || before.last.map { $0 != " " } ?? false
        if touches, !inside.isEmpty {
            readings.append(before + inside + after)
            // What ends a sense adds to it or remarks on it: 하다 is no reading of 포기(하다), nor 과일 of 사과(과일).
            if isFollowed, before.count >= inside.count { readings.append(before.dropLast(inside.count) + inside + after) }
        }
        variants = readings.filter { !$0.isEmpty }.map { $0[...] }
    }

    private static func withoutBrackets(_ letters: ArraySlice<Unicode.Scalar>) -> [Unicode.Scalar] {
        var rest = Array(letters)
        while let range = Senses.firstBracket(in: rest) { rest.removeSubrange(range) }
        return rest
    }
}
