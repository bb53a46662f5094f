import Foundation

/// A process that ends the client when we are killed and cannot do it ourselves: `kill -9`, a crash, a
/// runner that gives up.
///
/// It is a shell that reads from a pipe of which nobody else has the other end: when we are gone, however that came,
/// the pipe ends. It leads the process group to which the client belongs from its first moment on, ignores every signal
/// that can be ignored, and leaves with the group.
final class ClientGuard {
    /// Its process id, which is its group's too.
    let processID: pid_t
    private let pipeEnd: Int32

    /// Starts it.
    ///
    /// - Parameter runtime: The folder that it removes when we are killed.
    /// - Throws: When there is no pipe, or no shell.
    init(removing runtime: RuntimeDirectory) throws(HeadlessError) {
        var ends: [Int32] = [-1, -1]
        guard pipe(&ends) == 0, ends.allSatisfy({ fcntl($0, F_SETFD, FD_CLOEXEC) == 0 }) else {
            throw .environment("cannot make a pipe to guard the client by: \(SystemFailure.latest)")
        }
        defer { close(ends[0]) }
        do throws(SpawnFailure) {
            processID = try spawn(
                ["/bin/sh", "-c", "read -r _ || { rm -rf -- \"$1\"; kill -s KILL 0; }", "sh", runtime.path],
                environment: ["PATH": "/usr/bin:/bin"], group: 0, blockedSignals: .all,
                files: [.read(ends[0]), .write("/dev/null", as: STDOUT_FILENO), .write("/dev/null", as: STDERR_FILENO)])
        } catch {
            close(ends[1])
            throw .environment("cannot run /bin/sh, which guards the client: \(error)")
        }
        pipeEnd = ends[1]
    }

    deinit { end() }

    /// Ends it, and with it all that is left in its group.
    private func end() {
        kill(-processID, SIGKILL)
        waitpid(processID, nil, 0)
        close(pipeEnd)
    }
}
