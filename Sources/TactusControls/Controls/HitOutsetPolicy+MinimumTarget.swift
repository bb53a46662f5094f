import TactusGeometry
import TactusUI

extension HitOutsetPolicy {
    /// Widens the areas of small controls, so that a finger finds them.
    ///
    /// A control that is less than `extent` wide or high takes touches around it, as far on either side as it takes to
    /// reach that, but never farther than half the way to a control beside it in the same superview. Left alone are
    /// controls with `View.hitOutsets` of their own, controls with a transform, and all other views. What lies
    /// outside the superview is not hit, however small the control.
    ///
    /// ```swift
    /// application.hitOutsetPolicy = .minimumTarget(44)
    /// ```
    ///
    /// - Parameter extent: The least width and height in points; 44 is the custom for fingers.
    /// - Returns: The rule. It costs nothing for touches that are farther than `extent / 2` from every small control,
    ///   and else a look at the siblings of the control.
    public static func minimumTarget(_ extent: Double = 44) -> HitOutsetPolicy {
        HitOutsetPolicy(maximumOutset: max(extent / 2, 0)) { view in
            guard view is Control, view.hitOutsets == .zero, view.transform == .identity else { return nil }
            return outsets(of: view, extent: extent)
        }
    }

    private static func outsets(of view: View, extent: Double) -> Insets? {
        let frame = view.frame
        let across = (extent - frame.size.width) / 2
        let along = (extent - frame.size.height) / 2
        guard across > 0 || along > 0 else { return nil }
        var outsets = Insets(
            top: max(along, 0), left: max(across, 0), bottom: max(along, 0), right: max(across, 0))
        for sibling in view.superview?.subviews ?? []
        where sibling !== view && sibling is Control && !sibling.ignoresTouches {
            outsets.keepHalfway(from: frame, to: sibling.frame)
        }
        return outsets
    }
}

extension Insets {
    /// Keeps the outsets of a frame on its side of the middle between it and another one. Of frames that lie diagonally
    /// it is enough that they keep apart one way: the one in which they are farther apart.
    fileprivate mutating func keepHalfway(from frame: Rect, to other: Rect) {
        let toLeft = frame.minX - other.maxX
        let toRight = other.minX - frame.maxX
        let toTop = frame.minY - other.maxY
        let toBottom = other.minY - frame.maxY
        let gap = max(toLeft, toRight, toTop, toBottom)
        guard gap >= 0 else { return }  // they overlap: the one in front is hit
        switch gap {
        case toLeft: left = min(left, gap / 2)
        case toRight: right = min(right, gap / 2)
        case toTop: top = min(top, gap / 2)
        default: bottom = min(bottom, gap / 2)
        }
    }
}
