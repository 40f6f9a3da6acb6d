/// The address of a remote as a screen may show it.
package enum RemoteAddress {
    /// The address without the password that stands in it, as in `https://me:secret@example.com/words.git`.
    package static func shown(_ remote: String) -> String {
        guard let scheme = remote.firstRange(of: "://") else { return remote }
        let rest = remote[scheme.upperBound...]
        let host = rest.prefix { $0 != "/" }
        guard let at = host.lastIndex(of: "@"), let colon = host[..<at].firstIndex(of: ":") else { return remote }
        return String(remote[..<colon] + remote[at...])
    }
}
