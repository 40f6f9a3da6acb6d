import VocabCore

extension Library {
    /// The same, whenever its settings were changed: what was taken back or brought back was changed just now.
    var undated: Library {
        var library = self
        library.settings.modified = nil
        return library
    }
}
