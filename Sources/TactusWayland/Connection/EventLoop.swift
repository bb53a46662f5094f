import CLinuxShims
import Glibc
import TactusPlatform

/// What a loop turns for.
protocol EventLoopHost: AnyObject {
    /// When a turn is due though nothing arrives: now or earlier when there is something to do, `nil` for never.
    var deadline: Instant? { get }

    /// Sends what waits, and says what to poll on the connection; `nil` when there is none. After a result,
    /// ``receive(_:)`` follows.
    func prepareToPoll() -> pollfd?

    /// Takes what the poll found on the connection, reads it and handles it.
    func receive(_ found: Int16)

    /// Does what is due when all input was handled: timers, drawing.
    func finishTurn()
}

/// The loop of the one thread that everything happens on: it sleeps in `ppoll` until the connection, a watched
/// descriptor or a deadline wants a turn.
///
/// There is no periodic wake-up: a program that has nothing to do sleeps. A test need not let the loop sleep; it asks
/// for one turn at a time with ``turn(for:waiting:)`` and moves the clock itself.
package final class EventLoop {
    /// How many turns had something to do.
    package private(set) var turnCount = 0

    private let clock: any Clock
    private var watches: [FileDescriptorWatch] = []
    private var polled: [pollfd] = []

    init(clock: any Clock) { self.clock = clock }

    /// Watches a descriptor until the watch is cancelled.
    func watch(
        _ descriptor: Int32, for interest: FileDescriptorWatch.Readiness,
        handler: @escaping (FileDescriptorWatch.Readiness) -> Void
    ) -> FileDescriptorWatch {
        let watch = FileDescriptorWatch(descriptor: descriptor, interest: interest, handler: handler)
        watches.append(watch)
        return watch
    }

    /// Handles what has arrived and what is due: input, then watched descriptors, then timers and drawing.
    ///
    /// - Parameters:
    ///   - host: What the loop turns for.
    ///   - waiting: Whether to sleep until there is something.
    /// - Returns: Whether there was something.
    @discardableResult
    func turn(for host: any EventLoopHost, waiting: Bool) -> Bool {
        polled.removeAll(keepingCapacity: true)
        let connection = host.prepareToPoll()
        if let connection { polled.append(connection) }
        let watches = activeWatches
        for watch in watches { polled.append(watch.request) }

        let limit = waiting ? host.deadline.map { timespec(from: clock.now, to: $0) } : timespec()
        let isReady = poll(for: limit)
        let first = connection == nil ? 0 : 1
        // Looked at before anybody is called, who might turn the loop.
        var found: [(watch: FileDescriptorWatch, readiness: Int16)] = []
        for index in watches.indices where polled[first + index].revents != 0 {
            found.append((watches[index], polled[first + index].revents))
        }
        if connection != nil { host.receive(polled[0].revents) }
        for (watch, readiness) in found { watch.receive(readiness) }
        guard isReady || host.deadline.map({ $0 <= clock.now }) ?? false else { return false }
        turnCount += 1
        host.finishTurn()
        return true
    }

    /// The watches without those that were cancelled.
    private var activeWatches: [FileDescriptorWatch] {
        for watch in watches where !watch.isActive {
            watches.removeAll { !$0.isActive }
            break
        }
        return watches
    }

    /// Polls all descriptors.
    ///
    /// - Parameter limit: How long to sleep at most; `nil` for as long as nothing arrives.
    /// - Returns: Whether something was found. A signal that interrupts the poll is nothing.
    private func poll(for limit: timespec?) -> Bool {
        let count =
            if let limit {
                withUnsafePointer(to: limit) { ppoll(&polled, nfds_t(polled.count), $0, nil) }
            } else {
                ppoll(&polled, nfds_t(polled.count), nil, nil)
            }
        if count < 0 {
            for index in polled.indices { polled[index].revents = 0 }
        }
        return count > 0
    }
}

extension timespec {
    /// The time from one moment to another, and none when that has passed.
    fileprivate init(from now: Instant, to deadline: Instant) {
        let nanoseconds = max((deadline - now).wholeNanoseconds, 0)
        let (seconds, rest) = nanoseconds.quotientAndRemainder(dividingBy: 1_000_000_000)
        self.init(tv_sec: Int(seconds), tv_nsec: Int(rest))
    }
}
