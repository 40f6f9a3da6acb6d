/// A few hashes, each once. They are kept in order, for two short lists are compared many times sooner side by side than as sets.
struct HashList: Sendable {
    private var hashes: [Int] = []

    init() {}

    init(_ hashes: [Int]) {
        for hash in hashes { insert(hash) }
    }

    var count: Int { hashes.count }

    mutating func insert(_ hash: Int) {
        var (low, high) = (0, hashes.count)
        while low < high {
            let middle = (low + high) / 2
            if hashes[middle] < hash { low = middle + 1 } else { high = middle }
        }
        if low == hashes.count || hashes[low] != hash { hashes.insert(hash, at: low) }
    }

    /// Whether no hash is in both.
    func isDisjoint(with other: HashList) -> Bool { common(with: other, atMost: 1) == 0 }

    /// How many hashes are in both, counted no further than `most`.
    func common(with other: HashList, atMost most: Int = .max) -> Int {
        var (left, right, common) = (0, 0, 0)
        while left < hashes.count, right < other.hashes.count, common < most {
            if hashes[left] == other.hashes[right] { common += 1 }
            let isLess = hashes[left] <= other.hashes[right]
            right += hashes[left] >= other.hashes[right] ? 1 : 0
            left += isLess ? 1 : 0
        }
        return common
    }
}
