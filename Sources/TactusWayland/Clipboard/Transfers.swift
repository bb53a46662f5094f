import TactusPlatform
import WaylandClient

/// One pipe through which something goes to another program, or comes from it.
protocol Transfer: AnyObject {
    /// When to give the other program up; `nil` while it is not waited for.
    var deadline: Instant? { get }
    /// How long it was waited for when the deadline has passed.
    var patience: TransferPatience { get }
    /// How many bytes are kept in memory.
    var heldByteCount: Int { get }

    /// Ends it.
    func end(_ error: ContentError)
}

/// All that comes and goes through pipes: what is pasted, copied, dropped and dragged.
///
/// No more than one piece of each is in memory. A peer that is silent, or does not read, is given up after a while; one
/// that is dead closes its end. The connection to the compositor has no part in it once a pipe is there: when it is
/// lost, what goes through pipes goes on to its own end.
package final class Transfers {
    /// How long a program may send nothing that is waited for.
    package static let readingPatience = Duration.seconds(5)
    /// How long a program may read nothing of what it asked for.
    package static let writingPatience = Duration.seconds(30)
    /// How long a piece may take, of the time in which it is waited for: an end that moves a byte now and then is given
    /// up as well.
    package static let longestPiece = Duration.seconds(60)
    /// As much is read or written at a time: what a pipe holds.
    package static let pieceSize = 65_536
    /// As much may be asked for at the same time. A program that asks for more, and reads nothing, gets nothing.
    package static let mostWrites = 64

    /// How many bytes were in memory at most.
    package private(set) var mostHeldBytes = 0

    private let clock: any Clock
    private let loop: EventLoop
    private var transfers: [any Transfer] = []

    /// Creates what has no transfers yet.
    ///
    /// - Parameters:
    ///   - clock: The clock of their deadlines.
    ///   - loop: What watches their pipes.
    init(clock: any Clock, loop: EventLoop) {
        self.clock = clock
        self.loop = loop
    }

    /// How many pipes are open.
    package var count: Int { transfers.count }

    /// When ``advance(to:)`` wants to be called though nothing arrives.
    var deadline: Instant? {
        var first: Instant?
        for transfer in transfers {
            guard let deadline = transfer.deadline else { continue }
            first = min(first ?? deadline, deadline)
        }
        return first
    }

    /// Gives up the programs that were waited for long enough.
    func advance(to now: Instant) {
        for transfer in transfers {
            guard let deadline = transfer.deadline, deadline <= now else { continue }
            transfer.end(.silent(transfer.patience.explanation))
        }
    }

    /// Reads what comes out of a pipe.
    ///
    /// - Parameter file: The end to read from; it is closed at the end.
    /// - Returns: What comes out of it.
    func read(from file: WireDescriptor) -> ContentStream {
        let reader = PipeReader(file, transfers: self)
        transfers.append(reader)
        return ContentStream(reader)
    }

    /// Writes content into a pipe, as the other program reads it, and closes it.
    ///
    /// - Parameters:
    ///   - offer: What to write.
    ///   - type: In which type. When it cannot be had, the pipe is closed at once.
    ///   - file: The end to write to.
    func write(_ offer: any ContentOffer, as type: ContentType, to file: WireDescriptor) {
        guard transfers.count(where: { $0 is PipeWriter }) < Self.mostWrites, Pipe.setNonBlocking(file.rawValue),
            let stream = try? offer.content(as: type)
        else { return }
        let writer = PipeWriter(stream, to: file, transfers: self)
        transfers.append(writer)
        writer.start()
    }

    // MARK: For transfers

    var now: Instant { clock.now }

    func watch(
        _ file: WireDescriptor, for interest: FileDescriptorWatch.Readiness,
        handler: @escaping (FileDescriptorWatch.Readiness) -> Void
    ) -> FileDescriptorWatch {
        loop.watch(file.rawValue, for: interest, handler: handler)
    }

    func recordHeldBytes() { mostHeldBytes = max(mostHeldBytes, transfers.reduce(0) { $0 + $1.heldByteCount }) }

    func remove(_ transfer: any Transfer) { transfers.removeAll { $0 === transfer } }
}
