import Testing
import VocabTestSupport

@testable import VocabCLI
@testable import VocabCore

/// Fitting the memory model to the learner's own answers.
@Suite("vocab optimize") struct OptimizeTests {
    /// A learner's store that holds these answers.
    private func play(_ language: String, _ reviews: [Review]) throws -> Play {
        let play = Play(language: language)
        try play.putFruit()
        try put(reviews, into: play)
        return play
    }

    private func put(_ reviews: [Review], into play: Play) throws {
        var generator = SeededGenerator(seed: 9)
        var bytes: [UInt8] = []
        for (number, review) in reviews.enumerated() {
            bytes += HistoryLine.review(Identifier(using: &generator), review).encoded(sequence: number + 1)
        }
        let folder = Path(play.store).appending("history")
        try DiskFileSystem().makeFolder(folder)
        try DiskFileSystem().put(bytes, at: folder.appending("\(Identifier<Device>(using: &generator)).jsonl"))
    }

    private func settings(_ play: Play) throws -> Settings {
        try Store(root: Path(play.store), files: DiskFileSystem()).settings()
    }

    private func putSettings(_ json: String, into play: Play) throws {
        try DiskFileSystem().put(Array(json.utf8), at: Path(play.store).appending("settings.json"))
    }

    private static let weak = SyntheticLearner(parameters: SyntheticLearner.weak).reviews(3_000)
    private static let ordinary = SyntheticLearner(parameters: SyntheticLearner.standard, seed: 2).reviews(1_500)

    private func decimals(_ value: Double) -> String {
        let number = Int((value * 10_000).rounded())
        return "0." + String(String(10_000 + number).dropFirst())
    }

    private func three(_ fit: Optimization, _ measure: (Accuracy) -> Double) -> [String] {
        [fit.before, fit.after, fit.constant].map { decimals(measure($0)) }
    }

    @Test(
        "fitted parameters that help are kept, told beside the constant average, and undo takes them back",
        arguments: ["ko", "en"])
    func keeps(language: String) throws {
        let play = try play(language, Self.weak)
        let fit = try Optimization(TrainingSet(Self.weak, calendar: LearnerCalendar(), model: ModelInForce()))
        let (loss, rmse, auc) = (three(fit, \.logLoss), three(fit, \.rmseBins), three(fit) { $0.auc ?? 0 })
        let run = play.run("optimize")
        expectText(
            run.console.results,
            language == "ko"
                ? """
                답 3000개를 살펴보고, 그중 뒤쪽 \(fit.heldOutCount)개를 예측해 보았습니다.
                로그 손실, 낮을수록 좋음: 지금 \(loss[0]), 새것 \(loss[1]), 늘 평균으로 예측하면 \(loss[2])
                RMSE(bins), 낮을수록 좋음: 지금 \(rmse[0]), 새것 \(rmse[1]), 늘 평균으로 예측하면 \(rmse[2])
                AUC, 높을수록 좋음: 지금 \(auc[0]), 새것 \(auc[1]), 늘 평균으로 예측하면 0.5000
                """
                : """
                Read 3000 answers, and tested on the last \(fit.heldOutCount) that can be predicted.
                Log loss, lower is better: \(loss[0]) before, \(loss[1]) after, \(loss[2]) for always the average
                RMSE(bins), lower is better: \(rmse[0]) before, \(rmse[1]) after, \(rmse[2]) for always the average
                AUC, higher is better: \(auc[0]) before, \(auc[1]) after, 0.5000 for always the average
                """)
        expectText(
            run.console.alerts,
            language == "ko"
                ? """
                [알림] 최적화 완료
                앞으로 새 매개변수로 복습할 날을 정합니다.
                다음: vocab undo
                """
                : """
                [Alert] Optimized
                From now on the new parameters decide when a word comes back.
                Next: vocab undo
                """)
        #expect(run.status == .done)
        let kept = StoredModel.Fit(parameters: fit.parameters.weights, fittedUntil: Self.weak.last?.at)
        #expect(try settings(play).memory == .fsrs6(kept))
        #expect(ModelInForce(try settings(play).memory) == ModelInForce(fit.parameters, fittedUntil: Self.weak.last?.at))
        let undo = play.run("undo")
        #expect(undo.console.screen.contains(language == "ko" ? "기억 모형을 최적화한 것을 되돌렸습니다." : "fitting the memory model"))
        #expect(try settings(play).memory == nil)
        #expect(play.run("redo").status == .done)
        #expect(try settings(play).memory == .fsrs6(kept))
    }

    @Test("parameters that do not help are not kept, and it says why", arguments: ["ko", "en"])
    func keepsNot(language: String) throws {
        let play = try play(language, Self.ordinary)
        let run = play.run("optimize")
        expectText(
            run.console.alerts,
            language == "ko"
                ? """
                [알림] 지금 매개변수를 그대로 씁니다.
                새 매개변수는 뒤쪽 답을 지금 것보다 뚜렷이 더 잘 예측하지 못했습니다.
                """
                : """
                [Alert] The parameters stay as they are
                The new ones do not predict the later answers clearly better than those in use.
                """)
        #expect(run.status == .done)
        #expect(try settings(play).memory == nil)
    }

    @Test("on a screen the three stand in a table that fits 40 columns", arguments: ["ko", "en"])
    func table(language: String) throws {
        let play = try play(language, Self.weak)
        let fit = try Optimization(TrainingSet(Self.weak, calendar: LearnerCalendar(), model: ModelInForce()))
        let (loss, rmse, auc) = (three(fit, \.logLoss), three(fit, \.rmseBins), three(fit) { $0.auc ?? 0 })
        let console = ScriptedConsole(isInteractive: true, columns: 40)
        play.run("optimize", on: console)
        let text = console.results.replacing(/\u{1B}\[[0-9;]*m/, with: "")
        let korean = """
                            지금    새것  평균만
              로그 손실   \(loss[0])  \(loss[1])  \(loss[2])
              RMSE(bins)  \(rmse[0])  \(rmse[1])  \(rmse[2])
              AUC         \(auc[0])  \(auc[1])  \(auc[2])
            """
        let english = """
                          before   after  average
              Log loss    \(loss[0])  \(loss[1])   \(loss[2])
              RMSE(bins)  \(rmse[0])  \(rmse[1])   \(rmse[2])
              AUC         \(auc[0])  \(auc[1])   \(auc[2])
            """
        #expect(text.contains(language == "ko" ? korean : english), "\(text)")
    }

    @Test("--json is one value for programs, with nothing else on standard output") func json() throws {
        let play = try play("en", Self.weak)
        let fit = try Optimization(TrainingSet(Self.weak, calendar: LearnerCalendar(), model: ModelInForce()))
        let console = play.run("optimize --json").console
        let value = try JSONValue(console.results)
        #expect(value["model"] == .string("FSRS-6") && value["kept"] == .other("true"))
        #expect(value["reviews"] == .other("3000") && value["heldOut"] == .other("\(fit.heldOutCount)"))
        #expect(value["parameters"] == .array(fit.parameters.weights.map { .other("\($0)") }))
        func rounded(_ value: Double) -> JSONValue { .other("\((value * 1_000_000).rounded() / 1_000_000)") }
        for (key, accuracy) in [("before", fit.before), ("after", fit.after), ("constant", fit.constant)] {
            #expect(value["logLoss"][key] == rounded(accuracy.logLoss))
            #expect(value["rmseBins"][key] == rounded(accuracy.rmseBins))
            #expect(value["auc"][key] == rounded(try #require(accuracy.auc)))
        }
        #expect(try settings(play).memory != nil)
    }

    @Test("with too few answers it says how many there are and how many it needs", arguments: ["ko", "en"])
    func tooFew(language: String) throws {
        let few = Array(Self.weak.prefix(200))
        let play = try play(language, few)
        let count = TrainingSet(few, calendar: LearnerCalendar(), model: ModelInForce()).predictionCount
        let run = play.run("optimize --json")
        #expect(run.status == .badData && run.console.results.isEmpty)
        expectText(
            run.console.alerts,
            language == "ko"
                ? """
                [알림] 기록 부족
                다른 날 다시 푼 답이 \(count)개 있습니다.
                최적화하려면 200개가 필요합니다.
                다음: vocab quiz
                """
                : """
                [Alert] Too few answers
                Answers to words that were asked again on a later day: \(count).
                To optimize, 200 are needed.
                Next: vocab quiz
                """)
        #expect(Play(language: language).run("optimize").status == .badData)
    }

    @Test("done twice, the second time finds nothing that it has not seen") func twice() throws {
        let play = try play("en", Self.weak)
        play.run("optimize")
        let again = play.run("optimize")
        #expect(again.status == .badData)
        #expect(again.console.alerts.contains("since the last optimization: 0."))
    }

    @Test(
        "parameters that cannot be used are told, and the standard ones are used",
        arguments: [
            (#"{"model":"FSRS-6","parameters":[1,2,3]}"#, "The settings hold 3 parameters, not 21."),
            (
                #"{"model":"FSRS-6","parameters":[900,1,1,1,5,1,1,0.1,1,0.1,1,1,0.1,0.1,1,0.5,2,0.5,0.1,0.1,0.2]}"#,
                "The parameter w0 in the settings, 900.0, is not from 0.001 to 100.0."
            ),
            (#"{"model":"FSRS-6","parameters":"all of them"}"#, "The memory model in the settings cannot be read."),
            (#"17"#, "The memory model in the settings cannot be read."),
            (#"{"parameters":[1e999]}"#, "The memory model in the settings cannot be read."),
        ])
    func unusable(memory: String, remark: String) throws {
        let play = try play("en", Self.weak)
        try putSettings(#"{"format":1,"memory":\#(memory)}"#, into: play)
        let run = play.run("optimize")
        #expect(run.console.alerts.hasPrefix(remark + " The standard parameters are used.\n"))
        #expect(run.status == .done)
        #expect(ModelInForce(try settings(play).memory).problem == nil)
        play.run("undo")
        #expect(ModelInForce(try settings(play).memory).problem != nil)
    }

    @Test("the model of a later version is left alone, to the last byte", arguments: ["ko", "en"])
    func laterModel(language: String) throws {
        let play = try play(language, Self.weak)
        let memory = #"{"model":"FSRS-9","parameters":[0.5, 1e-3],"mood":{"a":[1]}}"#
        try putSettings(#"{"format":1,"memory":\#(memory)}"#, into: play)
        let run = play.run("optimize --json")
        #expect(try JSONValue(run.console.results)["kept"] == .other("false"))
        #expect(run.console.alerts.contains("FSRS-9") && run.status == .done)
        #expect(play.run("setup --new-per-day 7").status == .done)
        #expect(String(decoding: SettingsFile.encode(try settings(play)), as: UTF8.self).contains(memory))
        #expect(try settings(play).memory == .other(name: "FSRS-9", json: memory))
        #expect(play.run("undo").status == .done)
        #expect(try settings(play).memory == .other(name: "FSRS-9", json: memory))
    }

    @Test("answers that a wrong clock puts into the future are not gone through, and do not end the learning for ever")
    func future() throws {
        let word = try #require(Self.weak.first)
        let ahead = Review(
            at: Timestamp(secondsSince1970: 4_000_000_000), word: word.word, bookcase: word.bookcase, game: .flashcards,
            direction: .forward, outcome: .right, grade: .good, milliseconds: 0)
        let play = try play("en", Self.weak + [ahead])
        #expect(play.run("optimize").console.results.hasPrefix("Read 3000 answers"))
        try putSettings(
            #"{"format":1,"memory":{"model":"FSRS-6","parameters":[0.212,1.2931,2.3065,8.2956,6.4133,0.8334,3.0194,0.001,1.8722,0.1666,0.796,1.4835,0.0614,0.2629,1.6483,0.6014,1.8729,0.5425,0.0912,0.0658,0.1542],"fittedUntil":"2096-10-02T07:06:40Z"}}"#,
            into: play)
        #expect(play.run("optimize").status == .done)
    }
}
