import TactusControls
import TactusGeometry
import TactusPlatform
import TactusUI

// Keys, as on the desktop: arrows move a mark, Shift selects on the way, Space selects, Return means the item.
extension CollectionView {
    /// Whether a cell shows the mark.
    final func marks(_ cell: CollectionCell) -> Bool {
        allowsSelection && cell.item == mark && mark != nil && isFocused
    }

    /// Draws the cell anew that the mark is on, or was.
    final func showMark(formerly old: Int? = nil) {
        for item in [old, mark] { item.flatMap { shown[$0] }?.changeState() }
    }

    final func handleItemKey(_ key: Key, isRepetition: Bool) -> KeyUse {
        guard allowsSelection, geometry.numberOfItems > 0, key.modifierFlags.isDisjoint(with: [.alternate, .command])
        else { return .unused }
        if let item = mark ?? shown.keys.min(), !isAsSaid(geometry.section(of: item)) { return .used }
        let isControl = key.modifierFlags.contains(.control)
        if let usage = key.usage, let target = target(of: usage) {
            guard target != mark else { return .unused }
            move(to: target, selecting: key.modifierFlags.contains(.shift), isControl: isControl)
            return .usedRepeatedly
        }
        guard !isRepetition else { return .unused }
        switch key.usage {
        case .keyboardA where isControl && selectsSeveral:
            choose(selecting(Array(0..<geometry.numberOfItems), adding: true))
            return .used
        case .keyboardEscape: return escape()
        case .keyboardSpacebar: return choose(toggling: true, isControl: isControl)
        case .keyboardReturnOrEnter where !isControl: return choose(toggling: false, isControl: false)
        default: return .unused
        }
    }

    /// Cancels what fingers do with items, or takes the selection of several back.
    private func escape() -> KeyUse {
        if gestures?.cancelAll() == true { return .used }
        guard selectsSeveral, !selection.isEmpty else { return .unused }
        choose(SelectionChange(deselected: selection.sorted()))
        return .used
    }

    private func choose(toggling: Bool, isControl: Bool) -> KeyUse {
        guard selectsItems, let mark,
            collectionDelegate?.collectionView(self, shouldHighlightItemAt: geometry.path(of: mark)) ?? true
        else { return .unused }
        window?.showsFocus = true
        scroll(to: mark, .none, animated: false)
        guard toggling else {
            if !selection.contains(mark) { choose(selecting([mark], adding: false)) }
            if !isEditing { perform(mark) }
            return .used
        }
        rangeStart = mark
        if selectsSeveral, selection.contains(mark) {
            choose(SelectionChange(deselected: [mark]))
        } else {
            choose(selecting([mark], adding: selectsSeveral))
        }
        return .used
    }

    private func move(to target: Int, selecting isSelecting: Bool, isControl: Bool) {
        let old = mark
        mark = target
        window?.showsFocus = true
        scroll(to: target, .none, animated: false)
        if isSelecting, selectsSeveral {
            let start = rangeStart ?? old ?? target
            rangeStart = start
            choose(selecting(Array(min(start, target)...max(start, target)), adding: false))
        } else if selectionFollowsFocus, selectsItems, !isControl {
            rangeStart = target
            choose(selecting([target], adding: false))
        } else if !isControl {
            rangeStart = target
        }
        showMark(formerly: old)
    }

    /// The item that a key leads to from the marked one; `nil` for keys that lead nowhere.
    private func target(of usage: KeyUsage) -> Int? {
        let last = geometry.numberOfItems - 1
        guard let mark, mark <= last else {
            let first = selection.min() ?? shown.keys.min() ?? 0
            return usage.movesMark ? first : nil
        }
        switch usage {
        case .keyboardLeftArrow: return sideways(from: mark, on: isMirrored)
        case .keyboardRightArrow: return sideways(from: mark, on: !isMirrored)
        case .keyboardUpArrow: return geometry.isHorizontal ? beside(mark, -1) : along(from: mark, on: false)
        case .keyboardDownArrow: return geometry.isHorizontal ? beside(mark, 1) : along(from: mark, on: true)
        case .keyboardHome: return 0
        case .keyboardEnd: return last
        case .keyboardPageUp: return page(from: mark, on: false)
        case .keyboardPageDown: return page(from: mark, on: true)
        default: return nil
        }
    }

    /// The item that lies to a side, the one where reading ends or the other.
    private func sideways(from item: Int, on isOn: Bool) -> Int? {
        geometry.isHorizontal ? along(from: item, on: isOn) : beside(item, isOn ? 1 : -1)
    }

    /// The next item, where items are side by side across the way that the content scrolls.
    private func beside(_ item: Int, _ step: Int) -> Int? {
        let section = geometry.section(of: item)
        let neighbour = min(max(item + step, 0), geometry.numberOfItems - 1)
        let frame = geometry.laidFrame(ofItem: item)
        guard geometry.isOrthogonal(section) || frame.width < geometry.laidBox(ofSection: section).width - 1 else {
            return nil
        }
        return neighbour
    }

    /// The item above or below, where the content scrolls sideways before or behind: the one that is nearest to the
    /// middle of this one.
    private func along(from item: Int, on isOn: Bool) -> Int {
        let section = geometry.section(of: item)
        let (place, bounds) = (laidOnPage(item), laidBounds)
        let middle = geometry.isOrthogonal(section) ? bounds.midX : place.midX
        let step = isOn ? 1 : -1
        if !geometry.isOrthogonal(section) {
            // Most often it lies in the next stretch of the section.
            let reach = max(place.height, 1) * 3 + 200
            let area = Rect(
                x: bounds.minX, y: isOn ? place.maxY + 0.01 : place.minY - reach, width: bounds.width,
                height: reach - 0.02)
            let items = geometry.items(of: section, in: geometry.shown(area)).filter {
                let frame = geometry.laidFrame(ofItem: $0)
                return isOn ? frame.minY >= place.maxY - 0.5 : frame.maxY <= place.minY + 0.5
            }
            let nearest = items.min { distance(of: $0, middle, place) < distance(of: $1, middle, place) }
            if let nearest { return nearest }
        }
        // Else in the next section that has items.
        var next = section + step
        while geometry.parts.indices.contains(next), geometry.parts[next].count == 0 { next += step }
        guard geometry.parts.indices.contains(next) else { return item }
        let items = geometry.items(of: next)
        return isOn ? items.lowerBound : items.upperBound - 1
    }

    private func distance(of item: Int, _ middle: Double, _ place: Rect) -> Double {
        let frame = geometry.laidFrame(ofItem: item)
        let sideways =
            frame.minX <= middle && middle <= frame.maxX ? 0 : min(abs(frame.minX - middle), abs(frame.maxX - middle))
        return sideways + min(abs(frame.minY - place.maxY), abs(place.minY - frame.maxY))
    }

    private func page(from item: Int, on isOn: Bool) -> Int {
        let bounds = laidBounds
        let height = bounds.height - laidInset.vertical
        let goal = laidOnPage(item).midY + (isOn ? height : -height)
        var next = item
        // By estimates where cells are measured; at least one item on.
        for section in geometry.sections(from: max(goal, 0), to: max(goal, 0) + 1) {
            let area = Rect(x: bounds.minX, y: goal, width: bounds.width, height: 1)
            if let found = geometry.items(of: section, in: geometry.shown(area)).first { next = found }
        }
        if goal <= 0 { next = 0 }
        if goal >= geometry.height { next = geometry.numberOfItems - 1 }
        return next == item ? along(from: item, on: isOn) : next
    }

    // MARK: In words

    /// How many items are side by side in what shows, where the content scrolls sideways one below the other.
    final var columnsInView: Int {
        guard let item = shown.keys.min() else { return 1 }
        let section = geometry.section(of: item)
        let frame = geometry.laidFrame(ofItem: item)
        guard !geometry.isOrthogonal(section), frame.width > 0 else { return geometry.isOrthogonal(section) ? 2 : 1 }
        return max(Int((geometry.laidBox(ofSection: section).width + 0.5) / frame.width), 1)
    }

    /// Which items show, in words; `nil` for none.
    final var spokenItems: String? {
        guard let first = shown.keys.min(), let last = shown.keys.max() else { return nil }
        let columns = columnsInView
        let isHorizontal = geometry.isHorizontal
        let word = columns > 1 || isHorizontal ? "item" : "row"
        let numbers = first == last ? "\(word) \(first + 1)" : "\(word)s \(first + 1) to \(last + 1)"
        return "\(numbers) of \(geometry.numberOfItems)"
            + (columns > 1 ? ", \(columns) \(isHorizontal ? "rows" : "columns")" : "")
    }
}

extension KeyUsage {
    nonisolated fileprivate var movesMark: Bool {
        let keys: [KeyUsage] = [
            .keyboardLeftArrow, .keyboardRightArrow, .keyboardUpArrow, .keyboardDownArrow, .keyboardHome, .keyboardEnd,
            .keyboardPageUp, .keyboardPageDown,
        ]
        return keys.contains(self)
    }
}
