import TactusGeometry
import TactusGraphics

/// Keeps an output's pixels and renews them where the scene was damaged.
///
/// Damage is what surfaces report, and whatever a surface covered or covers when it came, went, moved or changed its
/// place in the order. Nothing else is painted, so that a client's missing damage shows.
final class OutputPainter {
    /// What shows where no surface is.
    static let background: UInt32 = 0xFF2B_2F36

    private let size: PixelSize
    private let scale: Int
    private let pixels: PixelMemory
    private var painted: [PaintedSurface] = []

    /// What was painted of a surface the last time.
    private struct PaintedSurface: Hashable {
        let surface: ObjectIdentifier
        let frame: PixelRect
    }

    init(size: PixelSize, scale: Int) {
        self.size = size
        self.scale = scale
        pixels = PixelMemory(size: size, filledWith: Self.background)
    }

    /// Paints what has changed since the last time.
    ///
    /// - Parameter placements: All surfaces that show, from bottom to top.
    func repaint(_ placements: [Placement]) {
        let damage = takeDamage(placements).intersection(PixelRect(size))
        for rect in damage.rects {
            pixels.fill(rect, with: Self.background)
            for placement in placements { paint(placement, in: rect) }
        }
    }

    /// A copy of the pixels.
    func makeBitmap() throws(GraphicsError) -> Bitmap {
        let copy = PixelMemory(copying: pixels)
        return try Bitmap(
            borrowing: copy.memory, size: size, strideInBytes: size.width * 4, format: .opaqueRGB, lender: copy)
    }

    // MARK: Damage

    private func takeDamage(_ placements: [Placement]) -> PixelRegion {
        let now = placements.map { PaintedSurface(surface: ObjectIdentifier($0.surface), frame: scaled($0.frame)) }
        var damage = PixelRegion(Self.changes(from: painted, to: now))
        painted = now
        for placement in placements {
            for rect in placement.surface.takeDamage() { damage.formUnion(outputRect(of: rect, in: placement)) }
        }
        return damage
    }

    /// The frames of everything that came, went or moved, and of everything when the order changed.
    private static func changes(from old: [PaintedSurface], to new: [PaintedSurface]) -> [PixelRect] {
        let before = Set(old)
        let after = Set(new)
        let hasSameOrder = old.filter(after.contains) == new.filter(before.contains)
        guard hasSameOrder else { return (old + new).map(\.frame) }
        return old.filter { !after.contains($0) }.map(\.frame) + new.filter { !before.contains($0) }.map(\.frame)
    }

    private func scaled(_ rect: PixelRect) -> PixelRect {
        PixelRect(
            x: rect.minX * scale, y: rect.minY * scale, width: rect.width * scale, height: rect.height * scale)
    }

    /// The pixels that show a rectangle in surface units, rounded outwards.
    private func outputRect(of rect: Rect, in placement: Placement) -> PixelRect {
        let factor = Double(scale)
        let left = Int(((Double(placement.origin.x) + rect.minX) * factor).rounded(.down))
        let top = Int(((Double(placement.origin.y) + rect.minY) * factor).rounded(.down))
        let right = Int(((Double(placement.origin.x) + rect.maxX) * factor).rounded(.up))
        let bottom = Int(((Double(placement.origin.y) + rect.maxY) * factor).rounded(.up))
        return PixelRect(x: left, y: top, width: right - left, height: bottom - top)
            .intersection(scaled(placement.frame))
    }

    // MARK: Painting

    private func paint(_ placement: Placement, in rect: PixelRect) {
        let content = placement.surface.content
        guard let geometry = content.geometry, let source = content.pixels else { return }
        let target = PixelRegion(rect.intersection(scaled(placement.frame)))
        let promised = placement.surface.opaqueRegion.offsetBy(dx: placement.origin.x, dy: placement.origin.y)
        let opaque = source.isOpaque ? target : target.intersection(PixelRegion(promised.rects.map(scaled)))
        let paintsRows = geometry.transform == .normal && geometry.scale == scale
        for (region, isOpaque) in [(opaque, true), (target.subtracting(opaque), false)] {
            for rect in region.rects {
                if paintsRows {
                    paintRows(of: source, at: scaled(placement.frame).origin, in: rect, isOpaque: isOpaque)
                } else {
                    paintSamples(of: source, geometry, at: placement.origin, in: rect, isOpaque: isOpaque)
                }
            }
        }
    }

    /// Each pixel of the buffer is a pixel of the output.
    private func paintRows(of source: SurfacePixels, at origin: PixelPoint, in target: PixelRect, isOpaque: Bool) {
        for y in target.minY..<target.maxY {
            let from = source.row(y - origin.y) + (target.minX - origin.x)
            pixels.blend(from, count: target.width, isOpaque: isOpaque, x: target.minX, y: y)
        }
    }

    /// Each pixel of the output shows the pixel of the buffer that lies under its middle.
    private func paintSamples(
        of source: SurfacePixels, _ geometry: BufferGeometry, at origin: PixelPoint, in target: PixelRect,
        isOpaque: Bool
    ) {
        let width = Double(geometry.surfaceSize.width)
        let height = Double(geometry.surfaceSize.height)
        var row = [UInt32](repeating: 0, count: target.width)
        for y in target.minY..<target.maxY {
            let surfaceY = (Double(y) + 0.5) / Double(scale) - Double(origin.y)
            for x in target.minX..<target.maxX {
                let surfaceX = (Double(x) + 0.5) / Double(scale) - Double(origin.x)
                let point = geometry.transform.bufferPoint(x: surfaceX, y: surfaceY, width: width, height: height)
                let column = min(max(0, Int(point.x * Double(geometry.scale))), source.size.width - 1)
                let line = min(max(0, Int(point.y * Double(geometry.scale))), source.size.height - 1)
                row[x - target.minX] = source.row(line)[column]
            }
            row.withUnsafeBufferPointer { row in
                guard let start = row.baseAddress else { return }
                pixels.blend(start, count: row.count, isOpaque: isOpaque, x: target.minX, y: y)
            }
        }
    }
}
