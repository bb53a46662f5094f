import TactusPages
import TactusTesting
import Testing

@MainActor
@Suite("Choosing days and times")
struct DatePickerTests {
    private let host = TestHost(size: Size(width: 390, height: 700))
    private let root = ViewController()
    private let log = Log()

    init() {
        host.window.rootViewController = root
        host.settle()
    }

    private func picker(_ mode: DatePicker.Mode, _ style: DatePicker.Style, height: Double) -> DatePicker {
        let picker = DatePicker(mode: mode, style: style, frame: Rect(x: 20, y: 20, width: 350, height: height))
        picker.date = CalendarDate(year: 2026, month: 11, day: 23)
        picker.time = TimeOfDay(hour: 14, minute: 5)
        picker.addAction(for: .valueChanged) { [log, unowned picker] _ in log.add("\(picker.date) \(picker.time)") }
        root.view.addSubview(picker)
        host.settle()
        return picker
    }

    @Test("AP-96: digits of days and times are equally wide, so that columns stand and nothing dances")
    func digits() {
        _ = picker(.date, .inline, height: 308)
        _ = picker(.time, .wheels, height: 200)
        func labels(in view: View) -> [Label] { (view as? Label).map { [$0] } ?? view.subviews.flatMap(labels) }
        let numbers = labels(in: root.view).filter { !$0.text.isEmpty && $0.text.allSatisfy(\.isNumber) }
        #expect(numbers.count > 30 && numbers.allSatisfy { $0.font.hasMonospacedDigits })
    }

    @Test("PK-11: a tap on a day of the calendar chooses it; the other months are behind the arrows, and a swipe")
    func calendar() throws {
        let picker = picker(.date, .inline, height: 308)
        // Weeks begin on Monday: the 26th is in the fourth row, the fourth column.
        host.finger().tap(at: Point(x: 20 + 350 * 3.5 / 7, y: 20 + 68 + 40 * 4.5))
        #expect(log.take() == ["2026-11-26 14:05"])
        try host.tap(.button("Later month"))
        host.finger().tap(at: Point(x: 20 + 350 * 1.5 / 7, y: 20 + 68 + 20))
        #expect(log.take() == ["2026-12-01 14:05"])
        host.finger().tap(at: Point(x: 20 + 350 * 0.5 / 7, y: 20 + 68 + 20))
        #expect(log.take() == [] && picker.date.day == 1)
        host.finger().drag(from: Point(x: 100, y: 200), to: Point(x: 300, y: 200), over: .milliseconds(120))
        host.settle()
        _ = try host.find(Label.self, "November 2026")
    }

    @Test("PK-16: another mode, or style, makes other parts, and keeps what is chosen")
    func mode() throws {
        let picker = picker(.date, .compact, height: 44)
        #expect(picker.subviews.compactMap { ($0 as? Button)?.title } == ["23 November 2026"])
        picker.datePickerMode = .dateAndTime
        host.settle()
        #expect(picker.subviews.compactMap { ($0 as? Button)?.title } == ["23 November 2026", "14:05"])
        picker.datePickerMode = .time
        host.settle()
        #expect(picker.subviews.compactMap { ($0 as? Button)?.title } == ["14:05"])
        picker.datePickerMode = .date
        picker.preferredDatePickerStyle = .wheels
        host.settle()
        #expect(picker.datePickerStyle == .wheels && picker.subviews.allSatisfy { !($0 is Button) })
        #expect(picker.date == CalendarDate(year: 2026, month: 11, day: 23) && picker.time.hour == 14)
        #expect(log.take() == [])
    }

    @Test("PK-14: where it is narrow the calendar's sheet is as high as the calendar")
    func sheet() throws {
        let picker = picker(.date, .compact, height: 44)
        host.window.traitOverrides.horizontalSizeClass = .compact
        host.settle()
        picker.subviews.compactMap { $0 as? Button }.first?.activate()
        host.advance(by: .seconds(1))
        let page = try #require(root.presentedViewController)
        #expect(page.view.bounds.height == 332)
    }

    @Test("PK-17: the names of months and days are there for programs, and dates are written by them")
    func names() {
        let names = CalendarNames(language: nil)
        #expect(names.months[10] == "November" && names.shortMonths[10] == "Nov")
        #expect(names.weekdays[0] == "Sunday" && names.shortWeekdays[0] == "Sun" && names.firstWeekday == 1)
        #expect(names.text(of: CalendarDate(year: 2026, month: 11, day: 24)) == "24 November 2026")
        #expect(names.text(of: TimeOfDay(hour: 14, minute: 5)) == "14:05")
    }

    @Test("PK-12: arrows go by days and weeks, pages by months, within the days that can be chosen")
    func keys() {
        let picker = picker(.date, .inline, height: 308)
        picker.maximumDate = CalendarDate(year: 2026, month: 12, day: 10)
        host.keyboard.press(.keyboardTab)
        for key in [KeyUsage.keyboardRightArrow, .keyboardDownArrow, .keyboardPageDown, .keyboardHome] {
            host.keyboard.press(key)
        }
        #expect(log.take() == ["2026-11-24 14:05", "2026-12-01 14:05", "2026-12-10 14:05", "2026-12-01 14:05"])
    }

    @Test("PK-13: wheels choose parts of a date; a day that the month does not have becomes its last one")
    func wheels() {
        let picker = picker(.date, .wheels, height: 216)
        picker.date = CalendarDate(year: 2026, month: 1, day: 31)
        host.settle()
        host.finger().tap(at: Point(x: 20 + 175, y: 20 + 108 + 36))
        host.advance(by: .seconds(1))
        #expect(log.take() == ["2026-02-28 14:05"])
        #expect(picker.date.daysInMonth == 28)
    }

    @Test("PK-13: steps of minutes, and a length of time")
    func minutes() {
        let picker = picker(.countDownTimer, .wheels, height: 216)
        picker.minuteInterval = 15
        #expect(picker.time == TimeOfDay(hour: 14, minute: 0))
        host.settle()
        host.finger().tap(at: Point(x: 20 + 260, y: 20 + 108 + 36))
        host.advance(by: .seconds(1))
        #expect(picker.countDownDuration == .seconds(14 * 3600 + 900))
        picker.countDownDuration = .seconds(-5)
        #expect(picker.time.minuteOfDay == 0)
        picker.minuteInterval = 7
        #expect(picker.minuteInterval == 1)
    }

    @Test("PK-14: a compact picker says what is chosen, and opens a calendar that chooses in it")
    func compact() throws {
        let picker = picker(.dateAndTime, .compact, height: 44)
        try host.tap(.button("23 November 2026"))
        host.advance(by: .seconds(1))
        let page = try #require(root.presentedViewController)
        let calendar = page.view.subviews[0]
        let place = Point(x: calendar.bounds.width * 3.5 / 7, y: 68 + 40 * 4.5)
        host.finger().tap(at: calendar.convert(place, to: nil))
        #expect(log.take() == ["2026-11-26 14:05"] && picker.date.day == 26)
        host.keyboard.press(.keyboardEscape)
        host.advance(by: .seconds(1))
        _ = try host.find(Button.self, "26 November 2026")
        #expect(root.presentedViewController == nil)
    }

    @Test("PK-15: limits that cross move each other, and what is chosen stays between them")
    func limits() {
        let picker = picker(.date, .inline, height: 308)
        picker.minimumDate = CalendarDate(year: 2200, month: 1, day: 1)
        #expect(picker.maximumDate == picker.minimumDate && picker.date == picker.minimumDate)
        picker.maximumDate = CalendarDate(year: 2020, month: 5, day: 5)
        #expect(picker.minimumDate == picker.maximumDate && picker.date == picker.maximumDate)
        #expect(log.take() == [])
    }
}
