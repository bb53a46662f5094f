import TactusPages
import TactusTesting
import Testing

@MainActor
@Suite("Panels along the edge")
struct SideSheetTests {
    private let host = TestHost(size: Size(width: 900, height: 500))
    private let log = Log()
    private let root = ViewController()
    private let page = ViewController()

    init() {
        host.window.rootViewController = root
        let button = Button(title: "Behind", frame: Rect(20, 20, 100, 44))
        button.addAction(for: .touchUpInside) { [log] _ in log.add("behind") }
        root.view.addSubview(button)
        page.title = "Filters"
        page.view.backgroundColor = .red
        page.modalPresentationStyle = .sideSheet
    }

    private var sheet: SideSheetPresentationController? {
        page.presentationController as? SideSheetPresentationController
    }

    private func present() {
        root.present(page, animated: true)
        host.advance(by: .seconds(1))
    }

    private var frame: Rect { page.view.convert(page.view.bounds, to: nil) }

    @Test("PG-28: it lies along the trailing edge, as high as the window, as wide as it likes, and 80 points stay")
    func place() {
        present()
        #expect(frame == Rect(540, 0, 360, 500))
        page.preferredContentSize.width = 2000
        sheet?.containerView?.setNeedsLayout()
        host.settle()
        #expect(frame == Rect(80, 0, 820, 500))
        host.application.traitOverrides.layoutDirection = .rightToLeft
        host.settle()
        #expect(frame == Rect(0, 0, 820, 500))
    }

    @Test("PG-28: it comes from beyond the edge and goes there; a touch beside it and Escape end it")
    func comesAndGoes() {
        root.present(page, animated: true)
        host.advance(by: .milliseconds(60))
        #expect(host.picture[545, 250] != 0xFFFF_0000 && host.picture[890, 250] == 0xFFFF_0000)
        host.advance(by: .seconds(1))
        #expect(host.picture[545, 250] == 0xFFFF_0000)
        host.finger().tap(at: Point(70, 40))
        host.advance(by: .milliseconds(120))
        #expect(log.take() == [] && host.picture[545, 250] != 0xFFFF_0000 && host.picture[890, 250] == 0xFFFF_0000)
        host.advance(by: .seconds(1))
        #expect(root.presentedViewController == nil)
        present()
        host.keyboard.press(.keyboardEscape)
        host.advance(by: .seconds(1))
        #expect(root.presentedViewController == nil && page.view.window == nil)
    }

    @Test("PG-28: a finger draws it out; past its half it goes, else, and where it must stay, it comes back")
    func drawn() {
        present()
        func draw(to x: Double) {
            let finger = host.finger()
            finger.down(at: Point(600, 300))
            for step in 1...10 {
                finger.move(to: Point(600 + (x - 600) * Double(step) / 10, 300))
                host.advance(by: .milliseconds(50))
            }
            host.advance(by: .milliseconds(300))
            finger.up()
            host.advance(by: .seconds(1))
        }
        draw(to: 700)
        #expect(frame.minX == 540)
        page.isModalInPresentation = true
        draw(to: 880)
        #expect(frame.minX == 540 && root.presentedViewController === page)
        page.isModalInPresentation = false
        draw(to: 860)
        #expect(root.presentedViewController == nil)
    }

    @Test("PG-28: what is behind can be used where the panel says so")
    func live() {
        present()
        sheet?.allowsInteractionBehind = true
        host.settle()
        host.finger().tap(at: Point(70, 40))
        host.advance(by: .seconds(1))
        #expect(log.take() == ["behind"] && root.presentedViewController === page)
    }

    @Test("PG-28: in a compact width it is a sheet")
    func compact() {
        let host = TestHost(size: Size(width: 390, height: 700))
        host.window.rootViewController = ViewController()
        host.window.rootViewController?.present(page, animated: true)
        host.advance(by: .milliseconds(60))
        let shown = page.presentationController?.presentedView?.presentedFrame ?? .zero
        #expect(shown.minX == 0 && shown.minY > 100)
        host.advance(by: .seconds(1))
        #expect(frame.minX == 0 && frame.width == 390 && frame.minY > 0)
    }
}
