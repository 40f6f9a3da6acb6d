/// Why a source gave no answer.
package enum LookupProblem: Error, Equatable, Sendable {
    /// The program that the source needs is not installed.
    case noProgram(String)
    /// The program ended with this status.
    case programFailed(String, status: Int32)
    /// No machine has this name.
    case noSuchHost(String)
    /// Nothing listens there.
    case refused(host: String, port: Int)
    /// The network does not lead there.
    case unreachable(host: String)
    /// Nobody vouches for the server's certificate.
    case notTrusted(host: String)
    /// The answer did not come in time.
    case timedOut
    /// The other side closed before the answer was whole.
    case closedEarly
    /// The answer is longer than any answer is.
    case tooMuch
    /// The answer follows no rule of the protocol.
    case badAnswer
    /// The server answered with this status, which says no more than that it did not do it.
    case status(Int)
    /// A service needs a key, and there is none.
    case noKey
    /// The service does not take the key.
    case keyRefused
    /// There were too many requests in a short time.
    case tooManyRequests
    /// What may be asked in a month is used up.
    case limitReached
    /// The service's address would send what is looked up in the clear.
    case notEncrypted(String)
    /// The source has no such term; `nearest` are those spelt nearly like it.
    case nothingFound(nearest: [String])
}
