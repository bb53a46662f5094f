public import TactusGeometry
import TactusUI

extension View {
    /// How a picture of one size is fitted into a view of another.
    nonisolated public enum ContentMode: Hashable, Sendable, CaseIterable {
        /// Stretched to fill the bounds, whatever becomes of its proportions.
        case scaleToFill
        /// As large as all of it fits, in the middle.
        case scaleAspectFit
        /// As small as it covers the bounds, in the middle; what is beyond them is cut off.
        case scaleAspectFill
        /// In its own size, in the middle.
        case center
        /// In its own size, at the middle of the upper edge.
        case top
        /// In its own size, at the middle of the lower edge.
        case bottom
        /// In its own size, at the middle of the left edge.
        case left
        /// In its own size, at the middle of the right edge.
        case right
        /// In its own size, in the upper left corner.
        case topLeft
        /// In its own size, in the upper right corner.
        case topRight
        /// In its own size, in the lower left corner.
        case bottomLeft
        /// In its own size, in the lower right corner.
        case bottomRight

        /// Returns the rectangle in which a picture is drawn.
        ///
        /// - Parameters:
        ///   - size: Its own size.
        ///   - bounds: What it is fitted into.
        /// - Returns: The rectangle that it fills; `bounds` for a picture of no size.
        public func rect(for size: Size, in bounds: Rect) -> Rect {
            guard size.width > 0, size.height > 0 else { return bounds }
            let ratios = (bounds.width / size.width, bounds.height / size.height)
            let ratio: Double
            switch self {
            case .scaleToFill: return bounds
            case .scaleAspectFit: ratio = min(ratios.0, ratios.1)
            case .scaleAspectFill: ratio = max(ratios.0, ratios.1)
            default: ratio = 1
            }
            let width = size.width * ratio
            let height = size.height * ratio
            let (across, down) = shares
            return Rect(
                x: bounds.minX + (bounds.width - width) * across, y: bounds.minY + (bounds.height - height) * down,
                width: width, height: height)
        }

        /// Which share of the room that is left is at the left of the picture, and which above it.
        private var shares: (across: Double, down: Double) {
            switch self {
            case .scaleToFill, .scaleAspectFit, .scaleAspectFill, .center: (0.5, 0.5)
            case .top: (0.5, 0)
            case .bottom: (0.5, 1)
            case .left: (0, 0.5)
            case .right: (1, 0.5)
            case .topLeft: (0, 0)
            case .topRight: (1, 0)
            case .bottomLeft: (0, 1)
            case .bottomRight: (1, 1)
            }
        }
    }
}
