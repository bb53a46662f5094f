public import TactusGeometry

/// Input that no client received: a tap beside every window, a key while no window has the keyboard.
///
/// On a screen that is a slip of the hand, in a test nearly always a mistake of the test: the window is
/// elsewhere, or not there yet. What a profile keeps to itself (a gesture of the compositor's own, a later
/// finger on another window) is none.
public struct UndeliveredInput: Hashable, Sendable {
    /// What was done.
    public enum Action: Hashable, Sendable {
        /// A finger landed.
        case finger(id: Int32)
        /// A pointer button was pressed.
        case button(code: UInt32)
        /// The pointer scrolled.
        case scroll
        /// A touchpad gesture began.
        case gesture
        /// A pen touched.
        case pen
        /// A key was pressed.
        case key(code: UInt32)
    }

    /// Why no client received it.
    public enum Reason: Hashable, Sendable {
        /// The seat has no such device.
        case noDevice
        /// No surface takes input there, or has the keyboard.
        case noSurface
        /// The client whose turn it was has no object of that interface, and so cannot be told.
        case noListener(interface: String)
    }

    /// What was done.
    public var action: Action
    /// Where, in logical pixels of the outputs; `nil` for keys.
    public var location: Point?
    /// Why no client received it.
    public var reason: Reason

    /// Creates a value of what was done, where, and why no client received it.
    public init(_ action: Action, at location: Point? = nil, _ reason: Reason) {
        self.action = action
        self.location = location
        self.reason = reason
    }
}

extension UndeliveredInput: CustomStringConvertible {
    /// What was done, where, and why it reached nobody, in a line.
    public var description: String {
        let place = location.map { " at (\($0.x), \($0.y))" } ?? ""
        return "\(name)\(place) reaches nobody: \(explanation)"
    }

    private var name: String {
        switch action {
        case .finger(let id): "finger \(id)"
        case .button(let code): "button \(code)"
        case .scroll: "scrolling"
        case .gesture: "the touchpad gesture"
        case .pen: "the pen"
        case .key(let code): "key \(code)"
        }
    }

    private var explanation: String {
        switch reason {
        case .noDevice: "the seat has no such device"
        case .noSurface: location == nil ? "no window has the keyboard" : "no surface takes input there"
        case .noListener(let interface):
            "the client \(location == nil ? "that has the keyboard" : "there") does not use \(interface)"
        }
    }
}

extension Compositor {
    /// Records input that no client received.
    func reportUndelivered(_ input: UndeliveredInput) {
        annotate("undelivered: \(input)")
        onUndeliveredInput?(input)
    }
}
