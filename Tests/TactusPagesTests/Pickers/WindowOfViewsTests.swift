import TactusPages
import TactusTesting
import Testing

@MainActor
@Suite("Pickers in a window of views alone")
struct WindowOfViewsTests {
    private let host = TestHost(size: Size(width: 390, height: 800))

    private var roles: [AccessibilityRole] { host.application.accessibilityTree.flatMap(\.all).compactMap(\.role) }

    @Test("PK-14: a compact picker opens its calendar, is left by Escape, and opens it again")
    func days() throws {
        let picker = DatePicker(mode: .date, style: .compact, frame: Rect(20, 20, 350, 44))
        picker.date = CalendarDate(year: 2026, month: 11, day: 27)
        host.window.addSubview(picker)
        host.settle()
        for day in [27, 28] {
            try host.tap(.button(CalendarNames(language: nil).text(of: picker.date)))
            host.advance(by: .seconds(1))
            #expect(roles.contains(.dialog))
            host.keyboard.press(.keyboardEscape)
            host.advance(by: .seconds(1))
            #expect(!roles.contains(.dialog) && picker.date.day == day)
            picker.date = picker.date + 1
        }
        let others = host.window.subviews.filter { $0 !== picker && $0.frame.size != .zero }
        #expect(others == [] && host.window.rootViewController == nil)
        picker.removeFromSuperview()
    }

    @Test("PK-23: a colour well opens its picker, again and again")
    func colours() {
        let well = ColorWell(frame: Rect(20, 20, 44, 44))
        host.window.addSubview(well)
        host.settle()
        for _ in 0..<2 {
            host.finger().tap(at: Point(42, 42))
            host.advance(by: .seconds(1))
            #expect(roles.contains(.dialog))
            host.keyboard.press(.keyboardEscape)
            host.advance(by: .seconds(1))
            #expect(!roles.contains(.dialog))
        }
    }

    @Test("PK-14: buttons that have no room beside each other lie one below the other")
    func largeText() {
        let picker = DatePicker(mode: .dateAndTime, style: .compact)
        picker.date = CalendarDate(year: 2026, month: 11, day: 27)
        host.window.addSubview(picker)
        host.settle()
        let row = picker.intrinsicContentSize
        host.application.traitOverrides.textScale = 2
        host.settle()
        let wide = picker.intrinsicContentSize
        #expect(wide.width > row.width * 1.3)
        let size = picker.sizeThatFits(Size(width: 300, height: 1000))
        #expect(size.height > wide.height * 1.8 && size.width <= 300)
        #expect(picker.intrinsicHeight(forWidth: 300) == size.height)
        picker.frame = Rect(20, 20, 300, size.height)
        host.settle()
        for button in picker.subviews { #expect(picker.bounds.contains(button.frame)) }
    }
}
