import Tactus

/// Items at places that are known, one behind the other on the whole.
nonisolated struct FrameGeometry: CollectionAttributedGeometry {
    private let items: [CollectionLayoutAttributes]
    /// Returns how an item shows now, in points of the content; `nil` where that is what it was.
    var current: (@Sendable (Int) -> CollectionLayoutAttributes)?
    /// Whose cells are asked how large they are; `nil` where none is.
    var measuring: FlowGeometry.Measuring?
    /// Where the items begin, in points of the content.
    private let origin: CGPoint
    let contentSize: CGSize

    /// Creates a section of items whose places are in points of the content.
    ///
    /// - Parameters:
    ///   - items: The items.
    ///   - origin: Where the section begins.
    ///   - contentSize: How large it is.
    init(_ items: [CollectionLayoutAttributes], from origin: CGPoint = .zero, size contentSize: CGSize = .zero) {
        (self.items, self.origin, self.contentSize) = (items, origin, contentSize)
    }

    var shouldInvalidateForBoundsChange: Bool { current != nil }

    func frameForItem(at index: Int) -> CGRect {
        guard items.indices.contains(index) else { return .zero }
        var frame = items[index].frame.offsetBy(dx: -origin.x, dy: -origin.y)
        if let measuring, !measuring.known.contains(index) { frame.size.height += FlowGeometry.offByEstimate }
        return frame
    }

    func isEstimated(at index: Int) -> Bool { measuring != nil }

    func setHeight(_ height: Double, forItemAt index: Int) {
        if let measuring, !measuring.known.contains(index) { measuring.ask() }
    }

    func indexesForItems(in rect: CGRect) -> [Int] {
        let place = rect.offsetBy(dx: origin.x, dy: origin.y)
        return items.indices.filter { (current?($0) ?? items[$0]).frame.intersects(place) }
    }

    func attributesForItem(at index: Int, in visible: CGRect) -> CollectionLayoutAttributes {
        guard items.indices.contains(index) else { return CollectionLayoutAttributes(frame: .zero) }
        var attributes = current?(index) ?? items[index]
        attributes.frame = attributes.frame.offsetBy(dx: -origin.x, dy: -origin.y)
        return attributes
    }
}
