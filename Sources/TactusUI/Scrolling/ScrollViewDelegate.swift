public import TactusGeometry

/// Who is told what a scroll view does. Every method has a default, which does nothing.
public protocol ScrollViewDelegate: AnyObject {
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
    ///   - willDecelerate: Whether the content moves on by itself. Always `false`: it rests where it was let go.
    func scrollViewDidEndDragging(_ scrollView: ScrollView, willDecelerate: Bool)
}

extension ScrollViewDelegate {
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
}
