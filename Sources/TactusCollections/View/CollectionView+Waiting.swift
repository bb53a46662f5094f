import TactusUI

// Changes that are asked for in the middle of another one, or of a layout.
extension CollectionView {
    /// Whether the rest of a layout asks the source for no more views: what it would ask about is about to be something
    /// else, and the source may know that already.
    final var asksForNothing: Bool { !waiting.isEmpty }

    /// How many changes that are asked for in callbacks follow one another at once.
    static let mostWaitingChanges = 16

    /// Does something now; in the middle of a layout or of a change, which the calls of the source, the delegate and
    /// cells are part of, at the end of that.
    final func whenSettled(_ body: @escaping () -> Void) {
        if isChanging { waiting.append(body) } else { body() }
    }

    /// Lays out, or changes what there is; nothing else does meanwhile. What has waited for the end of it follows.
    final func whileChanging(_ body: () -> Void) {
        isChanging = true
        body()
        isChanging = false
        endWaiting()
    }

    /// Does what has waited. Who asks for more each time goes on with the next layout.
    final func endWaiting() {
        guard !isEndingWaiting, !waiting.isEmpty else { return }
        isEndingWaiting = true
        defer { isEndingWaiting = false }
        for _ in 0..<Self.mostWaitingChanges {
            guard let change = waiting.popFirst() else { break }
            // A slice keeps what was taken off its front.
            if waiting.isEmpty { waiting = [] }
            change()
        }
        setNeedsLayout()
    }

    // MARK: What the source has said

    /// Whether the source still has as many items in a section as it has said. Where it has changed without a word that
    /// is reported, and everything is loaded anew: what there is under a finger, and what it would be asked for, are
    /// not what they are taken for.
    final func isAsSaid(_ section: Int) -> Bool {
        guard let dataSource, geometry.parts.indices.contains(section) else { return false }
        // What it has changed is about to be said.
        guard batch == nil, waiting.isEmpty else { return false }
        let sections = sectionCount(dataSource.numberOfSections(in: self))
        // It may have said something while it was asked.
        guard batch == nil, waiting.isEmpty, geometry.parts.indices.contains(section) else { return false }
        let shown =
            geometry.parts[section].count - geometry.placeholders.count(where: geometry.items(of: section).contains)
        if sections != geometry.parts.count {
            report("there are \(sections) sections, and \(geometry.parts.count) were shown\(Self.withoutWord)")
        } else {
            let count = itemCount(dataSource.collectionView(self, numberOfItemsInSection: section))
            guard batch == nil, waiting.isEmpty else { return false }
            if count == shown + sourceSurplus(ofSection: section) { return geometry.parts.indices.contains(section) }
            report("section \(section) has \(count) items, and \(shown) were shown\(Self.withoutWord)")
        }
        loadAnew()
        return false
    }

    private static let withoutWord = """
        ; what comes and goes has to be said, by insertItems(at:), deleteItems(at:) or reloadData(). Everything was \
        loaded anew
        """

    /// Whether the cell of an item can be asked for: what it shows, if it has none yet, is as the source has said.
    final func hasOrMayMakeCell(_ item: Int) -> Bool {
        shown[item] != nil || !asksForNothing && isAsSaid(geometry.section(of: item)) && isThere(item)
    }
}
