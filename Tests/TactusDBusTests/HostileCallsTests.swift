#if DBus
    import FakeBus
    import Glibc
    import TactusControls
    import TactusTesting
    import TactusUI
    import Testing

    @testable import TactusDBus

    /// Who calls a program over a bus is not trusted: it neither fills the process nor keeps it from everything else.
    @MainActor
    @Suite("Hostile calls over a bus", .serialized)
    struct HostileCallsTests {
        private let host = TestHost(size: Size(width: 100, height: 100))

        /// Looks at the time whenever a button is pressed somewhere on the desktop.
        private final class Player: View {
            var work: () -> Void = {}
            private(set) var count = 0
            override var canBecomeFirstResponder: Bool { true }
            override func remoteControlReceived(with event: Event?) {
                count += 1
                work()
            }
        }

        private func center() throws -> (FakeBus, NowPlayingCenter) {
            let bus = try #require(FakeBus())
            let center = try NowPlayingCenter(for: host.application, title: "Radio", busAddress: bus.address)
            for _ in 0..<8 {
                bus.work()
                center.processMessages()
            }
            return (bus, center)
        }

        private static func call(_ member: String) -> BusText {
            var call = BusText(.call)
            (call.path, call.interface, call.member) = (
                MediaPlayerObject.path, MediaPlayerObject.playerInterface, member
            )
            (call.sender, call.destination) = (":1.66", ":1.7")
            return call
        }

        @Test(
            "AP-120: what takes long to answer is gone through for 8 ms in a turn of the loop, and then in the next ones"
        )
        func turns() throws {
            let (bus, center) = try center()
            let player = Player()
            host.window.addSubview(player)
            #expect(player.becomeFirstResponder())
            host.application.beginReceivingRemoteControlEvents()
            player.work = { host.clock.advance(by: .milliseconds(3)) }
            for serial in 1...12 {
                var call = Self.call("Play")
                call.serial = UInt32(serial)
                bus.send(call)
            }
            center.processMessages()
            #expect(player.count == 3)
            player.work = {}
            center.processMessages()
            #expect(player.count == 12)
        }

        /// How many descriptors of the process are open.
        private static func openDescriptors() -> Int { (0..<1024).count { fcntl(Int32($0), F_GETFD) >= 0 } }

        @Test("AP-121: no descriptor is taken: the bus is told so, and who sends some all the same is left")
        func descriptors() throws {
            let (bus, center) = try center()
            #expect(!bus.takesDescriptors)
            var failures: [BusError] = []
            center.onFailure = { failures.append($0) }
            let count = Self.openDescriptors()
            // The message never ends.
            for byte in Self.call("Play").bytes.prefix(20) {
                _ = bus.send([byte], with: 0, count: 20)
                center.processMessages()
            }
            #expect(failures.count == 1 && center.descriptor == nil)
            #expect(Self.openDescriptors() <= count)
        }

        nonisolated private static let number = "0123456789abcdef0123456789abcdef"

        @Test(
            "AP-16: a bus that says something else before it lets the program in is left, byte by byte or at once",
            arguments: [
                "DATA\r\nOK \(number)\r\nX\r\n", "OK \(number)\r\nX\r\nY\r\n", "DATA\r\nDATA\r\nDATA\r\n",
                "\r\n\r\n\r\n",
                "REJECTED EXTERNAL\r\n", "DATA\r\nOK 0123\r\n", "DATA\r\nOK \(number.dropLast())ä\r\n",
                "DATA\nOK \(number)\n",
                String(repeating: "x", count: 100), "DATA\r\nERROR\r\nOK \(number)\r\n",
            ], [false, true])
        func authentication(answer: String, isSlow: Bool) throws {
            let bus = try #require(FakeBus(patience: .connection))
            let center = try NowPlayingCenter(for: host.application, title: "Radio", busAddress: bus.address)
            var failures = 0
            center.onFailure = { _ in failures += 1 }
            bus.work()
            center.processMessages()
            #expect(failures == 0)
            let bytes = Array(answer.utf8)
            for piece in isSlow ? bytes.map({ [$0] }) : [bytes] {
                bus.send(piece)
                center.processMessages()
            }
            for _ in 0..<8 { center.processMessages() }
            // What follows both lines belongs to no message.
            #expect(failures == 1 || answer.hasPrefix("DATA\r\nOK \(Self.number)"))
            #expect(center.busName == nil)
            bus.die()
            for _ in 0..<8 { center.processMessages() }
            #expect(failures == 1 && center.descriptor == nil)
        }

        @Test("AP-17: who has a name is told once, and what is told of changes counts after it")
        func answeredTwice() throws {
            let bus = try #require(FakeBus())
            let bridge = try AccessibilityBridge(
                for: host.application, title: "Page", busAddress: bus.address, environment: { _ in nil })
            func settle() {
                for _ in 0..<8 {
                    bus.work()
                    bridge.processMessages()
                }
            }
            settle()
            for _ in 0..<10 {
                var reply = BusText(.reply)
                (reply.sender, reply.signature) = ("org.freedesktop.DBus", "s")
                reply.repliedCall = bus.calls.first { $0.member == "GetNameOwner" }?.serial
                reply.body.append(":1.5")
                bus.send(reply)
            }
            settle()
            #expect(bus.calls.count { $0.member == "GetAll" } == 1)
        }

        @Test(
            "buses are where the environment says",
            arguments: [
                (BusConnection.Place.session, ["DBUS_SESSION_BUS_ADDRESS": "unix:path=/a"], "unix:path=/a"),
                (.session, ["XDG_RUNTIME_DIR": "/run/user/1 ä,%"], "unix:path=/run/user/1%20%c3%a4%2c%25/bus"),
                (.session, ["DBUS_SYSTEM_BUS_ADDRESS": "unix:path=/b"], nil),
                (.system, ["DBUS_SYSTEM_BUS_ADDRESS": "unix:path=/b"], "unix:path=/b"),
                (.system, [:], "unix:path=/run/dbus/system_bus_socket"),
                (.address("unix:path=/c"), [:], "unix:path=/c"),
            ] as [(BusConnection.Place, [String: String], String?)])
        func addresses(place: BusConnection.Place, environment: [String: String], address: String?) {
            #expect(place.address { environment[$0] } == address)
        }

        /// A label whose words take a while to find out.
        private final class SlowLabel: Label {
            var work: () -> Void = {}
            override var accessibilityLabel: String? {
                get {
                    work()
                    return super.accessibilityLabel
                }
                set { super.accessibilityLabel = newValue }
            }
        }

        @Test("AX-40: a tree that takes long to read is read for a fifth of the time")
        func rest() {
            let label = SlowLabel(text: "a")
            label.frame = Rect(x: 0, y: 0, width: 10, height: 10)
            host.window.addSubview(label)
            let server = AtspiServer(for: host.application, name: "Page", busName: ":1.7")
            label.work = {
                label.work = {}
                host.clock.advance(by: .milliseconds(40))
            }
            _ = server.refresh()
            #expect(server.rest == .milliseconds(160))
            label.text = "b"
            server.isStale = true
            host.clock.advance(by: .milliseconds(159))
            #expect(server.refresh() == [])
            host.clock.advance(by: .milliseconds(1))
            #expect(server.refresh().count == 1)
            #expect(server.rest == .milliseconds(50))
        }
    }
#endif
