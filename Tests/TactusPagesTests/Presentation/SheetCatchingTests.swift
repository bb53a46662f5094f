import TactusTesting
import Testing

@testable import TactusPages

@MainActor
@Suite("Sheets that are caught, and sheets above keyboards")
struct SheetCatchingTests {
    private let log = Log()
    private let root: Page
    private let page: Page

    init() {
        (root, page) = (Page("root", log), Page("page", log))
    }

    private func open(_ size: Size = Size(width: 400, height: 800)) -> TestHost {
        let host = TestHost(size: size)
        host.paintsEveryFrame = false
        host.window.rootViewController = root
        host.settle()
        return host
    }

    private var card: View? { page.presentationController?.presentedView }
    private var top: Double { card?.presentedFrame.minY ?? .nan }
    private var left: Double { card?.presentedFrame.minX ?? .nan }

    @Test("PG-21: caught on its way to a detent it stays under the finger, from where it is")
    func settling() {
        let host = open()
        page.sheetPresentationController?.detents = [.medium, .large]
        root.present(page, animated: false)
        host.advance(by: .seconds(1))
        host.finger().drag(from: Point(200, 450), to: Point(200, 120), over: .milliseconds(200))
        host.advance(by: .milliseconds(32))
        let caught = top
        #expect(caught > 20 && caught < 100)
        let finger = host.finger()
        finger.down(at: Point(200, 500))
        finger.move(to: Point(200, 512))
        let held = top
        host.advance(by: .seconds(1))
        #expect(top == held && held >= caught)
        finger.move(to: Point(200, 612))
        host.settle()
        #expect(top == held + 100)
        finger.move(to: Point(200, 760), over: .milliseconds(400))
        finger.up()
        host.advance(by: .seconds(2))
        #expect(top == 405)
    }

    @Test(
        "PG-21: one that comes is there when it is caught, and goes where the finger wants it",
        arguments: [true, false])
    func coming(isModal: Bool) {
        let host = open()
        page.sheetPresentationController?.detents = [.medium, .large]
        page.isModalInPresentation = isModal
        root.present(page, animated: true)
        host.advance(by: .milliseconds(100))
        let caught = top
        #expect(caught > 450)
        _ = log.take()
        let finger = host.finger()
        finger.down(at: Point(200, 780))
        finger.move(to: Point(200, 768))
        host.settle()
        #expect(abs(top - caught) <= 12)
        #expect(log.take() == ["page didAppear"])
        finger.move(to: Point(200, 790), over: .milliseconds(100))
        finger.up()
        host.advance(by: .seconds(2))
        #expect(root.presentedViewController === (isModal ? page : nil))
        #expect(log.take() == (isModal ? [] : ["page willDisappear", "page didDisappear"]))
    }

    @Test("PG-21: one that was thrown away is back when it is caught; one that the program takes away goes")
    func going() {
        let host = open()
        page.sheetPresentationController?.detents = [.large]
        root.present(page, animated: false)
        host.advance(by: .seconds(1))
        for isThrown in [true, false] {
            _ = log.take()
            if isThrown {
                host.finger().drag(from: Point(200, 60), to: Point(200, 500), over: .milliseconds(700))
            } else {
                root.dismiss(animated: true)
                host.advance(by: .milliseconds(48))
            }
            host.advance(by: .milliseconds(32))
            let caught = top
            #expect(caught > 40 && caught < 700)
            let finger = host.finger()
            finger.down(at: Point(200, caught + 30))
            finger.move(to: Point(200, caught + 18))
            host.settle()
            if isThrown { #expect(abs(top - caught) <= 12 && !page.isBeingDismissed) }
            finger.move(to: Point(200, 40), over: .milliseconds(300))
            finger.up()
            host.advance(by: .seconds(2))
            if isThrown {
                #expect(top == 10)
                #expect(
                    log.take() == [
                        "page willDisappear", "page willAppear", "page isAppearing", "page didAppear",
                    ])
            } else {
                #expect(root.presentedViewController == nil)
                #expect(log.take() == ["page willDisappear", "page didDisappear"])
            }
        }
        #expect(host.window.subviews == [root.view])
    }

    @Test("PG-28: a side sheet is caught while it comes, while it goes, and on its way back", arguments: [false, true])
    func sideSheet(isMirrored: Bool) {
        let host = open(Size(width: 1000, height: 700))
        if isMirrored { host.application.traitOverrides.layoutDirection = .rightToLeft }
        page.modalPresentationStyle = .sideSheet
        root.present(page, animated: true)
        host.advance(by: .milliseconds(120))
        let sign = isMirrored ? -1.0 : 1
        let edge = isMirrored ? 0.0 : 1000
        let rest = isMirrored ? 0.0 : 640
        let caught = left
        #expect(isMirrored ? caught < 0 : caught > rest)
        let finger = host.finger()
        finger.down(at: Point(edge - sign * 5, 300))
        finger.move(to: Point(edge - sign * 17, 300))
        host.settle()
        #expect(abs(left - caught) < 12.5)
        let held = left
        host.advance(by: .seconds(1))
        #expect(left == held)
        finger.move(to: Point(edge - sign * 120, 300), over: .milliseconds(200))
        finger.up()
        host.advance(by: .seconds(2))
        #expect(left == rest && root.presentedViewController === page)
        host.finger().drag(
            from: Point(500 + sign * 200, 300), to: Point(500 + sign * 420, 300), over: .milliseconds(600))
        host.advance(by: .milliseconds(32))
        #expect(page.isBeingDismissed)
        let again = host.finger()
        again.down(at: Point(edge - sign * 5, 300))
        again.move(to: Point(edge - sign * 300, 300), over: .milliseconds(300))
        again.up()
        host.advance(by: .seconds(2))
        #expect(left == rest && root.presentedViewController === page)
    }

    @Test("PG-81: a sheet ends above a keyboard, as high as before where there is room", arguments: [400.0, 900])
    func keyboard(width: Double) {
        let host = open(Size(width: width, height: 800))
        page.modalPresentationStyle = .formSheet
        page.preferredContentSize = Size(width: 480, height: 500)
        page.sheetPresentationController?.detents = [.medium, .large]
        let field = Control()
        page.view.addSubview(field)
        field.translatesAutoresizingMaskIntoConstraints = false
        for constraint in [
            field.leadingAnchor.constraint(equalTo: page.view.leadingAnchor, constant: 20),
            field.trailingAnchor.constraint(equalTo: page.view.trailingAnchor, constant: -20),
            field.bottomAnchor.constraint(equalTo: page.view.safeAreaLayoutGuide.bottomAnchor, constant: -20),
            field.heightAnchor.constraint(equalToConstant: 44),
        ] { constraint.isActive = true }
        root.present(page, animated: false)
        host.advance(by: .seconds(1))
        let before = card?.frame ?? .zero
        host.scene.moveKeyboard(to: 300, duration: .milliseconds(250))
        host.advance(by: .milliseconds(100))
        let shown = card?.presentedFrame.minY ?? .nan
        #expect(shown < before.minY && shown > (width == 400 ? 105 : 24))
        host.advance(by: .seconds(1))
        let frame = card?.frame ?? .zero
        #expect(frame == (width == 400 ? Rect(0, 105, 400, 395) : Rect(210, 24, 480, 452)))
        #expect(field.convert(field.bounds, to: host.window).maxY < 500)
        host.scene.keyboardInset = 0
        host.advance(by: .seconds(1))
        #expect(card?.frame == before)
    }

    @Test("PG-81: so do a side sheet, and a popover in the window")
    func keyboardBeside() {
        let host = open(Size(width: 1000, height: 700))
        page.modalPresentationStyle = .sideSheet
        root.present(page, animated: false)
        host.scene.keyboardInset = 250
        host.advance(by: .seconds(1))
        #expect(card?.frame == Rect(640, 0, 360, 450))
        root.dismiss(animated: false)
        host.advance(by: .seconds(1))
        let bubble = Page("bubble", log)
        bubble.modalPresentationStyle = .popover
        let source = View(frame: Rect(100, 300, 40, 40))
        root.view.addSubview(source)
        bubble.popoverPresentationController?.sourceView = source
        bubble.preferredContentSize = Size(width: 200, height: 200)
        root.present(bubble, animated: false)
        host.advance(by: .seconds(1))
        #expect(bubble.presentationController?.presentedView?.frame.maxY ?? .nan < 450)
    }
}
