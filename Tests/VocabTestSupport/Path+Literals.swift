import VocabCore

extension Path: ExpressibleByStringInterpolation {
    /// The path that a test writes as text.
    package init(stringLiteral text: String) {
        self.init(text)
    }
}

extension Store {
    /// The store in a folder that the test has as text.
    package init(root: String, files: any FileSystem) {
        self.init(root: Path(root), files: files)
    }
}
