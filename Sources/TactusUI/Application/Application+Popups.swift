import TactusGeometry
import TactusPlatform

extension Application {
    /// Whether popups may get surfaces of their own, which reach out of the scene: see ``Popup``. Where it is `false`
    /// they open inside the scene; where it is `true` one that the system refuses does so too.
    public final var showsPopups: Bool { platform.showsPopups }

    /// Opens a window over a view: see ``Popup``.
    ///
    /// - Parameters:
    ///   - window: A window that is not open; its frame's size is the size that it would like.
    ///   - view: What it opens at, in a window of an open scene.
    ///   - rect: The part of the view that it opens at, in the view's points; `nil` for all of it.
    ///   - placement: Where it goes.
    /// - Returns: The popup, with which it can be moved and closed.
    @discardableResult
    public final func openPopup(
        _ window: Window, over view: View, at rect: Rect? = nil, placement: PopupPlacement = PopupPlacement()
    ) -> Popup {
        precondition(window.windowScene == nil, "the window is open already")
        guard let parent = view.window?.windowScene, parent.application === self else {
            preconditionFailure("a popup opens over a view that is in an open scene of the same application")
        }
        let popup = Popup(window, over: view, at: rect, in: parent, placement, self)
        popups.append(popup)
        openScene(of: popup)
        return popup
    }

    /// Makes another surface for a popup that the system cannot move. Popups over it close, for they would be
    /// left over nothing.
    final func reopen(_ popup: Popup) {
        guard let scene = popup.scene else { return }
        closePopups(of: scene)
        detach(scene)
        openScene(of: popup)
    }

    /// Closes a popup and those above it, the uppermost first.
    final func closePopupNow(_ popup: Popup) {
        guard let index = popups.firstIndex(where: { $0 === popup }) else { return }
        for popup in popups[index...].reversed() { remove(popup) }
    }

    /// Closes the popups of a scene that is being closed, the uppermost first.
    final func closePopups(of scene: WindowScene) {
        if let popup = popups.first(where: { $0.parent === scene }) { closePopupNow(popup) }
    }

    /// Closes the popup on which a presented controller shows, and those above it: what is presented over the
    /// controller needs more room, and lies in the window under them.
    final func closePopups(showing controller: ViewController) {
        guard !popups.isEmpty, let container = controller.presentation?.container,
            let window = controller.viewIfLoaded?.window, window !== container.window,
            let popup = popups.first(where: { $0.window === window })
        else { return }
        closePopupNow(popup)
    }

    /// Closes the popup that is the key window when the key is Escape.
    ///
    /// - Returns: Whether it does.
    final func closeKeyPopup(for key: Key) -> Bool {
        guard key.usage == .keyboardEscape,
            key.modifierFlags.isDisjoint(with: [.shift, .control, .alternate, .command]),
            let popup = popups.first(where: { $0.window === keyWindow })
        else { return false }
        popup.close()
        return true
    }

    /// Closes the popups above the windows in which a touch begins. Systems do so for touches elsewhere, and not even
    /// all of them for touches in other windows of the same program.
    final func closePopups(touchedBy event: Event) {
        guard !popups.isEmpty else { return }
        for touch in event.allTouches where touch.phase == .began { closePopups(above: touch.window) }
    }

    private func closePopups(above window: Window?) {
        let keptCount = popups.firstIndex { $0.window === window }.map { $0 + 1 } ?? 0
        if keptCount < popups.count { popups[keptCount].close() }
    }

    /// The system does not show a scene, or no longer.
    final func sceneDidEnd(_ scene: WindowScene, _ end: SurfaceEnd) {
        guard let popup = popups.first(where: { $0.scene === scene }) else {
            if end == .refused { scene.delegate?.windowSceneWasRefused(scene) }
            return close(scene)
        }
        switch end {
        case .dismissed: popup.close()
        case .refused:
            detach(scene)
            popup.openInsideScene()
        }
    }

    private func openScene(of popup: Popup) {
        guard let parent = popup.parent else { return popup.close() }
        let description = SurfaceDescription(
            title: "", applicationID: identifier, parent: parent.id, role: .popup(popup.request))
        popup.didOpen(makeScene(of: popup.window, description, size: popup.window.frame.size))
        popup.window.makeKeyAndVisible()
    }

    private func remove(_ popup: Popup) {
        popups.removeAll { $0 === popup }
        cancelInput { $0 === popup.window }
        if let scene = popup.scene {
            detach(scene)
        } else {
            popup.window.isHidden = true
            popup.parent?.remove(popup.window)
        }
        popup.didClose()
    }
}
