import TactusPlatform
import WaylandClient

/// What connects a toplevel with windows of other programs: the handles by which it is known to them, and the one that
/// it is a dialog of itself (xdg-foreign).
final class ForeignHandles {
    private let surface: WlSurface
    private let globals: OptionalGlobals
    /// What was exported, with its handle once that has come.
    private var exports: [Export] = []
    private var parent: ZxdgImportedV2?
    /// Called when the window of another program is gone, or was never there.
    private let onLoss: () -> Void

    init(of surface: WlSurface, _ globals: OptionalGlobals, onLoss: @escaping () -> Void) {
        self.surface = surface
        self.globals = globals
        self.onLoss = onLoss
    }

    /// One handle that was asked for.
    private final class Export {
        let proxy: ZxdgExportedV2
        var handle: String?
        var handler: ((String?) -> Void)?

        init(_ proxy: ZxdgExportedV2, handler: @escaping (String?) -> Void) {
            self.proxy = proxy
            self.handler = handler
        }

        func answer(_ handle: String?) {
            let handler = handler
            self.handler = nil
            self.handle = handle
            handler?(handle)
        }
    }

    /// Exports the toplevel, and hands its handle over when it comes; `nil` where nothing can be exported.
    func export(_ handler: @escaping (String?) -> Void) {
        guard let exporter = globals.exporter else { return handler(nil) }
        let export = Export(exporter.exportToplevel(surface: surface), handler: handler)
        exports.append(export)
        export.proxy.onEvent = { [weak export] event in
            if case .handle(let handle) = event { export?.answer(handle) }
        }
    }

    /// Takes a handle back.
    func drop(_ handle: String) {
        for export in exports where export.handle == handle { export.proxy.destroy() }
        exports.removeAll { $0.handle == handle }
    }

    /// Makes the toplevel a dialog of the window with that handle; `nil` ends that.
    func setParent(_ handle: String?) {
        parent?.destroy()
        parent = nil
        guard let handle, let importer = globals.importer else { return }
        // A part of a handle is none.
        guard MessageText.fitting(handle) == handle else { return onLoss() }
        let imported = importer.importToplevel(handle: handle)
        imported.onEvent = { [weak self] event in
            guard case .destroyed = event, let self, parent === imported else { return }
            imported.destroy()
            parent = nil
            onLoss()
        }
        imported.setParentOf(surface: surface)
        parent = imported
    }

    /// Lets go of all, before the toplevel; on a connection that is lost, of what waits for an answer.
    func destroy() {
        let former = exports
        exports = []
        for export in former {
            if export.proxy.isAlive { export.proxy.destroy() }
            export.answer(nil)
        }
        if let parent, parent.isAlive { parent.destroy() }
        parent = nil
    }
}
