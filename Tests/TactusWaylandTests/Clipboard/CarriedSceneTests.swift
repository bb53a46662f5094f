import DragViews
import FakeCompositor
import TactusGeometry
import TactusTesting
import TactusUI
import TactusWayland
import Testing

/// Tears a window off when its drag begins.
@MainActor
private final class TornOff: DragInteractionDelegate {
    let window = Window(title: "Torn", size: Size(width: 60, height: 40))
    let spare = Window(title: "Spare", size: Size(width: 60, height: 40))
    private(set) var answers: [Bool] = []
    private(set) var log: [String] = []
    var mayCarry = true

    func dragInteraction(
        _ interaction: DragInteraction, itemsForBeginning session: DragSession
    ) -> [ItemProvider] { [.text("tab")] }

    func dragInteraction(_ interaction: DragInteraction, mayCarrySceneIn session: DragSession) -> Bool { mayCarry }

    func dragInteraction(_ interaction: DragInteraction, sessionDidBegin session: DragSession) {
        guard let application = interaction.view?.window?.windowScene?.application else { return }
        for window in [window, spare] {
            application.open(window)
            if let scene = window.windowScene {
                answers.append(session.attach(scene, offset: Vector(dx: 10, dy: 5)))
            }
        }
        spare.windowScene?.close()
    }

    func dragInteraction(
        _ interaction: DragInteraction, session: DragSession, didEndWith operation: DropOperation?
    ) {
        log.append(operation.map { "\($0)" } ?? "nothing")
        if let scene = window.windowScene { answers.append(session.attach(scene, offset: .zero)) }
    }
}

@MainActor
@Suite("Scenes that go along with a drag")
struct CarriedSceneTests {
    private let torn = TornOff()
    private let tab = View(frame: Rect(x: 10, y: 10, width: 40, height: 40))

    /// A program from which the tab is dragged to 100, 60 by a finger.
    private func drag(_ offer: GlobalOffer = .everything) throws -> (pair: CompositorPair, finger: SeatFinger) {
        let (app, pair) = try SceneApp.run(offer: offer)
        app.window.addSubview(tab)
        tab.addInteraction(DragInteraction(delegate: torn))
        pair.vblank()
        let origin = pair.surface.origin ?? .zero
        let finger = pair.seat.finger(id: 3)
        finger.down(at: Point(x: 20, y: 20), on: pair.surface)
        pair.advance(by: .milliseconds(500))
        finger.move(to: Point(x: origin.x + 60, y: origin.y + 30))
        pair.settle()
        pair.vblank()
        return (pair, finger)
    }

    private func place(_ pair: CompositorPair) -> PixelPoint? {
        pair.compositor.toplevels.first { $0.title == "Torn" }?.frame.origin
    }

    @Test("WP-8: a window that is torn off goes with the finger, stays where it is dropped, and is one at a time")
    func goesAlong() throws {
        let (pair, finger) = try drag()
        #expect(torn.answers == [true, false])
        finger.move(to: Point(x: 300, y: 200))
        pair.vblank()
        #expect(place(pair) == PixelPoint(x: 290, y: 195))
        finger.up()
        pair.settle()
        #expect(place(pair) == PixelPoint(x: 290, y: 195))
        #expect(torn.log == ["nothing"] && torn.answers == [true, false, false], "the drag is over")
        try pair.verify()
    }

    @Test(
        "WP-8: nothing goes along where nobody can carry it, nor where that was not asked for",
        arguments: [true, false]
    )
    func stays(isWished: Bool) throws {
        torn.mayCarry = isWished
        let (pair, finger) = try drag(
            isWished ? .everything.without("xdg_toplevel_drag_manager_v1") : .everything)
        #expect(torn.answers == [false, false])
        #expect(!pair.compositor.timeLine.entries.contains { $0.text.contains("get_xdg_toplevel_drag") })
        finger.up()
        pair.settle()
        try pair.verify()
    }

    @Test("WP-8: a drag that the program cancels lets go of everything")
    func cancelled() throws {
        let (pair, finger) = try drag()
        tab.interactions.compactMap { $0 as? DragInteraction }.first.map { $0.view?.removeInteraction($0) }
        finger.up()
        pair.settle()
        #expect(!pair.seat.dragAndDrop.isActive)
        try pair.verify()
    }
}
