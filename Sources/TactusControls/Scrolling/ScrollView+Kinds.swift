import TactusUI

extension ScrollView {
    /// How fast content slows down that was let go: what is left of its speed after a millisecond.
    nonisolated public struct DecelerationRate: RawRepresentable, Hashable, Sendable {
        /// The part of the speed that is left after a millisecond: more than 0 and less than 1.
        public let rawValue: Double

        /// Creates a rate. A thousand points per second with a rate of 0.998 go 494 points.
        ///
        /// - Parameter rawValue: What is left of the speed after a millisecond: more than 0 and less than 1.
        public init(rawValue: Double) {
            precondition(
                rawValue > 0 && rawValue < 1, "a deceleration rate must lie between 0 and 1, not be \(rawValue)")
            self.rawValue = rawValue
        }

        /// For content to leaf through: 0.998.
        public static let normal = DecelerationRate(rawValue: 0.998)
        /// For content that comes to rest quickly: 0.99.
        public static let fast = DecelerationRate(rawValue: 0.99)
    }

    /// Whether what covers the scene counts as room around the content.
    nonisolated public enum ContentInsetAdjustmentBehavior: Hashable, Sendable {
        /// Along the axes that can be scrolled, or always bounce. In a page of a container whose root view it is, or
        /// the hindmost view in that, also above and below content that fits, so that no bar covers it.
        case automatic
        /// Along the axes that can be scrolled, or always bounce.
        case scrollableAxes
        /// Never.
        case never
        /// Along both axes.
        case always

        /// The edges away from which content can be scrolled.
        var safeEdges: RectEdge {
            switch self {
            case .automatic, .scrollableAxes: [.top, .bottom]
            case .never: []
            case .always: .all
            }
        }
    }

    /// Decides what happens to a drag, or to moving content, at the end of the content.
    nonisolated public enum NestedScrollHandoff: Hashable, Sendable {
        /// The content bounces, or rests.
        case none
        /// The next scroll view around it that has somewhere to go that way moves on, with the same fingers or with
        /// what is left of the speed. Where there is none, the content bounces.
        case atEdge
    }

    /// Decides when scrolling ends editing in the window, and so hides the on-screen keyboard.
    nonisolated public enum KeyboardDismissMode: Hashable, Sendable {
        /// Not at all.
        case none
        /// When a drag begins.
        case onDrag
        /// When a finger draws it away: what is docked at the lower edge follows the finger that drags the content down
        /// to it, and goes when the finger is lifted there or on its way down. A keyboard of the compositor cannot
        /// follow: it goes when the finger comes to the lower edge of the window.
        case interactive
    }
}
