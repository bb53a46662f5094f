/// A rectangle that leads the focus elsewhere: an arrow key that would come to it comes to what it prefers. UIKit's
/// `UIFocusGuide`.
///
/// ```swift
/// let bridge = FocusGuide()
/// view.addLayoutGuide(bridge)
/// bridge.topAnchor.constraint(equalTo: list.topAnchor).isActive = true  // … beside the list, where nothing is
/// bridge.preferredFocusEnvironments = [doneButton]
/// ```
///
/// It is for gaps: where nothing lies in an arrow's direction, or something else than one expects. Tab does not know
/// it, and reads on. It leads nowhere while nothing of what it prefers can have the focus, or has it already.
public final class FocusGuide: LayoutGuide, FocusEnvironment {
    /// Where the focus goes in place of the guide: the first that can have it, or has something inside that can.
    public var preferredFocusEnvironments: [any FocusEnvironment] = []

    /// Whether it leads anywhere; `true` by default.
    public var isEnabled = true

    /// Creates a guide that leads nowhere yet.
    public override init() { super.init() }

    /// The view that it was added to.
    public var parentFocusEnvironment: (any FocusEnvironment)? { owningView }

    /// Prevents nothing.
    public func shouldUpdateFocus(in context: FocusUpdateContext) -> Bool { true }

    /// Does nothing: the focus never comes to a guide itself.
    public func didUpdateFocus(in context: FocusUpdateContext, with coordinator: FocusAnimationCoordinator) {}
}
