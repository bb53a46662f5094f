import TactusGeometry
import TactusGraphics

/// Keeps an output's pixels and renews them where the scene was damaged.
///
/// Damage is what surfaces report, and whatever a surface covered or covers when it came, went, moved or changed its
/// place in the order, its scale or its crop. Nothing else is painted, so that a client's missing damage shows.
final class OutputPainter {
    /// What shows where no surface is.
    static let background: UInt32 = 0xFF2B_2F36

    private let size: PixelSize
    private let space: OutputSpace
    private let pixels: PixelMemory
    private var painted: [PaintedSurface] = []

    /// What was painted of a surface the last time.
    private struct PaintedSurface: Hashable {
        let surface: Int
        let frame: PixelRect
        let geometry: BufferGeometry?
    }

    init(_ output: OutputDescription) {
        size = output.pixelSize
        space = OutputSpace(origin: output.position, scale120: output.scale120)
        pixels = PixelMemory(size: size, filledWith: Self.background)
    }

    /// Paints what has changed since the last time.
    func repaint(_ frame: SceneFrame) {
        let damage = takeDamage(frame).intersection(PixelRect(size))
        for rect in damage.rects {
            pixels.fill(rect, with: Self.background)
            for layer in frame.layers { paint(layer.placement, in: rect) }
        }
    }

    /// A copy of the pixels.
    func makeBitmap() throws(GraphicsError) -> Bitmap {
        let copy = PixelMemory(copying: pixels)
        return try Bitmap(
            borrowing: copy.memory, size: size, strideInBytes: size.width * 4, format: .opaqueRGB, lender: copy)
    }

    // MARK: Damage

    private func takeDamage(_ frame: SceneFrame) -> PixelRegion {
        let now = frame.layers.map { layer in
            PaintedSurface(
                surface: layer.placement.surface.number, frame: space.pixels(of: layer.placement.frame),
                geometry: layer.placement.surface.content.geometry)
        }
        var damage = PixelRegion(Self.changes(from: painted, to: now))
        painted = now
        for layer in frame.layers {
            for rect in layer.damage { damage.formUnion(space.pixels(of: rect, in: layer.placement)) }
        }
        return damage
    }

    /// The frames of everything that came, went or moved, and of everything when the order changed.
    private static func changes(from old: [PaintedSurface], to new: [PaintedSurface]) -> [PixelRect] {
        guard old != new else { return [] }
        let before = Set(old)
        let after = Set(new)
        let hasSameOrder = old.filter(after.contains) == new.filter(before.contains)
        guard hasSameOrder else { return (old + new).map(\.frame) }
        return old.filter { !after.contains($0) }.map(\.frame) + new.filter { !before.contains($0) }.map(\.frame)
    }

    // MARK: Painting

    private func paint(_ placement: Placement, in rect: PixelRect) {
        let content = placement.surface.content
        guard let geometry = content.geometry, let source = content.pixels else { return }
        let frame = space.pixels(of: placement.frame)
        let target = PixelRegion(rect.intersection(frame))
        guard !target.isEmpty else { return }
        let opaque = source.isOpaque ? target : target.intersection(opaquePixels(of: placement))
        let paintsRows = geometry.transform == .normal && geometry.source == nil && geometry.bufferSize == frame.size
        for (region, isOpaque) in [(opaque, true), (target.subtracting(opaque), false)] {
            for rect in region.rects {
                if paintsRows {
                    paintRows(of: source, at: frame.origin, in: rect, isOpaque: isOpaque)
                } else {
                    paintSamples(of: source, geometry, frame: frame, in: rect, isOpaque: isOpaque)
                }
            }
        }
    }

    /// The pixels for which the client promises to be opaque.
    private func opaquePixels(of placement: Placement) -> PixelRegion {
        let (origin, region) = (placement.origin, placement.surface.opaqueRegion)
        return PixelRegion(
            region.rects.map { space.pixels(coveredBy: $0.offsetBy(dx: origin.x, dy: origin.y)) })
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
        of source: SurfacePixels, _ geometry: BufferGeometry, frame: PixelRect, in target: PixelRect, isOpaque: Bool
    ) {
        let unitX = Double(geometry.surfaceSize.width) / Double(max(1, frame.width))
        let unitY = Double(geometry.surfaceSize.height) / Double(max(1, frame.height))
        var row = [UInt32](repeating: 0, count: target.width)
        for y in target.minY..<target.maxY {
            let surfaceY = (Double(y - frame.minY) + 0.5) * unitY
            for x in target.minX..<target.maxX {
                let point = geometry.bufferPoint(x: (Double(x - frame.minX) + 0.5) * unitX, y: surfaceY)
                let column = min(max(0, Int(point.x)), source.size.width - 1)
                let line = min(max(0, Int(point.y)), source.size.height - 1)
                row[x - target.minX] = source.row(line)[column]
            }
            row.withUnsafeBufferPointer { row in
                guard let start = row.baseAddress else { return }
                pixels.blend(start, count: row.count, isOpaque: isOpaque, x: target.minX, y: y)
            }
        }
    }
}
