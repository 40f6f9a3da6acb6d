extension Columns {
    /// How many rows of a terminal `width` columns wide `line` takes, colours and all; at least one.
    ///
    /// A character of two columns that would begin in the last one goes to the next row.
    package func rows(of line: String, width: Int) -> Int {
        var rows = 1
        var used = 0
        var scalars = line.unicodeScalars[...]
        while let scalar = scalars.popFirst() {
            if scalar == "\u{1B}", scalars.first == "[" {
                let end = scalars.firstIndex { $0.properties.isAlphabetic } ?? scalars.endIndex
                scalars = scalars[end...].dropFirst()
                continue
            }
            let columns = max(0, of(scalar))
            if used + columns > width, used > 0 {
                rows += 1
                used = 0
            }
            used += columns
        }
        return rows
    }
}
