import TactusGeometry
import TactusUI

/// How what shows of a collection shows, where that is more than frames.
struct ShownAttributes {
    var items: [Int: CollectionLayoutAttributes] = [:]
    var boundaries: [BoundaryKey: CollectionLayoutAttributes] = [:]
    var decorations: [DecorationKey: CollectionLayoutAttributes] = [:]
}

// Attributes of layouts, and of sections for what shows of them.
extension CollectionView {
    /// How those of some items show that have more than a frame, and what belongs to their sections.
    final func attributesInView(_ items: [Int]) -> ShownAttributes {
        var shown = ShownAttributes()
        let sections = geometry.sections(in: bounds).filter { geometry.parts[$0].hasAttributes }
        for section in sections {
            let strip = geometry.isOrthogonal(section) ? strips[section] : nil
            var elements = items.filter(geometry.items(of: section).contains).map {
                geometry.attributes(ofItem: $0, in: bounds)
            }
            if let handler = geometry.parts[section].layout.visibleItemsInvalidationHandler {
                elements += attributesAround(section)
                handler(&elements, strip?.bounds.origin ?? bounds.origin, geometry.environment)
            }
            for element in elements { note(element.withFiniteNumbers, in: &shown) }
        }
        return shown
    }

    private func attributesAround(_ section: Int) -> [CollectionLayoutAttributes] {
        func made(_ frame: Rect?, _ element: CollectionLayoutAttributes.Element) -> CollectionLayoutAttributes? {
            frame.map {
                var attributes = CollectionLayoutAttributes(frame: $0)
                attributes.element = element
                return attributes
            }
        }
        let layout = geometry.parts[section].layout
        let boundaries = [
            made(boundaryFrame(.header, of: section).map(geometry.shown), .header(section: section)),
            made(boundaryFrame(.footer, of: section).map(geometry.shown), .footer(section: section)),
        ]
        let decorations = layout.decorationItems.enumerated().map { index, item in
            made(
                geometry.frame(ofDecoration: index, ofSection: section),
                .decoration(kind: item.elementKind, section: section, index: index))
        }
        return (boundaries + decorations).compactMap(\.self)
    }

    private func note(_ attributes: CollectionLayoutAttributes, in shown: inout ShownAttributes) {
        switch attributes.element {
        case .cell(let path): if let item = geometry.item(atLaid: path) { shown.items[item] = attributes }
        case .header(let section): shown.boundaries[BoundaryKey(boundary: .header, section: section)] = attributes
        case .footer(let section): shown.boundaries[BoundaryKey(boundary: .footer, section: section)] = attributes
        case .decoration(_, let section, let index):
            shown.decorations[DecorationKey(section: section, index: index)] = attributes
        case .supplementary, nil: break
        }
    }

    /// The frontmost cell at a place of the content, by how cells show.
    final func frontmostItem(at point: Point) -> Int? {
        let cells = shown.filter { _, cell in
            !cell.isHidden && cell.bounds.contains(cell.convert(point, from: self))
        }
        return cells.max { ($0.value.zPosition, $0.key) < ($1.value.zPosition, $1.key) }?.key
    }
}

extension View {
    /// What attributes place in front of what was hit in a subview of this view, or the latter.
    ///
    /// - Parameters:
    ///   - found: What hit testing found: this view or one inside it.
    ///   - point: Where, in coordinates of this view.
    ///   - event: The event that asks.
    /// - Returns: The frontmost view by ``zPosition``.
    final func frontmost(_ found: View, at point: Point, with event: Event?) -> View {
        guard let behind = subviews.first(where: { $0 is CollectionReusableView && found.isDescendant(of: $0) }) else {
            return found
        }
        let above = subviews.filter { $0 is CollectionReusableView && $0.zPosition > behind.zPosition }
        // Of those that are equally far in front, the later one is drawn above.
        for view in above.reversed().sorted(by: { $0.zPosition > $1.zPosition }) {
            if let hit = view.hitTest(view.convert(point, from: self), with: event) { return hit }
        }
        return found
    }

    /// Shows as attributes say.
    ///
    /// - Parameters:
    ///   - attributes: How.
    ///   - element: What the view is, where the attributes do not say it.
    final func show(
        as attributes: CollectionLayoutAttributes, _ element: CollectionLayoutAttributes.Element? = nil
    ) {
        let view = self as? CollectionReusableView
        view?.isAttributed = true
        var isPlacedAnew = setFrame(as: attributes)
        if alpha != attributes.alpha { (alpha, isPlacedAnew) = (attributes.alpha, true) }
        let position = Double(attributes.zIndex)
        if zPosition != position { (zPosition, isPlacedAnew) = (position, true) }
        if isPlacedAnew { (self as? CollectionCell)?.layOutSupplementaries() }
        view?.notify(attributes, element, isPlacedAnew: isPlacedAnew)
    }

    /// Lies where attributes say.
    ///
    /// - Returns: Whether it lay elsewhere.
    private func setFrame(as attributes: CollectionLayoutAttributes) -> Bool {
        var isElsewhere = false
        if transform != attributes.transform { (transform, isElsewhere) = (attributes.transform, true) }
        if bounds.size != attributes.frame.size { (bounds.size, isElsewhere) = (attributes.frame.size, true) }
        if center != attributes.center { (center, isElsewhere) = (attributes.center, true) }
        return isElsewhere
    }

    /// Shows somewhere as it is, also if attributes have said otherwise before.
    ///
    /// - Parameters:
    ///   - frame: Where, in points of the content.
    ///   - element: What the view is.
    final func show(at frame: Rect, _ element: CollectionLayoutAttributes.Element?) {
        let view = self as? CollectionReusableView
        if view?.isAttributed == true {
            show(as: CollectionLayoutAttributes(frame: frame), element)
            view?.isAttributed = false
        }
        let isPlacedAnew = self.frame != frame
        if isPlacedAnew {
            self.frame = frame
            (self as? CollectionCell)?.layOutSupplementaries()
        }
        view?.notify(CollectionLayoutAttributes(frame: frame), element, isPlacedAnew: isPlacedAnew)
    }

    /// Is elsewhere, however it is turned.
    final func shift(by way: Vector) {
        if transform == .identity { frame = frame.offsetBy(way) } else { center += way }
    }
}
