import TactusControls
import TactusGeometry
import TactusGraphics
import TactusUI

/// Where a popover goes.
nonisolated struct PopoverPlacement: Hashable, Sendable {
    /// How long the arrow is, in points.
    static let arrowLength = 10.0

    /// The frame of the bubble, without the arrow.
    private(set) var frame = Rect.zero
    /// The tip of the arrow; `nil` without one.
    private(set) var arrow: Point?
    /// The side of the source on which it is.
    private(set) var side = PopoverSide.below

    /// - Parameters:
    ///   - size: How large it would like to be, in points.
    ///   - source: What it is about; `nil` for nothing.
    ///   - room: Where it must stay.
    ///   - sides: Where it may be, in the order in which they are tried: the first one with room counts, else the one
    ///     with most room.
    init(of size: Size, at source: Rect?, in room: Rect, sides: [PopoverSide]) {
        let size = Size(width: min(size.width, room.width), height: min(size.height, room.height))
        guard let source else {
            frame = Rect(
                x: room.midX - size.width / 2, y: room.midY - size.height / 2, width: size.width, height: size.height)
            return
        }
        let gap = Self.arrowLength
        func left(_ side: PopoverSide) -> Double {
            switch side {
            case .below: room.maxY - source.maxY - gap - size.height
            case .above: source.minY - room.minY - gap - size.height
            case .right: room.maxX - source.maxX - gap - size.width
            case .left: source.minX - room.minX - gap - size.width
            }
        }
        side = sides.first { left($0) >= 0 } ?? sides.max { left($0) < left($1) } ?? .below
        let wanted: Point
        switch side {
        case .below: wanted = Point(x: source.midX - size.width / 2, y: source.maxY + gap)
        case .above: wanted = Point(x: source.midX - size.width / 2, y: source.minY - gap - size.height)
        case .right: wanted = Point(x: source.maxX + gap, y: source.midY - size.height / 2)
        case .left: wanted = Point(x: source.minX - gap - size.width, y: source.midY - size.height / 2)
        }
        let x = min(max(wanted.x, room.minX), max(room.maxX - size.width, room.minX))
        let y = min(max(wanted.y, room.minY), max(room.maxY - size.height, room.minY))
        frame = Rect(x: x, y: y, width: size.width, height: size.height)
        if left(side) >= 0 { pointArrow(at: source) }  // over its source an arrow would point at nothing
    }

    /// Where a popover is that lies somewhere already.
    ///
    /// - Parameters:
    ///   - frame: The bubble, without the arrow.
    ///   - source: What it is about. An arrow points at it unless the bubble lies over it, or at none of its sides.
    init(frame: Rect, at source: Rect) {
        self.frame = frame
        let gap = Self.arrowLength / 2
        if frame.minY >= source.maxY + gap {
            side = .below
        } else if frame.maxY <= source.minY - gap {
            side = .above
        } else if frame.minX >= source.maxX + gap {
            side = .right
        } else if frame.maxX <= source.minX - gap {
            side = .left
        } else {
            return
        }
        pointArrow(at: source)
    }

    private mutating func pointArrow(at source: Rect) {
        let gap = Self.arrowLength
        let alongX = min(max(source.midX, frame.minX + 24), max(frame.maxX - 24, frame.minX + 24))
        let alongY = min(max(source.midY, frame.minY + 24), max(frame.maxY - 24, frame.minY + 24))
        switch side {
        case .below: arrow = Point(x: alongX, y: frame.minY - gap)
        case .above: arrow = Point(x: alongX, y: frame.maxY + gap)
        case .right: arrow = Point(x: frame.minX - gap, y: alongY)
        case .left: arrow = Point(x: frame.maxX + gap, y: alongY)
        }
    }
}

/// Draws the arrow of a popover.
final class PopoverBubble: View {
    /// How far it reaches beyond the bubble, in points.
    static let margin = 14.0

    /// On which side of its source the bubble is, and where the tip of the arrow lies.
    var arrow: (side: PopoverSide, tip: Point)? { didSet { setNeedsDisplay() } }
    /// The colour of the bubble.
    var color = Color.systemBackground { didSet { if color != oldValue { setNeedsDisplay() } } }

    override func draw(_ rect: Rect, in canvas: Canvas) {
        guard let (side, tip) = arrow else { return }
        let length = PopoverPlacement.arrowLength + 2
        let base: [Point] =
            switch side {
            case .below: [Point(x: tip.x - 12, y: tip.y + length), Point(x: tip.x + 12, y: tip.y + length)]
            case .above: [Point(x: tip.x - 12, y: tip.y - length), Point(x: tip.x + 12, y: tip.y - length)]
            case .right: [Point(x: tip.x + length, y: tip.y - 12), Point(x: tip.x + length, y: tip.y + 12)]
            case .left: [Point(x: tip.x - length, y: tip.y - 12), Point(x: tip.x - length, y: tip.y + 12)]
            }
        var path = Path()
        path.move(to: base[0])
        path.addLine(to: tip)
        path.addLine(to: base[1])
        canvas.fill(path, with: color)  // also over the edge of the bubble
        canvas.stroke(path, with: .separator, width: 1)
    }
}
