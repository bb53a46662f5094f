public import TactusGeometry

extension ScrollView {
    /// How long a program's scrolling takes.
    private static let animationTime = 0.3

    /// Moves the content.
    ///
    /// - Parameters:
    ///   - offset: Which place of the content is to show at the upper left corner, in points.
    ///   - animated: Whether it goes there in 0.3 seconds, and the delegate is told when it is there or a finger has stopped it
    ///     (``ScrollViewDelegate/scrollViewDidEndScrollingAnimation(_:)``). When the user wishes for less motion it is there at once.
    public final func setContentOffset(_ offset: Point, animated: Bool) {
        guard animated, let application else {
            contentOffset = offset
            return
        }
        precondition(offset.x.isFinite && offset.y.isFinite, "a content's offset must be finite, not \(offset)")
        endMotion()
        guard offset != contentOffset else { return }
        func axis(_ start: Double, _ end: Double) -> AxisCourse {
            start == end
                ? AxisCourse(restingAt: end)
                : AxisCourse(EasedCurve(start: start, end: end, duration: ScrollView.animationTime))
        }
        start(
            ScrollCourse(
                start: application.now, horizontal: axis(contentOffset.x, offset.x),
                vertical: axis(contentOffset.y, offset.y)),
            as: .animated)
    }

    /// Scrolls as far as a part of the content needs to show, and not farther; not at all when it shows already. Of a part that
    /// is too large for the view, as much is shown as fits.
    ///
    /// - Parameters:
    ///   - rect: The part, in the scroll view's coordinate space, in points.
    ///   - animated: Whether it goes there little by little, as ``setContentOffset(_:animated:)`` does.
    public final func scrollRectToVisible(_ rect: Rect, animated: Bool = false) {
        let offset = range.offset(from: contentOffset, showing: rect, in: bounds.size, inset: adjustedContentInset)
        if offset != contentOffset { setContentOffset(offset, animated: animated) }
    }
}
