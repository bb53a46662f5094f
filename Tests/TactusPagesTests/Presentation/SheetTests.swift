import TactusTesting
import Testing

@testable import TactusPages

@MainActor
@Suite("Sheets")
struct SheetTests {
    let host = TestHost(size: Size(width: 400, height: 800))
    let log = Log()
    let root: Page
    let page: Page
    let sheet: SheetPresentationController

    init() throws {
        host.paintsEveryFrame = false
        (root, page) = (Page("root", log), Page("page", log))
        host.window.rootViewController = root
        host.settle()
        sheet = try #require(page.sheetPresentationController)
        sheet.detents = [.medium, .large]
        _ = log.take()
    }

    private func present() {
        root.present(page, animated: false)
        host.settle()
        host.settle()
        _ = log.take()
    }

    private var top: Double { sheet.presentedView?.presentedFrame.minY ?? .nan }

    @Test("PG-20: a sheet comes up to its lowest detent; what is behind stays, behind a veil")
    func coming() {
        root.present(page, animated: true)
        host.advance(by: .milliseconds(60))
        #expect(top > 450)
        host.advance(by: .seconds(2))
        #expect(top == 405)
        #expect(sheet.veil.alpha == 1)
        #expect(root.isViewAppearing && root.view.window != nil)
    }

    @Test("PG-21: a finger draws it from detent to detent, and away", arguments: [100, 1000] as [Int64])
    func drawing(milliseconds: Int64) {
        present()
        var heard: [SheetDetent.Identifier] = []
        sheet.onDetentChange = { heard.append($0) }
        final class Listener: SheetPresentationControllerDelegate {
            var heard: [SheetDetent.Identifier?] = []
            func sheetPresentationControllerDidChangeSelectedDetentIdentifier(_ sheet: SheetPresentationController) {
                heard.append(sheet.selectedDetentIdentifier)
            }
        }
        let listener = Listener()
        sheet.delegate = listener
        let time = Duration.milliseconds(milliseconds)
        host.finger().drag(from: Point(200, 450), to: Point(200, 80), over: time)
        host.advance(by: .seconds(2))
        #expect(top == 10)
        #expect(sheet.selectedDetentIdentifier == .large)
        host.finger().drag(from: Point(200, 100), to: Point(200, 480), over: time)
        host.advance(by: .seconds(2))
        if milliseconds == 1000 { #expect(top == 405 && heard == [.large, .medium]) }
        #expect(listener.heard == heard)
        host.finger().drag(from: Point(200, 450), to: Point(200, 790), over: time)
        host.advance(by: .seconds(2))
        #expect(root.presentedViewController == nil)
        #expect(log.take() == ["page willDisappear", "page didDisappear"])
    }

    @Test("PG-21: caught on its way, it follows the finger again, and goes where that one wants it")
    func caught() {
        present()
        host.finger().drag(from: Point(200, 450), to: Point(200, 120), over: .milliseconds(200))
        host.advance(by: .milliseconds(40))
        let finger = host.finger()
        finger.down(at: Point(200, 500))
        finger.move(to: Point(200, 530))
        finger.move(to: Point(200, 760), over: .milliseconds(800))
        host.advance(by: .milliseconds(200))
        finger.up()
        host.advance(by: .seconds(2))
        #expect(top == 405 || root.presentedViewController == nil)
        #expect(root.view.window === host.window)
    }

    @Test("PG-21: one that must be answered gives way like rubber, and stays")
    func modal() {
        present()
        page.isModalInPresentation = true
        let finger = host.finger()
        finger.down(at: Point(200, 450))
        finger.move(to: Point(200, 470))
        finger.move(to: Point(200, 790), over: .milliseconds(300))
        host.settle()
        #expect(top > 405 && top < 465)
        finger.up()
        host.advance(by: .seconds(2))
        #expect(top == 405)
        host.finger().tap(at: Point(200, 100))
        host.keyboard.press(.keyboardEscape)
        host.advance(by: .seconds(2))
        #expect(root.presentedViewController === page)
    }

    @Test("PG-22: a touch beside it ends it, and so does Escape")
    func dismissing() {
        present()
        host.finger().tap(at: Point(200, 100))
        host.advance(by: .seconds(2))
        #expect(root.presentedViewController == nil)
        present()
        host.keyboard.press(.keyboardEscape)
        host.advance(by: .seconds(2))
        #expect(root.presentedViewController == nil)
    }

    @Test("PG-23: a list inside lets the sheet grow first, scrolls at its highest, and hands over at its beginning")
    func scrolling() {
        let list = ScrollView()
        list.contentSize = Size(width: 400, height: 3000)
        page.content = list
        present()
        host.finger().drag(from: Point(200, 700), to: Point(200, 300), over: .milliseconds(600))
        host.advance(by: .seconds(2))
        #expect(top == 10 && list.contentOffset.y == 0)
        host.finger().drag(from: Point(200, 700), to: Point(200, 300), over: .milliseconds(600))
        host.advance(by: .seconds(4))
        #expect(top == 10 && list.contentOffset.y > 300)
        list.setContentOffset(.zero, animated: false)
        host.finger().drag(from: Point(200, 100), to: Point(200, 500), over: .seconds(1))
        host.advance(by: .seconds(2))
        #expect(top == 405 && list.contentOffset.y == 0)
    }

    @Test("PG-24: while it is low enough, what is behind is bright and can be used")
    func undimmed() {
        let button = Button(title: "Behind", frame: Rect(20, 20, 200, 44))
        button.addAction(for: .touchUpInside) { [log] _ in log.add("behind") }
        root.view.addSubview(button)
        sheet.largestUndimmedDetentIdentifier = .medium
        present()
        #expect(sheet.veil.alpha == 0)
        host.finger().tap(at: Point(100, 40))
        #expect(log.take() == ["behind"])
        sheet.animateChanges { sheet.selectedDetentIdentifier = .large }
        host.advance(by: .seconds(2))
        #expect(top == 10 && sheet.veil.alpha == 1)
    }

    @Test("PG-25: in a wide window it is a card in the middle, as large as it wants to be")
    func floating() {
        let host = TestHost(size: Size(width: 1000, height: 700))
        host.window.rootViewController = root
        host.settle()
        page.preferredContentSize = Size(width: 420, height: 300)
        root.present(page, animated: false)
        host.settle()
        #expect(page.presentationController?.presentedView?.frame == Rect(290, 200, 420, 300))
        page.preferredContentSize = Size(width: 5000, height: 5000)
        host.settle()
        #expect(page.presentationController?.presentedView?.frame == Rect(24, 24, 952, 652))
    }

    @Test("PG-26: a detent that is no number is none, and one that is too high is as high as there is room")
    func oddDetents() {
        sheet.detents = [
            .custom(identifier: "odd") { _ in .nan }, .custom(identifier: "none") { _ in nil },
            .custom(identifier: "high") { _ in 1e9 },
        ]
        present()
        #expect(top == 10)
        sheet.detents = []
        sheet.selectedDetentIdentifier = "nowhere"
        host.settle()
        #expect(top == 10)
    }

    @Test("PG-21: heights: nearest to where it would come, away under half of the lowest, like rubber beyond")
    func heights() {
        let heights = SheetHeights(heights: [300, 700])
        #expect(heights.goal(from: 400, velocity: 0, allowsDismissal: true) == .detent(0))
        #expect(heights.goal(from: 400, velocity: 2000, allowsDismissal: true) == .detent(1))
        #expect(heights.goal(from: 300, velocity: -2000, allowsDismissal: true) == .dismissal)
        #expect(heights.goal(from: 10, velocity: 0, allowsDismissal: false) == .detent(0))
        #expect(SheetHeights(heights: []).goal(from: 10, velocity: 0, allowsDismissal: true) == .dismissal)
        #expect((700..<760).contains(heights.shown(1500, allowsDismissal: true)))
        #expect(heights.shown(100, allowsDismissal: true) == 100)
        #expect((240..<300).contains(heights.shown(0, allowsDismissal: false)))
    }
}
