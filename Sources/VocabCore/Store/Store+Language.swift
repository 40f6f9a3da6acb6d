extension Store {
    /// The language that the program speaks on this device; nil where none was chosen.
    ///
    /// It is the device's own, like the screen: a file beside the settings holds it, which are shared. Where that file is missing, what an
    /// earlier version wrote into the settings counts.
    package func language() -> InterfaceLanguage? {
        guard let bytes = try? read(languagePath) else { return (try? settings())?.language }
        return InterfaceLanguage(rawValue: String(decoding: bytes.filter { $0 > 0x20 }, as: UTF8.self))
    }

    /// Has the program speak `language` on this device from now on.
    ///
    /// - Throws: `StoreError`.
    package func speak(_ language: InterfaceLanguage) throws {
        try inStoreTerms {
            try files.makeFolder(root)
            let version = try files.version(of: languagePath)
            try write(Array("\(language.rawValue)\n".utf8), to: languagePath, over: version)
        }
    }

    private var languagePath: Path { root.appending("language") }
}
