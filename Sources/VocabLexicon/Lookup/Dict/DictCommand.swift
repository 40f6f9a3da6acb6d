/// What is said to a DICT server (RFC 2229, 3).
enum DictCommand: Equatable {
    /// Who is asking.
    case client(String)
    /// The definitions of a word in every database.
    case define(String)
    /// The headwords of every database that are near a word by a strategy of the server.
    case match(String, strategy: String)
    /// What a database says about itself.
    case info(database: String)
    /// The databases that the server has.
    case databases
    /// Farewell.
    case quit

    /// The line as it is sent.
    var bytes: [UInt8] {
        let line =
            switch self {
            case .client(let name): "CLIENT \(Self.quoted(name))"
            case .define(let word): "DEFINE * \(Self.quoted(word))"
            case .match(let word, let strategy): "MATCH * \(strategy) \(Self.quoted(word))"
            case .info(let database): "SHOW INFO \(Self.quoted(database))"
            case .databases: "SHOW DB"
            case .quit: "QUIT"
            }
        return Array((line + "\r\n").utf8)
    }

    /// A word in quotes; a control character would end the command, and another could be smuggled in behind it.
    private static func quoted(_ word: String) -> String {
        var quoted = "\""
        for scalar in word.unicodeScalars where scalar.properties.generalCategory != .control {
            if scalar == "\"" || scalar == "\\" { quoted += "\\" }
            quoted.unicodeScalars.append(scalar)
        }
        return quoted + "\""
    }
}
