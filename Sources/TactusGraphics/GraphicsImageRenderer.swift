public import TactusGeometry

/// Makes images by drawing them.
///
/// ```swift
/// let dot = try GraphicsImageRenderer(size: Size(width: 16, height: 16), scale: 2).image { canvas in
///     canvas.fill(Path(ovalIn: Rect(x: 2, y: 2, width: 12, height: 12)), with: .red)
/// }
/// ```
///
/// It may be used on any thread. ``GraphicsPDFRenderer`` makes documents the same way.
public struct GraphicsImageRenderer: Hashable, Sendable {
    /// The size of the images, in points.
    public var size: Size
    /// How many pixels belong to a point.
    public var scale: Double
    /// The surroundings that dynamic colours are drawn for.
    public var colorTraits: ColorTraits

    /// Creates a renderer.
    ///
    /// - Parameters:
    ///   - size: The size of the images, in points.
    ///   - scale: How many pixels belong to a point; positive and finite.
    ///   - colorTraits: The surroundings that dynamic colours are drawn for; ordinary and light by default.
    public init(size: Size, scale: Double = 1, colorTraits: ColorTraits = ColorTraits()) {
        precondition(scale > 0 && scale < .infinity, "an image cannot have the scale \(scale); it must be positive")
        self.size = size
        self.scale = scale
        self.colorTraits = colorTraits
    }

    /// Makes an image of what `actions` draws.
    ///
    /// - Parameter actions: Draws on a canvas whose space is the image's, in points; called once, before this returns.
    /// - Returns: The image, transparent where nothing was drawn.
    /// - Throws: ``GraphicsError/unsupportedSize(_:)`` for an image that no bitmap can be as large as, or
    ///   ``GraphicsError/outOfMemory(_:)``.
    public func image(actions: (Canvas) -> Void) throws(GraphicsError) -> Image {
        Image(try bitmap(actions), scale: scale)
    }

    /// Makes the bytes of a PNG picture of what `actions` draws.
    ///
    /// - Parameter actions: Draws on a canvas, as for ``image(actions:)``.
    /// - Returns: The bytes.
    /// - Throws: A ``GraphicsError``.
    public func pngData(actions: (Canvas) -> Void) throws(GraphicsError) -> [UInt8] {
        try bitmap(actions).pngContents()
    }

    private func bitmap(_ actions: (Canvas) -> Void) throws(GraphicsError) -> Bitmap {
        let bitmap = try Bitmap(size: PixelSize(covering: size, scale: scale))
        let canvas = Canvas(bitmap, scale: scale)
        canvas.colorTraits = colorTraits
        actions(canvas)
        return bitmap
    }
}

extension PixelSize {
    /// The pixels that a size in points takes up; what is no number, or beyond every bitmap, is beyond the largest one.
    init(covering size: Size, scale: Double) throws(GraphicsError) {
        let beyond = Double(Bitmap.largestExtent + 1)
        func pixels(_ length: Double) -> Int {
            length.isNaN ? Int(beyond) : Int(min(max((length * scale - 1e-6).rounded(.up), 0), beyond))
        }
        self.init(width: pixels(size.width), height: pixels(size.height))
        guard max(width, height) <= Bitmap.largestExtent else { throw .unsupportedSize(self) }
    }
}
