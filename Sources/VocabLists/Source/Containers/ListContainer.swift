/// What a list came in, where that is no plain text.
package enum ListContainer: Equatable, Sendable {
    /// A sheet of a workbook, or several one below the other.
    case sheet(String)
    case json, kvtml, webPage
}
