import Glibc

/// The program with which the learner reads long texts.
enum SystemPager {
    /// A closure that shows a text with the command in `$PAGER`; nil where none is set.
    static func find() -> ((String) -> Bool)? {
        guard let value = getenv("PAGER"), value.pointee != 0 else { return nil }
        // less shows colours, and ends at once where all fits, when the learner has not told it otherwise.
        let command = "LESS=\"${LESS-FRX}\" " + String(cString: value)
        return { text in show(text, command) }
    }

    /// Runs `command` on `text` and waits for its end. Says whether it ran: a shell that does not find it ends with 126 or 127.
    private static func show(_ text: String, _ command: String) -> Bool {
        guard let pipe = popen(command, "w") else { return false }
        // ^C is for the pager; a pager that was left early has no use for the rest, and SIGPIPE is ignored already.
        let handler = signal(SIGINT, SIG_IGN)
        defer { signal(SIGINT, handler) }
        fputs(text, pipe)
        let status = pclose(pipe)
        let code = (status >> 8) & 0xFF
        return status != -1 && code != 126 && code != 127
    }
}
