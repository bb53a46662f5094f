#if DBus
    import TactusUI
    import Testing

    @testable import TactusDBus

    @Suite("What a player answers")
    struct MediaPlayerObjectTests {
        private var player = MediaPlayerObject(identity: "Radio", desktopEntry: "radio")
        private let start = Instant(nanoseconds: 1_000_000_000)

        @Test("RS-22: the position goes on while it plays, at its rate, and not beyond the end")
        func position() {
            var player = player
            _ = player.set(NowPlayingInfo(playbackDuration: .seconds(10), playbackRate: 2), at: start)
            #expect(player.position(at: start + .seconds(1)) == .zero)
            player.set(.playing, at: start)
            #expect(player.position(at: start + .seconds(1)) == .seconds(2))
            #expect(player.position(at: start + .seconds(60)) == .seconds(10))
            player.set(.paused, at: start + .seconds(2))
            #expect(player.position(at: start + .seconds(60)) == .seconds(4))
            player.set(.playing, at: start + .seconds(60))
            #expect(player.position(at: start + .seconds(61)) == .seconds(6))
            _ = player.set(nil, at: start)
            #expect(player.position(at: start) == .zero)
        }

        @Test("RS-22: only another place in the same piece is a jump")
        func jumps() {
            var player = player
            player.set(.playing, at: start)
            var info = NowPlayingInfo(title: "a", elapsedPlaybackTime: .seconds(30))
            var jumps = [player.set(info, at: start)]
            info.elapsedPlaybackTime = .seconds(35)
            jumps.append(player.set(info, at: start + .seconds(5)))
            jumps.append(player.set(info, at: start + .seconds(10)))
            info.title = "b"
            info.elapsedPlaybackTime = .zero
            jumps.append(player.set(info, at: start + .seconds(10)))
            #expect(jumps == [false, false, true, false])
            #expect(player.trackNumber == 2)
        }

        @Test(
            "RS-22: what cannot be done is refused with the name of the error",
            arguments: [
                (MediaPlayerCall(path: "/", interface: "a", member: "b"), "UnknownObject"),
                (MediaPlayerCall(interface: "org.example", member: "b"), "UnknownMethod"),
                (MediaPlayerCall(interface: MediaPlayerObject.playerInterface, member: "Dance"), "UnknownMethod"),
                (MediaPlayerCall(interface: MediaPlayerObject.playerInterface, member: "Seek"), "InvalidArgs"),
                (MediaPlayerCall(interface: MediaPlayerObject.playerInterface, member: "OpenUri"), "NotSupported"),
                (MediaPlayerCall(interface: MediaPlayerObject.propertiesInterface, member: "Get"), "InvalidArgs"),
                (
                    MediaPlayerCall(
                        interface: MediaPlayerObject.propertiesInterface, member: "GetAll",
                        values: [.string("org.example")]),
                    "UnknownInterface"
                ),
                (
                    MediaPlayerCall(
                        interface: MediaPlayerObject.propertiesInterface, member: "Set",
                        values: [.string(MediaPlayerObject.playerInterface), .string("Volume")]), "PropertyReadOnly"
                ),
            ])
        func refusals(call: MediaPlayerCall, name: String) {
            guard case .refusal(let refusal) = player.answer(call, at: start) else {
                Issue.record("it was not refused")
                return
            }
            #expect(refusal.name == "org.freedesktop.DBus.Error.\(name)")
        }

        @Test("RS-22: buttons that are not enabled, and a seek by nothing, come to nothing")
        func disabled() {
            var player = player
            player.buttons = []
            player.allowsSeeking = false
            let interface = MediaPlayerObject.playerInterface
            #expect(player.answer(MediaPlayerCall(interface: interface, member: "Next"), at: start) == .reply([]))
            #expect(
                player.answer(MediaPlayerCall(interface: interface, member: "Seek", values: [.int64(5)]), at: start)
                    == .reply([]))
            player.allowsSeeking = true
            #expect(
                player.answer(MediaPlayerCall(interface: interface, member: "Seek", values: [.int64(0)]), at: start)
                    == .reply([]))
        }

        @Test("what the player says that it has is what it has")
        func introspection() throws {
            let text = MediaPlayerIntrospection.text
            var count = 0
            for interface in [MediaPlayerObject.rootInterface, MediaPlayerObject.playerInterface] {
                for property in try #require(player.properties(of: interface, at: start)) {
                    count += 1
                    #expect(
                        text.contains(
                            "<property name=\"\(property.name)\" type=\"\(property.value.signature)\" access=\"read\"/>"
                        ))
                }
            }
            #expect(text.split(separator: "<property ").count - 1 == count)
        }

        @Test(
            "names on the bus hold only what D-Bus allows",
            arguments: [
                ("org.example.Radio", "Radio"), ("org.example.my radio", "my_radio"), ("7up", "_7up"), ("", "_"),
                ("Rádio", "R_dio"),
            ])
        @MainActor func names(identifier: String, element: String) {
            #expect(
                NowPlayingCenter.names(for: identifier, process: 42) == [
                    "org.mpris.MediaPlayer2.\(element)", "org.mpris.MediaPlayer2.\(element).instance42",
                ])
        }

        @Test("durations too long for microseconds are limited")
        func microseconds() {
            #expect(Duration.milliseconds(1500).wholeMicroseconds == 1_500_000)
            #expect(Duration.seconds(Int64.max).wholeMicroseconds == .max)
            #expect(Duration.seconds(-2).wholeMicroseconds == -2_000_000)
        }
    }
#endif
