#if DBus
    import Glibc
    import Tactus
    public import TactusUI
    import TactusWayland

    /// Lets screen readers, magnifiers, switches and tests use the application: AT-SPI 2 over D-Bus, which Orca and its
    /// like read.
    ///
    /// ```swift
    /// func applicationDidFinishLaunching(_ application: Application) {
    ///     bridge = try? AccessibilityBridge(for: application, title: "Notes")  // without a bus nobody reads
    /// }
    /// ```
    ///
    /// One such object is all that it takes: what tools find is ``TactusUI/Application/accessibilityTree``,
    /// what they are told follows from what changes in it, and what the program posts
    /// (``TactusUI/Application/post(_:)``) is read out.
    ///
    /// While the desktop says that no tool is wanted (`org.a11y.Status`) there is the connection to the session bus and
    /// nothing else. When one is, the program registers itself on the bus of tools; it looks at the tree when somebody
    /// asks, and follows changes while somebody wants to hear of them.
    ///
    /// It needs the trait `DBus` of this package. Keep it as long as the application should be read.
    @MainActor public final class AccessibilityBridge {
        /// Whether the program is on the bus of assistive tools, and registered there.
        public var isRegistered: Bool { link?.isRegistered ?? false }

        /// Called once when the session bus is lost; nothing comes after it. That the bus of tools is lost is no
        /// failure: the program goes there again when the desktop says that it is wanted.
        public var onFailure: ((BusError) -> Void)?

        private let application: Application
        private let title: String
        /// Where the environment says that the bus of tools is; `nil` to ask the desktop.
        private let givenAddress: String?
        private var client: BusClient?
        private let name: BusName
        private var status = AccessibilityStatus()
        /// The calls whose replies are awaited.
        private var statusQuestion: UInt64?
        private var addressQuestion: UInt64?
        /// What there is while tools are wanted.
        private var link: AccessibilityLink?

        /// Connects to the session bus, and asks whether tools are wanted.
        ///
        /// - Parameters:
        ///   - application: What is to be read.
        ///   - title: The program's name for people.
        ///   - busAddress: Where the session bus is, in the form of D-Bus; `nil` for the session's own.
        /// - Throws: ``BusError`` when there is no bus to connect to. That there are no tools is no error.
        public convenience init(
            for application: Application, title: String, busAddress: String? = nil
        ) throws(BusError) {
            try self.init(for: application, title: title, busAddress: busAddress) {
                getenv($0).map { String(cString: $0) }
            }
        }

        /// Connects, where the environment may say where the bus of tools is (`AT_SPI_BUS_ADDRESS`).
        ///
        /// - Parameters:
        ///   - application: What is to be read.
        ///   - title: The program's name for people.
        ///   - busAddress: Where the session bus is; `nil` for the session's own.
        ///   - environment: Returns the value of an environment variable.
        /// - Throws: ``BusError`` when there is no bus to connect to.
        package init(
            for application: Application, title: String, busAddress: String?, environment: (String) -> String?
        ) throws(BusError) {
            self.application = application
            self.title = title
            givenAddress = environment("AT_SPI_BUS_ADDRESS").flatMap { $0.isEmpty ? nil : $0 }
            let client = try BusClient(for: application, address: busAddress)
            self.client = client
            name = try BusName(AccessibilityStatus.service, on: client.connection)
            client.onMessage = { [weak self] message throws(BusError) in try self?.receive(message) }
            client.onFailure = { [weak self] error in
                self?.close()
                self?.onFailure?(error)
            }
            try client.connection.subscribe(
                "type='signal',sender='\(AccessibilityStatus.service)',path='\(AccessibilityStatus.path)',"
                    + "interface='\(Atspi.properties)',member='PropertiesChanged',arg0='\(AccessibilityStatus.interface)'"
            )
            client.poll()
        }

        isolated deinit { close() }

        /// Leaves both buses: nobody reads the application any more. It is the end of this bridge, and no failure.
        public func close() {
            client?.close()
            client = nil
            link?.close()
            link = nil
        }

        // MARK: The loop

        /// The descriptors of the connections, which the application's loop watches.
        package var descriptors: [Int32] { [client?.connection.descriptor, link?.descriptor].compactMap(\.self) }

        /// Handles what has come: called by the loop, and by tests that have none.
        package func processMessages() {
            client?.processMessages()
            link?.processMessages()
        }

        // MARK: Messages of the session bus

        private func receive(_ message: BusMessage) throws(BusError) {
            switch name.take(message) {
            case .isOwned, .hasChanged: return try ownerDidChange()
            case .none: break
            }
            if let call = message.repliedCall {
                guard name.isAnswer(message) else { return }
                if call == statusQuestion {
                    statusQuestion = nil
                    takeStatus(message.isError ? [] : message.readValues())
                } else if call == addressQuestion {
                    addressQuestion = nil
                    guard !message.isError, case .string(let address)? = message.readValues().first,
                        Self.isLocal(address)
                    else { return }
                    open(address)
                }
            } else if message.sender == name.owner, message.member == "PropertiesChanged",
                message.interface == Atspi.properties, message.path == AccessibilityStatus.path
            {
                let values = message.readValues()
                guard values.first == .string(AccessibilityStatus.interface) else { return }
                takeStatus(Array(values.dropFirst()))
            }
        }

        /// Nobody is started for being asked: without the service there are no tools.
        private func ownerDidChange() throws(BusError) {
            status = AccessibilityStatus()
            link?.close()
            link = nil
            addressQuestion = nil
            statusQuestion =
                name.owner == nil
                ? nil
                : try client?.connection.call(
                    AccessibilityStatus.service, AccessibilityStatus.path, Atspi.properties, "GetAll",
                    [.string(AccessibilityStatus.interface)])
        }

        private func takeStatus(_ values: [BusValue]) {
            guard case .dictionary(let properties)? = values.first else { return }
            status.take(properties)
            guard status.isWanted else {
                link?.close()
                link = nil
                return
            }
            guard link == nil, addressQuestion == nil else { return }
            if let givenAddress { return open(givenAddress) }
            do throws(BusError) {
                addressQuestion = try client?.connection.call(
                    AccessibilityStatus.service, AccessibilityStatus.path, AccessibilityStatus.service, "GetAddress", []
                )
            } catch {
                client?.fail(error)
            }
        }

        /// Whether an address leads to sockets of this machine alone. Others would start a program, or wait for a name
        /// to be looked up, and whoever has the service's name says what stands here.
        private static func isLocal(_ address: String) -> Bool {
            address.split(separator: ";", omittingEmptySubsequences: false).allSatisfy { $0.hasPrefix("unix:") }
        }

        private func open(_ address: String) {
            guard status.isWanted, link == nil else { return }
            link = try? AccessibilityLink(for: application, title: title, address: address) { [weak self] in
                self?.link = nil
            }
        }
    }
#endif
