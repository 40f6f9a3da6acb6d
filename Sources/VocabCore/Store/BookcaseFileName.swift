/// The file names that bookcases are kept under.
enum BookcaseFileName {
    /// The file name for a bookcase: its name, with what a file name cannot hold written as `%` and two digits.
    ///
    /// No name leads out of the folder or hides in it, and none is longer than the 255 bytes that file systems take.
    static func fileName(for name: BookcaseName) -> String {
        var stem = ""
        for (index, scalar) in name.description.unicodeScalars.enumerated() {
            switch scalar {
            case "/", "\\", ":", "*", "?", "\"", "<", ">", "|", "%": stem += escaped(scalar)
            case _ where index == 0 && ".~-".unicodeScalars.contains(scalar): stem += escaped(scalar)
            default: stem.unicodeScalars.append(scalar)
            }
        }
        if stem.utf8.count > maximumStemBytes {
            while stem.utf8.count > maximumStemBytes - 20 { stem.removeLast() }
            stem += "~" + Fingerprint.of(Array(name.description.utf8))
        }
        return stem + ".json"
    }

    /// The name of the bookcase that the file at `path` is likely to hold; never fails, for any file may be called anything.
    static func bookcaseName(of path: Path) throws -> BookcaseName {
        let stem = path.stem.replacing(#/%([0-9A-Fa-f]{2})/#) { match in
            UInt8(match.output.1, radix: 16).map { String(Unicode.Scalar($0)) } ?? ""
        }
        let visible = String(String.UnicodeScalarView(stem.unicodeScalars.filter { !Text.isInvisible($0) && $0 != "\n" }))
        return try (try? BookcaseName(String(visible.prefix(50)))) ?? BookcaseName("vocab")
    }

    /// Leaves room for what is put around the name while the file is being replaced.
    private static let maximumStemBytes = 220

    private static func escaped(_ scalar: Unicode.Scalar) -> String {
        let digits = String(scalar.value, radix: 16, uppercase: true)
        return "%" + String(repeating: "0", count: max(0, 2 - digits.count)) + digits
    }
}
