import ArgumentParser
import VocabCore

/// `vocab doctor`: examines the store, and repairs it when asked to.
struct DoctorCommand: SessionCommand {
    static let configuration = CommandConfiguration(
        commandName: "doctor", abstract: "저장소 점검과 수리 · examine the store, and repair it.",
        discussion: """
            아무것도 지우지 않습니다. 못 쓰는 부분은 옆 파일에 옮겨 둡니다.
            Nothing is deleted: what cannot be used is put into a file beside.
            """)

    @Flag(name: .long, help: "묻지 않고 고치기 · repair without asking")
    var repair = false

    @Flag(name: .long, help: "찾은 것을 JSON으로 · print what was found as JSON")
    var json = false

    func run(in shellSession: Session) throws {
        let session = shellSession.forMachines(json)
        let style = QuestionStyle(thesaurus: session.world.thesaurus())
        var findings = try session.store.examine(style: style)
        let isRepairable = findings.contains(where: \.isRepairable)
        if !json { show(findings, session) }
        if try isRepairable && (repair || wantsRepair(session)) {
            var chance = session.chance
            let repairs = try session.store.repair(at: session.now, using: &chance)
            findings = try session.store.examine(style: style)
            if !json {
                show(repairs, session)
                if repairs.contains(where: \.hasCopy) {
                    let phrase = DoctorPhrase.originalsKept(command: session.screen.command.typed("backup list"))
                    session.screen.show(session.screen.style.paragraph(phrase.text(in: session.language)))
                }
                show(findings, session)
                if !findings.isEmpty { session.remark(DoctorPhrase.restRemains) }
            }
        }
        if json { session.printJSON(Self.json(of: findings)) }
        guard findings.isEmpty else {
            if !findings.allSatisfy(\.isAdvice) { session.end(with: .badData) }
            if !json, findings.contains(where: \.isRepairable) { session.tell(.needsRepair) }
            return
        }
        session.remark(DoctorPhrase.allWell)
    }

    private func wantsRepair(_ session: Session) throws -> Bool {
        guard session.canAsk, !json else { return false }
        do {
            return try session.confirm(DoctorPhrase.repairConfirm)
        } catch Alert.inputEnded {
            return false
        }
    }

    private func show(_ findings: [Finding], _ session: Session) {
        let style = session.screen.style
        for finding in findings {
            let text = SafeText.line(finding.text(in: session.language))
            session.screen.show(style.item(finding.isRepairable ? "!" : "·", text, labelRole: .warning))
        }
    }

    private func show(_ repairs: [Repair], _ session: Session) {
        let style = session.screen.style
        for repair in repairs {
            session.screen.show(style.item("+", SafeText.line(repair.text(in: session.language)), labelRole: .right))
        }
    }

    private static func json(of findings: [Finding]) -> JSONWriter {
        var writer = JSONWriter()
        writer.lines(findings) { finding, writer in
            writer.object {
                $0.member("kind", finding.kind)
                if let path = finding.path { $0.member("path", path) }
                $0.member("finding", finding.english)
                $0.member("repairable", finding.isRepairable)
            }
        }
        return writer
    }
}
