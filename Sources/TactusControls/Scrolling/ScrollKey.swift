import TactusGeometry
import TactusPlatform
import TactusUI

/// What a key scrolls: rule SV-27.
nonisolated enum ScrollKey: Hashable, Sendable {
    /// So many lines to the right and down.
    case lines(Vector)
    /// So many pages on, of those that the content has more of.
    case pages(Double)
    /// To the beginning.
    case home
    /// To the end.
    case end

    /// How far an arrow scrolls, in points.
    static let line = 40.0
    /// How much of a page still shows on the next one, as a part of it.
    static let overlap = 0.1

    /// What a key scrolls; `nil` for a key that does not.
    init?(_ key: Key) {
        let modifiers = key.modifierFlags.intersection([.shift, .control, .alternate, .command])
        switch (key.usage, modifiers) {
        case (.keyboardUpArrow, []): self = .lines(Vector(dx: 0, dy: -1))
        case (.keyboardDownArrow, []): self = .lines(Vector(dx: 0, dy: 1))
        case (.keyboardLeftArrow, []): self = .lines(Vector(dx: -1, dy: 0))
        case (.keyboardRightArrow, []): self = .lines(Vector(dx: 1, dy: 0))
        case (.keyboardPageUp, []), (.keyboardSpacebar, .shift): self = .pages(-1)
        case (.keyboardPageDown, []), (.keyboardSpacebar, []): self = .pages(1)
        case (.keyboardHome, []): self = .home
        case (.keyboardEnd, []): self = .end
        default: return nil
        }
    }

    /// Where the content goes; the same offset when there is nothing to scroll.
    ///
    /// - Parameters:
    ///   - offset: Where it is.
    ///   - range: Where it can be.
    ///   - isPaging: Whether it rests at whole pages: then arrows turn a page too.
    /// - Returns: The offset, between the ends.
    func target(from offset: Point, in range: ScrollRange, isPaging: Bool = false) -> Point {
        let isVertical = range.vertical.canScroll
        let main = isVertical ? range.vertical : range.horizontal
        func along(_ position: Double) -> Point {
            range.limit(isVertical ? Point(x: offset.x, y: position) : Point(x: position, y: offset.y))
        }
        switch self {
        case .lines(let translation) where isPaging: return range.page(from: offset, turning: translation)
        case .lines(let translation):
            return range.limit(
                Point(
                    x: range.horizontal.canScroll ? offset.x + translation.dx * ScrollKey.line : offset.x,
                    y: range.vertical.canScroll ? offset.y + translation.dy * ScrollKey.line : offset.y))
        case .pages(let count) where isPaging:
            return range.page(from: offset, turning: Vector(dx: isVertical ? 0 : count, dy: isVertical ? count : 0))
        case .pages(let count):
            let page = main.viewport * (1 - ScrollKey.overlap)
            return along((isVertical ? offset.y : offset.x) + count * page)
        case .home: return along(main.offsets.lowerBound)
        case .end: return along(main.offsets.upperBound)
        }
    }
}

extension ScrollView {
    /// Scrolls for a key.
    ///
    /// - Returns: Whether there is content to come that way.
    final func scroll(for key: ScrollKey) -> Bool {
        guard let target = target(for: key) else { return false }
        followOn(to: target)
        return true
    }

    /// Where a key leads; `nil` when there is no content to come that way, or the view is not to be scrolled.
    final func target(for key: ScrollKey) -> Point? {
        guard isScrollEnabled else { return nil }
        let target = key.target(from: restingOffset, in: range, isPaging: isPagingEnabled)
        return target == restingOffset ? nil : target
    }
}
