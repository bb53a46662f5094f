import TactusGeometry

/// Brings a scene's pixels up to date: layout, then damage, then painting what is damaged.
struct DisplayPass {
    let scene: WindowScene

    /// Lays out all windows, and adds what changed to the scene's damage.
    func prepare() {
        for window in scene.windows { LayoutPass.run(on: window) }
        let toDevice = Transform(scaleX: scene.scale, y: scene.scale)
        let surface = PixelRect(scene.pixelSize)
        var collector = DamageCollector(scale: scene.scale, damage: scene.damage)
        for window in scene.windows {
            collector.visit(window, toDevice, clip: surface, hasMoved: scene.needsFullCollection)
        }
        scene.needsFullCollection = false
        scene.damage = collector.damage
        scene.damage.limit(to: scene.pixelSize)
    }

    /// Paints the damage, when there is any and the surface takes it.
    func present(on surface: any PlatformSurface, observedBy application: Application) {
        guard !scene.damage.isEmpty else { return }
        let region = scene.damage.region
        application.reach(.damage(scene, region))
        var painted: PixelRegion?
        let isShown = surface.present(region) { bitmap, region in
            paint(region, on: bitmap)
            painted = region
        }
        guard isShown else { return }
        scene.damage.clear()
        if let painted { application.reach(.commit(scene, painted)) }
    }

    private func paint(_ region: PixelRegion, on bitmap: Bitmap) {
        let canvas = Canvas(bitmap)
        for rect in region.rects {
            PaintList(scene.windows, in: rect, scale: scene.scale).paint(on: canvas)
        }
    }
}
