import Glibc
import VocabCore
import VocabLexicon

/// The voice of this machine: speech-dispatcher, which knows what voice the learner chose, else eSpeak NG.
///
/// Text goes to the program's standard input: what it says is never taken for an option, and stands in no list of processes.
final class SystemVoice: Voice {
    private let files: [(program: Program, path: String)]
    private let environment: [String]
    /// The program that is speaking, or was.
    private var speaker: (child: ChildProcess, program: Program)?
    /// Programs that are there and did not speak, as speech-dispatcher does not without its server.
    private var failed: [Program: VoiceProblem] = [:]
    /// Programs that are known to speak, so that nobody waits to see whether they fail.
    private var proven: Set<Program> = []
    /// What it was asked to say, for another program where this one fails.
    private var last: (text: String, language: LanguageCode?)?

    /// Finds programs in the folders of `path`, as the shell does.
    init(path: String?, environment: [String]) {
        let folders = (path ?? "/usr/local/bin:/usr/bin:/bin").split(separator: ":").map(String.init)
        // The server of speech-dispatcher does not tell where it found nothing to play on; eSpeak NG does.
        let programs = SoundOutput.isLikely(environment) ? Program.allCases : Program.allCases.reversed()
        files = programs.compactMap { program in
            folders.lazy.map { $0 + "/" + program.rawValue }.first { access($0, X_OK) == 0 }.map { (program, $0) }
        }
        self.environment = environment
    }

    deinit { speaker?.child.closeOutputs() }

    var isThere: Bool { !files.isEmpty }

    func say(_ text: String, in language: LanguageCode?) throws(VoiceProblem) {
        stop()
        last = (text, language)
        try start()
    }

    func finish() throws(VoiceProblem) {
        while let (child, program) = speaker {
            speaker = nil
            let status = child.waitForEnd()
            guard let problem = note(status, child, program) else { return }
            do { try start() } catch { throw problem }
        }
    }

    /// A program that speaks, the better ones first.
    private enum Program: String, CaseIterable {
        case dispatcher = "spd-say"
        case espeak = "espeak-ng"

        /// What it is told beside the text, which it reads.
        func arguments(_ language: LanguageCode?) -> [String] {
            switch self {
            case .dispatcher: ["--pipe-mode", "--wait"] + (language.map { ["--language", $0.code] } ?? [])
            case .espeak: ["--stdin"] + (language.map { ["-v", EspeakVoice($0).name] } ?? [])
            }
        }
    }

    /// Begins to say what was asked for, by the first program that does not fail at once.
    private func start() throws(VoiceProblem) {
        guard let last else { return }
        var problem: VoiceProblem?
        for (program, path) in files where failed[program] == nil {
            if program == .espeak, let language = last.language, !EspeakVoice(language).reads(last.text) {
                problem = .unreadable
                continue
            }
            guard let child = ChildProcess([path] + program.arguments(last.language), environment: environment) else {
                failed[program] = .failed
                continue
            }
            // A learner's line is never longer than the pipe holds, so that nobody waits here.
            child.write(Array((last.text + "\n").utf8.prefix(Self.mostBytes)))
            if !proven.contains(program), let status = child.status(within: Self.trial) {
                if note(status, child, program) == nil { return }
                continue
            }
            proven.insert(program)
            speaker = (child, program)
            return
        }
        throw problem ?? files.compactMap { failed[$0.program] }.first ?? .noProgram
    }

    private static let mostBytes = 4_096
    /// Where there is no sound device a program ends within some 30 milliseconds; one that plays something takes longer than this.
    private static let trial = 250

    /// Takes note of how a program ended; returns why nothing was heard, and nil where it spoke.
    private func note(_ status: Int32, _ child: ChildProcess, _ program: Program) -> VoiceProblem? {
        let words = child.takeErrors()
        child.closeOutputs()
        // eSpeak NG ends well where it found nothing to play on, and says so in a line that begins like this.
        let foundNoDevice = words.split(separator: "\n").contains { $0.hasPrefix("error:") }
        let problem: VoiceProblem? = foundNoDevice ? .noSound : status == 0 ? nil : .failed
        if let problem { failed[program] = problem } else { proven.insert(program) }
        return problem
    }

    /// Breaks off what is being said.
    private func stop() {
        guard let (child, program) = speaker else { return }
        speaker = nil
        if let status = child.statusIfEnded() {
            _ = note(status, child, program)
            return
        }
        kill(child.id, SIGTERM)
        _ = child.waitForEnd()
        child.closeOutputs()
    }
}

/// Whether there is something to play sound on.
private enum SoundOutput {
    /// Whether a device, a sound server, or a configuration of the learner's own is there. Nothing is opened to find out.
    static func isLikely(_ environment: [String]) -> Bool {
        let names = ["PULSE_SERVER", "PIPEWIRE_REMOTE", "ALSA_CONFIG_PATH", "SPEECHD_ADDRESS"]
        if environment.contains(where: { line in names.contains { line.hasPrefix($0 + "=") } }) { return true }
        let places = [
            "/dev/snd/pcm*p", "/dev/dsp", "/run/user/\(getuid())/pulse/native", "/run/user/\(getuid())/pipewire-0",
            "/run/pulse/native", "/mnt/wslg/PulseServer", "/etc/asound.conf", "~/.asoundrc",
        ]
        return places.contains { !SystemFiles.matching($0).isEmpty }
    }
}
