#if DBus
    import FakeBus
    import Foundation
    import RandomNumbers
    import TactusMotion
    import TactusTesting
    import TactusUI
    import Testing

    @testable import TactusDBus

    /// Who is on a bus, and the bus itself, are not trusted: nothing that comes ends the program, holds it up,
    /// or lets it grow.
    @MainActor
    @Suite("A hostile bus", .serialized)
    struct HostileBusTests {
        private let host = TestHost(size: Size(width: 100, height: 100))
        private static let portal = ":1.5"
        private static let freedesktop = "org.freedesktop.appearance"

        private func appearance(
            on bus: FakeBus, _ environment: [String: String] = [:]
        ) throws -> DesktopAppearance {
            try DesktopAppearance(for: host.application, busAddress: bus.address) { environment[$0] }
        }

        private func settle(_ bus: FakeBus, _ process: () -> Void) {
            for _ in 0..<8 {
                bus.work()
                process()
            }
        }

        /// A bus on which somebody has a name, and a program that has asked for its settings.
        private func following(_ environment: [String: String] = [:]) throws -> (FakeBus, DesktopAppearance) {
            let bus = try #require(FakeBus())
            let appearance = try appearance(on: bus, environment)
            settle(bus) { appearance.processMessages() }
            bus.send(Self.owner(bus, Self.portal))
            settle(bus) { appearance.processMessages() }
            return (bus, appearance)
        }

        /// The bus says who has the name that was asked for.
        private static func owner(_ bus: FakeBus, _ name: String) -> BusText {
            var reply = BusText(.reply)
            reply.sender = "org.freedesktop.DBus"
            reply.repliedCall = bus.calls.first { $0.member == "GetNameOwner" }?.serial
            reply.signature = "s"
            reply.body.append(name)
            return reply
        }

        /// An answer to the last call of a member.
        private static func answer(
            _ bus: FakeBus, to member: String, from sender: String = portal, _ signature: String? = nil,
            _ write: (inout BusBytes) -> Void = { _ in }
        ) -> BusText {
            var reply = BusText(.reply)
            (reply.sender, reply.signature) = (sender, signature)
            reply.repliedCall = bus.calls.last { $0.member == member }?.serial
            write(&reply.body)
            return reply
        }

        /// Settings of one namespace with one key, as `a{sa{sv}}`.
        private static func setting(
            _ key: String, _ signature: String, _ value: @escaping (inout BusBytes) -> Void
        ) -> (inout BusBytes) -> Void {
            { body in
                body.appendArray(alignment: 8) { namespaces in
                    namespaces.append(freedesktop)
                    namespaces.appendArray(alignment: 8) { entries in
                        entries.append(key)
                        entries.append(signature: signature)
                        value(&entries)
                    }
                }
            }
        }

        private static let dark = setting("color-scheme", "u") { $0.append(uint32: 1) }

        @Test("AP-15: the settings of the portal, byte by byte")
        func sound() throws {
            let (bus, appearance) = try following()
            bus.send(Self.answer(bus, to: "ReadAll", "a{sa{sv}}", Self.dark))
            settle(bus) { appearance.processMessages() }
            #expect(appearance.isFollowing && appearance.preferences.userInterfaceStyle == .dark)
        }

        @Test(
            "AP-16: nobody waits for a bus that does not let the program in, does not greet it, or does not answer, at the end neither",
            arguments: FakeBus.Patience.allCases)
        func silence(patience: FakeBus.Patience) throws {
            let bus = try #require(FakeBus(patience: patience))
            var center: NowPlayingCenter? = try NowPlayingCenter(
                for: host.application, title: "Radio", busAddress: bus.address)
            center?.playbackState = .playing
            settle(bus) { center?.processMessages() }
            #expect(center?.busName == nil)
            center = nil
            let second = try #require(FakeBus(patience: patience))
            let proxy = SensorProxy(for: host.application, busAddress: second.address)
            proxy.start { _ in }
            settle(second) { proxy.processMessages() }
            proxy.stop()
            #expect(proxy.descriptor == nil)
        }

        @Test("AP-16: a portal that says nothing for five seconds is none, until it answers")
        func silentPortal() throws {
            let folder = NSTemporaryDirectory() + "tactus-silence-" + UUID().uuidString
            try FileManager.default.createDirectory(atPath: folder + "/gtk-4.0", withIntermediateDirectories: true)
            defer { try? FileManager.default.removeItem(atPath: folder) }
            try "[Settings]\ngtk-font-name=Cantarell 11\n".write(
                toFile: folder + "/gtk-4.0/settings.ini", atomically: false, encoding: .utf8)
            let (bus, appearance) = try following(["XDG_CONFIG_HOME": folder])
            host.clock.advance(by: .milliseconds(4999))
            #expect(host.application.desktopPreferences.fontFamily == nil)
            host.clock.advance(by: .milliseconds(1))
            #expect(host.application.desktopPreferences.fontFamily == "Cantarell" && !appearance.isFollowing)
            bus.send(Self.answer(bus, to: "ReadAll", "a{sa{sv}}", Self.dark))
            settle(bus) { appearance.processMessages() }
            #expect(appearance.isFollowing && host.application.desktopPreferences.fontFamily == nil)
        }

        @Test("MO-8: a service that says nothing for five seconds is none, until it answers")
        func silentService() throws {
            let bus = try #require(FakeBus())
            let substitute = Lying()
            let proxy = SensorProxy(for: host.application, otherwise: substitute, busAddress: bus.address)
            var told: [DeviceOrientation] = []
            proxy.start { told.append($0) }
            settle(bus) { proxy.processMessages() }
            bus.send(Self.owner(bus, Self.portal))
            settle(bus) { proxy.processMessages() }
            host.clock.advance(by: .seconds(5))
            #expect(told == [.faceUp])
            bus.send(Self.answer(bus, to: "ClaimAccelerometer"))
            settle(bus) { proxy.processMessages() }
            bus.send(
                Self.answer(bus, to: "GetAll", "a{sv}") { body in
                    body.appendArray(alignment: 8) { entries in
                        entries.append("AccelerometerOrientation")
                        entries.append(signature: "s")
                        entries.append("right-up")
                    }
                })
            settle(bus) { proxy.processMessages() }
            #expect(told == [.faceUp, .landscapeLeft] && !substitute.isRunning)
            proxy.stop()
        }

        /// Somebody who says that it lies, when asked.
        private final class Lying: OrientationSource {
            private(set) var isRunning = false

            func start(_ handler: @escaping (DeviceOrientation) -> Void) {
                isRunning = true
                handler(.faceUp)
            }

            func stop() { isRunning = false }
        }

        @Test("AP-17: an answer of somebody who is not the portal counts for nothing, and the portal's does after it")
        func forgedAnswer() throws {
            let (bus, appearance) = try following()
            bus.send(Self.answer(bus, to: "ReadAll", from: ":1.66", "a{sa{sv}}", Self.dark))
            var refusal = Self.answer(bus, to: "ReadAll", from: ":1.66")
            (refusal.kind, refusal.errorName) = (.error, "org.example.No")
            bus.send(refusal)
            settle(bus) { appearance.processMessages() }
            #expect(!appearance.isFollowing && appearance.preferences == AppearancePreferences())
            bus.send(Self.answer(bus, to: "ReadAll", "a{sa{sv}}", Self.dark))
            settle(bus) { appearance.processMessages() }
            #expect(appearance.isFollowing)
        }

        @Test("RS-22: a name that somebody else gives is none")
        func forgedName() throws {
            let bus = try #require(FakeBus())
            let center = try NowPlayingCenter(for: host.application, title: "Radio", busAddress: bus.address)
            settle(bus) { center.processMessages() }
            for sender in [":1.66", "org.freedesktop.DBus"] {
                #expect(center.busName == nil)
                bus.send(Self.answer(bus, to: "RequestName", from: sender, "u") { $0.append(uint32: 1) })
                settle(bus) { center.processMessages() }
            }
            #expect(center.busName != nil)
        }

        @Test("AP-17: answers of other types, answers to nothing, and answers twice")
        func oddAnswers() throws {
            let (bus, appearance) = try following()
            bus.send(
                Self.answer(bus, to: "ReadAll", "a{sa{sv}}", Self.setting("color-scheme", "s") { $0.append("dark") }))
            settle(bus) { appearance.processMessages() }
            #expect(appearance.isFollowing && appearance.preferences == AppearancePreferences())
            for call: UInt32 in [0, 1, 999, .max] {
                var reply = Self.answer(bus, to: "ReadAll", "a{sa{sv}}", Self.dark)
                reply.repliedCall = call
                bus.send(reply)
            }
            bus.send(Self.answer(bus, to: "ReadAll", "a{sa{sv}}", Self.dark))
            settle(bus) { appearance.processMessages() }
            #expect(appearance.preferences == AppearancePreferences(), "what was asked was answered")
        }

        @Test("AP-17: a text and a list that are longer than anybody's say nothing")
        func huge() throws {
            for signature in ["font", "list"] {
                let (bus, appearance) = try following()
                let name = String(repeating: "x", count: 1 << 20)
                bus.send(
                    Self.answer(bus, to: "ReadAll", "a{sa{sv}}") { body in
                        body.appendArray(alignment: 8) { namespaces in
                            namespaces.append("org.gnome.desktop.interface")
                            namespaces.appendArray(alignment: 8) { entries in
                                for number in 0..<(signature == "font" ? 1 : 100_000) {
                                    entries.align(8)
                                    entries.append(signature == "font" ? "font-name" : "key-\(number)")
                                    entries.append(signature: "s")
                                    entries.append(signature == "font" ? name : "x")
                                }
                            }
                        }
                    })
                for _ in 0..<200 {
                    bus.work()
                    appearance.processMessages()
                }
                #expect(bus.unsentCount == 0)
                #expect(appearance.isFollowing == (signature == "font"))
                #expect(host.application.desktopPreferences.fontFamily == nil)
            }
        }

        @Test("messages without end are gone through some at a time, so that the loop comes to everything else")
        func flood() throws {
            let (bus, appearance) = try following()
            var ping = BusText(.call)
            (ping.path, ping.interface, ping.member) = ("/", "org.freedesktop.DBus.Peer", "Ping")
            (ping.sender, ping.destination) = (":1.66", ":1.7")
            for serial in 1...1000 {
                ping.serial = UInt32(serial)
                bus.send(ping)
            }
            appearance.processMessages()
            bus.work()
            #expect((1...BusConnection.mostMessagesOfTurn).contains(bus.answerCount))
            for _ in 0..<40 {
                appearance.processMessages()
                bus.work()
            }
            #expect(bus.answerCount == 1000 && appearance.descriptor != nil)
        }

        @Test("who asks and asks and never reads is left, before the answers fill the memory")
        func unread() throws {
            let bus = try #require(FakeBus())
            let center = try NowPlayingCenter(for: host.application, title: "Radio", busAddress: bus.address)
            var failures: [BusError] = []
            center.onFailure = { failures.append($0) }
            settle(bus) { center.processMessages() }
            bus.isReading = false
            // Sockets of sd-bus hold some thousand answers.
            var call = BusText(.call)
            (call.path, call.interface) = (MediaPlayerObject.path, "org.freedesktop.DBus.Introspectable")
            (call.member, call.sender, call.destination) = ("Introspect", ":1.66", ":1.7")
            for serial in 1...12_000 {
                call.serial = UInt32(serial)
                bus.send(call)
            }
            for _ in 0..<400 {
                bus.work()
                center.processMessages()
            }
            #expect(failures == [.lost(reason: ENOBUFS)])
            #expect(center.descriptor == nil)
        }

        @Test("AP-16: a bus that dies at any byte of a message is told once", arguments: [0, 1, 15, 16, 60, 200])
        func death(count: Int) throws {
            let (bus, appearance) = try following()
            var failures = 0
            appearance.onFailure = { _ in failures += 1 }
            bus.send(Array(Self.answer(bus, to: "ReadAll", "a{sa{sv}}", Self.dark).bytes.prefix(count)))
            settle(bus) { appearance.processMessages() }
            bus.die()
            for _ in 0..<8 { appearance.processMessages() }
            #expect(failures == (count == 200 ? failures : 1))
            #expect(appearance.descriptor == nil)
        }

        @Test("messages with bytes that are others, and lengths that lie", arguments: 1...60)
        func mutants(seed: UInt64) throws {
            var random = SplitMix(seed: seed)
            let (bus, appearance) = try following()
            for _ in 0..<20 {
                var bytes = Self.answer(bus, to: "ReadAll", "a{sa{sv}}", Self.dark).bytes
                for _ in 0..<(1 + Int(random.next() % 4)) {
                    bytes[Int(random.next() % UInt64(bytes.count))] = UInt8(truncatingIfNeeded: random.next())
                }
                bus.send(bytes)
                settle(bus) { appearance.processMessages() }
            }
            #expect(host.application.desktopPreferences.textScale == nil)
        }
    }
#endif
