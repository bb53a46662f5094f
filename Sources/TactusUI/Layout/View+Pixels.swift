package import TactusGeometry

extension View {
    /// The extent of a device pixel where the view is, in points; 1 while it is in no scene. What ``traitCollection``
    /// says to everybody, of which a view need not be drawn anew when other traits change.
    package final var devicePixel: Double { 1 / traitState.collection.displayScale }

    /// Returns the smallest size of whole device pixels that has room for `size`: how large what shows text asks to be,
    /// so that no row of its last pixels is shared with what is beside it.
    ///
    /// - Parameter size: The size, in points; infinite extents stay as they are.
    /// - Returns: The size, in points.
    package final func roundedUpToPixels(_ size: Size) -> Size {
        let pixel = devicePixel
        return Size(width: size.width.roundedUp(to: pixel), height: size.height.roundedUp(to: pixel))
    }
}

extension Double {
    /// Returns the least multiple of `unit` that is no less; what is less than a millionth of it above one counts as
    /// that: 0.1 + 0.2 makes no further pixel.
    nonisolated package func roundedUp(to unit: Double) -> Double {
        let count = self / unit
        let nearest = count.rounded()
        return Swift.max(self, (abs(count - nearest) < 1e-6 ? nearest : count.rounded(.up)) * unit)
    }
}
