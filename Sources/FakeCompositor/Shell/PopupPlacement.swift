import TactusGeometry

/// Where a popup goes: the rules of an `xdg_positioner` as a value.
///
/// Rectangles are in the units of the parent's window geometry.
struct PopupPlacement: Hashable {
    /// Which way along one axis.
    enum Direction: Int {
        case backward = -1
        case center = 0
        case forward = 1

        var opposite: Direction { Direction(rawValue: -rawValue) ?? .center }
    }

    /// What may be done along one axis when the popup does not fit.
    struct Adjustment: OptionSet, Hashable {
        let rawValue: UInt8
        static let slide = Adjustment(rawValue: 1)
        static let flip = Adjustment(rawValue: 2)
        static let resize = Adjustment(rawValue: 4)
    }

    /// The rules along one axis.
    struct Axis: Hashable {
        /// Which end of the anchor rectangle the popup hangs on.
        var anchor = Direction.center
        /// To which side of the anchor it grows.
        var gravity = Direction.center
        /// What may be done when it does not fit.
        var adjustment: Adjustment = []
        /// How far it is moved from there.
        var offset = 0
        /// Whether a flipped popup is moved the same way, and not the other way round.
        var keepsFlippedOffset = false

        /// Where the popup begins along this axis.
        fileprivate func start(anchorStart: Int, anchorLength: Int, length: Int) -> Int {
            let anchorPoint =
                switch anchor {
                case .backward: anchorStart
                case .center: anchorStart + anchorLength / 2
                case .forward: anchorStart + anchorLength
                }
            switch gravity {
            case .backward: return anchorPoint - length + offset
            case .center: return anchorPoint - length / 2 + offset
            case .forward: return anchorPoint + offset
            }
        }

        private var flipped: Axis {
            Axis(
                anchor: anchor.opposite, gravity: gravity.opposite, adjustment: adjustment,
                offset: keepsFlippedOffset ? offset : -offset)
        }

        /// Where the popup begins and how long it is, so that it lies within `bounds` if the adjustments allow it.
        fileprivate func fit(
            anchorStart: Int, anchorLength: Int, length: Int, bounds: Range<Int>?
        ) -> (start: Int, length: Int) {
            let preferred = start(anchorStart: anchorStart, anchorLength: anchorLength, length: length)
            guard let bounds else { return (preferred, length) }
            func fits(_ start: Int) -> Bool { start >= bounds.lowerBound && start + length <= bounds.upperBound }
            if fits(preferred) { return (preferred, length) }
            if adjustment.contains(.flip) {
                let other = flipped.start(anchorStart: anchorStart, anchorLength: anchorLength, length: length)
                if fits(other) { return (other, length) }
            }
            if adjustment.contains(.slide) {
                let slid = slide(preferred, length: length, bounds: bounds)
                if fits(slid) || !adjustment.contains(.resize) { return (slid, length) }
            }
            guard adjustment.contains(.resize) else { return (preferred, length) }
            let begin = max(preferred, bounds.lowerBound)
            let end = min(preferred + length, bounds.upperBound)
            return end > begin ? (begin, end - begin) : (preferred, length)
        }

        /// Moves towards the gravity's side first, so that the edge where the popup hangs stays visible longest.
        private func slide(_ start: Int, length: Int, bounds: Range<Int>) -> Int {
            let lowest = bounds.lowerBound
            let highest = bounds.upperBound - length
            return gravity == .backward ? min(max(start, lowest), highest) : max(lowest, min(start, highest))
        }
    }

    /// The popup's extent.
    var size = PixelSize.zero
    /// What the popup hangs on; `nil` until it was set.
    var anchorRect: PixelRect?
    /// The rules from left to right.
    var horizontal = Axis()
    /// The rules from top to bottom.
    var vertical = Axis()

    /// Whether it is placed anew when its surroundings change.
    var isReactive = false

    /// Whether a size and an anchor rectangle were set: without them a positioner must not be used.
    var isComplete: Bool { !size.isEmpty && anchorRect != nil }

    /// Lets flipped popups keep their offset.
    mutating func keepFlippedOffsets() {
        horizontal.keepsFlippedOffset = true
        vertical.keepsFlippedOffset = true
    }

    /// The popup's rectangle, within `bounds` when the adjustments allow it and there are any.
    func frame(within bounds: PixelRect?) -> PixelRect {
        let anchor = anchorRect ?? .zero
        let (left, width) = horizontal.fit(
            anchorStart: anchor.minX, anchorLength: anchor.width, length: size.width,
            bounds: bounds.map { $0.minX..<$0.maxX })
        let (top, height) = vertical.fit(
            anchorStart: anchor.minY, anchorLength: anchor.height, length: size.height,
            bounds: bounds.map { $0.minY..<$0.maxY })
        return PixelRect(x: left, y: top, width: width, height: height)
    }
}
