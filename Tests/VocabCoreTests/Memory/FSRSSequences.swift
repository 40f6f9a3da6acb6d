/// A sequence of answers with what py-fsrs 6.3.2 makes of it, with the standard parameters and a retention of 0.9.
struct FSRSSequence: CustomStringConvertible {
    /// When the next answer is given.
    enum Timing {
        case whenDue, halfLate, hourly, yearLate

        /// Seconds from an answer to the next one, when `interval` seconds were to pass.
        func wait(_ interval: Double) -> Double {
            switch self {
            case .whenDue: interval
            case .halfLate: interval * 1.5
            case .hourly: 3_600
            case .yearLate: interval + 365 * 86_400
            }
        }
    }

    /// 1 again, 2 hard, 3 good, 4 easy.
    let ratings: [Int]
    /// Steps of 1 and 10 minutes at first and of 10 minutes after a lapse, or none.
    let hasSteps: Bool
    let timing: Timing
    /// The interval after each answer, in whole days.
    let days: [Int]
    /// The state after the last answer.
    let stability, difficulty: Double

    init(_ ratings: String, steps: Bool, _ timing: Timing, days: [Int], _ stability: Double, _ difficulty: Double) {
        self.ratings = ratings.compactMap(\.wholeNumberValue)
        hasSteps = steps
        self.timing = timing
        self.days = days
        self.stability = stability
        self.difficulty = difficulty
    }

    var description: String { "\(ratings) \(hasSteps ? "with steps" : "without steps") \(timing)" }

    static let all: [FSRSSequence] = [
        FSRSSequence(
            "24324", steps: true, .whenDue, days: [0, 2, 10, 26, 108], 108.0096517, 4.1695678),
        FSRSSequence(
            "21134", steps: true, .whenDue, days: [0, 0, 0, 0, 1], 0.4009074, 9.23553),
        FSRSSequence(
            "34422", steps: true, .whenDue, days: [0, 4, 36, 100, 205], 205.2890579, 6.0091915),
        FSRSSequence(
            "44133", steps: true, .whenDue, days: [8, 66, 0, 4, 10], 10.2360912, 7.0034041),
        FSRSSequence(
            "13123", steps: true, .whenDue, days: [0, 0, 0, 0, 0], 0.1177248, 9.1763951),
        FSRSSequence(
            "11233", steps: true, .whenDue, days: [0, 0, 0, 0, 1], 0.1258442, 9.1648828),
        FSRSSequence(
            "44111", steps: true, .whenDue, days: [8, 66, 0, 0, 0], 0.4055965, 9.6591713),
        FSRSSequence(
            "31214", steps: true, .whenDue, days: [0, 0, 0, 0, 1], 0.550038, 9.2005443),
        FSRSSequence(
            "24244", steps: true, .whenDue, days: [0, 2, 7, 34, 164], 163.9695799, 2.2162689),
        FSRSSequence(
            "23131", steps: true, .whenDue, days: [0, 0, 0, 0, 0], 0.1907255, 9.4469066),
        FSRSSequence(
            "44114", steps: false, .whenDue, days: [8, 66, 4, 1, 3], 2.7042402, 8.661775),
        FSRSSequence(
            "44144", steps: false, .whenDue, days: [8, 66, 4, 16, 67], 66.7450171, 4.6736654),
        FSRSSequence(
            "41342", steps: false, .whenDue, days: [8, 1, 4, 16, 33], 32.5337957, 7.3318569),
        FSRSSequence(
            "21421", steps: false, .whenDue, days: [1, 1, 3, 5, 1], 0.9279607, 9.5051457),
        FSRSSequence(
            "24233", steps: false, .whenDue, days: [1, 7, 20, 55, 136], 136.2973252, 5.6255772),
        FSRSSequence(
            "21423", steps: false, .whenDue, days: [1, 1, 3, 5, 10], 10.137875, 8.5261091),
        FSRSSequence(
            "41243", steps: false, .whenDue, days: [8, 1, 3, 10, 24], 23.6424657, 7.3203011),
        FSRSSequence(
            "11244", steps: false, .whenDue, days: [1, 1, 1, 2, 6], 5.7887138, 8.5287286),
        FSRSSequence(
            "13114", steps: false, .whenDue, days: [1, 2, 1, 1, 1], 1.1121096, 9.4404406),
        FSRSSequence(
            "22123", steps: false, .whenDue, days: [1, 3, 1, 1, 2], 2.3193779, 9.2501486),
        FSRSSequence(
            "33333", steps: true, .whenDue, days: [0, 2, 11, 46, 163], 162.9998158, 2.0905863),
        FSRSSequence(
            "3333331133333", steps: true, .whenDue, days: [0, 2, 11, 46, 163, 498, 0, 0, 2, 4, 7, 12, 21], 20.7703573, 9.0557599),
        FSRSSequence(
            "133333", steps: true, .whenDue, days: [0, 0, 1, 2, 7, 19], 19.1690229, 6.3574871),
        FSRSSequence(
            "33333333333333333333", steps: true, .whenDue,
            days: [
                0, 2, 11, 46, 163, 498, 1348, 3299, 7415, 15504, 30474, 36500, 36500, 36500, 36500, 36500, 36500, 36500, 36500,
                36500,
            ], 305707.0583004, 1.9883705),
        FSRSSequence(
            "444444444444", steps: true, .whenDue,
            days: [8, 66, 397, 1875, 7265, 23933, 36500, 36500, 36500, 36500, 36500, 36500], 389582.5477718, 1.0),
        FSRSSequence(
            "1111111111", steps: true, .whenDue, days: [0, 0, 0, 0, 0, 0, 0, 0, 0, 0], 0.001, 9.9778361),
        FSRSSequence(
            "1234", steps: true, .whenDue, days: [0, 0, 0, 1], 0.4889208, 6.7723654),
        FSRSSequence(
            "222222222222", steps: true, .whenDue, days: [0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0], 1.2931, 9.9026079),
        FSRSSequence(
            "33333333333333333333", steps: false, .whenDue,
            days: [
                2, 11, 46, 163, 497, 1346, 3292, 7398, 15466, 30394, 36500, 36500, 36500, 36500, 36500, 36500, 36500, 36500,
                36500, 36500,
            ], 334984.1168045, 1.9883705),
        FSRSSequence(
            "222222222222", steps: false, .whenDue, days: [1, 3, 7, 12, 18, 25, 33, 42, 52, 62, 74, 87], 87.3050214, 9.9026079),
        FSRSSequence(
            "1111111111", steps: false, .whenDue, days: [1, 1, 1, 1, 1, 1, 1, 1, 1, 1], 0.0056107, 9.9778361),
        FSRSSequence(
            "444444444444", steps: false, .whenDue,
            days: [8, 66, 397, 1875, 7265, 23933, 36500, 36500, 36500, 36500, 36500, 36500], 389582.5477718, 1.0),
        FSRSSequence(
            "1234", steps: false, .whenDue, days: [1, 1, 3, 12], 11.706162, 6.7723654),
        FSRSSequence(
            "133333", steps: false, .whenDue, days: [1, 2, 6, 17, 44, 102], 102.2640434, 6.3574871),
        FSRSSequence(
            "33333", steps: false, .whenDue, days: [2, 11, 46, 163, 497], 497.4471936, 2.0905863),
        FSRSSequence(
            "3333331133333", steps: false, .whenDue, days: [2, 11, 46, 163, 497, 1346, 9, 1, 2, 4, 7, 13, 22], 21.5281514,
            9.0557599),
        FSRSSequence(
            "2122", steps: true, .halfLate, days: [0, 0, 0, 0], 0.4514029, 9.2608979),
        FSRSSequence(
            "4442", steps: true, .halfLate, days: [8, 84, 618, 1522], 1522.3715743, 4.010609),
        FSRSSequence(
            "2344", steps: true, .halfLate, days: [0, 0, 2, 21], 20.7870937, 1.2477614),
        FSRSSequence(
            "3121", steps: true, .halfLate, days: [0, 0, 0, 0], 0.2798384, 9.4118487),
        FSRSSequence(
            "4244", steps: true, .halfLate, days: [8, 33, 202, 1202], 1201.6725589, 1.0),
        FSRSSequence(
            "3233", steps: true, .halfLate, days: [0, 0, 2, 10], 10.4218076, 4.733819),
        FSRSSequence(
            "4224", steps: false, .hourly, days: [8, 8, 8, 13], 13.0460647, 4.6608776),
        FSRSSequence(
            "4122", steps: false, .hourly, days: [8, 3, 3, 3], 2.5625082, 8.6652394),
        FSRSSequence(
            "3414", steps: false, .hourly, days: [2, 4, 1, 2], 2.2764097, 6.0187764),
        FSRSSequence(
            "4211", steps: false, .hourly, days: [8, 8, 3, 1], 0.8551705, 9.3332839),
        FSRSSequence(
            "2423", steps: false, .hourly, days: [1, 2, 2, 2], 2.2981514, 5.6359848),
        FSRSSequence(
            "3341", steps: false, .hourly, days: [2, 2, 4, 1], 1.2800094, 7.0269896),
        FSRSSequence(
            "1143", steps: false, .yearLate, days: [1, 1, 5, 37], 36.9737746, 8.3794911),
        FSRSSequence(
            "3144", steps: false, .yearLate, days: [2, 1, 33, 331], 330.5678786, 5.3278261),
        FSRSSequence(
            "2214", steps: false, .yearLate, days: [1, 18, 3, 35], 34.7602747, 8.5361237),
        FSRSSequence(
            "3324", steps: false, .yearLate, days: [2, 65, 331, 1620], 1619.8029487, 2.9786346),
        FSRSSequence(
            "1422", steps: false, .yearLate, days: [1, 11, 79, 217], 217.2186242, 7.8601082),
        FSRSSequence(
            "2341", steps: false, .yearLate, days: [1, 29, 395, 7], 6.7324961, 7.8325929),
    ]
}
