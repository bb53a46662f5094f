import TactusGeometry

/// Where a view's bounds come to lie among the pixels of its surface.
///
/// A view that is neither scaled nor turned is moved to whole pixels: its four edges go to the nearest ones, each for
/// itself, so that views which share an edge still share it. Its content moves along.
nonisolated struct Placement: Hashable, Sendable {
    /// From the view's space to device pixels.
    let transform: Transform
    /// The pixels that the bounds touch.
    let box: PixelRect
    /// Whether the bounds cover exactly the pixels of ``box``.
    let isAligned: Bool

    /// Places `bounds` on a surface.
    ///
    /// - Parameters:
    ///   - bounds: A rectangle in a view's space.
    ///   - exact: From that space to device pixels, not rounded.
    ///   - scale: Device pixels per point.
    init(_ bounds: Rect, by exact: Transform, scale: Double) {
        let placed = bounds.applying(exact)
        isAligned = exact.b == 0 && exact.c == 0 && exact.a.isClose(to: scale) && exact.d.isClose(to: scale)
        guard isAligned else {
            transform = exact
            box = PixelRect(covering: placed, scale: 1)
            return
        }
        box = PixelRect(
            left: placed.minX.toPixelEdge, top: placed.minY.toPixelEdge, right: placed.maxX.toPixelEdge,
            bottom: placed.maxY.toPixelEdge)
        transform = Transform(
            a: scale, b: 0, c: 0, d: scale,
            tx: Double(box.minX) - bounds.minX * scale, ty: Double(box.minY) - bounds.minY * scale)
    }

    /// Tells whether the bounds began on a whole pixel before they were moved to one.
    ///
    /// - Parameter exact: From the view's space to device pixels, not rounded.
    /// - Returns: Whether nothing was rounded.
    func isOnWholePixels(_ exact: Transform) -> Bool {
        isAligned && abs(exact.tx - transform.tx) < 1e-6 && abs(exact.ty - transform.ty) < 1e-6
    }

    /// The pixels that a part of the bounds touches.
    func pixels(of rect: Rect) -> PixelRect {
        PixelRect(covering: rect.applying(transform), scale: 1).intersection(box)
    }
}

extension PixelRect {
    nonisolated fileprivate init(left: Int, top: Int, right: Int, bottom: Int) {
        self.init(x: left, y: top, width: max(right - left, 0), height: max(bottom - top, 0))
    }
}

extension Double {
    nonisolated fileprivate func isClose(to other: Double) -> Bool { abs(self - other) < 1e-9 * abs(other) }

    /// The nearest whole number; halves go up, also those that rounding errors made a little smaller.
    nonisolated fileprivate var toPixelEdge: Int {
        let limit = Double(PixelRect.limit)
        return Int(min(max((self + 0.5 + 1e-6).rounded(.down), -limit), limit))
    }
}
