public import TactusGraphics
import TactusGeometry

extension Image {
    /// Creates an image of an icon of the desktop's theme.
    ///
    /// An icon whose name ends in `-symbolic` is a template: it is drawn in the tint. The file is found and decoded
    /// before this returns.
    ///
    /// - Parameters:
    ///   - name: The icon's name, as `folder` or `edit-copy-symbolic`. `nil` comes of one that no theme has, and of one
    ///     that cannot be decoded.
    ///   - size: The length of a side in points; more than zero.
    ///   - scale: How many pixels belong to a point; positive and finite.
    ///   - theme: The theme; `nil` for the one that the user has chosen.
    public convenience init?(systemIcon name: String, size: Double = 24, scale: Double = 1, theme: IconTheme? = nil) {
        precondition(size > 0 && size < 4096, "an icon cannot be \(size) points large")
        precondition(scale > 0 && scale < .infinity, "an image cannot have the scale \(scale); it must be positive")
        let theme = theme ?? .current
        guard let path = theme.path(of: name, size: Int(size.rounded(.up)), scale: Int(scale.rounded(.up))),
            let contents = try? readFile(at: path, limit: PictureLimits.mostBytes)
        else { return nil }
        let request = DecodingRequest(pixelLimit: Bitmap.defaultPixelLimit, shown: (size * scale, size * scale))
        guard case .still(let grid)? = try? PictureDecoder(request: request, scale: scale).decode(contents) else {
            return nil
        }
        try? self.init(
            premultipliedPixels: grid.pixels, size: grid.size, scale: scale,
            renderingMode: name.hasSuffix("-symbolic") ? .template : .original)
    }
}
