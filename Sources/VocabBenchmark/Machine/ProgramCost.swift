import Glibc

/// What a run of a program took.
struct ProgramCost {
    /// The processor's time, of the program and of the system for it.
    var seconds: Double
    /// The most memory it had at once.
    let megabytes: Double

    /// Runs a program to its end, without input and its output thrown away; nil where there is none of this name, or it ended with
    /// another code.
    ///
    /// `environment` has its variables, each with its value.
    init?(of words: [String], environment: [String], endingWith code: Int32 = 0) {
        var actions = posix_spawn_file_actions_t()
        posix_spawn_file_actions_init(&actions)
        defer { posix_spawn_file_actions_destroy(&actions) }
        posix_spawn_file_actions_addopen(&actions, 0, "/dev/null", O_RDONLY, 0)
        for descriptor: Int32 in 1...2 { posix_spawn_file_actions_addopen(&actions, descriptor, "/dev/null", O_WRONLY, 0) }
        let arguments = words.map { strdup($0) } + [nil]
        let variables = environment.map { strdup($0) } + [nil]
        defer { for text in arguments + variables { free(text) } }
        var process = pid_t()
        guard let program = arguments[0], posix_spawnp(&process, program, &actions, nil, arguments, variables) == 0 else {
            return nil
        }
        var status: Int32 = 0
        var usage = rusage()
        while wait4(process, &status, 0, &usage) < 0, errno == EINTR {}
        guard status == code << 8 else { return nil }
        func seconds(_ time: timeval) -> Double { Double(time.tv_sec) + Double(time.tv_usec) / 1_000_000 }
        (self.seconds, megabytes) = (seconds(usage.ru_utime) + seconds(usage.ru_stime), Double(usage.ru_maxrss) / 1_024)
    }
}
