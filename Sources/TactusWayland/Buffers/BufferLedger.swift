package import TactusGeometry
package import TactusPlatform

/// Keeps account of one surface's buffers: who holds them, and what each lacks of the newest picture.
///
/// A compositor keeps a buffer until it releases it, some until the next one is committed. A released buffer is as old
/// as the frames that it missed, so what changed meanwhile is copied from the newest buffer, and only the new damage is
/// painted.
///
/// A value: it decides, and ``BufferPool`` acts.
nonisolated package struct BufferLedger: Hashable, Sendable {
    /// How many buffers a surface may have, those included that the compositor holds in a former size.
    package static let maximumCount = 3

    /// The name of a buffer.
    package typealias Name = Int

    /// How to make the next picture.
    nonisolated package struct Plan: Hashable, Sendable {
        /// The buffer to use.
        package var buffer: Name
        /// Whether it has to be made first.
        package var isNew: Bool
        /// What to copy first, and from which buffer; `nil` where the buffer lacks nothing of the newest picture.
        package var copy: Copy?
        /// What moves: within the buffer, or from where it is in the buffer that the rest is copied from.
        package var moves: [PixelMove]
        /// What to paint: the damage, or all where nothing is left to start from.
        package var paint: PixelRegion

        /// Creates a plan.
        package init(buffer: Name, isNew: Bool, copy: Copy? = nil, moves: [PixelMove] = [], paint: PixelRegion) {
            self.buffer = buffer
            self.isNew = isNew
            self.copy = copy
            self.moves = moves
            self.paint = paint
        }

        /// What differs from the newest picture, and the compositor must be told, when this much of ``paint`` does.
        package func change(whenPainted differing: PixelRegion) -> PixelRegion {
            moves.reduce(differing) { $0.union($1.destination) }
        }
    }

    /// Pixels that one buffer has and another lacks.
    nonisolated package struct Copy: Hashable, Sendable {
        /// The buffer with the newest picture.
        package var source: Name
        /// What to copy.
        package var region: PixelRegion

        /// Creates a copy.
        package init(source: Name, region: PixelRegion) {
            self.source = source
            self.region = region
        }
    }

    /// One buffer.
    nonisolated private struct Entry: Hashable, Sendable {
        let name: Name
        let size: PixelSize
        var isHeld = false
        /// What differs from the newest picture.
        var stale: PixelRegion
    }

    /// The size of new buffers.
    package private(set) var size = PixelSize.zero

    private var entries: [Entry] = []
    /// The buffer with the last picture; `nil` when there is none of the present size.
    package private(set) var newest: Name?
    private var lastName = 0

    /// Creates the account of a surface without buffers.
    package init() {}

    /// The names of all buffers.
    package var names: [Name] { entries.map(\.name) }

    /// The surface gets another size; its next picture is new as a whole.
    ///
    /// - Returns: The buffers to destroy now. Those that the compositor holds follow when it releases them.
    package mutating func resize(to size: PixelSize) -> [Name] {
        guard size != self.size else { return [] }
        self.size = size
        newest = nil
        let useless = entries.filter { !$0.isHeld && $0.size != size }.map(\.name)
        entries.removeAll { useless.contains($0.name) }
        return useless
    }

    /// Says how to make the next picture; `nil` when the compositor holds every buffer.
    ///
    /// The newest buffer is best when it is free: it lacks nothing. Then the one that lacks least; then a new one.
    ///
    /// - Parameters:
    ///   - damage: What of it must be painted.
    ///   - moves: What of the newest picture is elsewhere in it.
    /// - Returns: The plan.
    package func plan(painting damage: PixelRegion, moving moves: [PixelMove] = []) -> Plan? {
        let free = entries.filter { !$0.isHeld && $0.size == size }
        let whole = PixelRegion(PixelRect(size))
        guard let best = free.min(by: { $0.stale.area < $1.stale.area }) ?? newEntry() else { return nil }
        guard let newest else { return Plan(buffer: best.name, isNew: !names.contains(best.name), paint: whole) }
        let paint = damage.intersection(whole)
        var lacking = best.stale.subtracting(paint)
        for move in moves { lacking.subtract(move.destination) }
        // Another buffer has what moves at a place of the past, if at all.
        let isComplete = best.name == newest || (lacking.isEmpty && moves.isEmpty)
        return Plan(
            buffer: best.name, isNew: !names.contains(best.name),
            copy: isComplete ? nil : Copy(source: newest, region: lacking), moves: moves, paint: paint)
    }

    /// The picture that was planned is painted.
    ///
    /// - Parameters:
    ///   - plan: The plan.
    ///   - change: What differs from the newest picture. The buffer is on its way to the compositor; where nothing
    ///     differs it stays, with the same picture as the newest.
    package mutating func commit(_ plan: Plan, showing change: PixelRegion) {
        if plan.isNew, let entry = newEntry() {
            entries.append(entry)
            lastName = entry.name
        }
        for index in entries.indices {
            if entries[index].name == plan.buffer {
                entries[index].isHeld = !change.isEmpty
                entries[index].stale = .empty
            } else {
                entries[index].stale.formUnion(change)
            }
        }
        if !change.isEmpty { newest = plan.buffer }
    }

    /// The compositor released a buffer.
    ///
    /// - Returns: Whether to destroy it now, because it has a former size.
    package mutating func release(_ buffer: Name) -> Bool {
        guard let index = entries.firstIndex(where: { $0.name == buffer }) else { return false }
        entries[index].isHeld = false
        guard entries[index].size != size else { return false }
        entries.remove(at: index)
        return true
    }

    /// Nothing has changed for a while: the buffers that nobody holds are let go, but for the newest, from which the
    /// next picture begins.
    ///
    /// - Returns: The buffers to destroy now.
    package mutating func dropSpares() -> [Name] {
        let spares = entries.filter { !$0.isHeld && $0.name != newest }.map(\.name)
        entries.removeAll { spares.contains($0.name) }
        return spares
    }

    /// The buffer that would be made next; `nil` when there are enough.
    private func newEntry() -> Entry? {
        guard entries.count < BufferLedger.maximumCount else { return nil }
        return Entry(name: lastName + 1, size: size, stale: PixelRegion(PixelRect(size)))
    }
}
