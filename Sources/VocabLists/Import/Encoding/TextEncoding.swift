import VocabCore

/// A way of writing text as bytes, by the name that people know it by.
package enum TextEncoding: String, CaseIterable, Sendable {
    case utf8 = "UTF-8"
    case utf16LittleEndian = "UTF-16LE"
    case utf16BigEndian = "UTF-16BE"
    case cp949 = "CP949"
    case shiftJIS = "Shift_JIS"
    case eucJP = "EUC-JP"
    case gb18030 = "GB18030"
    case windows1252 = "Windows-1252"

    /// Reads a name as people type it: `euc-kr`, `sjis`, `latin1`; nil for one that is not known.
    package init?(named name: String) {
        let key = Text.key(name).filter { !" -_".contains($0) }
        guard let match = Self.allCases.first(where: { $0.names.contains(key) }) else { return nil }
        self = match
    }

    private var names: Set<String> {
        switch self {
        case .utf8: ["utf8", "utf8bom", "utf8sig"]
        case .utf16LittleEndian: ["utf16le", "utf16", "unicode", "ucs2"]
        case .utf16BigEndian: ["utf16be"]
        case .cp949: ["cp949", "euckr", "ksc5601", "ksx1001", "uhc", "ms949", "korean"]
        case .shiftJIS: ["shiftjis", "sjis", "cp932", "ms932", "windows31j"]
        case .eucJP: ["eucjp"]
        case .gb18030: ["gb18030", "gbk", "gb2312", "cp936", "euccn"]
        case .windows1252: ["windows1252", "cp1252", "latin1", "iso88591", "ansi"]
        }
    }

    /// What iconv calls it.
    var systemName: String {
        switch self {
        case .shiftJIS: "CP932"
        case .windows1252: "CP1252"
        default: rawValue
        }
    }
}
