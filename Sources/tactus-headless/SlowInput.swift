import FakeCompositor
import Foundation

/// Waits for what comes through standard input or another pipe, says so when it takes long, and gives up in the end.
final class SlowInput {
    private let clock = CompositorClock.monotonic
    private let name: String
    private let isTyped: Bool
    private let timeout: Duration
    private let beginning: Duration
    private var hasTold = false

    /// How long it is waited for without a word.
    static let silence = Duration.seconds(2)

    /// Begins to wait.
    ///
    /// - Parameters:
    ///   - name: What it is, as messages call it.
    ///   - isTyped: Whether somebody types, who may take all the time in the world.
    ///   - timeout: How long it may take otherwise.
    init(_ name: String, isTyped: Bool = false, timeout: Duration) {
        self.name = name
        self.isTyped = isTyped
        self.timeout = timeout
        beginning = clock.now
    }

    /// Waits until something can be read, or nothing more will come.
    ///
    /// - Parameter descriptor: From what.
    /// - Throws: ``HeadlessError`` when the time is over.
    func waitUntilReadable(_ descriptor: Int32) throws {
        while true {
            let passed = clock.now - beginning
            let limit = hasTold ? timeout : min(Self.silence, timeout)
            let left = isTyped && hasTold ? nil : max(.zero, limit - passed)
            var polled = pollfd(fd: descriptor, events: Int16(POLLIN), revents: 0)
            guard poll(&polled, 1, left.map { Int32(($0 / .milliseconds(1)).rounded(.up)) } ?? -1) == 0 else { return }
            guard isTyped || clock.now - beginning < timeout else {
                throw HeadlessError.late("after \(timeout) \(name) had not come to its end")
            }
            guard !hasTold, clock.now - beginning >= Self.silence else { continue }
            hasTold = true
            writeError("waiting for the end of \(name)" + (isTyped ? " (Ctrl-D on a terminal)" : ""))
        }
    }
}
