import ArgumentParser
import VocabCore

/// How the learner wants to be asked, as options.
struct StudyOptions: ParsableArguments {
    @Option(
        name: .long, parsing: .unconditional,
        help: .said(
            "기억하고 있을 확률이 이만큼으로 떨어지면 다시 묻습니다; 0.7–0.99",
            "ask a word again when the chance to recall it has fallen to this, 0.7–0.99", .share,
            standard: String(StudySettings().retention)))
    var retention: String?

    @Option(
        name: .long, parsing: .unconditional,
        help: .said("하루에 배울 새 단어 수", "how many new words come into a day", .count, standard: String(StudySettings().newPerDay)))
    var newPerDay: String?

    @Option(
        name: .long, parsing: .unconditional,
        help: .said(
            "새 단어의 순서: tags는 태그의 단계대로, listed는 단어장 순서대로, random은 섞어서",
            "which new words come first: tags by the levels that tags tell, listed as in the bookcase, random",
            .oneOf(StudySettings.NewOrder.self),
            standard: StudySettings().newOrder.rawValue))
    var newOrder: String?

    @Option(
        name: .long, parsing: .unconditional,
        help: .said(
            "하루가 시작되는 시각; 0–23", "the hour at which a day begins, 0–23", .count, standard: String(StudySettings().dayStartsAt)))
    var dayStartsAt: String?

    @Option(
        name: .long, parsing: .unconditional,
        help: .said(
            "yes면 틀린 뒤에 아무 키나 누를 때까지 멈추고, no면 바로 다음 문제로", "yes stops after a miss until a key is pressed, no goes on at once",
            .oneOf(YesNo.self),
            standard: YesNo.yes.rawValue))
    var pause: String?

    @Option(
        name: .long, parsing: .unconditional,
        help: .said(
            "yes면 단어가 보일 때마다 소리 내어 읽어 줍니다", "yes says each word aloud by itself when it is seen", .oneOf(YesNo.self),
            standard: YesNo.no.rawValue))
    var say: String?

    @Option(
        name: .long, parsing: .unconditional,
        help: .said(
            "복습이 절반만 오는 요일, 예: sat,sun; 없으면 none", "days of the week with half as many reviews, such as sat,sun; or none",
            .weekdays))
    var restDays: String?

    /// Whether any of them is given.
    var areGiven: Bool { [retention, newPerDay, newOrder, dayStartsAt, pause, say, restDays].contains { $0 != nil } }

    /// `settings` with what is given in place of what is not.
    ///
    /// - Throws: `Alert` when a value cannot be used.
    func applied(to settings: StudySettings) throws -> StudySettings {
        let share = try retention.map { text in
            guard let share = Double(text), StudySettings.retentions.contains(share) else {
                let range = StudySettings.retentions
                throw Alert.outOfRange(
                    option: "--retention", value: text, least: String(range.lowerBound), most: String(range.upperBound))
            }
            return share
        }
        func number(_ text: String?, _ option: String, _ range: ClosedRange<Int>) throws -> Int? {
            guard let text else { return nil }
            guard let number = Int(text), range.contains(number) else {
                throw Alert.outOfRange(
                    option: option, value: text, least: String(range.lowerBound), most: String(range.upperBound))
            }
            return number
        }
        let rest = try restDays.map { text in
            guard let rest = RestDays(text) else {
                throw Alert.badChoice(
                    option: "--rest-days", value: text, choices: [RestDays.noneName, "sat,sun"] + RestDays.names)
            }
            return rest
        }
        return StudySettings(
            retention: share ?? settings.retention,
            newPerDay: try number(newPerDay, "--new-per-day", StudySettings.newWords) ?? settings.newPerDay,
            newOrder: try newOrder.map { try choice($0, option: "--new-order") } ?? settings.newOrder,
            dayStartsAt: try number(dayStartsAt, "--day-starts-at", StudySettings.hours) ?? settings.dayStartsAt,
            restDays: rest ?? settings.restDays,
            pausesAfterMiss: try pause.map { try choice($0, option: "--pause") == YesNo.yes } ?? settings.pausesAfterMiss,
            saysWords: try say.map { try choice($0, option: "--say") == YesNo.yes } ?? settings.saysWords,
            unknownMembers: settings.unknownMembers)
    }
}
