import VocabCore

/// A DICT server (RFC 2229), such as dictd(8) on this machine.
package struct DictSource: LookupSource {
    /// What it is listed as.
    package let kind = LookupSourceKind.dict
    private let server: DictServer
    /// The server that is asked, as it is typed.
    package var address: String { server.description }

    /// The server at that address.
    package init(_ server: DictServer) {
        self.server = server
    }

    /// Asks the server.
    package func inquiry(for request: LookupRequest) -> Inquiry {
        let target = ChannelTarget.server(host: server.host, port: server.port)
        switch request {
        case .define(let term):
            let conversation = DictConversation(about: BaseForms.candidates(for: term))
            return .conversation(target, opening: conversation.opening, conversation)
        case .describe: return .conversation(target, opening: DictListing.opening, DictListing())
        case .suggest, .translate, .pronounce, .speak: return .notOffered
        }
    }
}

/// Where a DICT server is.
package struct DictServer: Hashable, Sendable {
    /// Its name or address.
    package let host: String
    /// Its port.
    package let port: Int

    /// dictd(8) on this machine, as its package sets it up.
    package static let local = DictServer(host: "127.0.0.1", port: standardPort)
    private static let standardPort = 2_628

    private init(host: String, port: Int) {
        self.host = host
        self.port = port
    }

    /// Reads `HOST` or `HOST:PORT`, where an IPv6 address with a port stands in square brackets; nil for anything else.
    package init?(_ text: String) {
        var host = text[...]
        var port: Substring?
        if text.hasPrefix("[") {
            guard let close = text.firstIndex(of: "]") else { return nil }
            host = text[text.index(after: text.startIndex)..<close]
            let rest = text[text.index(after: close)...]
            guard rest.isEmpty || rest.first == ":" else { return nil }
            if !rest.isEmpty { port = rest.dropFirst() }
        } else if let colon = text.firstIndex(of: ":"), text.lastIndex(of: ":") == colon {
            host = text[..<colon]
            port = text[text.index(after: colon)...]
        }
        let isName = host.utf8.allSatisfy { byte in
            switch byte {
            case 0x30...0x39, 0x41...0x5A, 0x61...0x7A, 0x2D, 0x2E, 0x3A, 0x5F, 0x80...0xFF: true
            default: false
            }
        }
        guard !host.isEmpty, host.utf8.count <= 253, host.first != "-", isName else { return nil }
        self.host = String(host)
        guard let port else {
            self.port = Self.standardPort
            return
        }
        guard let number = Int(port), (1...65_535).contains(number) else { return nil }
        self.port = number
    }

    /// Whether it is this machine itself.
    package var isLocal: Bool { Self.isLoopback(host) }

    /// Whether `host` names this machine itself.
    static func isLoopback(_ host: String) -> Bool {
        ["localhost", "::1"].contains(host.lowercased())
            || host.hasPrefix("127.") && host.utf8.allSatisfy { (0x30...0x39).contains($0) || $0 == 0x2E }
    }

    /// The address as it is typed.
    package var description: String {
        let host = host.contains(":") ? "[\(host)]" : host
        return port == Self.standardPort ? host : "\(host):\(port)"
    }
}
