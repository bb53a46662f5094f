import TactusGeometry

// Keys that nobody has used scroll what the window is about: rule SV-31.
extension Window {
    /// Scrolls for a press: the scroll view that was touched last, or one around it; else the one of which most shows. The first one counts
    /// that has content to come that way.
    ///
    /// - Returns: Whether there is one.
    final func scroll(for press: Press) -> Bool {
        guard ScrollKey(press.key) != nil else { return false }
        let root = focusRoot
        var candidates = (touchedScrollView?.withOuterScrollViews ?? []).filter {
            $0.window === self && $0.isDescendant(of: root) && !$0.shownPart.isEmpty
        }
        var shown: [(view: ScrollView, area: Double)] = []
        root.forEachOpenScrollView { view in
            let part = view.shownPart
            if !part.isEmpty { shown.append((view, part.width * part.height)) }
        }
        candidates += shown.sorted { $0.area > $1.area }.map(\.view)
        guard let view = candidates.first(where: { $0.takeKey(of: press) }) else { return false }
        keyScrolledView = view
        return true
    }

    /// Keys came up, or were taken away.
    final func stopScrolling(for presses: Set<Press>) { keyScrolledView?.releaseKey(of: presses) }
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
