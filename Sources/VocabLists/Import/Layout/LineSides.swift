import VocabCore

/// A line whose sides are told apart by the scripts of their letters, whatever stands between them: `cease [시스] ; 중단하다`, `도둑 ...thief`.
///
/// Characters and kana count as one script, which is called `han` here.
struct LineSides: Equatable {
    /// What stands in front, as it stands there, with what is in brackets behind it.
    let front: String
    /// How the front is read, where that stands beside it in a third script, or in kana behind a gap.
    let sound: String
    /// Signs and spaces between both.
    let gap: String
    let back: String
    /// What is said behind the back, behind a sign: an example in the words of the front, or a remark.
    let rest: String
    /// The script of the front.
    let frontScript: Script

    private static let signs: Set<Character> = [
        "-", "–", "—", "―", "‒", "─", ":", "：", "=", "＝", "→", "⇒", "⟶", "➡", ">", "＞", "»", "|", "/", "·", "…", "‥", "，", ",",
        ";", "；",
        "~", "～", "_", "․", "、",
    ]
    private static let brackets: [Character: Character] = [
        "(": ")", "[": "]", "（": "）", "［": "］", "【": "】", "〔": "〕", "<": ">", "《": "》", "「": "」", "『": "』", "{": "}",
    ]

    private static let longestLine = 1_000

    /// The script of the first letter of a character; nil for digits and what is no letter.
    static func script(of character: Character) -> Script? {
        guard let scalar = character.unicodeScalars.first, let script = Script(of: scalar), script != .digit else { return nil }
        return unified(script)
    }

    /// Kana as characters, all others as they are.
    static func unified(_ script: Script) -> Script { script == .kana ? .han : script }

    /// Takes a line apart that has one side in each of two scripts; nil for others: those with a third part that nothing sets off, and those
    /// in which nothing but letters stands between both.
    init?(_ line: String, _ scripts: Set<Script>) {
        guard line.utf8.count < Self.longestLine else { return nil }
        let letters = Array(line)
        let isInside = Self.inside(letters)
        let isPart = scripts.contains(.latin) ? Self.parts(letters) : []
        let kinds = letters.indices.map { isInside[$0] || isPart.contains($0) ? nil : Self.script(of: letters[$0]) }
        guard let start = kinds.firstIndex(where: { $0.map(scripts.contains) == true }), let front = kinds[start],
            let turn = kinds.indices.first(where: { $0 > start && kinds[$0] != front && kinds[$0].map(scripts.contains) == true }
            ),
            let last = kinds[..<turn].lastIndex(of: front)
        else { return nil }
        guard let cut = Self.cut(letters, isInside, kinds, between: last, turn) else { return nil }
        frontScript = front
        let (word, read) = Self.withoutSound(Text.cleaned(String(letters[..<cut.end])))
        self.front = word
        gap = String(letters[cut.end..<cut.start])
        let tail = Array(letters[cut.start...])
        let end = SideRest(other: front, isTerm: false).end(of: tail, isInside: Array(isInside[cut.start...]))
        var back = Text.cleaned(String(tail[..<end]))
        while let sign = back.last, Self.signs.contains(sign), sign != "~", sign != "…" {
            back = Text.cleaned(String(back.dropLast()))
        }
        let sounds = read.isEmpty ? Self.soundInFront(of: Text.cleanedLine(back), of: word) : ""
        sound = read + sounds
        self.back = Text.cleaned(
            String(
                Text.cleanedLine(back).dropFirst(sounds.count).drop { $0 == " " || Self.signs.contains($0) && !sounds.isEmpty }))
        rest = Text.cleaned(String(tail[end...]))
        let foreign = Self.words(in: tail[..<end], kinds: kinds[cut.start..<(cut.start + end)]) { $0 == front }
        guard !self.back.isEmpty, !word.isEmpty,
            foreign.allSatisfy({ $0.count < 5 && $0.allSatisfy { $0.isUppercase || !$0.isLetter } })
        else { return nil }
    }

    /// The scripts of the letters that stand in no brackets and name no part of speech.
    static func scripts(outsideBracketsOf text: String) -> Set<Script> {
        let letters = Array(text.prefix(longestLine))
        let isInside = inside(letters)
        let isPart = parts(letters)
        return Set(letters.indices.compactMap { isInside[$0] || isPart.contains($0) ? nil : script(of: letters[$0]) })
    }

    /// A line without points, boxes and numbers in front of its words.
    static func bare(_ line: String) -> String {
        guard line.utf8.count < longestLine else { return line }
        var text = line.replacing("**", with: "").replacing("`", with: "")
        while let rest = RunningNumber.removed(from: text) ?? quoted(text), rest != text { text = rest }
        let digits = text.prefix { $0.isASCII && $0.isNumber }
        let behind = text.dropFirst(digits.count)
        // `021 accomplish` and `36   stand in for`, but not `100 days`
        if digits.count > 2 && digits.first == "0" && behind.first == " " || !digits.isEmpty && behind.hasPrefix("  ") {
            text = String(behind)
        }
        return Text.cleaned(text)
    }

    private static func quoted(_ text: String) -> String? { text.hasPrefix("> ") ? String(text.dropFirst(2)) : nil }

    /// Which characters stand in brackets that close again, the brackets themselves included.
    static func inside(_ letters: [Character]) -> [Bool] {
        var isInside = Array(repeating: false, count: letters.count)
        var open: [(place: Int, close: Character)] = []
        for (place, letter) in letters.enumerated() {
            if let close = brackets[letter] {
                open.append((place, close))
                if open.count > 8 { open.removeFirst() }
            } else if let match = open.lastIndex(where: { $0.close == letter }) {
                for inner in open[match].place...place { isInside[inner] = true }
                open.removeSubrange(match...)
            }
        }
        return isInside
    }

    /// The places of abbreviations of parts of speech: `adj.`, `v. `.
    private static func parts(_ letters: [Character]) -> Set<Int> {
        var places: Set<Int> = []
        // `v)할당하다` as well, where nothing opens that bracket
        for (place, letter) in letters.enumerated() where ".．:：)".contains(letter) {
            let word = letters[..<place].suffix(7).reversed().prefix { $0.isASCII && $0.isLetter || $0 == "." }
            let isAlone = letters[safe: place - word.count - 1].map { (!$0.isASCII || !$0.isLetter) && $0 != "(" } != false
            let name = String(word.reversed())
            guard (1...5).contains(word.count), isAlone, PartOfSpeech.areKnown(name) || ["a", "n.f", "n.m"].contains(name) else {
                continue
            }
            places.formUnion((place - word.count)...place)
        }
        return places
    }

    /// Where the front ends and where the back begins, between its last letter and the first of the other; nil where nothing parts them.
    private static func cut(
        _ letters: [Character], _ isInside: [Bool], _ kinds: [Script?], between last: Int, _ turn: Int
    ) -> (end: Int, start: Int)? {
        func isBlank(_ place: Int) -> Bool { !isInside[place] && letters[place].isWhitespace }
        func isSign(_ place: Int) -> Bool { !isInside[place] && signs.contains(letters[place]) }
        let between = (last + 1)..<turn
        // `~하다` and `-하다` are of the back, `1.` numbers its senses.
        let sign = between.first { place in
            isSign(place) && (place + 1 < turn || !"~～".contains(letters[place]) || letters[place - 1].isLetter)
                && !(letters[place] == "." && letters[place - 1].isFigure)
        }
        if let sign {
            var end = sign
            while end > last + 1, isBlank(end - 1) { end -= 1 }
            var start = sign
            while start < turn, isBlank(start) || isSign(start) || letters[start] == "." && !letters[start - 1].isFigure {
                if "~～".contains(letters[start]), start + 1 == turn || !isBlank(start + 1), isBlank(start - 1) { break }
                start += 1
            }
            return (end, start)
        }
        let dots = between.filter { !isInside[$0] && letters[$0] == "." }
        if dots.count > 1, let first = dots.first, let end = dots.last, end - first + 1 == dots.count {
            return (first, (end + 1..<turn).first { !isBlank($0) } ?? turn)
        }
        // `reluctant【リラクタント】気が進まない`
        if last + 1 < turn, "[［【〔".contains(letters[last + 1]), between.allSatisfy({ isInside[$0] }) { return (turn, turn) }
        // `気まずい(きまずい)어색하다`, but not `apple(과일)사과`
        if last + 1 < turn, "(（".contains(letters[last + 1]), between.allSatisfy({ isInside[$0] }),
            let inner = script(insideBracketThatEndsAt: turn, letters, isInside), inner != kinds[turn]
        {
            return (turn, turn)
        }
        let blanks = between.filter { isBlank($0) && ($0 == last + 1 || !isBlank($0 - 1)) }
        func width(_ place: Int) -> Int { letters[place...].prefix { $0.isWhitespace }.reduce(0) { $0 + (" " == $1 ? 1 : 4) } }
        // Other letters between are how the front is read, and a bracket that touches it.
        let other = kinds[turn]
        let behind = between.last { place in
            // `饭 (fàn) 밥`, but not `갚다` behind `(돈을)`
            !isInside[place] && kinds[place] != nil
                || isInside[place] && !isInside[place + 1] && script(insideBracketThatEndsAt: place, letters, isInside) != other
        }
        let candidates = blanks.filter { place in behind.map { place > $0 } != false }
        // `pursue追赶`: a word of Latin letters goes not on with characters.
        if candidates.isEmpty, last + 1 == turn, kinds[last] == .latin, Script(ofFirstLetterIn: String(letters[turn])) == .han {
            return (turn, turn)
        }
        guard let widest = candidates.map(width).max(), let place = candidates.first(where: { width($0) == widest }) else {
            return nil
        }
        return (place, (place..<turn).first { !isBlank($0) } ?? turn)
    }

    private static func script(insideBracketThatEndsAt end: Int, _ letters: [Character], _ isInside: [Bool]) -> Script? {
        letters[..<end].indices.reversed().prefix { isInside[$0] }.compactMap { script(of: letters[$0]) }.first
    }

    /// Whether a side has a word of two letters at least that belongs to no number: `200g` and `B1` have none.
    static func holdsWord(_ side: String) -> Bool {
        side.split { !$0.isLetter && !$0.isFigure }.contains { word in
            guard let script = word.first(where: { script(of: $0) != nil }).flatMap(script) else { return false }
            return script != .latin || word.count > 1 && !word.contains(where: \.isFigure)
        }
    }

    /// A front without what says how it is read: other letters than those it begins with, or kana behind a gap.
    private static func withoutSound(_ front: String) -> (String, String) {
        let words = front.split(whereSeparator: \.isWhitespace).map(String.init)
        guard words.count > 1, let first = words.first, let script = Script(ofFirstLetterIn: first), script != .latin else {
            return (front, "")
        }
        let isKana = words.count == 2 && ColumnProfile.isKana(words[1]) && !ColumnProfile.isKana(first)
        let sounds = words.drop { ColumnProfile.scripts(of: $0).subtracting([.digit]) != [.latin] }
        let isSound = !sounds.isEmpty && sounds.allSatisfy { ColumnProfile.scripts(of: $0).subtracting([.digit]) == [.latin] }
        guard isKana || isSound else { return (front, "") }
        let count = isKana ? 1 : sounds.count
        return (words.dropLast(count).joined(separator: " "), words.suffix(count).joined(separator: " "))
    }

    /// What stands in front of a back in Latin letters and says how the word is read: `yínháng bank` behind `银行`, `bang - room` behind `방`.
    private static func soundInFront(of back: String, of word: String) -> String {
        if let sign = [" - ", " – ", " — ", ": "].lazy.compactMap({ back.firstRange(of: $0) }).first,
            Transcription.isReading(back[..<sign.lowerBound].filter { !"\"“”".contains($0) }, of: word)
        {
            return String(back[..<sign.lowerBound])
        }
        guard ColumnProfile.scripts(of: word) == [.han] else { return "" }
        let words = Text.cleanedLine(back).split(separator: " ").prefix(4)
        let sounds = (1..<max(1, words.count)).map { words.prefix($0).joined(separator: " ") }
        return sounds.last { sound in !sound.allSatisfy(\.isASCII) && Transcription.isReading(sound, of: word) } ?? ""
    }

    /// The words of some letters of a text.
    private static func words(
        in tail: ArraySlice<Character>, kinds: ArraySlice<Script?>, _ isMeant: (Script?) -> Bool
    ) -> [String] {
        var words = [""]
        for (letter, kind) in zip(tail, kinds) {
            if isMeant(kind) { words[words.endIndex - 1].append(letter) } else if words.last != "" { words.append("") }
        }
        return words.filter { !$0.isEmpty }
    }
}
