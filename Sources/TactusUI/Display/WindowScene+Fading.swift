import TactusPlatform

// A window that fades as a whole, and is all that its surface shows, need not be painted for that where the system
// multiplies what a surface shows: its pixels are those of the opaque window, and each step of the fade is a commit.
extension WindowScene {
    /// Hands the alpha of the only window over to the system, or takes it back. Called with each frame, before damage
    /// is collected; finds out which windows must be painted because they fade.
    func updateFading() {
        let former = fadedWindow
        var next = windowToFade
        if let window = next, surface?.setAlpha(window.shownAppearance.alpha) != true { next = nil }
        if next == nil, former != nil { _ = surface?.setAlpha(1) }
        fadedWindow = next
        for window in windows {
            let isOther = (window === former) != (window === next)
            guard isOther || window.drawing.pending.contains(.faded) else { continue }
            window.drawing.pending.remove(.faded)
            let isOpaque = window === next || window.shownAppearance.alpha == 1
            if !isOpaque || !window.isPaintedOpaque { window.drawing.pending.insert(.moved) }
            window.isPaintedOpaque = isOpaque
        }
    }

    /// The only window that shows, while it is neither opaque nor invisible.
    private var windowToFade: Window? {
        var found: Window?
        for window in windows where window.shownAppearance.isVisible {
            guard found == nil else { return nil }
            found = window
        }
        guard let found, found.shownAppearance.alpha < 1, found.mask == nil, found.raster == nil else { return nil }
        return found
    }
}
