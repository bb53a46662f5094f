public import Tactus

/// Is notified of what a scroll view does. Every method has a default.
///
/// This is the only place of the package where a pointer is public: UIKit hands the target over as one, and a method
/// with another parameter would be accepted, and never called.
@MainActor public protocol UIScrollViewDelegate: ScrollViewDelegate {
    /// Sent when the user lets the content go.
    ///
    /// - Parameters:
    ///   - scrollView: The scroll view.
    ///   - velocity: How fast the offset changes, in points per *millisecond*.
    ///   - targetContentOffset: Where the content will come to rest. Set its `pointee` to let it rest elsewhere within
    ///     its limits; the pointer is valid during the call.
    func scrollViewWillEndDragging(
        _ scrollView: UIScrollView, withVelocity velocity: CGPoint,
        targetContentOffset: UnsafeMutablePointer<CGPoint>)
}

extension UIScrollViewDelegate {
    /// Leaves the target as it is.
    public func scrollViewWillEndDragging(
        _ scrollView: UIScrollView, withVelocity velocity: CGPoint,
        targetContentOffset: UnsafeMutablePointer<CGPoint>
    ) {}

    /// Tells by UIKit's form.
    public func scrollViewWillEndDragging(
        _ scrollView: ScrollView, withVelocity velocity: Vector, targetContentOffset: inout Point
    ) {
        withUnsafeMutablePointer(to: &targetContentOffset) { target in
            scrollViewWillEndDragging(
                scrollView, withVelocity: CGPoint(x: velocity.dx, y: velocity.dy), targetContentOffset: target)
        }
    }
}
