/// Lets items run into each other, and into boundaries. UIKit's `UICollisionBehavior`.
///
/// Two items run into each other where one behavior has both; each of them into all its boundaries.
@MainActor open class CollisionBehavior: DynamicBehavior {
    /// What items run into.
    nonisolated public struct Mode: OptionSet, Hashable, Sendable {
        /// The bits.
        public let rawValue: UInt

        /// Creates a mode of its bits.
        public init(rawValue: UInt) { self.rawValue = rawValue }

        /// Each other.
        public static let items = Mode(rawValue: 1)
        /// Boundaries.
        public static let boundaries = Mode(rawValue: 2)
        /// Both.
        public static let everything = Mode(rawValue: .max)
    }

    /// The items.
    public final private(set) var items: [any DynamicItem]

    /// What they run into: everything, by default.
    public final var collisionMode = Mode.everything { didSet { dynamicAnimator?.behaviorsDidChange(in: self) } }

    /// Hears of what meets and parts.
    public final weak var collisionDelegate: (any CollisionBehaviorDelegate)?

    /// Whether the bounds of the animator's reference view are a boundary, which is the one without an identifier.
    /// `false` by default.
    public final var translatesReferenceBoundsIntoBoundary: Bool {
        get { referenceInsets != nil }
        set {
            referenceInsets = newValue ? referenceInsets ?? .zero : nil
            dynamicAnimator?.behaviorsDidChange(in: self)
        }
    }

    /// How much the boundary lies within the bounds of the reference view; `nil` where these are none.
    final private(set) var referenceInsets: Insets?
    final private(set) var boundaries: [(identifier: AnyHashable, path: Path, lines: [BoundaryLine])] = []

    /// Creates a behavior without boundaries. Items that are there twice count once.
    public init(items: [any DynamicItem] = []) { self.items = items.unique }

    /// Lets an item run into the others.
    public final func addItem(_ item: any DynamicItem) {
        if items.insertOnce(item) { dynamicAnimator?.behaviorsDidChange(in: self) }
    }

    /// Lets an item run into nothing any more.
    public final func removeItem(_ item: any DynamicItem) {
        if items.removeItem(item) { dynamicAnimator?.behaviorsDidChange(in: self) }
    }

    // MARK: Boundaries

    /// Makes the bounds of the animator's reference view a boundary, moved inwards; less than 0 moves it outwards.
    public final func setTranslatesReferenceBoundsIntoBoundary(with insets: Insets) {
        referenceInsets = insets
        dynamicAnimator?.behaviorsDidChange(in: self)
    }

    /// Adds an outline as a boundary, in place of the one of that identifier, if there is one.
    ///
    /// Curves are followed by straight lines. It stops items on both of its sides.
    ///
    /// - Parameters:
    ///   - identifier: What it is called.
    ///   - path: The outline, in points of the reference view. Without parts it stops nothing.
    public final func addBoundary(withIdentifier identifier: some Hashable, for path: Path) {
        removeBoundary(withIdentifier: identifier)
        boundaries.append((AnyHashable(identifier), path, BoundaryLine.lines(of: path)))
        dynamicAnimator?.behaviorsDidChange(in: self)
    }

    /// Adds a line as a boundary, in place of the one of that identifier, if there is one.
    ///
    /// - Parameters:
    ///   - identifier: What it is called.
    ///   - start: Where it begins, in points of the reference view.
    ///   - end: Where it ends.
    public final func addBoundary(withIdentifier identifier: some Hashable, from start: Point, to end: Point) {
        var path = Path()
        path.move(to: start)
        path.addLine(to: end)
        addBoundary(withIdentifier: identifier, for: path)
    }

    /// Returns the boundary of an identifier; `nil` where there is none.
    public final func boundary(withIdentifier identifier: some Hashable) -> Path? {
        boundaries.first { $0.identifier == AnyHashable(identifier) }?.path
    }

    /// Takes a boundary away. Nothing happens where there is none of that identifier.
    public final func removeBoundary(withIdentifier identifier: some Hashable) {
        guard let index = boundaries.firstIndex(where: { $0.identifier == AnyHashable(identifier) }) else { return }
        boundaries.remove(at: index)
        dynamicAnimator?.behaviorsDidChange(in: self)
    }

    /// Takes all boundaries away, but not the bounds of the reference view.
    public final func removeAllBoundaries() {
        guard !boundaries.isEmpty else { return }
        boundaries = []
        dynamicAnimator?.behaviorsDidChange(in: self)
    }

    /// What the boundaries are called, in the order in which they were added; `nil` for none.
    public final var boundaryIdentifiers: [AnyHashable]? {
        boundaries.isEmpty ? nil : boundaries.map(\.identifier)
    }

    override var movedItems: [any DynamicItem] { items }
}

/// Hears what a ``CollisionBehavior`` sees meet and part, after the items of a frame have moved. UIKit's
/// `UICollisionBehaviorDelegate`.
@MainActor public protocol CollisionBehaviorDelegate: AnyObject {
    /// Sent when two items have begun to touch.
    ///
    /// - Parameters:
    ///   - behavior: Which saw it.
    ///   - item1: The one that was added first.
    ///   - item2: The other one.
    ///   - point: Where, in points of the reference view.
    func collisionBehavior(
        _ behavior: CollisionBehavior, beganContactFor item1: any DynamicItem, with item2: any DynamicItem,
        at point: Point)

    /// Sent when two items have parted.
    func collisionBehavior(
        _ behavior: CollisionBehavior, endedContactFor item1: any DynamicItem, with item2: any DynamicItem)

    /// Sent when an item has begun to touch a boundary.
    ///
    /// - Parameters:
    ///   - behavior: Which saw it.
    ///   - item: The item.
    ///   - identifier: What the boundary is called; `nil` for the bounds of the reference view.
    ///   - point: Where, in points of the reference view.
    func collisionBehavior(
        _ behavior: CollisionBehavior, beganContactFor item: any DynamicItem,
        withBoundaryIdentifier identifier: AnyHashable?, at point: Point)

    /// Sent when an item has parted from a boundary; `nil` for the bounds of the reference view.
    func collisionBehavior(
        _ behavior: CollisionBehavior, endedContactFor item: any DynamicItem,
        withBoundaryIdentifier identifier: AnyHashable?)
}

extension CollisionBehaviorDelegate {
    /// Does nothing.
    public func collisionBehavior(
        _ behavior: CollisionBehavior, beganContactFor item1: any DynamicItem, with item2: any DynamicItem,
        at point: Point
    ) {}

    /// Does nothing.
    public func collisionBehavior(
        _ behavior: CollisionBehavior, endedContactFor item1: any DynamicItem, with item2: any DynamicItem
    ) {}

    /// Does nothing.
    public func collisionBehavior(
        _ behavior: CollisionBehavior, beganContactFor item: any DynamicItem,
        withBoundaryIdentifier identifier: AnyHashable?, at point: Point
    ) {}

    /// Does nothing.
    public func collisionBehavior(
        _ behavior: CollisionBehavior, endedContactFor item: any DynamicItem,
        withBoundaryIdentifier identifier: AnyHashable?
    ) {}
}

extension BoundaryLine {
    /// The straight lines by which a path is followed.
    static func lines(of path: Path) -> [BoundaryLine] {
        path.flattened(tolerance: 0.25).flatMap { part in
            zip(part, part.dropFirst()).compactMap { $0 == $1 ? nil : BoundaryLine(start: $0, end: $1) }
        }
    }
}
