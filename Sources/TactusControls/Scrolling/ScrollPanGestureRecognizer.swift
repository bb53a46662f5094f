import TactusUI

/// The pan of a scroll view: fingers, touchpads and wheels.
final class ScrollPanGestureRecognizer: PanGestureRecognizer {
    /// Whose content it draws, wherever it is attached: rule SV-22.
    weak var scrollView: ScrollView?
    /// The turn of a wheel that drives it; `nil` while anything else does.
    private(set) var wheel: Event.Scroll?

    override func touchesBegan(_ touches: Set<Touch>, with event: Event) {
        wheel = nil
        super.touchesBegan(touches, with: event)
    }

    override func sequenceChanged(with event: Event) {
        // Fingers that rest on a touchpad hold what moves, as those on the glass do: rule SV-14.
        if event.scroll?.phase == .mayBegin { _ = scrollView?.stopMotion(at: event.timestamp) }
        wheel = event.scroll.flatMap { $0.isDiscrete ? $0 : nil }
        super.sequenceChanged(with: event)
    }

    override func reset() {
        super.reset()
        wheel = nil
        scrollView?.fingersLeft()
    }

    override func canPrevent(_ other: GestureRecognizer) -> Bool { !isPartner(other) }

    override func canBePrevented(by other: GestureRecognizer) -> Bool { !isPartner(other) }

    /// Whether it is the pinch of the same scroll view: both act at once.
    private func isPartner(_ other: GestureRecognizer) -> Bool {
        guard let pinch = scrollView?.pinchGestureRecognizer else { return false }
        return other === pinch
    }
}
