import FakeCompositor
import Foundation

/// What is asked for on the command line goes here, to its last byte.
enum StandardOutput {
    /// Writes a text, and a line end.
    ///
    /// - Throws: Why not all of it is there: the disk is full, or nobody reads.
    static func write(_ text: String) throws(HeadlessError) {
        do {
            try FileHandle.standardOutput.write(contentsOf: Data((text + "\n").utf8))
        } catch {
            throw .environment("cannot write to standard output: \(SystemFailure(error))")
        }
    }
}

/// The trace of a run, on standard error.
final class TraceOutput {
    private let leavesPingsOut: Bool
    /// Why a line of it is lost, when one is.
    private(set) var failure: SystemFailure?

    /// Begins a trace.
    ///
    /// - Parameter leavesPingsOut: Whether pings are left out of it: when those come by which a client is kept in step
    ///   is not the same each time.
    init(leavesPingsOut: Bool) { self.leavesPingsOut = leavesPingsOut }

    /// Writes a line.
    func write(_ entry: TimeLine.Entry) {
        guard !leavesPingsOut || !entry.isPing else { return }
        failure = writeLine(entry.description) ?? failure
    }
}

/// Writes one line of ours to standard error.
func writeError(_ message: String) { writeLine("tactus-headless: \(abbreviated(message))") }

/// A message whose lines are no longer than somebody reads: what was written on the command line, and is repeated in
/// it, may have any length. The beginning and the end say what is wrong.
func abbreviated(_ message: String) -> String {
    let longest = 4096
    guard message.utf8.count > longest else { return message }
    let lines = message.split(separator: "\n", omittingEmptySubsequences: false).map { line in
        line.utf8.count <= longest ? String(line) : "\(line.prefix(longest / 2)) … \(line.suffix(longest / 4))"
    }
    return lines.joined(separator: "\n")
}

/// Writes a line to standard error as it is. Where nobody reads, or the disk is full, it is lost, and the
/// program goes on.
///
/// - Returns: Why it is lost; `nil` when it is there.
@discardableResult
func writeLine(_ line: String) -> SystemFailure? {
    do {
        try FileHandle.standardError.write(contentsOf: Data((line + "\n").utf8))
        return nil
    } catch {
        return SystemFailure(error)
    }
}

/// Opens what a shell has closed (`2>&-`), lest the next file that is opened be taken for standard error. What is
/// written there fails all the same.
func openMissingStandardFiles() {
    for descriptor in STDIN_FILENO...STDERR_FILENO where fcntl(descriptor, F_GETFD) < 0 {
        guard open("/dev/null", O_RDONLY) == descriptor else { return }
    }
}
