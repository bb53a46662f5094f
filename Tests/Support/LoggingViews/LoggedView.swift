public import TactusUI

/// A view that logs the touches it is told of and, if asked to, how it is hit-tested.
open class LoggedView: View {
    /// How hit tests are logged.
    public enum HitTestFormat: Sendable {
        /// `A.hitTest`, `A.inside`: each call when it is entered (format E of BEHAVIOUR §3.1).
        case entry
        /// `A.hitTest(first)`, `A.inside`: the same, with the pass of the walk that asks, where there are two.
        case pass
        /// `A.inside=true`, `A.hitTest=B`: each call with its value, when it returns (format R).
        case result
    }

    /// Whether touches travel on to the next responder.
    public enum Bubbling: Sendable {
        case none
        /// Before the view logs them: the “bubble” of article 004.
        case superFirst
        /// After the view has logged them.
        case superLast
    }

    /// Where it logs.
    public let log: Log
    /// How hit tests are logged; `nil` for not at all.
    public var hitTests: HitTestFormat?
    /// Whether touches travel on; not by default.
    public var bubbling = Bubbling.none
    /// Logs `A.touchesBegan` instead of `A began`.
    public var namesMethods = false
    /// Replaces the geometric test.
    public var inside: ((Point) -> Bool)?
    /// Replaces the whole hit test.
    public var answer: (() -> View?)?
    /// Changes what the hit test found.
    public var alter: ((View?, Event?) -> View?)?
    /// Called after a touch was logged.
    public var onTouch: ((Touch.Phase, Set<Touch>, Event?) -> Void)?

    /// Creates a view with a name, in a superview if there is one.
    public init(_ name: String, _ frame: Rect, _ log: Log, in superview: View? = nil) {
        self.log = log
        super.init(frame: frame)
        self.name = name
        superview?.addSubview(self)
    }

    override open func hitTest(_ point: Point, with event: Event?) -> View? {
        switch hitTests {
        case .entry: note(".hitTest")
        case .pass: note(".hitTest" + (event?.hitTestPass.map { "(\($0))" } ?? ""))
        case .result, nil: break
        }
        var hit = answer.map { $0() } ?? super.hitTest(point, with: event)
        if let alter { hit = alter(hit, event) }
        if hitTests == .result { note(".hitTest=\(hit.map { $0.name ?? "\(type(of: $0))" } ?? "nil")") }
        return hit
    }

    override open func point(inside point: Point, with event: Event?) -> Bool {
        if hitTests == .entry || hitTests == .pass { note(".inside") }
        let isInside = inside.map { $0(point) } ?? super.point(inside: point, with: event)
        if hitTests == .result { note(".inside=\(isInside)") }
        return isInside
    }

    override open func touchesBegan(_ touches: Set<Touch>, with event: Event?) {
        handle(.began, touches, event) { super.touchesBegan(touches, with: event) }
    }

    override open func touchesMoved(_ touches: Set<Touch>, with event: Event?) {
        handle(.moved, touches, event) { super.touchesMoved(touches, with: event) }
    }

    override open func touchesEnded(_ touches: Set<Touch>, with event: Event?) {
        handle(.ended, touches, event) { super.touchesEnded(touches, with: event) }
    }

    override open func touchesCancelled(_ touches: Set<Touch>, with event: Event?) {
        handle(.cancelled, touches, event) { super.touchesCancelled(touches, with: event) }
    }

    private func handle(_ phase: Touch.Phase, _ touches: Set<Touch>, _ event: Event?, forward: () -> Void) {
        if bubbling == .superFirst { forward() }
        note((namesMethods ? phase.methodName : " \(phase)") + (touches.count > 1 ? " ×\(touches.count)" : ""))
        onTouch?(phase, touches, event)
        if bubbling == .superLast { forward() }
    }

    private func note(_ text: String) { log.add("\(name ?? "?")\(text)") }
}

extension Touch.Phase {
    /// `.touchesBegan`, as in BEHAVIOUR §3.1.
    public var methodName: String {
        let phase = "\(self)"
        return ".touches" + phase.prefix(1).uppercased() + phase.dropFirst()
    }
}
