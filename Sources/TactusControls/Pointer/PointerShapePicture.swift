import TactusGeometry
import TactusGraphics
import TactusUI

/// Draws shapes of pointers.
enum PointerShapePicture {
    private static let edge = 1.0
    /// The greatest side of a picture, in points.
    private static let largestSide = 256.0
    /// What accessories stand around where there is no other shape: 18 points wide.
    private static let disc = PointerShape.roundedRect(Rect(x: -9, y: -9, width: 18, height: 18), radius: 9)

    /// How a pointer of a style looks; `nil` for a style that leaves it as it is, or shapes without extent.
    static func appearance(of style: PointerStyle, for view: View) -> CursorAppearance? {
        let accessories = style.accessories.compactMap(\.outline)
        if accessories.isEmpty, let cursor = style.cursor { return .cursor(cursor) }
        var shape = style.pointer
        if shape == nil, !accessories.isEmpty, style.cursor != .hidden { shape = disc }
        let paths = (shape?.outline.map { [$0] } ?? []) + accessories
        return picture(of: paths, scale: view.traitCollection.displayScale).map { .image($0) }
    }

    /// Shapes in a gray that is seen on light and on dark, with a thin light edge.
    private static func picture(of paths: [Path], scale: Double) -> CursorImage? {
        guard let first = paths.first else { return nil }
        let box = paths.dropFirst().reduce(first.bounds) { $0.union($1.bounds) }.insetBy(dx: -edge, dy: -edge)
        let reach = [box.minX, box.maxX, box.minY, box.maxY].map { abs($0) }
        guard max(box.width, box.height) <= largestSide, reach.allSatisfy({ $0 <= largestSide }) else { return nil }
        // Curves are a little longer than they should be.
        func whole(_ length: Double) -> Double { (length - 1e-6).rounded(.up) }
        let renderer = GraphicsImageRenderer(
            size: Size(width: whole(box.width), height: whole(box.height)), scale: scale)
        let image = try? renderer.image { canvas in
            canvas.translateBy(x: -box.minX, y: -box.minY)
            for path in paths { canvas.stroke(path, with: Color.systemBackground, width: 2 * edge) }
            for path in paths { canvas.fill(path, with: Color.secondaryLabel) }
        }
        return image.map { CursorImage(image: $0, hotSpot: Point(x: -box.minX, y: -box.minY)) }
    }
}
