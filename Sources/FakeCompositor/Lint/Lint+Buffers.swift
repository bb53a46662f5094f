import Glibc
import TactusGeometry
import WaylandServer

extension Lint {
    /// A commit hands over a buffer; what its pixels are now they must remain until it is released.
    func didApply(_ buffer: any SurfaceBuffer) {
        guard rules.contains(.earlyReuse), let buffer = buffer as? ShmBuffer else { return }
        buffer.pixelsWhenApplied = buffer.copyPixels(into: buffer.pixelsWhenApplied)
    }

    /// The compositor reads a buffer, or is about to release it.
    func check(_ buffer: any SurfaceBuffer) {
        guard rules.contains(.earlyReuse), let buffer = buffer as? ShmBuffer, buffer.isBusy,
            let expected = buffer.pixelsWhenApplied, buffer.hasChanged(since: expected)
        else { return }
        buffer.pixelsWhenApplied = nil
        report(.earlyReuse, on: buffer.resource, "its pixels changed before it was released")
    }

    /// The compositor has taken over what was damaged: everything else must be as it was.
    func checkDamage(of surface: Surface) {
        guard rules.contains(.missingDamage), let buffer = surface.content.buffer else { return }
        guard let stale = surface.content.stalePixels(comparedWith: buffer) else { return }
        guard !stale.isEmpty, !surface.lintNotes.stale.contains(stale) else {
            if stale.isEmpty { surface.lintNotes.stale = .empty }
            return
        }
        surface.lintNotes.stale = PixelRegion(stale)
        report(.missingDamage, on: surface.resource, "pixels in \(stale) of its buffer changed and were not damaged")
    }

    /// The compositor is about to take over what was damaged: it should be about as much as has changed.
    func checkExcess(of surface: Surface) {
        guard rules.contains(.excessiveDamage), let extent = surface.content.damageExtent() else { return }
        guard extent.damaged > extent.changed * damageFactor + damageAllowance else { return }
        let changed = extent.changed == 0 ? "none of them changed" : "rectangles of \(extent.changed) would have done"
        report(.excessiveDamage, on: surface.resource, "\(extent.damaged) pixels were damaged, and \(changed)")
    }

    /// A client destroys a buffer.
    func willDestroy(_ buffer: ShmBuffer) {
        guard buffer.isBusy else { return }
        report(.unbalancedDestroy, on: buffer.resource, "destroyed before it was released")
    }
}

extension ShmBuffer {
    /// Its pixels as they are now, in the memory of a former copy if there is one; `nil` when the file is too short.
    fileprivate func copyPixels(into former: SurfacePixels?) -> SurfacePixels? {
        guard let pixels = former ?? SurfacePixels(size: size) else { return nil }
        do { try read(PixelRect(size), into: pixels) } catch { return nil }
        return pixels
    }

    /// Whether its pixels are others than those of a copy; not when the file is too short for that to be said.
    fileprivate func hasChanged(since copy: SurfacePixels) -> Bool {
        guard let row = SurfacePixels(size: PixelSize(width: size.width, height: 1)) else { return false }
        for y in 0..<size.height {
            guard readRow(y, into: row) else { return false }
            if memcmp(row.row(0), copy.row(y), size.width * 4) != 0 { return true }
        }
        return false
    }
}

extension SurfaceContent {
    /// Around the pixels of a buffer that are not what the surface shows; `nil` when that cannot be said.
    func stalePixels(comparedWith buffer: any SurfaceBuffer) -> PixelRect? {
        changes(in: [PixelRect(buffer.size)], of: buffer)?.first
    }

    /// How many pixels of the next picture are reported as damaged, and how many the rectangles around what has changed
    /// there hold; `nil` for a picture of another size, which is new all over.
    func damageExtent() -> (damaged: Int, changed: Int)? {
        guard let buffer else { return nil }
        let rects = damage.intersection(PixelRect(buffer.size)).rects
        return changes(in: rects, of: buffer).map { changes in
            (rects.map(\.size.area).reduce(0, +), changes.map(\.size.area).reduce(0, +))
        }
    }

    /// For each rectangle the smallest one around the pixels in it that are not what the surface shows.
    private func changes(in rects: [PixelRect], of buffer: any SurfaceBuffer) -> [PixelRect]? {
        guard let pixels, pixels.size == buffer.size, let now = SurfacePixels(size: buffer.size) else { return nil }
        let mask: UInt32 = buffer.isOpaque ? 0x00FF_FFFF : .max
        var changes: [PixelRect] = []
        for rect in rects {
            do { try buffer.read(rect, into: now) } catch { return nil }
            changes.append(pixels.changes(in: rect, to: now, mask: mask))
        }
        return changes
    }
}

extension SurfacePixels {
    /// The smallest rectangle around the pixels in another one that differ between two pictures of the same size.
    fileprivate func changes(in rect: PixelRect, to other: SurfacePixels, mask: UInt32) -> PixelRect {
        var changed = PixelRect.zero
        for y in rect.minY..<rect.maxY {
            let (old, new) = (row(y), other.row(y))
            guard memcmp(old + rect.minX, new + rect.minX, rect.width * 4) != 0 else { continue }
            let columns = rect.minX..<rect.maxX
            guard let first = columns.first(where: { (old[$0] ^ new[$0]) & mask != 0 }),
                let last = columns.last(where: { (old[$0] ^ new[$0]) & mask != 0 })
            else { continue }
            let line = PixelRect(x: first, y: y, width: last - first + 1, height: 1)
            changed = changed.isEmpty ? line : changed.union(line)
        }
        return changed
    }
}
