/// Puts the names of files in the place of patterns such as `~/*.csv`, as a shell does, where a command takes files.
struct FileNameExpansion {
    /// The files that a pattern fits.
    let matching: (String) -> [String]

    /// The words of a typed line. A pattern that fits nothing stays as it is.
    func words(_ typed: [TypedWord]) -> [String] {
        // To know what each word stands for takes time, which most lines need not spend.
        guard typed.contains(where: { $0.pattern != nil }) else { return typed.map(\.text) }
        var line = LineReading()
        return typed.flatMap { word in
            let value = line.take(word.text)
            guard let pattern = word.pattern, value?.isFileName == true else { return [word.text] }
            let names = matching(pattern)
            // A file may be called like an option.
            return names.isEmpty ? [word.text] : names.map { $0.utf8.first == UInt8(ascii: "-") ? "./" + $0 : $0 }
        }
    }
}

extension ArgumentValue {
    /// Whether the name of a file or folder may stand for it.
    fileprivate var isFileName: Bool {
        switch self {
        case .known(.file), .known(.newFile), .known(.folder), .known(.backup): true
        default: false
        }
    }
}
