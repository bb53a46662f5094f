import TactusGeometry

/// The origin that a view's bounds had when damage was last collected. Most views are never scrolled, and have none.
final class ScrolledContent {
    /// The origin; `nil` when it has not changed since.
    var origin: Point?

    /// Creates the record of a view that is scrolled for the first time.
    init(from origin: Point) { self.origin = origin }
}
