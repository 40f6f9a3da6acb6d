import VocabCore

/// Reads books in EPUB (2 and 3): an archive of chapters with a file that tells their order.
enum EPUB {
    /// The title and the text of the chapters in the order they are read in; nil when `bytes` are no such book.
    ///
    /// - Throws: `WordListError.notText` when it cannot be unpacked, or is copy-protected.
    static func read(_ bytes: [UInt8]) throws(WordListError) -> ReadableText? {
        var isLocked = false
        do throws(ZipArchive.Problem) {
            var archive = try ZipArchive(bytes, maximumSize: mostBytes)
            guard let container = try archive.content(of: "META-INF/container.xml"),
                let package = packagePath(in: container),
                let content = try archive.content(of: package)
            else { return nil }
            isLocked = try isProtected(&archive)
            if isLocked { throw .encrypted }
            let book = Package(content)
            let folder = package.split(separator: "/").dropLast().map(String.init)
            let chapters = book.chapters.map { path(of: $0, in: folder) }
            if chapters.reduce(0, { $0 + (archive.size(of: $1) ?? 0) }) > mostBytes { throw .tooLarge }
            var text = ""
            for chapter in chapters {
                guard let content = try archive.content(of: chapter) else { continue }
                text += HTMLDocument.read(XMLEncoding.decoded(content)).text + "\n\n"
            }
            return ReadableText(title: book.title, text: text)
        } catch {
            throw .notText(isLocked ? .protectedBook : FileKind(error))
        }
    }

    /// The longest novels have some four million letters; a book that claims to hold more than this is not unpacked.
    private static let mostBytes = 32 << 20

    /// Whether the text is encrypted, or a shop left the right to read it beside it. Fonts alone may be disguised in any book.
    private static func isProtected(_ archive: inout ZipArchive) throws(ZipArchive.Problem) -> Bool {
        let rights = ["META-INF/rights.xml", "META-INF/sinf.xml", "META-INF/license.lcpl"]
        if rights.contains(where: archive.names.contains) { return true }
        guard let content = try archive.content(of: "META-INF/encryption.xml") else { return false }
        var reader = XMLReader(file: content)
        var isKey = false
        while let piece = reader.next() {
            switch piece {
            case .start(let tag) where tag.name == "EncryptedKey": isKey = true
            case .end("EncryptedKey"): isKey = false
            case .start(let tag) where tag.name == "EncryptionMethod" && !isKey:
                if !fontDisguises.contains(tag["Algorithm"] ?? "") { return true }
            default: continue
            }
        }
        return false
    }

    private static let fontDisguises: Set = ["http://www.idpf.org/2008/embedding", "http://ns.adobe.com/pdf/enc#RC"]

    /// The file that tells what is in the book.
    private static func packagePath(in container: [UInt8]) -> String? {
        var reader = XMLReader(file: container)
        while let piece = reader.next() {
            if case .start(let tag) = piece, tag.name == "rootfile", let path = tag["full-path"] { return path }
        }
        return nil
    }

    /// The name in the archive of what `reference` leads to from a folder in it.
    private static func path(of reference: String, in folder: [String]) -> String {
        let bare = URLText.decoded(reference.prefix { $0 != "#" })
        var parts = bare.hasPrefix("/") ? [] : folder
        for part in bare.split(separator: "/") {
            if part == ".." { _ = parts.popLast() } else if part != "." { parts.append(String(part)) }
        }
        return parts.joined(separator: "/")
    }

    /// What the file says that tells what is in the book.
    private struct Package {
        private(set) var title = ""
        /// The files of the chapters in their order.
        private(set) var chapters: [String] = []

        init(_ bytes: [UInt8]) {
            var reader = XMLReader(file: bytes)
            var files: [String: String] = [:]
            while let piece = reader.next() {
                guard case .start(let tag) = piece else { continue }
                switch tag.name {
                case "title" where title.isEmpty: title = Text.cleanedLine(reader.text(of: tag))
                case "item":
                    // The table of contents only repeats the headings.
                    let isContents = tag["properties"]?.split(separator: " ").contains("nav") ?? false
                    if let id = tag["id"], let file = tag["href"], !isContents { files[id] = file }
                case "itemref":
                    if let id = tag["idref"], let file = files[id], !chapters.contains(file) { chapters.append(file) }
                default: continue
                }
            }
        }
    }
}
