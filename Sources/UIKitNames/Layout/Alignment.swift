public import Tactus

extension View {
    /// Returns what constraints align of the view where it has a frame: without its `alignmentRectInsets`.
    ///
    /// - Parameter frame: A frame, in points of the superview.
    /// - Returns: The rectangle, in points of the superview.
    public func alignmentRect(forFrame frame: CGRect) -> CGRect { frame.inset(by: alignmentRectInsets) }

    /// Returns the frame that the view has where constraints align a rectangle of it.
    ///
    /// - Parameter alignmentRect: The rectangle, in points of the superview.
    /// - Returns: The frame, in points of the superview.
    public func frame(forAlignmentRect alignmentRect: CGRect) -> CGRect {
        let insets = alignmentRectInsets
        return CGRect(
            x: alignmentRect.minX - insets.left, y: alignmentRect.minY - insets.top,
            width: alignmentRect.width + insets.horizontal, height: alignmentRect.height + insets.vertical)
    }
}
