import CReadline
import VocabCore

/// Takes in what is pasted, up to the mark behind it or to ^C: several lines may be the whole answer, all else becomes part of the line.
/// One that breaks off ends the input.
func takePaste(_ count: Int32, _ key: Int32) -> Int32 {
    replaceProposalByPaste()
    lineBeingRead.pointee.isPasting = true
    defer { lineBeingRead.pointee.isPasting = false }
    let mark = Array("\u{1B}[201~".utf8)
    var bytes: [UInt8] = []
    var isWhole = false
    while !isWhole, case let byte = rl_read_key(), byte >= 0 {
        bytes.append(UInt8(truncatingIfNeeded: byte))
        isWhole = bytes.last == mark.last && bytes.suffix(mark.count).elementsEqual(mark)
    }
    if isWhole {
        bytes.removeLast(mark.count)
    } else if !lineBeingRead.pointee.wasInterrupted {
        // Half of a word would be saved as one.
        lineBeingRead.pointee.isBrokenOff = true
        return 0
    }
    var lines = withPlainLineBreaks(bytes)
    let block = String(decoding: lines, as: UTF8.self)
    if isWhole, vocab_rl_holds("") != 0, lineBeingRead.pointee.takesBlock?(block) == true {
        lineBeingRead.pointee.block = block
        return vocab_rl_end_line()
    }
    // What is typed behind a line that was copied whole goes on in it.
    while lines.last == 0x0A { lines.removeLast() }
    (lines + [0]).map(CChar.init(bitPattern:)).withUnsafeBufferPointer { _ = rl_insert_text($0.baseAddress) }
    return 0
}

/// `bytes` with `\n` for each line break, of which terminals make a carriage return, and without zeros, which a C string does not hold.
private func withPlainLineBreaks(_ bytes: [UInt8]) -> [UInt8] {
    var lines: [UInt8] = []
    lines.reserveCapacity(bytes.count)
    var last: UInt8 = 0
    for byte in bytes {
        if byte == 0x0A, last == 0x0D {
            last = byte
            continue
        }
        last = byte
        if byte != 0 { lines.append(byte == 0x0D ? 0x0A : byte) }
    }
    return lines
}
