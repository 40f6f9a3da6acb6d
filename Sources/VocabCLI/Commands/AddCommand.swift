import ArgumentParser
import VocabCore
import VocabLanguage

/// `vocab add [TERM MEANING]`: adds a word, or asks for one after the other.
struct AddCommand: SessionCommand {
    static let manual = Manual(
        .add, "단어 추가", "add words", examples: ["apple 사과 --book 과일", "--book 과일", "--all"],
        notes: [
            Bilingual(
                "단어와 뜻만 묻고 저장합니다. 단어 자리에 +를 적으면 방금 넣은 단어의 나머지 항목을 묻고, 빈 줄이면 끝납니다. 다른 단어장이나 기본 단어장에 있는 단어는 그 뜻이 미리 적혀 나옵니다.",
                "Term and meaning are asked for and saved. + in the place of a term asks for the other fields of the word just added; an empty line ends. What other bookcases or the starters say about a term stands there to be edited."
            ),
            Bilingual(
                "단어 자리나 프롬프트에 여러 줄(표에서 복사한 두 열, ‘단어 - 뜻’ 줄)을 붙여 넣으면 import처럼 읽어서 보이고, y를 누르면 한 번에 넣습니다.",
                "Several lines that are pasted in the place of a term or at the prompt, such as two columns of a table, are read as import does, shown, and added after y."
            ),
        ])

    @Argument(help: .said("단어; 없으면 차례로 물어봅니다", "the term; without it words are asked for, one after the other", .newTerm))
    var term: String?

    @Argument(help: .said("뜻; 없으면 물어봅니다", "its meaning, which is asked for otherwise", .meaning))
    var meaning: String?

    @OptionGroup var place: BookcaseOption

    @OptionGroup var options: WordOptions

    @Flag(name: .long, help: .said("나머지 항목도 묻기", "ask for all fields"))
    var all = false

    func run(in session: Session) throws {
        let adder = WordAdder(
            session: session, target: try session.addTarget(named: place.book), fields: options.fields, asksAll: all)
        if let term {
            try adder.add(term: term, meaning: meaning)
        } else {
            try adder.addOneAfterTheOther()
        }
    }
}
