import Tactus

/// A window that writes its hit tests into the journal.
final class ProbeWindow: Window {
    private let hits: HitTelling

    /// A window with a scene of its own, as large as an experiment.
    init(title: String, name: String, hits: HitTelling) {
        self.hits = hits
        super.init(title: title, size: Experiment.size)
        self.name = name
    }

    /// A window in front of those that a scene has, that takes no touches itself.
    init(inFrontOf scene: WindowScene, name: String, hits: HitTelling) {
        self.hits = hits
        super.init(windowScene: scene)
        self.name = name
        windowLevel = .statusBar
        hitTestBehavior = .passthrough
    }

    override func hitTest(_ point: Point, with event: Event?) -> View? {
        guard event?.type == .touches else { return super.hitTest(point, with: event) }
        hits.hitTestWasCalled(on: self)
        let found = super.hitTest(point, with: event)
        hits.hitTest(on: self, returns: found)
        return found
    }

    override func point(inside point: Point, with event: Event?) -> Bool {
        guard event?.type == .touches else { return super.point(inside: point, with: event) }
        hits.insideWasCalled(on: self)
        let isInside = super.point(inside: point, with: event)
        hits.inside(of: self, returns: isInside)
        return isInside
    }
}
