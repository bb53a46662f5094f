import TactusGeometry
import TactusUI

// What is about to show.
extension CollectionView {
    /// Announces the items of the page that the content goes to, and takes back what was announced and lies elsewhere
    /// now.
    final func prefetch() {
        let view = laidBounds
        guard isPrefetchingEnabled, let prefetchDataSource, view.height > 0, !asksForNothing else {
            return lastStart = view.minY
        }
        let goesBack = view.minY < lastStart
        lastStart = view.minY
        let page = geometry.shown(view.offsetBy(dx: 0, dy: goesBack ? -view.height : view.height))
        var ahead: [Int] = []
        for section in geometry.sections(in: page) where !geometry.isOrthogonal(section) {
            ahead += geometry.items(of: section, in: page)
        }
        let new = ahead.filter { shown[$0] == nil && !prefetched.contains($0) && placeholder(at: $0) == nil }
        // Two pages away nobody needs it soon.
        let near = geometry.shown(view.insetBy(dx: 0, dy: -2 * view.height))
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
