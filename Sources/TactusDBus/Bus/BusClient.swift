#if DBus
    import Tactus
    import TactusUI
    import TactusWayland

    /// A connection to a bus in an application's loop.
    @MainActor final class BusClient {
        let connection: BusConnection
        /// Is handed every message that comes.
        var onMessage: (BusMessage) throws(BusError) -> Void = { _ in }
        /// Called once, when the connection is lost or a message cannot be handled for want of it. The
        /// client is closed then.
        var onFailure: (BusError) -> Void = { _ in }

        private let application: Application
        private var watch: FileDescriptorWatch?
        private var watched: FileDescriptorWatch.Readiness = []
        /// What is watched: another one when the bus is tried at the next of several addresses.
        private var watchedDescriptor: Int32 = -1
        private var timer: ScheduledTimer?
        private var isClosed = false

        /// Connects; ``poll()`` follows when there is somebody to hear of messages.
        ///
        /// - Parameters:
        ///   - application: Whose loop it is.
        ///   - address: Where the bus is, in the form of D-Bus; `nil` for the session's.
        /// - Throws: ``BusError`` when there is no bus to connect to.
        convenience init(for application: Application, address: String?) throws(BusError) {
            try self.init(for: application, at: address.map(BusConnection.Place.address) ?? .session)
        }

        /// Connects to a bus that is not the session's.
        init(for application: Application, at place: BusConnection.Place) throws(BusError) {
            self.application = application
            connection = try BusConnection(at: place)
        }

        isolated deinit { close() }

        /// Ends the watching; nothing is handed on any more.
        func close() {
            isClosed = true
            watch?.cancel()
            timer?.invalidate()
        }

        /// Closes the connection because of an error, which is handed on.
        func fail(_ error: BusError) {
            guard !isClosed else { return }
            close()
            onFailure(error)
        }

        /// Handles what has come, and sends what waits. What comes without end is handled in several turns of the loop,
        /// so that fingers and frames come in between; so is what takes long to answer.
        func processMessages() {
            let clock = application.platform.clock
            let end = clock.now + BusConnection.longestTurn
            do throws(BusError) {
                for _ in 0..<BusConnection.mostMessagesOfTurn {
                    guard !isClosed, let message = try connection.next() else { break }
                    try onMessage(message)
                    guard clock.now < end else { break }
                }
            } catch {
                fail(error)
            }
            poll()
        }

        /// Lets the loop wait for what the connection waits for now. Called after something was sent, too.
        func poll() {
            timer?.invalidate()
            guard !isClosed else { return }
            if let deadline = connection.deadline {
                timer = application.schedule(at: deadline) { [weak self] in self?.processMessages() }
            }
            let (interest, descriptor) = (connection.interest, connection.descriptor)
            guard interest != watched || descriptor != watchedDescriptor || watch == nil else { return }
            (watched, watchedDescriptor) = (interest, descriptor)
            watch?.cancel()
            watch = application.watch(descriptor, for: interest) { [weak self] _ in self?.processMessages() }
        }
    }
#endif
