import CLinuxShims
import Glibc
import WaylandClient

/// Reading and writing of pipes that lead to other programs: nothing here waits, and nobody dies of a
/// reader that is gone.
nonisolated enum Pipe {
    /// What came of an attempt to read or write.
    enum Outcome {
        /// So many bytes went through.
        case moved(Int)
        /// There is nothing to read, or no room to write.
        case wouldBlock
        /// The other end is closed.
        case ended
        /// It cannot work.
        case broken
    }

    /// Makes a pipe; `nil` when the system has no descriptor left.
    ///
    /// - Returns: The end to read from, which does not block, and the one to send away.
    static func make() -> (readEnd: WireDescriptor, writeEnd: WireDescriptor)? {
        var ends: [Int32] = [-1, -1]
        guard pipe2(&ends, O_CLOEXEC) == 0 else { return nil }
        let pair = (WireDescriptor(owning: ends[0]), WireDescriptor(owning: ends[1]))
        // The message that carries the other end needs one more, and libwayland ends the process without it.
        let spare = fcntl(ends[1], F_DUPFD_CLOEXEC, 0)
        guard spare >= 0 else { return nil }
        close(spare)
        return setNonBlocking(ends[0]) ? pair : nil
    }

    /// Lets no call with a descriptor wait.
    ///
    /// - Returns: Whether that is possible.
    static func setNonBlocking(_ descriptor: Int32) -> Bool {
        let flags = fcntl(descriptor, F_GETFL)
        return flags >= 0 && fcntl(descriptor, F_SETFL, flags | O_NONBLOCK) == 0
    }

    /// Reads what is there into `buffer`.
    static func read(_ descriptor: Int32, into buffer: UnsafeMutableRawBufferPointer) -> Outcome {
        repeat {
            let count = Glibc.read(descriptor, buffer.baseAddress, buffer.count)
            if count > 0 { return .moved(count) }
            if count == 0 { return .ended }
        } while errno == EINTR
        return errno == EAGAIN ? .wouldBlock : .broken
    }

    /// Writes as much as there is room for. The signal that comes with a closed pipe is taken, and harms nobody: the
    /// process's own way with it stays as it is.
    static func write(_ bytes: UnsafeRawBufferPointer, to descriptor: Int32) -> Outcome {
        ShieldedSignal.without(SIGPIPE) {
            repeat {
                let count = Glibc.write(descriptor, bytes.baseAddress, bytes.count)
                if count >= 0 { return Outcome.moved(count) }
            } while errno == EINTR
            return switch errno {
            case EAGAIN: .wouldBlock
            case EPIPE: .ended
            default: .broken
            }
        } hasCome: { outcome in
            if case .ended = outcome { true } else { false }
        }
    }
}
