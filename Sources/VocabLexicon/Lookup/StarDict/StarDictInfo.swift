import VocabCore

/// The `.ifo` file of a StarDict dictionary: what it is called, and how its other files are laid out.
struct StarDictInfo {
    /// What the dictionary is called.
    let name: String
    /// On what terms it may be used, as far as it says.
    let licence: Licence
    /// The kinds of fields that every entry has; empty where each entry says it itself.
    let fieldKinds: [UInt8]
    /// How many bytes the place of an entry has in the index: 4 or 8.
    let offsetWidth: Int

    /// Reads `bytes`; nil where it is no such file.
    init?(_ bytes: [UInt8]) {
        guard bytes.starts(with: Array("StarDict's dict ifo file".utf8)) else { return nil }
        var values: [String: String] = [:]
        for line in String(decoding: bytes.prefix(1 << 16), as: UTF8.self).split(whereSeparator: \.isNewline) {
            guard let sign = line.firstIndex(of: "=") else { continue }
            values[String(line[..<sign])] = Text.cleanedLine(String(line[line.index(after: sign)...]))
        }
        guard let name = values["bookname"], !name.isEmpty else { return nil }
        self.name = name
        let about = ["copyright", "license", "description", "author"].compactMap { values[$0] }
        let licence = LicenceText.licence(in: about)
        self.licence = licence == .notStated ? values["author"].map { .stated("© \($0)") } ?? .notStated : licence
        fieldKinds = Array((values["sametypesequence"] ?? "").utf8)
        offsetWidth = values["idxoffsetbits"] == "64" ? 8 : 4
    }
}
