import TactusGeometry

// Keys that nobody has used scroll: rules SV-27 and SV-31.
extension Window {
    /// Scrolls for a press that nobody has used, and again while the key is held.
    ///
    /// - Returns: Whether there is a scroll view with content to come that way.
    final func scroll(for press: Press) -> Bool {
        guard let key = ScrollKey(press.key),
            let view = scrollViews(for: press).first(where: { $0.scroll(for: key) })
        else { return false }
        heldScrollKey?.end()
        heldScrollKey = HeldScrollKey(key, press, scrolling: view)
        return true
    }

    /// The scroll views that a press may be for, the first one first: those around its receiver; the one that was touched last, and those
    /// around it; then the others, the one of which most shows first.
    private func scrollViews(for press: Press) -> [ScrollView] {
        let around = sequence(first: press.responder, next: { $0?.next }).compactMap { $0 as? ScrollView }
        let root = focusRoot
        let touched = (touchedScrollView?.withOuterScrollViews ?? []).filter {
            $0.window === self && $0.isDescendant(of: root) && !$0.shownPart.isEmpty
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
        sequence(first: self as View, next: \.parent).compactMap { $0 as? ScrollView }
    }
}

extension View {
    /// Calls `body` with all scroll views in this view that let the user in.
    fileprivate final func forEachOpenScrollView(_ body: (ScrollView) -> Void) {
        guard !hitting.ignoresTouches else { return }
        if let scrollView = self as? ScrollView { body(scrollView) }
        for child in children { child.forEachOpenScrollView(body) }
    }

    /// What of the view shows between the edges of those around it, in points of its window.
    fileprivate final var shownPart: Rect {
        var part = bounds
        var view: View = self
        while let parent = view.parent {
            guard !view.hitting.ignoresTouches else { return .null }
            part = view.convert(part, to: parent)
            if parent.clipsToBounds { part = part.intersection(parent.bounds) }
            view = parent
        }
        return part.intersection(view.bounds)
    }
}
