import Foundation
import TactusGeometry

/// What becomes of a descriptor of a program that is started.
enum SpawnedFile {
    /// One of ours becomes its standard input.
    case read(Int32)
    /// Its standard input is empty.
    case empty
    /// It writes to a file under that number.
    case write(String, as: Int32)
    /// It writes to one of ours under that number.
    case pass(Int32, as: Int32)
}

/// Which signals a program that is started does not hear of.
enum BlockedSignals {
    case none
    case all
}

/// Why a program cannot be started.
struct SpawnFailure: Error, CustomStringConvertible {
    /// The system's number.
    let code: Int32
    /// The system's words.
    var description: String { String(cString: strerror(code)) }
}

/// Starts a program, found through our `PATH`.
///
/// - Parameters:
///   - command: Its name and its arguments; not empty.
///   - environment: Its environment.
///   - group: Its process group; 0 for one of its own.
///   - blockedSignals: What it does not hear of.
///   - files: What becomes of its descriptors; the others are ours.
/// - Returns: Its process id.
/// - Throws: Why it cannot be started.
func spawn(
    _ command: [String], environment: [String: String], group: pid_t, blockedSignals: BlockedSignals,
    files: [SpawnedFile]
) throws(SpawnFailure) -> pid_t {
    var attributes = posix_spawnattr_t()
    posix_spawnattr_init(&attributes)
    defer { posix_spawnattr_destroy(&attributes) }
    var blocked = sigset_t()
    switch blockedSignals {
    case .none: sigemptyset(&blocked)
    case .all: sigfillset(&blocked)
    }
    posix_spawnattr_setsigmask(&attributes, &blocked)
    var ours = sigset_t()
    sigemptyset(&ours)
    sigaddset(&ours, SIGPIPE)
    posix_spawnattr_setsigdefault(&attributes, &ours)
    posix_spawnattr_setpgroup(&attributes, group)
    let flags = POSIX_SPAWN_SETPGROUP | Int32(POSIX_SPAWN_SETSIGMASK) | Int32(POSIX_SPAWN_SETSIGDEF)
    posix_spawnattr_setflags(&attributes, Int16(flags))

    var actions = posix_spawn_file_actions_t()
    posix_spawn_file_actions_init(&actions)
    defer { posix_spawn_file_actions_destroy(&actions) }
    for file in files {
        switch file {
        case .read(let descriptor): posix_spawn_file_actions_adddup2(&actions, descriptor, STDIN_FILENO)
        case .empty: posix_spawn_file_actions_addopen(&actions, STDIN_FILENO, "/dev/null", O_RDONLY, 0)
        case .write(let path, let number): posix_spawn_file_actions_addopen(&actions, number, path, O_WRONLY, 0)
        case .pass(let descriptor, let number): posix_spawn_file_actions_adddup2(&actions, descriptor, number)
        }
    }

    var child: pid_t = 0
    let result = withCStrings(command) { arguments in
        withCStrings(environment.map { "\($0.key)=\($0.value)" }) {
            posix_spawnp(&child, command[0], &actions, &attributes, arguments, $0)
        }
    }
    guard result == 0 else { throw SpawnFailure(code: result) }
    return child
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
