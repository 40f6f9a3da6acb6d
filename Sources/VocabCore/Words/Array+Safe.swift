extension Array {
    /// The element at `index`, or nil where there is none.
    @inlinable package subscript(safe index: Int) -> Element? { indices.contains(index) ? self[index] : nil }

    /// The element whose number from 1 `text` is, in digits alone; nil where it is none.
    package func numbered(_ text: String) -> Element? {
        guard text.utf8.allSatisfy({ (0x30...0x39).contains($0) }), let number = Int(text), number > 0 else { return nil }
        return self[safe: number - 1]
    }
}
