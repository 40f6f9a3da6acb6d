import VocabCore

/// Days by which people head what they learnt on them: `Mon, Jan 8`, `3/6 수`, `2024년 3월 5일`.
enum Dates {
    private static let names: Set<String> = [
        "mon", "tue", "tues", "wed", "thu", "thur", "thurs", "fri", "sat", "sun", "monday", "tuesday", "wednesday", "thursday",
        "friday", "saturday", "sunday", "jan", "feb", "mar", "apr", "may", "jun", "jul", "aug", "sep", "sept", "oct", "nov",
        "dec",
        "january", "february", "march", "april", "june", "july", "august", "september", "october", "november", "december", "월",
        "화",
        "수", "목", "금", "토", "일", "월요일", "화요일", "수요일", "목요일", "금요일", "토요일", "일요일", "년", "月", "火", "水", "木", "金", "土", "日", "st",
        "nd",
        "rd", "th",
    ]

    /// Whether a text says a day and nothing else: names of days and months with a number, or two numbers with a sign between. A running
    /// number in front is none of them: `1. 月`.
    static func isDate(_ text: String) -> Bool {
        guard text.utf8.count < 40, RunningNumber.removed(from: text) == nil else { return false }
        let words = text.lowercased().split { !$0.isLetter }.map(String.init)
        let numbers = text.split { !$0.isFigure }
        guard words.allSatisfy(names.contains), (1...3).contains(numbers.count) else { return false }
        return words.contains { $0.count > 2 } || numbers.count > 1 && text.contains { "/월月.-".contains($0) }
    }

    /// Whether a text begins with the day of a month and of a week, `3/6 수 - 쉬는 날`, `3월 6일 (수)`: `9/11` and `8월 15일` are words.
    static func isInFront(of text: String) -> Bool {
        let head = text.prefix { $0.isFigure || "/.-월일년 ".contains($0) }
        // The name of a day is a syllable of that as well.
        let syllable = head.split(separator: " ").last.map(String.init) ?? ""
        let day = text[head.endIndex...].drop { "( ".contains($0) }.prefix { $0.isLetter }
        let numbers = head.split { !$0.isFigure }.compactMap { Int($0) }
        let isDay = weekdays.contains(String(day).lowercased()) || weekdays.contains(syllable)
        guard isDay, (2...3).contains(numbers.count), let month = numbers.suffix(2).first, let last = numbers.last else {
            return false
        }
        return (1...12).contains(month) && (1...31).contains(last)
    }

    private static let weekdays: Set<String> = [
        "월", "화", "수", "목", "금", "토", "일", "월요일", "화요일", "수요일", "목요일", "금요일", "토요일", "일요일", "mon", "tue", "wed", "thu", "fri",
        "sat", "sun", "monday", "tuesday", "wednesday", "thursday", "friday", "saturday", "sunday",
    ]
}
