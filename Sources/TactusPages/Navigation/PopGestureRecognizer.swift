import TactusGeometry
import TactusUI

/// Recognizes a drag from the edge where reading begins, and scrolling sideways on a touchpad.
final class PopGestureRecognizer: PanGestureRecognizer {
    /// How far from the edge a finger or a pointer must land, in points.
    static let edgeRegion = 24.0

    /// Whether a drag may begin anywhere, since the page that it is about is on its way.
    var beginsAnywhere = false

    override init() {
        super.init()
        name = "pop"
        allowedAxes = .horizontal
        maximumNumberOfTouches = 1
        allowedScrollTypesMask = .continuous
        excludesSlop = true
    }

    override func shouldReceive(_ event: Event) -> Bool {
        guard !beginsAnywhere, let view else { return true }
        let landing = event.allTouches.filter { $0.phase == .began && $0.window === view.window }
        guard let first = landing.first else { return true }
        let x = first.location(in: view).x
        let isMirrored = view.effectiveLayoutDirection == .rightToLeft
        return (isMirrored ? view.bounds.maxX - x : x - view.bounds.minX) <= Self.edgeRegion
    }

    /// A finger at the edge means the page first, and not what is scrolled in it.
    override func shouldBeRequiredToFail(by other: GestureRecognizer) -> Bool {
        numberOfTouches > 0 && other is PanGestureRecognizer && other.view !== view
    }
}
