import FakeCompositor
import TactusGeometry
import Testing
import WaylandClient

@Suite("Popups")
struct PopupTests {
    let bench = Bench()

    /// A popup 20 by 10 whose upper left corner hangs on (x, y), and that may do `adjustment` to stay on the output.
    private func positioner(
        _ client: RawClient, x: Int32, y: Int32, adjustment: XdgPositioner.ConstraintAdjustment
    ) -> XdgPositioner {
        let positioner = ClientPopup.positioner(client)
        positioner.setAnchorRect(x: x, y: y, width: 1, height: 1)
        positioner.setConstraintAdjustment(constraintAdjustment: adjustment)
        return positioner
    }

    @Test("a reactive popup is placed anew when its window moves to where it does not fit; others are not")
    func reactive() throws {
        let client = try bench.client()
        _ = client.makeWindow(width: 100, height: 80)
        let window = client.makeWindow(width: 40, height: 40)
        let toplevel = try #require(bench.compositor.toplevels.last)
        toplevel.move(to: .zero)
        let popups = [true, false].map { isReactive -> ClientPopup in
            let positioner = positioner(client, x: 30, y: 5, adjustment: .slideX)
            if isReactive { positioner.setReactive() }
            let popup = ClientPopup(client, parent: window.xdgSurface, positioner: positioner)
            popup.show()
            return popup
        }
        toplevel.move(to: PixelPoint(x: 60, y: 0))
        client.settle()
        #expect(popups.map(\.events) == [["30,5 20×10", "20,5 20×10"], ["30,5 20×10"]])
    }

    @Test("a compositor that does not constrain popups leaves them where they were asked for")
    func unconstrained() throws {
        bench.compositor.shellPolicy.constrainsPopups = false
        let client = try bench.client()
        let window = client.makeWindow(width: 100, height: 80)
        let popup = ClientPopup(
            client, parent: window.xdgSurface, positioner: positioner(client, x: 95, y: 5, adjustment: .slideX))
        popup.show()
        #expect(popup.events == ["95,5 20×10"])
    }

    @Test("grabs nest: the newest is topmost, and all close together, newest first")
    func nestedGrabs() throws {
        let client = try bench.client()
        let other = try bench.client()
        let window = client.makeWindow(width: 100, height: 80)
        let serials = client.recordTouchSerials()
        bench.compositor.seat.finger(id: 0).down(at: Point(x: 1, y: 1))
        client.settle()
        var order: [String] = []
        let menu = ClientPopup(client, parent: window.xdgSurface)
        menu.onDone = { order.append("menu") }
        menu.popup.grab(seat: client.seat, serial: serials.last ?? 0)
        menu.show()
        let submenu = ClientPopup(client, parent: menu.xdgSurface)
        submenu.onDone = { order.append("submenu") }
        submenu.popup.grab(seat: client.seat, serial: serials.last ?? 0)
        submenu.show()
        _ = other.makeWindow(width: 10, height: 10)
        try #require(bench.compositor.toplevels.last).move(to: PixelPoint(x: 90, y: 70))
        bench.compositor.seat.finger(id: 1).down(at: Point(x: 95, y: 75))
        client.settle()
        #expect(order == ["submenu", "menu"])
        #expect(!client.wasRejected)
    }

    @Test("a grab whose parent is not the topmost grabbing popup is an error")
    func strayGrab() throws {
        let client = try bench.client()
        let window = client.makeWindow(width: 100, height: 80)
        let serials = client.recordTouchSerials()
        bench.compositor.seat.finger(id: 0).down(at: Point(x: 1, y: 1))
        client.settle()
        let first = ClientPopup(client, parent: window.xdgSurface)
        first.popup.grab(seat: client.seat, serial: serials.last ?? 0)
        first.show()
        ClientPopup(client, parent: window.xdgSurface).popup.grab(seat: client.seat, serial: serials.last ?? 0)
        #expect(client.wasRejected)
        #expect(bench.compositor.faults.map(\.codeName) == ["not_the_topmost_popup"])
    }

    @Test("menus close when a new window comes")
    func newWindow() throws {
        let client = try bench.client()
        let window = client.makeWindow(width: 100, height: 80)
        let serials = client.recordTouchSerials()
        bench.compositor.seat.finger(id: 0).down(at: Point(x: 1, y: 1))
        client.settle()
        let menu = ClientPopup(client, parent: window.xdgSurface)
        menu.popup.grab(seat: client.seat, serial: serials.last ?? 0)
        menu.show()
        #expect(menu.events.last != "done")
        _ = try bench.client().makeWindow(width: 10, height: 10)
        client.settle()
        #expect(menu.events.last == "done")
    }
}
