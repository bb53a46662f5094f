import TactusGeometry
import TactusUI

// What a scroll view tells those who do not see it.
extension ScrollView {
    /// How far the content is, in words; `nil` when all of it shows.
    final var spokenPosition: String? {
        let range = range
        let isVertical = range.vertical.hasMoreContent
        let axis = isVertical ? range.vertical : range.horizontal
        guard axis.hasMoreContent, axis.viewport > 0 else { return nil }
        let position = axis.limit(isVertical ? restingOffset.y : restingOffset.x)
        let room = axis.offsets.upperBound - axis.offsets.lowerBound
        guard isPagingEnabled else { return ((position - axis.offsets.lowerBound) / room).spokenPercent }
        let count = (room / axis.viewport).rounded(.up) + 1
        let page = position == axis.offsets.upperBound ? count : Paging.page(of: position, on: axis).rounded() + 1
        return "page \(page.spoken) of \(count.spoken)"
    }

    /// Scrolls as Page Down and Page Up do.
    final func turnPage(by count: Double) {
        _ = scroll(for: .pages(count))
    }

    /// Scrolls a page in a direction, and says how far it is.
    ///
    /// - Returns: Whether there was content to come that way.
    final func turnPage(to direction: AccessibilityScrollDirection) -> Bool {
        let hasScrolled =
            switch direction {
            case .next: scroll(for: .pages(1))
            case .previous: scroll(for: .pages(-1))
            case .up: scroll(by: Vector(dx: 0, dy: -1))
            case .down: scroll(by: Vector(dx: 0, dy: 1))
            case .left: scroll(by: Vector(dx: -1, dy: 0))
            case .right: scroll(by: Vector(dx: 1, dy: 0))
            }
        if hasScrolled { window?.windowScene?.application?.post(.pageScrolled(accessibilityValue)) }
        return hasScrolled
    }

    /// Scrolls by pages along one axis.
    private func scroll(by pages: Vector) -> Bool {
        guard isScrollEnabled else { return false }
        let share = 1 - ScrollKey.overlap
        let target =
            isPagingEnabled
            ? range.page(from: restingOffset, turning: pages)
            : range.limit(
                Point(
                    x: restingOffset.x + pages.dx * range.horizontal.viewport * share,
                    y: restingOffset.y + pages.dy * range.vertical.viewport * share))
        guard target != restingOffset else { return false }
        followOn(to: target)
        return true
    }

    /// What stands for a refresh control while it does not show.
    final var refreshElement: AccessibilityElement? {
        guard let refreshControl, refreshControl.isHidden else { return nil }
        return AccessibilityElement(
            .button, label: refreshControl.accessibilityLabel ?? "Refresh",
            state: AccessibilityState(isEnabled: refreshControl.isEnabled),
            frame: Rect(x: bounds.minX, y: bounds.minY, width: bounds.width, height: RefreshControl.extent)
        ) { [weak refreshControl] in
            _ = refreshControl?.accessibilityActivate()
        }
    }
}
