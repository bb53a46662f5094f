import FakeCompositor
import Glibc
import TactusGeometry
import Testing
import WaylandClient

@Suite("Windows")
struct ShellTests {
    let bench = Bench()

    @Test("the first window is asked to take the output's size and is active; its close can be asked for")
    func firstWindow() throws {
        let client = try bench.client()
        let window = client.makeWindow(width: 100, height: 80)
        window.toplevel.setTitle(title: "Cards")
        window.toplevel.setAppId(appId: "org.example.cards")
        client.settle()
        let toplevel = try #require(bench.compositor.toplevels.first)

        #expect(window.wishes == ["100×80 [4]"])
        #expect(toplevel.title == "Cards" && toplevel.applicationID == "org.example.cards")
        toplevel.requestClose()
        client.settle()
        #expect(window.wasAskedToClose)
    }

    @Test("a new configure takes effect when it is acknowledged; several are answered by the last")
    func configures() throws {
        let client = try bench.client()
        let window = client.makeWindow(width: 100, height: 80)
        let toplevel = try #require(bench.compositor.toplevels.first)
        toplevel.configure(ToplevelConfiguration(width: 60, height: 40, states: [.activated, .tiledLeft]))
        toplevel.configure(ToplevelConfiguration(width: 50, height: 40, states: [.activated, .resizing]))
        client.settle()
        #expect(toplevel.acknowledged?.width == 100)

        window.acknowledge()
        client.settle()

        #expect(window.wishes.suffix(2) == ["60×40 [4, 5]", "50×40 [3, 4]"])
        #expect(toplevel.acknowledged == ToplevelConfiguration(width: 50, height: 40, states: [.activated, .resizing]))
    }

    @Test("maximized and fullscreen windows are given the output's size")
    func fillingStates() throws {
        let client = try bench.client()
        _ = client.makeWindow(width: 100, height: 80)
        let second = client.makeWindow(width: 20, height: 10)
        second.toplevel.setMaximized()
        client.settle()
        second.toplevel.unsetMaximized()
        second.toplevel.setFullscreen(output: nil)
        client.settle()
        #expect(second.wishes == ["0×0 [4]", "100×80 [1, 4]", "0×0 [4]", "100×80 [2, 4]"])
    }

    @Test("the window geometry is placed at 0,0: a shadow around it is outside")
    func windowGeometry() throws {
        let client = try bench.client()
        let window = ClientWindow(client)
        window.xdgSurface.setWindowGeometry(x: 4, y: 3, width: 30, height: 20)
        window.surface.commit()
        client.settle()
        window.acknowledge()
        window.show(client.makePicture(width: 40, height: 30))
        #expect(bench.compositor.toplevels.first?.surface.origin == Point(x: -4, y: -3))
    }

    @Test("a window that lost its buffer starts again with a commit without one")
    func remapping() throws {
        let client = try bench.client()
        let window = client.makeWindow(width: 100, height: 80)
        window.surface.attach(buffer: nil, x: 0, y: 0)
        window.surface.commit()
        client.settle()
        window.surface.commit()
        client.settle()
        window.acknowledge()
        window.show(client.makePicture(width: 100, height: 80))
        #expect(!client.wasRejected)
        #expect(bench.compositor.toplevels.count == 1)
        #expect(window.wishes == ["100×80 [4]", "100×80 [4]"])
    }

    @Test("a surface is told on which output it is, also one that was bound later")
    func outputs() throws {
        let client = try bench.client()
        let window = ClientWindow(client)
        var events: [String] = []
        window.surface.onEvent = { event in
            switch event {
            case .enter(let output): events.append("enter \(output?.id ?? 0)")
            case .leave(let output): events.append("leave \(output?.id ?? 0)")
            case .preferredBufferScale(let scale): events.append("scale \(scale)")
            case .preferredBufferTransform(let transform): events.append("transform \(transform.rawValue)")
            }
        }
        let first = client.bind(WlOutput.self)
        window.surface.commit()
        client.settle()
        window.acknowledge()
        window.show(client.makePicture(width: 9, height: 9))
        let second = client.bind(WlOutput.self)
        client.settle()
        #expect(events == ["enter \(first.id)", "scale 1", "transform 0", "enter \(second.id)"])
        window.surface.attach(buffer: nil, x: 0, y: 0)
        window.surface.commit()
        client.settle()
        #expect(events.suffix(2) == ["leave \(first.id)", "leave \(second.id)"])
    }

    @Test("the output tells its size in device pixels, its scale and its name")
    func outputDescription() throws {
        let bench = Bench(output: OutputDescription(width: 100, height: 80, scale: 2, name: "TABLET-1"))
        let client = try bench.client()
        var events: [String] = []
        client.bind(WlOutput.self).onEvent = { event in
            switch event {
            case .mode(_, let width, let height, let refresh): events.append("mode \(width)×\(height) \(refresh)")
            case .scale(let factor): events.append("scale \(factor)")
            case .name(let name): events.append("name \(name)")
            case .done: events.append("done")
            case .geometry, .description: break
            }
        }
        client.settle()
        #expect(events == ["mode 200×160 60000", "scale 2", "name TABLET-1", "done"])
    }

    @Test("server-side decoration is the answer to every wish")
    func decoration() throws {
        let client = try bench.client()
        let window = ClientWindow(client)
        let decoration = client.bind(ZxdgDecorationManagerV1.self).getToplevelDecoration(toplevel: window.toplevel)
        var modes: [UInt32] = []
        decoration.onEvent = { if case .configure(let mode) = $0 { modes.append(mode.rawValue) } }
        window.surface.commit()
        client.settle()
        decoration.setMode(mode: .clientSide)
        client.settle()
        #expect(modes == [2, 2])
    }

    @Test("a popup is placed by its positioner over its parent, and shows above it")
    func popup() throws {
        let client = try bench.client()
        let window = client.makeWindow(width: 100, height: 80, color: 0xFFFF_0000)
        let popup = ClientPopup(client, parent: window.xdgSurface)
        popup.show()
        let picture = try bench.compositor.screenshot()
        #expect(popup.events == ["5,5 20×10"])
        #expect(picture[5, 5] == 0xFF00_FF00 && picture[24, 14] == 0xFF00_FF00 && picture[25, 14] == 0xFFFF_0000)
        #expect(bench.compositor.popups.count == 1)
    }

    @Test("a popup with a grab closes when something else is touched, which does not get the finger")
    func popupGrab() throws {
        let client = try bench.client()
        let window = client.makeWindow(width: 50, height: 80)
        var serial: UInt32 = 0
        let touch = client.seat.getTouch()
        var downs = 0
        touch.onEvent = { event in
            guard case .down(let number, _, _, _, _, _) = event else { return }
            serial = number
            downs += 1
        }
        client.settle()
        let finger = bench.compositor.seat.finger(id: 0)
        finger.down(at: Point(x: 9, y: 9))
        client.settle()
        let popup = ClientPopup(client, parent: window.xdgSurface)
        popup.popup.grab(seat: client.seat, serial: serial)
        popup.show()
        finger.up()
        bench.compositor.seat.finger(id: 1).down(at: Point(x: 10, y: 10))
        client.settle()
        #expect(popup.events == ["5,5 20×10"] && downs == 2)

        bench.compositor.seat.finger(id: 2).down(at: Point(x: 80, y: 40))
        client.settle()
        #expect(popup.events == ["5,5 20×10", "done"] && downs == 2)
        #expect(bench.compositor.popups.isEmpty || bench.compositor.popups.allSatisfy(\.isDismissed))
    }

    @Test("a grab with a serial that no user caused is denied at once")
    func deniedGrab() throws {
        let client = try bench.client()
        let popup = ClientPopup(client, parent: client.makeWindow().xdgSurface)
        popup.popup.grab(seat: client.seat, serial: 12345)
        client.settle()
        #expect(popup.events == ["done"])
    }

    @Test("a popup is moved by a new positioner")
    func reposition() throws {
        let client = try bench.client()
        let popup = ClientPopup(client, parent: client.makeWindow().xdgSurface)
        popup.show()
        let positioner = ClientPopup.positioner(client)
        positioner.setOffset(x: 7, y: 0)
        popup.popup.reposition(positioner: positioner, token: 9)
        client.settle()
        #expect(popup.events == ["5,5 20×10", "repositioned 9", "12,5 20×10"])
    }

    @Test("what one client copies is offered to it and to the one that becomes active")
    func clipboard() throws {
        let client = try bench.client()
        _ = client.makeWindow()
        let manager = client.bind(WlDataDeviceManager.self)
        let device = manager.getDataDevice(seat: client.seat)
        var offered: [String] = []
        device.onEvent = { event in
            guard case .dataOffer(let offer) = event else { return }
            offer.onEvent = { if case .offer(let type) = $0 { offered.append(type) } }
        }
        let source = manager.createDataSource()
        var cancelled = false
        source.onEvent = { if case .cancelled = $0 { cancelled = true } }
        source.offer(mimeType: "text/plain")
        device.setSelection(source: source, serial: 1)
        client.settle()
        #expect(offered == ["text/plain"])
        device.setSelection(source: nil, serial: 2)
        client.settle()
        #expect(cancelled)
    }
}

@Suite("A compositor")
struct CompositorTests {
    @Test("a compositor offers the globals that it has")
    func globals() throws {
        let client = try Bench().client()
        #expect(
            client.offers == [
                "wl_compositor": 6, "wl_subcompositor": 1, "wl_shm": 2, "wl_output": 4, "wl_seat": 9, "xdg_wm_base": 6,
                "wl_data_device_manager": 3, "zxdg_decoration_manager_v1": 1, "wp_viewporter": 1, "wp_presentation": 2,
                "wp_fractional_scale_manager_v1": 1, "wp_single_pixel_buffer_manager_v1": 1,
                "zxdg_output_manager_v1": 3, "zwlr_layer_shell_v1": 5, "ext_session_lock_manager_v1": 1,
                "zwp_text_input_manager_v3": 1, "zwp_input_method_manager_v2": 1, "zwp_tablet_manager_v2": 1,
                "zwp_pointer_gestures_v1": 3, "zwp_relative_pointer_manager_v1": 1, "zwp_pointer_constraints_v1": 1,
                "zwp_input_timestamps_manager_v1": 1, "zwp_primary_selection_device_manager_v1": 1,
                "zwp_idle_inhibit_manager_v1": 1, "ext_idle_notifier_v1": 1, "xdg_activation_v1": 1,
                "zwp_virtual_keyboard_manager_v1": 1, "zwp_keyboard_shortcuts_inhibit_manager_v1": 1,
                "wp_cursor_shape_manager_v1": 2, "zwlr_screencopy_manager_v1": 3, "xdg_wm_dialog_v1": 1,
                "zxdg_exporter_v2": 1, "zxdg_importer_v2": 1, "wp_alpha_modifier_v1": 1,
                "wp_tearing_control_manager_v1": 1, "wp_fifo_manager_v1": 1, "xdg_toplevel_icon_manager_v1": 1,
                "xdg_toplevel_drag_manager_v1": 1, "xdg_system_bell_v1": 1,
            ])
    }

    @Test("several live side by side, and one that goes takes its clients' connections with it")
    func several() throws {
        let second = Bench()
        let kept = try second.client()
        _ = kept.makeWindow(color: 0xFFFF_0000)
        let orphan = try Bench().compositor.connect()
        defer { close(orphan) }
        var byte: UInt8 = 0
        #expect(recv(orphan, &byte, 1, Int32(MSG_DONTWAIT)) == 0)
        #expect(try second.compositor.screenshot()[0, 0] == 0xFFFF_0000)
        #expect(!kept.wasRejected)
    }

    @Test("what happened is kept in order with its time, and can be printed")
    func timeLine() throws {
        let bench = Bench()
        bench.advance(by: .microseconds(16_667))
        bench.compositor.annotate("the test begins")
        bench.compositor.vblank()
        #expect(
            bench.compositor.timeLine.description == """
                    16.667 ms  the test begins
                    16.667 ms  vblank
                """)
        _ = try bench.client()
        #expect(bench.compositor.timeLine.entries.contains { $0.text.contains("-> wl_display#1.get_registry") })
    }

    @Test("a client that goes leaves nothing behind")
    func disconnect() throws {
        let bench = Bench()
        let client = try bench.client()
        _ = client.makeWindow()
        client.connection.disconnect()
        bench.compositor.dispatch()
        #expect(bench.compositor.clientCount == 0)
        #expect(bench.compositor.surfaces.isEmpty && bench.compositor.toplevels.isEmpty)
    }
}
