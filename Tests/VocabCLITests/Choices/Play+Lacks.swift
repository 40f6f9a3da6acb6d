import VocabTestSupport

@testable import VocabCLI
@testable import VocabCore

/// Bookcases in which some words have no four fair choices.
extension Play {
    /// Five verbs, of which `stop` means what three of the others mean.
    func putVerbs() throws {
        try put("동작 단어", [("rest", "쉬다"), ("halt", "멈추다"), ("end", "끝나다"), ("begin", "시작하다"), ("stop", "쉬다, 멈추다, 끝나다")])
    }

    /// Four words of which each means what two of the others mean.
    func putCircle() throws {
        try put("겹침", [("a1", "가, 나"), ("b2", "나, 다"), ("c3", "다, 라"), ("d4", "라, 가")])
    }

    /// A bookcase named `made up` of words that share nothing, whose parts of speech are `partOfSpeech` of their numbers.
    func putMadeUp(count: Int, partOfSpeech: (Int) -> String = { _ in "noun" }) throws {
        putFile("bookcases/made up.json", BookcaseFile.encode(try Bookcase.generated(count: count, partOfSpeech: partOfSpeech)))
    }

    /// Fruit, in a bookcase whose terms are said to be in `language`.
    func putFruit(in language: String) throws {
        try putFruit()
        run(["book", "edit", "과일", "--term-language", language])
    }

    /// The questions of a worksheet.
    func paper(_ book: String, _ options: String...) throws -> [JSONValue] {
        try JSONValue(run(["worksheet", "--json", "--book", book] + options).console.results).array
    }
}

extension JSONValue {
    /// What is asked for in each of these questions.
    static func prompts(_ questions: [JSONValue]) -> [String] { questions.map { $0["prompt"].string } }

    /// The words that a question offers, by their identifiers.
    var choiceIDs: [String] { self["choices"].array.map { $0["word"].string } }
}

extension ScriptedConsole {
    /// The first line shown that begins with `label`, without it.
    func line(after label: String) -> String? {
        bareScreen.split(separator: "\n").first { $0.hasPrefix(label) }.map { String($0.dropFirst(label.count)) }
    }
}
