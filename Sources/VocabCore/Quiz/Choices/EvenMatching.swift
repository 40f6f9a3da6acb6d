/// Draws one element of each block so that every element is drawn once and all elements of a block are equally likely.
///
/// A `Ring` draws with it the word that each block of choices asks about; an uneven draw would favour some place in a block.
/// Blocks of k elements split into k perfect matchings, of which one is drawn. Tested by `EvenMatchingTests` on rings of 4 to 40
/// seats and on other blocks.
enum EvenMatching {
    /// The elements drawn, block by block.
    ///
    /// `blocks` hold the numbers from 0 on; there are as many blocks as numbers, all of one size, and each number is in as many
    /// blocks as a block has numbers. Such blocks fall apart into as many matchings (König, 1916); each is found by augmenting
    /// paths (Kuhn, 1955), and one of them is taken. As every place in a block belongs to exactly one matching, all are as likely.
    static func drawn(from blocks: [[Int]], using generator: inout some RandomNumberGenerator) -> [Int] {
        guard let size = blocks.first?.count else { return [] }
        var blocks = blocks.map { $0.shuffled(using: &generator) }
        var drawn = matching(in: blocks)
        for _ in 0..<Int.random(in: 0..<size, using: &generator) {
            for block in blocks.indices { blocks[block].removeAll { $0 == drawn[block] } }
            drawn = matching(in: blocks)
        }
        return drawn
    }

    private static func matching(in blocks: [[Int]]) -> [Int] {
        var search = Search(blocks: blocks, blockOf: Array(repeating: -1, count: blocks.count))
        for block in blocks.indices {
            search.tried = []
            _ = search.assign(block)
        }
        var drawn = Array(repeating: 0, count: blocks.count)
        for (element, block) in search.blockOf.enumerated() where block >= 0 { drawn[block] = element }
        return drawn
    }

    private struct Search {
        let blocks: [[Int]]
        /// The block that each element is drawn for, or -1.
        var blockOf: [Int]
        var tried: Set<Int> = []

        /// Draws an element for `block`, drawing others anew for blocks that stand in the way.
        mutating func assign(_ block: Int) -> Bool {
            for element in blocks[block] where tried.insert(element).inserted {
                if blockOf[element] < 0 || assign(blockOf[element]) {
                    blockOf[element] = block
                    return true
                }
            }
            return false
        }
    }
}
