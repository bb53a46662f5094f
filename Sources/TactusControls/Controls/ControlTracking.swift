import TactusUI

/// Follows the one touch that a control tracks, and says what its movements send: rules CT-3 and CT-4.
nonisolated struct ControlTracking: Hashable, Sendable {
    /// The touch that is tracked, or about to be; `nil` when there is none.
    private(set) var touch: InputID?
    /// Whether the control wants the touch.
    private(set) var isTracking = false
    /// Whether the touch is inside; when it is over, whether it was.
    private(set) var isInside = false

    /// A touch landed on the control. It counts as tracked when the control has accepted it.
    mutating func offer(_ touch: InputID) {
        self = ControlTracking(touch: touch, isInside: true)
    }

    /// The control wants the touch. Returns what to send.
    mutating func accept(tapCount: Int) -> Control.Events {
        isTracking = true
        return tapCount > 1 ? [.touchDown, .touchDownRepeat] : .touchDown
    }

    /// The touch moved. Returns what to send if the control goes on.
    mutating func move(inside: Bool) -> Control.Events {
        defer { isInside = inside }
        switch (isInside, inside) {
        case (true, true): return .touchDragInside
        case (false, true): return [.touchDragInside, .touchDragEnter]
        case (true, false): return [.touchDragOutside, .touchDragExit]
        case (false, false): return .touchDragOutside
        }
    }

    /// The touch is over for the control.
    ///
    /// - Parameter inside: Where it was lifted; `nil` when it was not, and the last place counts.
    mutating func end(inside: Bool? = nil) {
        self = ControlTracking(isInside: inside ?? isInside)
    }

    init() {}

    private init(touch: InputID? = nil, isInside: Bool) {
        self.touch = touch
        self.isInside = isInside
    }
}
