import TactusGeometry
import TactusGraphics
import TactusUI

/// Where ink falls, in the pixels that letters are drawn on: tails of Arabic, stacked accents, letters that lean reach
/// out of their lines. A line's baseline goes to an edge between rows of pixels, and a letter by up to half a pixel to
/// the side; one that stands on no baseline also up or down.
extension TextLayout {
    /// How much of a pixel ink may lie outside of it without being missed: the smooth edge of a letter.
    nonisolated private static let edge = 0.25
    /// The same for rows: a stroke that lies in one is as dark as it is high.
    nonisolated private static let rowEdge = 0.1

    /// The size of the lines with all their ink, in whole device pixels.
    ///
    /// - Parameter pixel: The extent of a device pixel, in points.
    /// - Returns: The size, in points.
    func sizeWithInk(pixel: Double) -> Size {
        let least = size
        guard hasInk else {
            return Size(width: least.width.roundedUp(to: pixel), height: least.height.roundedUp(to: pixel))
        }
        let (left, right) = sideways(pixel)
        return Size(
            width: max(least.width, left + least.width + right).roundedUp(to: pixel),
            height: max(least.height.roundedUp(to: pixel), rows(pixel).count * pixel))
    }

    /// Where the box is drawn in a view of a size: in the middle of its height, with the first baseline between two
    /// rows of pixels, moved as far as ink would be cut that has room.
    ///
    /// - Parameters:
    ///   - size: The view's size, in points.
    ///   - pixel: The extent of a device pixel, in points.
    /// - Returns: The corner of the box, from that of the view, in points.
    func origin(in size: Size, pixel: Double) -> Point {
        Point(x: left(in: size.width, pixel: pixel), y: top(in: size.height, pixel: pixel))
    }

    /// Where the left side of the box is in a view of a width, in points; see ``origin(in:pixel:)``.
    func left(in width: Double, pixel: Double) -> Double {
        guard hasInk else { return 0 }
        let (left, right) = sideways(pixel)
        let (start, end) = (bounds.minX - left, bounds.maxX + right)
        var x = 0.0
        if end - start <= width + 1e-6 {
            if x < -start - 1e-6 { x = -start } else if x > width - end + 1e-6 { x = width - end }
        }
        // Letters that begin between two pixels may go to the one that is cut.
        if (x + inkBounds.minX) / pixel < 0.5 - Self.edge {
            let begin = (bounds.minX + x) / pixel
            x -= max(begin - (begin + 1e-6).rounded(.down), 0) * pixel
        }
        return x
    }

    /// Where the top of the box is in a view of a height, in points; see ``origin(in:pixel:)``.
    func top(in height: Double, pixel: Double) -> Double {
        let middle = (height - bounds.height) / 2
        // As many rows are above the first baseline.
        var row = ((middle + firstBaseline) / pixel).rounded()
        if hasInk {
            let rows = rows(pixel)
            let room = (height / pixel + 1e-6).rounded(.down)
            if rows.count <= room { row = max(min(row, room - rows.below), rows.above) }
        }
        return row * pixel - firstBaseline
    }

    private var hasInk: Bool { inkBounds.width > 0 && inkBounds.height > 0 }

    /// How far ink reaches out of the box to the left, in whole pixels, and how far to the right where its last letter
    /// is moved, in points.
    private func sideways(_ pixel: Double) -> (left: Double, right: Double) {
        let ink = inkBounds
        let left = ((bounds.minX - ink.minX) / pixel - Self.edge).rounded(.up)
        let right = (ink.maxX - bounds.maxX) / pixel + 0.5 - Self.edge
        return (max(left, 0) * pixel, max(right, 0) * pixel)
    }

    /// How many rows of pixels have ink above the first baseline, and how many below it, where that is between two.
    private func rows(_ pixel: Double) -> (above: Double, below: Double, count: Double) {
        let (ink, raised) = (inkBounds, raisedInkBounds)
        var above = ((firstBaseline - ink.minY) / pixel - Self.rowEdge).rounded(.up)
        var below = ((ink.maxY - lastBaseline) / pixel - Self.rowEdge).rounded(.up)
        // Letters that stand on no baseline go to the nearest row by themselves.
        if raised.width > 0, raised.height > 0 {
            above = max(above, ((firstBaseline - raised.minY) / pixel + 0.5 - Self.rowEdge).rounded(.up))
            below = max(below, ((raised.maxY - lastBaseline) / pixel + 0.5 - Self.rowEdge).rounded(.up))
        }
        // Half a row more than whole ones between two lines may go either way.
        below += ((lastBaseline - firstBaseline) / pixel + 1e-6).rounded()
        return (above, below, above + below)
    }
}
