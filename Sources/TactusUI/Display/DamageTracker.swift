import TactusGeometry
import TactusPlatform

/// The pixels of a surface that are out of date.
///
/// Few rectangles are kept: each one costs a walk through the views and a message to the compositor. So rectangles that
/// overlap are joined when that adds little, as of a view that moved by less than its size; and when there are too
/// many, the new one is joined with the one that grows least by it.
nonisolated struct DamageTracker: Hashable, Sendable {
    private var rects: [PixelRect] = []
    /// What moves before the rest is painted.
    private(set) var moves: [PixelMove] = []
    /// Whether pixels may come out as they were, so that it is worth a comparison with them.
    var mayLookAlike = false

    /// What is out of date, in device pixels.
    var region: PixelRegion { PixelRegion(rects) }

    /// Whether nothing is.
    var isEmpty: Bool { rects.isEmpty && moves.isEmpty }

    /// Adds pixels.
    mutating func add(_ rect: PixelRect) {
        guard !rect.isEmpty, !rects.contains(where: { $0.contains(rect) }) else { return }
        var rect = rect
        while let index = rects.firstIndex(where: { Self.isWorthJoining($0, rect) }) {
            rect = rect.union(rects.remove(at: index))
        }
        if rects.count == Self.maximumRects, let index = cheapestToJoin(rect) { rect = rect.union(rects[index]) }
        rects.removeAll { rect.contains($0) }
        rects.append(rect)
    }

    /// Adds what another tracker has. Its moves are painted: they were to move in another picture.
    mutating func add(_ other: DamageTracker) {
        for rect in other.rects { add(rect) }
        for move in other.moves { add(move.area) }
        if other.mayLookAlike { mayLookAlike = true }
    }

    /// Lets pixels move. What was out of date among them moves along, and what comes into their area is to be painted.
    ///
    /// - Parameter move: Its area has no pixel in common with those of other moves, and lies on the surface.
    mutating func add(_ move: PixelMove) {
        for rect in rects { add(move.shifted(rect)) }
        moves.append(move)
        for rect in PixelRegion(move.area).subtracting(move.destination).rects { add(rect) }
    }

    /// Adds rectangles that are painted as a whole as soon as anything in them is.
    mutating func complete(_ wholes: [PixelRect]) {
        var waiting = wholes
        while let index = waiting.firstIndex(where: touches) { add(waiting.remove(at: index)) }
    }

    /// Whether anything in a rectangle is out of date, or about to move.
    func touches(_ rect: PixelRect) -> Bool {
        rects.contains { $0.intersects(rect) } || moves.contains { $0.area.intersects(rect) }
    }

    /// Paints what was to move: the picture that it was to move in was not shown.
    mutating func paintMoves() {
        for move in moves { add(move.area) }
        moves.removeAll(keepingCapacity: true)
    }

    /// Leaves nothing that is not on a surface of the given size.
    mutating func limit(to size: PixelSize) {
        let surface = PixelRect(size)
        guard !rects.allSatisfy(surface.contains) else { return }
        rects = rects.map { $0.intersection(surface) }.filter { !$0.isEmpty }
    }

    /// Begins anew, with nothing out of date.
    mutating func clear() {
        rects.removeAll(keepingCapacity: true)
        moves.removeAll(keepingCapacity: true)
        mayLookAlike = false
    }

    private static let maximumRects = 16

    /// Two rectangles that overlap are one when that adds at most a quarter, or as many pixels as are painted in the
    /// time that another rectangle takes.
    private static func isWorthJoining(_ first: PixelRect, _ second: PixelRect) -> Bool {
        let common = first.intersection(second)
        guard !common.isEmpty else { return false }
        let needed = first.area + second.area - common.area
        return first.union(second).area - needed <= max(needed / 4, pixelsWorthARect)
    }

    private static let pixelsWorthARect = 1024

    private func cheapestToJoin(_ rect: PixelRect) -> Int? {
        rects.indices.min { growth(of: rects[$0], by: rect) < growth(of: rects[$1], by: rect) }
    }

    private func growth(of rect: PixelRect, by other: PixelRect) -> Int { rect.union(other).area - rect.area }
}
