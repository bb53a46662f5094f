import TactusGeometry

/// What a screenshot shows above the surfaces that have their place in the scene.
///
/// ```swift
/// let picture = try compositor.screenshot(showing: .everything)
/// ```
public struct Overlays: OptionSet, Hashable, Sendable {
    /// One bit for each kind.
    public let rawValue: UInt8
    /// Creates a set from its bits.
    public init(rawValue: UInt8) { self.rawValue = rawValue }

    /// What stands for pointers and for the tools of tablets: the client's picture, or an arrow for a shape that it
    /// named. Nothing is shown while the client has not said what.
    public static let cursors = Overlays(rawValue: 1)
    /// What clients show under what is dragged.
    public static let dragIcons = Overlays(rawValue: 2)
    /// All of them.
    public static let everything: Overlays = [.cursors, .dragIcons]
}

/// What stands for a pointer or tool, and where.
struct ShownCursor {
    var cursor: SeatCursor
    /// The client's picture, when that is what stands for it.
    var role: CursorRole?
    /// Where it points.
    var location: Point

    /// Where the picture is; `nil` when there is none.
    fileprivate var picture: (surface: Surface, origin: PixelPoint)? {
        guard cursor == .picture, let role, let surface = role.surface else { return nil }
        let corner = location.wholePixel
        return (surface, PixelPoint(x: corner.x - role.hotspot.x, y: corner.y - role.hotspot.y))
    }
}

extension Compositor {
    private var cursors: [ShownCursor] {
        seats.flatMap { seat in
            [ShownCursor(cursor: seat.pointer.cursor, role: seat.pointer.cursorRole, location: seat.pointer.location)]
                + seat.tablets.tools.map { tool in
                    ShownCursor(cursor: tool.cursor, role: tool.cursorRole, location: tool.location)
                }
        }
    }

    /// The surfaces above the scene with all that is on them, from bottom to top.
    func placements(of overlays: Overlays) -> [Placement] {
        var pictures: [(surface: Surface, origin: PixelPoint)] = []
        if overlays.contains(.dragIcons) { pictures += seats.compactMap(\.dragAndDrop.shownIcon) }
        if overlays.contains(.cursors) { pictures += cursors.compactMap(\.picture) }
        return pictures.flatMap { $0.surface.placements(at: $0.origin) }
    }

    /// Where arrows point that stand for shapes.
    func arrows(of overlays: Overlays) -> [PixelPoint] {
        guard overlays.contains(.cursors) else { return [] }
        return cursors.compactMap { if case .shape = $0.cursor { $0.location.wholePixel } else { nil } }
    }

    /// A display refreshes: what is above the scene is read, and its clients may draw the next picture.
    func refreshOverlays(time: UInt32) {
        for placement in placements(of: .everything) {
            _ = placement.surface.consumeDamage()
            placement.surface.fireFrameCallbacks(time: time)
        }
    }
}

extension Point {
    /// The pixel in which it lies.
    var wholePixel: PixelPoint { PixelPoint(x: Int(x.rounded(.down)), y: Int(y.rounded(.down))) }
}
