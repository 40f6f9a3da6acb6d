import VocabCore

/// The text of subtitles: SubRip (`.srt`) and WebVTT (`.vtt`).
enum Subtitles {
    /// Whether there are times of cues near the beginning.
    static func isLikely(_ text: [UInt8]) -> Bool {
        text.prefix(4_000).split(separator: 0x0A).contains(where: isTime) || text.starts(with: "WEBVTT".utf8)
    }

    /// What is said, in the order of the cues, one below the other: a sentence may go on in the next.
    static func text(_ bytes: [UInt8]) -> String {
        var spoken: [String] = []
        var isCue = false
        var isRemark = true
        for line in bytes.split(separator: 0x0A, omittingEmptySubsequences: false) {
            let line = line.last == 0x0D ? line.dropLast() : line
            if line.allSatisfy({ $0 == 0x20 || $0 == 0x09 }) {
                (isCue, isRemark) = (false, false)
            } else if isTime(line) {
                isCue = true
            } else if isCue, !isRemark {
                let said = plain(line)
                // Some players are told each line twice, to show two at once.
                if !said.isEmpty, spoken.last != said { spoken.append(said) }
            } else if !isCue {
                // A header, a number, a name, or a block that is a remark.
                isRemark = ["NOTE", "STYLE", "REGION", "WEBVTT"].contains { line.starts(with: $0.utf8) }
            }
        }
        return spoken.joined(separator: "\n")
    }

    /// `00:00:01,000 --> 00:00:03,500`
    private static func isTime(_ line: ArraySlice<UInt8>) -> Bool {
        guard let arrow = line.prefix(20).firstRange(of: Array("-->".utf8)) else { return false }
        let start = line[..<arrow.lowerBound]
        return start.allSatisfy { "0123456789:., ".utf8.contains($0) } && start.contains(UInt8(ascii: ":"))
            && start.contains { ".,".utf8.contains($0) }
    }

    /// A line without tags, places and notes of music.
    private static func plain(_ line: ArraySlice<UInt8>) -> String {
        var reader = XMLReader(Array(line), isHTML: true)
        var text = ""
        while let piece = reader.next() { if case .text(let piece) = piece { text += piece } }
        // Times inside a line tell when a word is sung.
        text = text.replacing(#/<[0-9:.]+>/#, with: "")
        if text.contains("{\\"), let end = text.firstIndex(of: "}") { text = String(text[text.index(after: end)...]) }
        return Text.cleanedLine(text.filter { $0 != "♪" })
    }
}
