/// Numbers one after the other, eight bytes each, the smallest byte first.
struct NumberRow {
    private(set) var bytes: [UInt8] = []
    /// Differs where any of the numbers does, in all likelihood.
    private(set) var checksum = Fingerprint.start

    mutating func add(_ number: UInt64) {
        checksum = Fingerprint.adding(number, to: checksum)
        withUnsafeBytes(of: number.littleEndian) { bytes.append(contentsOf: $0) }
    }

    mutating func add(_ number: Int) { add(UInt64(bitPattern: Int64(number))) }

    mutating func add(_ number: Double) { add(number.bitPattern) }

    /// Nil is the least number there is.
    mutating func add(_ number: Int?) { add(number ?? .min) }

    mutating func add(_ text: String) {
        let utf8 = Array(text.utf8)
        add(utf8.count)
        for byte in utf8 { add(UInt64(byte)) }
    }

    mutating func add(_ estimate: LogitEstimate) {
        add(estimate.mean)
        add(estimate.variance)
    }

    mutating func add(_ calibration: Calibration) {
        add(calibration.shift)
        add(calibration.slip)
        add(calibration.covariance)
        let tally = calibration.tally
        for number in [tally.answers, tally.right] { add(number) }
        for number in [tally.expected, tally.uncalibrated, tally.logLoss, tally.uncalibratedLogLoss] { add(number) }
    }

    mutating func add(_ guesses: GuessChances) {
        for estimate in guesses.later {
            add(estimate.logit)
            add(estimate.answers)
        }
        for logit in guesses.logits { add(logit) }
        for first in guesses.first {
            for number in [first.wrong] + first.right { add(number) }
        }
        add(guesses.shareKnown)
    }

    mutating func add(_ hints: HintHabit) {
        add(hints.taken)
        add(hints.unrecalled)
    }

    mutating func add(_ known: KnownBefore?) {
        add(known.map { $0.situation.index + 1 } ?? 0)
        add(known?.laterAnswers ?? 0)
    }

    mutating func add(_ memory: WordMemory) {
        for number in [memory.state.stability, memory.state.difficulty] { add(number) }
        add(memory.knownBefore)
        for number in [memory.firstDay.number, memory.lastAt.secondsSince1970, memory.lastDay.number, memory.dueDay.number] {
            add(number)
        }
        add(memory.lastRightDay?.number)
        for number in [
            memory.rung.rawValue, memory.isGraded ? 1 : 0, memory.reviews, memory.lapses, Int(memory.recent.bits),
            memory.recent.count,
        ] {
            add(number)
        }
    }
}

/// Reads a row of numbers whose last one is the checksum of the others. Behind the end all numbers are 0.
struct NumberRowReader {
    private let bytes: [UInt8]
    private var position = 0
    private let end: Int

    /// Nil where the row is not whole.
    init?(_ bytes: [UInt8]) {
        guard bytes.count >= 8, bytes.count % 8 == 0 else { return nil }
        self.bytes = bytes
        end = bytes.count - 8
        var checksum = Fingerprint.start
        for start in stride(from: 0, to: end, by: 8) { checksum = Fingerprint.adding(Self.number(bytes, start), to: checksum) }
        guard Self.number(bytes, end) == checksum else { return nil }
    }

    var isAtEnd: Bool { position == end }

    mutating func next() -> UInt64 {
        guard position < end else { return 0 }
        defer { position += 8 }
        return Self.number(bytes, position)
    }

    mutating func integer() -> Int { Int(Int64(bitPattern: next())) }

    mutating func double() -> Double { Double(bitPattern: next()) }

    mutating func optionalInteger() -> Int? {
        let number = integer()
        return number == .min ? nil : number
    }

    /// A number of things that follow; never more than there are numbers.
    mutating func count() -> Int { min(max(integer(), 0), (end - position) / 8) }

    mutating func text() -> String {
        String(decoding: (0..<count()).map { _ in UInt8(truncatingIfNeeded: next()) }, as: UTF8.self)
    }

    mutating func estimate() -> LogitEstimate { LogitEstimate(mean: double(), variance: double()) }

    mutating func calibration() -> Calibration {
        let (shift, slip, covariance) = (estimate(), estimate(), double())
        var tally = PredictionTally()
        tally.answers = integer()
        tally.right = integer()
        tally.expected = double()
        tally.uncalibrated = double()
        tally.logLoss = double()
        tally.uncalibratedLogLoss = double()
        return Calibration(shift: shift, slip: slip, covariance: covariance, tally: tally)
    }

    mutating func guesses() -> GuessChances {
        GuessChances(
            later: GuessSituation.allCases.map { _ in GuessChances.Estimate(logit: estimate(), answers: integer()) },
            logits: GuessSituation.allCases.map { _ in double() },
            first: GuessSituation.allCases.map { _ in
                FirstMeetings(wrong: integer(), right: (0..<FirstMeetings.stepCount).map { _ in integer() })
            }, shareKnown: double())
    }

    mutating func hints() -> HintHabit { HintHabit(taken: double(), unrecalled: double()) }

    private mutating func knownBefore() -> KnownBefore? {
        let place = integer()
        let laterAnswers = double()
        guard place > 0, place <= GuessSituation.allCases.count else { return nil }
        return KnownBefore(situation: GuessSituation.allCases[place - 1], laterAnswers: laterAnswers)
    }

    mutating func memory() -> WordMemory {
        WordMemory(
            state: MemoryState(stability: double(), difficulty: double()), knownBefore: knownBefore(),
            firstDay: Day(number: integer()),
            lastAt: Timestamp(secondsSince1970: integer()), lastDay: Day(number: integer()), dueDay: Day(number: integer()),
            lastRightDay: optionalInteger().map { Day(number: $0) }, rung: Rung(rawValue: integer()) ?? .choices,
            isGraded: integer() == 1, reviews: integer(),
            lapses: integer(), recent: RecentAnswers(bits: UInt16(truncatingIfNeeded: integer()), count: integer()))
    }

    private static func number(_ bytes: [UInt8], _ start: Int) -> UInt64 {
        bytes.withUnsafeBytes { UInt64(littleEndian: $0.loadUnaligned(fromByteOffset: start, as: UInt64.self)) }
    }
}
