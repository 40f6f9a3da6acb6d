import VocabCore

/// What stands in a bracket as it is read.
struct SourceMembers {
    var all: [(name: String?, value: RecordNode)] = []
    private var name: String?
    private(set) var value: RecordNode?
    /// Whether the value is a bare name, which may turn out to be what is called, or a type.
    private(set) var isWord = false
    private(set) var bareName = ""
    /// The bare names and texts that stand for themselves.
    private(set) var names: [String] = []
    private var isJoined = false
    /// Whether the name stood in brackets.
    private var isPlace = false
    /// Whether the name was a text in quotes.
    private var isQuoted = false
    /// Whether they are statements and no values: names of these say nothing.
    var areStatements = false

    /// With `isStatement` a semicolon ends what was read.
    mutating func end(isStatement: Bool = false) {
        if let text = isWord ? bareName : value?.text { names.append(text) }
        // `words["apple"] = "사과"`, `"apple" = "사과";`
        if isPlace || isQuoted && isStatement, let name, let value {
            all.append((nil, .array([.text(name), value])))
        } else if let value {
            all.append((name, value))
        }
        drop()
    }

    /// Passes over what was read since the last comma.
    mutating func drop() { (name, value, isWord, isJoined, isPlace, isQuoted) = (nil, nil, false, false, false, false) }

    /// A number, or a bare name: it may name what comes or be what is called, but is no text itself.
    mutating func word(_ word: String) {
        bareName = word
        value = .text(Double(word) == nil ? "" : word)
        isWord = true
    }

    mutating func text(_ text: String) {
        if !isWord, case .text(let before) = value, isJoined {
            value = .text(before + text)
        } else {
            take(.text(text))
        }
        isJoined = false
    }

    /// A value, whatever was called to make it.
    mutating func take(_ node: RecordNode) {
        // `new String[]{…}`, `[]string{…}`: an empty bracket is part of a type.
        if value != nil, !isWord, !isEmptyBracket { end() }
        (value, isWord) = (node, false)
    }

    var isEmptyBracket: Bool { if case .array(let elements) = value { elements.isEmpty } else { false } }

    mutating func join() { isJoined = true }

    /// What was read is the name of what comes.
    mutating func nameNext() {
        switch value {
        case .text where isWord: name = bareName
        case .text(let text): (name, isQuoted) = (text, true)
        case .array(let elements) where elements.count == 1 && elements[0].isText: (name, isPlace) = (elements[0].text, true)
        // `<Table items={[…]} />` above another.
        case .array(let elements) where elements.contains { !$0.objects.isEmpty }: end()
        default: name = nil
        }
        (value, isWord) = (nil, false)
    }

    /// Whether values with names ended with a comma, and nothing came behind it: what has no name does not belong to them.
    var areNamedAlone: Bool {
        !areStatements && all.count > 1 && value == nil && name == nil && all.allSatisfy { $0.name != nil }
    }

    /// An object where all values have names, else an array.
    var node: RecordNode {
        guard !areStatements, !all.isEmpty, all.allSatisfy({ $0.name != nil }) else { return .array(all.map(\.value)) }
        return .object(all.map { ($0.name ?? "", $0.value) })
    }
}
