import TactusControls
import TactusGeometry
import TactusGraphics
import TactusUI

/// The wheels of a date picker.
final class DateWheels: PickerView, PickerViewDataSource, PickerViewDelegate {
    private enum Kind {
        case part(CalendarNames.Part)
        case day
        case hour
        case minute
        case half
    }

    private unowned let picker: DatePicker
    private let mode: DatePicker.Mode
    private var kinds: [Kind] = []

    init(of picker: DatePicker, mode: DatePicker.Mode) {
        self.picker = picker
        self.mode = mode
        super.init(frame: .zero)
        reload()
        (dataSource, delegate) = (self, self)
    }

    private var names: CalendarNames { picker.names }
    private var usesHalves: Bool { names.halves != nil && mode != .countDownTimer }

    /// Makes the wheels that the language has.
    func reload() {
        let time: [Kind] = usesHalves ? [.hour, .minute, .half] : [.hour, .minute]
        switch mode {
        case .date: kinds = names.order.map { .part($0) }
        case .dateAndTime: kinds = [.day] + time
        case .time, .countDownTimer: kinds = time
        }
        guard dataSource != nil else { return }
        reloadAllComponents()
        show()
    }

    /// Turns to what is chosen.
    func show() {
        for (component, kind) in kinds.enumerated() where component < numberOfComponents {
            if numberOfRows(inComponent: component) != rowCount(kind) { reloadComponent(component) }
            let row = row(kind)
            if selectedRow(inComponent: component) != row { selectRow(row, inComponent: component, animated: false) }
        }
    }

    private func rowCount(_ kind: Kind) -> Int {
        switch kind {
        case .part(.day): picker.date.daysInMonth
        case .part(.month): 12
        case .part(.year): picker.maximumDate.year - picker.minimumDate.year + 1
        case .day: picker.maximumDate.dayNumber - picker.minimumDate.dayNumber + 1
        case .hour: usesHalves ? 12 : 24
        case .minute: 60 / picker.minuteInterval
        case .half: 2
        }
    }

    private func row(_ kind: Kind) -> Int {
        switch kind {
        case .part(.day): picker.date.day - 1
        case .part(.month): picker.date.month - 1
        case .part(.year): picker.date.year - picker.minimumDate.year
        case .day: picker.date.dayNumber - picker.minimumDate.dayNumber
        case .hour: usesHalves ? picker.time.hour % 12 : picker.time.hour
        case .minute: picker.time.minute / picker.minuteInterval
        case .half: picker.time.hour / 12
        }
    }

    // MARK: What the wheels ask

    func numberOfComponents(in pickerView: PickerView) -> Int { kinds.count }

    func pickerView(_ pickerView: PickerView, numberOfRowsInComponent component: Int) -> Int {
        kinds.indices.contains(component) ? rowCount(kinds[component]) : 0
    }

    func pickerView(_ pickerView: PickerView, titleForRow row: Int, forComponent component: Int) -> String {
        switch kinds[component] {
        case .part(.day): return "\(row + 1)"
        case .part(.month): return names.months[min(row, 11)]
        case .part(.year): return "\(picker.minimumDate.year + row)"
        case .day:
            let day = picker.minimumDate + row
            return "\(names.shortWeekdays[day.weekday]) \(day.day) \(names.months[day.month - 1].prefix(3))"
        case .hour: return usesHalves ? "\(row == 0 ? 12 : row)" : mode == .countDownTimer ? "\(row) h" : "\(row)"
        case .minute:
            let minute = row * picker.minuteInterval
            return mode == .countDownTimer ? "\(minute) min" : "\(minute < 10 ? "0" : "")\(minute)"
        case .half: return names.halves?[min(row, 1)] ?? ""
        }
    }

    func pickerView(_ pickerView: PickerView, labelForComponent component: Int) -> String? {
        switch kinds[component] {
        case .part(.day), .day: "Day"
        case .part(.month): "Month"
        case .part(.year): "Year"
        case .hour: "Hour"
        case .minute: "Minute"
        case .half: "Half of the day"
        }
    }

    func pickerView(_ pickerView: PickerView, widthForComponent component: Int) -> Double? {
        switch kinds[component] {
        case .part(.day): 56
        case .part(.month): 150
        case .part(.year): 84
        case .day: 150
        case .hour, .minute: mode == .countDownTimer ? 96 : 56
        case .half: 64
        }
    }

    func pickerView(_ pickerView: PickerView, didSelectRow row: Int, inComponent component: Int) {
        let (date, time) = (picker.date, picker.time)
        switch kinds[component] {
        case .part(.day): picker.choose(date: date.firstOfMonth + row)
        case .part(.month): picker.choose(date: date.adding(months: row + 1 - date.month))
        case .part(.year):
            picker.choose(date: date.adding(months: (picker.minimumDate.year + row - date.year) * 12))
        case .day: picker.choose(date: picker.minimumDate + row)
        case .hour:
            let hour = usesHalves ? row + time.hour / 12 * 12 : row
            picker.choose(time: TimeOfDay(hour: hour, minute: time.minute))
        case .minute: picker.choose(time: TimeOfDay(hour: time.hour, minute: row * picker.minuteInterval))
        case .half: picker.choose(time: TimeOfDay(hour: time.hour % 12 + row * 12, minute: time.minute))
        }
        // What is out of range is limited: the wheels go to what counts.
        show()
    }
}

/// What a compact date picker opens for the day.
final class CalendarPage: ViewController {
    private unowned let picker: DatePicker

    init(of picker: DatePicker) {
        self.picker = picker
        super.init()
        title = "Date"
        preferredContentSize = Size(width: 344, height: 332)
    }

    override func viewDidLoad() {
        view.backgroundColor = .elevatedBackground
        view.addSubview(picker.makeCalendar())
    }

    override func viewDidLayoutSubviews() {
        super.viewDidLayoutSubviews()
        let box = view.bounds.inset(by: view.safeAreaInsets)
        let calendar = view.subviews[0]
        let size = calendar.sizeThatFits(Size(width: max(box.width - 24, 0), height: box.height))
        calendar.frame = Rect(x: box.midX - size.width / 2, y: box.minY + 12, width: size.width, height: size.height)
    }
}

/// What a compact date picker opens for the time.
final class TimePage: ViewController {
    private let wheels: DateWheels

    init(of picker: DatePicker) {
        wheels = DateWheels(of: picker, mode: picker.datePickerMode == .countDownTimer ? .countDownTimer : .time)
        super.init()
        title = "Time"
        preferredContentSize = Size(width: 240, height: 216)
    }

    override func viewDidLoad() {
        view.backgroundColor = .elevatedBackground
        view.addSubview(wheels)
        wheels.show()
    }

    override func viewDidLayoutSubviews() {
        super.viewDidLayoutSubviews()
        let box = view.bounds.inset(by: view.safeAreaInsets)
        wheels.frame = Rect(x: box.minX, y: box.minY, width: box.width, height: min(box.height, wheels.rowHeight * 6))
    }
}
