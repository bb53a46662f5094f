import FakeCompositor
import TactusGeometry
import Testing
import WaylandClient

@Suite("Text input")
struct TextInputTests {
    let bench = Bench()
    var input: SeatTextInput { bench.compositor.seat.textInput }

    @Test("a field that is enabled and committed tells what it wants; the focus comes and goes with the window")
    func field() throws {
        let client = try bench.client()
        let field = client.recordTextInput()
        field.enable()
        field.commit()
        client.settle()
        #expect(input.state == nil)

        let window = client.makeWindow()
        field.enable()
        field.setSurroundingText(text: "Grüße", cursor: 6, anchor: 0)
        field.setContentType(hint: [], purpose: .digits)
        field.setCursorRectangle(x: 1, y: 2, width: 3, height: 4)
        client.settle()
        #expect(input.state == nil)
        field.commit()
        client.settle()
        var expected = TextInputState()
        expected.surroundingText = "Grüße"
        expected.cursor = 6
        expected.purpose = 2
        expected.cursorRectangle = PixelRect(x: 1, y: 2, width: 3, height: 4)
        #expect(input.state == expected)
        #expect(input.commitCount == 2)

        let other = client.makeWindow(width: 10, height: 10)
        #expect(
            client.consumeLog() == [
                "enter \(window.surface.id)", "leave \(window.surface.id)", "enter \(other.surface.id)",
            ])
        #expect(input.state == nil)
    }

    @Test("preedit, deletion and text arrive in the field, with the number of commits that are known")
    func method() throws {
        let client = try bench.client()
        _ = client.makeWindow()
        let field = client.recordTextInput()
        field.enable()
        field.commit()
        _ = client.consumeLog()
        input.preedit("hé")
        input.done()
        input.preedit("hidden", cursor: (-1, -1))
        input.preedit(nil)
        input.deleteSurroundingText(before: 2, after: 1)
        input.commit("hello")
        input.done(serial: 0)
        #expect(
            client.consumeLog() == [
                "preedit hé 3 3", "done 1", "preedit hidden -1 -1", "preedit nothing 0 0", "delete 2 1", "commit hello",
                "done 0",
            ])

        field.disable()
        field.commit()
        client.settle()
        input.commit("unheard")
        input.done()
        #expect(client.consumeLog() == [])
    }

    @Test("of two fields on a seat the second is not heard before the first is disabled")
    func twoFields() throws {
        let client = try bench.client()
        _ = client.makeWindow()
        let first = client.recordTextInput()
        let second = client.recordTextInput()
        first.enable()
        first.setContentType(hint: [], purpose: .email)
        first.commit()
        second.enable()
        second.setContentType(hint: [], purpose: .digits)
        second.commit()
        client.settle()
        #expect(input.state?.purpose == ZwpTextInputV3.ContentPurpose.email.rawValue)
        first.disable()
        first.commit()
        second.enable()
        second.commit()
        client.settle()
        #expect(input.state?.purpose == 0)
    }

    @Test("without the global no client finds it")
    func withheld() throws {
        let compositor = Compositor(
            clock: CompositorClock { .zero }, offer: .everything.without("zwp_text_input_manager_v3"))
        #expect(try RawClient(compositor).offers["zwp_text_input_manager_v3"] == nil)
        let floor = Compositor(clock: CompositorClock { .zero }, offer: .only(["wl_compositor": 4, "wl_shm": 9]))
        #expect(try RawClient(floor).offers == ["wl_compositor": 4, "wl_shm": 2, "wl_seat": 9, "wl_output": 4])
    }
}

@Suite("Input methods")
struct InputMethodTests {
    let bench = Bench()

    @Test("an input method is told of the field, and what it asks for arrives there")
    func works() throws {
        let application = try bench.client()
        _ = application.makeWindow()
        let field = application.recordTextInput()
        let client = try bench.client()
        let method = client.recordInputMethod()
        field.enable()
        field.setSurroundingText(text: "ab", cursor: 1, anchor: 2)
        field.commit()
        _ = application.consumeLog()
        #expect(client.consumeLog() == ["activate", "surrounding ab 1 2", "cause 0", "type 0 0", "done"])

        method.setPreeditString(text: "x", cursorBegin: 0, cursorEnd: 1)
        method.deleteSurroundingText(beforeLength: 1, afterLength: 0)
        method.commitString(text: "y")
        method.commit(serial: 1)
        method.commitString(text: "late")
        method.commit(serial: 0)
        client.settle()
        #expect(application.consumeLog() == ["preedit x 0 1", "delete 1 0", "commit y", "done 1"])

        field.disable()
        field.commit()
        application.settle()
        #expect(client.consumeLog() == ["deactivate", "done"])
    }

    @Test("a second input method on a seat is of no use")
    func second() throws {
        let client = try bench.client()
        let first = client.recordInputMethod()
        _ = client.recordInputMethod()
        #expect(client.consumeLog() == ["unavailable"])
        first.destroy()
        _ = client.recordInputMethod()
        #expect(client.consumeLog() == [])
    }

    @Test("keys go to the input method that grabs them")
    func grab() throws {
        let application = try bench.client()
        _ = application.makeWindow()
        _ = application.recordKeyboard()
        _ = application.consumeLog()
        let client = try bench.client()
        let grab = client.recordInputMethod().grabKeyboard()
        grab.onEvent = { [unowned client] event in
            switch event {
            case .keymap: client.note("keymap")
            case .key(_, _, let key, let state): client.note("key \(key) \(state.rawValue)")
            case .modifiers(_, let depressed, _, _, _): client.note("modifiers \(depressed)")
            case .repeatInfo(let rate, _): client.note("repeat \(rate)")
            }
        }
        client.settle()
        try bench.compositor.seat.type("A")
        #expect(application.consumeLog() == [])
        #expect(
            client.consumeLog() == [
                "keymap", "repeat 25", "modifiers 0", "key 42 1", "modifiers 1", "key 30 1", "key 30 0", "key 42 0",
                "modifiers 0",
            ])
        grab.release()
        client.settle()
        try bench.compositor.seat.type("a")
        #expect(application.consumeLog() == ["key 30 down", "key 30 up"])
    }

    @Test("a popup is told where the cursor is; a surface that is a window cannot be one")
    func popup() throws {
        let application = try bench.client()
        _ = application.makeWindow()
        let field = application.recordTextInput()
        field.enable()
        field.setCursorRectangle(x: 5, y: 6, width: 1, height: 12)
        field.commit()
        application.settle()
        let client = try bench.client()
        let method = client.recordInputMethod()
        let popup = method.getInputPopupSurface(surface: client.core.createSurface())
        popup.onEvent = { [unowned client] event in
            if case .textInputRectangle(let x, let y, let width, let height) = event {
                client.note("rectangle \(x) \(y) \(width) \(height)")
            }
        }
        #expect(client.consumeLog().last == "rectangle 5 6 1 12")
        _ = method.getInputPopupSurface(surface: client.makeWindow().surface)
        #expect(client.wasRejected)
        #expect(bench.compositor.faults.map(\.codeName) == ["role"])
    }
}
