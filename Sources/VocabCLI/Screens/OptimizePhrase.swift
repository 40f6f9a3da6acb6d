import VocabCore
import VocabLanguage

/// What is said about fitting the memory model.
enum OptimizePhrase: Phrase {
    case standardUsed(ModelInForce.Problem)
    case tried(answers: Int, heldOut: Int)
    /// Of so many words one was taken.
    case sampled(oneIn: Int)
    case before, after, constant
    case logLoss, rmseBins, auc
    case howToRead
    /// One measure for somebody who listens.
    case sentence(measure: String, isLowBetter: Bool, before: String, after: String, constant: String)

    var korean: String {
        switch self {
        case .standardUsed(let problem): "\(problem.korean) 표준 매개변수를 씁니다."
        case .tried(let answers, let heldOut): "답 \(answers)개를 살펴보고, 그중 뒤쪽 \(heldOut)개를 예측해 보았습니다."
        case .sampled(let share): "답이 아주 많아 단어 \(share)개 가운데 하나의 답만 씁니다. 그것으로 충분합니다."
        case .before: "지금"
        case .after: "새것"
        case .constant: "평균만"
        case .logLoss: "로그 손실"
        case .rmseBins: "RMSE(bins)"
        case .auc: "AUC"
        case .howToRead: "로그 손실과 RMSE는 낮을수록, AUC는 높을수록 좋습니다. ‘평균만’은 늘 평균 정답률로 예측했을 때의 값입니다."
        case .sentence(let measure, let isLowBetter, let before, let after, let constant):
            "\(measure), \(isLowBetter ? "낮을" : "높을")수록 좋음: 지금 \(before), 새것 \(after), 늘 평균으로 예측하면 \(constant)"
        }
    }

    var english: String {
        switch self {
        case .standardUsed(let problem): "\(problem.english) The standard parameters are used."
        case .tried(let answers, let heldOut):
            "Read \(answers) answers, and tested on the last \(heldOut) that can be predicted."
        case .sampled(let share): "There are so many answers that those to one word in \(share) are used: they are enough."
        case .before: "before"
        case .after: "after"
        case .constant: "average"
        case .logLoss: "Log loss"
        case .rmseBins: "RMSE(bins)"
        case .auc: "AUC"
        case .howToRead:
            "Log loss and RMSE: lower is better; AUC: higher is better. “average” always predicts the mean share of right answers."
        case .sentence(let measure, let isLowBetter, let before, let after, let constant):
            "\(measure), \(isLowBetter ? "lower" : "higher") is better: \(before) before, \(after) after, \(constant) for always the average"
        }
    }
}

/// Why fitted parameters are not kept.
enum ModelNotKept: Phrase, Equatable {
    case noBetter
    case unknownModel(String)

    var korean: String {
        switch self {
        case .noBetter: "새 매개변수는 뒤쪽 답을 지금 것보다 뚜렷이 더 잘 예측하지 못했습니다."
        case .unknownModel(let name): "이 버전이 모르는 기억 모형이 설정에 있어 그대로 두었습니다: \(name)"
        }
    }

    var english: String {
        switch self {
        case .noBetter: "The new ones do not predict the later answers clearly better than those in use."
        case .unknownModel(let name):
            "The settings hold the memory model \(name), which this version does not know; it was left alone."
        }
    }
}

extension ModelInForce.Problem: Phrase {
    package var korean: String {
        switch self {
        case .unknownModel(let name): "이 버전이 모르는 기억 모형이 설정에 있습니다: \(name)."
        case .unreadable: "설정에 있는 기억 모형을 읽을 수 없습니다."
        case .unusable(.count(let count)): "설정에 있는 매개변수가 21개가 아니라 \(count)개입니다."
        case .unusable(.outOfRange(let index, let value, let range)):
            "설정에 있는 매개변수가 범위를 벗어났습니다: w\(index) = \(value) (\(range.lowerBound)–\(range.upperBound))."
        }
    }

    package var english: String {
        switch self {
        case .unknownModel(let name): "This version does not know the memory model \(name) in the settings."
        case .unreadable: "The memory model in the settings cannot be read."
        case .unusable(.count(let count)): "The settings hold \(count) parameters, not 21."
        case .unusable(.outOfRange(let index, let value, let range)):
            "The parameter w\(index) in the settings, \(value), is not from \(range.lowerBound) to \(range.upperBound)."
        }
    }
}
