#if DBus
    import Glibc
    import TactusTesting
    import TactusUI
    import Testing

    @testable import TactusDBus

    @MainActor
    @Suite("The entry of a player on the bus")
    struct NowPlayingCenterTests {
        private let host = TestHost(size: Size(width: 100, height: 100))
        private let bus: PrivateBus
        private let player = Player()

        init() throws {
            bus = try PrivateBus()
            host.application.identifier = "org.example.Radio"
            host.window.addSubview(player)
            player.becomeFirstResponder()
            host.application.beginReceivingRemoteControlEvents()
        }

        private final class Player: View {
            var subtypes: [Event.EventSubtype] = []
            override var canBecomeFirstResponder: Bool { true }
            override func remoteControlReceived(with event: Event?) { event.map { subtypes.append($0.subtype) } }
        }

        private func makeCenter() throws -> NowPlayingCenter {
            let center = try NowPlayingCenter(for: host.application, title: "Radio", busAddress: bus.address)
            #expect(center.work { center.busName != nil })
            return center
        }

        @Test("RS-22: it owns the name of the application; a second instance gets one with its process's number")
        func names() throws {
            let first = try makeCenter()
            #expect(first.busName == "org.mpris.MediaPlayer2.Radio")
            let second = try makeCenter()
            #expect(second.busName?.hasPrefix("org.mpris.MediaPlayer2.Radio.instance") == true)
            #expect(try bus.names(besides: first).contains("\"org.mpris.MediaPlayer2.Radio\""))
            first.close()
            #expect(first.busName == nil)
            #expect(try !bus.names(besides: second).contains("\"org.mpris.MediaPlayer2.Radio\""))
        }

        @Test("RS-22: what others call comes as remote control to the first responder")
        func commands() throws {
            let center = try makeCenter()
            for member in ["Play", "Pause", "Stop", "PlayPause", "Next", "Previous"] {
                #expect(try bus.send("org.mpris.MediaPlayer2.Player.\(member)", to: center).contains("method return"))
            }
            #expect(player.subtypes.map(\.rawValue) == [100, 101, 102, 103, 104, 105])
            player.subtypes = []
            _ = try bus.send("org.mpris.MediaPlayer2.Player.Seek", "int64:5000000", to: center)
            _ = try bus.send("org.mpris.MediaPlayer2.Player.Seek", "int64:-1", to: center)
            #expect(
                player.subtypes == [
                    .remoteControlBeginSeekingForward, .remoteControlEndSeekingForward,
                    .remoteControlBeginSeekingBackward, .remoteControlEndSeekingBackward,
                ])
            player.subtypes = []
            host.application.endReceivingRemoteControlEvents()
            _ = try bus.send("org.mpris.MediaPlayer2.Player.Play", to: center)
            #expect(player.subtypes == [])
        }

        @Test("RS-22: others read what plays, and hear when it changes")
        func properties() throws {
            let center = try makeCenter()
            let monitor = try bus.monitor()
            center.nowPlayingInfo = NowPlayingInfo(
                title: "Blue in Green", artist: "Miles Davis", albumTitle: "Kind of Blue",
                artworkURL: "file:///cover.png",
                playbackDuration: .seconds(337), elapsedPlaybackTime: .seconds(10))
            center.playbackState = .playing
            center.enabledButtons = [.play, .pause]
            center.allowsSeeking = false
            center.nowPlayingInfo?.elapsedPlaybackTime = .seconds(100)
            #expect(monitor.read(until: { $0.contains("int64 100000000") }, besides: center))
            for word in [
                "Blue in Green", "Miles Davis", "Kind of Blue", "int64 337000000", "Playing", "CanSeek", "Seeked",
            ] {
                #expect(monitor.text.contains(word), "\(word)")
            }
            host.clock.advance(by: .seconds(2))
            let get = "org.freedesktop.DBus.Properties.Get"
            let interface = "string:org.mpris.MediaPlayer2.Player"
            #expect(try bus.send(get, interface, "string:Position", to: center).contains("int64 102000000"))
            #expect(try bus.send(get, interface, "string:CanGoNext", to: center).contains("boolean false"))
            #expect(try bus.send(get, interface, "string:Nothing", to: center).contains("UnknownProperty"))
            let all = try bus.send(
                "org.freedesktop.DBus.Properties.GetAll", "string:org.mpris.MediaPlayer2", to: center)
            #expect(all.contains("\"Radio\"") && all.contains("org.example.Radio"))
            #expect(
                try bus.send("org.freedesktop.DBus.Introspectable.Introspect", to: center).contains("PlaybackStatus"))
        }

        @Test("RS-22: a bus that goes away is told once; the program runs on")
        func losing() throws {
            let center = try makeCenter()
            var failures: [BusError] = []
            center.onFailure = { failures.append($0) }
            bus.kill()
            #expect(center.work { !failures.isEmpty })
            #expect(failures.count == 1)
            #expect(center.busName == nil)
            center.playbackState = .playing
            center.processMessages()
            #expect(failures.count == 1)
            #expect(failures.first?.description.hasPrefix("The connection to the session bus is lost") == true)
        }

        @Test("RS-22: without a bus there is an error, and no center")
        func missing() throws {
            bus.kill()
            #expect(throws: BusError.self) {
                try NowPlayingCenter(for: host.application, title: "Radio", busAddress: bus.address)
            }
            #expect(throws: BusError.unreachable(reason: ECONNREFUSED)) {
                try NowPlayingCenter(for: host.application, title: "Radio", busAddress: "no address")
            }
        }

        @Test("RS-22: a bus that refuses the name says so")
        func refusal() throws {
            host.application.identifier = "Forbidden"
            let center = try NowPlayingCenter(for: host.application, title: "Radio", busAddress: bus.address)
            let other = try NowPlayingCenter(for: host.application, title: "Radio", busAddress: bus.address)
            #expect(center.work { center.busName != nil })  // the name with the number is allowed
            var failures: [BusError] = []
            other.onFailure = { failures.append($0) }
            #expect(other.work { !failures.isEmpty })
            #expect(failures == [.nameRefused(center.busName ?? "")])
        }
    }
#endif
