public import TactusGeometry

/// One thing to send or to ask for, and how long after the one before.
public struct ScriptStep: Hashable, Sendable {
    /// What a step does.
    public enum Action: Hashable, Sendable {
        /// `wl_touch.down` at a point of the output.
        case touchDown(id: Int32, at: Point)
        /// `wl_touch.motion` to a point of the output.
        case touchMotion(id: Int32, to: Point)
        /// `wl_touch.up`.
        case touchUp(id: Int32)
        /// `wl_touch.cancel`.
        case touchCancel
        /// `wl_touch.frame`.
        case touchFrame
        /// The pointer moves to a point of the output, with its frame.
        case pointerMotion(to: Point)
        /// A pointer button, with its frame.
        case pointerButton(code: UInt32, isPressed: Bool)
        /// Finger scrolling, with its frame.
        case pointerScroll(Vector)
        /// The end of finger scrolling on the axes that are not zero in the vector, with its frame.
        case pointerScrollStop(Vector)
        /// Nothing: time passes.
        case pause
        /// The player's owner takes a picture of the output.
        case shot(name: String)
        /// The player's owner makes sure that the client lives.
        case expectClientAlive
        /// The player's owner waits for the client's end.
        case waitForExit(Duration)
    }

    /// How long after the step before this one it happens.
    public var delay: Duration
    /// The script's line that it belongs to, counted from 1.
    public var line: Int
    /// What happens.
    public var action: Action

    /// Creates a step.
    public init(after delay: Duration = .zero, line: Int, action: Action) {
        self.delay = delay
        self.line = line
        self.action = action
    }
}

extension Script {
    /// Everything that the script does, in order: taps, swipes, pinches and clicks taken apart.
    public var steps: [ScriptStep] {
        let pinchContacts = unnamedContacts(count: 2)
        var steps: [ScriptStep] = []
        for line in lines {
            var expansion = ScriptExpansion(line: line, pinchContacts: pinchContacts)
            expansion.expand()
            steps += expansion.steps
        }
        return steps
    }
}
