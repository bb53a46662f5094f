public import TactusGeometry

/// What a surface is for the system.
public enum SurfaceRole: Hashable, Sendable {
    /// An ordinary window.
    case toplevel
    /// A menu or a bubble over the surface of ``SurfaceDescription/parent``.
    case popup(PopupRequest)
    /// A bar, a wallpaper or an on-screen keyboard: a part of the desktop.
    case layer(LayerPlacement)
    /// What a screen shows while the session is locked.
    case lock(ScreenID)
}

/// A popup as the platform is asked for it.
public struct PopupRequest: Hashable, Sendable {
    /// The rectangle that the popup opens at, in points of the parent's surface.
    public var anchor: Rect
    /// The size that it would like, in points.
    public var size: Size
    /// The position relative to that rectangle.
    public var placement: PopupPlacement

    /// Creates a request.
    public init(anchor: Rect, size: Size, placement: PopupPlacement) {
        self.anchor = anchor
        self.size = size
        self.placement = placement
    }
}

/// Where a popup goes, seen from what it opens at.
///
/// When it does not fit there, it goes to the opposite side; when it does not fit there either, it slides along.
public struct PopupPlacement: Hashable, Sendable {
    /// A side of what the popup opens at.
    public enum Side: Hashable, Sendable, CaseIterable {
        /// Under it.
        case below
        /// Over it.
        case above
        /// To the left of it.
        case left
        /// To the right of it.
        case right
    }

    /// How the popup lies along that side.
    public enum Alignment: Hashable, Sendable, CaseIterable {
        /// Their left or upper edges are in line.
        case start
        /// Their centers are in line.
        case center
        /// Their right or lower edges are in line.
        case end
    }

    /// The side that the popup goes to.
    public var side: Side
    /// How it lies along that side.
    public var alignment: Alignment
    /// The room between both, in whole points.
    public var gap: Int
    /// How wide an edge around the popup's window holds its shadow, in whole points, on all four sides: it counts
    /// neither for the place nor for the gap, and may leave the screen.
    public var margin: Int
    /// Whether the popup takes all input of the application's seat while it is open, so that a touch anywhere else
    /// closes it wherever that is. The system grants it only for what the user does just now: a finger or button that
    /// is down, or a key. Otherwise, and without it, touches in other windows of the application close it.
    public var grabsInput: Bool

    /// Creates a placement.
    public init(
        _ side: Side = .below, alignment: Alignment = .start, gap: Int = 0, margin: Int = 0, grabsInput: Bool = true
    ) {
        self.margin = max(margin, 0)
        self.side = side
        self.alignment = alignment
        self.gap = gap
        self.grabsInput = grabsInput
    }

    /// Finds the place of a popup without the help of a system.
    ///
    /// - Parameters:
    ///   - size: The popup's size, its ``margin`` included.
    ///   - anchor: What it opens at.
    ///   - bounds: Where it must stay but for the margin, in the same space. What is larger lies at the upper left.
    /// - Returns: The popup's frame, the margin included.
    public func frame(of size: Size, at anchor: Rect, within bounds: Rect) -> Rect {
        let edge = Double(margin)
        let size = Size(width: max(size.width - 2 * edge, 0), height: max(size.height - 2 * edge, 0))
        let isVertical = side == .below || side == .above
        let goesForward = side == .below || side == .right
        let main = Span(
            anchor: isVertical ? anchor.minY...anchor.maxY : anchor.minX...anchor.maxX,
            length: isVertical ? size.height : size.width,
            bounds: isVertical ? bounds.minY...bounds.maxY : bounds.minX...bounds.maxX)
        let cross = Span(
            anchor: isVertical ? anchor.minX...anchor.maxX : anchor.minY...anchor.maxY,
            length: isVertical ? size.width : size.height,
            bounds: isVertical ? bounds.minX...bounds.maxX : bounds.minY...bounds.maxY)
        let along = main.beside(goesForward: goesForward, gap: Double(gap))
        let across = cross.aligned(alignment)
        let frame = Rect(
            x: isVertical ? across : along, y: isVertical ? along : across, width: size.width, height: size.height)
        return frame.insetBy(dx: -edge, dy: -edge)
    }
}

/// One axis of a popup's place.
private struct Span {
    let anchor: ClosedRange<Double>
    let length: Double
    let bounds: ClosedRange<Double>

    /// Beside the anchor, on the other side of it when only that has room.
    func beside(goesForward: Bool, gap: Double) -> Double {
        let forward = anchor.upperBound + gap
        let backward = anchor.lowerBound - gap - length
        let first = goesForward ? forward : backward
        let second = goesForward ? backward : forward
        return fits(first) || !fits(second) ? slid(first) : second
    }

    /// Along the anchor.
    func aligned(_ alignment: PopupPlacement.Alignment) -> Double {
        switch alignment {
        case .start: slid(anchor.lowerBound)
        case .center: slid(((anchor.lowerBound + anchor.upperBound - length) / 2).rounded())
        case .end: slid(anchor.upperBound - length)
        }
    }

    private func fits(_ start: Double) -> Bool { start >= bounds.lowerBound && start + length <= bounds.upperBound }

    private func slid(_ start: Double) -> Double { max(min(start, bounds.upperBound - length), bounds.lowerBound) }
}
