import Glibc
package import TactusUI

/// A run of `xdg-open`, asked every tenth of a second whether it is over: it takes less than a second mostly.
package final class URLOpener {
    private static let pause = Duration.milliseconds(100)

    private let process: pid_t
    private let completion: (Bool) -> Void
    private var timer: ScheduledTimer?

    /// Starts it. It keeps itself until it is over.
    ///
    /// - Parameters:
    ///   - application: Whose loop asks.
    ///   - url: The address.
    ///   - token: A token by which the other program may come to the front; `nil` for none.
    ///   - program: The program's name, or its path in a test.
    ///   - completion: Is told in a later turn whether a program took the address.
    @discardableResult
    package init(
        _ application: Application, url: String, token: String?, program: String = "xdg-open",
        completion: @escaping (Bool) -> Void
    ) {
        self.completion = completion
        process = Self.start(program, url, token: token)
        if process < 0 {
            application.schedule(after: .zero) { completion(false) }
        } else {
            timer = application.schedule(after: Self.pause, repeating: Self.pause) { self.poll() }
        }
    }

    private func poll() {
        var status: Int32 = 0
        let outcome = waitpid(process, &status, WNOHANG)
        guard outcome != 0, !(outcome < 0 && errno == EINTR) else { return }
        timer?.invalidate()
        // The exit status is in the second byte; the first tells of a signal.
        completion(outcome == process && status == 0)
    }

    /// Whether a text is an address: a scheme, a colon and something, without blanks and controls.
    nonisolated package static func isAddress(_ text: String) -> Bool {
        let bytes = Array(text.utf8)
        guard let colon = bytes.firstIndex(of: UInt8(ascii: ":")), colon + 1 < bytes.count, bytes.count < 1 << 16,
            let first = bytes.first, isLetter(first)
        else { return false }
        let scheme = bytes[..<colon]
        return scheme.allSatisfy { isLetter($0) || (0x30...0x39).contains($0) || "+-.".utf8.contains($0) }
            && bytes.allSatisfy { $0 > 0x20 && $0 != 0x7F }
    }

    nonisolated private static func isLetter(_ byte: UInt8) -> Bool { (0x61...0x7A).contains(byte | 0x20) }

    /// - Returns: The process; -1 where there is no `xdg-open`.
    private static func start(_ program: String, _ url: String, token: String?) -> pid_t {
        var variables: [String] = []
        var entry = environ
        while let variable = entry.pointee {
            let text = String(cString: variable)
            if !text.hasPrefix("XDG_ACTIVATION_TOKEN=") { variables.append(text) }
            entry += 1
        }
        if let token { variables.append("XDG_ACTIVATION_TOKEN=\(token)") }
        // What the loop blocks for itself is none of the other program's business.
        var attributes = posix_spawnattr_t()
        posix_spawnattr_init(&attributes)
        defer { posix_spawnattr_destroy(&attributes) }
        var none = sigset_t()
        sigemptyset(&none)
        posix_spawnattr_setsigmask(&attributes, &none)
        posix_spawnattr_setflags(&attributes, Int16(POSIX_SPAWN_SETSIGMASK))
        let words: [String] = [program, url]
        let arguments: [UnsafeMutablePointer<CChar>?] = words.map { strdup($0) } + [nil]
        let environment: [UnsafeMutablePointer<CChar>?] = variables.map { strdup($0) } + [nil]
        defer { for text in arguments + environment { free(text) } }
        var process: pid_t = -1
        return posix_spawnp(&process, program, nil, &attributes, arguments, environment) == 0 ? process : -1
    }
}
