import CWaylandClient
import Glibc

/// What libwayland says in its log, which is the only place where it tells the text of a protocol error.
///
/// The last line of each thread is kept and nothing is printed: whoever meets the failure asks for it at once, on
/// the same thread. Lines nobody asks for only repeat what an error code tells.
enum LibraryLog {
    /// Takes the log over from libwayland's default, which prints to standard error.
    ///
    /// Later calls do nothing.
    static func install() {
        _ = key
    }

    /// The last line on this thread, which is then forgotten.
    static func consumeLastLine() -> String? {
        guard let line = pthread_getspecific(key) else { return nil }
        defer {
            pthread_setspecific(key, nil)
            free(line)
        }
        return String(cString: line.assumingMemoryBound(to: CChar.self)).split(separator: "\n").last.map(String.init)
    }

    /// The text of a protocol error, from libwayland's line about it: "wl_surface@12: error 3: no buffer".
    ///
    /// - Parameters:
    ///   - code: The number of the error.
    ///   - line: The line.
    /// - Returns: The text; `nil` when the line tells of something else.
    static func message(of code: Int32, in line: String) -> String? {
        let lead = "error \(code): "
        var rest = line[...]
        while !rest.hasPrefix(lead) {
            guard rest.popFirst() != nil else { return nil }
        }
        return String(rest.dropFirst(lead.count))
    }

    /// Forgets a line of an earlier call, so that the next one is known to belong to the call that follows.
    static func forgetLastLine() {
        guard let line = pthread_getspecific(key) else { return }
        pthread_setspecific(key, nil)
        free(line)
    }

    private static let key: pthread_key_t = {
        var key = pthread_key_t()
        pthread_key_create(&key, free)
        wl_log_set_handler_client { format, arguments in LibraryLog.keep(format, arguments) }
        return key
    }()

    private static let longestLine = 1024

    private static func keep(_ format: UnsafePointer<CChar>?, _ arguments: CVaListPointer?) {
        guard let format, let arguments, let line = malloc(longestLine) else { return }
        vsnprintf(line.assumingMemoryBound(to: CChar.self), longestLine, format, arguments)
        free(pthread_getspecific(key))
        pthread_setspecific(key, line)
    }
}
