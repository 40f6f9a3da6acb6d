/// How the text of an XML document is written (XML 1.0, appendix F): told by its first bytes, else by its declaration.
enum XMLEncoding {
    /// `bytes` in UTF-8; unchanged where they are, or where the encoding is not known here.
    static func decoded(_ bytes: [UInt8]) -> [UInt8] {
        guard let encoding = encoding(of: bytes), encoding != .utf8 else { return bytes }
        return TextDecoder.decoded(bytes, as: encoding) ?? bytes
    }

    private static func encoding(of bytes: [UInt8]) -> TextEncoding? {
        let head = bytes.prefix(4)
        if head.starts(with: [0xFF, 0xFE]) || head.elementsEqual([0x3C, 0, 0x3F, 0]) { return .utf16LittleEndian }
        if head.starts(with: [0xFE, 0xFF]) || head.elementsEqual([0, 0x3C, 0, 0x3F]) { return .utf16BigEndian }
        let line = bytes.prefix(200).drop { [0xEF, 0xBB, 0xBF].contains($0) }
        guard line.starts(with: "<?xml".utf8), let end = line.firstRange(of: Array("?>".utf8)) else { return nil }
        let declaration = String(decoding: line[..<end.lowerBound], as: UTF8.self)
        guard let name = declaration.firstRange(of: "encoding=").map({ declaration[$0.upperBound...] }), let quote = name.first
        else { return nil }
        let said = TextEncoding(named: String(name.dropFirst().prefix { $0 != quote }))
        if TextEncoding.isSurelyUTF8(bytes) { return .utf8 }
        // The declaration could be read as ASCII, so if it names UTF-16 or UTF-32 it is wrong and ignored.
        return said.map { [.utf16LittleEndian, .utf16BigEndian, .utf32LittleEndian, .utf32BigEndian].contains($0) } == true
            ? nil : said
    }
}
