#if DBus
    import Tactus
    import TactusUI
    import TactusWayland

    /// A connection to the bus of assistive tools, there while tools are wanted: registers the application, sends what
    /// ``AtspiServer`` decides, and follows the tree while somebody wants to hear of it.
    final class AccessibilityLink {
        /// How many wishes to hear of events are noted. Where there are more all events are told.
        static let mostListeners = 256
        /// How many texts wait to be read out at most, until the next look at the tree.
        static let mostAnnouncements = 16

        /// Whether the registry knows the application.
        private(set) var isRegistered = false

        private let application: Application
        private let title: String
        private let client: BusClient
        private let registry: BusName
        private let onEnd: () -> Void
        private var server: AtspiServer?
        private var embedding: UInt64?
        private var listenersQuestion: UInt64?
        /// Who wants to hear of what; `nil` while that is not known, when all is told.
        private var listeners: Set<[String]>? = []
        private var isFollowing = false
        private var refreshing: ScheduledTimer?
        private var announcements: [AtspiSignal] = []

        /// Connects to the bus.
        ///
        /// - Parameters:
        ///   - application: What is to be read.
        ///   - title: The program's name for people.
        ///   - address: Where the bus is, in the form of D-Bus.
        ///   - onEnd: Called once when the bus is lost.
        /// - Throws: ``BusError`` when there is no bus there.
        init(
            for application: Application, title: String, address: String, onEnd: @escaping () -> Void
        ) throws(BusError) {
            self.application = application
            self.title = title
            self.onEnd = onEnd
            client = try BusClient(for: application, address: address)
            registry = try BusName(Atspi.registry, on: client.connection)
            client.onMessage = { [weak self] message throws(BusError) in try self?.receive(message) }
            client.onFailure = { [weak self] _ in
                self?.close()
                self?.onEnd()
            }
            try client.connection.subscribe(
                "type='signal',sender='\(Atspi.registry)',path='\(Atspi.registryPath)',interface='\(Atspi.registry)'")
            client.poll()
        }

        isolated deinit { close() }

        /// Leaves the bus.
        func close() {
            client.close()
            refreshing?.invalidate()
            application.removeAccessibilityObserver(self)
            isFollowing = false
            isRegistered = false
        }

        var descriptor: Int32 { client.connection.descriptor }

        func processMessages() { client.processMessages() }

        // MARK: Messages

        private func receive(_ message: BusMessage) throws(BusError) {
            switch registry.take(message) {
            // The answer tells too what this connection is called. A registry that is not there yet is started by the
            // call.
            case .isOwned: return try embed(as: message.destination)
            case .hasChanged: return try registryDidChange()
            case .none: break
            }
            if message.isCall {
                try answer(message)
            } else if let call = message.repliedCall {
                guard registry.isAnswer(message) || registry.owner == nil else { return }
                if call == embedding {
                    takeEmbedding(message)
                } else if call == listenersQuestion {
                    takeListeners(message)
                }
            } else if message.sender == registry.owner, message.interface == Atspi.registry {
                takeListener(message)
            }
        }

        /// The registry is another one, or gone, or was started by the call that registers the application: that
        /// reaches it by itself.
        private func registryDidChange() throws(BusError) {
            isRegistered = false
            guard embedding == nil else { return }
            listeners = []
            follow()
            if registry.owner != nil, let server { try embed(as: server.busName) }
        }

        private func embed(as name: String) throws(BusError) {
            guard !name.isEmpty else { return }
            if server == nil { server = AtspiServer(for: application, name: title, busName: name) }
            embedding = try client.connection.call(
                Atspi.registry, Atspi.root, Atspi.socket, "Embed",
                [.structure([.string(name), .objectPath(Atspi.root)])])
            listenersQuestion = try client.connection.call(
                Atspi.registry, Atspi.registryPath, Atspi.registry, "GetRegisteredEvents", [])
        }

        private func takeEmbedding(_ reply: BusMessage) {
            embedding = nil
            guard !reply.isError, let server, case .structure(let parent)? = reply.readValues().first,
                parent.count == 2, case .string = parent[0], case .objectPath = parent[1]
            else { return }
            server.parent = .structure(parent)
            isRegistered = true
            send(server.refresh() + server.greeting)
        }

        private func answer(_ message: BusMessage) throws(BusError) {
            guard let server else {
                return client.connection.refuse(message, .unknownObject(message.path))
            }
            // What nobody follows may be another each time that somebody asks.
            if !isFollowing { server.isStale = true }
            send(server.refresh())
            let call = AtspiCall(
                path: message.path, interface: message.interface, member: message.member,
                values: message.readValues())
            switch server.answer(call) {
            case .reply(let values): try client.connection.reply(to: message, values)
            case .refusal(let refusal): client.connection.refuse(message, refusal)
            }
            if server.isStale, isFollowing { refreshSoon() }
        }

        // MARK: Who listens

        private func takeListeners(_ reply: BusMessage) {
            listenersQuestion = nil
            if !reply.isError, case .array(_, let pairs)? = reply.readValues().first, pairs.count <= Self.mostListeners
            {
                for pair in pairs { if case .structure(let words) = pair { note(words, isComing: true) } }
            } else {
                listeners = nil
            }
            follow()
        }

        private func takeListener(_ signal: BusMessage) {
            switch signal.member {
            case "EventListenerRegistered": note(signal.readValues(), isComing: true)
            case "EventListenerDeregistered": note(signal.readValues(), isComing: false)
            default: return
            }
            follow()
        }

        private func note(_ words: [BusValue], isComing: Bool) {
            guard words.count >= 2, case .string(let name) = words[0], case .string(let event) = words[1] else {
                return
            }
            guard isComing else {
                listeners?.remove([name, event])
                return
            }
            guard let count = listeners?.count, count < Self.mostListeners else { return listeners = nil }
            listeners?.insert([name, event])
        }

        /// Follows the tree if anybody wants to hear of it, and else no more.
        private func follow() {
            let isWanted = listeners?.isEmpty != true
            guard isWanted != isFollowing else { return }
            isFollowing = isWanted
            if isWanted {
                application.addAccessibilityObserver(self)
                guard let server, isRegistered else { return }
                server.isStale = true
                _ = server.refresh(isForced: true)
                send(server.greeting)
            } else {
                application.removeAccessibilityObserver(self)
                refreshing?.invalidate()
                refreshing = nil
                announcements = []
            }
        }

        // MARK: Telling

        /// Looks at the tree after a while, once for all that has changed until then.
        private func refreshSoon() {
            guard refreshing == nil else { return }
            refreshing = application.schedule(after: server?.rest ?? AtspiServer.shortestRest) { [weak self] in
                self?.refreshNow()
            }
        }

        private func refreshNow() {
            refreshing = nil
            guard let server, isRegistered else { return }
            send(server.refresh(isForced: true) + announcements)
            announcements = []
        }

        private func send(_ signals: [AtspiSignal]) {
            defer { client.poll() }
            guard isFollowing, isRegistered else { return }
            do throws(BusError) {
                for signal in signals {
                    try client.connection.emit(signal.path, signal.interface, signal.member, signal.values)
                }
            } catch {
                client.fail(error)
            }
        }
    }

    extension AccessibilityLink: AccessibilityObserver {
        func applicationAccessibilityMayDiffer(_ application: Application) {
            server?.isStale = true
            refreshSoon()
        }

        func application(_ application: Application, didPost notification: AccessibilityNotification) {
            guard let server else { return }
            switch notification {
            case .announcement(let text): announce(server.announcement(text, isUrgent: true))
            case .pageScrolled(let text): if let text { announce(server.announcement(text, isUrgent: false)) }
            case .layoutChanged(let view), .screenChanged(let view):
                guard let view else { break }
                send(server.refresh(isForced: true))
                guard let item = server.objects.item(of: view), !item.node.focus() else { break }
                let words = [item.name, item.node.value ?? ""].filter { !$0.isEmpty }.joined(separator: ", ")
                if !words.isEmpty { announce(server.announcement(words, isUrgent: false)) }
            }
            server.isStale = true
            refreshSoon()
        }

        private func announce(_ signal: AtspiSignal) {
            if announcements.count < Self.mostAnnouncements { announcements.append(signal) }
        }
    }
#endif
