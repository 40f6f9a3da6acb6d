import VocabCore

/// A file as a learner names it: by its path, by `-` for standard input, or by a URL that leads to one.
enum InputName: Equatable {
    case standardInput
    case path(String)
    /// Something on the net, which is not fetched.
    case remote(String)

    init(_ text: String) {
        let lower = text.prefix(8).lowercased()
        if text == "-" {
            self = .standardInput
        } else if lower.hasPrefix("http://") || lower.hasPrefix("https://") {
            self = .remote(text)
        } else if lower.hasPrefix("file://") {
            // Behind the name of the host, which is this one (RFC 8089).
            self = .path(URLText.decoded(text.dropFirst(7).drop { $0 != "/" }))
        } else {
            self = .path(text)
        }
    }

    /// The name as it is read: a path, or `-`.
    ///
    /// - Throws: `Alert.reading` for what is on the net.
    func readable() throws -> String {
        switch self {
        case .standardInput: "-"
        case .path(let path): path
        case .remote(let address): throw Alert.reading(.remote(address))
        }
    }
}
