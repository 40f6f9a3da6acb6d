/// The files by which git knows what of a store is shared, and how it is merged.
enum RepositoryFiles {
    /// Lets in what copies of a store share, and nothing else that lies in its folder.
    static let ignore = """
        # What this device keeps to itself: device, undo, backups, cache, set-aside, typed, .lock and whatever else lies here.
        /*
        !/.gitignore
        !/.gitattributes
        !/settings.json
        !/bookcases/
        !/history/
        /bookcases/*
        !/bookcases/*.json
        /bookcases/.*
        /history/*
        !/history/*.jsonl

        """

    /// Keeps every byte as it is, and names the merge driver.
    static let attributes = """
        * -text
        /bookcases/*.json merge=vocab
        /history/*.jsonl merge=vocab
        /settings.json merge=vocab

        """

    /// What a file must hold, where it lacks it; nil where nothing is to be done. What else stands in it stays.
    static func completed(_ present: [UInt8]?, with wanted: String) -> [UInt8]? {
        guard let present else { return Array(wanted.utf8) }
        if present.firstRange(of: Array(wanted.utf8)) != nil { return nil }
        return present + (present.isEmpty || present.last == 0x0A ? [] : [0x0A]) + Array(wanted.utf8)
    }
}
