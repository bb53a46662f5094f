import TactusGeometry
import TactusPlatform
import TactusUI

/// Makes keys that nobody has used scroll, in the window that it is added to: rules SV-27 and SV-31.
///
/// Every scroll view adds one to the window that it comes to, unless there is one.
final class ScrollKeyInteraction: Interaction, UnusedPressHandling {
    private(set) weak var view: View?
    /// The scroll view that fingers or a wheel moved last.
    weak var touchedScrollView: ScrollView?
    private var heldKey: HeldScrollKey?

    func willMove(to view: View?) {
        heldKey?.end()
        heldKey = nil
        self.view = view
    }

    func didMove(to view: View?) {}

    /// The interaction of a window; `nil` where no scroll view has been yet.
    static func interaction(of window: Window?) -> ScrollKeyInteraction? {
        window?.interactions.lazy.compactMap { $0 as? ScrollKeyInteraction }.first
    }

    /// Adds one to a window that has none.
    static func add(to window: Window) {
        if interaction(of: window) == nil { window.addInteraction(ScrollKeyInteraction()) }
    }

    /// Scrolls for a press, and again while its key is held.
    ///
    /// - Returns: Whether there is a scroll view with content to come that way.
    func handleUnusedPress(_ press: Press) -> Bool {
        guard let window = view as? Window, let key = ScrollKey(press.key),
            let scrollView = scrollViews(for: press, in: window).first(where: { $0.scroll(for: key) })
        else { return false }
        heldKey?.end()
        heldKey = HeldScrollKey(key, press, scrolling: scrollView)
        return true
    }

    func unusedPressCancelled(_ press: Press) {
        if let heldKey, heldKey.press === press { heldKey.end() }
    }

    /// The scroll views that a press may be for, the first one first: those around its receiver; the one that was
    /// touched last, and those around it; then the others, the one of which most shows first.
    private func scrollViews(for press: Press, in window: Window) -> [ScrollView] {
        let around = Responder.chain(from: press.responder).compactMap { $0 as? ScrollView }
        let root = window.focusRoot
        let touched = (touchedScrollView?.withOuterScrollViews ?? []).filter {
            $0.window === window && $0.isDescendant(of: root) && !$0.shownPart.isEmpty
        }
        var shown: [(view: ScrollView, area: Double)] = []
        root.forEachOpenScrollView { view in
            let part = view.shownPart
            if !part.isEmpty { shown.append((view, part.width * part.height)) }
        }
        return around + touched + shown.sorted { $0.area > $1.area }.map(\.view)
    }
}

extension ScrollView {
    /// This scroll view and those around it, from the inside out.
    fileprivate final var withOuterScrollViews: [ScrollView] {
        sequence(first: self as View, next: \.superview).compactMap { $0 as? ScrollView }
    }
}

extension View {
    /// Calls `body` with all scroll views in this view that let the user in.
    fileprivate final func forEachOpenScrollView(_ body: (ScrollView) -> Void) {
        var waiting: [View] = [self]
        while let view = waiting.popLast() {
            if view.ignoresTouches { continue }
            if let scrollView = view as? ScrollView { body(scrollView) }
            waiting += view.subviews.reversed()
        }
    }

    /// What of the view shows between the edges of those around it, in points of its window.
    fileprivate final var shownPart: Rect {
        var part = bounds
        var view: View = self
        while let superview = view.superview {
            guard !view.ignoresTouches else { return .null }
            part = view.convert(part, to: superview)
            if superview.clipsToBounds { part = part.intersection(superview.bounds) }
            view = superview
        }
        return part.intersection(view.bounds)
    }
}
