import FakeCompositor
import TactusGeometry

/// Reads what `libinput debug-events` prints:
///
///     -event7   TOUCH_DOWN              +1.234s	0 (0) 12.34/56.78 (123.45/234.56mm)
///      event7   TOUCH_FRAME             +1.234s
struct LibinputEventTrace {
    private let size: Size
    private var events: [InputTrace.Event] = []
    private var start: Duration?
    private var time = Duration.zero
    /// Where the pointer is; `nil` until it was placed. It begins in the middle.
    private var location: Point?
    private var line = 0

    /// Whether a line begins as one of that program does, and has not come to its end.
    static func isCut(_ line: Substring) -> Bool {
        let words = line.split(whereSeparator: \.isWhitespace)
        let device = words.first?.drop { $0 == "-" } ?? ""
        guard device.hasPrefix("event"), device.dropFirst(5).allSatisfy(\.isNumber) else { return false }
        guard isLine(line) else { return words.count < 3 }
        guard !words[1].hasPrefix("DEVICE_") else { return false }
        guard line.drop(while: { $0 != "+" }).contains("s") else { return true }
        guard ["TOUCH_DOWN", "TOUCH_MOTION", "TOUCH_UP"].contains(words[1]) else { return false }
        var trace = LibinputEventTrace(size: Size(width: 1, height: 1))
        trace.read(line)
        return trace.events.isEmpty
    }

    /// Whether it is a line of that program.
    static func isLine(_ line: Substring) -> Bool {
        let words = line.split(whereSeparator: \.isWhitespace)
        guard words.count > 1, words[0].drop(while: { $0 == "-" }).hasPrefix("event") else { return false }
        return ["DEVICE_", "TOUCH_", "POINTER_", "KEYBOARD_", "GESTURE_", "TABLET_", "SWITCH_"].contains {
            words[1].hasPrefix($0)
        }
    }

    /// What was done according to these lines, on glass that is mapped to that size.
    static func read(_ lines: [Substring], mappedTo size: Size) -> [InputTrace.Event] {
        var trace = LibinputEventTrace(size: size)
        for (index, line) in lines.enumerated() where isLine(line) {
            trace.line = index + 1
            trace.read(line)
        }
        return trace.events
    }

    private init(size: Size) { self.size = size }

    private mutating func read(_ line: Substring) {
        guard let stamp = line.firstIndex(of: "+"), let end = line[stamp...].firstIndex(of: "s"),
            let seconds = Double(line[stamp..<end].dropFirst().drop { $0 == " " }),
            (0..<1e9).contains(seconds)
        else { return }
        let now = Duration.microseconds(Int((seconds * 1_000_000).rounded()))
        let began = start ?? now
        time = max(.zero, now - began)
        let count = events.count
        read(line.split(whereSeparator: \.isWhitespace)[1], String(line[line.index(after: end)...]))
        if events.count > count { start = began }
    }

    private mutating func add(_ action: InputAction) { events.append(InputTrace.Event(at: time, action, line: line)) }

    private mutating func read(_ name: Substring, _ rest: String) {
        let numbers = Self.numbers(rest)
        switch name {
        case "TOUCH_DOWN": touch(numbers).map { add(.touchDown(id: $0, at: $1)) }
        case "TOUCH_MOTION": touch(numbers).map { add(.touchMotion(id: $0, to: $1)) }
        case "TOUCH_UP": numbers.first.flatMap { Int32(exactly: $0) }.map { add(.touchUp(id: $0)) }
        case "TOUCH_CANCEL": add(.touchCancel)
        case "TOUCH_FRAME": add(.touchFrame)
        case "POINTER_MOTION" where numbers.count >= 2: movePointer(by: Vector(dx: numbers[0], dy: numbers[1]))
        case "POINTER_MOTION_ABSOLUTE" where numbers.count >= 2: placePointer(at: glass(numbers[0], numbers[1]))
        case "POINTER_BUTTON": code(rest).map { add(.pointerButton(code: $0, isPressed: rest.contains("pressed"))) }
        case "KEYBOARD_KEY": code(rest).map { add(.key(code: $0, isPressed: rest.contains("pressed"))) }
        case "POINTER_SCROLL_WHEEL": scroll(.wheel, rest)
        case "POINTER_SCROLL_FINGER": scroll(.finger, rest)
        case "POINTER_SCROLL_CONTINUOUS": scroll(.continuous, rest)
        case _ where name.hasPrefix("GESTURE_"):
            gesture(name.dropFirst(8), numbers, isCancelled: rest.contains("cancelled"))
        default: break
        }
    }

    // MARK: Places

    /// A place on the glass, of which the program tells percents.
    private func glass(_ x: Double, _ y: Double) -> Point {
        Point(x: x / 100 * size.width, y: y / 100 * size.height)
    }

    private func touch(_ numbers: [Double]) -> (Int32, Point)? {
        guard numbers.count >= 4, let slot = Int32(exactly: numbers[0]) else { return nil }
        return (slot, glass(numbers[2], numbers[3]))
    }

    private mutating func placePointer(at point: Point) {
        location = point
        add(.pointerMotion(to: point))
    }

    private mutating func movePointer(by delta: Vector) {
        let from = location ?? Point(x: size.width / 2, y: size.height / 2)
        placePointer(
            at: Point(
                x: min(max(from.x + delta.dx, 0), max(0, size.width - 1)),
                y: min(max(from.y + delta.dy, 0), max(0, size.height - 1))))
    }

    /// Fingers on a touchpad do something where the pointer is, so it must be somewhere.
    private mutating func ensurePointer() {
        if location == nil { movePointer(by: Vector(dx: 0, dy: 0)) }
    }

    // MARK: Others

    /// `vert 15.00/120.0* horiz 0.00/0.0 (wheel)`: pixels and 120ths of notches.
    private mutating func scroll(_ source: Scroll.Source, _ rest: String) {
        let halves = rest.split(separator: "horiz", maxSplits: 1)
        let vertical = Self.numbers(String(halves.first ?? ""))
        let horizontal = halves.count > 1 ? Self.numbers(String(halves[1])) : []
        guard let dy = vertical.first, let dx = horizontal.first else { return }
        ensurePointer()
        var scroll = Scroll(source: source, delta: Vector(dx: dx, dy: dy))
        if source == .wheel {
            scroll.notches = Vector(
                dx: (horizontal.count > 1 ? horizontal[1] : 0) / 120, dy: (vertical.count > 1 ? vertical[1] : 0) / 120)
        } else if dx == 0, dy == 0 {
            // A star marks the axes along which the fingers had moved.
            let marks = (dx: halves[1].contains("*"), dy: halves[0].contains("*"))
            scroll.stops = Vector(dx: marks.dx || !marks.dy ? 1 : 0, dy: marks.dy || !marks.dx ? 1 : 0)
        }
        add(.pointerScroll(scroll))
    }

    private mutating func gesture(_ name: Substring, _ numbers: [Double], isCancelled: Bool) {
        let words = name.split(separator: "_")
        guard words.count == 2, let kind = SeatGestures.Kind.names[words[0].lowercased()],
            let fingers = numbers.first.flatMap({ Int(exactly: $0) }), (1...10).contains(fingers)
        else { return }
        ensurePointer()
        switch words[1] {
        case "BEGIN": add(.gestureBegin(kind, fingers: fingers))
        case "UPDATE" where numbers.count >= 3:
            // The fingers, the movement, the movement of the hand, and for a pinch the scale and the turn.
            let isPinch = kind == .pinch && numbers.count >= 7
            add(
                .gestureUpdate(
                    by: Vector(dx: numbers[1], dy: numbers[2]), scale: isPinch ? numbers[5] : 1,
                    rotation: isPinch ? numbers[6] : 0))
        case "END": add(.gestureEnd(isCancelled: isCancelled))
        default: break
        }
    }

    /// The number of a key or button: `KEY_A (30) pressed`. One that is hidden is -1.
    private func code(_ rest: String) -> UInt32? {
        guard let open = rest.firstIndex(of: "("), let close = rest[open...].firstIndex(of: ")") else { return nil }
        return UInt32(rest[rest.index(after: open)..<close])
    }

    /// All numbers in a text, in their order.
    static func numbers(_ text: String) -> [Double] {
        text.split { !($0.isASCII && ($0.isNumber || "+-.".contains($0))) }.compactMap { Double($0) }
            .filter { abs($0) <= 4_000_000 }
    }
}
