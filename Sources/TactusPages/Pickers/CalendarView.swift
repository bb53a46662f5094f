import TactusControls
import TactusGeometry
import TactusGraphics
import TactusPlatform
import TactusUI

/// A month of days to choose from, with a way to the months beside it.
final class CalendarView: View {
    var names: CalendarNames { didSet { namesDidChange() } }
    /// The day that is chosen.
    var selected: CalendarDate { didSet { if selected != oldValue { selectedDidChange(from: oldValue) } } }
    /// The days that can be chosen.
    var range: ClosedRange<CalendarDate> { didSet { updateButtons() } }
    /// Called with the day that the user chose.
    var onSelect: (CalendarDate) -> Void = { _ in }
    /// The day that is marked as the present one; `nil` for none.
    var today: CalendarDate? { didSet { setNeedsLayout() } }

    private(set) var month: CalendarDate { didSet { if month != oldValue { monthDidChange() } } }
    private let title = Label()
    private let earlier = Button(icon: .chevronLeft, style: .plain)
    private let later = Button(icon: .chevronRight, style: .plain)
    private let weekdayLabels = (0..<7).map { _ in Label() }
    private let dayLabels = (0..<31).map { _ in Label() }
    private var pressed: CalendarDate? { didSet { if pressed != oldValue { setNeedsDisplay() } } }

    private static let headerHeight = 44.0
    private static let weekdayHeight = 24.0
    private static let rowHeight = 40.0

    init(names: CalendarNames, selected: CalendarDate, range: ClosedRange<CalendarDate>) {
        (self.names, self.selected, self.range) = (names, selected, range)
        month = selected.firstOfMonth
        super.init(frame: .zero)
        name = "calendar"
        title.font = .preferred(.headline)
        for (button, label, step) in [(earlier, "Earlier month", -1), (later, "Later month", 1)] {
            button.accessibilityLabel = label
            button.addAction(for: .primaryActionTriggered) { [unowned self] _ in show(months: step) }
            addSubview(button)
        }
        addSubview(title)
        for label in weekdayLabels + dayLabels {
            label.textAlignment = .center
            label.adjustsFontSizeToFitWidth = true
            label.minimumScaleFactor = 0.5
            label.accessibilityElementsHidden = true
            addSubview(label)
        }
        for label in weekdayLabels {
            label.font = .preferred(.caption1)
            label.textColor = .secondaryLabel
        }
        for (direction, step) in [(SwipeGestureRecognizer.Direction.left, 1), (.right, -1)] {
            let swipe = SwipeGestureRecognizer()
            swipe.direction = direction
            swipe.addAction { [weak self] _ in
                if let self { show(months: isMirrored ? -step : step) }
            }
            addGestureRecognizer(swipe)
        }
        monthDidChange()
    }

    override class var nonDrawingClass: View.Type? { nil }
    private var isMirrored: Bool { effectiveLayoutDirection == .rightToLeft }

    // MARK: What shows

    private func namesDidChange() {
        monthDidChange()
    }

    private func selectedDidChange(from old: CalendarDate) {
        if selected.firstOfMonth != old.firstOfMonth { month = selected.firstOfMonth }
        setNeedsLayout()
        setNeedsDisplay()
    }

    private func monthDidChange() {
        title.text = "\(names.months[month.month - 1]) \(month.year)"
        updateButtons()
        setNeedsLayout()
        setNeedsDisplay()
    }

    private func updateButtons() {
        setNeedsLayout()
        earlier.isEnabled = month > range.lowerBound
        later.isEnabled = month.adding(months: 1) <= range.upperBound
    }

    private func show(months step: Int) {
        let next = month.adding(months: step)
        guard next <= range.upperBound, next + (next.daysInMonth - 1) >= range.lowerBound else { return }
        month = next
    }

    /// The day in the first place of the first row.
    private var firstShown: CalendarDate { month - (month.weekday - names.firstWeekday + 7) % 7 }
    private var gridTop: Double { Self.headerHeight + Self.weekdayHeight }
    private var cell: Size {
        Size(width: bounds.width / 7, height: max((bounds.height - gridTop) / 6, 1))
    }

    override func sizeThatFits(_ size: Size) -> Size {
        Size(width: min(max(size.width, 0), 400), height: gridTop + 6 * Self.rowHeight)
    }

    override func layoutSubviews() {
        let side = Self.headerHeight
        let width = title.intrinsicContentSize.width
        (earlier.icon, later.icon) = isMirrored ? (.chevronRight, .chevronLeft) : (.chevronLeft, .chevronRight)
        func lay(_ view: View, _ frame: Rect) { view.frame = isMirrored ? frame.mirrored(in: bounds) : frame }
        lay(title, Rect(x: 12, y: 0, width: min(width, max(bounds.width - 2 * side - 12, 0)), height: side))
        lay(later, Rect(x: bounds.width - side, y: 0, width: side, height: side))
        lay(earlier, Rect(x: bounds.width - 2 * side, y: 0, width: side, height: side))
        for (index, label) in weekdayLabels.enumerated() {
            label.text = names.shortWeekdays[(names.firstWeekday + index) % 7]
            lay(label, Rect(x: Double(index) * cell.width, y: side, width: cell.width, height: Self.weekdayHeight))
        }
        for (index, label) in dayLabels.enumerated() {
            label.isHidden = index >= month.daysInMonth
            if !label.isHidden { layOut(label, month + index) }
        }
    }

    private func frame(of day: CalendarDate) -> Rect? {
        let index = day.dayNumber - firstShown.dayNumber
        guard (0..<42).contains(index) else { return nil }
        let column = isMirrored ? 6 - index % 7 : index % 7
        return Rect(
            x: Double(column) * cell.width, y: gridTop + Double(index / 7) * cell.height, width: cell.width,
            height: cell.height)
    }

    private func day(at point: Point) -> CalendarDate? {
        guard point.y >= gridTop, bounds.contains(point) else { return nil }
        let column = min(Int(point.x / cell.width), 6)
        let day = firstShown + (Int((point.y - gridTop) / cell.height) * 7 + (isMirrored ? 6 - column : column))
        return day.firstOfMonth == month && range.contains(day) ? day : nil
    }

    private func layOut(_ label: Label, _ day: CalendarDate) {
        guard let box = frame(of: day) else { return }
        let isChosen = day == selected
        label.text = "\(day.day)"
        label.font = .preferred(isChosen || day == today ? .headline : .body)
        label.font.hasMonospacedDigits = true
        label.textColor =
            isChosen
            ? tintColor.plateShade(in: traitCollection.colors).contrastingTextColor
            : !range.contains(day) ? .quaternaryLabel : day == today ? .tintColor : .label
        label.alpha = range.contains(day) ? 1 : 0.5
        label.frame = box
    }

    override func draw(_ rect: Rect, in canvas: Canvas) {
        let plate = tintColor.plateShade(in: canvas.colorTraits)
        for (day, color) in [(pressed, Color.tertiarySystemFill), (selected, plate)] {
            guard let day, day.firstOfMonth == month, let box = frame(of: day) else { continue }
            let side = min(box.width, box.height) - 2
            let disc = Rect(x: box.midX - side / 2, y: box.midY - side / 2, width: side, height: side)
            guard !disc.isEmpty else { continue }
            canvas.fill(Path(ovalIn: disc), with: color)
            if day == selected, isFocused { FocusRing.draw(in: disc, cornerRadius: side / 2, on: canvas) }
        }
    }

    override func tintColorDidChange() {
        super.tintColorDidChange()
        setNeedsLayout()
    }

    override func traitCollectionDidChange(_ previous: TraitCollection) {
        super.traitCollectionDidChange(previous)
        setNeedsLayout()
        setNeedsDisplay()
    }

    // MARK: Fingers and keys

    override func touchesBegan(_ touches: Set<Touch>, with event: Event?) { press(touches) }
    override func touchesMoved(_ touches: Set<Touch>, with event: Event?) { press(touches) }

    override func touchesEnded(_ touches: Set<Touch>, with event: Event?) {
        press(touches)
        if let pressed { choose(pressed) }
        pressed = nil
    }

    override func touchesCancelled(_ touches: Set<Touch>, with event: Event?) { pressed = nil }

    private func press(_ touches: Set<Touch>) {
        pressed = touches.first.flatMap { day(at: $0.location(in: self)) }
    }

    private func choose(_ day: CalendarDate) {
        let day = min(max(day, range.lowerBound), range.upperBound)
        guard day != selected else { return }
        selected = day
        onSelect(day)
    }

    override var canBecomeFocused: Bool { true }
    override var canBecomeFirstResponder: Bool { true }

    override func handleKey(_ key: Key, isRepetition: Bool) -> KeyUse {
        guard key.modifierFlags.isDisjoint(with: [.control, .alternate, .command, .shift]) else { return .unused }
        let day: CalendarDate
        switch key.usage {
        case .keyboardLeftArrow: day = selected + (isMirrored ? 1 : -1)
        case .keyboardRightArrow: day = selected + (isMirrored ? -1 : 1)
        case .keyboardUpArrow: day = selected - 7
        case .keyboardDownArrow: day = selected + 7
        case .keyboardPageUp: day = selected.adding(months: -1)
        case .keyboardPageDown: day = selected.adding(months: 1)
        case .keyboardHome: day = selected.firstOfMonth
        case .keyboardEnd: day = selected.firstOfMonth + (selected.daysInMonth - 1)
        default: return .unused
        }
        window?.showsFocus = true
        choose(day)
        setNeedsDisplay()
        return .usedRepeatedly
    }

    override var standardAccessibility: AccessibilityDescription {
        AccessibilityDescription(.slider, label: "Day", value: names.text(of: selected), isElement: true)
    }

    override func accessibilityIncrement() { choose(selected + 1) }
    override func accessibilityDecrement() { choose(selected - 1) }
}
