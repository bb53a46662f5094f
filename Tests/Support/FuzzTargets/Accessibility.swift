#if DBus
    import FakeBus
    import TactusControls
    import TactusDBus
    import TactusGeometry
    import TactusTesting
    import TactusText
    import TactusUI

    /// Plays bytes as what assistive tools and their registry say to a program whose page changes meanwhile.
    func playAccessibility(_ bytes: [UInt8]) {
        guard let program = AssistedProgram() else { return }
        var source = ByteSource(bytes)
        var count = 0
        while !source.isEmpty, count < 64 {
            count += 1
            switch source.below(8) {
            case 0: program.change(&source)
            case 1: program.tools.send(registrySignal(&source))
            case 2 where source.below(4) == 0: program.session.send(status(isEnabled: source.flag()))
            default: program.ask(&source)
            }
            program.settle()
            program.check()
        }
        program.tools.send(bytes)
        program.settle()
        program.host.advance(by: .seconds(1))
        program.settle()
        program.tools.die()
        program.settle()
        expect(!program.bridge.isRegistered, "a bus that is gone is noticed")
        program.session.die()
        program.settle()
        expect(program.bridge.descriptors.isEmpty, "a desktop's bus that is gone is noticed")
    }

    /// A program that is on the bus of tools, with something of every kind in its window.
    private final class AssistedProgram {
        let host = TestHost(size: Size(width: 300, height: 400))
        let session: FakeBus
        let tools: FakeBus
        let bridge: AccessibilityBridge
        private let column = View(frame: Rect(0, 0, 300, 400))
        private let editor = TextView(frame: Rect(0, 120, 150, 60))
        private let page = Pages.PageController()
        private var serial: UInt32 = 1000
        private var asked = 0
        /// Whether all that was sent was well formed: a bus that sends anything else is left.
        private var isOrderly = true

        init?() {
            guard let session = FakeBus(), let tools = FakeBus() else { return nil }
            let environment = ["AT_SPI_BUS_ADDRESS": tools.address]
            guard
                let bridge = try? AccessibilityBridge(
                    for: host.application, title: "Page", busAddress: session.address, environment: { environment[$0] })
            else { return nil }
            (self.session, self.tools, self.bridge) = (session, tools, bridge)
            host.window.rootViewController = page
            page.view.addSubview(column)
            fill()
            host.window.makeKey()
            host.settle()
            settle()
            answer(session, "GetNameOwner", from: "org.freedesktop.DBus", "s") { $0.append(":1.5") }
            answer(session, "GetAll", from: ":1.5", "a{sv}") { enabled(true, &$0) }
            answer(tools, "GetNameOwner", from: "org.freedesktop.DBus", "s") { $0.append(registry) }
            answer(tools, "Embed", from: registry, "(so)") { body in
                body.append(registry)
                body.append(objects + "root")
            }
            answer(tools, "GetRegisteredEvents", from: registry, "a(ss)") { body in
                body.appendArray(alignment: 8) { pairs in
                    pairs.append(":1.9")
                    pairs.append("object:")
                }
            }
            expect(bridge.isRegistered, "a program that is wanted is on the bus of tools")
        }

        private func fill() {
            let field = TextField(frame: Rect(0, 0, 140, 30))
            field.text = "one two. Three!\u{301}👩‍👩‍👧 four"
            let secret = TextField(frame: Rect(150, 0, 140, 30))
            secret.traits = TextInputTraits(isSecureTextEntry: true)
            secret.text = "sécret"
            editor.text = "A line that is longer than the editor.\nשלום שלום\n\n"
            let stepper = Stepper(frame: Rect(0, 40, 100, 40))
            let box = Checkbox(title: "Milk", frame: Rect(110, 40, 90, 40))
            let label = Label(text: "A label: read me.", frame: Rect(0, 90, 140, 20))
            label.accessibilityCustomActions = [
                AccessibilityCustomAction(name: "Remove") { [unowned label] _ in
                    label.removeFromSuperview()
                    return true
                }
            ]
            for view in [field, secret, editor, stepper, box, label] as [View] { column.addSubview(view) }
        }

        func settle() {
            for _ in 0..<4 {
                session.work()
                tools.work()
                bridge.processMessages()
            }
        }

        /// Whoever asks is answered, once, as long as the bus is one that a program stays on.
        func check() {
            guard isOrderly, bridge.isRegistered else { return }
            expect(tools.messages.count { $0.repliedCall != nil } == asked, "every call is answered once")
        }

        // MARK: The program

        func change(_ source: inout ByteSource) {
            let views = column.subviews
            let view = views.isEmpty ? column : source.choose(views)
            switch source.below(10) {
            case 0: view.removeFromSuperview()
            case 1: fill()
            case 2: view.isHidden.toggle()
            case 3: _ = view.becomeFirstResponder()
            case 4: editor.text = source.text()
            case 5: view.frame = Rect(source.number(), source.number(), source.number(), source.number())
            case 6: host.application.post(.announcement(source.text()))
            case 7: host.application.post(source.flag() ? .layoutChanged(view) : .screenChanged(view))
            case 8: view.addSubview(Button(title: source.text(), frame: Rect(0, 0, 50, 40)))
            default: host.advance(by: .milliseconds(source.choose([1, 16, 60, 400])))
            }
        }

        // MARK: The bus

        /// A tool asks for something: for what the interface has, or nearly so.
        func ask(_ source: inout ByteSource) {
            var call = BusText(.call)
            serial += 1
            (call.serial, call.sender, call.destination) = (serial, source.choose([":1.9", ":1.66"]), ":1.7")
            let number = source.below(48)
            call.path =
                source.below(16) == 0
                ? source.choose([
                    objects + "null", objects + "9999999999999999999999", objects + "x1", "/", objects + "01",
                ])
                : number == 0 ? objects + "root" : number == 47 ? "/org/a11y/atspi/cache" : objects + "\(number)"
            let method = source.choose(methods)
            (call.interface, call.member) = (method.interface, method.member)
            let types = source.below(16) == 0 ? source.choose(["", "i", "ss", "ssv", "av", "(so)"]) : method.types
            call.signature = types.isEmpty ? nil : types
            if source.below(64) == 0 {
                isOrderly = false
                call.body.append(source.take(24))
            } else {
                write(types, to: &call.body, &source)
            }
            asked += 1
            tools.send(call)
        }

        private func answer(
            _ bus: FakeBus, _ member: String, from sender: String, _ signature: String,
            _ body: (inout BusBytes) -> Void
        ) {
            var reply = BusText(.reply)
            (reply.sender, reply.destination, reply.signature) = (sender, ":1.7", signature)
            reply.repliedCall = bus.calls.last { $0.member == member }?.serial
            body(&reply.body)
            bus.send(reply)
            settle()
        }
    }

    private let registry = ":1.6"
    private let objects = "/org/a11y/atspi/accessible/"

    private struct Method {
        let interface: String
        let member: String
        let types: String
    }

    /// What tools may ask for, with the types of the values: of all that the bridge answers.
    private let methods: [Method] =
        [
            (
                "Accessible",
                "GetChildAtIndex:i GetChildren: GetIndexInParent: GetRole: GetState: GetAttributes: GetInterfaces: Nothing:"
            ),
            ("Cache", "GetItems:"), ("Application", "GetLocale:u"),
            ("Action", "GetActions: GetName:i GetDescription:i DoAction:i DoAction:i"),
            ("Selection", "GetSelectedChild:i IsChildSelected:i SelectChild:i DeselectChild:i SelectAll:"),
            (
                "Component",
                "GetExtents:u GetPosition:u GetSize: Contains:iiu GetAccessibleAtPoint:iiu GrabFocus: ScrollTo:u GetMDIZOrder:"
            ),
            (
                "Text",
                "GetText:ii GetCharacterAtOffset:i GetStringAtOffset:iu GetTextAtOffset:iu GetTextBeforeOffset:iu "
                    + "GetTextAfterOffset:iu GetCharacterExtents:iu GetRangeExtents:iiu GetOffsetAtPoint:iiu "
                    + "GetAttributes:i GetNSelections: GetSelection:i SetCaretOffset:i AddSelection:ii "
                    + "SetSelection:iii RemoveSelection:i"
            ),
            ("EditableText", "SetTextContents:s InsertText:isi DeleteText:ii PasteText:i"),
        ].flatMap { (interface: String, members: String) in
            members.split(separator: " ").map { member in
                let parts = member.split(separator: ":", omittingEmptySubsequences: false).map(String.init)
                return Method(interface: "org.a11y.atspi." + interface, member: parts[0], types: parts[1])
            }
        }
        + [("Get", "ss"), ("GetAll", "s"), ("Set", "ssv")].map {
            Method(interface: "org.freedesktop.DBus.Properties", member: $0, types: $1)
        } + [Method(interface: "org.freedesktop.DBus.Introspectable", member: "Introspect", types: "")]

    private let words =
        [
            "Accessible", "Action", "Value", "Text", "Component", "Application", "Selection", "EditableText",
        ].map { "org.a11y.atspi." + $0 } + [
            "Name", "Parent", "ChildCount", "CurrentValue", "Id", "CaretOffset", "NActions", "NSelectedChildren", "",
        ]

    /// Values of some types, as a bus lets them pass.
    private func write(_ types: String, to body: inout BusBytes, _ source: inout ByteSource) {
        for type in types {
            switch type {
            case "i", "u": body.append(uint32: integer(&source))
            case "s": body.append(source.flag() ? source.choose(words) : source.text().filter { $0 != "\0" })
            case "o": body.append(objects + "root")
            case "(": body.align(8)
            case "a": body.appendArray(alignment: 4) { _ in }
            case "v":
                guard !types.contains("a") else { break }
                let inner = source.choose(["i", "s", "d", "u"])
                body.append(signature: inner)
                if inner == "d" {
                    body.align(8)
                    let number = source.choose([source.number(), .nan, .infinity, -.infinity, 0x1p1023])
                    for shift in stride(from: 0, to: 64, by: 8) {
                        body.append(byte: UInt8(truncatingIfNeeded: number.bitPattern >> shift))
                    }
                } else {
                    write(inner, to: &body, &source)
                }
            default: break
            }
        }
    }

    private func integer(_ source: inout ByteSource) -> UInt32 {
        source.flag()
            ? UInt32(source.below(80))
            : source.choose([.max, 0x7FFF_FFFF, 0x8000_0000, .max - 1, 0x7FFF_FFFE, source.word()])
    }

    private func registrySignal(_ source: inout ByteSource) -> BusText {
        var signal = BusText(.signal)
        signal.signature = "ss"
        if source.below(4) == 0 {
            (signal.sender, signal.path, signal.interface) = (
                "org.freedesktop.DBus", "/org/freedesktop/DBus", "org.freedesktop.DBus"
            )
            (signal.member, signal.signature) = ("NameOwnerChanged", "sss")
            for text in [
                "org.a11y.atspi.Registry", source.choose([registry, ""]), source.choose([registry, "", ":1.8"]),
            ] {
                signal.body.append(text)
            }
            return signal
        }
        (signal.sender, signal.path) = (source.choose([registry, registry, ":1.66"]), "/org/a11y/atspi/registry")
        signal.interface = "org.a11y.atspi.Registry"
        signal.member = source.choose(["EventListenerRegistered", "EventListenerDeregistered", "Nothing"])
        signal.body.append(":1.\(source.below(12))")
        signal.body.append(source.choose(["object:", "window:", ""]))
        return signal
    }

    /// The desktop says that tools are wanted, or no longer.
    private func status(isEnabled: Bool) -> BusText {
        var signal = BusText(.signal)
        (signal.sender, signal.path) = (":1.5", "/org/a11y/bus")
        (signal.interface, signal.member) = ("org.freedesktop.DBus.Properties", "PropertiesChanged")
        signal.signature = "sa{sv}as"
        signal.body.append("org.a11y.Status")
        enabled(isEnabled, &signal.body)
        signal.body.appendArray(alignment: 4) { _ in }
        return signal
    }

    private func enabled(_ isEnabled: Bool, _ body: inout BusBytes) {
        body.appendArray(alignment: 8) { entries in
            entries.append("IsEnabled")
            entries.append(signature: "b")
            entries.append(uint32: isEnabled ? 1 : 0)
        }
    }
#endif
