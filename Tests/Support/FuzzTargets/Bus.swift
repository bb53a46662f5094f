#if DBus
    import FakeBus
    import TactusDBus
    import TactusGeometry
    import TactusTesting
    import TactusUI

    /// Plays bytes as what comes over D-Bus to a program that asks for settings and shows what it plays: messages whose
    /// parts the bytes choose, and in the end the bytes themselves.
    func playBus(_ bytes: [UInt8]) {
        let host = TestHost(size: Size(width: 100, height: 100))
        guard let settings = FakeBus(), let players = FakeBus(),
            let appearance = try? DesktopAppearance(
                for: host.application, busAddress: settings.address, environment: { _ in nil }),
            let center = try? NowPlayingCenter(for: host.application, title: "Radio", busAddress: players.address)
        else { return }
        func settle() {
            for _ in 0..<3 {
                settings.work()
                appearance.processMessages()
                players.work()
                center.processMessages()
            }
        }
        settle()
        var source = ByteSource(bytes)
        var count = 0
        while !source.isEmpty, count < 64 {
            count += 1
            let message = source.flag() ? setting(&source, settings) : anything(&source)
            settings.send(message)
            players.send(message)
            settle()
        }
        settings.send(bytes)
        players.send(bytes)
        settle()
        settings.die()
        players.die()
        settle()
        expect(appearance.descriptor == nil && center.descriptor == nil, "a bus that is gone is noticed")
    }

    /// A message of any kind about anything.
    private func anything(_ source: inout ByteSource) -> BusText {
        var message = BusText(source.choose(BusText.Kind.allCases))
        message.serial = source.word()
        if source.flag() { message.repliedCall = UInt32(source.below(8)) }
        if source.flag() { message.sender = source.choose(["org.freedesktop.DBus", ":1.5", ":1.66", "", "x"]) }
        if source.flag() { message.path = source.choose(["/org/mpris/MediaPlayer2", "/", "", "x"]) }
        message.interface = source.choose([
            nil, "org.freedesktop.DBus.Properties", "org.mpris.MediaPlayer2.Player", "org.freedesktop.DBus",
            "org.freedesktop.DBus.Peer", "org.freedesktop.portal.Settings", "",
        ])
        message.member = source.choose([
            nil, "Get", "Set", "GetAll", "Play", "Seek", "SetPosition", "NameOwnerChanged", "SettingChanged", "Ping",
            "",
        ])
        if message.kind == .error { message.errorName = source.choose(["org.example.No", nil, ""]) }
        message.signature = source.choose([nil, "", "s", "sss", "ssv", "a{sv}", "a{sa{sv}}", "(ddd)", "x", "((((("])
        if source.flag() { message.body.append(source.take(source.below(64))) } else { texts(&source, &message.body) }
        return message
    }

    /// An answer to the question for settings that is nearly right.
    private func setting(_ source: inout ByteSource, _ bus: FakeBus) -> BusText {
        var message = BusText(.reply)
        (message.sender, message.signature) = (source.choose([":1.5", "org.freedesktop.DBus"]), "a{sa{sv}}")
        let isOwner = source.flag()
        message.repliedCall = bus.calls.last { $0.member == (isOwner ? "GetNameOwner" : "ReadAll") }?.serial
        if isOwner {
            message.signature = "s"
            message.body.append(":1.5")
            return message
        }
        let name = source.choose(["org.freedesktop.appearance", "org.gnome.desktop.interface"])
        message.body.appendArray(alignment: 8) { namespaces in
            namespaces.append(name)
            namespaces.appendArray(alignment: 8) { entries in
                for _ in 0..<source.below(4) {
                    entries.align(8)
                    entries.append(source.choose(["color-scheme", "accent-color", "font-name", "text-scaling-factor"]))
                    entries.append(signature: source.choose(["u", "s", "d", "(ddd)", "v", "as", ""]))
                    if source.flag() { entries.align(8) }
                    if source.flag() { entries.append(source.text()) } else { entries.append(source.take(24)) }
                }
            }
        }
        return message
    }

    private func texts(_ source: inout ByteSource, _ body: inout BusBytes) {
        for _ in 0..<source.below(5) { body.append(source.text(), claiming: source.flag() ? nil : source.word()) }
    }
#endif
