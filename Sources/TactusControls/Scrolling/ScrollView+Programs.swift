public import TactusGeometry
import TactusUI

extension ScrollView {
    /// How long a program's scrolling takes.
    private static let animationTime = 0.3

    /// Moves the content.
    ///
    /// - Parameters:
    ///   - offset: Which place of the content is to show at the upper left corner, in points.
    ///   - animated: Whether it goes there in 0.3 seconds, and the delegate is told when it is there or a finger has
    ///     stopped it (``ScrollViewDelegate/scrollViewDidEndScrollingAnimation(_:)``). When the user wishes for less
    ///     motion it is there at once.
    public final func setContentOffset(_ offset: Point, animated: Bool) {
        offset.mustBeOffset()
        endMotion()
        guard animated, let application else {
            contentOffset = offset
            return
        }
        guard offset != contentOffset else { return }
        func axis(_ start: Double, _ end: Double) -> AxisTrajectory {
            start == end
                ? AxisTrajectory(restingAt: end)
                : AxisTrajectory(EasedCurve(start: start, end: end, duration: ScrollView.animationTime))
        }
        start(
            ScrollTrajectory(
                start: application.now, horizontal: axis(contentOffset.x, offset.x),
                vertical: axis(contentOffset.y, offset.y)),
            as: .animated)
    }

    /// Lets a program's scrolling end elsewhere, at the same time.
    final func redirect(_ motion: ScrollMotion, to offset: Point) {
        func axis(_ former: AxisTrajectory, _ end: Double) -> AxisTrajectory {
            AxisTrajectory(EasedCurve(start: former.position(at: 0), end: end, duration: ScrollView.animationTime))
        }
        let former = motion.trajectory
        if former.target.x != offset.x { motion.trajectory.horizontal = axis(former.horizontal, offset.x) }
        if former.target.y != offset.y { motion.trajectory.vertical = axis(former.vertical, offset.y) }
    }

    /// Moves the content, and all that moves it, by a way: for a view whose content before what shows has become larger
    /// or smaller, so that what shows stays where it is. A finger draws on from there, content that glides glides on,
    /// and a program's scrolling ends as much farther on. Set ``contentSize`` afterwards.
    ///
    /// - Parameter translation: By how much ``contentOffset`` changes, in points.
    public final func adjustContentOffset(by translation: Vector) {
        precondition(
            translation.dx.isFinite && translation.dy.isFinite, "an offset's change must be finite, not \(translation)")
        shift(by: translation)
    }

    /// Lets a program's scrolling that goes on (``setContentOffset(_:animated:)``) end elsewhere, at the same time: for
    /// a view that finds out on the way where what it scrolls to lies.
    ///
    /// - Parameter offset: Where, as a ``contentOffset``, in points.
    /// - Returns: Whether there is such scrolling; without it nothing happens.
    @discardableResult
    public final func redirectScrollingAnimation(to offset: Point) -> Bool {
        offset.mustBeOffset()
        guard let motion, motion.kind == .animated else { return false }
        redirect(motion, to: offset)
        return true
    }

    /// Lets a program's scrolling that goes on end at another height, see ``redirectScrollingAnimation(to:)``.
    ///
    /// - Parameter y: The height, as a ``contentOffset``, in points.
    /// - Returns: Whether there is such scrolling; without it nothing happens.
    @discardableResult
    public final func redirectScrollingAnimation(toHeight y: Double) -> Bool {
        precondition(y.isFinite, "a content's offset must be finite, not \(y)")
        guard let motion, motion.kind == .animated else { return false }
        return redirectScrollingAnimation(to: Point(x: motion.trajectory.target.x, y: y))
    }

    /// Scrolls as far as a part of the content needs to show, and not farther; not at all when it shows already. Of a
    /// part that is too large for the view, as much is shown as fits. Where there are pages, the one is shown that most
    /// of the part is on.
    ///
    /// - Parameters:
    ///   - rect: The part, in the scroll view's coordinate space, in points.
    ///   - animated: Whether it goes there little by little, as ``setContentOffset(_:animated:)`` does.
    public final func scrollRectToVisible(_ rect: Rect, animated: Bool = false) {
        precondition(rect.isNull || rect.isFinite, "a part to show must be finite, not \(rect)")
        guard !rect.isNull else { return }
        let nearest = range.offset(from: contentOffset, showing: rect, in: bounds.size, inset: adjustedContentInset)
        guard nearest != contentOffset else { return }
        setContentOffset(isPagingEnabled ? pageOffset(showing: rect, from: nearest) : nearest, animated: animated)
    }
}

extension Point {
    /// Stops a program that wants content to be where nothing can be.
    nonisolated func mustBeOffset() {
        precondition(x.isFinite && y.isFinite, "a content's offset must be finite, not \(self)")
    }
}
