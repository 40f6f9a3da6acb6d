import VocabCore

/// Code that stands in a block comment, each line behind an asterisk: ` * words.add("apple", "사과");`.
enum CommentedCode {
    private static let fewestLines = 4

    /// The code without the signs of comments, blanks in their place; nil where most lines have none, or are no code.
    static func code(_ bytes: [UInt8]) -> [UInt8]? {
        guard !bytes.prefix(1 << 15).contains(0), bytes.firstRange(of: Array(" * ".utf8)) != nil else { return nil }
        var result = bytes
        var (lines, commented) = (0, 0)
        for line in bytes.split(whereSeparator: { $0 == 0x0A || $0 == 0x0D }) {
            guard let start = line.firstIndex(where: { $0 != 0x20 && $0 != 0x09 }) else { continue }
            lines += 1
            guard line[start] == UInt8(ascii: "*") || line[start...].starts(with: "/*".utf8) else { continue }
            commented += 1
            for place in line[start...].prefix(while: { "/*".utf8.contains($0) }).indices { result[place] = 0x20 }
        }
        guard commented >= fewestLines, commented * 2 > lines else { return nil }
        return SourceLook.isCodeAlone(result) ? result : nil
    }
}
