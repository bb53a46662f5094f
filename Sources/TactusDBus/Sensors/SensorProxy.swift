#if DBus
    import Tactus
    public import TactusMotion
    public import TactusUI
    import TactusWayland

    /// Knows from the system's sensor service how the device is held (iio-sensor-proxy: `net.hadess.SensorProxy` on
    /// the system's bus), with the corrections for single machines that the service has.
    ///
    /// ```swift
    /// let accelerometer = AccelerometerOrientationSource(application: application)
    /// let source = SensorProxy(for: application, otherwise: accelerometer)
    /// let device = Device(source: source)
    /// ```
    ///
    /// The accelerometer is claimed while the device generates notifications, and no longer: the service asks it for
    /// those alone who claimed it. Where there is no bus, no service, or it refuses, or says nothing for five seconds,
    /// `otherwise` tells, until a service comes. The service knows four edges; it says nothing of a screen that lies,
    /// and the last edge holds.
    ///
    /// It needs the trait `DBus` of this package.
    @MainActor public final class SensorProxy: OrientationSource {
        private let application: Application
        private let busAddress: String?
        private let substitute: (any OrientationSource)?
        private var isSubstituted = false
        private var client: BusClient?
        private var name: BusName?
        private var handler: ((DeviceOrientation) -> Void)?
        /// The numbers of the calls whose replies are awaited.
        private var claim: UInt64?
        private var question: UInt64?
        private var silence: ScheduledTimer?
        /// Who answered.
        private var owner: String?
        private var told = DeviceOrientation.unknown

        /// Creates a source that has connected to nothing yet.
        ///
        /// - Parameters:
        ///   - application: Whose loop hears of the service.
        ///   - substitute: Who tells where there is no service; `nil` for nobody.
        ///   - busAddress: Where the bus is, in the form of D-Bus; `nil` for the system's.
        public init(
            for application: Application, otherwise substitute: (any OrientationSource)? = nil,
            busAddress: String? = nil
        ) {
            self.application = application
            self.substitute = substitute
            self.busAddress = busAddress
        }

        isolated deinit { stop() }

        /// Connects to the bus, and claims the accelerometer. Nobody is waited for.
        public func start(_ handler: @escaping (DeviceOrientation) -> Void) {
            stop()
            self.handler = handler
            do throws(BusError) {
                let client = try BusClient(for: application, at: busAddress.map(BusConnection.Place.address) ?? .system)
                self.client = client
                client.onMessage = { [weak self] message throws(BusError) in try self?.receive(message) }
                client.onFailure = { [weak self] _ in self?.serviceIsGone() }
                let connection = client.connection
                name = try BusName(Self.service, on: connection)
                try connection.subscribe(
                    "type='signal',sender='\(Self.service)',interface='\(Self.properties)',member='PropertiesChanged'")
                try claimAccelerometer()
                client.poll()
            } catch {
                serviceIsGone()
            }
        }

        /// Gives the accelerometer back, and leaves the bus.
        public func stop() {
            if let client, owner != nil {
                _ = try? call(Self.interface, "ReleaseAccelerometer", [])
                client.processMessages()
            }
            client?.close()
            if isSubstituted { substitute?.stop() }
            silence?.invalidate()
            (client, name, handler, owner, claim, question) = (nil, nil, nil, nil, nil, nil)
            (isSubstituted, told) = (false, .unknown)
        }

        static let service = "net.hadess.SensorProxy"
        static let path = "/net/hadess/SensorProxy"
        static let interface = "net.hadess.SensorProxy"
        static let properties = "org.freedesktop.DBus.Properties"

        // MARK: The loop

        /// The descriptor of the connection, which the application's loop watches; `nil` while there is none.
        package var descriptor: Int32? { client?.connection.descriptor }

        /// Handles what has come: called by the loop, and by tests that have none.
        package func processMessages() { client?.processMessages() }

        // MARK: Messages

        private func call(_ interface: String, _ member: String, _ values: [BusValue]) throws(BusError) -> UInt64? {
            try client?.connection.call(Self.service, Self.path, interface, member, values)
        }

        private func claimAccelerometer() throws(BusError) {
            claim = try call(Self.interface, "ClaimAccelerometer", [])
            silence?.invalidate()
            silence = application.schedule(after: BusName.longestSilence) { [weak self] in self?.beginSubstitution() }
        }

        private func receive(_ message: BusMessage) throws(BusError) {
            guard let name else { return }
            if name.take(message) == .hasChanged {
                owner = nil
                if name.owner == nil { serviceIsGone() } else { try claimAccelerometer() }
            } else if let call = message.repliedCall {
                if name.isAnswer(message) { try takeReply(message, to: call) }
            } else if message.member == "PropertiesChanged", message.sender == owner, message.path == Self.path {
                // Anybody on the bus may send such a signal to this program; only that of the service counts.
                let values = message.readValues()
                if values.first == .string(Self.interface), values.count > 1 { take(values[1]) }
            }
        }

        private func takeReply(_ reply: BusMessage, to call: UInt64) throws(BusError) {
            if call == claim {
                claim = nil
                if reply.isError { return serviceIsGone() }
                owner = reply.sender
                question = try self.call(Self.properties, "GetAll", [.string(Self.interface)])
            } else if call == question {
                question = nil
                if reply.isError { return serviceIsGone() }
                if let values = reply.readValues().first { take(values) }
            }
        }

        /// Reads the properties that there are: those of another form say nothing.
        private func take(_ properties: BusValue) {
            guard case .dictionary(let entries) = properties else { return }
            for entry in entries where entry.name == "AccelerometerOrientation" {
                guard case .string(let name) = entry.value.content else { continue }
                silence?.invalidate()
                endSubstitution()
                tell(Self.orientation(name))
            }
        }

        private static func orientation(_ name: String) -> DeviceOrientation {
            switch name {
            case "normal": .portrait
            case "bottom-up": .portraitUpsideDown
            case "left-up": .landscapeRight
            case "right-up": .landscapeLeft
            default: .unknown
            }
        }

        // MARK: Whoever tells in its place

        private func serviceIsGone() {
            owner = nil
            beginSubstitution()
        }

        private func beginSubstitution() {
            guard let substitute, handler != nil else { return tell(.unknown) }
            guard !isSubstituted else { return }
            isSubstituted = true
            substitute.start { [weak self] in self?.tell($0) }
        }

        private func endSubstitution() {
            guard isSubstituted else { return }
            isSubstituted = false
            substitute?.stop()
        }

        private func tell(_ orientation: DeviceOrientation) {
            guard orientation != told else { return }
            told = orientation
            handler?(orientation)
        }
    }
#endif
