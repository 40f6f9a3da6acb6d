/// Numbers as people list them: `1-5, 8 12`.
struct NumberList {
    /// The numbers, each once, as they were listed.
    let numbers: [Int]

    /// Reads a list; nil where a part of it is no number from 1 to `most`, nor two of them with a dash between.
    init?(_ text: String, upTo most: Int) {
        var numbers: [Int] = []
        let tidy = text.replacing(#/\s*[-–~]\s*/#, with: "-")
        for part in tidy.split(whereSeparator: { $0 == "," || $0 == " " || $0 == "，" || $0 == "、" }) {
            let ends = part.split(separator: "-", omittingEmptySubsequences: false).map { Int($0) ?? 0 }
            guard let first = ends.first, let last = ends.last, ends.count <= 2, first >= 1, first <= last, last <= most else {
                return nil
            }
            let seen = Set(numbers)
            numbers += (first...last).filter { !seen.contains($0) }
        }
        if numbers.isEmpty { return nil }
        self.numbers = numbers
    }
}
