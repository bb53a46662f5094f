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
    private let painter: SurfacePainter
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
        painter = SurfacePainter(pixels: pixels, space: space)
    }

    /// Paints what has changed since the last time, and returns where that was.
    func repaint(_ frame: SceneFrame) -> PixelRegion {
        let damage = consumeDamage(frame).intersection(PixelRect(size))
        for rect in damage.rects {
            // What lies beneath something that hides all of it is not to be seen.
            let first = frame.layers.lastIndex { painter.hides(rect, $0.placement) }
            if first == nil { pixels.fill(rect, with: Self.background) }
            for layer in frame.layers[(first ?? 0)...] { painter.paint(layer.placement, in: rect) }
        }
        return damage
    }

    /// A copy of the pixels, with what is to be seen above the scene.
    ///
    /// - Parameters:
    ///   - overlays: Surfaces, from bottom to top.
    ///   - arrows: Where arrows point, in logical pixels.
    /// - Returns: The picture.
    /// - Throws: When there is no memory for it.
    func makeBitmap(
        overlays: [Placement] = [], arrows: [PixelPoint] = []
    ) throws(GraphicsError) -> Bitmap {
        let copy = PixelMemory(copying: pixels)
        let painter = SurfacePainter(pixels: copy, space: space)
        for placement in overlays { painter.paint(placement, in: PixelRect(size)) }
        for arrow in arrows {
            let tip = space.pixels(of: PixelRect(x: arrow.x, y: arrow.y, width: 1, height: 1)).origin
            ArrowPicture.draw(at: tip, on: copy)
        }
        return try Bitmap(
            borrowing: copy.memory, size: size, strideInBytes: size.width * 4, format: .opaqueRGB, lender: copy)
    }

    // MARK: Damage

    private func consumeDamage(_ frame: SceneFrame) -> PixelRegion {
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
}
