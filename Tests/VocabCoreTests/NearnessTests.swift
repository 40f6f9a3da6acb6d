import Testing
import VocabCore
import VocabTestSupport

@Suite struct NearnessTests {
    private let names = ["TOEIC", "TOEFL", "단어장", "과일", "기본 영단어", "Basic English"]

    @Test("Every name is nearest to itself, whatever its case")
    func itself() {
        for name in names {
            #expect(Nearness.nearest(to: name, among: names).first == name)
            #expect(Nearness.nearest(to: name.lowercased(), among: names).first == name)
        }
    }

    @Test(
        "A slip is forgiven: one letter more, less, other, or two swapped",
        arguments: [
            ("TOEICC", "TOEIC"), ("TOIC", "TOEIC"), ("TOEUC", "TOEIC"), ("OTEIC", "TOEIC"), ("단어쟝", "단어장"), ("괴일", "과일"),
            ("toe", "TOEIC"), ("영단어", "기본 영단어"), ("english", "Basic English"),
        ])
    func slips(typed: String, meant: String) {
        #expect(Nearness.nearest(to: typed, among: names).first == meant)
    }

    @Test("Nothing is near to nothing, or to something else")
    func far() {
        for typed in ["", " ", "xyzzy", "컴퓨터", "\u{200B}", String(repeating: "a", count: 5_000)] {
            #expect(Nearness.nearest(to: typed, among: names).isEmpty)
        }
        #expect(Nearness.nearest(to: "a", among: []).isEmpty)
    }

    @Test("Ties keep their order, and there are no more than asked for")
    func ties() {
        let many = (0..<9).map { "book\($0)" }
        #expect(Nearness.nearest(to: "book", among: many) == ["book0", "book1", "book2"])
        #expect(Nearness.nearest(to: "book", among: many, limit: 5).count == 5)
        #expect(Nearness.nearest(to: "book", among: many, limit: 0).isEmpty)
        #expect(Nearness.nearest(to: "book4", among: many).first == "book4")
    }
}
