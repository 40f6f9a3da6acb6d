@testable import VocabCore

extension HistoryFile {
    /// The answers that count where there is no other history.
    var reviews: [Review] { History([self]).reviews }
}

extension HistoryLine {
    /// Reads a line without its line break, whatever its number.
    init(_ bytes: some Sequence<UInt8>) throws {
        self = try Self.decode(Array(bytes)).line
    }

    /// The line as versions wrote it that numbered nothing.
    func unnumbered() -> [UInt8] {
        Array(String(decoding: encoded(sequence: 1), as: UTF8.self).replacing("\"seq\":1,", with: "").utf8)
    }
}
