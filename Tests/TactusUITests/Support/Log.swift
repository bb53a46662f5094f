import TactusUI

/// What happened, one line each.
@MainActor
final class Log {
    private(set) var lines: [String] = []

    /// Adds a line.
    func add(_ line: String) { lines.append(line) }

    /// Answers the lines, and begins anew.
    func take() -> [String] {
        defer { lines = [] }
        return lines
    }
}

/// A view that logs the touches it is told of, as `name phase`, and lets none travel on unless it bubbles.
class TouchLoggingView: View {
    let log: Log
    /// Whether touches travel on to the next responder, before they are logged.
    var bubbles = false
    /// Called after a touch was logged.
    var onTouch: ((Touch.Phase, Set<Touch>, Event?) -> Void)?

    init(_ name: String, _ frame: Rect, _ log: Log) {
        self.log = log
        super.init(frame: frame)
        self.name = name
    }

    override func touchesBegan(_ touches: Set<Touch>, with event: Event?) {
        if bubbles { super.touchesBegan(touches, with: event) }
        note(.began, touches, event)
    }

    override func touchesMoved(_ touches: Set<Touch>, with event: Event?) {
        if bubbles { super.touchesMoved(touches, with: event) }
        note(.moved, touches, event)
    }

    override func touchesEnded(_ touches: Set<Touch>, with event: Event?) {
        if bubbles { super.touchesEnded(touches, with: event) }
        note(.ended, touches, event)
    }

    override func touchesCancelled(_ touches: Set<Touch>, with event: Event?) {
        if bubbles { super.touchesCancelled(touches, with: event) }
        note(.cancelled, touches, event)
    }

    private func note(_ phase: Touch.Phase, _ touches: Set<Touch>, _ event: Event?) {
        log.add("\(name ?? "?") \(phase)" + (touches.count > 1 ? " ×\(touches.count)" : ""))
        onTouch?(phase, touches, event)
    }
}

/// A view that logs how it is asked during hit testing, and the touches it is told of.
final class ProbeView: TouchLoggingView {
    /// Which way of logging: each call when it is entered, or each call with its result.
    enum Format {
        case entry
        case result
    }

    var format = Format.entry
    /// Replaces the geometric test.
    var inside: ((Point) -> Bool)?
    /// Replaces the whole hit test.
    var answer: (() -> View?)?

    override func hitTest(_ point: Point, with event: Event?) -> View? {
        let pass = event?.hitTestPass.map { "(\($0))" } ?? ""
        if format == .entry { log.add("\(name ?? "?").hitTest\(pass)") }
        let hit = answer.map { $0() } ?? super.hitTest(point, with: event)
        if format == .result { log.add("\(name ?? "?")=\(hit?.name ?? "nil")") }
        return hit
    }

    override func point(inside point: Point, with event: Event?) -> Bool {
        if format == .entry { log.add("\(name ?? "?").inside") }
        let isInside = inside.map { $0(point) } ?? super.point(inside: point, with: event)
        if format == .result { log.add("\(name ?? "?").inside=\(isInside ? 1 : 0)") }
        return isInside
    }
}

extension Rect {
    /// A rectangle by its four numbers.
    init(_ x: Double, _ y: Double, _ width: Double, _ height: Double) {
        self.init(x: x, y: y, width: width, height: height)
    }
}

extension Point {
    /// A point by its two numbers.
    init(_ x: Double, _ y: Double) { self.init(x: x, y: y) }
}
