public import TactusGeometry
import TactusUI

extension MenuPresentation {
    /// How long a pointer or a finger rests on a row before its submenu opens.
    private static let submenuDelay = Duration.milliseconds(180)
    /// How long a pointer on its way to a submenu may rest on another row.
    private static let patience = Duration.milliseconds(300)

    // MARK: A finger that came from elsewhere

    /// A finger that is still down from opening the menu has moved.
    ///
    /// - Parameter point: Where it is, in points of the scene's content.
    public func trackFinger(at point: Point) {
        held?.moved(to: point)
        if held?.hasGoneOn == false { return }
        for (number, level) in levels.enumerated().reversed() {
            guard let place = convert(point, to: number), level.panel.bounds.contains(place) else { continue }
            return pointerMoved(to: place, in: level.panel)
        }
        pointerTimer?.invalidate()
        for level in levels { unhighlight(level) }
    }

    /// Whether the finger that holds the menu has rested since it opened.
    ///
    /// - Parameter point: Where it is, in points of the scene's content.
    /// - Returns: Whether it has.
    final func hasRested(at point: Point) -> Bool {
        held?.moved(to: point)
        return held?.hasGoneOn != true
    }

    /// A finger that is still down from opening the menu was lifted: chooses the row that it is on, unless it has
    /// rested since the menu opened. A plate that had no other room may lie under it.
    ///
    /// - Parameter point: Where it was, in points of the scene's content.
    /// - Returns: Whether it was on a row.
    @discardableResult
    public func liftFinger(at point: Point) -> Bool {
        held?.moved(to: point)
        let rested = held?.hasGoneOn == false
        held = nil
        if rested { return false }
        for (number, level) in levels.enumerated().reversed() {
            guard let place = convert(point, to: number), let row = level.panel.row(at: place) else { continue }
            choose(row, in: level.panel)
            return true
        }
        return false
    }

    // MARK: Beside the menu

    /// A touch has landed beside all plates.
    func touchedOutside(at point: Point) {
        guard let bar, let title = bar.titleNumber(at: point, in: window) else { return close() }
        if title == bar.openTitle { close() } else { bar.switchMenu(to: title) }
    }

    /// A finger that landed beside the plates has moved, or a pointer hovers there.
    func draggedOutside(to point: Point) {
        guard isOpen else { return }
        if let bar, let title = bar.titleNumber(at: point, in: window) {
            if title != bar.openTitle { bar.switchMenu(to: title) }
            return
        }
        if bar != nil { trackFinger(at: point) }
    }

    /// A finger that landed beside the plates was lifted.
    func liftedOutside(at point: Point) {
        if isOpen, bar != nil { liftFinger(at: point) }
    }

    // MARK: Rows

    /// A pointer is on a place of a plate.
    func pointerMoved(to point: Point, in panel: MenuPanel) {
        guard isOpen, let level = number(of: panel) else { return }
        if level > 0, let row = levels[level].row { levels[level - 1].panel.highlighted = row }
        let row = panel.row(at: point)
        let openRow = levels.indices.contains(level + 1) ? levels[level + 1].row : nil
        if let openRow, row != openRow, isOnItsWay(point, from: level) {
            panel.highlighted = openRow
            return schedule(after: Self.patience) { [weak self] in self?.settle(on: row, in: panel) }
        }
        settle(on: row, in: panel)
        pointerApex = point
    }

    /// A pointer has left a plate.
    func pointerLeft(_ panel: MenuPanel) {
        guard let level = number(of: panel) else { return }
        pointerTimer?.invalidate()
        unhighlight(levels[level])
    }

    private func settle(on row: Int?, in panel: MenuPanel) {
        guard isOpen, let level = number(of: panel) else { return }
        let openRow = levels.indices.contains(level + 1) ? levels[level + 1].row : nil
        if let row, row != openRow { closeSubmenus(above: level) }
        panel.highlighted = row ?? (levels.indices.contains(level + 1) ? openRow : nil)
        pointerTimer?.invalidate()
        guard let row, row != openRow, panel.rows[row].element is Menu else { return }
        schedule(after: Self.submenuDelay) { [weak self] in
            guard let self, let level = number(of: panel), panel.highlighted == row else { return }
            if panel.rows.indices.contains(row), let menu = panel.rows[row].element as? Menu {
                openSubmenu(menu, of: row, level)
            }
        }
    }

    private func schedule(after delay: Duration, _ action: @escaping () -> Void) {
        pointerTimer?.invalidate()
        pointerTimer = window.windowScene?.application?.schedule(after: delay, action)
    }

    /// The row whose submenu is open stays marked.
    private func unhighlight(_ level: MenuLevel) {
        guard let number = number(of: level.panel) else { return }
        level.panel.highlighted = levels.indices.contains(number + 1) ? levels[number + 1].row : nil
    }

    private func isOnItsWay(_ point: Point, from level: Int) -> Bool {
        guard let apex = pointerApex, let own = frame(of: level), let submenu = frame(of: level + 1) else {
            return false
        }
        let offset = Vector(dx: own.minX, dy: own.minY)
        return SafeTriangle(from: apex + offset, to: submenu).contains(point + offset)
    }

    // MARK: Places

    /// Where a plate is, in points of the scene that the menu opens in; `nil` while the system has not said.
    private func frame(of number: Int) -> Rect? {
        let level = levels[number]
        guard let popup = level.popup else {
            return level.panel.frame.offsetBy(dx: window.frame.minX, dy: window.frame.minY)
        }
        guard var origin = popup.frame?.origin else { return nil }
        if number > 0, !popup.isInsideScene, let parent = levels[number - 1].popup, !parent.isInsideScene {
            guard let below = frame(of: number - 1) else { return nil }
            let margin = Double(margin)
            origin = origin + Vector(dx: below.minX - margin, dy: below.minY - margin)
        }
        let panel = level.panel.frame
        return Rect(origin: origin + Vector(dx: panel.minX, dy: panel.minY), size: panel.size)
    }

    private func convert(_ point: Point, to number: Int) -> Point? {
        guard let frame = frame(of: number) else { return nil }
        return Point(x: point.x + window.frame.minX - frame.minX, y: point.y + window.frame.minY - frame.minY)
    }
}
