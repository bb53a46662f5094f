#if DBus
    import Glibc
    import Tactus
    public import TactusUI
    import TactusWayland

    /// Shows what plays where the desktop shows that, and lets the user control it from there (MPRIS over D-Bus).
    ///
    /// ```swift
    /// application.beginReceivingRemoteControlEvents()
    /// do throws(BusError) {
    ///     center = try NowPlayingCenter(for: application, title: "Radio")
    ///     center?.nowPlayingInfo = NowPlayingInfo(title: "Blue in Green", artist: "Miles Davis")
    ///     center?.playbackState = .playing
    /// } catch {
    ///     print(error)  // the radio plays all the same
    /// }
    /// ```
    ///
    /// What the user asks for there comes as ``Responder/remoteControlReceived(with:)`` to the first responder, as from
    /// media keys. While the program does not receive remote control it comes to nothing.
    ///
    /// It needs the trait `DBus` of this package, and a session bus. Without a bus there is no center; when the bus
    /// goes away the center falls silent, tells ``onFailure``, and the program runs on. Keep it while something plays:
    /// with it goes the entry.
    @MainActor public final class NowPlayingCenter {
        /// Describes the piece that plays; `nil` shows nothing. Set it when another piece begins, and after a jump.
        public var nowPlayingInfo: NowPlayingInfo? {
            get { player.info }
            set { change { $0.set(newValue, at: now) } }
        }

        /// Whether it plays; ``NowPlayingPlaybackState/stopped`` at first.
        public var playbackState: NowPlayingPlaybackState {
            get { player.state }
            set {
                change {
                    $0.set(newValue, at: now)
                    return false
                }
            }
        }

        /// The buttons that do something at present; all by default. Others are shown as disabled, and ignored.
        public var enabledButtons: Set<RemoteControlButton> {
            get { player.buttons }
            set {
                change {
                    $0.buttons = newValue
                    return false
                }
            }
        }

        /// Whether the user may run forwards and backwards; `true` by default.
        public var allowsSeeking: Bool {
            get { player.allowsSeeking }
            set {
                change {
                    $0.allowsSeeking = newValue
                    return false
                }
            }
        }

        /// The program's name on the bus, such as `org.mpris.MediaPlayer2.radio`; `nil` until the bus has given it, and
        /// after a failure.
        public private(set) var busName: String?

        /// Called once when the bus refuses the name or is lost; nothing comes after it.
        public var onFailure: ((BusError) -> Void)?

        private let application: Application
        private var client: BusClient?
        private var player: MediaPlayerObject
        /// The names that are left to ask for, the one that was asked for first.
        private var names: [String]
        private var nameRequest: UInt64?

        /// Connects to the session bus, and asks for a name: that of the application, and when another instance has it,
        /// one with this process's number.
        ///
        /// - Parameters:
        ///   - application: Who is controlled. Its identifier says what the name is, and which
        ///     `.desktop` file belongs to it.
        ///   - title: The program's name for people.
        ///   - busAddress: Where the bus is, in the form of D-Bus; `nil` for the session's.
        /// - Throws: ``BusError`` when there is no bus to connect to.
        public init(for application: Application, title: String, busAddress: String? = nil) throws(BusError) {
            self.application = application
            player = MediaPlayerObject(identity: title, desktopEntry: application.identifier)
            names = Self.names(for: application.identifier, process: getpid())
            let client = try BusClient(for: application, address: busAddress)
            self.client = client
            client.onMessage = { [weak self] message throws(BusError) in try self?.receive(message) }
            client.onFailure = { [weak self] error in
                self?.close()
                self?.onFailure?(error)
            }
            nameRequest = try client.connection.requestName(names[0])
            client.poll()
        }

        isolated deinit { close() }

        /// Leaves the bus; the entry disappears. It is the end of this center, and no failure.
        public func close() {
            client?.close()
            client = nil
            busName = nil
        }

        /// The names to ask for: only letters, digits and signs that D-Bus allows.
        static func names(for identifier: String, process: Int32) -> [String] {
            let last = identifier.split(separator: ".").last ?? ""
            var element = String(
                last.unicodeScalars.map { scalar -> Character in
                    let isAllowed =
                        scalar.isASCII && (scalar.properties.isAlphabetic || scalar.properties.numericType != nil)
                    return isAllowed || scalar == "_" || scalar == "-" ? Character(scalar) : "_"
                })
            if element.isEmpty || element.first?.isNumber == true { element = "_" + element }
            let name = "\(MediaPlayerObject.rootInterface).\(element.prefix(100))"
            return [name, "\(name).instance\(process)"]
        }

        private var now: Instant { application.platform.clock.now }

        // MARK: The loop

        /// The descriptor of the connection, which the application's loop watches; `nil` after the end.
        package var descriptor: Int32? { client?.connection.descriptor }

        /// Handles what has come: called by the loop, and by tests that have none.
        package func processMessages() { client?.processMessages() }

        private var connection: BusConnection? { client?.connection }

        // MARK: Messages

        private func receive(_ message: BusMessage) throws(BusError) {
            if let call = message.repliedCall {
                if call == nameRequest, message.sender == BusName.bus { try takeName(message) }
            } else if message.isCall {
                try answer(message)
            }
        }

        private func takeName(_ reply: BusMessage) throws(BusError) {
            let name = names.removeFirst()
            nameRequest = nil
            if !reply.isError, reply.readValues().first == .uint32(1) {  // DBUS_REQUEST_NAME_REPLY_PRIMARY_OWNER
                busName = name
            } else if let other = names.first {
                nameRequest = try connection?.requestName(other)
            } else {
                throw .nameRefused(name)
            }
        }

        private func answer(_ message: BusMessage) throws(BusError) {
            let call = MediaPlayerCall(
                path: message.path, interface: message.interface, member: message.member, values: message.readValues())
            switch player.answer(call, at: now) {
            case .reply(let values): try connection?.reply(to: message, values)
            case .refusal(let refusal): connection?.refuse(message, refusal)
            case .signal(let signal):
                try connection?.reply(to: message, [])
                application.receiveRemoteControl(signal)
            }
        }

        // MARK: Changes

        /// Changes the player, and tells everybody what has changed.
        ///
        /// - Parameter body: Changes it, and returns whether the place in the piece has jumped.
        private func change(_ body: (inout MediaPlayerObject) -> Bool) {
            let old = player
            let hasJumped = body(&player)
            let changes = player.changes(since: old)
            do throws(BusError) {
                if !changes.isEmpty {
                    try connection?.emit(
                        MediaPlayerObject.path, MediaPlayerObject.propertiesInterface, "PropertiesChanged",
                        [.string(MediaPlayerObject.playerInterface), .dictionary(changes), .strings([])])
                }
                if hasJumped {
                    let position = player.position(at: now).wholeMicroseconds
                    try connection?.emit(
                        MediaPlayerObject.path, MediaPlayerObject.playerInterface, "Seeked", [.int64(position)])
                }
            } catch {
                client?.fail(error)
            }
            client?.poll()
        }
    }
#endif
