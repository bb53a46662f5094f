import TactusGeometry
import TactusPlatform

extension WindowScene {
    /// The size of the surface in device pixels.
    var pixelSize: PixelSize { PixelScale(rounding: scale).pixelSize(of: size) }

    /// Asks the platform for a frame, unless one is on its way.
    func setNeedsFrame() {
        if isChangingOverlay { return setNeedsOverlayFrame() }
        guard !isFramePending, !isMakingFrame, let surface else { return }
        isFramePending = true
        surface.setNeedsFrame()
    }

    /// The surface is there now: all of it must be painted.
    func surfaceWasMade() {
        announceSizeLimits()
        damageEverything()
        setNeedsFrame()
    }

    /// Notes pixels that are out of date.
    func addDamage(_ pixels: PixelRect) {
        damage.add(pixels)
        setNeedsFrame()
    }

    /// Notes that no pixel is right any more, and no view where it was.
    func damageEverything() {
        needsFullCollection = true
        damage.add(PixelRect(pixelSize))
    }

    /// Makes one frame: input, timers, what moves by itself, layout, drawing.
    func makeFrame(at time: FrameTime) {
        guard let application else { return }
        isFramePending = false
        refreshInterval = time.interval
        isMakingFrame = true
        frameTime = time
        application.flushInput()
        application.at(time.now) { for link in displayLinks { link.tick(time) } }
        var arrived: [ViewController] = []
        application.at(time.now) { arrived = sendArrivals() }
        PropertyAnimator.addArrivals()
        for view in animatedViews { view.showAnimations(at: time.presentation) }
        var isDamagedAgain = false
        if let surface {
            let pass = DisplayPass(scene: self)
            pass.prepare()
            if pointerLock.isPreferred { updatePointerLock() }
            updateRegions()
            isDamagedAgain = pass.present(on: surface, observedBy: application)
        }
        isMakingFrame = false
        frameTime = nil
        application.textInput.update()
        application.accessibilityMayDiffer()
        if !arrived.isEmpty || !frameWaiters.isEmpty {
            application.afterCurrentEvent { [self] in
                application.at(time.now) {
                    runFrameWaiters()
                    for controller in arrived { controller.frameDidShow() }
                }
            }
        }
        if isDamagedAgain || needsAnotherFrame(after: time.presentation) { setNeedsFrame() }
    }

    /// Whether something that is seen moves on, or something asked for a frame while this one was made.
    private func needsAnotherFrame(after moment: Instant) -> Bool {
        displayLinks.contains(where: \.isRunning) || windows.contains { !$0.drawing.pending.isEmpty }
            || animatedViews.contains { $0.isSeenMoving(at: moment) }
            || !arrivingControllers.isEmpty || !frameWaiters.isEmpty
    }
}
