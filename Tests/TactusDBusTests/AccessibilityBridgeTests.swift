#if DBus
    import FakeBus
    import TactusControls
    import TactusGeometry
    import TactusTesting
    import TactusUI
    import Testing

    @testable import TactusDBus

    /// The desktop's bus and that of tools, both inside the test, and a program between them.
    @MainActor
    private final class Buses {
        let host = TestHost(size: Size(width: 400, height: 600))
        let session: FakeBus
        let tools: FakeBus
        let bridge: AccessibilityBridge
        private var told = 0

        static let service = ":1.5"
        static let registry = ":1.6"
        static let bus = "org.freedesktop.DBus"

        init(environment: [String: String] = [:]) throws {
            session = try #require(FakeBus())
            tools = try #require(FakeBus())
            bridge = try AccessibilityBridge(
                for: host.application, title: "Page", busAddress: session.address, environment: { environment[$0] })
            host.window.makeKey()
            settle()
        }

        func settle() {
            for _ in 0..<8 {
                session.work()
                tools.work()
                bridge.processMessages()
            }
        }

        /// Lets time go by on all sides.
        func advance() {
            host.settle()
            host.advance(by: .milliseconds(100))
            settle()
        }

        /// Answers the last call of a member.
        func answer(
            _ bus: FakeBus, _ member: String, from sender: String, _ signature: String?,
            _ write: (inout BusBytes) -> Void = { _ in }
        ) {
            var reply = BusText(.reply)
            (reply.sender, reply.destination, reply.signature) = (sender, ":1.7", signature)
            reply.repliedCall = bus.calls.last { $0.member == member }?.serial
            write(&reply.body)
            bus.send(reply)
            settle()
        }

        /// The service is there, and says whether tools are wanted.
        func answerStatus(_ isEnabled: Bool) {
            answer(session, "GetNameOwner", from: Self.bus, "s") { $0.append(Self.service) }
            answer(session, "GetAll", from: Self.service, "a{sv}") { Self.write(isEnabled, to: &$0) }
        }

        /// The service says that tools are wanted, or no longer.
        func change(_ isEnabled: Bool, from sender: String = service) {
            var signal = BusText(.signal)
            (signal.sender, signal.path, signal.interface) = (
                sender, "/org/a11y/bus", "org.freedesktop.DBus.Properties"
            )
            (signal.member, signal.signature) = ("PropertiesChanged", "sa{sv}as")
            signal.body.append("org.a11y.Status")
            Self.write(isEnabled, to: &signal.body)
            signal.body.appendArray(alignment: 4) { _ in }
            session.send(signal)
            settle()
        }

        private static func write(_ isEnabled: Bool, to body: inout BusBytes) {
            body.appendArray(alignment: 8) { entries in
                entries.append("IsEnabled")
                entries.append(signature: "b")
                entries.append(uint32: isEnabled ? 1 : 0)
            }
        }

        func answerAddress() {
            answer(session, "GetAddress", from: Self.service, "s") { $0.append(self.tools.address) }
        }

        /// The registry takes the program in, and says who listens to what.
        ///
        /// - Parameters:
        ///   - listeners: Who listens to what.
        ///   - isKnown: Whether the bus has said already who the registry is.
        func register(listeners: [String] = [], isKnown: Bool = false) {
            if !isKnown { answer(tools, "GetNameOwner", from: Self.bus, "s") { $0.append(Self.registry) } }
            answer(tools, "Embed", from: Self.registry, "(so)") { body in
                body.align(8)
                body.append(Self.registry)
                body.append("/org/a11y/atspi/accessible/root")
            }
            answer(tools, "GetRegisteredEvents", from: Self.registry, "a(ss)") { body in
                body.appendArray(alignment: 8) { pairs in
                    for listener in listeners {
                        pairs.align(8)
                        pairs.append(":1.9")
                        pairs.append(listener)
                    }
                }
            }
        }

        /// The registry says that somebody listens, or no longer.
        func listen(_ member: String, from sender: String = registry) {
            var signal = BusText(.signal)
            (signal.sender, signal.path) = (sender, "/org/a11y/atspi/registry")
            (signal.interface, signal.member, signal.signature) = ("org.a11y.atspi.Registry", member, "ss")
            signal.body.append(":1.9")
            signal.body.append("object:")
            tools.send(signal)
            settle()
        }

        /// What tools were told since this was last asked.
        func news() -> [String] {
            defer { told = tools.messages.count }
            return tools.messages.dropFirst(told).map { message in
                "\(message.path.split(separator: "/").last ?? "") \(message.member) \(message.text)"
            }
        }

        /// What is replied to a call of a tool.
        func ask(
            _ path: String, _ interface: String, _ member: String, _ signature: String? = nil,
            _ write: (inout BusBytes) -> Void = { _ in }
        ) -> String {
            var call = BusText(.call)
            (call.serial, call.sender, call.destination) = (UInt32(1000 + tools.answerCount), ":1.9", ":1.7")
            (call.path, call.interface, call.member, call.signature) = (path, interface, member, signature)
            write(&call.body)
            tools.send(call)
            settle()
            let answer = tools.messages.last { $0.repliedCall == call.serial }
            return answer.map { $0.member.isEmpty ? $0.text : $0.member } ?? "nothing"
        }
    }

    @MainActor
    @Suite("The application on the bus of assistive tools", .serialized)
    struct AccessibilityBridgeTests {
        @Test("AX-30: while no tool is wanted the desktop is asked whether one is, and that is all")
        func off() throws {
            let buses = try Buses()
            #expect(buses.session.calls.map(\.member) == ["AddMatch", "GetNameOwner", "AddMatch"])
            buses.answerStatus(false)
            #expect(buses.session.calls.map(\.member).dropFirst(3) == ["GetAll"])
            _ = buses.bridge
            #expect(buses.session.calls.last?.text == "org.a11y.Status")
            #expect(!buses.bridge.isRegistered && buses.bridge.descriptors.count == 1)
            #expect(!buses.host.application.isAssistiveToolRunning)
        }

        @Test(
            "AX-30: a bus that the service names is a socket of this machine: nothing is started or looked up for its address",
            arguments: [
                "unixexec:path=/bin/true", "tcp:host=a", "unix:path=/a;unixexec:path=/bin/true", "UNIX:path=/a", ";",
            ])
        func addresses(address: String) throws {
            let buses = try Buses()
            buses.answerStatus(true)
            buses.answer(buses.session, "GetAddress", from: Buses.service, "s") { $0.append(address) }
            #expect(!buses.bridge.isRegistered && buses.bridge.descriptors.count == 1)
        }

        @Test("AX-30: without the service nothing is asked, and nobody is started; when it comes it is asked")
        func noService() throws {
            let buses = try Buses()
            var error = BusText(.error)
            (error.errorName, error.sender) = ("org.freedesktop.DBus.Error.NameHasNoOwner", Buses.bus)
            error.repliedCall = buses.session.calls.first { $0.member == "GetNameOwner" }?.serial
            buses.session.send(error)
            buses.settle()
            #expect(buses.session.calls.count == 3)
            var signal = BusText(.signal)
            (signal.sender, signal.path, signal.interface) = (Buses.bus, "/org/freedesktop/DBus", Buses.bus)
            (signal.member, signal.signature) = ("NameOwnerChanged", "sss")
            for text in ["org.a11y.Bus", "", Buses.service] { signal.body.append(text) }
            buses.session.send(signal)
            buses.settle()
            #expect(buses.session.calls.map(\.member).dropFirst(3) == ["GetAll"])
        }

        @Test("AX-30: when tools are wanted the program goes to their bus and registers itself, and leaves when not")
        func onAndOff() throws {
            let buses = try Buses()
            buses.answerStatus(false)
            buses.change(true, from: ":1.66")  // anybody may say so; it does not count
            #expect(buses.session.calls.last?.member == "GetAll")
            buses.change(true)
            #expect(buses.session.calls.last?.member == "GetAddress")
            buses.answerAddress()
            #expect(buses.tools.calls.map(\.member) == ["AddMatch", "GetNameOwner", "AddMatch"])
            buses.register()
            #expect(buses.tools.calls.map(\.member).dropFirst(3) == ["Embed", "GetRegisteredEvents"])
            #expect(buses.tools.calls[3].text == "(:1.7 /org/a11y/atspi/accessible/root)")
            #expect(buses.bridge.isRegistered && buses.bridge.descriptors.count == 2)
            #expect(
                buses.ask(Atspi.root, Atspi.properties, "Get", "ss") { body in
                    body.append(Atspi.accessible)
                    body.append("Parent")
                } == "<(:1.6 /org/a11y/atspi/accessible/root)>")
            buses.change(false)
            #expect(!buses.bridge.isRegistered && buses.bridge.descriptors.count == 1)
        }

        @Test("AX-30: a registry that the call starts gets it once; another one later is told of the application again")
        func startedRegistry() throws {
            let buses = try Buses()
            buses.answerStatus(true)
            buses.answerAddress()
            var error = BusText(.error)
            (error.errorName, error.sender) = ("org.freedesktop.DBus.Error.NameHasNoOwner", Buses.bus)
            (error.destination, error.repliedCall) = (
                ":1.7", buses.tools.calls.first { $0.member == "GetNameOwner" }?.serial
            )
            buses.tools.send(error)
            buses.settle()
            func embeddings() -> Int { buses.tools.calls.count { $0.member == "Embed" } }
            #expect(embeddings() == 1)
            func own(_ old: String, _ new: String) {
                var signal = BusText(.signal)
                (signal.sender, signal.path, signal.interface) = (Buses.bus, "/org/freedesktop/DBus", Buses.bus)
                (signal.member, signal.signature) = ("NameOwnerChanged", "sss")
                for text in ["org.a11y.atspi.Registry", old, new] { signal.body.append(text) }
                buses.tools.send(signal)
                buses.settle()
            }
            own("", Buses.registry)
            #expect(embeddings() == 1)
            buses.register(isKnown: true)
            #expect(buses.bridge.isRegistered)
            own(Buses.registry, "")
            #expect(!buses.bridge.isRegistered && embeddings() == 1)
            own("", ":1.8")
            #expect(embeddings() == 2)
        }

        @Test("AX-30: the environment may say where the bus of tools is")
        func givenAddress() throws {
            let other = try #require(FakeBus())
            let buses = try Buses(environment: ["AT_SPI_BUS_ADDRESS": other.address])
            buses.answerStatus(true)
            other.work()
            #expect(buses.session.calls.last?.member == "GetAll" && buses.bridge.descriptors.count == 2)
        }

        @Test("AX-40: changes are followed while somebody listens, and not before or after; asking works all the time")
        func listening() throws {
            let buses = try Buses()
            let label = Label(text: "One", frame: Rect(x: 0, y: 0, width: 50, height: 20))
            buses.host.window.addSubview(label)
            buses.answerStatus(true)
            buses.answerAddress()
            buses.register()
            buses.advance()
            #expect(!buses.host.application.isAssistiveToolRunning && buses.news() == [])
            #expect(buses.ask(Atspi.root, Atspi.accessible, "GetChildren") == "[(:1.7 /org/a11y/atspi/accessible/1)]")
            label.text = "Two"
            buses.advance()
            _ = buses.news()
            buses.listen("EventListenerRegistered", from: ":1.66")
            #expect(buses.news() == [])
            buses.listen("EventListenerRegistered")
            #expect(buses.host.application.isAssistiveToolRunning)
            #expect(buses.news() == ["1 Activate  0 0 <Test> []", "1 StateChanged active 1 0 <0> []"])
            label.text = "Three"
            buses.advance()
            #expect(buses.news() == ["2 PropertyChange accessible-name 0 0 <Three> []"])
            buses.advance()
            #expect(buses.news() == [])
            buses.listen("EventListenerDeregistered")
            label.text = "Four"
            buses.advance()
            #expect(buses.news() == [] && !buses.host.application.isAssistiveToolRunning)
        }

        @Test("AX-39: announcements are read out; a view that a program names gets the focus, or is read out")
        func posts() throws {
            let buses = try Buses()
            let button = Button(title: "Next", frame: Rect(x: 0, y: 0, width: 80, height: 44))
            let label = Label(text: "Done", frame: Rect(x: 0, y: 100, width: 80, height: 44))
            for view in [button, label] as [View] { buses.host.window.addSubview(view) }
            buses.answerStatus(true)
            buses.answerAddress()
            buses.register(listeners: ["object:"])
            buses.advance()
            _ = buses.news()
            let application = buses.host.application
            application.post(.announcement("Saved"))
            application.post(.pageScrolled("page 2 of 5"))
            application.post(.pageScrolled(nil))
            #expect(buses.news() == [])
            buses.advance()
            #expect(
                buses.news() == [
                    "1 Announcement  2 0 <Saved> []", "1 Announcement  1 0 <page 2 of 5> []",
                ])
            application.post(.screenChanged(button))
            buses.advance()
            #expect(button.isFirstResponder)
            #expect(buses.news() == ["2 StateChanged focused 1 0 <0> []", "2 Focus  0 0 <0> []"])
            application.post(.layoutChanged(label))
            application.post(.layoutChanged(nil))
            buses.advance()
            #expect(buses.news() == ["1 Announcement  1 0 <Done> []"])
            for number in 0..<100 { application.post(.announcement("\(number)")) }
            buses.advance()
            #expect(buses.news().count == AccessibilityLink.mostAnnouncements)
        }

        @Test("AX-33: a tool's call presses a button, and what came of it is told")
        func pressing() throws {
            let buses = try Buses()
            let box = Checkbox(title: "Milk", frame: Rect(x: 0, y: 0, width: 80, height: 44))
            buses.host.window.addSubview(box)
            buses.host.settle()
            buses.answerStatus(true)
            buses.answerAddress()
            buses.register(listeners: ["object:state-changed"])
            _ = buses.news()
            #expect(buses.ask(Atspi.object + "2", Atspi.action, "DoAction", "i") { $0.append(uint32: 0) } == "true")
            #expect(box.isOn)
            buses.advance()
            #expect(buses.news().filter { !$0.hasPrefix("  ") } == ["2 StateChanged checked 1 0 <0> []"])
            #expect(
                buses.ask(Atspi.object + "99", Atspi.action, "DoAction", "i") { $0.append(uint32: 0) }
                    == "org.freedesktop.DBus.Error.UnknownObject")
        }

        @Test("AX-30: a bus of tools that goes away is no failure; the desktop's is one, told once")
        func losing() throws {
            let buses = try Buses()
            var failures: [BusError] = []
            buses.bridge.onFailure = { failures.append($0) }
            buses.answerStatus(true)
            buses.answerAddress()
            buses.register(listeners: ["object:"])
            buses.tools.die()
            buses.settle()
            #expect(!buses.bridge.isRegistered && failures.isEmpty)
            #expect(!buses.host.application.isAssistiveToolRunning)
            buses.change(true)
            #expect(buses.session.calls.last?.member == "GetAddress")
            buses.session.die()
            buses.settle()
            buses.settle()
            #expect(failures.count == 1 && buses.bridge.descriptors.isEmpty)
            buses.host.application.post(.announcement("Nobody hears it"))
        }

        @Test("AX-41: whatever comes over either bus, the program lives")
        func hostility() throws {
            let buses = try Buses()
            buses.answerStatus(true)
            buses.answerAddress()
            buses.register(listeners: ["object:"])
            for signature in ["a(ss)", "(so)", "s", "i", "v", "a{sv}", nil] {
                for member in [
                    "GetChildren", "DoAction", "GetText", "GetExtents", "Get", "Set", "GetItems", "SelectChild",
                ] {
                    for interface in [Atspi.accessible, Atspi.action, Atspi.component, Atspi.properties, Atspi.text] {
                        var call = BusText(.call)
                        (call.sender, call.path, call.interface) = (":1.66", Atspi.object + "1", interface)
                        (call.member, call.signature) = (member, signature)
                        call.body.append([0, 0, 0, 0, 0, 0, 0, 0])
                        buses.tools.send(call)
                    }
                }
            }
            buses.answer(buses.tools, "Embed", from: ":1.66", "(so)") { body in
                body.append(":1.66")
                body.append("/x")
            }
            for number in 0..<400 {
                var signal = BusText(.signal)
                (signal.sender, signal.path) = (Buses.registry, "/org/a11y/atspi/registry")
                (signal.interface, signal.member) = ("org.a11y.atspi.Registry", "EventListenerRegistered")
                signal.signature = "ss"
                signal.body.append(":1.\(number)")
                signal.body.append("object:")
                buses.tools.send(signal)
            }
            for _ in 0..<20 { buses.settle() }
            #expect(buses.host.application.isAssistiveToolRunning)
        }
    }
#endif
