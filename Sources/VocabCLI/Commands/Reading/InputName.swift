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
            self = .path(Self.path(ofURL: text.dropFirst(7)))
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

    /// The path behind the name of a host, which is this one, with the bytes that `%` stands before (RFC 8089, RFC 3986).
    private static func path(ofURL rest: Substring) -> String {
        let bytes = Array(rest.drop { $0 != "/" }.utf8)
        var path: [UInt8] = []
        var place = 0
        while place < bytes.count {
            let digits = bytes[place...].dropFirst().prefix(2)
            if bytes[place] == UInt8(ascii: "%"), digits.count == 2,
                let byte = UInt8(String(decoding: digits, as: UTF8.self), radix: 16)
            {
                path.append(byte)
                place += 3
            } else {
                path.append(bytes[place])
                place += 1
            }
        }
        return Text.keeping(path)
    }
}
