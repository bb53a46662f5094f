import TactusTesting
import Testing

@testable import TactusPages

@MainActor
@Suite("Popovers")
struct PopoverTests {
    let room = Rect(8, 8, 984, 684)
    let size = Size(width: 200, height: 150)

    private func place(_ source: Rect?, _ sides: [PopoverSide] = [.below, .above, .right, .left]) -> PopoverPlacement {
        PopoverPlacement(of: size, at: source, in: room, sides: sides)
    }

    @Test("PG-27: it lies on the first side with room, its arrow at the middle of the source, inside the room")
    func placement() {
        let below = place(Rect(400, 100, 40, 40))
        #expect(below.frame == Rect(320, 150, 200, 150) && below.arrow == Point(420, 140))
        let above = place(Rect(980, 600, 20, 40))
        #expect(above.side == .above && above.frame == Rect(792, 440, 200, 150) && above.arrow == Point(968, 600))
        #expect(place(Rect(400, 100, 40, 40), [.right]).frame == Rect(450, 45, 200, 150))
        let over = place(Rect(0, 0, 1000, 700))
        #expect(over.arrow == nil && room.contains(Point(over.frame.midX, over.frame.midY)))
        #expect(place(nil).frame == Rect(400, 275, 200, 150))
    }

    @Test("PG-27: in a wide window it is a bubble, in a narrow one a sheet; a touch beside it ends it")
    func presenting() throws {
        for (width, frame) in [(1000.0, Rect(8, 74, 200, 150)), (400, Rect(0, 10, 400, 690))] {
            let host = TestHost(size: Size(width: width, height: 700))
            let root = ViewController()
            host.window.rootViewController = root
            let button = Button(title: "Colour", frame: Rect(20, 20, 100, 44))
            root.view.addSubview(button)
            host.settle()
            let page = ViewController()
            page.modalPresentationStyle = .popover
            page.preferredContentSize = size
            let popover = try #require(page.popoverPresentationController)
            popover.sourceView = button
            root.present(page, animated: true)
            host.advance(by: .seconds(1))
            #expect(popover.presentedView?.frame == frame)
            host.finger().tap(at: Point(width - 20, 5))
            host.advance(by: .seconds(1))
            #expect(root.presentedViewController == nil)
        }
    }

    /// Answers for narrow windows.
    private final class Chooser: PresentationControllerDelegate {
        let style: ModalPresentationStyle
        init(_ style: ModalPresentationStyle) { self.style = style }
        func adaptivePresentationStyle(for controller: PresentationController) -> ModalPresentationStyle { style }
    }

    @Test("PG-80: in a narrow window the delegate keeps it a bubble, which no finger draws; any other style is a sheet")
    func adaptation() throws {
        let bubble = Rect(8, 74, 200, 150)
        for (style, frame) in [(.none, bubble), (.automatic, Rect(0, 10, 400, 690))] as [(ModalPresentationStyle, Rect)]
        {
            let host = TestHost(size: Size(width: 400, height: 700))
            let root = ViewController()
            host.window.rootViewController = root
            let button = Button(title: "Colour", frame: Rect(20, 20, 100, 44))
            root.view.addSubview(button)
            host.settle()
            let page = ViewController()
            page.modalPresentationStyle = .popover
            page.preferredContentSize = size
            let popover = try #require(page.popoverPresentationController)
            let chooser = Chooser(style)
            popover.sourceView = button
            popover.delegate = chooser
            root.present(page, animated: true)
            host.advance(by: .seconds(1))
            #expect(popover.presentedView?.frame == frame)
            host.finger().drag(from: Point(100, 120), to: Point(100, 600), over: .milliseconds(200))
            host.advance(by: .seconds(1))
            #expect((root.presentedViewController === page) == (style == .none))
            guard style == .none else { continue }
            #expect(popover.presentedView?.frame == bubble)
            host.finger().tap(at: Point(380, 5))
            host.advance(by: .seconds(1))
            #expect(root.presentedViewController == nil)
        }
    }

    @Test(
        "PG-27: a popover about a button in a bar lies below that button, wherever the bar is",
        arguments: [false, true])
    func barButton(isInTabs: Bool) throws {
        let host = TestHost(size: Size(width: 1000, height: 700))
        let page = ViewController()
        let item = BarButtonItem(title: "Share")
        page.navigationItem.rightBarButtonItems = [BarButtonItem(title: "Other"), item]
        let navigation = NavigationController(rootViewController: page)
        let tabs = TabBarController()
        if isInTabs { tabs.viewControllers = [navigation] }
        host.window.rootViewController = isInTabs ? tabs : navigation
        host.settle()
        let share = try host.find(.button, "Share")
        let sheet = ViewController()
        sheet.modalPresentationStyle = .popover
        sheet.preferredContentSize = size
        let popover = try #require(sheet.popoverPresentationController)
        popover.barButtonItem = item
        page.present(sheet, animated: true)
        host.advance(by: .seconds(1))
        let frame = try #require(popover.presentedView?.frame)
        #expect(frame.minY == share.frame.maxY + 10)
        #expect(frame.minX < share.frame.minX && frame.maxX == room.maxX && frame.maxX > share.frame.midX)
    }
}
