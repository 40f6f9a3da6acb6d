/// What is said beside an export.
enum ExportPhrase: Phrase {
    case formulas(Int)

    var korean: String {
        switch self {
        case .formulas(let count):
            "=, +, -, @로 시작해서 스프레드시트가 수식으로 여길 수 있는 칸이 \(count)개 있습니다. 막으려면 --guard-formulas를 쓰세요."
        }
    }

    var english: String {
        switch self {
        case .formulas(let count):
            "Cells that begin with =, +, - or @, which a spreadsheet may run as formulas: \(count). --guard-formulas guards them."
        }
    }
}
