/// `tenths` with one decimal: 73 is `7.3`, for people and programs alike. Nothing is below 0.
package func decimal(tenths: Int) -> String { "\(tenths / 10).\(tenths % 10)" }

/// `number` with a comma between each three digits: `12,345`. Nothing is below 0.
package func grouped(_ number: Int) -> String {
    number < 1_000 ? "\(number)" : grouped(number / 1_000) + "," + String(String(1_000 + number % 1_000).dropFirst())
}
