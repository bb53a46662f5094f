import TactusGeometry
import TactusPlatform

/// Brings a scene's pixels up to date: layout, then damage, then painting what is damaged.
struct DisplayPass {
    let scene: WindowScene

    /// Lays out all windows, and adds what changed to the scene's damage.
    func prepare() {
        for window in scene.windows { LayoutPass.run(on: window) }
        scene.updateFading()
        let toDevice = Transform(scaleX: scene.scale, y: scene.scale)
        let surface = PixelRect(scene.pixelSize)
        let shown = flashes ? nil : ShownPixels(of: scene)
        var collector = DamageCollector(
            scale: scene.scale, windows: scene.windows, allowsMoves: !flashes, damage: scene.takeDamage(),
            path: scene.takeCollectorPath())
        collector.shown = shown
        for window in scene.windows {
            collector.visit(window, toDevice, clip: surface, scene.needsFullCollection ? .moved : .none)
        }
        scene.needsFullCollection = false
        if scene.hasBackdrops { collector.damage.complete(scene.backdropBoxes()) }
        collector.damage.limit(to: scene.pixelSize)
        scene.damage = collector.damage
        scene.collectorPath = collector.path
        for view in collector.endingPictures { view.mark(.unpictured, inside: .displayInside) }
    }

    /// Paints the damage, when there is any and the surface takes it.
    ///
    /// - Returns: Whether more was damaged meanwhile, as by a view that left while views drew.
    func present(on surface: any PlatformSurface, observedBy application: Application) -> Bool {
        guard !scene.damage.isEmpty else { return false }
        var shown = scene.takeDamage()
        let region = shown.region
        application.notifyObservers(of: .damage(scene, region))
        let isComparing = shown.mayLookAlike && shown.moves.isEmpty
        let presented = surface.present(region, moving: shown.moves) { bitmap, region in
            let former = isComparing ? FormerPixels(of: surface, in: region, lent: bitmap) : nil
            paint(region, on: bitmap)
            if !application.displayDebug.isEmpty { debug(region, on: bitmap, application) }
            return former?.changes(in: region, to: bitmap) ?? region
        }
        if presented == nil { shown.paintMoves() } else { shown.clear() }
        let isDamagedAgain = scene.returnDamage(shown)
        if let presented, !presented.isEmpty { application.notifyObservers(of: .commit(scene, presented)) }
        return isDamagedAgain
    }

    /// Whether what was painted is tinted for a moment: the tint must not move along.
    private var flashes: Bool { scene.application?.displayDebug.contains(.flash) ?? false }

    private func paint(_ region: PixelRegion, on bitmap: Bitmap) {
        let canvas = Canvas(bitmap)
        var list = scene.takePaintList()
        let rects = scene.hasBackdrops ? scene.backdropBoxes().completing(region) : region.rects
        for rect in rects { list.paint(rect, of: scene, on: canvas) }
        scene.paintList = list
    }

    private func debug(_ region: PixelRegion, on bitmap: Bitmap, _ application: Application) {
        let flash = scene.damageFlash
        if application.displayDebug.contains(.verify) {
            let ignored = flash?.tinted.subtracting(region) ?? .empty
            var verifier = scene.takePictureVerifier()
            if let found = verifier.difference(of: bitmap, from: scene, except: ignored) {
                application.report(.pictureDiffers(scene: scene.title, pixels: found.pixels, by: found.amount))
            }
            scene.pictureVerifier = verifier
        }
        if application.displayDebug.contains(.flash) {
            scene.damageFlash = flash ?? DamageFlash()
            scene.damageFlash?.tint(region, on: bitmap, of: scene)
        }
    }
}

extension WindowScene {
    /// Hands the damage over, so that it is changed where it is and not copied.
    fileprivate func takeDamage() -> DamageTracker {
        let taken = damage
        damage = DamageTracker()
        return taken
    }

    /// Hands the memory over in which the collector keeps its path.
    fileprivate func takeCollectorPath() -> [DamageCollector.Level] {
        let taken = collectorPath
        collectorPath = []
        return taken
    }

    /// Takes damage back that was handed over, beside what was damaged meanwhile.
    ///
    /// - Returns: Whether anything was.
    fileprivate func returnDamage(_ taken: DamageTracker) -> Bool {
        let meanwhile = damage
        damage = taken
        damage.add(meanwhile)
        return !meanwhile.isEmpty
    }

    /// Hands the list over, with its memory, for as long as views draw: they may do anything meanwhile.
    fileprivate func takePaintList() -> PaintList {
        defer { paintList = nil }
        return paintList ?? PaintList()
    }

    /// Hands the verifier over, likewise.
    fileprivate func takePictureVerifier() -> PictureVerifier {
        defer { pictureVerifier = nil }
        return pictureVerifier ?? PictureVerifier()
    }
}
