/// Something the program says, in every language it speaks. A missing translation does not compile.
package protocol Phrase {
    /// The Korean wording.
    var korean: String { get }
    /// The English wording.
    var english: String { get }
}

extension Phrase {
    /// The wording in `language`.
    package func text(in language: Language) -> String {
        switch language {
        case .korean: korean
        case .english: english
        }
    }
}

/// A phrase given in place, where the thing that it speaks of is declared.
package struct Bilingual: Phrase, Equatable, Sendable {
    package let korean: String
    package let english: String

    /// The two wordings.
    package init(_ korean: String, _ english: String) {
        self.korean = korean
        self.english = english
    }
}
