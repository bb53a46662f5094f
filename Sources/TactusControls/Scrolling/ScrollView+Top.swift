import TactusGeometry
import TactusUI

extension ScrollView {
    /// Scrolls to the beginning of the content, as a wish to see it does: animated, if ``scrollsToTop``, and if the
    /// delegate does not refuse (``ScrollViewDelegate/scrollViewShouldScrollToTop(_:)``). It is told when the
    /// content is there (``ScrollViewDelegate/scrollViewDidScrollToTop(_:)``), not when a finger or the program
    /// stops it on the way.
    ///
    /// - Returns: Whether it scrolls, or shows the beginning already.
    @discardableResult
    public final func scrollToTop() -> Bool {
        guard scrollsToTop, isScrollEnabled, window != nil,
            delegate?.scrollViewShouldScrollToTop(self) ?? true
        else { return false }
        let top = Point(x: contentOffset.x, y: -adjustedContentInset.top)
        guard let application, top != contentOffset, !application.isReduceMotionEnabled else {
            contentOffset = top
            delegate?.scrollViewDidScrollToTop(self)
            return true
        }
        setContentOffset(top, animated: true)
        motion?.endsAtTop = true
        return true
    }
}

extension WindowScene {
    /// Scrolls to the beginning what the user would mean, as a tap on the title bar does, and a kiosk's own status bar
    /// may do: of the frontmost window that has any, the scroll view with `ScrollView.scrollsToTop`
    /// that begins highest.
    ///
    /// - Returns: Whether anything scrolls, or shows its beginning already.
    @discardableResult
    public final func scrollToTop() -> Bool {
        for window in windows.reversed() where !window.isHidden {
            let views = window.scrollViewsThatShow()
            guard let highest = views.map({ $0.convert($0.bounds, to: window).minY }).min() else { continue }
            let view = views.first { $0.convert($0.bounds, to: window).minY == highest }
            return view?.scrollToTop() ?? false
        }
        return false
    }
}

extension View {
    /// The scroll views in the view's part of the tree that show, and can be scrolled up and down to their beginning:
    /// superviews first, from front to back.
    fileprivate func scrollViewsThatShow() -> [ScrollView] {
        var found: [ScrollView] = []
        var waiting: [View] = [self]
        while let view = waiting.popLast() {
            guard !view.isHidden, view.alpha > 0 else { continue }
            if let scrollView = view as? ScrollView, scrollView.scrollsToTop, scrollView.isScrollEnabled,
                scrollView.range.vertical.canScroll
            {
                found.append(scrollView)
            }
            waiting += view.subviews
        }
        return found
    }
}
