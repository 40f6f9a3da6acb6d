/// A number with its derivatives by the 21 parameters of a model (forward-mode differentiation).
///
/// Worked out with it, the formulas of the model give their own gradient, so that no derivative is written by hand.
struct Tangent: ModelScalar {
    let value: Double
    let partials: Partials

    init(_ value: Double) {
        self.init(value, Partials())
    }

    init(_ value: Double, _ partials: Partials) {
        self.value = value
        self.partials = partials
    }

    /// The parameters `weights` as numbers, each of which has the derivative 1 by itself.
    static func parameters(_ weights: [Double]) -> [Tangent] {
        weights.enumerated().map { index, weight in
            var partials = Partials()
            partials[index] = 1
            return Tangent(weight, partials)
        }
    }

    static func + (left: Tangent, right: Tangent) -> Tangent {
        Tangent(left.value + right.value, left.partials + right.partials)
    }

    static func - (left: Tangent, right: Tangent) -> Tangent {
        Tangent(left.value - right.value, left.partials + right.partials * -1)
    }

    static func * (left: Tangent, right: Tangent) -> Tangent {
        Tangent(left.value * right.value, left.partials * right.value + right.partials * left.value)
    }

    static func / (left: Tangent, right: Tangent) -> Tangent {
        let quotient = left.value / right.value
        return Tangent(quotient, (left.partials + right.partials * -quotient) * (1 / right.value))
    }

    static func exp(_ exponent: Tangent) -> Tangent {
        let power = Double.exp(exponent.value)
        return Tangent(power, exponent.partials * power)
    }

    static func log(_ number: Tangent) -> Tangent {
        Tangent(Double.log(number.value), number.partials * (1 / number.value))
    }

    static func pow(_ base: Tangent, _ exponent: Tangent) -> Tangent {
        let logarithm = Double.log(base.value)
        let power = Double.exp(logarithm * exponent.value)
        return Tangent(
            power, base.partials * (exponent.value * power / base.value) + exponent.partials * (power * logarithm))
    }
}

/// The derivatives by each of 21 parameters, padded to three vectors that the processor works out together.
struct Partials: Equatable, Sendable {
    private var low = SIMD8<Double>()
    private var middle = SIMD8<Double>()
    private var high = SIMD8<Double>()

    /// No derivatives: those of a constant.
    init() {}

    subscript(index: Int) -> Double {
        get {
            switch index {
            case ..<8: low[index]
            case ..<16: middle[index - 8]
            default: high[index - 16]
            }
        }
        set {
            switch index {
            case ..<8: low[index] = newValue
            case ..<16: middle[index - 8] = newValue
            default: high[index - 16] = newValue
            }
        }
    }

    static func + (left: Partials, right: Partials) -> Partials {
        var sum = left
        sum.low += right.low
        sum.middle += right.middle
        sum.high += right.high
        return sum
    }

    static func * (left: Partials, right: Double) -> Partials {
        var product = left
        product.low *= right
        product.middle *= right
        product.high *= right
        return product
    }
}
