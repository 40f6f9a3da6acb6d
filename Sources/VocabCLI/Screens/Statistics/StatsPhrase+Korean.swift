import VocabCore

extension StatsPhrase {
    var korean: String {
        switch self {
        case .allBookcases: "모든 단어장"
        case .words(let count): "\(count)단어"
        case .state(.memorized, let count, let percent): "익힘 \(count) (\(percent)%)"
        case .state(.learning, let count, _): "배우는 중 \(count)"
        case .state(.new, let count, _): "아직 \(count)"
        case .retention(let percent, let goal): "기억률 \(percent.map { "\($0)%" } ?? "–") (목표 \(goal)%)"
        case .streak(0, _): "연속 없음"
        case .streak(let days, let isPlayedToday): "\(days)일째 연속" + (isPlayedToday ? "" : " (오늘은 아직)")
        case .longestStreak(let days): "가장 길게 \(days)일"
        case .week(let answers, let minutes): "이번 주 \(answers)문제, \(minutes)분"
        case .total(let answers, let percent): "모두 \(answers)문제, 정답률 \(percent)%"
        case .games(let games, let minutes): "게임 \(games)판, \(minutes)분"
        case .pace(let tenths): "한 문제에 보통 \(decimal(tenths: tenths))초"
        case .yearTitle: "지난 1년"
        case .year(let days, let best, let answers): "지난 1년 동안 \(days)일 풀었고, 가장 많이 푼 날은 \(best)(\(answers)문제)입니다."
        case .forecastTitle(let days): "앞으로 \(days)일"
        case .due(let today, let tomorrow, let week): "복습 오늘 \(today) · 내일 \(tomorrow) · 7일 \(week)"
        case .busiest(let day, let due): "가장 많은 날 \(day) \(due)"
        case .retentionTitle: "주별 기억률"
        case .retentionScale(let percent): "(\(percent)–100%)"
        case .weekRetention(let monday, let percent, let answers): "\(monday)부터 \(percent)% (\(answers)문제)"
        case .hoursTitle: "시간대"
        case .partOfDay(let part, let percent): "\(part.korean) \(percent)%"
        case .hardestTitle: "자주 틀리는 단어"
        case .missed(let misses, let answers): "\(answers)번 중 \(misses)번 틀림"
        case .confusedTitle: "자주 헷갈리는 짝"
        case .times(let count): "\(count)번"
        case .guessTitle: "찍어서 맞힐 확률"
        case .guess(let situation, let percent, let low, let high): "\(situation.korean) \(percent)% (\(low)–\(high)%)"
        case .calibration(let predicted, let actual): "예측 \(predicted)%, 실제 \(actual)%"
        case .corrected(let percent): "찍기를 뺀 정답률 \(percent)%"
        case .ignored(let count): "앞날로 적힌 답 \(count)개는 세지 않았습니다."
        case .nothingAnswered: "아직 푼 문제가 없습니다. vocab quiz로 시작하면 여기에 쌓입니다."
        case .month(let month): "\(month)월"
        }
    }
}

extension StatsPhrase.PartOfDay {
    fileprivate var korean: String {
        switch self {
        case .night: "새벽"
        case .morning: "아침"
        case .afternoon: "오후"
        case .evening: "밤"
        }
    }
}

extension GuessSituation {
    fileprivate var korean: String {
        switch self {
        case .fourChoices: "보기 4개"
        case .threeChoices: "보기 3개"
        case .twoChoices: "보기 2개"
        case .oneChoice: "보기 1개"
        case .match: "짝 맞추기"
        case .hangman: "행맨"
        }
    }
}
