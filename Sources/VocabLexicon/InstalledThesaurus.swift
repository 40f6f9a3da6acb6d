import VocabCore

/// Finds the thesaurus that is installed beside the program, if there is one.
package enum InstalledThesaurus {
    /// WordNet in the folder that `$WNSEARCHDIR` names, else where Debian and others put it; nil where there is none.
    ///
    /// `WNSEARCHDIR` is WordNet's own variable; when it is set, nothing else is looked at. Nothing is read yet.
    package static func find(environment: [String: String]) -> (any Thesaurus)? {
        find(in: folders(environment: environment))
    }

    /// The folders that may have one.
    static func folders(environment: [String: String]) -> [Path] {
        if let folder = environment["WNSEARCHDIR"], !folder.isEmpty { return [Path(folder)] }
        return ["/usr/share/wordnet", "/usr/local/share/wordnet", "/usr/share/dictd"].map { Path($0) }
    }

    /// The thesaurus in the first of the folders that has one.
    static func find(in folders: [Path]) -> (any Thesaurus)? {
        for folder in folders {
            if let database = WordNetDatabase(folder: folder) { return database }
            if let dictionary = DictWordNet(folder: folder) { return dictionary }
        }
        return nil
    }
}
