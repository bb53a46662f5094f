import TactusTesting
import Testing

@testable import TactusControls
@testable import TactusUI

@MainActor
@Suite("Scroll views: pages that stay when sizes change")
struct ScrollPagesTests: ScrollSuite {
    let bench = ScrollBench()

    /// Five pages, side by side.
    private func makePages() -> ScrollView {
        let view = makeScrollView(1000, 200)
        view.isPagingEnabled = true
        return view
    }

    /// Gives the view another width, and then the content that of five pages.
    private func resize(_ view: ScrollView, to width: Double) {
        view.frame.size.width = width
        view.contentSize.width = 5 * width
    }

    @Test("SV-17: a page that shows goes on doing so in another size, whichever of view and content is told first")
    func atRest() {
        let view = makePages()
        view.contentOffset = Point(800, 0)
        resize(view, to: 150)
        #expect(view.contentOffset == Point(600, 0))
        resize(view, to: 300)  // in between there is content for three pages only
        #expect(view.contentOffset == Point(1200, 0))
        view.contentSize.width = 1000
        view.frame.size.width = 200
        #expect(view.contentOffset == Point(800, 0))
        wait(1000)
        #expect(view.contentOffset == Point(800, 0) && log.take() == [])
    }

    @Test("SV-17: where a program puts the content meanwhile, there it is")
    func program() {
        let view = makePages()
        view.contentOffset = Point(400, 0)
        view.frame.size.width = 150
        view.contentOffset = Point(150, 0)
        view.contentSize.width = 750
        #expect(view.contentOffset == Point(150, 0))
        view.isPagingEnabled = false
        resize(view, to: 200)
        #expect(view.contentOffset == Point(150, 0))
    }

    @Test("SV-17: a page that is on its way arrives in the other size, in order and without a step back")
    func onTheWay() {
        let view = makePages()
        host.finger().drag(from: Point(190, 100), to: Point(100, 100), over: .milliseconds(80))
        wait(50)
        let share = view.contentOffset.x / 200
        resize(view, to: 150)
        wait(17)
        #expect(view.contentOffset.x / 150 >= share - 0.01)
        wait(2000)
        #expect(view.contentOffset == Point(150, 0))
        #expect(log.take() == ["begin", "end 1.13 at 200,0", "ended true", "glide", "rest"])
        view.setContentOffset(Point(300, 0), animated: true)
        wait(100)
        resize(view, to: 200)
        wait(2000)
        #expect(view.contentOffset == Point(400, 0) && log.take() == ["animated"])
    }

    @Test("SV-7, SV-17: a page that a program moves on its way arrives as many pages on, or at the nearest one")
    func movedOnTheWay() {
        let view = makePages()
        host.finger().drag(from: Point(190, 100), to: Point(100, 100), over: .milliseconds(80))
        wait(50)
        view.contentOffset.x += 400
        wait(2000)
        #expect(view.contentOffset == Point(600, 0) && log.take().last == "rest")
        host.finger().drag(from: Point(190, 100), to: Point(100, 100), over: .milliseconds(80))
        wait(50)
        view.contentOffset.x = 200
        wait(2000)
        #expect(view.contentOffset == Point(200, 0) && log.take().last == "rest")
    }

    @Test("SV-17: a finger that draws pages holds the same part of them, and turns one at most")
    func underAFinger() {
        let view = makePages()
        view.contentOffset = Point(400, 0)
        let finger = host.finger()
        finger.down(at: Point(140, 100))
        finger.move(to: Point(110, 100))
        finger.move(to: Point(80, 100))
        let share = view.contentOffset.x / 200
        resize(view, to: 150)
        #expect(abs(view.contentOffset.x / 150 - share) < 0.01 && view.isDragging)
        finger.move(to: Point(20, 100), over: .milliseconds(50))
        finger.up()
        wait(2000)
        #expect(view.contentOffset == Point(450, 0))
    }

    @Test("SV-17: the focus, and a program that shows a part of the content, turn whole pages")
    func focus() {
        let view = makePages()
        for x in [10.0, 250] { view.addSubview(Button(title: "", frame: Rect(x, 50, 100, 44))) }
        for _ in 0..<2 { host.keyboard.press(.keyboardTab) }
        #expect(view.contentOffset == Point(200, 0))
        host.keyboard.press(.keyboardTab, holding: .shift)
        #expect(view.contentOffset == .zero)
        view.scrollRectToVisible(Rect(790, 0, 100, 10), animated: true)
        wait(320)
        #expect(view.contentOffset == Point(800, 0))
    }

    @Test("SV-17: the page stays when the safe area changes with the size")
    func safeArea() {
        let view = makePages()
        view.contentInsetAdjustmentBehavior = .always
        host.scene.safeAreaInsets = Insets(top: 0, left: 10, bottom: 0, right: 10)
        host.settle()
        #expect(view.contentOffset == Point(-10, 0))
        view.contentOffset = Point(390, 0)
        view.frame.size.width = 150
        view.contentSize.width = 750
        #expect(view.contentOffset == Point(290, 0))
    }
}
