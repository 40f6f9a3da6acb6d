extension Array {
    /// The element at `index`, or nil where there is none.
    @inlinable package subscript(safe index: Int) -> Element? { indices.contains(index) ? self[index] : nil }
}
