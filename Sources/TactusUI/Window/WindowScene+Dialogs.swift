import TactusPlatform

extension WindowScene {
    /// Asks the system for a handle by which windows of other programs can become dialogs of this scene: what portals
    /// want that choose files or cameras, as `wayland:` and the handle.
    ///
    /// ```swift
    /// scene.exportHandle { handle in
    ///     portal.openFile(parentWindow: handle.map { "wayland:" + $0 } ?? "")
    /// }
    /// ```
    ///
    /// Another program gives it to ``parentHandle``, or to what its toolkit has for it. It is good until
    /// ``dropExportedHandle(_:)``, and as long as the scene is open and the connection lasts: ask for another one each
    /// time.
    ///
    /// - Parameter handler: Is called once: with `nil` where the system has no handles (`zxdg_exporter_v2`; cage and
    ///   weston have none), for scenes that are no toplevels, and when the scene or the connection goes before the
    ///   answer.
    public func exportHandle(handler: @escaping (String?) -> Void) {
        guard let surface else { return handler(nil) }
        surface.exportHandle(handler)
    }

    /// Drops a handle that ``exportHandle(handler:)`` has handed out: what was a dialog by it is independent from now
    /// on. Any other text changes nothing.
    public func dropExportedHandle(_ handle: String) { surface?.dropExportedHandle(handle) }

    /// The modal dialog that blocks this scene, the one that was opened last; `nil` when it can be used.
    public var modalDialog: WindowScene? {
        application?.scenes.last { dialog in
            dialog.isModal && sequence(first: dialog, next: \.parent).dropFirst().contains { $0 === self }
        }
    }

    /// Called by the platform: the window of another program that this scene was a dialog of is gone.
    public func surfaceDidLoseParent(_ surface: any PlatformSurface) {
        guard parentHandle != nil else { return }
        parentHandle = nil
        delegate?.windowSceneDidChange(self)
    }

    /// The scene blocks others, or no longer.
    func modalityDidChange() {
        guard isModal, let application else { return }
        for blocked in sequence(first: self, next: \.parent).dropFirst() {
            application.closePopups(of: blocked)
            application.cancelTouches(in: blocked)
        }
    }

    /// Brings the dialog that blocks this scene to the user: something was done here that the dialog keeps from it.
    ///
    /// - Returns: Whether there is one.
    @discardableResult
    func showModalDialog() -> Bool {
        guard let dialog = modalDialog else { return false }
        dialog.requestActivation()
        return true
    }
}
