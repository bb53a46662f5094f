import WaylandServer

/// `zxdg_exporter_v2` and `zxdg_importer_v2`: one client's window that belongs to another one's, by a handle that the
/// one has handed to the other.
final class ForeignGlobals {
    private unowned let compositor: Compositor
    private var globals: [ServerGlobal] = []
    private var count = 0
    private var exports: [String: Export] = [:]

    init(compositor: Compositor) {
        self.compositor = compositor
        let exporter = compositor.createGlobal(ZxdgExporterV2.self) { [unowned self] resource, _ in
            resource.onRequest = { [unowned self, unowned resource] in receive($0, on: resource) }
        }
        let importer = compositor.createGlobal(ZxdgImporterV2.self) { [unowned self] resource, _ in
            resource.onRequest = { [unowned self] in receive($0) }
        }
        globals = [exporter, importer].compactMap(\.self)
    }

    /// A window that is known by a handle.
    private final class Export {
        let handle: String
        weak var toplevel: Toplevel?
        /// Who has looked it up.
        var imports = ObjectList<Import>()

        init(_ handle: String, _ toplevel: Toplevel) {
            self.handle = handle
            self.toplevel = toplevel
        }
    }

    /// A handle that was looked up.
    private final class Import {
        let resource: ZxdgImportedV2
        /// What it leads to; `nil` from the moment on when its client was told that it leads nowhere.
        var export: Export?
        /// The window that belongs to it.
        weak var child: Toplevel?

        init(_ resource: ZxdgImportedV2, _ export: Export?) {
            self.resource = resource
            self.export = export
        }

        /// What was set up is void.
        func invalidate() {
            if let child, let parent = export?.toplevel, child.parent === parent { child.parent = nil }
            (export, child) = (nil, nil)
        }
    }

    private func receive(_ request: ZxdgExporterV2.Request, on exporter: ZxdgExporterV2) {
        guard case .exportToplevel(let id, let surface) = request else { return }
        guard let toplevel = (surface.tag as? Surface)?.toplevel else {
            return compositor.raise(
                .exportOfNoToplevel, on: exporter, "wl_surface#\(surface.id) is no xdg_toplevel")
        }
        count += 1
        let export = Export("tactus-window-\(count)", toplevel)
        exports[export.handle] = export
        toplevel.exportHandles.insert(export.handle)
        id.onDestroy = { [weak self] in self?.end(export) }
        id.sendHandle(handle: export.handle)
    }

    private func receive(_ request: ZxdgImporterV2.Request) {
        guard case .importToplevel(let id, let handle) = request else { return }
        let export = exports[handle].flatMap { $0.toplevel == nil ? nil : $0 }
        let found = Import(id, export)
        export?.imports.append(found)
        id.onRequest = { [weak self, weak found] request in
            guard let found, case .setParentOf(let surface) = request else { return }
            self?.setParent(found, of: surface)
        }
        id.onDestroy = { [found] in
            found.export?.imports.remove(found)
            found.invalidate()
        }
        if found.export == nil { id.sendDestroyed() }
    }

    private func setParent(_ found: Import, of surface: WlSurface) {
        guard let child = (surface.tag as? Surface)?.toplevel else {
            return compositor.raise(
                .importForNoToplevel, on: found.resource, "wl_surface#\(surface.id) is no xdg_toplevel")
        }
        guard let parent = found.export?.toplevel else { return }
        found.child = child
        child.setParent(parent)
    }

    /// A window is gone: what it was known by leads nowhere.
    func forget(_ toplevel: Toplevel) {
        for handle in toplevel.exportHandles {
            if let export = exports[handle], export.toplevel === toplevel { end(export) }
        }
        toplevel.exportHandles = []
    }

    private func end(_ export: Export) {
        exports[export.handle] = nil
        export.toplevel?.exportHandles.remove(export.handle)
        let imports = export.imports
        export.imports.removeAll()
        for found in imports {
            found.invalidate()
            if found.resource.isAlive { found.resource.sendDestroyed() }
        }
    }
}
