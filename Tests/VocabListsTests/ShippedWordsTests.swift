import Testing
import VocabLists

@Suite("The words that come with the program") struct ShippedWordsTests {
    private let words = ShippedWords(
        english: EnglishWords([Array("affect, side effect\nhouse".utf8)]),
        texts: [Array("term,meaning\n의사,\"doctor, 의학 박사\"\n".utf8), Array("정치가".utf8), []])

    @Test("a word stands there as a whole, not as a part of another", arguments: ["affect", "house", "의사", "의학", "박사", "정치가"])
    func known(word: String) { #expect(words.contains(word)) }

    @Test("a part of a word is none", arguments: ["hous", "side", "정치", "사", "의학 박", "doctor", "", "가"])
    func unknown(word: String) { #expect(!words.contains(word)) }
}
