/// A format of pictures that can be decoded.
public enum ImageFormat: String, Hashable, Sendable, CaseIterable {
    /// Portable Network Graphics, without loss.
    case png = "PNG"
    /// Photos, turned as their EXIF entry says.
    case jpeg = "JPEG"
    /// Photos and drawings of the web; may be animated.
    case webP = "WebP"
    /// Drawings of up to 256 colours; may be animated.
    case gif = "GIF"
    /// Drawings that are sharp at every size.
    case svg = "SVG"

    /// Tells the format by how a picture's bytes begin, whatever their file is called.
    ///
    /// - Parameter contents: The bytes, or the first thousand of them. `nil` comes of what is none of these formats.
    public init?(of contents: some Sequence<UInt8>) {
        let start = Array(contents.prefix(1024))
        if start.starts(with: [0x89, 0x50, 0x4E, 0x47, 0x0D, 0x0A, 0x1A, 0x0A]) {
            self = .png
        } else if start.starts(with: [0xFF, 0xD8, 0xFF]) {
            self = .jpeg
        } else if start.starts(with: "RIFF".utf8), start.dropFirst(8).starts(with: "WEBP".utf8) {
            self = .webP
        } else if start.starts(with: "GIF87a".utf8) || start.starts(with: "GIF89a".utf8) {
            self = .gif
        } else if ImageFormat.isSVG(start) {
            self = .svg
        } else {
            return nil
        }
    }

    /// Whether it is a document of XML whose first element is `svg`, as far as its beginning tells.
    private static func isSVG(_ start: [UInt8]) -> Bool {
        let isMarked = start.starts(with: [0xEF, 0xBB, 0xBF])
        let text = start.dropFirst(isMarked ? 3 : 0).drop { $0 <= 0x20 }
        if text.starts(with: "<svg".utf8) { return true }
        guard ["<?xml", "<!--", "<!DOCTYPE svg"].contains(where: { text.starts(with: $0.utf8) }) else { return false }
        // Long comments and lists of entities of drawing programs may stand before the element.
        return start.count == 1024 || text.indices.contains { text[$0...].starts(with: "<svg".utf8) }
    }
}
