import VocabCore

extension QuestionReport {
    /// The same for a program.
    func json() -> JSONWriter {
        let (mismatch, variety, exposure, places) = (figures.partMismatch, figures.variety, figures.exposure, figures.places)
        var writer = JSONWriter()
        writer.object { writer in
            writer.member("bookcase", bookcase)
            writer.member("words", wordCount)
            writer.member("sheets", figures.sheetCount)
            writer.member("questions", figures.questionCount)
            writer.member("passedOver", skippedWords)
            writer.member("direction", directions.rawValue)
            writer.number("seed", String(seed))
            writer.number("millisecondsPerQuestion", FigureTable.fixed(millisecondsPerQuestion, 4))
            writer.name("collisions")
            writer.object(collisionMembers)
            writer.name("examples")
            writer.object { writer in
                for rule in CollisionRule.allCases {
                    guard let pairs = figures.collisions.examples[rule] else { continue }
                    writer.name(rule.rawValue)
                    writer.array(pairs) { pair, writer in
                        writer.array(zip(pair.terms, pair.meanings)) { $1.string("\($0.0): \($0.1)") }
                    }
                }
            }
            writer.number("partMismatchPercent", mismatch.percent.map { FigureTable.fixed($0, 4) } ?? "null")
            writer.member("distractorsOfKnownPart", mismatch.known)
            writer.number("changedPercent", variety.changedPercent.map { FigureTable.fixed($0, 4) } ?? "null")
            writer.number("distractorsPerWord", FigureTable.fixed(variety.distractorsPerWord, 4))
            writer.number("mostShownInOneSheet", FigureTable.fixed(exposure.mostInOneSheet, 4))
            writer.number("overexposedPercent", FigureTable.fixed(exposure.overexposedPercent, 4))
            writer.number("mostShownInAllSheets", FigureTable.fixed(exposure.mostInAllSheets, 4))
            writer.name("places")
            writer.array(places.counts) { $1.raw(String($0)) }
            writer.number("chiSquare", FigureTable.fixed(places.chiSquare, 4))
            writer.name("plausibility")
            writer.object(plausibilityMembers)
            writer.name("guessers")
            writer.object(guesserMembers)
            writer.name("sizes")
            writer.array(sizes) { $0.write(to: &$1) }
        }
        return writer
    }

    private func collisionMembers(_ writer: inout JSONWriter) {
        writer.member("any", figures.collisions.any)
        for rule in CollisionRule.allCases {
            if let count = figures.collisions.counts[rule] { writer.member(rule.rawValue, count) }
        }
    }

    private func plausibilityMembers(_ writer: inout JSONWriter) {
        let plausibility = figures.plausibility
        for (name, nearness) in [
            ("prefix", plausibility.prefix), ("spelling", plausibility.spelling), ("tags", plausibility.tags),
        ] {
            writer.name(name)
            writer.object {
                $0.number("chosen", FigureTable.fixed(nearness.chosen, 4))
                $0.number("random", FigureTable.fixed(nearness.random, 4))
            }
        }
    }

    private func guesserMembers(_ writer: inout JSONWriter) {
        for guesser in rates {
            let rate = guesser.rate
            writer.name(guesser.name)
            writer.object {
                $0.number("percent", FigureTable.fixed(rate.percent, 4))
                $0.number("from", FigureTable.fixed(rate.interval.lowerBound, 4))
                $0.number("to", FigureTable.fixed(rate.interval.upperBound, 4))
                $0.member("meetsGoal", rate.meetsGoal)
            }
        }
    }
}

extension JSONWriter {
    /// Writes a member whose value is the number `digits`.
    mutating func number(_ name: String, _ digits: String) {
        self.name(name)
        raw(digits)
    }
}
