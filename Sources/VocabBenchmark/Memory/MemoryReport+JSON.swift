import VocabCore

extension MemoryReport {
    /// The same for a program.
    func json() -> JSONWriter {
        var writer = JSONWriter()
        writer.object { writer in
            writer.member("words", size.words)
            writer.member("days", size.days)
            writer.member("seeds", seeds)
            writer.name("luck")
            writer.array(benchmarks) { benchmark, writer in writer.object { members(of: benchmark, &$0) } }
        }
        return writer
    }

    private func members(of benchmark: MemoryBenchmark, _ writer: inout JSONWriter) {
        for (name, value) in figures(of: benchmark) { writer.number(name, FigureTable.fixed(value, 4)) }
        writer.name("rivals")
        writer.object { writer in
            for rival in benchmark.rivals {
                writer.name(rival.name)
                writer.object { writer in
                    writer.number("answersPerWord", FigureTable.fixed(benchmark.mean(of: rival) { $1.reviews }, 4))
                    writer.number("usualKnown", FigureTable.fixed(benchmark.mean(of: rival) { $1.usual.known }, 4))
                    writer.number("usualAnswersPerWord", FigureTable.fixed(benchmark.mean(of: rival) { $1.usual.reviews }, 4))
                    writer.number("ratio", FigureTable.fixed(benchmark.ratio(to: rival), 4))
                }
            }
        }
        writer.name("learners")
        writer.array(benchmark.rows + benchmark.partly) { row, writer in
            writer.object { writer in
                writer.member("law", row.law)
                writer.number("slip", FigureTable.fixed(row.slip, 2))
                writer.number("known", FigureTable.fixed(row.own.known, 4))
                writer.number("answersPerWord", FigureTable.fixed(row.own.reviews, 4))
                writer.number("recall", FigureTable.fixed(row.own.recall, 4))
                writer.number("knownBefore", FigureTable.fixed(row.knownBefore, 2))
                writer.number("knownBelieved", FigureTable.fixed(row.beliefs.known, 4))
                writer.number("guessBelieved", FigureTable.fixed(row.beliefs.guess, 4))
                writer.number("slipBelieved", FigureTable.fixed(row.beliefs.slip, 4))
            }
        }
    }

    private func figures(of benchmark: MemoryBenchmark) -> [(name: String, value: Double)] {
        [
            ("guess", benchmark.guess),
            ("known", benchmark.mean { $0.own.known }),
            ("answersPerWord", benchmark.mean { $0.own.reviews }),
            ("recall", benchmark.mean { $0.own.recall }),
            ("guessBelieved", benchmark.mean { $0.beliefs.guess }),
            ("guessDistance", benchmark.mean { $0.beliefs.guessDistance }),
            ("logLoss", benchmark.mean { $0.beliefs.logLoss }),
            ("logLossWithoutShift", benchmark.mean { $0.beliefs.logLossWithoutShift }),
        ]
    }
}
