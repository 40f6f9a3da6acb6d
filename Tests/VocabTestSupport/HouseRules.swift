/// The rules for a target that the compiler does not enforce. Each returns the places that break it.
package enum HouseRules {
    /// Imports of anything but `allowed`.
    package static func imports(in target: String, beside allowed: Set<String>) throws -> [String] {
        let statement = #/^(?:@\S+ )*import (?:\w+ )?(\w+)/#
        return try SourceTree.files(below: "Sources/\(target)").flatMap { file in
            file.lines.filter { $0.contains("import ") }.compactMap { line in
                guard let name = line.firstMatch(of: statement)?.1, !allowed.contains(String(name)) else { return nil }
                return "\(file.path): \(line)"
            }
        }
    }

    /// Clocks, randomness, environment, processes and standard streams, which only a composition root may name.
    package static func outsideWorld(in target: String, except path: String = "") throws -> [String] {
        let files = try SourceTree.files(below: "Sources/\(target)").filter { $0.path != path }
        let calls: Set = [
            "print", "debugPrint", "dump", "puts", "printf", "fputs", "fflush", "putchar", "readLine", "getline", "gets",
            "getchar",
            "getenv", "setenv", "exit", "_exit", "abort", "time", "localtime", "localtime_r", "gmtime", "gmtime_r", "sleep",
            "nanosleep", "rand", "random", "system", "popen", "fork", "signal", "isatty", "ioctl", "tcgetattr", "UUID", "Date",
        ]
        let names: Set = [
            "clock_gettime", "gettimeofday", "ContinuousClock", "SuspendingClock", "ProcessInfo", "SystemRandomNumberGenerator",
            "arc4random", "getrandom", "CommandLine", "stdin", "stdout", "stderr", "STDIN_FILENO", "STDOUT_FILENO",
            "STDERR_FILENO", "environ",
        ]
        return SourceTree.places(of: calls, in: files, where: \.isFreeCall)
            // An option of another program may be called so.
            + SourceTree.places(of: names, in: files) { $0.before != UInt8(ascii: "-") }
            + SourceTree.places(
                of: ["sleep", "random", "randomElement", "shuffled", "shuffle"], in: files, where: \.isMemberCall
            )
            .filter { !$0.contains("using:") }
    }

    /// Calls to the disk outside the files whose path begins with one of `allowed`.
    package static func diskCalls(in target: String, except allowed: [String] = []) throws -> [String] {
        let files = try SourceTree.files(below: "Sources/\(target)").filter { file in
            !allowed.contains { file.path.hasPrefix($0) }
        }
        let calls: Set = [
            "open", "openat", "creat", "rename", "renameat", "renameat2", "unlink", "unlinkat", "fopen", "fdopen", "mkdir",
            "rmdir",
            "opendir", "readdir", "stat", "lstat", "fstat", "access", "chmod", "fchmod", "link", "symlink", "readlink",
            "realpath",
            "write", "pwrite", "read", "pread", "fsync", "fdatasync", "ftruncate", "truncate", "flock", "mmap", "mkstemp",
            "mkdtemp", "remove",
        ]
        // Some commands have methods called `read` and `write`, which are given a session.
        return SourceTree.places(of: calls, in: files, where: \.isFreeCall).filter { !$0.contains("ession") }
            + SourceTree.places(of: ["FileManager", "FileHandle", "contentsOfFile", "URL"], in: files)
    }

    /// What is forced, live and global, or unchecked.
    package static func forced(in target: String) throws -> [String] {
        let files = try SourceTree.files(below: "Sources/\(target)")
        return SourceTree.places(of: ["try", "as"], in: files, where: \.isForced)
            + SourceTree.places(of: ["fatalError", "preconditionFailure", "unsafe", "shared"], in: files)
            + SourceTree.places(of: #/@unchecked/#, in: files) { $0.contains("@unchecked") }
            + SourceTree.places(
                of: #/\bstatic var [^{]*$|\bstatic var [^{]*=|^(package |private |fileprivate )?var /#, in: files
            ) { $0.contains("var ") }
    }

    /// Uses of what is declared in a folder further down the list: of `folders`, each may know only those before it.
    ///
    /// Found are types, and what is added to the types of a folder in one further down, where its name is of several words and is declared
    /// nowhere else.
    package static func upwardUses(in target: String, _ folders: [String]) throws -> [String] {
        let files = try folders.map { try SourceTree.files(below: "Sources/\(target)/\($0)") }
        let others = try SourceTree.files(below: "Sources").filter { !$0.path.hasPrefix("Sources/\(target)/") }
        let elsewhere = SourceTree.members(declaredIn: others)
        return files.indices.flatMap { level -> [String] in
            let before = files[...level].flatMap(\.self)
            let behind = files[(level + 1)...].flatMap(\.self)
            let own = SourceTree.types(declaredIn: before).union(SourceTree.innerTypes(declaredIn: before))
            let types = SourceTree.types(declaredIn: behind).subtracting(own)
            let added = SourceTree.members(addedTo: own, in: behind).subtracting(SourceTree.members(declaredIn: before))
                .subtracting(elsewhere).filter { $0.contains(where: \.isUppercase) }
            return files[level].flatMap { file in
                file.names.joined().filter { types.contains($0.text) || $0.isMember && added.contains($0.text) }
                    .map { "\(file.path) knows \($0.text)" }
            }
        }
    }
}
