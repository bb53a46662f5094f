/// Where an item of a ``CollectionView`` is: in which section, and which one there. UIKit's `IndexPath`.
nonisolated public struct ItemPath: Hashable, Comparable, Sendable, CustomStringConvertible {
    /// The section, counted from 0.
    public var section: Int
    /// The item in its section, counted from 0.
    public var item: Int

    /// Creates a path.
    ///
    /// - Parameters:
    ///   - item: The item in its section, counted from 0.
    ///   - section: The section, counted from 0.
    public init(item: Int, section: Int) {
        self.item = item
        self.section = section
    }

    /// The path as a list of section and item, such as `[2, 14]`.
    public var description: String { "[\(section), \(item)]" }

    /// Whether a path comes before another: by section, then by item.
    public static func < (first: ItemPath, second: ItemPath) -> Bool {
        (first.section, first.item) < (second.section, second.item)
    }
}
