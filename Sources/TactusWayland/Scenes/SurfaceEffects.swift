import WaylandClient

/// What few surfaces ask for, beside their pixels: to be translucent as a whole, to be torn rather than late, to have
/// frames that wait for each other. Each object is made when it is asked for, and lives as long as the surface.
final class SurfaceEffects {
    private let surface: WlSurface
    private let globals: OptionalGlobals
    private var modifier: WpAlphaModifierSurfaceV1?
    private var tearing: WpTearingControlV1?
    private var fifo: WpFifoV1?
    private var alpha = UInt32.max

    init(of surface: WlSurface, _ globals: OptionalGlobals) {
        self.surface = surface
        self.globals = globals
    }

    /// Multiplies what the surface shows from the next commit on.
    ///
    /// - Parameter alpha: From 0 to 1.
    /// - Returns: Whether the next commit changes something; `nil` where the compositor has no means for it.
    func setAlpha(_ alpha: Double) -> Bool? {
        let factor = UInt32((min(max(alpha, 0), 1) * Double(UInt32.max)).rounded())
        if modifier == nil {
            guard let manager = globals.alphaModifier else { return nil }
            guard factor != self.alpha else { return false }
            modifier = manager.getSurface(surface: surface)
        }
        guard factor != self.alpha else { return false }
        self.alpha = factor
        modifier?.setMultiplier(factor: factor)
        return true
    }

    /// Asks for frames to be shown at once, torn or not, or to be shown whole, from the next commit on.
    ///
    /// - Returns: Whether the compositor was asked.
    func setTears(_ isOn: Bool) -> Bool {
        if isOn, tearing == nil { tearing = globals.tearingControl?.getTearingControl(surface: surface) }
        tearing?.setPresentationHint(hint: isOn ? .async : .vsync)
        return tearing != nil
    }

    /// Whether frames can wait for each other: one that was committed and not shown is not replaced.
    var canQueueFrames: Bool { fifo != nil || globals.fifo != nil }

    /// Lets the next commit wait until the one before was shown for a refresh, and the one after it wait likewise.
    func queueFrame() {
        fifo = fifo ?? globals.fifo?.getFifo(surface: surface)
        fifo?.waitBarrier()
        fifo?.setBarrier()
    }

    /// Lets go of all, before the surface.
    func destroy() {
        modifier?.destroy()
        tearing?.destroy()
        fifo?.destroy()
    }
}
