import FakeCompositor
import Foundation

/// The client that is run, in a process group of its own.
final class ClientProcess {
    /// Its exit status once it has ended, by a signal n as 128 + n.
    private(set) var exitStatus: Int32?

    private let processID: pid_t
    /// Leads the group, and ends it when we are killed; `nil` once the client has ended.
    private var guardian: ClientGuard?

    /// Starts a program, found through `PATH`, that is to connect to the compositor in `runtime`.
    ///
    /// - Parameters:
    ///   - command: Its name and its arguments; not empty.
    ///   - runtime: Where the compositor listens.
    ///   - sparesStandardInput: Whether it gets an empty standard input in place of ours.
    ///   - time: The time that it is to see.
    ///   - output: What takes in what it prints.
    /// - Throws: When it cannot be run.
    init(
        command: [String], runtime: RuntimeDirectory, sparesStandardInput: Bool, time: ScriptTime, output: ClientOutput
    ) throws(HeadlessError) {
        defer { output.closeClientEnds() }
        let guardian = try ClientGuard(removing: runtime)
        do throws(SpawnFailure) {
            processID = try spawn(
                command, environment: Self.environment(runtime, time), group: guardian.processID, blockedSignals: .none,
                files: (sparesStandardInput ? [.empty] : [])
                    + output.clientEnds.map { .pass($0.descriptor, as: $0.number) })
        } catch {
            throw .client("cannot run \(command[0]): \(error)", isMissing: error.code == ENOENT)
        }
        self.guardian = guardian
    }

    private static func environment(_ runtime: RuntimeDirectory, _ time: ScriptTime) -> [String: String] {
        var environment = ProcessInfo.processInfo.environment
        environment["XDG_RUNTIME_DIR"] = runtime.path
        environment["WAYLAND_DISPLAY"] = runtime.socketName
        environment["XDG_SESSION_TYPE"] = "wayland"
        environment["WAYLAND_SOCKET"] = nil
        environment["DISPLAY"] = nil
        environment[Compositor.virtualTimeVariable] = time.isVirtual ? "\(Int(time.now / .nanoseconds(1)))" : nil
        return environment
    }

    /// Sends a signal to it and to all that it started in its group.
    func signal(_ number: Int32) {
        if let guardian { kill(-guardian.processID, number) }
    }

    /// Looks whether it has ended; what it left in its group is ended then.
    func checkExit() {
        var status: Int32 = 0
        guard exitStatus == nil, waitpid(processID, &status, WNOHANG) == processID else { return }
        guardian = nil
        let signal = status & 0x7F
        exitStatus = signal == 0 ? (status >> 8) & 0xFF : 128 + signal
    }
}
