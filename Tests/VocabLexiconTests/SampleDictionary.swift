@testable import VocabCore
@testable import VocabLexicon

/// A small dictionary as dictd has it: writes entries as a packed text with its index.
enum SampleDictionary {
    /// Lines broken at spaces and after hyphens, in the middle of what is in braces.
    static let entries = [
        "auto":
            "auto\n    n 1: drives on a road; \"an auto [syn as one may write]\" [syn: {car}, {auto},\n         {motor car}, {well-known thing}]\n\n",
        "back":
            "back\n    n 1: what is behind [syn: {back}, {rear}]\n    v 1: give help [syn: {support}, {back}]\n    2: move to the rear\n",
        "call back": "call back\n    v 1: call once more\n",
        "callback": "callback\n    n 1: a call in return\n",
        "car":
            "car\n    n 1: drives on a road; \"an auto\" [syn: {car}, {auto}, {motor\n         car}, {well-\n         known thing}] [ant: {foot}]\n",
        "close": "close\n    adj 1: not far\n    v 1: make shut\n",
        "glad": "glad\n    adj 1: pleased [syn: {happy}, {glad}]\n",
        "happy": "happy\n    adj 1: pleased [syn: {happy},\n         {glad}]\n    2: lucky\n",
        "quickly": "quickly\n    adv 1: at speed\n",
        "rear": "rear\n    n 1: what is behind [syn: {back}, {rear}]\n    v 1: bring up\n",
        "support": "support\n    n 1: a thing that bears\n    v 1: give help [syn: {support}, {back}]\n",
        "well-known": "well-known\n    adj 1: known to many\n",
    ]

    /// The index, and the packed text in pieces of `pieceLength` bytes.
    static func files(pieceLength: Int = 100) -> (index: [UInt8], text: [UInt8]) {
        var index = ""
        var text = "The head of the text.\n"
        for (headword, entry) in entries.sorted(by: { $0.key.utf8.lexicographicallyPrecedes($1.key.utf8) }) {
            index += "\(headword)\t\(digits(text.utf8.count))\t\(digits(entry.utf8.count))\n"
            text += entry
        }
        let bytes = Array(text.utf8)
        let pieces = stride(from: 0, to: bytes.count, by: pieceLength).map {
            stored(bytes[$0..<min($0 + pieceLength, bytes.count)])
        }
        return (Array(index.utf8), archive(pieces, pieceLength: pieceLength))
    }

    /// A packed text of these pieces; `flags` beside those of the field with their lengths, and what these announce.
    static func archive(_ pieces: [[UInt8]], pieceLength: Int, flags: UInt8 = 0, then more: [UInt8] = []) -> [UInt8] {
        var extra = Array("XX".utf8) + number(3) + [1, 2, 3]
        extra += Array("RA".utf8) + number(6 + 2 * pieces.count) + number(1) + number(pieceLength) + number(pieces.count)
        for piece in pieces { extra += number(piece.count) }
        let header: [UInt8] = [0x1F, 0x8B, 8, 4 | flags, 0, 0, 0, 0, 2, 3] + number(extra.count)
        return header + extra + more + pieces.joined() + [3, 0] + [UInt8](repeating: 0, count: 8)
    }

    /// A block that holds its bytes as they are, and is not the last.
    static func stored(_ bytes: some Collection<UInt8>) -> [UInt8] {
        [0] + number(bytes.count) + number(bytes.count ^ 0xFFFF) + bytes
    }

    /// The dictionary in two files.
    static func dictionary(_ files: (index: [UInt8], text: [UInt8]) = files()) -> DictWordNet? {
        DictWordNet(index: FileBytes(files.index), text: FileBytes(files.text))
    }

    private static func number(_ value: Int) -> [UInt8] { [UInt8(value & 0xFF), UInt8(value >> 8)] }

    private static func digits(_ number: Int) -> String {
        let all = Array("ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789+/")
        return (number < 64 ? "" : digits(number / 64)) + String(all[number % 64])
    }
}
