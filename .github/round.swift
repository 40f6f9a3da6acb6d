#!/usr/bin/env swift
// Makes the animated picture of the README from a real round, played in tmux:
//     swift .github/round.swift [the built vocab, else .build/release/vocab] > .github/round.svg
// The same program makes the same picture. Where other questions come than the keys were chosen for, it says so and makes none.
import Foundation

struct Failure: Error { let reason: String }
let command = "vocab quiz TOEIC 5 --seed 33"
/// Keys, how many seconds each comes after the one before it, and what is on the screen then; the first is a miss.
/// The results tell how long the round took, rounded: a sum of whole seconds makes that the same each time.
let steps: [(key: String, after: Double, shows: String)] = [
    ("3", 2.8, "✗ contact"), ("Enter", 5.2, "✗ contract — 계약서"), ("2", 2.2, "✓ possibility"), ("?", 1.8, "답이 아닙니다"),
    ("1", 1.8, "✓ reject"), ("1", 2.0, "✓ submit"), ("4", 2.2, "게임이 종료되었습니다"),
]

/// A tmux server of its own with a shell that finds nothing but `vocab`: neither this machine's voices nor anyone's settings show.
final class Terminal: Sendable {
    static let columns = 76, rows = 22
    private let folder = FileManager.default.temporaryDirectory.appending(path: "vocab-\(UUID().uuidString.prefix(8))")
    func start(_ program: URL) throws {
        try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
        try FileManager.default.createSymbolicLink(at: folder.appending(path: "vocab"), withDestinationURL: program)
        let shell = ["/usr/bin/env", "-i", "HOME=\(folder.path)", "PATH=\(folder.path)", "TERM=tmux-256color", "PS1=$ ", "LANG=ko_KR.UTF-8"]
        let session = ["new-session", "-d", "-x", "\(Self.columns)", "-y", "\(Self.rows)", "-c", folder.path]
        try tmux(["start-server", ";", "set", "-g", "status", "off", ";"] + session + shell + ["/bin/sh"])
    }
    func close() {
        _ = try? tmux(["kill-server"])
        try? FileManager.default.removeItem(at: folder)
    }
    /// Not with `Process`, which waits for whatever its child leaves running: the server is left running.
    @discardableResult private func tmux(_ arguments: [String]) throws -> String {
        let path = ProcessInfo.processInfo.environment["PATH"] ?? "/usr/bin:/bin"
        let clean = ["env", "-i", "PATH=\(path)", "HOME=\(folder.path)", "TMUX_TMPDIR=\(folder.path)", "LANG=C.UTF-8", "TERM=xterm"]
        let words = clean + ["tmux", "-u", "-L", "vocab", "-f", "/dev/null"] + arguments
        let line = words.map { "'" + $0.replacing("'", with: #"'\''"#) + "'" }.joined(separator: " ")
        guard let output = popen(line + " 2>&1", "r") else { throw Failure(reason: "No shell can be started.") }
        let text = String(decoding: FileHandle(fileDescriptor: fileno(output)).readDataToEndOfFile(), as: UTF8.self)
        guard pclose(output) == 0 else { throw Failure(reason: text.trimmingCharacters(in: .newlines)) }
        return text
    }
    /// Sends a key, if one is named, and waits until the screen is another than before and stands still. The first line
    /// of what it gives tells the cursor's column, row and visibility, the others are the screen's, with their colours.
    func screen(after key: String?, from before: [String], shows expected: String) throws -> [String] {
        if let key { try tmux(key.count == 1 ? ["send-keys", "-l", "--", key] : ["send-keys", key]) }
        var last = before, timesSeen = 0, text = ""
        for _ in 0..<200 {
            let query = ["display-message", "-p", "#{cursor_x} #{cursor_y} #{cursor_flag}", ";", "capture-pane", "-e", "-p"]
            let now = try tmux(query).components(separatedBy: "\n")
            text = now.dropFirst().joined(separator: "\n").replacing(#/\u{1b}\[[0-9;:]*m/#, with: "").trimmingCharacters(in: .newlines)
            (timesSeen, last) = (now == last ? timesSeen + 1 : 1, now)
            if timesSeen >= 3, now != before, text.contains(expected) { return now }
            Thread.sleep(forTimeInterval: 0.03)
        }
        throw Failure(reason: "After the key \(key ?? "none") the screen does not come to rest with “\(expected)”:\n\(text)")
    }
}

/// How a cell is painted; no colour stands for the window's own.
struct Style: Hashable {
    typealias Colour = SIMD3<Double>
    static let windowInk = Colour(201, 209, 217), brightInk = Colour(240, 246, 252), windowGround = Colour(22, 27, 34)
    private static let basic: [Colour] = [
        [110, 118, 129], [255, 123, 114], [86, 211, 100], [227, 179, 65], [121, 192, 255], [210, 168, 255], [86, 212, 221], windowInk,
        [139, 148, 158], [255, 161, 152], [126, 231, 135], [242, 204, 96], [165, 214, 255], [226, 197, 255], [131, 226, 233], brightInk,
    ]
    private static func indexed(_ index: Int) -> Colour {
        if index > 231 { return Colour(repeating: Double(index - 232) * 10 + 8) }
        return index < 16 ? basic[index] : Colour([36, 6, 1].map { [0, 95, 135, 175, 215, 255][(index - 16) / $0 % 6] })
    }
    private(set) var isBold = false
    private var isDim = false, isReverse = false, ink: Colour?, ground: Colour?
    /// Takes in the numbers of one `ESC [ … m`.
    mutating func apply(_ numbers: [Int]) {
        var rest = numbers[...]
        while let number = rest.popFirst() {
            switch number {
            case 0: self = Style()
            case 1: isBold = true
            case 2: isDim = true
            case 22: (isBold, isDim) = (false, false)
            case 7, 27: isReverse = number == 7
            case 30...37, 90...97: ink = Self.basic[number % 10 + (number < 90 ? 0 : 8)]
            case 40...47, 100...107: ground = Self.basic[number % 10 + (number < 100 ? 0 : 8)]
            case 39: ink = nil
            case 49: ground = nil
            case 38, 48:
                let values = rest.dropFirst().prefix(rest.first == 5 ? 1 : 3)
                rest = rest.dropFirst(values.count + 1)
                let colour = values.count == 3 ? Colour(values.map(Double.init)) : Self.indexed(values.first ?? 7)
                if number == 38 { ink = colour } else { ground = colour }
            default: break
            }
        }
    }
    /// The colours as they are drawn: dim is nearer to the ground, and nothing so near that it is hard to read.
    var drawn: (ink: String, ground: String?) {
        var front = ink ?? (isBold ? Self.brightInk : Self.windowInk), back = ground ?? Self.windowGround
        if isReverse { swap(&front, &back) }
        if isDim { front = front * 0.68 + back * 0.32 }
        let (dark, target) = (Self.light(of: back), Colour(repeating: Self.light(of: back) < 0.18 ? 255 : 0))
        while max(Self.light(of: front), dark) + 0.05 < 4.5 * (min(Self.light(of: front), dark) + 0.05) { front += (target - front) * 0.1 }
        return (Self.hex(front), isReverse || ground != nil ? Self.hex(back) : nil)
    }
    private static func light(of colour: Colour) -> Double {
        func linear(_ part: Double) -> Double { part <= 10 ? part / 255 / 12.92 : pow((part / 255 + 0.055) / 1.055, 2.4) }
        return 0.2126 * linear(colour.x) + 0.7152 * linear(colour.y) + 0.0722 * linear(colour.z)
    }
    private static func hex(_ colour: Colour) -> String { String(format: "#%02x%02x%02x", Int(colour.x), Int(colour.y), Int(colour.z)) }
}

/// Rows of cells. Each word, sign and rule is drawn by itself, so that columns line up in any font.
enum Row {
    static let cell = 9, height = 21
    /// Rules are no text, since fonts leave gaps between them: from `x`, the left side, or to `e`, the end, as wide as `w`.
    private static let rules: [Character: String] = [
        "─": "Mx 10.5hw", "━": "Mx 10.5hw", "│": "Mx -.3m4.5 0v21.6", "╭": "Me 10.5q-4.5 0-4.5 5V21.3", "╮": "Mx 10.5q4.5 0 4.5 5V21.3",
        "╰": "Me 10.5q-4.5 0-4.5-5V-.3", "╯": "Mx 10.5q4.5 0 4.5-5V-.3",
    ]
    /// The SVG of each row. The style goes on from row to row, as tmux leaves it.
    static func drawings(of capture: [String]) -> [String] {
        let pieces = #/\u{1b}\[(?<codes>[\d;]*)m|(?<wide>[ᄀ-ᅟ⺀-꓏가-힣！-｠]+)|\ +|─+|━+|[!-\u{10FF}\u{1E00}-\u{218F}]+|./#
        var style = Style()
        return capture.dropFirst().map { line in
            var drawing = "", x = 0
            for piece in line.matches(of: pieces) {
                if let codes = piece.codes {
                    style.apply(codes.components(separatedBy: ";").map { Int($0) ?? 0 })
                } else {
                    let width = piece.0.count * cell * (piece.wide == nil ? 1 : 2)
                    drawing += draw(piece.0, at: x, width: width, isWide: piece.wide != nil, style)
                    x += width
                }
            }
            return drawing
        }
    }
    private static func draw(_ text: Substring, at x: Int, width: Int, isWide: Bool, _ style: Style) -> String {
        let (ink, ground) = style.drawn, sign = text.first ?? " "
        let back = ground.map { "<rect x='\(x)' width='\(width)' height='\(height)' fill='\($0)'/>" } ?? ""
        if sign == " " { return back }
        if let path = rules[sign] {
            let drawn = path.replacing("x", with: "\(x)").replacing("e", with: "\(x + width)").replacing("w", with: "\(width)")
            return back + "<path d='\(drawn)' stroke='\(ink)'\(sign == "━" ? " stroke-width='3'" : "")/>"
        }
        var place = width == cell ? "x='\(x)'" : "x='\(x)' textLength='\(width)'"
        if isWide { place = "class='w' x='\(stride(from: x, to: x + width, by: 2 * cell).map(String.init).joined(separator: " "))'" }
        if "←"..."⯿" ~= sign { place = "class='s' x='\(x + cell / 2)'" }
        let colour = ink == "#c9d1d9" ? "" : " fill='\(ink)'", bold = style.isBold ? " font-weight='700'" : ""
        return back + "<text y='15' \(place)\(colour)\(bold)>\(text.replacing("&", with: "&amp;").replacing("<", with: "&lt;"))</text>"
    }
}

/// What is seen when. Each line is drawn once, and what is seen at the same times comes and goes together.
struct Picture {
    private var length = 0.0, stillTime = 0.0
    private var times: [String: [Range<Double>]] = [:], elements: [String] = [], lines: [String] = []
    /// Shows a screen for so many seconds, and the key that led to it from a moment before it comes to a moment after.
    /// The one that `isStill` is what those see who want no motion.
    mutating func show(_ capture: [String], for seconds: Double, after key: String? = nil, isStill: Bool = false) {
        if isStill { stillTime = length + 1 }
        if let key {
            let width = key.count * 8 + 18, left = Terminal.columns * Row.cell - width
            let cap = "<rect class='k' x='\(left)' y='-46' width='\(width)' height='24' rx='5'/>"
            add(cap + "<text class='k' x='\(left + width / 2)' y='-29.5'>\(key)</text>", at: length - 0.35..<length + 0.75)
        }
        for (row, line) in Row.drawings(of: capture).enumerated() where !line.isEmpty {
            let index = lines.firstIndex(of: line) ?? lines.endIndex
            if index == lines.endIndex { lines.append(line) }
            add("<use href='#l\(index)' y='\(row * Row.height)'/>", at: length..<length + seconds)
        }
        if let cursor = capture.first?.wholeMatch(of: #/(\d+) (\d+) 1/#), let column = Int(cursor.1), let row = Int(cursor.2) {
            add("<use href='#c' x='\(column * Row.cell)' y='\(row * Row.height)'/>", at: length..<length + seconds)
        }
        length += seconds
    }
    private mutating func add(_ element: String, at time: Range<Double>) {
        var known = times[element, default: []], start = time.lowerBound
        if known.isEmpty { elements.append(element) }
        if let last = known.last, last.upperBound >= start { start = known.removeLast().lowerBound }
        times[element] = known + [start..<time.upperBound]
    }
    var svg: String {
        let width = Terminal.columns * Row.cell + 40, height = Terminal.rows * Row.height + 70
        let groups = Dictionary(grouping: elements.indices) { times[elements[$0]] ?? [] }
        var keyframes = "", shown = ""
        for (index, (seen, members)) in groups.sorted(by: { $0.value[0] < $1.value[0] }).enumerated() {
            let share = { (time: Double) in String(format: "%.2f%%", time / length * 100) }
            let turns = seen.map { "\(share($0.lowerBound)){opacity:1}\(share($0.upperBound)){opacity:0}" }.joined()
            keyframes += "@keyframes k\(index){0%{opacity:0}\(turns)}#g\(index){animation-name:k\(index)}\n"
            let hidden = seen.contains { $0.contains(stillTime) } ? "" : " opacity='0'"
            shown += "<g id='g\(index)'\(hidden)>\(members.map { elements[$0] }.joined())</g>\n"
        }
        let drawn = lines.enumerated().map { "<g id='l\($0)'>\($1)</g>\n" }.joined()
        return """
            <svg xmlns='http://www.w3.org/2000/svg' width='\(width)' height='\(height)' viewBox='0 0 \(width) \(height)' role='img'>
            <title>vocab: a round of five questions in the terminal, the first of them missed</title>
            <style>text{font-size:15px;font-family:ui-monospace,SFMono-Regular,Menlo,Consolas,"DejaVu Sans Mono",monospace}
            .w{font-size:17.5px;font-family:D2Coding,"Apple SD Gothic Neo","Malgun Gothic","Noto Sans CJK KR",sans-serif}
            .w{transform:translate(.4px,.6px)}.s,text.k{text-anchor:middle}
            path{fill:none}rect.k{fill:#30363d;stroke:#6e7681}text.k{font-size:13px}
            @media (prefers-reduced-motion:no-preference){g[id^=g]{animation:\(String(format: "%.2f", length))s step-end infinite}
            \(keyframes)}</style>
            <defs><rect id='c' y='2' width='\(Row.cell)' height='17' fill='#c9d1d9' opacity='.75'/>
            \(drawn)</defs><rect x='.5' y='.5' width='\(width - 1)' height='\(height - 1)' rx='10' fill='#161b22' stroke='#30363d'/>
            <path d='M1 40H\(width - 1)' stroke='#30363d'/><text class='s' x='\(width / 2)' y='26' fill='#c9d1d9'>vocab</text>
            <circle cx='22' cy='21' r='6' fill='#ff7b72'/><circle cx='42' cy='21' r='6' fill='#e3b341'/>
            <circle cx='62' cy='21' r='6' fill='#56d364'/><g transform='translate(20 54)' fill='#c9d1d9' stroke-width='1.2'>
            \(shown)</g></svg>
            """
    }
}

/// Plays the round as a person would. The picture goes by when a key comes, not by how long this machine took to answer.
func picture(of terminal: Terminal) throws -> Picture {
    var picture = Picture(), screen = try terminal.screen(after: nil, from: [], shows: "$")
    picture.show(screen, for: 0.7)
    for (index, letter) in command.enumerated() {
        screen = try terminal.screen(after: String(letter), from: screen, shows: "$")
        picture.show(screen, for: index == command.count - 1 ? 0.6 : 0.07)
    }
    screen = try terminal.screen(after: "Enter", from: screen, shows: "›")
    var due = Date.now
    for (index, step) in steps.enumerated() {
        picture.show(screen, for: step.after, after: index == 0 ? "Enter" : steps[index - 1].key, isStill: index == 1)
        due += step.after
        Thread.sleep(until: due)
        screen = try terminal.screen(after: step.key, from: screen, shows: step.shows)
    }
    picture.show(screen, for: 6, after: steps.last?.key)
    return picture
}

let terminal = Terminal()
for number in [SIGINT, SIGTERM] {
    signal(number) { number in
        terminal.close()
        exit(128 + number)
    }
}
do {
    defer { terminal.close() }
    let program = URL(filePath: CommandLine.arguments.dropFirst().first ?? ".build/release/vocab").absoluteURL
    guard FileManager.default.isExecutableFile(atPath: program.path) else { throw Failure(reason: "There is no program \(program.path).") }
    try terminal.start(program)
    try print(picture(of: terminal).svg)
} catch {
    FileHandle.standardError.write(Data("round: \((error as? Failure)?.reason ?? error.localizedDescription)\n".utf8))
    exit(1)
}
