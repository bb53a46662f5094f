import TactusGeometry
import TactusGraphics
import TactusPlatform
import TactusUI

// Scroll views as a stop of the focus: where nothing inside can be one.
extension ScrollView {
    /// Whether there is more content than fits.
    final var hasMoreContent: Bool {
        let range = range
        return range.horizontal.hasMoreContent || range.vertical.hasMoreContent
    }

    /// Whether keys come to what is inside by the focus, which shows it then.
    final var hasStopsInside: Bool {
        var waiting = subviews
        while let view = waiting.popLast() {
            if view.ignoresTouches { continue }
            if view.canBecomeFocused && view.canBecomeFirstResponder && !view.bounds.isEmpty { return true }
            waiting += view.subviews
        }
        return false
    }

    /// Whether an arrow key scrolls, and does not move the focus: there is content to come that way.
    final func keepsArrow(_ key: Key) -> Bool {
        guard let key = ScrollKey(key), case .lines = key, canBecomeFocused else { return false }
        return target(for: key) != nil
    }

    /// Shows the ring while the view has the focus, or takes it away.
    final func updateFocusRing() {
        guard showsFocusRing, isFocusedForDrawing else {
            focusRing?.removeFromSuperview()
            focusRing = nil
            return
        }
        let ring = focusRing ?? ScrollFocusRing(frame: bounds)
        focusRing = ring
        View.performWithoutAnimation { ring.frame = bounds }
        // In front of the content, and behind the bars.
        if subviews.last(where: { !($0 is ScrollIndicatorBar) }) !== ring { addSubview(ring) }
    }
}

/// The ring around what shows of a scroll view's content, in front of it.
final class ScrollFocusRing: View {
    override init(frame: Rect = .zero) {
        super.init(frame: frame)
        name = "focus ring"
        isUserInteractionEnabled = false
    }

    override func draw(_ rect: Rect, in canvas: Canvas) { FocusRing.draw(in: bounds, cornerRadius: 0, on: canvas) }
}
