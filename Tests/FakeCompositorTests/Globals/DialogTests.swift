import FakeCompositor
import TactusGeometry
import Testing
import WaylandClient

@Suite("Dialogs, and windows of other programs")
struct DialogTests {
    let bench = Bench()

    @Test("a toplevel says that it is modal, and no longer; when the object goes it is not")
    func modal() throws {
        let client = try bench.client()
        let window = client.makeWindow()
        let shell = client.bind(XdgWmDialogV1.self)
        let dialog = shell.getXdgDialog(toplevel: window.toplevel)
        client.settle()
        let toplevel = try #require(bench.compositor.toplevels.first)
        #expect(!toplevel.isModal)
        dialog.setModal()
        client.settle()
        #expect(toplevel.isModal)
        dialog.unsetModal()
        client.settle()
        #expect(!toplevel.isModal)
        dialog.setModal()
        dialog.destroy()
        client.settle()
        #expect(!toplevel.isModal)
        _ = shell.getXdgDialog(toplevel: window.toplevel)
        client.settle()
        #expect(bench.compositor.faults == [])
        _ = shell.getXdgDialog(toplevel: window.toplevel)
        #expect(client.wasRejected)
        #expect(bench.compositor.faults.map(\.codeName) == ["already_used"])
    }

    @Test("an object that outlives its toplevel is inert")
    func outlived() throws {
        let client = try bench.client()
        let window = client.makeWindow()
        let dialog = client.bind(XdgWmDialogV1.self).getXdgDialog(toplevel: window.toplevel)
        window.toplevel.destroy()
        client.settle()
        dialog.setModal()
        dialog.destroy()
        client.settle()
        #expect(bench.compositor.faults == [])
    }

    /// Exports a window, and returns its handle.
    private func export(_ window: ClientWindow, of client: RawClient) throws -> (ZxdgExportedV2, String) {
        var handle: String?
        let exported = client.bind(ZxdgExporterV2.self).exportToplevel(surface: window.surface)
        exported.onEvent = { if case .handle(let text) = $0 { handle = text } }
        client.settle()
        return (exported, try #require(handle))
    }

    /// Looks a handle up, and writes down that it leads nowhere.
    private func `import`(_ handle: String, to client: RawClient) -> ZxdgImportedV2 {
        let imported = client.bind(ZxdgImporterV2.self).importToplevel(handle: handle)
        imported.onEvent = { [unowned client] _ in client.note("destroyed") }
        client.settle()
        return imported
    }

    @Test("a window belongs to one of another client, by its handle, until the handle is taken back")
    func foreignParent() throws {
        let (mine, theirs) = (try bench.client(), try bench.client())
        let window = theirs.makeWindow()
        let (exported, handle) = try export(window, of: theirs)
        #expect(try export(window, of: theirs).1 != handle)
        let dialog = mine.makeWindow()
        let imported = `import`(handle, to: mine)
        imported.setParentOf(surface: dialog.surface)
        mine.settle()
        let toplevels = bench.compositor.allToplevels
        #expect(toplevels.last?.parent === toplevels.first && mine.consumeLog() == [])
        exported.destroy()
        theirs.settle()
        #expect(toplevels.last?.parent == nil && mine.consumeLog() == ["destroyed"])
        imported.setParentOf(surface: dialog.surface)
        mine.settle()
        #expect(toplevels.last?.parent == nil && bench.compositor.faults == [])
    }

    enum End: CaseIterable { case window, client, `import` }

    @Test("or until one of both is gone", arguments: End.allCases)
    func foreignEnd(end: End) throws {
        let (mine, theirs) = (try bench.client(), try bench.client())
        let window = theirs.makeWindow()
        let (_, handle) = try export(window, of: theirs)
        let dialog = mine.makeWindow()
        let imported = `import`(handle, to: mine)
        imported.setParentOf(surface: dialog.surface)
        mine.settle()
        switch end {
        case .window: window.toplevel.destroy()
        case .client: theirs.connection.disconnect()
        case .import: imported.destroy()
        }
        if end != .client { theirs.settle() }
        mine.settle()
        #expect(bench.compositor.allToplevels.last?.parent == nil)
        #expect(mine.consumeLog() == (end == .import ? [] : ["destroyed"]))
        #expect(bench.compositor.faults == [])
    }

    @Test("a handle that nobody was given leads nowhere")
    func unknownHandle() throws {
        let client = try bench.client()
        _ = `import`("tactus-window-77", to: client)
        #expect(client.consumeLog() == ["destroyed"])
    }

    @Test("only toplevels have handles, and parents: anything else is invalid_surface (0)", arguments: [true, false])
    func wrongSurface(exports: Bool) throws {
        let client = try bench.client()
        let bare = client.core.createSurface()
        if exports {
            _ = client.bind(ZxdgExporterV2.self).exportToplevel(surface: bare)
        } else {
            `import`("none", to: client).setParentOf(surface: bare)
        }
        #expect(client.wasRejected)
        #expect(bench.compositor.faults.map(\.codeName) == ["invalid_surface"])
    }
}
