import Foundation

/// The client that is run, in a process group of its own.
final class ClientProcess {
    /// Its process id, which is its group's too.
    let processID: pid_t
    /// Its exit status once it has ended, by a signal n as 128 + n.
    private(set) var exitStatus: Int32?

    /// Starts a program, found through `PATH`, that is to connect to the compositor in `runtime`.
    ///
    /// - Parameters:
    ///   - command: Its name and its arguments; not empty.
    ///   - runtime: Where the compositor listens.
    ///   - sparesStandardInput: Whether it gets an empty standard input in place of ours.
    ///   - output: What takes in what it prints; without one that goes to our own streams.
    /// - Throws: When it cannot be run.
    init(
        command: [String], runtime: RuntimeDirectory, sparesStandardInput: Bool, output: ClientOutput?
    ) throws(HeadlessError) {
        var attributes = posix_spawnattr_t()
        posix_spawnattr_init(&attributes)
        defer { posix_spawnattr_destroy(&attributes) }
        var none = sigset_t()
        sigemptyset(&none)
        posix_spawnattr_setsigmask(&attributes, &none)
        var ours = sigset_t()
        sigemptyset(&ours)
        sigaddset(&ours, SIGPIPE)
        posix_spawnattr_setsigdefault(&attributes, &ours)
        posix_spawnattr_setpgroup(&attributes, 0)
        let flags = POSIX_SPAWN_SETPGROUP | Int32(POSIX_SPAWN_SETSIGMASK) | Int32(POSIX_SPAWN_SETSIGDEF)
        posix_spawnattr_setflags(&attributes, Int16(flags))

        var actions = posix_spawn_file_actions_t()
        posix_spawn_file_actions_init(&actions)
        defer { posix_spawn_file_actions_destroy(&actions) }
        if sparesStandardInput { posix_spawn_file_actions_addopen(&actions, STDIN_FILENO, "/dev/null", O_RDONLY, 0) }
        for (end, target) in zip(output?.clientEnds ?? [], [STDOUT_FILENO, STDERR_FILENO]) {
            posix_spawn_file_actions_adddup2(&actions, end, target)
        }
        defer { output?.closeClientEnds() }

        var child: pid_t = 0
        let environment = Self.environment(runtime).map { "\($0.key)=\($0.value)" }
        let result = withCStrings(command) { arguments in
            withCStrings(environment) {
                posix_spawnp(&child, command[0], &actions, &attributes, arguments, $0)
            }
        }
        guard result == 0 else {
            throw .client("cannot run \(command[0]): \(String(cString: strerror(result)))", isMissing: result == ENOENT)
        }
        processID = child
    }

    private static func environment(_ runtime: RuntimeDirectory) -> [String: String] {
        var environment = ProcessInfo.processInfo.environment
        environment["XDG_RUNTIME_DIR"] = runtime.path
        environment["WAYLAND_DISPLAY"] = runtime.socketName
        environment["XDG_SESSION_TYPE"] = "wayland"
        environment["WAYLAND_SOCKET"] = nil
        environment["DISPLAY"] = nil
        return environment
    }

    /// Sends a signal to it and to all that it started in its group.
    func signal(_ number: Int32) {
        if exitStatus == nil { kill(-processID, number) }
    }

    /// Looks whether it has ended; what it left in its group is ended then.
    func checkExit() {
        guard exitStatus == nil else { return }
        // Its group's number stays ours until it is waited for.
        var information = siginfo_t()
        guard waitid(P_PID, id_t(processID), &information, WEXITED | WNOHANG | WNOWAIT) == 0,
            information.si_signo == SIGCHLD
        else { return }
        kill(-processID, SIGKILL)
        var status: Int32 = 0
        guard waitpid(processID, &status, 0) == processID else { return }
        let signal = status & 0x7F
        exitStatus = signal == 0 ? (status >> 8) & 0xFF : 128 + signal
    }
}

/// Lends strings as the null-terminated array that `posix_spawn` wants.
private func withCStrings<Result>(
    _ strings: [String], _ body: (UnsafeMutablePointer<UnsafeMutablePointer<CChar>?>) -> Result
) -> Result {
    var pointers = strings.map { strdup($0) } + [nil]
    defer { for pointer in pointers { free(pointer) } }
    return pointers.withUnsafeMutableBufferPointer { buffer in
        guard let start = buffer.baseAddress else { preconditionFailure("the array holds its terminator at least") }
        return body(start)
    }
}
