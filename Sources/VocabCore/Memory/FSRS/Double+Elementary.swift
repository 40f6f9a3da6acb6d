import Glibc

/// The system's elementary functions, which are called here alone: whoever needs one asks `Double`.
extension Double {
    /// e to the power of `exponent`.
    package static func exp(_ exponent: Double) -> Double { Glibc.exp(exponent) }
    /// The natural logarithm of `number`, which is above zero.
    package static func log(_ number: Double) -> Double { Glibc.log(number) }
    /// `base`, which is above zero, to the power of `exponent`.
    package static func pow(_ base: Double, _ exponent: Double) -> Double { Glibc.pow(base, exponent) }
    /// The cosine of `angle`, in radians.
    static func cos(_ angle: Double) -> Double { Glibc.cos(angle) }
}
