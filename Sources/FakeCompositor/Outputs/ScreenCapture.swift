import TactusGeometry
import TactusGraphics
import WaylandServer

/// A client's `zwlr_screencopy_frame_v1`: one picture of an output, or of a part of it.
final class ScreenCapture {
    let resource: ZwlrScreencopyFrameV1
    let output: Output
    /// The part that is pictured, in the output's device pixels, upright.
    let rect: PixelRect
    private let showsCursor: Bool
    private let transform: OutputTransform
    /// Whether a buffer was handed over.
    var wasUsed = false
    /// Whether the client wants to hear where something has changed.
    var reportsDamage = false
    /// What is to be filled.
    var buffer: ShmBuffer?

    init(_ resource: ZwlrScreencopyFrameV1, output: Output, rect: PixelRect, showsCursor: Bool) {
        self.resource = resource
        self.output = output
        self.rect = rect
        self.showsCursor = showsCursor
        transform = output.description.transform
    }

    /// The picture's extent as the panel is built, in pixels.
    var bufferSize: PixelSize {
        transform.swapsAxes ? PixelSize(width: rect.height, height: rect.width) : rect.size
    }

    /// What the output shows there now, as the panel is built: rows without gaps, 0xFFRRGGBB.
    func captureImage() -> [UInt32]? {
        guard let picture = try? output.screenshot(showing: showsCursor ? .cursors : []),
            picture.bounds.contains(rect)
        else { return nil }
        let size = bufferSize
        var pixels = [UInt32](repeating: 0, count: size.area)
        for y in 0..<rect.height {
            picture.withRow(rect.minY + y) { row in
                guard transform != .normal else {
                    for x in 0..<rect.width { pixels[y * size.width + x] = row[rect.minX + x] | 0xFF00_0000 }
                    return
                }
                for x in 0..<rect.width {
                    let place = pixel(x, y)
                    pixels[place.y * size.width + place.x] = row[rect.minX + x] | 0xFF00_0000
                }
            }
        }
        return pixels
    }

    /// Where the upright pixel (x, y) of the part lies in the buffer.
    private func pixel(_ x: Int, _ y: Int) -> PixelPoint {
        let point = transform.bufferPoint(
            x: Double(x) + 0.5, y: Double(y) + 0.5, width: Double(rect.width), height: Double(rect.height))
        return PixelPoint(x: Int(point.x), y: Int(point.y))
    }

    /// Where the buffer shows something new: everything when the client has seen nothing yet.
    func bufferDamage(_ unseen: PixelRegion?) -> [PixelRect] {
        guard let unseen, transform == .normal else { return [PixelRect(bufferSize)] }
        return unseen.intersection(rect).rects.map { $0.offsetBy(dx: -rect.minX, dy: -rect.minY) }
    }
}

extension Output {
    /// The device pixels of a part in the output's own logical units, or of all of it; `nil` when that is nothing.
    func devicePixels(of part: PixelRect?) -> PixelRect? {
        let bounds = PixelRect(description.pixelSize)
        guard let part else { return bounds }
        let space = OutputSpace(origin: .zero, scale120: description.scale120)
        let pixels = space.pixels(of: part).intersection(bounds)
        return pixels.isEmpty ? nil : pixels
    }
}
