public import TactusGraphics
import TactusGeometry

extension Image {
    /// Creates an image of an icon of the desktop's theme; where that has none of the name, of the toolkit's own
    /// (`Icon.init(named:)`).
    ///
    /// An icon whose name ends in `-symbolic`, and one of the toolkit's, is a template: it is drawn in the tint. The
    /// file is found and decoded before this returns.
    ///
    /// - Parameters:
    ///   - name: The icon's name, as `folder` or `edit-copy-symbolic`, or `heartFill`. `nil` comes of one that nobody
    ///     has, and of one that cannot be decoded.
    ///   - size: The length of a side in points; more than zero.
    ///   - scale: How many pixels belong to a point; positive and finite.
    ///   - theme: The theme, in which alone is looked then; `nil` for the one that the user has chosen.
    public convenience init?(systemIcon name: String, size: Double = 24, scale: Double = 1, theme: IconTheme? = nil) {
        precondition(size > 0 && size < 4096, "an icon cannot be \(size) points large")
        precondition(scale > 0 && scale < .infinity, "an image cannot have the scale \(scale); it must be positive")
        let found = (theme ?? .current).path(of: name, size: Int(size.rounded(.up)), scale: Int(scale.rounded(.up)))
        if found == nil, theme == nil, let icon = Icon(named: name) {
            self.init(icon, size: size, scale: scale)
            return
        }
        guard let path = found, let contents = try? readFile(at: path, limit: PictureLimits.mostBytes) else {
            return nil
        }
        let request = DecodingRequest(pixelLimit: Bitmap.defaultPixelLimit, shown: (size * scale, size * scale))
        guard case .still(let grid)? = try? PictureDecoder(request: request, scale: scale).decode(contents) else {
            return nil
        }
        try? self.init(
            premultipliedPixels: grid.pixels, size: grid.size, scale: scale,
            renderingMode: name.hasSuffix("-symbolic") ? .template : .original)
    }

    /// Creates a template of one of the toolkit's icons; `nil` where there is no memory for it.
    private convenience init?(_ icon: Icon, size: Double, scale: Double) {
        let side = max(Int((size * scale).rounded(.up)), 1)
        guard let bitmap = try? Bitmap(size: PixelSize(width: side, height: side)) else { return nil }
        let field = Rect(x: 0, y: 0, width: Double(side) / scale, height: Double(side) / scale)
        Canvas(bitmap, scale: scale).draw(icon, in: field, color: .black, weight: .regular)
        let grid = PixelGrid(bitmap)
        try? self.init(premultipliedPixels: grid.pixels, size: grid.size, scale: scale, renderingMode: .template)
    }
}
