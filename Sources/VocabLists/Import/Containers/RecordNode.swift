import VocabCore

/// A value with others inside it, as JSON and XML have them.
indirect enum RecordNode: Sendable {
    case text(String)
    case array([RecordNode])
    case object([(name: String, value: RecordNode)])

    /// Whether it is a single text.
    var isText: Bool { if case .text = self { true } else { false } }

    /// Whether it is a list with nothing in it.
    var isEmptyList: Bool { if case .array(let elements) = self { elements.isEmpty } else { false } }

    /// The name and the text of an object that has one member.
    var pair: [String]? {
        guard case .object(let members) = self, members.count == 1, let text = members[0].value.text else { return nil }
        return [members[0].name, text]
    }

    /// Whether it is an object with one list.
    var isPart: Bool {
        guard case .object(let members) = self, members.count == 1, case .array = members[0].value else { return false }
        return true
    }

    /// The members of an object, or of each of the objects of a list; none for others.
    var objects: [[(name: String, value: RecordNode)]] {
        switch self {
        case .text: return []
        case .object(let members): return [members]
        case .array(let elements):
            let found = elements.compactMap { if case .object(let members) = $0 { members } else { nil } }
            return found.count == elements.count ? found : []
        }
    }

    /// The text in front of a list that has lists behind it as well.
    var leadingText: String? {
        guard case .array(let elements) = self, elements.count > 1, elements[0].isText,
            !elements.dropFirst().contains(where: \.isText)
        else { return nil }
        return elements[0].text
    }

    /// The text of a value, or of the values of a list one after the other; nil for others.
    var text: String? {
        switch self {
        case .text(let text): return text
        case .array(let elements):
            let texts = elements.compactMap { if case .text(let text) = $0 { text } else { nil } }
            return texts.count == elements.count && !texts.isEmpty ? texts.filter { !$0.isEmpty }.joined(separator: "; ") : nil
        case .object: return nil
        }
    }
}
