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
        try paths(below: folder).map { path in
            let text = String(decoding: try InputFile.read("\(root)/\(path)"), as: UTF8.self)
            let lines = text.split(separator: "\n", omittingEmptySubsequences: false).map(code)
            let uses = lines.map { line in
                line.contains("func ") || line.contains("case ") ? line.replacing(#/\b(func|case) \w+\(/#, with: "") : line
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
        files.flatMap { file in
            zip(1..., file.uses).filter { $1.contains(pattern) }.map { "\(file.path):\($0): \($1)" }
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
        var previous: Character = " "
        for index in line.indices {
            let character = line[index]
            if character == "\"", previous != "\\" { isQuoted.toggle() }
            if !isQuoted, character == "/", previous == "/" { return String(line[..<line.index(before: index)]) }
            previous = character
        }
        return String(line)
    }
}
