import TactusGeometry

/// What a contact landed on.
package struct TouchTarget {
    /// The window that gets the touch.
    package var window: Window
    /// The view that gets it; `nil` when only the window's recognizers do.
    package var view: View?
}

/// Finds out what a contact landed on: which window of its scene, and which view of that window.
struct WindowSelection {
    let application: Application
    let event: Event

    /// Asks the windows of `scene` from front to back, until one takes a touch at `point`.
    ///
    /// A scene that a modal dialog blocks has nothing but its decoration. A window that answers `nil` lets the touch
    /// pass through to the next one. Which window is key, or whether the scene is activated, makes no difference.
    ///
    /// - Parameters:
    ///   - scene: The scene that the contact came to.
    ///   - point: Where, in the scene's coordinate space.
    /// - Returns: `nil` when no window wants the touch: then there is none.
    func target(in scene: WindowScene, at point: Point) -> TouchTarget? {
        guard !application.isIgnoringInteractionEvents, !scene.states.contains(.suspended) else { return nil }
        let isBlocked = scene.modalDialog != nil
        for window in scene.windows.reversed() where window.windowScene === scene {
            if isBlocked, window !== scene.decoration { continue }
            guard !window.hitting.ignoresTouches, let inWindow = window.geometry.fromSuperview(point) else { continue }
            let isSingle = application.hitTestPolicy == .single
            guard let hit = hitTest(window, at: inWindow, pass: isSingle ? nil : .window) else { continue }
            return TouchTarget(
                window: window, view: isSingle ? hit : hitTest(window, at: inWindow, pass: .view))
        }
        return nil
    }

    /// Walks one window's tree; a second time when the walk itself changed the tree.
    private func hitTest(_ window: Window, at point: Point, pass: Event.HitTestPass?) -> View? {
        event.hitTestPass = pass
        defer { event.hitTestPass = nil }
        let generation = window.treeGeneration
        var hit = window.hitTest(point, with: event)
        if window.treeGeneration != generation {
            let generation = window.treeGeneration
            hit = window.hitTest(point, with: event)
            if window.treeGeneration != generation { application.report(.hitTestChangesTree(window)) }
        }
        guard let hit, hit.window !== window else { return hit }
        application.report(.hitTestLeftWindow(hit, window))
        return nil
    }
}
