/// Where a service over HTTP is. What is looked up is never sent in the clear, but to this machine itself.
package struct ServiceAddress: Hashable, Sendable {
    /// The address up to the path of a request, without a slash at its end.
    package let base: String
    /// The name in it.
    package let host: String

    /// The address written as `text`.
    ///
    /// - Throws: `LookupProblem.notEncrypted` for anything but `https`, unless it leads to this machine.
    package init(_ text: String) throws(LookupProblem) {
        let parts = text.firstRange(of: "://").map { (text[..<$0.lowerBound].lowercased(), text[$0.upperBound...]) }
        guard let (scheme, rest) = parts, ["https", "http"].contains(scheme),
            text.unicodeScalars.allSatisfy({ $0.value > 0x20 && $0.value < 0x7F && !"\"\\{}[]@#?".unicodeScalars.contains($0) })
        else { throw .notEncrypted(text) }
        let host = rest.prefix { $0 != "/" && $0 != ":" }
        guard !host.isEmpty, scheme == "https" || DictServer.isLoopback(String(host)) else { throw .notEncrypted(text) }
        var base = "\(scheme)://\(rest)"
        while base.hasSuffix("/") { base.removeLast() }
        self.base = base
        self.host = String(host)
    }
}
