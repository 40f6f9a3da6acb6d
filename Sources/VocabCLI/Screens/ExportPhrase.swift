import VocabCore
import VocabLanguage

/// What is said beside an export.
enum ExportPhrase: Phrase {
    case formulas(Int)
    case needsByteOrderMark
    case replaceConfirm(path: String, bytes: Int)
    /// What became of what stood where something was written; nothing for a new file.
    case replaced(Destination)

    var korean: String {
        switch self {
        case .formulas(let count):
            "=, +, -, @로 시작해서 스프레드시트가 수식으로 여길 수 있는 칸이 \(count)개 있습니다. 막으려면 --guard-formulas를 쓰세요."
        case .needsByteOrderMark: "엑셀에서 글자가 깨지지 않게 하려면 --bom을 붙이거나 --format xlsx로 내보내세요."
        case .replaceConfirm(let path, let bytes): "‘\(path)’ 파일이 이미 있습니다(\(bytes)바이트). 바꿀까요? (y/N)"
        case .replaced(.file(let bytes)): "원래 있던 파일(\(bytes)바이트)을 바꾸었습니다."
        case .replaced: ""
        }
    }

    var english: String {
        switch self {
        case .formulas(let count):
            "Cells that begin with =, +, - or @, which a spreadsheet may run as formulas: \(count). --guard-formulas guards them."
        case .needsByteOrderMark: "Excel shows these letters right only with --bom, or in a file of --format xlsx."
        case .replaceConfirm(let path, let bytes): "“\(path)” is there already (bytes: \(bytes)). Replace it? (y/N)"
        case .replaced(.file(let bytes)): "It replaced a file of \(bytes) bytes."
        case .replaced: ""
        }
    }
}

extension Destination.Kind: Phrase {
    package var korean: String {
        switch self {
        case .folder: "폴더입니다."
        case .socket: "소켓입니다."
        case .blockDevice: "디스크 장치입니다."
        case .list: "가져오는 목록 그 파일이라 목록이 사라집니다. 나머지를 쓸 다른"
        case .store: "vocab이 단어와 기록을 두는 폴더 안입니다. 다른 폴더에 쓸"
        }
    }

    package var english: String {
        switch self {
        case .folder: "This is a folder."
        case .socket: "This is a socket."
        case .blockDevice: "This is a disk device."
        case .list: "This is the list itself, which would be lost."
        case .store: "This is in the folder where vocab keeps words and answers; choose another."
        }
    }
}
