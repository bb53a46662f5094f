import Tactus

/// Recognizes one finger that is drawn over the glass like a rubber stamp that rolls: it leaves an imprint where it
/// lands, and one after each length of its way. A touchpad and a wheel roll it too.
final class StampGestureRecognizer: GestureRecognizer {
    /// The way from one imprint to the next, in points.
    var spacing = 24.0

    /// Where the imprints are, in the coordinate space of the recognizer's view, the first one first.
    private(set) var imprints: [Point] = []

    private var start: Point?
    private var slop = 0.0
    private var scrolled = Vector.zero
    private var hasBegun = false

    // MARK: Touches

    override func touchesBegan(_ touches: Set<Touch>, with event: Event) {
        guard self.touches.count == 1, let touch = self.touches.first else {
            if !hasBegun { return fail(because: "a second finger landed beside the stamp") }
            for touch in touches { ignore(touch, for: event) }
            return
        }
        begin(at: touch.location(in: view), slop: metrics(for: touch.type).panSlop)
    }

    override func touchesMoved(_ touches: Set<Touch>, with event: Event) { roll(to: location(in: view)) }

    override func touchesEnded(_ touches: Set<Touch>, with event: Event) { finish() }

    /// A stamp rolls as a pan goes: by the axis that it goes farther on.
    override func gestureClass(in view: View) -> GestureClassSet {
        guard let start, touches.count == 1 else { return [] }
        let way = location(in: self.view) - start
        return abs(way.dx) > abs(way.dy) ? .horizontalPan : .verticalPan
    }

    // MARK: Scrolling

    override func receivesSequence(of event: Event) -> Bool { event.scroll != nil }

    override func sequenceChanged(with event: Event) {
        guard let scroll = event.scroll else { return }
        switch scroll.phase {
        case .began:
            begin(at: location(in: view), slop: scroll.isDiscrete ? 0 : metrics(for: .indirectPointer).scrollSlop)
        case .changed:
            scrolled += scroll.delta
            roll(to: (start ?? .zero) + scrolled)
            if scroll.isDiscrete { roll(to: (start ?? .zero) + scrolled) }
        case .ended: finish()
        case .mayBegin, .cancelled: break
        }
    }

    // MARK: The way

    private func begin(at place: Point, slop: Double) {
        start = place
        self.slop = slop
    }

    private func roll(to place: Point) {
        guard let start else { return }
        guard hasBegun || (place - start).length >= slop else { return }
        if imprints.isEmpty { imprints = [start] }
        while let last = imprints.last, last.distance(to: place) >= spacing {
            imprints.append(last + (place - last) * (spacing / last.distance(to: place)))
        }
        state = hasBegun ? .changed : .began
        hasBegun = true
    }

    private func finish() {
        guard hasBegun else { return fail(because: "the stamp was lifted before it rolled") }
        state = .ended
    }

    override func reset() {
        start = nil
        scrolled = .zero
        hasBegun = false
        imprints = []
    }
}
