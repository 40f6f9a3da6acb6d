/// Numbers as a row of bars of one character each.
struct Sparkline {
    private let heights: [Int]

    /// Bars for `values`, of which `highest` is a full one; at zero and below there is a dot, and for nothing a gap.
    init(_ values: [Double?], highest: Double) {
        heights = values.map { value in
            guard let value else { return Self.gap }
            guard value > 0, highest > 0 else { return 0 }
            return max(1, Int((min(value / highest, 1) * Double(Self.bars.count)).rounded()))
        }
    }

    /// The same for whole numbers, the largest of which is a full bar.
    init(_ values: [Int]) {
        self.init(values.map(Double.init), highest: Double(values.max() ?? 0))
    }

    /// The row.
    var text: String { heights.map { $0 == Self.gap ? " " : $0 == 0 ? "·" : Self.bars[$0 - 1] }.joined() }

    private static let gap = -1
    private static let bars = ["▁", "▂", "▃", "▄", "▅", "▆", "▇", "█"]
}
