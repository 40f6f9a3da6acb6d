import CReadline
import VocabCLI

/// What may be taken as the line: it stands there as selected text does, until a key replaces or touches it.
struct Proposal {
    private let texts: [String]
    private var place = 0
    private let isMarked: Bool

    /// What `request` proposes; nil where it proposes nothing.
    init?(of request: LineRequest, isMarked: Bool) {
        if request.proposals.isEmpty { return nil }
        texts = request.proposals
        self.isMarked = isMarked
    }

    /// What stands there.
    var text: String { texts[place] }

    /// Whether there is more to choose from than what stands there.
    var hasOthers: Bool { texts.count > 1 }

    /// Shows what is proposed now.
    func show() { vocab_rl_select(texts[place], isMarked ? 1 : 0) }

    /// Proposes the next text, after the last the first again.
    mutating func goOn() {
        place = (place + 1) % texts.count
        show()
    }
}

/// Shows the proposal once the prompt stands there, for readline takes marks away before that.
func showProposal() -> Int32 {
    lineBeingRead.pointee.proposal?.show()
    return 0
}

/// What the first key does with a proposal: a letter takes its place, TAB brings the next one, Backspace empties the
/// line, ^D leaves it, ^L shows it again; every other key leaves the proposal to be edited. Returns whether the key has done all it does.
func handledByProposal(_ byte: UInt8) -> Bool {
    guard lineBeingRead.pointee.proposal != nil else { return false }
    switch byte {
    case 0x09 where lineBeingRead.pointee.proposal?.hasOthers == true || lineBeingRead.pointee.completer == nil:
        lineBeingRead.pointee.proposal?.goOn()
        return true
    case redrawKey:
        if lineBeingRead.pointee.above != nil { return false }
        rl_clear_screen(1, 0)
        lineBeingRead.pointee.proposal?.show()
        return true
    case 0x08, 0x7F:
        replaceProposal()
        rl_redisplay()
        return true
    case 0x20..., endOfInputKey:
        // readline takes ^D for the end of input on an empty line alone.
        replaceProposal()
        return false
    default:
        if byte == 0x1B, let text = lineBeingRead.pointee.proposal?.text {
            lineBeingRead.pointee.leftProposal = (text, SystemClock.read().milliseconds)
        }
        lineBeingRead.pointee.proposal = nil
        // Behind Enter the line would stay on the screen as it looks now.
        vocab_rl_deselect()
        rl_redisplay()
        return false
    }
}

/// Takes a proposal away for a paste, whose mark begins as an arrow key does: at once, as long as it stands as it was left.
func replaceProposalByPaste() {
    if let left = lineBeingRead.pointee.leftProposal, SystemClock.read().milliseconds - left.at <= 200,
        vocab_rl_holds(left.text) != 0
    {
        rl_replace_line("", 0)
    }
    lineBeingRead.pointee.leftProposal = nil
}

/// Takes an untouched proposal away.
func replaceProposal() {
    guard lineBeingRead.pointee.proposal != nil else { return }
    lineBeingRead.pointee.proposal = nil
    vocab_rl_deselect()
    rl_replace_line("", 0)
}
