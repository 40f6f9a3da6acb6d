/// The address of a remote as a screen may show it.
package enum RemoteAddress {
    /// The address without the password or token that stands in it, as in `https://me:secret@example.com/words.git` or
    /// `https://token@example.com/words.git`. The user of an address for ssh is no secret.
    package static func shown(_ remote: String) -> String {
        guard let scheme = remote.firstRange(of: "://") else { return remote }
        let rest = remote[scheme.upperBound...]
        let host = rest.prefix { $0 != "/" && !$0.isWhitespace && $0 != "'" && $0 != "\"" }
        guard let at = host.lastIndex(of: "@") else { return remote }
        let user = host[..<at].prefix { $0 != ":" }
        let isForKeys = remote[..<scheme.lowerBound].lowercased().hasSuffix("ssh")
        return remote[..<scheme.upperBound] + (isForKeys ? user + "@" : "") + remote[remote.index(after: at)...]
    }

    /// A text in which every address stands as `shown` has it: what git says repeats them whole.
    package static func withoutSecrets(_ text: String) -> String {
        var parts = text.split(separator: "://", omittingEmptySubsequences: false).map(String.init)
        for index in parts.indices.dropFirst() {
            let address = shown(parts[index - 1].suffix(4) + "://" + parts[index])
            parts[index] = String(address.dropFirst(parts[index - 1].suffix(4).count + 3))
        }
        return parts.joined(separator: "://")
    }
}
