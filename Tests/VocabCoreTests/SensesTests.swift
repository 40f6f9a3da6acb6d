import Testing
import VocabCore
import VocabTestSupport

@Suite struct SensesTests {
    @Test("Every separator splits", arguments: [";", ",", "/", "，", "、", "·", "；", "／", "\n"])
    func separators(separator: String) {
        #expect(Senses(of: "버리다\(separator) 포기하다").texts == ["버리다", "포기하다"])
        #expect(Senses(of: "\(separator)버리다\(separator)\(separator)").texts == ["버리다"])
    }

    @Test("A separator inside brackets does not split", arguments: ["()", "[]", "{}", "（）", "［］", "〔〕", "【】", "<>", "〈〉"])
    func brackets(pair: String) throws {
        let (open, close) = (try #require(pair.first), try #require(pair.last))
        #expect(Senses(of: "버리다\(open)영구히, 아주\(close), 포기하다").texts == ["버리다\(open)영구히, 아주\(close)", "포기하다"])
    }

    @Test("A bracket that never closes, or that nothing opened, hides nothing")
    func openBrackets() {
        #expect(Senses(of: "버리다(영구히, 포기하다").texts == ["버리다(영구히", "포기하다"])
        #expect(Senses(of: "버리다)영구히, 포기하다").texts == ["버리다)영구히", "포기하다"])
        #expect(Senses(of: "가((나, 다), 라), 마").texts == ["가((나, 다), 라)", "마"])
    }

    @Test("Remarks, tildes, dots, quotes, list numbers, case, width and spaces do not make another sense")
    func sameSense() {
        for (left, right) in [
            ("버리다", "버리다(영구히)"), ("(완전히) 버리다", "버리다"), ("～을 버리다", "~을 버리다"), ("버리다.", "버리다"), ("\"버리다\"", "버리다"),
            ("①버리다", "버리다"), ("to Abandon", "to abandon"), ("ＡＢ", "ab"), ("포기 하다", "포기하다"), ("…하다", "하다"),
            ("버\u{200B}리다", "버리다"), ("\u{1107}\u{1165}리다", "버리다"),
        ] {
            #expect(Senses(of: left).share(with: Senses(of: right)), "\(left) and \(right)")
        }
    }

    @Test("Different senses are not shared")
    func otherSense() {
        for (left, right) in [("버리다", "줍다"), ("사과(과일)", "배(과일)"), ("버리다, 놓다", "줍다; 들다"), ("①", "②"), ("10", "1")] {
            #expect(!Senses(of: left).share(with: Senses(of: right)), "\(left) and \(right)")
        }
    }

    @Test("A number is one sense, whatever signs it holds")
    func numbers() {
        for number in ["1,000", "12,000,000", "1/2", "3.5", "-4", "10"] { #expect(Senses(of: number).texts == [number]) }
        #expect(Senses(of: "1,000").share(with: Senses(of: "1000")) && Senses(of: "１，０００").share(with: Senses(of: "1000")))
        for (left, right) in [("1,000", "2,000"), ("1/2", "1/3"), ("3.5", "35"), ("-4", "4"), ("1,2", "12")] {
            #expect(!Senses(of: left).share(with: Senses(of: right)), "\(left) and \(right)")
        }
    }

    @Test("A numbered list is split at its numbers, and they do not count")
    func numberedLists() {
        #expect(Senses(of: "1. 버리다 2. 포기하다").keys == ["버리다", "포기하다"])
        #expect(Senses(of: "①버리다②포기하다").keys == ["버리다", "포기하다"])
        #expect(Senses(of: "1) 배 2) 배(과일) 3) 선박").keys == ["배", "선박"])
        #expect(Senses(of: "제2. 차").keys == ["제2차"])
        #expect(Senses(of: "1.").keys == ["1"])
    }

    @Test("One sense in common is enough, wherever it stands, and both sides agree")
    func symmetry() {
        let left = Senses(of: "가, 나, 다")
        for right in ["다", "라; 나", "마/바/가"] {
            #expect(left.share(with: Senses(of: right)))
            #expect(Senses(of: right).share(with: left))
        }
    }

    @Test("Senses of one word are told apart by remarks that differ, and by none that one of them lacks")
    func remarks() {
        let leg = Senses(of: "(몸의) 다리")
        for (other, agrees) in [
            ("(강의) 다리", false), ("다리", true), ("발, 다리(몸의)", true), ("(책상의) 다리, (몸의) 다리", true), ("(구어) (몸의) 다리", true),
            ("교량", false),
        ] {
            #expect(leg.agree(with: Senses(of: other)) == agrees && Senses(of: other).agree(with: leg) == agrees, "\(other)")
        }
        #expect(leg.share(with: Senses(of: "(강의) 다리")))
    }

    @Test("Each sense is there once, in the order given")
    func order() {
        #expect(Senses(of: "나, 가, 나(다시), 다").texts == ["나", "가", "다"])
    }

    @Test("A meaning of nothing but remarks is one sense: itself")
    func remarksOnly() {
        #expect(Senses(of: "(감탄사)").texts == ["(감탄사)"])
        #expect(Senses(of: "…").keys == ["…"])
        #expect(!Senses(of: "(감탄사)").share(with: Senses(of: "(조사)")))
    }

    @Test(
        "Whatever the text, there are as many texts as keys, at least one, and no key twice", arguments: 0..<10 as Range<UInt64>)
    func shape(seed: UInt64) {
        var generator = SeededGenerator(seed: seed)
        for _ in 0..<100 {
            let senses = Senses(of: HostileText.random(length: 8, using: &generator))
            #expect(senses.texts.count == senses.keys.count)
            #expect(!senses.keys.isEmpty)
            #expect(Set(senses.keys).count == senses.keys.count)
        }
    }
}
