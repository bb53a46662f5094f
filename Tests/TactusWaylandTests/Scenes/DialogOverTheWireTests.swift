import FakeCompositor
import TactusGeometry
import TactusTesting
import TactusUI
import TactusWayland
import Testing

@MainActor
@Suite("Dialogs and windows of other programs, over the wire")
struct DialogOverTheWireTests {
    private func open(_ title: String, in pair: CompositorPair) throws -> WindowScene {
        let window = Window(title: title, size: Size(width: 80, height: 60))
        pair.application.open(window)
        pair.vblank()
        return try #require(window.windowScene)
    }

    private func toplevel(_ title: String, _ pair: CompositorPair) throws -> Toplevel {
        try #require(pair.compositor.allToplevels.first { $0.title == title })
    }

    @Test("WP-1: a modal dialog is told, before it is made and after, and on a connection that is back")
    func modal() throws {
        let (app, pair) = try SceneApp.run()
        let dialog = try open("Dialog", in: pair)
        dialog.parent = app.window.windowScene
        dialog.isModal = true
        pair.settle()
        #expect(try toplevel("Dialog", pair).isModal)
        #expect(try toplevel("Dialog", pair).parent === toplevel("First", pair))
        dialog.isModal = false
        pair.settle()
        #expect(try !toplevel("Dialog", pair).isModal)
        let early = Window(title: "Early", size: Size(width: 80, height: 60))
        pair.application.open(early)
        early.windowScene?.parent = dialog
        early.windowScene?.isModal = true
        pair.vblank()
        #expect(try toplevel("Early", pair).isModal)
        try pair.verify()
    }

    @Test("WP-1: no object is made for a scene that never was modal, nor where nobody wants to know")
    func cost() throws {
        let (_, pair) = try SceneApp.run()
        #expect(!pair.compositor.timeLine.entries.contains { $0.text.contains("get_xdg_dialog") })
        let (app, bare) = try SceneApp.run(offer: .everything.without("xdg_wm_dialog_v1"))
        let dialog = try open("Dialog", in: bare)
        dialog.parent = app.window.windowScene
        dialog.isModal = true
        bare.settle()
        #expect(app.window.windowScene?.modalDialog === dialog)
        try bare.verify()
    }

    @Test("WP-2: a handle comes, also when it is asked for before there is a surface; dropped ones lead nowhere")
    func handles() throws {
        let (app, pair) = try SceneApp.run()
        let other = Window(title: "Second", size: Size(width: 80, height: 60))
        pair.application.open(other)
        var handles: [String?] = []
        other.windowScene?.exportHandle { handles.append($0) }
        other.windowScene?.exportHandle { handles.append($0) }
        pair.vblank()
        #expect(handles.count == 2 && handles[0] != nil && handles[0] != handles[1])
        let scene = try #require(app.window.windowScene)
        scene.parentHandle = handles[0]
        pair.settle()
        #expect(try toplevel("First", pair).parent === toplevel("Second", pair))
        #expect(scene.parentHandle != nil)
        other.windowScene?.dropExportedHandle("something else")
        other.windowScene?.dropExportedHandle(try #require(handles[0]))
        pair.settle()
        #expect(try toplevel("First", pair).parent == nil)
        #expect(scene.parentHandle == nil)
        scene.parentHandle = handles[1]
        pair.settle()
        other.windowScene?.close()
        pair.settle()
        #expect(scene.parentHandle == nil)
        try pair.verify()
    }

    @Test("WP-2: nobody waits for a handle that does not come")
    func noHandles() throws {
        var answers: [String?] = []
        let (app, bare) = try SceneApp.run(offer: .everything.without("zxdg_exporter_v2", "zxdg_importer_v2"))
        app.window.windowScene?.exportHandle { answers.append($0) }
        #expect(answers == [nil])
        app.window.windowScene?.parentHandle = "theirs"
        bare.settle()
        #expect(app.window.windowScene?.parentHandle == "theirs")
        try bare.verify()

        let (_, pair) = try SceneApp.run()
        let bar = Window(
            title: "Bar", layer: LayerPlacement(.top, edges: .bottom, size: Size(width: 50, height: 20)))
        pair.application.open(bar)
        bar.windowScene?.exportHandle { answers.append($0) }
        #expect(answers == [nil, nil])
        let late = Window(title: "Late", size: Size(width: 80, height: 60))
        pair.application.open(late)
        late.windowScene?.exportHandle { answers.append($0) }
        late.windowScene?.close()
        #expect(answers == [nil, nil, nil])
        pair.settle()
        let first = try #require(pair.application.scenes.first)
        first.exportHandle { answers.append($0) }
        pair.compositor.disconnectClients()
        pair.settle()
        #expect(answers == [nil, nil, nil, nil])
        first.exportHandle { answers.append($0) }
        #expect(answers.count == 4, "a connection may come")
        pair.application.terminate()
        pair.settle()
        #expect(answers == [nil, nil, nil, nil, nil])
    }

    @Test("WP-3: one parent at a time: that of this program, or that of another one")
    func oneParent() throws {
        let (app, pair) = try SceneApp.run()
        let first = try #require(app.window.windowScene)
        let dialog = try open("Dialog", in: pair)
        var handle: String?
        try open("Other", in: pair).exportHandle { handle = $0 }
        pair.settle()
        dialog.parent = first
        dialog.parentHandle = handle
        pair.settle()
        #expect(dialog.parent == nil)
        #expect(try toplevel("Dialog", pair).parent === toplevel("Other", pair))
        dialog.parent = first
        pair.settle()
        #expect(dialog.parentHandle == nil)
        #expect(try toplevel("Dialog", pair).parent === toplevel("First", pair))
        dialog.parentHandle = String(repeating: "x", count: 5000)
        pair.settle()
        #expect(dialog.parentHandle == nil, "no compositor has given such a handle")
        try pair.verify()
    }
}
