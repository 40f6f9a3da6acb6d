/// The answers of a learner, word by word, as the model reads them.
package struct TrainingSet: Sendable {
    /// One answer.
    struct Answer: Sendable {
        /// Whole days of the learner since the word's answer before; 0 for the first one.
        let elapsedDays: Double
        let evidence: Evidence
        /// The chance to be right without recalling the word; 0 where luck does not help.
        let guess: Double
        /// The chance to be wrong though the word is recalled; 0 where the answer is proof.
        let slip: Double
        /// The chance that the word was known before it was met: then the answer says nothing of the model.
        let known: Double
        /// Its number among the predictions in the order of time; nil for first answers and for further ones on the same day.
        let prediction: Int?

        var isRight: Bool { evidence.isRight }
    }

    /// The chance that a word which is recalled is picked wrong all the same.
    let slip: Double
    /// The answers of each word in the order of time, one word after another.
    private(set) var answers: [Answer] = []
    /// Where the answers of each word stand; the words in the order of their first answers.
    private(set) var words: [Range<Int>] = []
    /// When each answer was given that can be predicted, for its word was answered on an earlier day; in the order of time.
    private var predictionTimes: [Timestamp] = []
    /// How many answers can be predicted.
    package var predictionCount: Int { predictionTimes.count }
    /// How many answers there are.
    package var answerCount: Int { answers.count }

    /// The answers `reviews`, which come in the order of time.
    ///
    /// - Parameters:
    ///   - slip: The chance that a word which is recalled is picked wrong all the same.
    ///   - known: How likely the word of each answer was known before it was met, by the answers before it.
    ///   - guess: The chance to be right without recalling the word, where luck helps.
    package init(
        _ reviews: [Review], calendar: LearnerCalendar, slip: Double, known: [Double] = [], guess: (GuessSituation) -> Double
    ) {
        self.slip = slip
        var places: [Word.ID: Int] = [:]
        var histories: [[Answer]] = []
        var lastDays: [Day] = []
        for (number, review) in reviews.enumerated() {
            let day = calendar.day(of: review)
            let place = places[review.word]
            // A clock that was set back gives answers of one day.
            let elapsed = place.map { max(0, lastDays[$0].distance(to: day)) } ?? 0
            let answer = Answer(
                elapsedDays: Double(elapsed), evidence: Evidence(of: review, isFirst: place == nil), slip: slip, guess: guess,
                known: number < known.count ? known[number] : 0, prediction: elapsed > 0 ? predictionTimes.count : nil)
            if elapsed > 0 { predictionTimes.append(review.at) }
            if let place {
                histories[place].append(answer)
                lastDays[place] = day
            } else {
                places[review.word] = histories.count
                histories.append([answer])
                lastDays.append(day)
            }
        }
        answers.reserveCapacity(reviews.count)
        for history in histories {
            words.append(answers.count..<(answers.count + history.count))
            answers += history
        }
    }

    /// How many of the predictions are of answers given until `moment`.
    func predictionCount(until moment: Timestamp) -> Int { predictionTimes.count { $0 <= moment } }
}

extension TrainingSet.Answer {
    fileprivate init(
        elapsedDays: Double, evidence: Evidence, slip: Double, guess: (GuessSituation) -> Double, known: Double, prediction: Int?
    ) {
        var (chance, slips) = (0.0, 0.0)
        if case .pick(let situation, _) = evidence { (chance, slips) = (guess(situation), slip) }
        self.init(
            elapsedDays: elapsedDays, evidence: evidence, guess: chance > 0 ? min(chance, 1) : 0, slip: slips, known: known,
            prediction: prediction)
    }
}

extension EvidenceModel {
    /// Works out what the model predicts for the answers of one word in `set`, before each of them that has a number below `limit`.
    ///
    /// `predict` gets the answer, its number and the chance to recall the word then.
    @specialized(where Scalar == Double)
    @specialized(where Scalar == Tangent)
    func walk(
        _ word: Range<Int>, of set: TrainingSet, before limit: Int, _ predict: (TrainingSet.Answer, Int, Scalar) -> Void
    ) {
        var state: FSRSState<Scalar>?
        for answer in set.answers[word] {
            if let number = answer.prediction, number >= limit { return }
            // On the day of an answer the word is still known: R is 1.
            var recall = Scalar(1)
            if let state, let number = answer.prediction {
                recall = model.retrievability(stability: state.stability, elapsedDays: answer.elapsedDays)
                predict(answer, number, recall)
            }
            state = self.state(
                after: state, elapsedDays: answer.elapsedDays, recall: recall, evidence: answer.evidence, guess: answer.guess)
        }
    }
}
