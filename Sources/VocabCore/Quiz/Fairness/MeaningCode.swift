/// What a term means, as a point among all meanings: terms that are near in meaning have near points.
package struct MeaningCode: Equatable, Sendable {
    /// How far apart two points can be.
    package static let bitCount = 128

    private let bits: SIMD2<UInt64>

    /// The point with these bits.
    package init(_ first: UInt64, _ second: UInt64) {
        bits = SIMD2(first, second)
    }

    /// In how many bits the two differ: half of them where the terms have nothing in common.
    package func distance(to other: MeaningCode) -> Int {
        let different = bits ^ other.bits
        return different[0].nonzeroBitCount + different[1].nonzeroBitCount
    }
}
