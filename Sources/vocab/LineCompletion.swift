import CReadline
import Glibc
import VocabCLI
import VocabCore
import VocabLanguage

/// Gives readline the offers for the word between `start` and `end`; it shall look for none itself.
func complete(_ text: UnsafePointer<CChar>?, _ start: Int32, _ end: Int32) -> UnsafeMutablePointer<
    UnsafeMutablePointer<CChar>?
>? {
    vocab_rl_stop_file_completion()
    guard let text, let completer = lineBeingRead.pointee.completer, let line = vocab_rl_line() else { return nil }
    let before = [UInt8](UnsafeRawBufferPointer(start: line, count: Int(start)))
    let quote = completer.isForWholeLine ? nil : before.last.flatMap(openQuote)
    let head = String(decoding: quote == nil ? before[...] : before.dropLast(), as: UTF8.self)
    switch completer.offer(head, String(cString: text)) {
    case .fileNames:
        let typed = Text.keeping(cString: text)
        if quote == nil, typed.contains(where: { "*?[".contains($0) }) { return filesMatching(typed) }
        return rl_completion_matches(text, nextFileName)
    case .words(let words):
        let isWhole = completer.isForWholeLine
        lineBeingRead.pointee.offers = words.map { isWhole ? $0 : PromptQuotes.typed($0, behind: quote) }
        return rl_completion_matches(text, nextOffer)
    }
}

private func openQuote(_ byte: UInt8) -> Unicode.Scalar? {
    byte == UInt8(ascii: "\"") || byte == UInt8(ascii: "'") ? Unicode.Scalar(byte) : nil
}

/// Hands readline one offer after the other; `state` is 0 for the first.
private func nextOffer(_ text: UnsafePointer<CChar>?, _ state: Int32) -> UnsafeMutablePointer<CChar>? {
    guard !lineBeingRead.pointee.offers.isEmpty else { return nil }
    return strdup(lineBeingRead.pointee.offers.removeFirst())
}

/// Hands readline one file name after the other, without those that cannot be shown or typed as they are.
private func nextFileName(_ text: UnsafePointer<CChar>?, _ state: Int32) -> UnsafeMutablePointer<CChar>? {
    var state = state
    while let name = rl_filename_completion_function(text, state) {
        if let shown = String(validatingCString: name), canBeTyped(shown) { return name }
        free(name)
        state = 1
    }
    return nil
}

private func canBeTyped(_ name: String) -> Bool {
    SafeText.line(name) == name && !name.utf8.contains { $0 == UInt8(ascii: "\"") || $0 == UInt8(ascii: "\\") }
}

/// The files that a pattern fits, as readline wants them: one in its place, or several to be listed beneath the pattern, which stays.
private func filesMatching(_ pattern: String) -> UnsafeMutablePointer<UnsafeMutablePointer<CChar>?>? {
    let names = SystemFiles.matching(pattern).filter(canBeTyped)
    if names.isEmpty { return nil }
    if names.count == 1 { vocab_rl_note_file_name() }
    let matches = names.count == 1 ? names : [pattern] + names
    // readline frees the list, which ends with a null.
    let stride = MemoryLayout<UnsafeMutablePointer<CChar>?>.stride
    let list = calloc(matches.count + 1, stride)?.bindMemory(to: UnsafeMutablePointer<CChar>?.self, capacity: matches.count + 1)
    for (index, match) in matches.enumerated() { list?[index] = strdup(match) }
    return list
}
