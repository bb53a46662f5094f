import TactusGeometry
import TactusGraphics

extension View {
    /// What can be seen of the view, with all that is inside it, as of the last frame; whatever lies in front of it.
    ///
    /// - Returns: The picture, and its upper left corner in points of the scene; `nil` when there is
    ///   nothing to be seen.
    func picture() -> (image: Image, corner: Point)? {
        guard let scene = window?.windowScene else { return nil }
        // Inside the picture of another view things have places among its pixels.
        let owner = rasterizedAncestor
        let raster = owner?.raster
        let scale = raster?.look?.scale ?? scene.scale
        let topToPixels = raster?.toPicture ?? Transform(scaleX: scene.scale, y: scene.scale)
        let ancestors = sequence(first: self, next: \.superview).dropFirst().prefix { $0 !== owner }
        let superviewToPixels = ancestors.reduce(Transform.identity) { $0.concatenating($1.shownGeometry.toSuperview) }
            .concatenating(topToPixels)
        let size = raster?.size ?? scene.pixelSize
        let placement = Placement(
            shownGeometry.bounds, by: shownGeometry.toSuperview.concatenating(superviewToPixels), scale: scale)
        let rect = placement.box.intersection(PixelRect(size))
        guard !rect.isEmpty, let whole = try? Bitmap(size: size), let bitmap = try? Bitmap(size: rect.size),
            let toTop = topToPixels.inverted()
        else { return nil }
        var list = PaintList()
        list.paint(rect, of: self, superviewToPixels, on: Canvas(whole), scale: scale)
        Canvas(bitmap).draw(
            whole, in: Rect(whole.bounds, scale: 1).offsetBy(dx: -Double(rect.minX), dy: -Double(rect.minY)))
        let corner = Point(x: Double(rect.minX), y: Double(rect.minY)).applying(toTop)
        return (Image(bitmap, scale: scale), owner?.inScene(corner) ?? corner)
    }

    /// A place of this view, in points of the scene, as it is shown.
    private func inScene(_ point: Point) -> Point {
        sequence(first: self, next: \.superview).reduce(point) { $0.applying($1.shownGeometry.toSuperview) }
    }

    /// A place of the scene, in points of this view.
    func fromScene(_ point: Point) -> Point {
        guard let window else { return point }
        return window.convert(window.geometry.fromSuperview(point) ?? point, to: self)
    }
}
