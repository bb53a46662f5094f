import TactusGeometry

extension View {
    /// The parts of a view's position and size that change when its superview's size does.
    nonisolated public struct AutoresizingMask: OptionSet, Hashable, Sendable {
        /// One bit each.
        public let rawValue: UInt8

        /// Creates a mask from its bits.
        public init(rawValue: UInt8) { self.rawValue = rawValue }

        /// The distance from the superview's left edge.
        public static let flexibleLeftMargin = AutoresizingMask(rawValue: 1 << 0)
        /// The width.
        public static let flexibleWidth = AutoresizingMask(rawValue: 1 << 1)
        /// The distance from the superview's right edge.
        public static let flexibleRightMargin = AutoresizingMask(rawValue: 1 << 2)
        /// The distance from the superview's upper edge.
        public static let flexibleTopMargin = AutoresizingMask(rawValue: 1 << 3)
        /// The height.
        public static let flexibleHeight = AutoresizingMask(rawValue: 1 << 4)
        /// The distance from the superview's lower edge.
        public static let flexibleBottomMargin = AutoresizingMask(rawValue: 1 << 5)

        /// Returns where a view comes to lie.
        ///
        /// What the superview gained or lost is shared among what is flexible, in proportion to what it was; evenly
        /// where all of it was nothing. With nothing flexible the view stays where it is.
        ///
        /// - Parameters:
        ///   - frame: Where it is.
        ///   - old: The superview's size until now.
        ///   - new: The superview's size from now on.
        /// - Returns: Its new place, in the superview's coordinate space.
        func frame(_ frame: Rect, from old: Size, to new: Size) -> Rect {
            let (x, width) = Self.share(
                new.width - old.width, before: frame.minX, extent: frame.width, after: old.width - frame.maxX,
                flexible: (contains(.flexibleLeftMargin), contains(.flexibleWidth), contains(.flexibleRightMargin)))
            let (y, height) = Self.share(
                new.height - old.height, before: frame.minY, extent: frame.height, after: old.height - frame.maxY,
                flexible: (contains(.flexibleTopMargin), contains(.flexibleHeight), contains(.flexibleBottomMargin)))
            return Rect(x: x, y: y, width: width, height: height)
        }

        private static func share(
            _ gain: Double, before: Double, extent: Double, after: Double,
            flexible: (before: Bool, extent: Bool, after: Bool)
        ) -> (place: Double, extent: Double) {
            let parts = [(before, flexible.before), (extent, flexible.extent), (after, flexible.after)]
            let flexibleParts = parts.filter(\.1).map { max($0.0, 0) }
            guard gain != 0, !flexibleParts.isEmpty else { return (before, extent) }
            let sum = flexibleParts.reduce(0, +)
            func grown(_ part: Double, _ isFlexible: Bool) -> Double {
                guard isFlexible else { return part }
                return part + gain * (sum > 0 ? max(part, 0) / sum : 1 / Double(flexibleParts.count))
            }
            return (grown(before, flexible.before), max(grown(extent, flexible.extent), 0))
        }
    }

    /// What of the view's place gives way when its superview gets another size: nothing by default, so that the view
    /// stays as far from the upper left corner as it is, and as large. Left and right are not mirrored.
    ///
    /// It is done at once when the superview's ``bounds`` change. Views that constraints place pay no heed to it.
    public final var autoresizingMask: AutoresizingMask {
        get { layoutState?.mask ?? [] }
        set { if newValue != autoresizingMask { madeLayoutState.mask = newValue } }
    }

    /// Whether the subviews follow their ``autoresizingMask`` when this view gets another size. `true` by default.
    public final var autoresizesSubviews: Bool {
        get { layoutState?.autoresizesSubviews ?? true }
        set { if newValue != autoresizesSubviews { madeLayoutState.autoresizesSubviews = newValue } }
    }

    /// Whether the view's place gives way when its superview gets another size.
    final var followsSuperview: Bool {
        guard let layoutState else { return false }
        return !layoutState.mask.isEmpty && layoutState.translatesMask
    }
}

/// A view with another size, whose subviews are following it.
struct ResizedView {
    let view: View
    /// Where it was, and how large.
    let old: ViewGeometry
    private let size: Size
    private var rest: ArraySlice<View>

    /// Begins with the subviews of a view that has its new size.
    init(_ view: View, from old: ViewGeometry) {
        self.view = view
        self.old = old
        size = view.geometry.bounds.size
        rest = size != old.bounds.size && view.autoresizesSubviews ? view.children[...] : []
    }

    /// Returns the next subview that follows, and the place that it gets; `nil` when there is none.
    mutating func next() -> (view: View, box: Rect)? {
        while let child = rest.popFirst() {
            guard child.followsSuperview else { continue }
            let box = Rect(origin: child.geometry.position, size: child.geometry.bounds.size)
            return (child, child.autoresizingMask.frame(box, from: old.bounds.size, to: size))
        }
        return nil
    }
}
