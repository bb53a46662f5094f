/// Which content is to come into sight, see ``Responder/accessibilityScroll(_:)``.
nonisolated public enum AccessibilityScrollDirection: Hashable, Sendable, CaseIterable {
    /// What is above.
    case up
    /// What is below.
    case down
    /// What is to the left.
    case left
    /// What is to the right.
    case right
    /// What is read before this.
    case previous
    /// What is read after this.
    case next
}

// What an assistive tool does with a node for its user.
extension AccessibilityNode {
    /// The view, when it is in a scene and takes input.
    private var liveView: View? {
        guard let view, state.isEnabled, view.window?.windowScene?.application != nil else { return nil }
        return view
    }

    /// Makes the value larger by a step.
    ///
    /// - Returns: Whether there is a view to ask for it: not a part of one, nor one that is gone or disabled.
    @discardableResult
    public func increment() -> Bool {
        guard let liveView, id.part == nil else { return false }
        liveView.accessibilityIncrement()
        return true
    }

    /// Makes the value smaller by a step.
    ///
    /// - Returns: Whether there is a view to ask for it: not a part of one, nor one that is gone or disabled.
    @discardableResult
    public func decrement() -> Bool {
        guard let liveView, id.part == nil else { return false }
        liveView.accessibilityDecrement()
        return true
    }

    /// Sets the value (``View/accessibilityAdjust(to:)``).
    ///
    /// - Parameter number: The value, in the unit of ``range``; what lies beyond a limit counts as the limit.
    /// - Returns: Whether it was set: not where there is no range, nor in what is gone or disabled.
    @discardableResult
    public func adjust(to number: Double) -> Bool {
        guard let liveView, id.part == nil, let range, !number.isNaN else { return false }
        return liveView.accessibilityAdjust(to: min(max(number, range.bounds.lowerBound), range.bounds.upperBound))
    }

    /// Shows other content: asks the view, and those after it in the chain of responders, until one has done it
    /// (``Responder/accessibilityScroll(_:)``).
    ///
    /// - Parameter direction: Which content.
    /// - Returns: Whether one did.
    @discardableResult
    public func scroll(_ direction: AccessibilityScrollDirection) -> Bool {
        Responder.chain(from: liveView).contains { $0.accessibilityScroll(direction) }
    }

    /// Leaves what is shown for a while: a dialog, a sheet, a page. Asks the view, and those after it in the chain of
    /// responders, until one has done it (``Responder/accessibilityPerformEscape()``). Nothing behind what is presented
    /// is asked.
    ///
    /// - Returns: Whether one did.
    @discardableResult
    public func performEscape() -> Bool {
        guard let view, view.window?.windowScene?.application != nil else { return false }
        for responder in Responder.chain(from: view) {
            if responder.accessibilityPerformEscape() { return true }
            if let controller = responder as? ViewController, controller.presentingViewController != nil {
                return false
            }
        }
        return false
    }

    /// Moves the focus to the view.
    ///
    /// - Returns: Whether it has the focus now: not a part of a view, nor what takes no keys.
    @discardableResult
    public func focus() -> Bool {
        guard let liveView, id.part == nil, liveView.canBecomeFirstResponder else { return false }
        return liveView.becomeFirstResponder()
    }
}
