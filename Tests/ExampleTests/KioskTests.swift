import FakeCompositor
import HeadlessRunning
import Tactus
import TactusTesting
import Testing

@testable import Kiosk

@Suite("The ticket counter, with people in front of it")
@MainActor
struct KioskTests {
    /// The counter on a compositor, with its order.
    private func open(width: Int = 1280, height: Int = 800) throws -> (pair: CompositorPair, order: OrderPage) {
        let pair = try CompositorPair(
            launching: KioskApp(.tides), output: OutputDescription(width: width, height: height))
        return (pair, try pair.find(OrderPage.self))
    }

    /// Touches the half of a stepper that takes one more.
    private func add(_ ticket: String, in pair: CompositorPair) throws {
        let stepper = try pair.find(Stepper.self, "\(ticket) stepper")
        let place = stepper.convert(Point(x: stepper.bounds.width - 20, y: stepper.bounds.midY), to: nil)
        let finger = pair.seat.finger(id: 0)
        finger.down(at: place, on: pair.surface)
        finger.up()
        pair.settle()
    }

    @Test(
        "a house that there is not, or two of them, are refused before there is a compositor",
        arguments: [
            ["nowhere"], [""], ["tides", "foundry"], ["--help"],
        ])
    func unknownHouse(arguments: [String]) throws {
        let run = try HeadlessRun(program: "Kiosk", arguments, variables: ["WAYLAND_DISPLAY": "nowhere"])
        #expect(run.errors == "usage: Kiosk [foundry | tides]\n" && run.status == 2)
    }

    @Test("on a low screen the choice scrolls, and no row is squeezed")
    func lowScreen() throws {
        let (pair, page) = try open(width: 533, height: 312)
        func rows(in view: View) -> [TicketRow] {
            view.subviews.flatMap { ($0 as? TicketRow).map { [$0] } ?? rows(in: $0) }
        }
        let rows = rows(in: page)
        #expect(rows.count == 4 && rows.allSatisfy { $0.bounds.height >= 60 })
        try add("Adult", in: pair)
        let pay = try pair.find(Button.self, "pay")
        #expect(pay.convert(pay.bounds, to: nil).minY > 312)
        let finger = pair.seat.finger(id: 0)
        finger.down(at: Point(x: 20, y: 280), on: pair.surface)
        for y in stride(from: 270, through: -200, by: -10) {
            finger.move(to: Point(x: 20, y: Double(y)))
            pair.advance(by: .milliseconds(10))
        }
        finger.up()
        pair.advance(by: .seconds(2))
        #expect(pay.convert(pay.bounds, to: nil).maxY <= 312)
        try pair.tap(.button("Pay"))
        pair.advance(by: .seconds(1))
        #expect(try pair.find(SalePage.self).bounds.height == 312)
    }

    @Test("the kiosk sells two adults and a child, takes the money, gives a number, and is free for the next one")
    func sells() throws {
        let (pair, page) = try open()
        try expectPicture(of: pair, named: "kiosk-empty")
        try add("Adult", in: pair)
        try add("Adult", in: pair)
        try add("Child", in: pair)
        #expect(page.order.summary == "3 tickets" && "\(page.order.total)" == "€ 34.50")
        try expectPicture(of: pair, named: "kiosk-order")

        try pair.tap(.button("Pay"))
        pair.advance(by: .seconds(1))
        try expectPicture(of: pair, named: "kiosk-sale")
        try pair.tap(.button("Done"))
        pair.settle()
        #expect(page.order.isEmpty && isAlone(page))
        try pair.verify()
    }

    @Test("who leaves an address gets a receipt, once it is one")
    func receipt() throws {
        let (pair, page) = try open()
        try add("Adult", in: pair)
        try pair.tap(.button("Pay"))
        pair.advance(by: .seconds(1))
        try pair.tap(.textField, "Your name")
        try pair.seat.type("Ada\nada@example")
        pair.settle()
        try pair.tap(.button("Done"))
        pair.settle()
        let address = try pair.find(TextField.self, "E-mail for the receipt")
        #expect(address.validationMessage == "An address is like ada@example.org" && address.isEditing)
        try pair.seat.type(".org\n")
        pair.settle()
        let window = try #require(page.superview as? KioskWindow)
        #expect(window.receipts == [Receipt(name: "Ada", address: "ada@example.org")])
        #expect(page.order.isEmpty)
        try pair.verify()
    }

    @Test("on an upright screen the kiosk is laid out upright")
    func upright() throws {
        let (pair, _) = try open(width: 600, height: 960)
        try add("Family", in: pair)
        try expectPicture(of: pair, named: "kiosk-upright")
    }

    @Test("in a hand, and at night, all of it is to be read")
    func phone() throws {
        let (pair, _) = try open(width: 390, height: 844)
        pair.application.traitOverrides.userInterfaceStyle = .dark
        try add("Family", in: pair)
        try expectPicture(of: pair, named: "kiosk-phone")
        try pair.tap(.button("Pay"))
        pair.advance(by: .seconds(1))
        try expectPicture(of: pair, named: "kiosk-phone-sale")
    }

    @Test("in a hand the question lies within the screen")
    func asksOnAPhone() throws {
        let (pair, _) = try open(width: 390, height: 844)
        try add("Family", in: pair)
        pair.advance(by: KioskWindow.patience + .seconds(3))
        try expectPicture(of: pair, named: "kiosk-phone-prompt")
    }

    @Test("where one reads from the right names and prices begin at the right")
    func mirrored() throws {
        let (pair, _) = try open(width: 390, height: 844)
        pair.application.traitOverrides.layoutDirection = .rightToLeft
        try expectPicture(of: pair, named: "kiosk-mirrored")
    }

    @Test("another house has the same counter, in its own face, corners and colours", arguments: ["light", "dark"])
    func brand(style: String) throws {
        let pair = try CompositorPair(
            launching: KioskApp(.foundry), output: OutputDescription(width: 1280, height: 800))
        if style == "dark" { pair.application.traitOverrides.userInterfaceStyle = .dark }
        try add("Adult", in: pair)
        try add("Family", in: pair)
        #expect(try pair.find(OrderPage.self).order.summary == "2 tickets")
        try expectPicture(of: pair, named: "kiosk-foundry-\(style)")
    }

    @Test("on a low screen the rows are lower, and all of it is there")
    func low() throws {
        let (pair, _) = try open(width: 800, height: 600)
        try expectPicture(of: pair, named: "kiosk-low")
    }

    @Test("asks whether there is somebody when nobody has touched it for half a minute; a touch is an answer")
    func asks() throws {
        let (pair, page) = try open()
        try add("Senior", in: pair)
        pair.advance(by: KioskWindow.patience + .seconds(3))
        try expectPicture(of: pair, named: "kiosk-prompt")
        let finger = pair.seat.finger(id: 0)
        finger.down(at: Point(x: 640, y: 100), on: pair.surface)
        finger.up()
        pair.advance(by: .seconds(1))
        #expect(isAlone(page) && page.order.count == 1)
    }

    @Test("forgets the order of somebody who has walked away, and asks nobody when there is none")
    func forgets() throws {
        let (pair, page) = try open()
        try add("Senior", in: pair)
        pair.advance(by: KioskWindow.patience + .seconds(12))
        #expect(page.order.isEmpty && isAlone(page))
        pair.advance(by: .seconds(120))
        #expect(isAlone(page))
    }

    @Test("fills the screen, cannot be closed, and goes back when it was taken out of fullscreen")
    func hasNoWayOut() throws {
        let (pair, _) = try open()
        let toplevel = try #require(pair.compositor.toplevels.first)
        #expect(toplevel.configuration.states.contains(.fullscreen))
        toplevel.requestClose()
        pair.settle()
        #expect(pair.compositor.toplevels.count == 1)

        toplevel.configure(ToplevelConfiguration(width: 400, height: 300, states: [.activated]))
        pair.settle()
        #expect(toplevel.configuration.states.contains(.fullscreen))
        #expect(pair.scene.size == Size(width: 1280, height: 800))
    }

    @Test("comes back with the compositor, however long that takes, and with nobody's order")
    func comesBack() throws {
        let (pair, page) = try open()
        try add("Senior", in: pair)
        pair.kill()
        pair.advance(by: .seconds(3600))
        pair.restart()
        pair.advance(by: .seconds(60))
        #expect(pair.compositor.toplevels.count == 1 && page.order.isEmpty)
        try add("Child", in: pair)
        #expect(page.order.count == 1)
    }

    /// Whether nothing lies over the choice: no sale, and no question.
    private func isAlone(_ page: OrderPage) -> Bool {
        page.superview?.subviews.count == 1 && page.window?.rootViewController?.presentedViewController == nil
    }

    private func expectPicture(of pair: CompositorPair, named name: String) throws {
        pair.advance(by: .milliseconds(50))  // the frame that shows it
        try GoldenImages().expect(pair.picture, named: name)
    }
}

@Suite("An order of tickets")
@MainActor
struct OrderTests {
    @Test("counts what is in it, within what the counter sells, and what it costs")
    func counts() {
        var order = Order()
        #expect(order.isEmpty && order.summary == "No tickets yet" && "\(order.total)" == "€ 0.00")
        order[.child] += 1
        #expect(order.summary == "1 ticket" && "\(order.total)" == "€ 6.50")
        order[.family] = 99
        #expect(order[.family] == Order.limit)
        order[.family] = -1
        #expect(order.count == 1)
    }
}
