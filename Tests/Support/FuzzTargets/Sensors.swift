#if DBus
    import FakeBus
    import TactusDBus
    import TactusGeometry
    import TactusMotion
    import TactusTesting
    import TactusUI

    /// Plays bytes as what the system's sensor service says: replies and signals that are nearly right.
    func playSensors(_ bytes: [UInt8]) {
        let host = TestHost(size: Size(width: 100, height: 100))
        guard let bus = FakeBus() else { return }
        let proxy = SensorProxy(for: host.application, busAddress: bus.address)
        var told = 0
        proxy.start { _ in told += 1 }
        func settle() {
            for _ in 0..<3 {
                bus.work()
                host.settle()
            }
        }
        settle()
        var source = ByteSource(bytes)
        var count = 0
        while !source.isEmpty, count < 64 {
            count += 1
            bus.send(orientation(&source, bus))
            settle()
            if source.below(16) == 0 { host.advance(by: .seconds(1)) }
        }
        bus.send(bytes)
        settle()
        expect(told <= count + 2, "a device is held in one way at a time")
        proxy.stop()
        bus.die()
    }

    private func orientation(_ source: inout ByteSource, _ bus: FakeBus) -> BusText {
        let service = "net.hadess.SensorProxy"
        var message = BusText(source.choose([.reply, .signal, .error]))
        message.sender = source.choose([":1.5", "org.freedesktop.DBus", service])
        message.repliedCall =
            source.flag()
            ? bus.calls.last { $0.member == source.choose(["ClaimAccelerometer", "Get", "GetNameOwner"]) }?.serial
            : UInt32(source.below(8))
        if message.kind == .signal {
            message.path = "/net/hadess/SensorProxy"
            message.interface = "org.freedesktop.DBus.Properties"
            message.member = source.choose(["PropertiesChanged", "NameOwnerChanged"])
        }
        message.signature = source.choose(["v", "s", "sa{sv}as", "", "b", "a{sv}"])
        switch source.below(3) {
        case 0:
            message.body.append(signature: source.choose(["s", "u", "b", ""]))
            message.body.append(source.choose(["normal", "left-up", "bottom-up", "undefined", ""]))
        case 1:
            message.body.append(service)
            message.body.appendArray(alignment: 8) { entries in
                entries.append(source.choose(["AccelerometerOrientation", "HasAccelerometer", ""]))
                entries.append(signature: source.choose(["s", "b", "v", ""]))
                if source.flag() { entries.append(source.text()) } else { entries.append(source.take(8)) }
            }
        default: message.body.append(source.take(32))
        }
        return message
    }

    /// Plays bytes as the files in which desktops keep what the user has chosen.
    func playSettingsFiles(_ bytes: [UInt8]) {
        guard let folder = Scratch(["gtk-4.0", "gtk-3.0"]) else { return }
        for name in ["kdeglobals", "gtk-4.0/settings.ini", "gtk-3.0/settings.ini"] { folder.write(bytes, to: name) }
        for desktop in ["KDE", "GNOME"] {
            let files = SettingsFiles { ["XDG_CONFIG_HOME": folder.path, "XDG_CURRENT_DESKTOP": desktop][$0] }
            expect(files?.fontFamily != "", "a font has a name")
            _ = files?.textKeyBindings
        }
    }
#endif
