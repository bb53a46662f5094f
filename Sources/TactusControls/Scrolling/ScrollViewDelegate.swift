public import TactusGeometry
import TactusUI

/// Is notified of what a scroll view does. Every method has a default, which does nothing.
@MainActor public protocol ScrollViewDelegate: AnyObject {
    /// The ``ScrollView/contentOffset`` has changed, for whatever reason.
    func scrollViewDidScroll(_ scrollView: ScrollView)

    /// The user is about to drag the content.
    func scrollViewWillBeginDragging(_ scrollView: ScrollView)

    /// The user lets the content go.
    ///
    /// - Parameters:
    ///   - scrollView: The scroll view.
    ///   - velocity: How fast the offset changes, in points per *millisecond*.
    ///   - targetContentOffset: Where the content will come to rest. Set it to let it rest elsewhere within its limits.
    func scrollViewWillEndDragging(
        _ scrollView: ScrollView, withVelocity velocity: Vector, targetContentOffset: inout Point)

    /// The user has let the content go.
    ///
    /// - Parameters:
    ///   - scrollView: The scroll view.
    ///   - willDecelerate: Whether the content moves on by itself.
    func scrollViewDidEndDragging(_ scrollView: ScrollView, willDecelerate: Bool)

    /// The content begins to move on by itself after it was let go, or to come back from beyond its end.
    func scrollViewWillBeginDecelerating(_ scrollView: ScrollView)

    /// The content has come to rest after it was let go: by itself, by a finger that has stopped it, or by a program.
    func scrollViewDidEndDecelerating(_ scrollView: ScrollView)

    /// The content has come to where a program wanted it (``ScrollView/setContentOffset(_:animated:)``), a wheel or a
    /// key has taken it; or a finger has stopped it on its way.
    func scrollViewDidEndScrollingAnimation(_ scrollView: ScrollView)

    /// Asked whether a wish to see the beginning scrolls there (``ScrollView/scrollsToTop``).
    func scrollViewShouldScrollToTop(_ scrollView: ScrollView) -> Bool

    /// Sent when such a wish has brought the content to its beginning; at once where it shows already.
    func scrollViewDidScrollToTop(_ scrollView: ScrollView)

    /// Asked for the view that is scaled when the content is zoomed: one that holds all of it, with its corner
    /// at that of the content.
    ///
    /// - Parameter scrollView: The scroll view.
    /// - Returns: The view; `nil`, by default, for content that is not zoomed.
    func viewForZooming(in scrollView: ScrollView) -> View?

    /// The content is about to be zoomed.
    ///
    /// - Parameters:
    ///   - scrollView: The scroll view.
    ///   - view: The view that is scaled.
    func scrollViewWillBeginZooming(_ scrollView: ScrollView, with view: View?)

    /// The ``ScrollView/zoomScale`` has changed.
    func scrollViewDidZoom(_ scrollView: ScrollView)

    /// The content is zoomed no more, and has come back from a scale beyond its limits.
    ///
    /// - Parameters:
    ///   - scrollView: The scroll view.
    ///   - view: The view that was scaled.
    ///   - scale: The scale that it has now.
    func scrollViewDidEndZooming(_ scrollView: ScrollView, with view: View?, atScale scale: Double)

    /// Sent when ``ScrollView/adjustedContentInset`` is another, after ``ScrollView/adjustedContentInsetDidChange()``.
    func scrollViewDidChangeAdjustedContentInset(_ scrollView: ScrollView)
}

extension ScrollViewDelegate {
    /// Does nothing.
    public func scrollViewDidChangeAdjustedContentInset(_ scrollView: ScrollView) {}

    /// Does nothing.
    public func scrollViewDidScroll(_ scrollView: ScrollView) {}

    /// Does nothing.
    public func scrollViewWillBeginDragging(_ scrollView: ScrollView) {}

    /// Does nothing.
    public func scrollViewWillEndDragging(
        _ scrollView: ScrollView, withVelocity velocity: Vector, targetContentOffset: inout Point
    ) {}

    /// Does nothing.
    public func scrollViewDidEndDragging(_ scrollView: ScrollView, willDecelerate: Bool) {}

    /// Does nothing.
    public func scrollViewWillBeginDecelerating(_ scrollView: ScrollView) {}

    /// Does nothing.
    public func scrollViewDidEndDecelerating(_ scrollView: ScrollView) {}

    /// Does nothing.
    public func scrollViewDidEndScrollingAnimation(_ scrollView: ScrollView) {}

    /// `true`.
    public func scrollViewShouldScrollToTop(_ scrollView: ScrollView) -> Bool { true }

    /// Does nothing.
    public func scrollViewDidScrollToTop(_ scrollView: ScrollView) {}

    /// None.
    public func viewForZooming(in scrollView: ScrollView) -> View? { nil }

    /// Does nothing.
    public func scrollViewWillBeginZooming(_ scrollView: ScrollView, with view: View?) {}

    /// Does nothing.
    public func scrollViewDidZoom(_ scrollView: ScrollView) {}

    /// Does nothing.
    public func scrollViewDidEndZooming(_ scrollView: ScrollView, with view: View?, atScale scale: Double) {}
}
