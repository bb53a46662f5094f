import TactusGeometry
import TactusGraphics

extension View {
    /// What can be seen of the view, with all that is inside it, as of the last frame; whatever lies in front of it.
    ///
    /// - Returns: The picture, and its upper left corner in points of the scene; `nil` when there is nothing to be seen.
    func picture() -> (image: Image, corner: Point)? {
        guard let scene = window?.windowScene else { return nil }
        let toDevice = Transform(scaleX: scene.scale, y: scene.scale)
        let ancestors = sequence(first: self, next: \.superview).dropFirst()
        let superviewToDevice = ancestors.reduce(Transform.identity) { $0.concatenating($1.shownGeometry.toSuperview) }
            .concatenating(toDevice)
        let placement = Placement(
            shownGeometry.bounds, by: shownGeometry.toSuperview.concatenating(superviewToDevice), scale: scene.scale)
        let rect = placement.box.intersection(PixelRect(scene.pixelSize))
        guard !rect.isEmpty, let whole = try? Bitmap(size: scene.pixelSize), let bitmap = try? Bitmap(size: rect.size)
        else { return nil }
        var list = PaintList()
        list.paint(rect, of: self, superviewToDevice, on: Canvas(whole), scale: scene.scale)
        Canvas(bitmap).draw(
            whole, in: Rect(whole.bounds, scale: 1).offsetBy(dx: -Double(rect.minX), dy: -Double(rect.minY)))
        return (
            Image(bitmap, scale: scene.scale),
            Point(x: Double(rect.minX) / scene.scale, y: Double(rect.minY) / scene.scale)
        )
    }

    /// A place of the scene, in points of this view.
    func fromScene(_ point: Point) -> Point {
        guard let window else { return point }
        return window.convert(window.geometry.fromSuperview(point) ?? point, to: self)
    }
}
