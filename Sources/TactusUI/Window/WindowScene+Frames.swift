import TactusGeometry

extension WindowScene {
    /// Asks for a frame, once, as soon as drawing is worthwhile.
    func setNeedsFrame() {
        guard !isFramePending, !isMakingFrame, let surface else { return }
        isFramePending = true
        surface.setNeedsFrame()
    }

    /// Notes pixels that are no longer right.
    func damage(_ rect: PixelRect) {
        damage.add(rect)
        setNeedsFrame()
    }

    /// Notes that no pixel is right.
    func damageEverything() {
        damage.addEverything()
        setNeedsFrame()
    }

    /// The surface is there: it shows nothing yet.
    func surfaceWasMade() {
        damageEverything()
    }

    /// Makes a frame: ticks, layout, damage, painting. Does not show anything when no pixel has changed.
    func makeFrame(at time: FrameTime) {
        isFramePending = false
        isMakingFrame = true
        for link in displayLinks { link.tick(time) }
        for window in windows { LayoutPass.run(on: window) }
        collectDamage()
        presentDamage()
        isMakingFrame = false
        if hasMoreToDraw { setNeedsFrame() }
    }

    private func collectDamage() {
        var collector = DamageCollector(damage: damage)
        let toDevice = Transform(scaleX: scale, y: scale)
        for window in windows { collector.collect(from: window, toDevice: toDevice, clip: surfacePixels) }
        damage = collector.damage
    }

    private func presentDamage() {
        let region = damage.region(in: surfacePixels)
        guard let surface, !region.isEmpty else {
            damage.clear()
            return
        }
        let pass = DisplayPass(layers: windows, scale: scale)
        let isShown = surface.present(region) { bitmap, region in pass.paint(region, in: bitmap) }
        if isShown { damage.clear() }
    }

    /// The pixels of the whole surface.
    private var surfacePixels: PixelRect {
        PixelRect(covering: Rect(origin: .zero, size: size), scale: scale)
    }

    /// Whether something asked for a frame while this one was made.
    private var hasMoreToDraw: Bool {
        displayLinks.contains(where: \.isRunning)
            || windows.contains { !$0.drawing.pending.isDisjoint(with: [.anyLayout, .anyDisplay]) }
    }
}
