public import TactusGeometry

/// Pixels of a surface's picture that are elsewhere in the next one: content that was scrolled.
///
/// What leaves the ``area`` is lost; what comes into it must be painted.
public struct PixelMove: Hashable, Sendable {
    /// The rectangle within which everything moves, in device pixels.
    public var area: PixelRect
    /// How many pixels to the right.
    public var dx: Int
    /// How many pixels down.
    public var dy: Int

    /// Creates a move.
    public init(area: PixelRect, dx: Int, dy: Int) {
        self.area = area
        self.dx = dx
        self.dy = dy
    }

    /// The pixels to which others move.
    public var destination: PixelRect { shifted(area) }

    /// Returns the pixels after the move, as far as they are within the area.
    public func shifted(_ pixels: PixelRect) -> PixelRect {
        pixels.intersection(area).offsetBy(dx: dx, dy: dy).intersection(area)
    }
}
