public import TactusControls
public import TactusGeometry
import TactusGraphics
public import TactusUI

/// Lets somebody choose a day, a time, both, or a length of time. UIKit's `UIDatePicker`.
///
/// ```swift
/// let picker = DatePicker(mode: .date, style: .inline)
/// picker.date = CalendarDate(year: 2026, month: 11, day: 23)
/// picker.addAction(for: .valueChanged) { _ in arrival = picker.date }
/// ```
///
/// ![A calendar; wheels; and buttons that open them](datepicker)
///
/// Months and days are called, and weeks begin, as the language of the application has it (`Application.language`), if
/// the system has a locale for it. `Control.Events.valueChanged` is sent for what the user does.
open class DatePicker: Control {
    /// What is chosen.
    nonisolated public enum Mode: Hashable, Sendable, CaseIterable {
        /// A time of the day.
        case time
        /// A day.
        case date
        /// A day, and a time of it.
        case dateAndTime
        /// A length of time, up to a minute less than a day.
        case countDownTimer
    }

    /// How it is chosen.
    nonisolated public enum Style: Hashable, Sendable, CaseIterable {
        /// By wheels.
        case wheels
        /// By buttons, which say what is chosen, and open a calendar or wheels.
        case compact
        /// By a calendar, with wheels below it for the time. Lengths of time are chosen by wheels.
        case inline
    }

    /// What is chosen. Setting it keeps the day and the time.
    public final var datePickerMode: Mode { didSet { if datePickerMode != oldValue { makePartsAnew() } } }
    /// How it is chosen.
    public final var datePickerStyle: Style { preferredDatePickerStyle }
    /// How it is to be chosen: `.compact` by default. Setting it keeps the day and the time.
    public final var preferredDatePickerStyle: Style {
        didSet { if preferredDatePickerStyle != oldValue { makePartsAnew() } }
    }

    /// The day. Today, where the machine is, at first. Setting it sends nothing.
    public final var date: CalendarDate { didSet { valueDidChange() } }
    /// The time. Now at first; between two steps of ``minuteInterval`` the earlier counts.
    public final var time: TimeOfDay { didSet { valueDidChange() } }
    /// The length of time that is chosen, in whole minutes: the ``time``, counted from midnight.
    public final var countDownDuration: Duration {
        get { .seconds(time.minuteOfDay * 60) }
        set { time = TimeOfDay(minuteOfDay: Int(newValue.components.seconds / 60)) }
    }
    /// The first day that can be chosen. The year 1900 by default. One after ``maximumDate`` moves that.
    public final var minimumDate = CalendarDate(year: 1900, month: 1, day: 1) {
        didSet {
            if maximumDate < minimumDate { maximumDate = minimumDate }
            valueDidChange()
        }
    }
    /// The last day that can be chosen. The end of the year 2100 by default. One before ``minimumDate`` moves that.
    public final var maximumDate = CalendarDate(year: 2100, month: 12, day: 31) {
        didSet {
            if minimumDate > maximumDate { minimumDate = maximumDate }
            valueDidChange()
        }
    }
    /// The step of the minutes: a divisor of 60, 1 by default. Another number counts as 1.
    public final var minuteInterval = 1 {
        didSet {
            if minuteInterval < 1 || 60 % minuteInterval != 0 { minuteInterval = 1 }
            valueDidChange()
        }
    }

    /// The day that the calendar marks as the present one: that on which the picker was made; `nil` for none.
    public final var today: CalendarDate? { didSet { calendar?.today = today } }

    private(set) final var names = CalendarNames(language: nil)
    private var language: String?
    private var wheels: DateWheels?
    private var calendar: CalendarView?
    private var buttons: [Button] = []

    /// Creates a picker of what is now.
    ///
    /// - Parameters:
    ///   - mode: What is chosen.
    ///   - style: How it is chosen.
    ///   - frame: Where it is in its future superview, in points. Without a size it has the one that it is made for.
    public convenience init(mode: Mode = .dateAndTime, style: Style = .compact, frame: Rect = .zero) {
        self.init(frame: frame)
        if mode == .countDownTimer { time = TimeOfDay(hour: 0, minute: 1) }
        (datePickerMode, preferredDatePickerStyle) = (mode, style)
        if mode != .dateAndTime || style != .compact { makePartsAnew() }
        fitSize(unlessIn: frame)
    }

    /// Creates a compact picker of the day and the time that are now. A subclass overrides this initializer, and has
    /// the other by it.
    public override init(frame: Rect) {
        (datePickerMode, preferredDatePickerStyle) = (.dateAndTime, .compact)
        (today, date, time) = (.today, .today, .now)
        super.init(frame: frame)
        name = "date picker"
        makeParts()
        fitSize(unlessIn: frame)
    }

    /// Is as large as the parts want to be where the frame that it is made with has no size.
    private func fitSize(unlessIn frame: Rect) {
        if frame.size == .zero { self.frame = Rect(origin: frame.origin, size: intrinsicContentSize) }
    }

    // MARK: Parts

    private var hasDate: Bool { datePickerMode == .date || datePickerMode == .dateAndTime }
    private var hasTime: Bool { datePickerMode != .date }

    private func makeParts() {
        switch datePickerStyle {
        case .compact:
            if hasDate { addButton { [unowned self] in open(CalendarPage(of: self), from: $0) } }
            if hasTime { addButton { [unowned self] in open(TimePage(of: self), from: $0) } }
        case .inline where hasDate:
            let calendar = makeCalendar()
            self.calendar = calendar
            addSubview(calendar)
            if hasTime { addWheels(.time) }
        case .inline, .wheels: addWheels(datePickerMode)
        }
        valueDidChange()
    }

    private func makePartsAnew() {
        for part in buttons + [wheels, calendar].compactMap({ $0 as View? }) { part.removeFromSuperview() }
        (wheels, calendar, buttons) = (nil, nil, [])
        makeParts()
    }

    private func addButton(_ action: @escaping (Button) -> Void) {
        let button = Button(style: .gray)
        button.addAction(for: .primaryActionTriggered) { [unowned button] _ in action(button) }
        buttons.append(button)
        addSubview(button)
    }

    private func addWheels(_ mode: Mode) {
        let wheels = DateWheels(of: self, mode: mode)
        self.wheels = wheels
        addSubview(wheels)
    }

    /// Makes a calendar that chooses the day of this picker.
    final func makeCalendar() -> CalendarView {
        let calendar = CalendarView(names: names, selected: date, range: minimumDate...maximumDate)
        calendar.today = today
        calendar.onSelect = { [weak self] in self?.choose(date: $0) }
        return calendar
    }

    private func open(_ page: ViewController, from button: Button) {
        page.modalPresentationStyle = .popover
        page.popoverPresentationController?.sourceView = button
        let height = page.preferredContentSize.height
        page.popoverPresentationController?.detents = [.custom(identifier: "picker") { _ in height }]
        presenter = presentPage(page, former: presenter) ?? presenter
    }

    /// Who presents the calendar, or has presented it.
    private var presenter: ViewController?

    // MARK: What is chosen

    private func valueDidChange() {
        let limited = min(max(date, minimumDate), maximumDate)
        if limited != date { return date = limited }
        let stepped = time.minuteOfDay / minuteInterval * minuteInterval
        if stepped != time.minuteOfDay { return time = TimeOfDay(minuteOfDay: stepped) }
        calendar?.range = minimumDate...maximumDate
        calendar?.selected = date
        wheels?.show()
        var texts: [String] = hasDate ? [names.text(of: date)] : []
        if hasTime { texts.append(datePickerMode == .countDownTimer ? time.description : names.text(of: time)) }
        for (button, text) in zip(buttons, texts) { button.title = text }
        invalidateIntrinsicContentSize()
        setNeedsLayout()
    }

    /// The user has chosen a day.
    final func choose(date new: CalendarDate) {
        guard isEnabled, new != date else { return }
        date = new
        sendActions(for: [.valueChanged, .primaryActionTriggered])
    }

    /// The user has chosen a time.
    final func choose(time new: TimeOfDay) {
        guard isEnabled, new != time else { return }
        time = new
        sendActions(for: [.valueChanged, .primaryActionTriggered])
    }

    open override func didMoveToWindow() {
        super.didMoveToWindow()
        let language = window?.windowScene?.application?.language
        guard window != nil, language != self.language else { return }
        self.language = language
        names = CalendarNames(language: language)
        calendar?.names = names
        wheels?.reload()
        valueDidChange()
    }

    // MARK: Layout

    open override var intrinsicContentSize: Size {
        let isCompact = datePickerStyle == .compact
        return sizeThatFits(Size(width: isCompact ? Double.infinity : 320, height: Double.infinity))
    }

    open override func intrinsicHeight(forWidth width: Double) -> Double? {
        datePickerStyle == .compact ? sizeThatFits(Size(width: width, height: Double.infinity)).height : nil
    }

    /// How wide the buttons of a compact picker are beside each other, in points.
    private var rowWidth: Double {
        let gaps = Double(max(buttons.count - 1, 0)) * theme.spacing.small
        return buttons.reduce(gaps) { $0 + $1.intrinsicContentSize.width }
    }

    open override func sizeThatFits(_ size: Size) -> Size {
        switch datePickerStyle {
        case .compact:
            // One below the other where there is no room for them in a row.
            let (sizes, row) = (buttons.map(\.intrinsicContentSize), rowWidth)
            let height = sizes.map(\.height).max() ?? theme.controls.height
            guard row > size.width, sizes.count > 1 else { return Size(width: row, height: height) }
            return Size(
                width: min(sizes.map(\.width).max() ?? 0, size.width),
                height: Double(sizes.count) * (height + theme.spacing.small) - theme.spacing.small)
        case .inline, .wheels:
            let below = wheels.map { calendar == nil ? $0.sizeThatFits(size).height : $0.rowHeight * 3 } ?? 0
            let above = calendar.map { $0.sizeThatFits(size).height } ?? 0
            return Size(width: min(size.width, 400), height: above + below)
        }
    }

    /// Places the parts. An override calls `super`.
    open override func layoutSubviews() {
        super.layoutSubviews()
        let isMirrored = effectiveLayoutDirection == .rightToLeft
        let gap = theme.spacing.small
        let isStacked = buttons.count > 1 && rowWidth > bounds.width + 0.5
        let height = isStacked ? (bounds.height + gap) / Double(buttons.count) - gap : bounds.height
        var (x, y) = (0.0, 0.0)
        for button in buttons {
            let width = min(button.intrinsicContentSize.width, bounds.width)
            let frame = Rect(x: x, y: y, width: width, height: height)
            button.frame = isMirrored ? frame.mirrored(in: bounds) : frame
            if isStacked { y += height + gap } else { x += width + gap }
        }
        guard let calendar else {
            wheels?.frame = bounds
            return
        }
        let below = wheels.map { $0.rowHeight * 3 } ?? 0
        calendar.frame = Rect(x: 0, y: 0, width: bounds.width, height: max(bounds.height - below, 0))
        wheels?.frame = Rect(x: 0, y: bounds.height - below, width: bounds.width, height: below)
    }

    open override var canBecomeFocused: Bool { false }

    open override var standardAccessibility: AccessibilityDescription { AccessibilityDescription(.group) }
}
