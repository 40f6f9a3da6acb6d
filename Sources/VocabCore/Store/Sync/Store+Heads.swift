extension Store {
    /// Whether any bookcase may have a member of this name that this version does not know, told by the beginnings of the files alone.
    ///
    /// No is certain. Reading all words of a large library takes longer than a sync without news.
    package func mayHaveMember(_ name: String) throws -> Bool {
        try inStoreTerms {
            try bookcasePaths().contains { path in
                guard let start = try files.readStart(path, in: root, count: Self.longestHead) else { return false }
                let text = "\"\(name)\":"
                guard start.starts(with: "{\"format\":".utf8), let words = start.firstRange(of: Array("\"words\":[".utf8)) else {
                    return true
                }
                return start[..<words.lowerBound].firstRange(of: Array(text.utf8)) != nil
            }
        }
    }

    /// A description and the names in other languages fit in; where a head is longer, the whole file is read.
    private static var longestHead: Int { 4_096 }
}
