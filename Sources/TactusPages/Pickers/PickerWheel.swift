import Glibc
import TactusControls
import TactusGeometry
import TactusGraphics
import TactusPlatform
import TactusUI

/// A wheel of a picker: a scroll view that rests on rows, and shows those that are near as if they lay on a drum.
final class PickerWheel: ScrollView, ScrollViewDelegate {
    private unowned let picker: PickerView
    private let component: Int
    private var labels: [Int: PickerRow] = [:]
    private var spares: [PickerRow] = []
    private var wantedHeight: Double?
    /// The row that the user's wheel is coming to, until the delegate was told.
    private var awaited: Int?
    private var isPlacing = false

    var rowCount = 0

    init(of picker: PickerView, component: Int) {
        self.picker = picker
        self.component = component
        super.init(frame: .zero)
        name = "wheel"
        showsVerticalScrollIndicator = false
        decelerationRate = .fast
        contentInsetAdjustmentBehavior = .never
        alwaysBounceVertical = true
        delegate = self
        let tap = TapGestureRecognizer()
        tap.name = "choose row"
        tap.addAction { [weak self] tap in self?.tapped(tap.location(in: self)) }
        addGestureRecognizer(tap)
    }

    /// The height of a row, in points.
    var rowHeight: Double { picker.rowHeight(of: wantedHeight) }
    private var height: Double { rowHeight }
    private var place: Double { height > 0 ? (contentOffset.y + contentInset.top) / height : 0 }

    /// The row in the middle, or that it is coming to.
    private(set) var selectedRow = -1

    func reload() {
        selectedRow = rowCount == 0 ? -1 : min(max(selectedRow, 0), rowCount - 1)
        awaited = nil
        for label in labels.values { label.removeFromSuperview() }
        (labels, spares) = ([:], [])
        accessibilityLabel = picker.delegate?.pickerView(picker, labelForComponent: component)
        wantedHeight = picker.delegate?.pickerView(picker, rowHeightForComponent: component)
        setNeedsLayout()
    }

    /// Turns to a row.
    func select(_ row: Int, animated: Bool, byUser: Bool) {
        guard rowCount > 0 else { return }
        let row = min(max(row, 0), rowCount - 1)
        let isOther = row != selectedRow
        selectedRow = row
        guard bounds.height > 0 else { return setNeedsLayout() }
        setContentOffset(offset(of: row), animated: animated && window != nil)
        if byUser, isOther { tell(row) }
    }

    private func tell(_ row: Int) {
        awaited = nil
        picker.delegate?.pickerView(picker, didSelectRow: row, inComponent: component)
    }

    private func offset(of row: Int) -> Point { Point(x: 0, y: Double(row) * height - contentInset.top) }

    // MARK: Scrolling

    func scrollViewDidScroll(_ scrollView: ScrollView) { showRows() }

    func scrollViewWillEndDragging(
        _ scrollView: ScrollView, withVelocity velocity: Vector, targetContentOffset: inout Point
    ) {
        guard rowCount > 0, height > 0 else { return }
        let row = Int(((targetContentOffset.y + contentInset.top) / height).rounded())
        selectedRow = min(max(row, 0), rowCount - 1)
        awaited = selectedRow
        targetContentOffset = offset(of: selectedRow)
    }

    func scrollViewDidEndDragging(_ scrollView: ScrollView, willDecelerate: Bool) { if !willDecelerate { rest() } }

    func scrollViewDidEndDecelerating(_ scrollView: ScrollView) { rest() }

    /// The wheel stands still after a finger: on a row, whatever it was stopped by.
    private func rest() {
        guard rowCount > 0 else { return }
        let row = min(max(Int(place.rounded()), 0), rowCount - 1)
        if abs(place - Double(row)) > 0.01 { setContentOffset(offset(of: row), animated: true) }
        guard awaited != nil || row != selectedRow else { return }
        selectedRow = row
        tell(row)
    }

    private func tapped(_ point: Point) {
        let way = point.y - bounds.midY
        let radius = drumRadius
        guard abs(way) < radius, rowCount > 0 else { return }
        let row = Int((place + asin(way / radius) * radius / height).rounded())
        select(row, animated: true, byUser: true)
    }

    // MARK: What shows

    override class var nonDrawingClass: View.Type? { PickerWheel.self }

    /// The radius of the drum: its half is as high as the wheel.
    private var drumRadius: Double { max(bounds.height / 2, 1) * 1.05 }

    override func layoutSubviews() {
        super.layoutSubviews()
        let inset = (bounds.height - height) / 2
        let size = Size(width: bounds.width, height: Double(rowCount) * height)
        if contentInset.top != inset || contentSize != size {
            isPlacing = true
            contentInset = Insets(top: inset, left: 0, bottom: inset, right: 0)
            contentSize = size
            isPlacing = false
            if rowCount > 0, !isDragging, !isDecelerating { contentOffset = offset(of: max(selectedRow, 0)) }
        }
        showRows()
    }

    private func showRows() {
        guard !isPlacing, height > 0, bounds.height > 0 else { return }
        let reach = Int((drumRadius * .pi / 2 / height).rounded(.up))
        let middle = place
        let first = max(Int(middle.rounded()) - reach, 0)
        let last = min(Int(middle.rounded()) + reach, rowCount - 1)
        let shown = first <= last ? Array(first...last) : []
        for (row, label) in labels where !shown.contains(row) {
            label.isHidden = true
            spares.append(label)
            labels[row] = nil
        }
        for row in shown { place(label(for: row), row: row, from: middle) }
    }

    private func label(for row: Int) -> PickerRow {
        if let label = labels[row] { return label }
        let label = spares.popLast() ?? PickerRow()
        if label.superview == nil { addSubview(label) }
        label.isHidden = false
        labels[row] = label
        let (picker, component) = (picker, component)
        label.show(
            picker.delegate?.pickerView(picker, viewForRow: row, forComponent: component, reusing: label.content)
        ) { picker.delegate?.pickerView(picker, titleForRow: row, forComponent: component) ?? "" }
        return label
    }

    /// Lays a row on the drum, as many rows from its front as it is from the middle.
    private func place(_ label: PickerRow, row: Int, from middle: Double) {
        let angle = (Double(row) - middle) * height / drumRadius
        guard abs(angle) < .pi / 2 - 0.1 else { return label.isHidden = true }
        label.isHidden = false
        label.bounds.size = Size(width: max(bounds.width - 8, 0), height: height)
        label.center = Point(x: bounds.midX, y: bounds.midY + sin(angle) * drumRadius)
        label.transform = Transform(scaleX: 1, y: cos(angle))
        label.alpha = max(1 - abs(angle) * 0.62, 0)
        label.isChosen = abs(Double(row) - middle) < 0.5
    }

    // MARK: Keys and assistive tools

    override var canBecomeFocused: Bool { rowCount > 0 }
    override var canBecomeFirstResponder: Bool { canBecomeFocused }

    override func handleKey(_ key: Key, isRepetition: Bool) -> KeyUse {
        guard key.modifierFlags.isDisjoint(with: [.control, .alternate, .command, .shift]) else {
            return super.handleKey(key, isRepetition: isRepetition)
        }
        let isMirrored = effectiveLayoutDirection == .rightToLeft
        switch key.usage {
        case .keyboardUpArrow: turn(by: -1)
        case .keyboardDownArrow: turn(by: 1)
        case .keyboardPageUp: turn(by: -5)
        case .keyboardPageDown: turn(by: 5)
        case .keyboardHome: turn(by: -rowCount)
        case .keyboardEnd: turn(by: rowCount)
        case .keyboardLeftArrow: return picker.moveFocus(from: self, by: isMirrored ? 1 : -1) ? .used : .keepsFocus
        case .keyboardRightArrow: return picker.moveFocus(from: self, by: isMirrored ? -1 : 1) ? .used : .keepsFocus
        default: return super.handleKey(key, isRepetition: isRepetition)
        }
        return .usedRepeatedly
    }

    private func turn(by count: Int) {
        window?.showsFocus = true
        select(selectedRow + count, animated: true, byUser: true)
    }

    override var standardAccessibility: AccessibilityDescription {
        AccessibilityDescription(
            .slider,
            value: rowCount > 0
                ? picker.delegate?.pickerView(picker, titleForRow: max(selectedRow, 0), forComponent: component) : nil,
            isElement: true)
    }

    override func accessibilityIncrement() { select(selectedRow + 1, animated: false, byUser: true) }
    override func accessibilityDecrement() { select(selectedRow - 1, animated: false, byUser: true) }
}
