import ArgumentParser
import VocabCore
import VocabLanguage
import VocabSync

/// `vocab doctor`: examines the store, and repairs it when asked to.
struct DoctorCommand: SessionCommand {
    static let manual = Manual(
        .doctor, "저장소 점검과 수리", "examine and repair the store", examples: ["", "--repair"],
        notes: [
            Bilingual(
                "아무것도 지우지 않습니다. 못 쓰는 부분은 옆 파일에 옮겨 둡니다.",
                "Nothing is deleted: what cannot be used is put into a file beside.")
        ])

    @Flag(name: .long, help: .said("묻지 않고 고치기", "repair without asking"))
    var repair = false

    @Flag(name: .long, help: .said("찾은 것을 JSON으로 쓰기", "print what was found as JSON"))
    var json = false

    func run(in shellSession: Session) throws {
        let session = shellSession.forMachines(json)
        var diagnosis = try Diagnosis(of: session)
        let isRepairable = diagnosis.isRepairable
        if !json { show(diagnosis, session) }
        if try isRepairable && (repair || wantsRepair(session)) {
            var generator = session.generator
            // Both sides of a merge are whole; what is salvaged from a broken file may not be.
            let merged = try session.store.mergeConflictedFiles(at: session.now).map(Repair.sidesMerged)
            let locks = try session.synchronizer().removeOldLocks().map(Repair.lockRemoved)
            let repairs = try merged + session.store.repair(at: session.now, using: &generator) + locks + takenBack(session)
            diagnosis = try Diagnosis(of: session)
            if !json {
                show(repairs, session)
                if repairs.contains(where: \.hasCopy),
                    let command = session.screen.command.typed(Invocation(.backupList))
                {
                    let phrase = DoctorPhrase.originalsKept(command: command)
                    session.screen.show(session.screen.style.paragraph(phrase.text(in: session.language)))
                }
                show(diagnosis, session)
                if !diagnosis.isHealthy { session.remark(DoctorPhrase.restRemains) }
            }
        }
        if json { session.printJSON(diagnosis.json()) }
        if diagnosis.findings.contains(where: \.isDamage) || !diagnosis.repositoryFindings.isEmpty { session.end(with: .badData) }
        if !json, diagnosis.isRepairable { session.tell(.needsRepair) }
        if diagnosis.isHealthy { session.remark(DoctorPhrase.allWell) }
    }

    /// What the repair could not read is in the last commit of a store that syncs.
    private func takenBack(_ session: Session) throws -> [Repair] {
        do {
            let difference = try session.synchronizer().takeBack(isDryRun: false)
            return difference.isEmpty ? [] : [.takenBack(words: difference.words, answers: difference.answers)]
        } catch let error as SyncError {
            session.tell(Alert(error))
            return []
        }
    }

    private func wantsRepair(_ session: Session) throws -> Bool {
        guard session.canAsk, !json else { return false }
        do {
            return try session.confirm(DoctorPhrase.repairConfirm)
        } catch Alert.inputEnded {
            return false
        }
    }

    private func show(_ diagnosis: Diagnosis, _ session: Session) {
        let style = session.screen.style
        let marked: [(mark: String, phrase: any Phrase)] =
            diagnosis.findings.map { ($0.isRepairable ? "!" : "·", $0) }
            + diagnosis.repositoryFindings.map { ($0.isRepairable ? "!" : "·", $0) }
            + diagnosis.questionFindings.map { ("·", $0) }
            + (diagnosis.modelProblem.map { [("·", OptimizePhrase.standardUsed($0))] } ?? [])
        for (mark, phrase) in marked {
            let text = SafeText.line(phrase.text(in: session.language))
            session.screen.show(style.item(mark, text, labelRole: .strong))
        }
    }

    private func show(_ repairs: [Repair], _ session: Session) {
        let style = session.screen.style
        for repair in repairs {
            session.screen.show(style.item("+", SafeText.line(repair.text(in: session.language)), labelRole: .right))
        }
    }
}

/// All that the doctor finds: what is amiss with the store, and what keeps words from being asked about.
private struct Diagnosis {
    let findings: [Finding]
    let questionFindings: [QuestionFinding]
    /// What is amiss with git's own files; none where there is no git to ask.
    let repositoryFindings: [RepositoryFinding]
    /// Why the memory parameters in the settings cannot be used.
    let modelProblem: ModelInForce.Problem?

    init(of session: Session) throws {
        findings = try session.store.examine(at: session.now)
        let style = QuestionStyle(thesaurus: session.world.thesaurus())
        let library = try session.store.contents().library
        questionFindings = library.bookcases.compactMap { QuestionFinding(in: $0, style) }
        repositoryFindings = (try? session.synchronizer().examineRepository()) ?? []
        modelProblem = ModelInForce(library.settings.memory).problem
    }

    var isHealthy: Bool { findings.isEmpty && repositoryFindings.isEmpty && questionFindings.isEmpty && modelProblem == nil }
    var isRepairable: Bool { findings.contains(where: \.isRepairable) || repositoryFindings.contains(where: \.isRepairable) }

    func json() -> JSONWriter {
        var writer = JSONWriter()
        let entries =
            findings.map { (kind: $0.kind, path: $0.path, text: $0.english, isRepairable: $0.isRepairable) }
            + repositoryFindings.map { (kind: $0.kind, path: nil, text: $0.english, isRepairable: $0.isRepairable) }
            + questionFindings.map { (kind: $0.kind, path: nil, text: $0.english, isRepairable: false) }
            + (modelProblem.map {
                [(kind: "memoryModel", path: nil, text: OptimizePhrase.standardUsed($0).english, isRepairable: false)]
            } ?? [])
        writer.lines(entries) { entry, writer in
            writer.object {
                $0.member("kind", entry.kind)
                if let path = entry.path { $0.member("path", path.text) }
                $0.member("finding", entry.text)
                $0.member("repairable", entry.isRepairable)
            }
        }
        return writer
    }
}
