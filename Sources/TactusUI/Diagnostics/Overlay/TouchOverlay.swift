import TactusGeometry

/// Draws above a scene what its touches do. It only watches.
final class TouchOverlay: GestureRecordObserver {
    /// What is drawn.
    let topics: TouchOverlayTopics

    private unowned let scene: WindowScene
    private let window: OverlayWindow
    private var touches: [Touch: TouchMark] = [:]
    private var recognizers: [RecognizerID: RecognizerMark] = [:]
    private var velocities: [RecognizerID: LineMark] = [:]

    init(_ topics: TouchOverlayTopics, in scene: WindowScene) {
        self.topics = topics
        self.scene = scene
        window = OverlayWindow(windowScene: scene)
        scene.application?.addDeliveryObserver(self)
    }

    /// Takes everything away that was drawn.
    func remove() {
        scene.application?.removeDeliveryObserver(self)
        clear()
        scene.remove(window)
    }

    // MARK: What is watched

    func application(_ application: Application, didReach stage: DeliveryStage) {
        switch stage {
        case .recognizers(let touch) where touch.window?.windowScene === scene: change { land(touch) }
        case .event(let event): change { follow(event) }
        case .gesture(let recognizer, let state):
            change {
                recognizers[recognizer.id]?.show(state)
                pointVelocity(of: recognizer, state)
            }
        default: break
        }
    }

    func application(
        _ application: Application, didRecord record: GestureJournal.Record, in journal: GestureJournal
    ) {
        guard case .decided(.failed(let id, _)) = record.entry, let mark = recognizers[id] else { return }
        change { mark.show(.failed) }
    }

    /// Changes marks; the frame that shows them is none that motion waits for.
    private func change(_ body: () -> Void) {
        scene.isChangingOverlay = true
        body()
        scene.isChangingOverlay = false
    }

    // MARK: Marks

    private func land(_ touch: Touch) {
        if touches.keys.allSatisfy(\.phase.isTerminal) { clear() }
        if topics.contains(.areas), let view = touch.view { outline(view) }
        if topics.contains(.slop) { encircle(touch, scene.inputProfile.metrics(for: touch.type)) }
        if topics.contains(.recognizers) { list(touch.gestureRecognizers, beside: touch) }
        let mark = TouchMark()
        touches[touch] = mark
        mark.isHidden = !topics.contains(.touches)
        window.addSubview(mark)
        mark.show(touch)
    }

    private func follow(_ event: Event) {
        for touch in event.allTouches { touches[touch]?.show(touch) }
    }

    private func clear() {
        for mark in window.subviews { mark.removeFromSuperview() }
        touches = [:]
        recognizers = [:]
        velocities = [:]
    }

    /// Draws the edges of the area in which a view takes touches.
    private func outline(_ view: View) {
        let area = view.bounds.inset(by: -view.effectiveHitOutsets)
        let corners = [
            Point(x: area.minX, y: area.minY), Point(x: area.maxX, y: area.minY), Point(x: area.maxX, y: area.maxY),
            Point(x: area.minX, y: area.maxY),
        ].map { view.convert($0, to: window) }
        for (start, end) in zip(corners, corners[1...] + corners[..<1]) {
            let edge = LineMark(OverlayColors.area)
            edge.lead(from: start, to: end)
            window.addSubview(edge)
        }
    }

    private func encircle(_ touch: Touch, _ metrics: InputProfile.Metrics) {
        for (radius, color) in [
            (metrics.tapMovement, OverlayColors.tapSlop), (metrics.panSlop, OverlayColors.panSlop),
        ] {
            window.addSubview(CircleMark(at: touch.landing, radius: radius, color: color))
        }
    }

    /// Lists recognizers below the place where their touch landed.
    private func list(_ all: [GestureRecognizer], beside touch: Touch) {
        var place = Point(x: touch.landing.x + 30, y: touch.landing.y + 30)
        for recognizer in all where recognizers[recognizer.id] == nil && !recognizer.isAuxiliary {
            let mark = RecognizerMark(recognizer, at: place)
            mark.show(recognizer.state)
            recognizers[recognizer.id] = mark
            window.addSubview(mark)
            place.y += RecognizerMark.size.height
        }
    }

    private func pointVelocity(of recognizer: GestureRecognizer, _ state: GestureRecognizer.State) {
        guard topics.contains(.velocity), let pan = recognizer as? PanGestureRecognizer,
            pan.view?.window?.windowScene === scene
        else { return }
        guard state.isActive else {
            velocities.removeValue(forKey: pan.id)?.removeFromSuperview()
            return
        }
        let line = velocities[pan.id] ?? LineMark(OverlayColors.velocity)
        velocities[pan.id] = line
        if line.superview == nil { window.addSubview(line) }
        let start = pan.location(in: window)
        line.lead(from: start, to: start + pan.velocity(in: window) * 0.1)
    }
}
