import VocabCore
import VocabLanguage

/// The person's side of the program: a keyboard and a screen, or what stands in for them.
package protocol Console: AnyObject {
    /// Whether keys come from a terminal.
    var hasKeyboard: Bool { get }
    /// Whether what is written there is seen on a terminal.
    func isTerminal(_ stream: OutputStream) -> Bool
    /// How many columns the screen has now.
    var columns: Int { get }
    /// How many rows the screen has now.
    var rows: Int { get }

    /// Writes text as it stands.
    func write(_ text: String, to stream: OutputStream)

    /// Writes bytes as they are.
    func write(_ bytes: [UInt8], to stream: OutputStream)

    /// Asks for a line; on a terminal with editing, elsewhere as it comes. What is pasted on a terminal that marks pastes may hold several
    /// lines, with `\n` between them, and tabs.
    ///
    /// The Enter that a person presses out of habit within a second behind a key that needs none is not taken for an empty line.
    ///
    /// After a line and after ^C the next text begins on a new line; after ^D it does not.
    func readLine(_ request: LineRequest) -> Input<String>

    /// Asks for a line as `readLine(_:)` does, but no longer than `limit`, by a clock that nobody sets: nil when the time is up. Then what
    /// was typed is gone from the screen, and the next text begins on a new line. Off a terminal a line is waited for as long as it takes.
    func readLine(_ request: LineRequest, within limit: LineTimeLimit) -> Input<String>?

    /// Waits for one key; off a terminal for a line, which may hold more than one character.
    ///
    /// Keys without a character are those of `ConsoleKey`; Enter is "".
    func readKey() -> Input<String>

    /// Waits for one key as `readKey()` does, but no longer than `milliseconds` by a clock that nobody sets: nil when the time is up.
    func readKey(within milliseconds: Int) -> Input<String>?

    /// Sees to it that all that was written is out.
    ///
    /// Returns why some of it is lost; a reader that went away is no reason.
    func flush() -> FileFailure?

    /// Puts lines into what the arrow keys bring back, after those that are there.
    func remember(_ lines: [RecalledLine])

    /// How many columns a character takes on this screen: 0, 1 or 2.
    func columns(of character: Unicode.Scalar) -> Int
}

/// Keys that are no characters.
package enum ConsoleKey {
    /// The learner wants the screen drawn anew: ^L.
    package static let redraw = "\u{C}"
    /// The program came back from ^Z; the screen may hold anything, and the cursor stands at the beginning of a line.
    package static let resumed = "\u{1A}"
    /// The window has another size now.
    package static let resized = "\u{1B}[8t"
    /// Esc.
    package static let escape = "\u{1B}"
    /// The learner wants to hear the term, where a letter would be part of an answer: ^P.
    package static let listen = "\u{10}"
    /// An arrow or function key, or pasted text.
    package static let other = "\u{1B}["

    /// Whether `key` only means that the screen must be drawn anew.
    package static func drawsAnew(_ key: String) -> Bool { [redraw, resumed, resized].contains(key) }
}

/// Where text goes.
package enum OutputStream: Sendable {
    /// Standard output: what was asked for.
    case results
    /// Standard error: what the learner must know beside it.
    case alerts
}

/// What came of waiting for the learner. Silence is none of their words: it never means yes.
package enum Input<Value> {
    case value(Value)
    /// There is nothing more to come (^D, or the end of a pipe).
    case endOfInput
    /// The learner broke off (^C).
    case interrupt
}

extension Input: Sendable where Value: Sendable {}
extension Input: Equatable where Value: Equatable {}

/// A line to ask for. What a line editor would show of it is cleaned here, as on any screen.
package struct LineRequest {
    /// What stands before the line.
    package let prompt: String
    /// What the line holds at first, to be edited.
    package let prefill: String
    /// What may be taken as the line: the first stands there as selected text does, which the first key replaces, and TAB brings the next.
    /// Empty where there is nothing to choose from.
    package let proposals: [String]
    /// Where the prompt is shown.
    package let stream: OutputStream
    /// What TAB offers, if anything.
    package let completer: Completer?
    /// The lines that stand above the prompt, as they look on the window of now, to be shown again on a screen that holds something else;
    /// nil where nothing belongs to the prompt.
    package let above: (() -> [String])?
    /// What ^P does while the line is edited, which stays as it is: shows something above it, and leaves the cursor where the prompt is to
    /// stand again. Nil where that key is the line editor's own.
    package let listen: (() -> Void)?
    /// Whether several lines that are pasted where nothing is typed yet are the whole answer, without Enter; others are put into the line,
    /// as a single one is. Nil where none are.
    package let takesBlock: ((String) -> Bool)?
    /// Whether a terminal shows nothing of the line, as of a password.
    package let isHidden: Bool
    /// Whether the next line follows soon: what is typed before that is kept for it, and not shown as it comes.
    package let isFollowed: Bool

    /// A request.
    package init(
        _ prompt: String, prefill: String = "", proposals: [String] = [], stream: OutputStream = .results,
        completer: Completer? = nil,
        above: (() -> [String])? = nil, listen: (() -> Void)? = nil, takesBlock: ((String) -> Bool)? = nil,
        isHidden: Bool = false, isFollowed: Bool = false
    ) {
        self.prompt = SafeText.line(prompt)
        self.proposals = proposals.map(SafeText.line).filter { !$0.isEmpty }
        self.prefill = self.proposals.first ?? SafeText.line(prefill)
        self.stream = stream
        self.completer = completer
        self.above = above
        self.listen = listen
        self.takesBlock = takesBlock
        self.isHidden = isHidden
        self.isFollowed = isFollowed
    }
}

/// How long a line may take.
package struct LineTimeLimit {
    /// In milliseconds.
    package let milliseconds: Int
    /// The prompt with so many milliseconds left, which takes the place of the first one every second; nil where it stays as it is.
    package let prompt: ((Int) -> String)?

    /// A limit.
    package init(milliseconds: Int, prompt: ((Int) -> String)? = nil) {
        self.milliseconds = milliseconds
        self.prompt = prompt.map { prompt in { SafeText.line(prompt($0)) } }
    }
}

/// A line that the arrow keys bring back, cleaned as on any screen.
package struct RecalledLine: Equatable {
    /// The line as it is brought back.
    package let text: String

    /// The line that `typed` was.
    package init(_ typed: String) {
        text = SafeText.line(typed)
    }
}

/// What TAB offers. Words are cleaned here, as on any screen: a name is found by what is seen of it.
package struct Completer {
    /// What may stand in the place of the word that is being typed.
    package enum Offer: Equatable {
        case words([String])
        case fileNames

        fileprivate var showable: Offer {
            guard case .words(let words) = self else { return self }
            var seen: Set<String> = []
            return .words(words.map(SafeText.line).filter { !$0.isEmpty && seen.insert($0).inserted })
        }
    }

    /// Whether the whole line is one name; else it is a command line, whose words are apart and may stand in quotes.
    package let isForWholeLine: Bool
    /// The offer, given the line up to the word that is being typed, and that word without its opening quote.
    package let offer: (_ before: String, _ word: String) -> Offer

    /// A completer for command lines that asks `offer`.
    package init(_ offer: @escaping (_ before: String, _ word: String) -> Offer) {
        isForWholeLine = false
        self.offer = { before, word in offer(before, word).showable }
    }

    /// A completer for a line that is one of `names`.
    package init(names: [String]) {
        isForWholeLine = true
        offer = { before, word in Offer.words(Self.matching(before + word, names)).showable }
    }

    /// Those of `names` that what was typed is the beginning of, as a reader sees it.
    static func matching(_ typed: String, _ names: [String]) -> [String] {
        let beginning = Text.normalized(Text.key(typed)).unicodeScalars
        return names.filter { Text.normalized(Text.key($0)).unicodeScalars.starts(with: beginning) }
    }
}
