public import Tactus

nonisolated extension Font {
    /// The system's bold font.
    ///
    /// - Parameter size: The size in points.
    /// - Returns: The font.
    public static func boldSystemFont(ofSize size: CGFloat) -> Font { .systemFont(ofSize: size, weight: .bold) }

    /// The system's font, leaning.
    ///
    /// - Parameter size: The size in points.
    /// - Returns: The font.
    public static func italicSystemFont(ofSize size: CGFloat) -> Font { .systemFont(ofSize: size).italic }

    /// The font of a style of text.
    ///
    /// - Parameter style: The style.
    /// - Returns: The font; it grows with the user's size of text where it is drawn.
    public static func preferredFont(forTextStyle style: TextStyle) -> Font { .preferred(style) }

    /// The size in points.
    public var pointSize: CGFloat { size }
}

nonisolated extension Image {
    /// Creates a picture from a PNG file; `nil` when it cannot be read.
    ///
    /// - Parameter path: The path of the file.
    public convenience init?(contentsOfFile path: String) {
        do { try self.init(pngFile: path) } catch { return nil }
    }
}
