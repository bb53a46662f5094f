import TactusGraphics

/// How alike two pictures must be to count as the same.
nonisolated public struct ImageTolerance: Hashable, Sendable {
    /// A pixel differs when one of its four channels, 0…255, differs by more than this.
    public var channelDifference: Int

    /// The share of pixels that may differ, 0…1.
    public var differingShare: Double

    /// Every pixel must be the same.
    public static let exact = ImageTolerance(channelDifference: 0, differingShare: 0)

    /// For edges of shapes drawn by other versions of Cairo and FreeType than those that drew the golden image: up to
    /// 24 of 255 in every pixel; 20 were seen, of Cairo 1.18's curves. Letters stand on the same pixels
    /// with every version.
    public static let otherLibraries = ImageTolerance(channelDifference: 24, differingShare: 0)

    /// For letters of another version of a font as well, as emoji are: one pixel in fifty as different as it likes.
    public static let otherFonts = ImageTolerance(channelDifference: 16, differingShare: 0.02)

    /// Exact on the system on which golden images are made, Debian 12, and ``otherLibraries`` elsewhere.
    public static let standard: ImageTolerance = isReferenceSystem ? .exact : .otherLibraries

    /// Creates a tolerance.
    public init(channelDifference: Int, differingShare: Double) {
        self.channelDifference = channelDifference
        self.differingShare = differingShare
    }

    private static var isReferenceSystem: Bool {
        guard let release = try? readFile(at: "/etc/os-release") else { return false }
        let lines = String(decoding: release, as: UTF8.self).split(separator: "\n")
        return lines.contains("ID=debian") && lines.contains("VERSION_ID=\"12\"")
    }
}
