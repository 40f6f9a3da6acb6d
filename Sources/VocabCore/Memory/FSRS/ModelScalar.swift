/// A number that the formulas of a memory model can be worked out with.
///
/// `Double` gives the value alone. A number that carries its derivatives along gives, from the same formulas, the gradient by which
/// the parameters are fitted.
package protocol ModelScalar: Sendable {
    /// A constant: its derivatives are zero.
    init(_ value: Double)
    /// The number itself, without derivatives.
    var value: Double { get }

    static func + (left: Self, right: Self) -> Self
    static func - (left: Self, right: Self) -> Self
    static func * (left: Self, right: Self) -> Self
    static func / (left: Self, right: Self) -> Self
    /// e to the power of `exponent`.
    static func exp(_ exponent: Self) -> Self
    /// The natural logarithm of `number`, which is above zero.
    static func log(_ number: Self) -> Self
    /// `base`, which is above zero, to the power of `exponent`.
    static func pow(_ base: Self, _ exponent: Self) -> Self
}

extension ModelScalar {
    /// The number, or the bound beyond which it lies; a bound is a constant, so that nothing can be learnt beyond it.
    func clamped(to bounds: ClosedRange<Double>) -> Self {
        if value < bounds.lowerBound { return Self(bounds.lowerBound) }
        return value > bounds.upperBound ? Self(bounds.upperBound) : self
    }

    /// The smaller one of `left` and `right`.
    static func smaller(_ left: Self, _ right: Self) -> Self { right.value < left.value ? right : left }
}

extension Double: ModelScalar {
    /// The number itself.
    package var value: Double { self }
}
