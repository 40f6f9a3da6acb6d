import Glibc
import VocabCore
import VocabLists

/// The sources of the program, so that a test can look for what must not stand in them.
package enum SourceTree {
    /// A Swift file.
    package struct File {
        /// Its path below the repository.
        package let path: String
        /// Its lines without comments, from the first on.
        package let lines: [String]
        /// The same without the names of the functions and cases that they declare.
        package let uses: [String]
    }

    /// The folder of the repository.
    package static let root: String = {
        var path = #filePath
        while let slash = path.lastIndex(of: "/") {
            path = String(path[..<slash])
            if access(path + "/Package.swift", F_OK) == 0 { break }
        }
        return path
    }()

    /// The Swift files below `folder`, a path below the repository.
    package static func files(below folder: String) throws -> [File] {
        let declared = #/\b(func|case) \w+\(/#
        return try paths(below: folder).map { path in
            let text = String(decoding: try InputFile.read("\(root)/\(path)"), as: UTF8.self)
            let lines = text.split(separator: "\n", omittingEmptySubsequences: false).map(code)
            let uses = lines.map { line in
                line.contains("func ") || line.contains("case ") ? line.replacing(declared, with: "") : line
            }
            return File(path: path, lines: lines, uses: uses)
        }
    }

    /// The names in `folder`, a path below the repository.
    package static func names(in folder: String) throws -> [String] {
        try DiskFileSystem().list("\(root)/\(folder)").map(\.name).sorted()
    }

    /// The places where `pattern` stands in the code of `files`; what declares a function or a case does not count.
    package static func places(of pattern: some RegexComponent, in files: [File]) -> [String] {
        // Scalars and plain word boundaries do for code, and take a fraction of the time.
        let regex = pattern.regex.matchingSemantics(.unicodeScalar).wordBoundaryKind(.simple)
        return files.flatMap { file in
            zip(1..., file.uses).filter { !$1.isEmpty && $1.contains(regex) }.map { "\(file.path):\($0): \($1)" }
        }
    }

    /// The types that `files` declare outside all others.
    package static func types(declaredIn files: [File]) -> Set<String> {
        names(in: files, #/^(?:package )?(?:final )?(?:struct|enum|class|protocol|actor) (\w+)/#)
    }

    /// The types that `files` declare inside others.
    package static func innerTypes(declaredIn files: [File]) -> Set<String> {
        names(in: files, #/^ +(?:package |private |fileprivate )?(?:final )?(?:struct|enum|class|typealias) (\w+)/#)
    }

    private static func names(in files: [File], _ declaration: Regex<(Substring, Substring)>) -> Set<String> {
        Set(files.flatMap(\.lines).compactMap { line in line.firstMatch(of: declaration).map { String($0.1) } })
    }

    private static func paths(below folder: String) throws -> [String] {
        try names(in: folder).flatMap { name -> [String] in
            let path = "\(folder)/\(name)"
            if name.hasSuffix(".swift") { return [path] }
            return name.contains(".") ? [] : try paths(below: path)
        }
    }

    /// A line without its comment; `//` inside quotes is none.
    private static func code(_ line: Substring) -> String {
        var isQuoted = false
        var previous = UInt8(ascii: " ")
        for (index, byte) in zip(line.utf8.indices, line.utf8) {
            if byte == UInt8(ascii: "\""), previous != UInt8(ascii: "\\") { isQuoted.toggle() }
            if !isQuoted, byte == UInt8(ascii: "/"), previous == byte { return String(line[..<line.utf8.index(before: index)]) }
            previous = byte
        }
        return String(line)
    }
}
