import TactusGeometry
import TactusUI

// What is about to show.
extension CollectionView {
    /// Announces the items of the page that the content goes to, and takes back what was announced and lies elsewhere
    /// now.
    final func prefetch() {
        guard let prefetchDataSource, bounds.height > 0, !asksForNothing else { return lastTop = bounds.minY }
        let goesUp = bounds.minY < lastTop
        lastTop = bounds.minY
        let page = Rect(
            x: bounds.minX, y: goesUp ? bounds.minY - bounds.height : bounds.maxY, width: bounds.width,
            height: bounds.height)
        var ahead: [Int] = []
        for section in geometry.sections(from: page.minY, to: page.maxY) where !geometry.isOrthogonal(section) {
            ahead += geometry.items(of: section, in: page)
        }
        let new = ahead.filter { shown[$0] == nil && !prefetched.contains($0) }
        // Two pages away nobody needs it soon.
        let near = bounds.insetBy(dx: 0, dy: -2 * bounds.height)
        let gone = prefetched.filter { !geometry.frame(ofItem: $0).intersects(near) }
        if !gone.isEmpty {
            prefetched.subtract(gone)
            prefetchDataSource.collectionView(
                self, cancelPrefetchingForItemsAt: gone.sorted().map(geometry.path(of:)))
        }
        guard !new.isEmpty else { return }
        prefetched.formUnion(new)
        prefetchDataSource.collectionView(self, prefetchItemsAt: new.map(geometry.path(of:)))
    }
}
