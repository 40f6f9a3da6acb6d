import Glibc
import VocabCLI

/// Esc, which is also the first byte of what other keys send, close behind each other.
let escapeKey: UInt8 = 0x1B

/// Esc where it begins what another key sends, which is looked at; else the byte behind it, for Esc alone would make half a command of the
/// next key, and take a part of a letter beyond ASCII. Nil where nothing comes behind it.
func byteMeantByEscape() -> UInt8? {
    var byte = escapeKey
    while byte == escapeKey {
        guard hasInput(withinMilliseconds: Int32(KeyReader.sequenceTime)), read(STDIN_FILENO, &byte, 1) == 1 else {
            lineBeingRead.pointee.escapeAt = SystemClock.read().milliseconds
            return nil
        }
    }
    if byte >= 0x80 { return byte }
    lineBeingRead.pointee.lookedAt = byte
    return escapeKey
}

/// Whether a byte goes on with an Esc that was taken for one alone: a slow line tore the key apart, and nobody types `[` or `O` so soon.
func isLateSequence(_ byte: UInt8) -> Bool {
    guard let escapeAt = lineBeingRead.pointee.escapeAt else { return false }
    lineBeingRead.pointee.escapeAt = nil
    return "[O".utf8.contains(byte) && SystemClock.read().milliseconds - escapeAt <= 400
}

/// Whether there is more to read, now or soon.
private func hasInput(withinMilliseconds milliseconds: Int32) -> Bool {
    var input = pollfd(fd: STDIN_FILENO, events: Int16(POLLIN), revents: 0)
    return poll(&input, 1, milliseconds) > 0
}
