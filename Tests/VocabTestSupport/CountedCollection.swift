/// A collection that counts how often one of its elements is read: the steps of an algorithm.
package struct CountedCollection<Element>: RandomAccessCollection {
    private final class Counter {
        var reads = 0
    }

    private let elements: [Element]
    private let counter = Counter()

    /// The given elements, none read yet.
    package init(_ elements: [Element]) {
        self.elements = elements
    }

    /// How many elements were read so far, repeats counted, also through slices.
    package var reads: Int { counter.reads }

    package var startIndex: Int { elements.startIndex }
    package var endIndex: Int { elements.endIndex }

    package subscript(index: Int) -> Element {
        counter.reads += 1
        return elements[index]
    }
}
