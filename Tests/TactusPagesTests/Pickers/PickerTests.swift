import TactusPages
import TactusTesting
import Testing

@MainActor
@Suite("Wheels")
struct PickerTests {
    @MainActor private final class Source: PickerViewDataSource, PickerViewDelegate {
        var rows = [20, 3]
        var heights: [Double?] = [nil, nil]
        var showsViews = false
        var made = 0
        var chosen: [String] = []

        func numberOfComponents(in pickerView: PickerView) -> Int { rows.count }
        func pickerView(_ pickerView: PickerView, numberOfRowsInComponent component: Int) -> Int { rows[component] }
        func pickerView(_ pickerView: PickerView, titleForRow row: Int, forComponent component: Int) -> String {
            "\(component):\(row)"
        }
        func pickerView(_ pickerView: PickerView, rowHeightForComponent component: Int) -> Double? {
            heights.indices.contains(component) ? heights[component] : nil
        }
        func pickerView(
            _ pickerView: PickerView, viewForRow row: Int, forComponent component: Int, reusing view: View?
        ) -> View? {
            guard showsViews, component == 1 else { return nil }
            if view == nil { made += 1 }
            let label = view as? Label ?? Label()
            label.text = "view \(row)"
            return label
        }
        func pickerView(_ pickerView: PickerView, didSelectRow row: Int, inComponent component: Int) {
            chosen.append("\(component):\(row)")
        }
    }

    private let host = TestHost(size: Size(width: 320, height: 216))
    private let source = Source()
    private let picker = PickerView(frame: Rect(x: 0, y: 0, width: 320, height: 216))

    init() {
        picker.dataSource = source
        picker.delegate = source
        host.window.addSubview(picker)
        host.settle()
    }

    @Test("PK-1: a drag turns a wheel, which comes to rest on a row; the delegate is told once, when it rests")
    func drag() {
        let finger = host.finger()
        finger.down(at: Point(x: 80, y: 150))
        finger.move(to: Point(x: 80, y: 62), over: .milliseconds(400))
        host.advance(by: .milliseconds(200))
        #expect(source.chosen == [])
        finger.up()
        host.advance(by: .seconds(2))
        #expect(picker.selectedRow(inComponent: 0) == 2 && source.chosen == ["0:2"])
        #expect(picker.selectedRow(inComponent: 1) == 0)
    }

    @Test("PK-1: a fling goes on over many rows, and stays within the ends")
    func fling() {
        host.finger().drag(from: Point(x: 80, y: 190), to: Point(x: 80, y: 60), over: .milliseconds(80))
        host.advance(by: .seconds(4))
        let row = picker.selectedRow(inComponent: 0)
        #expect(row > 4 && source.chosen == ["0:\(row)"])
        host.finger().drag(from: Point(x: 240, y: 190), to: Point(x: 240, y: 30), over: .milliseconds(80))
        host.advance(by: .seconds(4))
        #expect(picker.selectedRow(inComponent: 1) == 2)
    }

    @Test("PK-2: a tap on a row brings it to the middle; what a program chooses tells nobody, and is limited")
    func tap() {
        host.finger().tap(at: Point(x: 80, y: 144))
        host.advance(by: .seconds(1))
        #expect(source.chosen == ["0:1"])
        picker.selectRow(99, inComponent: 0, animated: true)
        picker.selectRow(1, inComponent: 7, animated: true)
        host.advance(by: .seconds(2))
        #expect(picker.selectedRow(inComponent: 0) == 19 && source.chosen == ["0:1"])
        #expect(picker.selectedRow(inComponent: 7) == -1 && picker.numberOfRows(inComponent: -1) == 0)
    }

    @Test("PK-5: rows are as high as the delegate says, each wheel its own")
    func heights() {
        source.heights = [60, -1]
        picker.reloadAllComponents()
        host.settle()
        #expect(picker.intrinsicContentSize.height == 360)
        // The next row of the first wheel is 60 points below the middle, that of the second 36, as usual.
        host.finger().tap(at: Point(x: 80, y: 160))
        host.finger().tap(at: Point(x: 240, y: 142))
        host.advance(by: .seconds(1))
        #expect(source.chosen == ["0:1", "1:1"])
    }

    @Test("PK-6: rows show views of the delegate, which come again, or the text where it has none")
    func views() throws {
        source.rows = [20, 50]
        source.showsViews = true
        picker.reloadAllComponents()
        host.settle()
        #expect(try host.find(Label.self, "view 1").isHidden == false)
        #expect(try host.find(Label.self, "0:1").isHidden == false)
        for row in stride(from: 0, through: 45, by: 5) {
            picker.selectRow(row, inComponent: 1, animated: false)
            host.settle()
        }
        #expect(try host.find(Label.self, "view 45").isHidden == false)
        #expect(source.made < 25)
    }

    @Test("PK-3: arrows turn the wheel that has the focus, and go to the next one; pages and ends go farther")
    func keys() {
        host.keyboard.press(.keyboardTab)
        host.keyboard.press(.keyboardDownArrow)
        host.keyboard.press(.keyboardPageDown)
        host.keyboard.press(.keyboardUpArrow)
        #expect(source.chosen == ["0:1", "0:6", "0:5"])
        host.keyboard.press(.keyboardRightArrow)
        host.keyboard.press(.keyboardEnd)
        #expect(source.chosen.last == "1:2")
        host.keyboard.press(.keyboardDownArrow)
        #expect(source.chosen.count == 4)
    }

    @Test("PK-4: what is chosen stays when rows are asked for anew, as far as it is there; without rows nothing is")
    func reload() {
        picker.selectRow(12, inComponent: 0, animated: false)
        source.rows = [5, 0, 4]
        picker.reloadAllComponents()
        host.settle()
        #expect(picker.numberOfComponents == 3)
        #expect((0..<3).map(picker.selectedRow(inComponent:)) == [4, -1, 0])
        host.finger().drag(from: Point(x: 160, y: 150), to: Point(x: 160, y: 60))
        host.advance(by: .seconds(2))
        #expect(source.chosen == [])
    }
}

@Suite("Days of the calendar")
struct CalendarDateTests {
    @Test(
        "PK-10: days and their dates, from the year 1 to 9999",
        arguments: [
            (1970, 1, 1, 0, 4), (2000, 2, 29, 11016, 2), (1900, 3, 1, -25508, 4), (2026, 11, 23, 20780, 1),
            (1, 1, 1, -719_162, 1), (9999, 12, 31, 2_932_896, 5),
        ])
    func dates(year: Int, month: Int, day: Int, number: Int, weekday: Int) {
        let date = CalendarDate(year: year, month: month, day: day)
        #expect(date.dayNumber == number && date.weekday == weekday)
        #expect((date.year, date.month, date.day) == (year, month, day))
    }

    @Test("PK-10: every day of four centuries comes after the one before")
    func inOrder() {
        var (month, length, expected) = (CalendarDate(year: 1800, month: 1, day: 1), 0, 0)
        while month.year < 2200 {
            #expect(month.day == 1)
            length = month.daysInMonth
            expected =
                month.month == 2
                ? (month.year % 4 == 0 && (month.year % 100 != 0 || month.year % 400 == 0) ? 29 : 28)
                : [4, 6, 9, 11].contains(month.month) ? 30 : 31
            #expect(length == expected)
            month = month + length
        }
    }

    @Test("PK-10: months are counted on to days that there are, and what there is not is limited")
    func arithmetic() {
        let last = CalendarDate(year: 2026, month: 1, day: 31)
        #expect(last.adding(months: 1).description == "2026-02-28")
        #expect(last.adding(months: -11).description == "2025-02-28")
        #expect(CalendarDate(year: 2026, month: 13, day: 0).description == "2026-12-31")
        #expect(CalendarDate(year: .max, month: .max, day: .max).description == "9999-12-31")
        #expect(CalendarDate(year: .min, month: .min, day: .min).description == "0001-01-01")
        #expect(last.adding(months: .max).year == 9999 && (last + .max).year == 9999)
        #expect(
            TimeOfDay(hour: 99, minute: -4).description == "23:00" && TimeOfDay(minuteOfDay: .max).minuteOfDay == 1439)
    }
}
