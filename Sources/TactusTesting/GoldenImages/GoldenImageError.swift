public import TactusGraphics

/// Why a picture did not match its golden image.
nonisolated public enum GoldenImageError: Error, Hashable, Sendable {
    /// There is no golden image at `path`.
    case missing(path: String)
    /// The picture differs from the golden image at `path`. It was written to `actualPath`, and a picture of the
    /// differences to `differencePath` unless the sizes differ.
    case different(ImageComparison, path: String, actualPath: String, differencePath: String?)
    /// A picture cannot be read or written.
    case unusable(GraphicsError)
    /// The fonts that golden images are made with are not there.
    case unpinned(PinnedFontsError)
}

nonisolated extension GoldenImageError: CustomStringConvertible {
    /// Says what differs, which files to look at, and how to renew the golden image.
    public var description: String {
        switch self {
        case .missing(let path):
            "There is no golden image \(path). \(Self.advice)"
        case .different(let comparison, let path, let actualPath, let differencePath):
            """
            Not like the golden image: \(comparison).
              golden:     \(path)
              actual:     \(actualPath)
              difference: \(differencePath ?? "none, since the sizes differ")
            \(Self.advice)
            """
        case .unusable(let error):
            error.description
        case .unpinned(let error):
            error.description
        }
    }

    private static var advice: String {
        "If the picture should look like that, run the test with TACTUS_RENEW_GOLDENS=1, look at the file, and commit it."
    }
}
