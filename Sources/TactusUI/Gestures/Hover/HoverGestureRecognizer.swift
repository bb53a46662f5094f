/// Follows a pointer over a view while no button is down, or a pen that is near the glass.
///
/// ```swift
/// let hover = HoverGestureRecognizer()
/// hover.addAction { [unowned self] hover in
///     switch hover.state {
///     case .began: showHandles()
///     case .changed: crosshair.center = hover.location(in: self)
///     default: hideHandles()
///     }
/// }
/// addGestureRecognizer(hover)
/// ```
///
/// Continuous: it begins when the pointer comes over the view or a view inside it, changes with every movement there,
/// and ends when the pointer leaves. While a button is down the pointer touches and does not hover: nothing is told
/// until the last button is released. A pen hovers until its tip touches, whatever its buttons do. Fingers never hover.
/// ``GestureRecognizer/allowedTouchTypes`` chooses between pens (`.pencil`) and pointers (`.indirectPointer`).
///
/// Hovering excludes nobody: the recognizers of all views under the pointer act, those of outer views first when it
/// comes, and those of inner views first when it leaves.
open class HoverGestureRecognizer: GestureRecognizer {
    open override var receivesHovering: Bool { true }

    open override func receivesSequence(of event: Event) -> Bool {
        event.type == .hover && event.allTouches.contains { allowedTouchTypes.contains($0.type) }
    }

    open override func sequenceChanged(with event: Event) {
        switch trackedSequence?.phase {
        case .began: state = .began
        case .changed: state = .changed
        case .ended: state = .ended
        case .mayBegin, .cancelled, nil: break
        }
    }

    /// Never: hovering excludes nobody.
    open override func canPrevent(_ other: GestureRecognizer) -> Bool { false }

    /// Never: nobody excludes hovering.
    open override func canBePrevented(by other: GestureRecognizer) -> Bool { false }
}
