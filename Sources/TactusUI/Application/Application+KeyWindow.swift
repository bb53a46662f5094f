import TactusPlatform

extension Application {
    /// Makes `window` the key window, and tells both.
    final func setKeyWindow(_ window: Window?) {
        let old = keyWindow
        guard window !== old else { return }
        keyWindow = window
        accessibilityMayDiffer()
        window?.windowScene?.lastKeyWindow = window
        for window in [old, window].compactMap(\.self) where window.showsFocus { window.focusLookDidChange() }
        old?.resignKey()
        if keyWindow === window { window?.becomeKey() }
    }

    /// A keyboard came to a scene: one of its windows becomes key, if none is, the one that was key last. In place of a
    /// scene that a modal dialog blocks it is that of the dialog.
    final func keyboardDidEnter(_ id: SceneID) {
        guard let entered = scenes.first(where: { $0.id == id }) else { return }
        let scene = entered.modalDialog ?? entered
        guard keyWindow?.windowScene !== scene else { return }
        let candidates = scene.windows.reversed().filter { !$0.isHidden && $0.canBecomeKey }
        (candidates.first { $0 === scene.lastKeyWindow } ?? candidates.first)?.makeKey()
    }

    /// A window is no longer seen: it loses its first responder, and when it was key, the frontmost one that
    /// can be takes over.
    final func windowDidHide(_ window: Window) {
        window.dropFirstResponder()
        guard keyWindow === window else { return }
        let candidates = scenes.reversed().flatMap { $0.windows.reversed() }
        setKeyWindow(candidates.first { $0 !== window && !$0.isHidden && $0.canBecomeKey })
    }
}
