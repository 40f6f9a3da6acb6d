/// What the program tells the shell when it ends, as sysexits.h has it.
package enum ExitStatus: Int32, Sendable {
    case done = 0
    case usage = 64
    case badData = 65
    case noInput = 66
    case unavailable = 69
    case cannotCreate = 73
    case diskError = 74
    case tryAgain = 75
    case interrupted = 130
}
