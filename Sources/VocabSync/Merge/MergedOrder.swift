/// The order that two versions of a list come to: what both hold keeps its place, and what only one holds stays behind what it followed.
struct MergedOrder<Element: Hashable> {
    /// The elements, each once.
    private(set) var elements: [Element] = []

    /// Merges the orders of `ours` and `theirs`, each without repeats; swapping the two gives the same result.
    ///
    /// If only one side reordered the common elements of `base`, its order counts; otherwise that of the side whose first
    /// differing element comes first by `precedes`. The same decides between elements that were added at one place.
    init(base: [Element], ours: [Element], theirs: [Element], precedes: (Element, Element) -> Bool) {
        if ours == theirs {
            elements = ours
            return
        }
        let common = Set(ours).intersection(theirs)
        let backbone = Self.backbone(common, base: base, ours: ours, theirs: theirs, precedes)
        elements.reserveCapacity(ours.count + theirs.count - common.count)
        var (left, right) = (ours[...], theirs[...])
        for anchor in backbone {
            let gaps = (Self.takeGap(from: &left, common), Self.takeGap(from: &right, common))
            append(gaps.0, gaps.1, precedes)
            elements.append(anchor)
        }
        append(left.filter { !common.contains($0) }, right.filter { !common.contains($0) }, precedes)
    }

    /// The elements that both hold, in the order they come to.
    private static func backbone(
        _ common: Set<Element>, base: [Element], ours: [Element], theirs: [Element], _ precedes: (Element, Element) -> Bool
    ) -> [Element] {
        let (left, right) = (ours.filter(common.contains), theirs.filter(common.contains))
        if left == right { return left }
        let before = base.filter(common.contains)
        let known = Set(before)
        let isSorted = (left.filter(known.contains) == before, right.filter(known.contains) == before)
        if isSorted.0 != isSorted.1 { return isSorted.0 ? right : left }
        // Both put them in an order of their own: the same one counts, whichever is ours.
        guard let (first, second) = zip(left, right).first(where: { $0 != $1 }) else { return left }
        return precedes(second, first) ? right : left
    }

    /// Takes what stands before the next element that both hold, and that element.
    private static func takeGap(from list: inout ArraySlice<Element>, _ common: Set<Element>) -> ArraySlice<Element> {
        let gap = list.prefix { !common.contains($0) }
        list = list.dropFirst(gap.count + 1)
        return gap
    }

    /// Adds two runs of elements, each in its own order.
    private mutating func append(
        _ left: some Collection<Element>, _ right: some Collection<Element>, _ precedes: (Element, Element) -> Bool
    ) {
        var (left, right) = (left[...], right[...])
        while let first = left.first, let second = right.first {
            if precedes(second, first) {
                elements.append(second)
                right = right.dropFirst()
            } else {
                elements.append(first)
                left = left.dropFirst()
            }
        }
        elements += left
        elements += right
    }
}
