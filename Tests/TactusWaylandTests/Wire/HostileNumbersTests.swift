import FakeCompositor
import TactusGeometry
import TactusTesting
import TactusUI
import Testing

@testable import TactusWayland

/// Arguments of an event, counted from 0 in words of 32 bits, in whose place nonsense comes.
struct AbsurdArgument: Sendable, CustomTestStringConvertible {
    let event: String
    let indices: [Int]

    init(_ event: String, _ indices: Int...) { (self.event, self.indices) = (event, indices) }

    var testDescription: String { event }
}

// Numbers that no sound compositor sends: at every place where one has a meaning, the least, the largest and none.
extension HostileCompositorTests {
    nonisolated static let arguments = [
        AbsurdArgument("wl_touch.down", 0, 1, 3, 4, 5), AbsurdArgument("wl_touch.up", 0, 1, 2),
        AbsurdArgument("wl_touch.motion", 0, 1, 2, 3), AbsurdArgument("wl_touch.shape", 0, 1, 2),
        AbsurdArgument("wl_touch.orientation", 0, 1),
        AbsurdArgument("wl_pointer.motion", 0, 1, 2), AbsurdArgument("wl_pointer.button", 0, 1, 2, 3),
        AbsurdArgument("wl_pointer.axis", 0, 1, 2), AbsurdArgument("wl_pointer.axis_source", 0),
        AbsurdArgument("wl_pointer.axis_stop", 0, 1), AbsurdArgument("wl_pointer.axis_value120", 0, 1),
        AbsurdArgument("wl_keyboard.modifiers", 0, 1, 2, 3, 4),
        AbsurdArgument("wl_keyboard.key", 0, 1, 2, 3),
        AbsurdArgument("wl_output.mode", 0, 1, 2, 3),
        AbsurdArgument("wl_output.geometry", 0, 1, 2, 3, 4), AbsurdArgument("wl_output.scale", 0),
        AbsurdArgument("wl_surface.preferred_buffer_scale", 0),
        AbsurdArgument("wp_fractional_scale_v1.preferred_scale", 0),
        AbsurdArgument("wp_presentation_feedback.presented", 0, 1, 2, 3, 4, 5, 6),
        AbsurdArgument("wl_callback.done", 0),
        AbsurdArgument("zwp_tablet_tool_v2.pressure", 0), AbsurdArgument("zwp_tablet_tool_v2.tilt", 0, 1),
        AbsurdArgument("zwp_tablet_tool_v2.motion", 0, 1), AbsurdArgument("zwp_tablet_tool_v2.frame", 0),
        AbsurdArgument("zwp_tablet_tool_v2.wheel", 0, 1), AbsurdArgument("zwp_tablet_tool_v2.rotation", 0),
        AbsurdArgument("zwp_tablet_tool_v2.type", 0), AbsurdArgument("zwp_tablet_tool_v2.button", 0, 1, 2),
        AbsurdArgument("zwp_pointer_gesture_pinch_v1.begin", 0, 1, 3),
        AbsurdArgument("zwp_pointer_gesture_pinch_v1.update", 0, 1, 2, 3, 4),
        AbsurdArgument("zwp_pointer_gesture_pinch_v1.end", 0, 1, 2),
        AbsurdArgument("zwp_input_timestamps_v1.timestamp", 0, 1, 2), AbsurdArgument("wl_data_device.enter", 0, 2, 3),
        AbsurdArgument("wl_data_device.motion", 0, 1, 2), AbsurdArgument("wl_data_offer.source_actions", 0),
    ]

    nonisolated static let argumentsOfLaunch = [
        AbsurdArgument("wl_pointer.enter", 0, 2, 3),
        AbsurdArgument("wl_keyboard.keymap", 0, 1), AbsurdArgument("wl_keyboard.repeat_info", 0, 1),
        AbsurdArgument("xdg_toplevel.configure_bounds", 0, 1), AbsurdArgument("wp_presentation.clock_id", 0),
        AbsurdArgument("xdg_toplevel_icon_manager_v1.icon_size", 0),
    ]
    nonisolated private static let numbers: [UInt32] = [0, 1, 0x7FFF_FFFF, 0x8000_0000, .max]

    @Test("numbers that nobody sends end nothing, and hold nothing up", arguments: arguments)
    func numbers(argument: AbsurdArgument) throws {
        for index in argument.indices {
            let (app, pair) = try run()
            for number in Self.numbers {
                pair.wire?.faults = [Fault(argument.event, .every, .replace(argument: index, with: number))]
                try use(pair)
                #expect(pair.wire?.faults.injectionCounts != [0], "the event was sent")
            }
            try expectLife(pair, app.window)
        }
    }

    @Test("nor do those that come once", arguments: argumentsOfLaunch)
    func numbersOfLaunch(argument: AbsurdArgument) throws {
        for index in argument.indices {
            for number in Self.numbers {
                let (app, pair) = try run([Fault(argument.event, .every, .replace(argument: index, with: number))])
                try use(pair)
                #expect(pair.wire?.faults.injectionCounts != [0], "the event was sent")
                try expectLife(pair, app.window)
            }
        }
    }

    /// Everything that a person does with everything that there is.
    private func use(_ pair: CompositorPair) throws {
        let seat = pair.seat
        pair.compositor.outputs.first?.description.scale = 2
        pair.vblank()
        pair.compositor.outputs.first?.description.scale = 1
        pair.vblank()
        let finger = seat.finger(id: 3)
        finger.down(at: Point(x: 50, y: 50))
        seat.touch.shape(id: 3, major: 8, minor: 4)
        seat.touch.orientation(id: 3, degrees: 20)
        finger.move(to: Point(x: 60, y: 50))
        finger.up()
        seat.pointer.move(to: Point(x: 50, y: 50))
        seat.pointer.move(to: Point(x: 60, y: 50))
        for isPressed in [true, false] { seat.pointer.button(0x110, isPressed: isPressed) }
        seat.pointer.scroll(.wheel(notches: Vector(dx: 0, dy: 1)))
        seat.pointer.scroll(by: Vector(dx: 0, dy: 8))
        seat.pointer.stopScrolling(along: Vector(dx: 0, dy: 1))
        for isPressed in [true, false] { seat.keyboard.key(42, isPressed: isPressed) }
        for isPressed in [true, false] { seat.keyboard.key(30, isPressed: isPressed) }
        pair.settle()
        seat.gestures.begin(.pinch, fingers: 2)
        seat.gestures.update(by: Vector(dx: 3, dy: 0), scale: 1.5, rotation: 4)
        seat.gestures.end()
        let (tablet, pen) = (seat.tablets.add(TabletDescription()), seat.tablets.add(TabletToolDescription()))
        pair.settle()
        pen.approach(tablet, at: Point(x: 50, y: 50))
        pen.down()
        pen.press(0.5)
        pen.tilt(x: 10, y: 10)
        pen.rotate(to: 20)
        pen.turnWheel(by: 15, notches: 1)
        for isPressed in [true, false] { pen.button(0x14B, isPressed: isPressed) }
        pen.move(to: Point(x: 60, y: 50))
        pen.up()
        pen.leave()
        pair.vblank()
        seat.peer.beginDrag(["text/plain"], actions: 3, at: Point(x: 20, y: 80))
        pair.settle()
        seat.peer.moveDrag(to: Point(x: 50, y: 50))
        pair.settle()
        seat.peer.drop()
        pair.advance(by: .milliseconds(100))
    }
}

// Events without end.
extension HostileCompositorTests {
    @Test("twenty thousand configures before a frame are answered by one picture")
    func configures() throws {
        let (app, pair) = try run()
        let toplevel = try #require(pair.compositor.toplevels.first)
        let before = pair.compositor.commitCount
        for step in 0..<20_000 {
            toplevel.configure(ToplevelConfiguration(width: 200 + step % 2, height: 100))
            if step % 500 == 0 { pair.settle() }
        }
        pair.vblank()
        #expect(pair.compositor.commitCount - before < 1000)
        try expectLife(pair, app.window)
    }

    @Test("selections that others replace without end leave the last one")
    func selections() throws {
        let (app, pair) = try run()
        for step in 0..<5000 {
            pair.seat.peer.copy("\(step)")
            if step % 100 == 0 { pair.settle() }
        }
        pair.settle()
        #expect(pair.application.pasteboard.types == [.text])
        try expectLife(pair, app.window)
    }

    @Test("drags that come and go without end leave nothing")
    func drags() throws {
        let (app, pair) = try run()
        for step in 0..<2000 {
            pair.seat.peer.beginDrag(["text/plain"], actions: 3, at: Point(x: 50, y: 50))
            pair.seat.peer.moveDrag(to: Point(x: Double(step % 400), y: 50))
            if step % 2 == 0 { pair.seat.peer.moveDrag(to: Point(x: 319, y: 239)) }
            if step % 50 == 0 { pair.settle() }
            pair.seat.peer.drop()
        }
        pair.settle()
        try expectLife(pair, app.window)
    }
}
