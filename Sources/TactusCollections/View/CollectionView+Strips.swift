import TactusGeometry
import TactusUI

// Sections that scroll sideways by themselves: from the content of the collection into theirs, and back.
extension CollectionView {
    /// What of a section's own content shows, or would show.
    final func stripBounds(_ section: Int) -> Rect {
        if let strip = strips[section] { return strip.bounds }
        let (width, insets) = (geometry.environment.contentSize.width, geometry.sideInsets(ofSection: section))
        let content = geometry.parts[section].geometry.contentSize
        let distance = stripOffsets[section] ?? 0
        let x = geometry.isMirrored ? content.width + insets.right - width - distance : distance - insets.left
        return Rect(x: x, y: 0, width: width, height: content.height)
    }

    /// Where something of a section's own content shows in the content of the collection.
    final func onPage(_ rect: Rect, ofSection section: Int) -> Rect {
        rect.offsetBy(dx: -stripBounds(section).minX, dy: geometry.box(ofSection: section).minY)
    }

    /// A place of the collection's content, in the content of a section.
    final func spot(_ place: Point, inSection section: Int) -> Point {
        Point(x: place.x + stripBounds(section).minX, y: place.y - geometry.box(ofSection: section).minY)
    }

    /// The section that scrolls by itself at a place of the collection's content; `nil` where none does.
    final func orthogonalSection(at place: Point) -> Int? {
        geometry.sections(in: Rect(x: place.x, y: place.y, width: 0.01, height: 0.01)).first { section in
            guard geometry.isOrthogonal(section), geometry.parts[section].count > 0 else { return false }
            let box = geometry.box(ofSection: section)
            return box.minY <= place.y && place.y < box.maxY
        }
    }

    /// A place of the collection's content as it is laid in a section, counted from where reading begins.
    private func laidSpot(_ place: Point, inSection section: Int) -> Point {
        let spot = spot(place, inSection: section)
        let rect = Rect(origin: spot, size: .zero)
        return geometry.mirrored(rect, in: geometry.parts[section].geometry.contentSize.width).origin
    }

    /// Whether an item of such a section has another one above or below itself.
    private func isStacked(_ item: Int) -> Bool {
        let (items, frame) = (geometry.items(of: geometry.section(of: item)), geometry.laidFrame(ofItem: item))
        return [item - 1, item + 1].contains { other in
            guard items.contains(other) else { return false }
            let next = geometry.laidFrame(ofItem: other)
            return abs(next.minX - frame.minX) < 1 && abs(next.minY - frame.minY) > 1
        }
    }

    /// The place between the items of a section that is nearest to a place of the collection's content.
    final func insertionPath(inSection section: Int, at place: Point) -> ItemPath {
        let spot = laidSpot(place, inSection: section)
        func distance(_ item: Int) -> Double {
            let frame = geometry.laidFrame(ofItem: item)
            let (dx, dy) = (
                max(frame.minX - spot.x, spot.x - frame.maxX, 0), max(frame.minY - spot.y, spot.y - frame.maxY, 0)
            )
            return dx * dx + dy * dy
        }
        let nearest = geometry.items(of: section, in: stripBounds(section)).min {
            (distance($0), $0) < (distance($1), $1)
        }
        guard let nearest else { return ItemPath(item: 0, section: section) }
        let frame = geometry.laidFrame(ofItem: nearest)
        let isBehind = isStacked(nearest) ? spot.y > frame.midY : spot.x > frame.midX
        return ItemPath(item: geometry.path(of: nearest).item + (isBehind ? 1 : 0), section: section)
    }

    /// Where a bar shows, in points of the collection's content, by which something would come into a section that
    /// scrolls by itself.
    final func insertionBar(inSection section: Int, before index: Int) -> Rect {
        let items = geometry.items(of: section)
        let isLast = index >= items.count
        let item = items.lowerBound + min(max(index, 0), items.count - 1)
        let frame = onPage(geometry.frame(ofItem: item), ofSection: section)
        if isStacked(item) {
            return Rect(x: frame.minX, y: (isLast ? frame.maxY : frame.minY) - 1.5, width: frame.width, height: 3)
        }
        let x = isLast != geometry.isMirrored ? frame.maxX : frame.minX
        return Rect(x: x - 1.5, y: frame.minY, width: 3, height: frame.height)
    }

    /// Where an item belongs that is held over a section that scrolls by itself; `nil` for where it is.
    final func goal(of item: Int, inSection section: Int, at place: Point) -> ItemPath? {
        guard geometry.section(of: item) == section else { return insertionPath(inSection: section, at: place) }
        let spot = laidSpot(place, inSection: section)
        guard let other = self.item(at: place) else {
            let last = geometry.items(of: section).upperBound - 1
            return last != item && spot.x > geometry.laidFrame(ofItem: last).maxX ? geometry.path(of: last) : nil
        }
        guard other != item, geometry.section(of: other) == section else { return nil }
        let (frame, own) = (geometry.laidFrame(ofItem: other), geometry.laidFrame(ofItem: item))
        // It must come to lie under the finger, or the two would change places again and again.
        if abs(frame.minX - own.minX) < 1 {
            if other > item, spot.y < frame.maxY - own.height { return nil }
            if other < item, spot.y > frame.minY + own.height { return nil }
        } else {
            if other > item, spot.x < frame.maxX - own.width { return nil }
            if other < item, spot.x > frame.minX + own.width { return nil }
        }
        return geometry.path(of: other)
    }
}
