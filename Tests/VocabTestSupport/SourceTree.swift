import Glibc
import VocabCore
import VocabLists

/// The sources of the program, so that a test can look for what must not stand in them.
package enum SourceTree {
    /// A Swift file.
    package struct File: Sendable {
        /// Its path below the repository.
        package let path: String
        /// Its lines without comments, from the first on.
        package let lines: [String]
        /// The names on each line but those of the functions and cases that it declares.
        package let names: [[Name]]
    }

    /// A name in code, with what stands directly before and behind it; 0 at the ends of the line.
    package struct Name: Sendable {
        package let text: String
        package let before: UInt8
        package let behind: UInt8

        /// Whether it is called, and as a function of no other value.
        var isFreeCall: Bool { behind == UInt8(ascii: "(") && before != UInt8(ascii: ".") }
        /// Whether it is called as a function of a value.
        var isMemberCall: Bool { behind == UInt8(ascii: "(") && before == UInt8(ascii: ".") }
        /// Whether it is asked of a value.
        package var isMember: Bool { before == UInt8(ascii: ".") }
        /// Whether `!` stands behind it.
        package var isForced: Bool { behind == UInt8(ascii: "!") }
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
        let files = try folder.hasPrefix("Sources") ? sources.get() : read(below: folder)
        return files.filter { $0.path.hasPrefix(folder + "/") }
    }

    /// All of the program, read once.
    private static let sources = Result { try read(below: "Sources") }

    private static func read(below folder: String) throws -> [File] {
        try paths(below: folder).map { path in
            let text = String(decoding: try InputFile.read("\(root)/\(path)"), as: UTF8.self)
            let lines = text.split(separator: "\n", omittingEmptySubsequences: false).map(code)
            return File(path: path, lines: lines, names: names(on: lines))
        }
    }

    /// The names on each line; those of a text that goes over several lines are none.
    private static func names(on lines: [String]) -> [[Name]] {
        var isText = false
        return lines.map { line in
            let isMark = line.contains("\"\"\"")
            defer { if isMark { isText.toggle() } }
            return isText && !isMark ? [] : names(in: line)
        }
    }

    /// The names in `folder`, a path below the repository.
    package static func names(in folder: String) throws -> [String] {
        try DiskFileSystem().list("\(root)/\(folder)").map(\.name).sorted()
    }

    /// The places in `files` where a name is one of `names` and `counts`.
    package static func places(
        of names: Set<String>, in files: [File], where counts: (Name) -> Bool = { _ in true }
    ) -> [String] {
        files.flatMap { file in
            file.lines.indices.filter { line in file.names[line].contains { names.contains($0.text) && counts($0) } }
                .map { "\(file.path):\($0 + 1): \(file.lines[$0])" }
        }
    }

    /// The places in `files` where `pattern` stands on a line that `mayHold` it, which is quicker to tell.
    package static func places(
        of pattern: some RegexComponent, in files: [File], where mayHold: (String) -> Bool
    ) -> [String] {
        files.flatMap { file in
            zip(1..., file.lines).filter { mayHold($1) && $1.contains(pattern) }
                .map { "\(file.path):\($0): \($1)" }
        }
    }

    /// The bytes of a line with blanks in the place of what is said in quotes; code between parentheses in them stays.
    private static func unquoted(_ line: String) -> [UInt8] {
        var bytes = Array(line.utf8)
        // How many parentheses are open in each piece of code that stands in quotes, the innermost last.
        var open: [Int] = []
        var isQuoted = false
        var index = 0
        while index < bytes.count {
            let byte = bytes[index]
            if isQuoted {
                if byte == UInt8(ascii: "\\"), index + 1 < bytes.count {
                    if bytes[index + 1] == UInt8(ascii: "(") {
                        open.append(0)
                        isQuoted = false
                    }
                    bytes[index] = 0x20
                    bytes[index + 1] = 0x20
                    index += 1
                } else if byte == UInt8(ascii: "\"") {
                    isQuoted = false
                } else {
                    bytes[index] = 0x20
                }
            } else if byte == UInt8(ascii: "\"") {
                isQuoted = true
            } else if byte == UInt8(ascii: "("), !open.isEmpty {
                open[open.count - 1] += 1
            } else if byte == UInt8(ascii: ")"), let depth = open.popLast() {
                if depth == 0 { isQuoted = true } else { open.append(depth - 1) }
            }
            index += 1
        }
        return bytes
    }

    /// The names in a line; one that a function or case gets here is none.
    private static func names(in line: String) -> [Name] {
        var names: [Name] = []
        let bytes = unquoted(line)
        func isLetter(_ byte: UInt8) -> Bool {
            (0x61...0x7A).contains(byte | 0x20) || (0x30...0x39).contains(byte) || byte == UInt8(ascii: "_")
        }
        var start = 0
        var isDeclared = false
        while start < bytes.count {
            guard isLetter(bytes[start]) else {
                start += 1
                continue
            }
            let end = bytes[start...].firstIndex { !isLetter($0) } ?? bytes.count
            let text = String(decoding: bytes[start..<end], as: UTF8.self)
            if !isDeclared || bytes[start - 1] != UInt8(ascii: " ") {
                names.append(
                    Name(text: text, before: start > 0 ? bytes[start - 1] : 0, behind: end < bytes.count ? bytes[end] : 0))
            }
            isDeclared = text == "func" || text == "case"
            start = end
        }
        return names
    }

    /// The types that `files` declare outside all others.
    package static func types(declaredIn files: [File]) -> Set<String> {
        names(in: files, #/^(?:package )?(?:final )?(?:struct|enum|class|protocol|actor) (\w+)/#)
    }

    /// The types that `files` declare inside others.
    package static func innerTypes(declaredIn files: [File]) -> Set<String> {
        names(in: files, #/^ +(?:package |private |fileprivate )?(?:final )?(?:struct|enum|class|typealias) (\w+)/#)
    }

    /// The functions, properties and cases that `files` declare, the first of each line.
    package static func members(declaredIn files: [File]) -> Set<String> {
        names(in: files, #/\b(?:func|var|let|case) `?(\w+)/#)
    }

    /// The functions and properties that `files` add to `types` in extensions.
    package static func members(addedTo types: Set<String>, in files: [File]) -> Set<String> {
        let heading = #/^(?:package )?extension (\w+)/#
        let declaration = #/^    (?:package |private |fileprivate |mutating |static )*(?:func|var|let) `?(\w+)/#
        var members: Set<String> = []
        for file in files {
            var isWanted = false
            for line in file.lines {
                if let name = line.firstMatch(of: heading)?.1 { isWanted = types.contains(String(name)) }
                if line.hasPrefix("}") { isWanted = false }
                if isWanted, let name = line.firstMatch(of: declaration)?.1 { members.insert(String(name)) }
            }
        }
        return members
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
