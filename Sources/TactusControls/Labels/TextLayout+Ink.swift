import TactusGeometry
import TactusGraphics

extension TextLayout {
    /// How much ink may lie outside without being missed, in points: the smooth edge of a letter. And what is added to
    /// more than that, since letters are moved to whole pixels.
    nonisolated private static let (edge, margin) = (0.25, 0.75)

    /// How far the ink reaches out of the box, in points: tails of Arabic, stacked accents, letters that lean.
    var overhang: Insets {
        let ink = inkBounds
        guard ink.width > 0, ink.height > 0 else { return .zero }
        func reach(_ distance: Double) -> Double { distance > Self.edge ? distance + Self.margin : 0 }
        return Insets(
            top: reach(-ink.minY), left: reach(bounds.minX - ink.minX), bottom: reach(ink.maxY - bounds.maxY),
            right: reach(ink.maxX - bounds.maxX))
    }

    /// The size of the lines with all their ink, in points.
    var sizeWithInk: Size {
        let overhang = overhang
        return Size(
            width: size.width + overhang.left + overhang.right, height: size.height + overhang.top + overhang.bottom)
    }

    /// Where the box is drawn in a view of a size: in the middle of its height, moved as far as ink would be cut that
    /// has room.
    func origin(in size: Size) -> Point {
        let overhang = overhang
        return Point(
            x: Self.offset(0, from: bounds.minX - overhang.left, to: bounds.maxX + overhang.right, in: size.width),
            y: Self.offset(
                (size.height - bounds.height) / 2, from: -overhang.top, to: bounds.height + overhang.bottom,
                in: size.height))
    }

    /// A place on one axis: where it is wished for, unless ink from `start` to `end` is cut there that has room.
    private static func offset(_ wish: Double, from start: Double, to end: Double, in room: Double) -> Double {
        guard end - start <= room + 1e-6 else { return wish }
        if wish < -start - 1e-6 { return -start }
        return wish > room - end + 1e-6 ? room - end : wish
    }
}
