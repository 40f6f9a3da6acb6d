import VocabCore

/// Finds the dictionaries that are installed on this machine.
package enum InstalledDictionaries {
    /// WordNet and the StarDict dictionaries, as far as they are there.
    ///
    /// - Parameter files: the files that a pattern of the shell fits, in order.
    package static func find(environment: [String: String], files: (String) -> [String]) -> [any LookupSource] {
        var sources: [any LookupSource] = []
        if let wordNet = WordNetSource(folders: InstalledThesaurus.folders(environment: environment)) { sources.append(wordNet) }
        let paths = StarDictSource.patterns(environment: environment).flatMap(files).map { Path($0) }
        if let starDict = StarDictSource(paths) { sources.append(starDict) }
        return sources
    }
}
