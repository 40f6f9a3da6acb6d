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
    case big5 = "Big5"
    case iso2022JP = "ISO-2022-JP"
    case iso2022KR = "ISO-2022-KR"
    case utf32LittleEndian = "UTF-32LE"
    case utf32BigEndian = "UTF-32BE"
    case windows1252 = "Windows-1252"
    case windows1250 = "Windows-1250"
    case iso88592 = "ISO-8859-2"
    case windows1254 = "Windows-1254"
    case windows1251 = "Windows-1251"
    case koi8r = "KOI8-R"
    case macRoman = "MacRoman"
    case tis620 = "TIS-620"
    case windows1258 = "Windows-1258"
    case windows1253 = "Windows-1253"
    case windows1255 = "Windows-1255"
    case windows1256 = "Windows-1256"

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
        case .big5: ["big5", "cp950", "big5hkscs"]
        case .iso2022JP: ["iso2022jp", "jis"]
        case .iso2022KR: ["iso2022kr"]
        case .utf32LittleEndian: ["utf32le", "utf32", "ucs4"]
        case .utf32BigEndian: ["utf32be"]
        case .windows1252: ["windows1252", "cp1252", "latin1", "iso88591", "iso885915", "latin9", "ansi"]
        case .windows1250: ["windows1250", "cp1250"]
        case .iso88592: ["iso88592", "latin2"]
        case .windows1254: ["windows1254", "cp1254", "iso88599", "latin5"]
        case .windows1251: ["windows1251", "cp1251"]
        case .koi8r: ["koi8r", "koi8"]
        case .macRoman: ["macroman", "macintosh", "mac"]
        case .tis620: ["tis620", "windows874", "cp874", "iso885911"]
        case .windows1258: ["windows1258", "cp1258"]
        case .windows1253: ["windows1253", "cp1253", "greek"]
        case .windows1255: ["windows1255", "cp1255", "hebrew"]
        case .windows1256: ["windows1256", "cp1256", "arabic"]
        }
    }

    /// How many bytes a character takes at least.
    var unit: Int {
        switch self {
        case .utf16LittleEndian, .utf16BigEndian: 2
        case .utf32LittleEndian, .utf32BigEndian: 4
        default: 1
        }
    }

    /// What iconv calls it.
    var systemName: String {
        switch self {
        case .shiftJIS: "CP932"
        case .big5: "CP950"
        case .macRoman: "MACINTOSH"
        default: rawValue
        }
    }

    /// Whether `bytes` are UTF-8 with twelve bytes at least beyond ASCII: text in another encoding of several bytes a letter is that by chance
    /// once in many thousand files. Who changed its encoding may have forgotten what it declares.
    static func isSurelyUTF8(_ bytes: [UInt8]) -> Bool {
        bytes.lazy.filter { $0 >= 0x80 }.prefix(12).count == 12 && String(validating: bytes, as: UTF8.self) != nil
    }
}
