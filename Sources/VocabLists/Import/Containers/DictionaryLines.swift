import VocabCore

/// The lines of EDICT and CC-CEDICT: `学校 [がっこう] /(n) school/`, `謝謝 谢谢 [xie4 xie5] /to thank/thanks/`.
///
/// The formats: https://www.edrdg.org/wiki/index.php/JMdict-EDICT_Dictionary_Project and https://cc-cedict.org/wiki/format:syntax.
enum DictionaryLines {
    /// The table of its entries; nil for other texts.
    static func table(_ file: [UInt8]) -> ListTable? {
        // EDICT comes in EUC-JP.
        let isJapanese = file.contains { $0 >= 0x80 } && String(validating: file, as: UTF8.self) == nil
        guard let bytes = isJapanese ? TextDecoder.decoded(file, as: .eucJP) : file else { return nil }
        let head = bytes.prefix(1 << 15).split(whereSeparator: { $0 == 0x0A || $0 == 0x0D }).dropLast(
            bytes.count > 1 << 15 ? 1 : 0
        )
        .filter { $0.first != UInt8(ascii: "#") }.prefix(100)
        let seen = head.compactMap { entry(String(decoding: $0, as: UTF8.self)) }
        guard seen.count > 1 || seen.count == head.count && !seen.isEmpty, seen.count * 10 >= head.count * 9,
            seen.contains(where: { !$0[2].isEmpty }), !isJapanese || seen.count(where: isReadInKana) * 2 > seen.count
        else { return nil }
        guard let text = String(validating: bytes, as: UTF8.self) else { return nil }
        let lines = text.unicodeScalars.split(whereSeparator: { $0 == "\n" || $0 == "\r" })
        let rows = lines.filter { $0.first != "#" && !isTitle(String($0)) }.map { line in
            entry(String(line)) ?? [String(line), "", "", "", ""]
        }
        return ListTable(
            rows: [["term", "meaning", "pronunciation", "part of speech", "note"]] + rows, hasHeader: true, container: .dictionary
        )
    }

    private static func isReadInKana(_ entry: [String]) -> Bool {
        entry[2].unicodeScalars.contains { Script(of: $0) == .kana }
            || entry[0].unicodeScalars.contains { Script(of: $0) == .kana }
    }

    /// Whether it is the first line of EDICT, which says what it is in the form of an entry: `　？？？ /EDICT, …/Copyright …/`.
    private static func isTitle(_ line: String) -> Bool { line.hasPrefix("\u{3000}？？？") }

    /// Term, meaning, reading, part of speech and note of a line; nil when it is no entry.
    private static func entry(_ line: String) -> [String]? {
        guard line.hasSuffix("/"), let slash = line.firstRange(of: " /") else { return nil }
        var head = line[..<slash.lowerBound]
        var reading = ""
        if head.hasSuffix("]"), let open = head.lastIndex(of: "[") {
            reading = String(head[head.index(after: open)...].dropLast())
            head = head[..<open]
        }
        let terms = head.split(separator: " ").map(String.init)
        var glosses = line[slash.upperBound...].split(separator: "/").map(String.init)
            .filter { !$0.hasPrefix("(P)") && !$0.hasPrefix("EntL") }
        guard let first = terms.first, terms.count < 3, !glosses.isEmpty else { return nil }
        let part = partOfSpeech(&glosses[0])
        let note = terms.count == 2 && terms[0] != terms[1] ? first : ""
        return [terms.last ?? first, glosses.joined(separator: "; "), reading, part, note]
    }

    /// Takes `(v1,vt)` from the head of a gloss, and says what it means.
    private static func partOfSpeech(_ gloss: inout String) -> String {
        guard gloss.hasPrefix("("), let close = gloss.firstIndex(of: ")") else { return "" }
        let codes = gloss.dropFirst()[..<close].split(separator: ",").map(String.init)
        let parts = codes.compactMap { code -> PartOfSpeech? in
            let stem = code.prefix { $0 != "-" && !$0.isNumber }
            return PartOfSpeech(named: String(stem))
        }
        guard !parts.isEmpty, codes.allSatisfy({ $0.utf8.allSatisfy { $0 < 0x80 } && $0.count < 8 }) else { return "" }
        gloss = Text.cleaned(String(gloss[gloss.index(after: close)...]))
        return parts.map(\.rawValue).reduce(into: [String]()) { if !$0.contains($1) { $0.append($1) } }.joined(separator: ", ")
    }
}
