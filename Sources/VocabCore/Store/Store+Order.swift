extension Store {
    /// Brings a store that an earlier version made, or into which two copies were merged, into the form that changes are made to.
    ///
    /// What changes is copied to the backups first. Readers find the same before, in the middle and afterwards: they join the files of a
    /// bookcase and number names as this does.
    func putInOrder(_ written: WrittenFiles, at moment: Timestamp) throws -> (StoreContents, [Repair]) {
        var repairs = try [moveDeviceOutOfSettings(written, at: moment)].compactMap { $0 }
        let contents = StoreContents(repairs.isEmpty ? written : try unhinderedFiles())
        if contents.secondFiles.isEmpty, contents.numbered.isEmpty { return (contents, repairs) }
        let odd = contents.secondFiles.map(\.bookcase) + contents.numbered
        let bookcases = contents.library.bookcases.filter { odd.contains($0.id) }
        let seconds = contents.secondFiles.map(\.path)
        try keepCopies(of: bookcases.compactMap { contents.paths[$0.id] } + seconds, .repair, at: moment)
        for bookcase in bookcases {
            guard let path = contents.paths[bookcase.id], let version = contents.versions[path] else { continue }
            try files.replace(path, with: BookcaseFile.encode(bookcase), over: version)
            if contents.numbered.contains(bookcase.id) { repairs.append(.separated(path: path, name: bookcase.name)) }
        }
        for (path, id) in contents.secondFiles {
            guard let name = contents.library[id]?.name else { continue }
            repairs.append(.joined(path: path, into: name, rest: try moveAside(path)))
        }
        return (StoreContents(try unhinderedFiles()), repairs)
    }

    /// Moves a file into a folder where nothing looks for anything, and returns its place there.
    func moveAside(_ path: Path) throws -> Path {
        try files.makeFolder(setAsideFolder)
        let rest = try restPath(for: setAsideFolder.appending(path.name))
        try files.rename(path, to: rest)
        return rest
    }

    /// A file beside `path`, not there yet, for what cannot be used of it.
    func restPath(for path: Path) throws -> Path {
        var rest = path.adding(suffix: Self.restSuffix)
        var number = 2
        while try files.status(rest) != nil {
            rest = path.adding(suffix: "\(Self.restSuffix)~\(number)")
            number += 1
        }
        return rest
    }
}
