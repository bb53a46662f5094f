import FakeCompositor
import TactusGeometry
import TactusPlatform
import TactusTesting
import TactusUI
import TactusWayland
import WaylandServer

/// Every event of a protocol, many times, with arguments that are small, missing, negative, as large as can be, or
/// others each time: told to a program that uses everything.
public struct EventFlood {
    /// The kinds of objects that programs hear of, by the names of their interfaces.
    nonisolated public static let interfaces: [String] = MessageForm.events.filter { !$0.value.isEmpty }.keys
        .filter { $0 != "wl_display" }.sorted()

    /// What came of a flood.
    public struct Outcome {
        /// How many events were told.
        public fileprivate(set) var count = 0
        /// What went wrong, a line each; none when all is well.
        public fileprivate(set) var complaints: [String] = []
    }

    /// Tells a program all events of a kind of objects; another one, where that did not like it.
    ///
    /// - Parameters:
    ///   - interface: The kind.
    ///   - count: How often each event comes.
    /// - Returns: What came of it.
    @MainActor public static func run(_ interface: String, count: Int) -> Outcome {
        var outcome = Outcome()
        for (opcode, form) in (MessageForm.events[interface] ?? []).enumerated() {
            var flood: EventFlood?
            for style in FloodStyle.allCases {
                guard let current = flood ?? EventFlood(interface) else { continue }
                outcome.count += current.tell(interface, opcode, form, style, count)
                let isLast = style == FloodStyle.allCases.last || current.platform.failure != nil
                flood = isLast ? nil : current
                guard isLast else { continue }
                outcome.complaints += current.end().map { "\(interface).\(form.name), \(style): \($0)" }
            }
        }
        return outcome
    }

    private let clock = VirtualClock(start: Instant(seconds: 1))
    private let compositor: Compositor
    private let platform: WaylandPlatform
    private let application: Application
    private let relay: Relay
    private let program = DemandingProgram()

    @MainActor private init?(_ interface: String) {
        compositor = Compositor(
            profile: .strict, output: OutputDescription(width: 200, height: 150),
            clock: CompositorClock { [clock] in clock.now - .zero })
        guard let (middle, end) = SocketEnd.makePair(), let far = try? compositor.connect(),
            let platform = try? WaylandPlatform(.descriptor(end), clock: clock)
        else { return nil }
        self.platform = platform
        relay = Relay(platform, compositor, middle, SocketEnd(owning: far))
        application = Application(platform: platform, delegate: program)
        application.launch()
        relay.settle()
        use()
        if interface.hasPrefix("ext_session_lock") { ask(DemandingProgram.lock) }
    }

    /// Lets a person do a little of everything, and the program ask for everything.
    @MainActor private func use() {
        let seat = compositor.seat
        let (tablet, pen) = (seat.tablets.add(TabletDescription()), seat.tablets.add(TabletToolDescription()))
        let group = TabletPadDescription.Group(buttons: [0, 1], ringCount: 1, stripCount: 1)
        _ = seat.tablets.add(TabletPadDescription(buttonCount: 2, groups: [group]), of: tablet)
        relay.settle()
        seat.pointer.move(to: Point(40, 60))
        seat.touch.down(id: 0, at: Point(150, 60))
        seat.touch.frame()
        pen.approach(tablet, at: Point(40, 60))
        relay.settle()
        seat.peer.copy("text")
        seat.peer.copy("text", to: .primary)
        for demand in DemandingProgram.common { ask(demand) }
        seat.peer.beginDrag(["text/plain"], actions: 1, at: Point(30, 60))
        relay.settle()
        seat.peer.moveDrag(to: Point(100, 40))
        relay.settle()
        // A picture that nobody has said to be shown.
        for scene in application.scenes { scene.windows.first?.backgroundColor = .red }
        relay.settle()
    }

    @MainActor private func ask(_ demand: Int) {
        program.ask(demand, application)
        relay.settle()
        clock.advance(by: .milliseconds(16))
        compositor.vblank()
        relay.settle()
    }

    @MainActor private func tell(
        _ interface: String, _ opcode: Int, _ form: MessageForm, _ style: FloodStyle, _ count: Int
    ) -> Int {
        relay.isCut = true
        guard let id = relay.objects.ids(of: interface).last else { return 0 }
        for step in 0..<UInt32(count) {
            guard platform.failure == nil, let message = self.message(form, style, step) else { return Int(step) }
            relay.say(message.bytes(to: id, opcode: opcode), message.files)
            relay.settle()
        }
        return count
    }

    private func message(_ form: MessageForm, _ style: FloodStyle, _ count: UInt32) -> WrittenMessage? {
        var message = WrittenMessage()
        for argument in form.arguments {
            switch argument.kind {
            case "n": message.append(relay.newID(argument.interface ?? ""))
            case "o":
                let ids = relay.objects.ids(of: argument.interface)
                if ids.isEmpty, !argument.mayBeMissing { return nil }
                let isMissing = ids.isEmpty || (argument.mayBeMissing && style == .zeros)
                message.append(isMissing ? 0 : ids[Int(count) % ids.count])
            case "s": message.append(style.text(count))
            case "a": message.append(style.list(count))
            case "h":
                guard let file = WireText.file() else { return nil }
                message.append(file)
            default: message.append(style.number(count, serial: relay.objects.numbers.last ?? 0))
            }
        }
        return message
    }

    /// Lets time pass and everything be closed.
    @MainActor private func end() -> [String] {
        for _ in 0..<3 {
            clock.advance(by: .seconds(1))
            relay.settle()
        }
        var complaints: [String] = []
        switch platform.failure {
        case nil, .malformedMessage, .closed: break
        case let failure?: complaints.append("\(failure)")
        }
        for scene in application.scenes { scene.close() }
        relay.settle()
        if !application.scenes.isEmpty { complaints.append("\(application.scenes.count) windows cannot be closed") }
        platform.stop()
        _ = platform.turn()
        return complaints
    }
}
