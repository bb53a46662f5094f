import TactusTesting
import Testing

@testable import TactusControls
@testable import TactusUI

@MainActor
@Suite("Scroll indicators")
struct ScrollIndicatorTests {
    private let host = TestHost(size: Size(width: 200, height: 200))
    private let view = ScrollView(frame: Rect(0, 0, 200, 200))

    init() {
        view.contentSize = Size(width: 200, height: 1000)
        host.window.addSubview(view)
    }

    private var bar: ScrollIndicatorBar? { view.subviews.lazy.compactMap { $0 as? ScrollIndicatorBar }.first }

    private func wait(_ milliseconds: Int) { host.advance(by: .milliseconds(milliseconds)) }

    @Test(
        "SV-26: how long the bar is, and where",
        arguments: [
            // content, offset, start, length
            (1000.0, 0.0, 0.0, 38.8), (1000, 400, 77.6, 38.8), (1000, 800, 155.2, 38.8), (100_000, 0, 0, 36),
            (1000, -20, 0, 18.8), (1000, -100, 0, 7), (1000, 810, 165.2, 28.8),
        ])
    func placement(content: Double, offset: Double, start: Double, length: Double) throws {
        let axis = ScrollAxis(content: content, viewport: 200)
        let placement = try #require(IndicatorPlacement(axis, offset: offset, track: 194))
        #expect(abs(placement.start - start) < 0.01 && abs(placement.length - length) < 0.01)
        #expect(IndicatorPlacement(ScrollAxis(content: 200, viewport: 200), offset: 0, track: 194) == nil)
    }

    @Test(
        "SV-26: a bar shows while the content moves, 3 points from the edge, and fades when it has rested for half a second"
    )
    func life() throws {
        #expect(bar == nil)
        let finger = host.finger()
        finger.down(at: Point(100, 190))
        finger.move(to: Point(100, 100))
        let frame = try #require(bar).convert(bar?.bounds ?? .zero, to: host.window)
        #expect(frame.maxX == 197 && frame.width == 3 && abs(frame.minY - 3 - 155.2 / 10) < 0.2)
        wait(3000)
        #expect(bar?.alpha == 1)  // the finger still holds the content
        finger.up()
        wait(499)
        #expect(bar?.alpha == 1)
        wait(20)
        #expect(bar?.alpha == 0)
        wait(260)
        #expect(bar == nil)
    }

    @Test("SV-26: what is not wanted does not show, and what is flashed goes")
    func wanted() {
        view.showsVerticalScrollIndicator = false
        view.flashScrollIndicators()
        #expect(bar == nil)
        view.showsVerticalScrollIndicator = true
        view.flashScrollIndicators()
        #expect(bar != nil)
        wait(1000)
        #expect(bar == nil)
        view.contentSize = .zero
        view.flashScrollIndicators()
        #expect(bar == nil)
    }

    @Test("SV-26: fingers reach through a bar; a pointer holds it, and draws the content by it")
    func pointer() throws {
        view.flashScrollIndicators()
        #expect(host.window.hitTest(Point(195, 10), with: nil) === view)
        host.pointer.enter(at: Point(195, 10))
        host.pointer.move(to: Point(195, 12))
        #expect(bar?.frame.width == 7)
        wait(2000)
        #expect(bar?.alpha == 1)
        host.pointer.drag(from: Point(195, 12), to: Point(195, 90))
        let pace = IndicatorPlacement.pace(ScrollAxis(content: 1000, viewport: 200), track: 194)
        #expect(view.contentOffset.y > 60 * pace && view.contentOffset.y < 80 * pace)
        #expect(!view.isDragging && !view.isDecelerating)
        host.pointer.leave()
        wait(1000)
        #expect(bar == nil)
    }

    @Test(
        "SV-26: the bars stay in front of content that comes later, and keep to the insets, on the side where lines end"
    )
    func order() throws {
        view.scrollIndicatorInsets = Insets(top: 50, left: 0, bottom: 0, right: 10)
        view.flashScrollIndicators()
        view.addSubview(View(frame: view.bounds))
        view.contentOffset = Point(0, 0.5)
        #expect(view.subviews.last is ScrollIndicatorBar)
        #expect(bar?.frame.maxX == 187 && (bar?.frame.minY ?? 0) >= 53)
        host.application.traitOverrides.layoutDirection = .rightToLeft
        view.contentOffset = Point(0, 1)
        #expect(bar?.frame.minX == 3)
    }
}
