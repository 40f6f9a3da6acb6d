import VocabCore

extension ArcadeMode {
    /// The option that asks for it.
    var option: Invocation.Option {
        switch self {
        case .time(let seconds): .value("--time", String(seconds))
        case .lives(let lives): .value("--lives", String(lives))
        }
    }
}
