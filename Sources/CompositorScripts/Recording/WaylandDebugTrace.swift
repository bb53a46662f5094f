import FakeCompositor
import TactusGeometry

/// Reads what libwayland prints under `WAYLAND_DEBUG`, on either side:
///
///     [3341867.890] wl_touch@19.down(5, 3341867, wl_surface@15, 0, 100.00000000, 50.00000000)
///     [3341867.901] {Default Queue} wl_touch#19.frame()
///     [23:38:55.578404] {Default Queue} wl_touch#19.up(6, 3341890, 0)
struct WaylandDebugTrace {
    /// A message of the wire that was printed.
    struct Message: Hashable {
        /// When, in microseconds of no known beginning.
        var time: Int
        var interface: Substring
        var object: Substring
        /// Whether the side that printed it sent it.
        var isSent: Bool
        var name: Substring
        var arguments: [Substring]

        /// Reads a line; `nil` when it is none, or its message was thrown away.
        init?(_ line: Substring) {
            guard let open = line.firstIndex(of: "["), let close = line[open...].firstIndex(of: "]"),
                let time = Self.microseconds(line[line.index(after: open)..<close].drop { $0 == " " }),
                !line.contains(" discarded "), line.hasSuffix(")"),
                let parenthesis = line[close...].firstIndex(of: "(")
            else { return nil }
            self.time = time
            let head = line[line.index(after: close)..<parenthesis].split(separator: " ")
            let parts = head.last?.split(whereSeparator: { "@#.".contains($0) }) ?? []
            guard parts.count == 3 else { return nil }
            (interface, object, name) = (parts[0], parts[1], parts[2])
            isSent = head.contains("->")
            arguments = line[line.index(after: parenthesis)...].dropLast().split(separator: ",").map {
                $0.drop { $0 == " " }
            }
        }

        /// Reads milliseconds, or a time of day as libwayland prints it from 1.26 on.
        private static func microseconds(_ stamp: Substring) -> Int? {
            let parts = stamp.split(separator: ":", omittingEmptySubsequences: false).map { Double($0) ?? .nan }
            guard parts.allSatisfy({ $0 >= 0 }) else { return nil }
            let microseconds =
                switch parts.count {
                case 1: parts[0] * 1000
                case 3: (parts[0] * 3600 + parts[1] * 60 + parts[2]) * 1_000_000
                default: Double.nan
                }
            return microseconds < 1e16 ? Int(microseconds.rounded()) : nil
        }

        func integer(_ index: Int) -> Int? { index < arguments.count ? Int(arguments[index]) : nil }

        func double(_ index: Int) -> Double? {
            index < arguments.count ? Double(arguments[index]).flatMap { abs($0) <= 4_000_000 ? $0 : nil } : nil
        }

        func point(_ index: Int) -> Point? {
            double(index).flatMap { x in double(index + 1).map { Point(x: x, y: $0) } }
        }

        func contact(_ index: Int) -> Int32? { integer(index).flatMap(Int32.init(exactly:)) }
    }

    private var events: [InputTrace.Event] = []
    private var start: Int?
    private var time = Duration.zero
    /// The object of each interface that is listened to, and the side that prints: a client that has two objects hears
    /// everything twice, and when both sides print all is there twice.
    private var sources: [Substring: Source] = [:]

    private struct Source: Hashable {
        let object: Substring
        let isSent: Bool
    }
    private var scroll: Scroll?
    private var line = 0

    /// Whether a line begins as a message does, and has not come to its end.
    static func isCut(_ line: Substring) -> Bool {
        guard line.first == "[", Message(line) == nil, !line.contains(" discarded ") else { return false }
        let stamp = line.dropFirst().prefix { $0 != "]" }
        // A time of day has two colons, or was cut before; other programs print `[12:30]`.
        return stamp.count(where: { $0 == ":" }) != 1
            && stamp.allSatisfy { " .:".contains($0) || ($0.isASCII && $0.isNumber) }
    }

    /// What was done according to these lines.
    static func read(_ lines: [Substring]) -> [InputTrace.Event] {
        var trace = WaylandDebugTrace()
        for (index, line) in lines.enumerated() {
            guard let message = Message(line) else { continue }
            trace.line = index + 1
            trace.receive(message)
        }
        trace.finishScroll()
        return trace.events
    }

    private mutating func receive(_ message: Message) {
        guard ["wl_touch", "wl_pointer", "wl_keyboard"].contains(message.interface) else { return }
        if message.name == "release" {
            if sources[message.interface]?.object == message.object { sources[message.interface] = nil }
            return
        }
        let source = Source(object: message.object, isSent: message.isSent)
        guard sources[message.interface, default: source] == source else { return }
        let began = start ?? message.time
        time = .microseconds(max(0, message.time - began))
        let count = events.count
        switch message.interface {
        case "wl_touch": receiveTouch(message)
        case "wl_pointer": receivePointer(message)
        default: receiveKey(message)
        }
        guard events.count > count || scroll != nil else { return }
        start = began
        sources[message.interface] = source
    }

    private mutating func add(_ action: InputAction?) {
        guard let action else { return }
        events.append(InputTrace.Event(at: time, action, line: line))
    }

    private mutating func receiveTouch(_ message: Message) {
        switch message.name {
        case "down":
            add(message.contact(3).flatMap { id in message.point(4).map { .touchDown(id: id, at: $0) } })
        case "motion":
            add(message.contact(1).flatMap { id in message.point(2).map { .touchMotion(id: id, to: $0) } })
        case "up": add(message.contact(2).map { .touchUp(id: $0) })
        case "shape":
            add(
                message.contact(0).flatMap { id in
                    message.point(1).map { .touchShape(id: id, major: $0.x, minor: $0.y) }
                })
        case "orientation":
            add(message.contact(0).flatMap { id in message.double(1).map { .touchOrientation(id: id, degrees: $0) } })
        case "cancel": add(.touchCancel)
        case "frame": add(.touchFrame)
        default: break
        }
    }

    private mutating func receiveKey(_ message: Message) {
        guard message.name == "key", let code = message.integer(2).flatMap(UInt32.init(exactly:)) else { return }
        add(.key(code: code, isPressed: message.integer(3) == 1))
    }

    private mutating func receivePointer(_ message: Message) {
        if !message.name.hasPrefix("axis") { finishScroll() }
        switch message.name {
        case "enter": add(message.point(2).map { .pointerMotion(to: $0) })
        case "motion": add(message.point(1).map { .pointerMotion(to: $0) })
        case "button":
            guard let code = message.integer(2).flatMap(UInt32.init(exactly:)) else { return }
            add(.pointerButton(code: code, isPressed: message.integer(3) == 1))
        case "axis_source":
            change { $0.source = message.contact(0).flatMap { Scroll.Source(rawValue: UInt32(clamping: $0)) } }
        case "axis": change { $0.delta.set(message.double(2), along: message.integer(1)) }
        case "axis_stop": change { $0.stops.set(1, along: message.integer(1)) }
        case "axis_discrete": change { $0.notches.set(message.double(1), along: message.integer(0)) }
        case "axis_value120": change { $0.notches.set(message.double(1).map { $0 / 120 }, along: message.integer(0)) }
        case "axis_relative_direction":
            change { $0.inverted.set(message.double(1), along: message.integer(0)) }
        default: break
        }
    }

    private mutating func change(_ body: (inout Scroll) -> Void) {
        var scroll = scroll ?? Scroll(source: nil)
        body(&scroll)
        self.scroll = scroll
    }

    /// What axes told belongs together until something else is told.
    private mutating func finishScroll() {
        add(scroll.map { .pointerScroll($0) })
        scroll = nil
    }
}

extension Vector {
    /// Sets what `wl_pointer.axis` counts: 0 is the vertical axis, 1 the horizontal one.
    fileprivate mutating func set(_ value: Double?, along axis: Int?) {
        guard let value else { return }
        if axis == 0 { dy = value } else { dx = value }
    }
}
