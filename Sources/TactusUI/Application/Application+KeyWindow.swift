extension Application {
    /// Makes `window` the key window, and tells both.
    final func setKeyWindow(_ window: Window?) {
        let old = keyWindow
        guard window !== old else { return }
        keyWindow = window
        old?.resignKey()
        if keyWindow === window { window?.becomeKey() }
    }

    /// A window is no longer seen: it loses its first responder, and when it was key, the frontmost one that can be takes
    /// over.
    final func windowDidHide(_ window: Window) {
        window.dropFirstResponder()
        guard keyWindow === window else { return }
        let candidates = scenes.reversed().flatMap { $0.windows.reversed() }
        setKeyWindow(candidates.first { $0 !== window && !$0.isHidden && $0.canBecomeKey })
    }
}
