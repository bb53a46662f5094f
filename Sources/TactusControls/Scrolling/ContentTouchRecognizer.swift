import TactusPlatform
import TactusUI

/// Keeps touches from the content of a scroll view for a moment, in case they scroll: rules SV-2 and SV-3.
///
/// It belongs to the scroll view, and recognizes one thing only: a finger that stops content on its way (SV-5), which
/// is kept from all that is inside, for good. As long as it tracks a touch, its `delaysTouchesBegan` keeps the touch
/// from its view; when the touch has rested for long enough, or is lifted, the scroll view is asked, and the touch let
/// go or discarded. So the delays of nested scroll views run side by side, and the longest one counts.
final class ContentTouchRecognizer: GestureRecognizer {
    private struct Wait {
        let touch: Touch
        let end: Instant
    }

    /// The touches that are kept, in order of arrival.
    private var waits: [Wait] = []
    /// The event of their latest one.
    private var event: Event?

    override init() {
        super.init()
        delaysTouchesBegan = true
        delaysTouchesEnded = false
        cancelsTouchesInView = false
        requiresExclusiveTouchType = false
        allowedTouchTypes = [.direct, .indirect, .pencil, .indirectPointer]
    }

    override var isAuxiliary: Bool { true }

    private var scrollView: ScrollView? { view as? ScrollView }

    override func touchesBegan(_ touches: Set<Touch>, with event: Event) {
        scrollView?.recordTouches(touches)
        if state.isActive { return discard(touches) }
        if scrollView?.stopMotion(at: event.timestamp) == true {
            discard(touches)
            state = .began
            return
        }
        self.event = event
        for touch in touches.inOrder {
            let delay = scrollView?.contentTouchDelay(of: touch) ?? .zero
            waits.append(Wait(touch: touch, end: touch.timestamp + delay))
            if delay <= .zero { decide(about: touch) }
        }
        waitOn()
    }

    override func touchesEnded(_ touches: Set<Touch>, with event: Event) {
        if state.isActive {
            if self.touches.allSatisfy(\.phase.isTerminal) { state = .ended }
            return
        }
        for touch in touches.inOrder { decide(about: touch) }
        waitOn()
    }

    override func touchesCancelled(_ touches: Set<Touch>, with event: Event) {
        waits.removeAll { touches.contains($0.touch) }
        waitOn()
    }

    override func deadlinePassed() {
        guard let now else { return }
        for wait in waits where wait.end <= now { decide(about: wait.touch) }
        waitOn()
    }

    override func reset() {
        waits = []
        event = nil
    }

    /// Not what scrolls, nor what is outside.
    override func canPrevent(_ other: GestureRecognizer) -> Bool {
        guard let scrollView, let position = other.view, position !== scrollView, position.isDescendant(of: scrollView)
        else { return false }
        return !(other is ContentTouchRecognizer) && !(other is ScrollPanGestureRecognizer)
    }

    override func canBePrevented(by other: GestureRecognizer) -> Bool { false }

    /// Asks whether the content gets a touch, unless a gesture has taken it in the meantime.
    private func decide(about touch: Touch) {
        waits.removeAll { $0.touch === touch }
        guard let event else { return }
        if !touch.isClaimedByGesture, let content = touch.view, let scrollView, content !== scrollView,
            !scrollView.touchesShouldBegin([touch], with: event, in: content)
        {
            discard(touch)
        }
        ignore(touch, for: event)
    }

    private func discard(_ touches: Set<Touch>) {
        for touch in touches where touch.view !== scrollView { discard(touch) }
    }

    private func waitOn() {
        deadline = waits.map(\.end).min()
        if waits.isEmpty { event = nil }
    }
}
