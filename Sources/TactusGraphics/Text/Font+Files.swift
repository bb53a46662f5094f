import CPango
import Glibc

extension Font {
    /// Makes the fonts of a file known to this process, beside those that are installed: a typeface that a program
    /// brings along.
    ///
    /// ```swift
    /// let families = try Font.register(file: "/usr/share/cafe/CafeSans.ttf")
    /// label.font = Font(family: families[0], size: 17)
    /// ```
    ///
    /// Call it on the thread that sets text, which for views is the main one, and before views have measured theirs:
    /// what a view has measured it does not measure again by itself. Registering a file again changes nothing.
    ///
    /// - Parameter path: The path of a font file: TrueType, OpenType, or a collection of them.
    /// - Returns: The names of the families in the file, in their order, each once; for ``family``.
    /// - Throws: ``GraphicsError/unreadableFile(path:code:)`` or ``GraphicsError/unusableFontFile(path:)``.
    @discardableResult
    public static func register(file path: String) throws(GraphicsError) -> [String] {
        let file = open(path, O_RDONLY | O_CLOEXEC | O_NONBLOCK)
        guard file >= 0 else { throw .unreadableFile(path: path, code: errno) }
        let isPlain = isPlainFile(file)
        close(file)
        // The library would open it again, and wait for whoever writes into a pipe.
        guard isPlain else { throw .unusableFontFile(path: path) }
        let families = FontConfiguration.families(inFile: path)
        guard !families.isEmpty, FcConfigAppFontAddFile(nil, path) == FcTrue else {
            throw .unusableFontFile(path: path)
        }
        FontConfiguration.markChange()
        return families
    }

    /// Creates a font from a file that a program brings along; see ``register(file:)``.
    ///
    /// - Parameters:
    ///   - path: The path of a font file. The first family in it counts.
    ///   - size: The size in points.
    ///   - weight: How thick the strokes are, where the file has several.
    ///   - slant: Whether the letters lean, where the file has both.
    /// - Throws: ``GraphicsError/unreadableFile(path:code:)`` or ``GraphicsError/unusableFontFile(path:)``.
    public init(
        file path: String, size: Double, weight: Weight = .regular, slant: Slant = .upright
    ) throws(GraphicsError) {
        let families = try Self.register(file: path)
        self.init(family: families[0], size: size, weight: weight, slant: slant)
    }
}
