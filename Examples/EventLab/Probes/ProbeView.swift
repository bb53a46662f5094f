import Tactus

/// A coloured box that writes into the journal which of its methods are called, and with what answers. What a pointer
/// asks that merely hovers is left out.
class ProbeView: View {
    /// Whether the touch methods call `super`, which passes them on to the superview; before they are written down.
    var passesTouchesOn = false
    /// Another shape than the box; `nil` for the box itself.
    var shape: ((Point) -> Bool)?
    /// Changes what `hitTest` answers; `nil` leaves it as it is.
    var alteration: ((View?, Event?) -> View?)?

    /// Where the caption is.
    var captionFrame: Rect {
        get { caption.frame }
        set { caption.frame = newValue }
    }

    private let hits: HitTelling
    private let touches: TouchTelling
    private let caption = Label()

    /// - Parameters:
    ///   - name: What the log and the box's caption call it.
    ///   - frame: Where it lies in its superview.
    ///   - color: What fills it; `nil` for nothing.
    ///   - hits: How its hit tests are written down.
    ///   - touches: How its touches are.
    ///   - journal: Where.
    init(
        _ name: String, frame: Rect, color: Color?, hits: HitFormat = .silent, touches: TouchFormat, journal: Journal
    ) {
        self.hits = HitTelling(format: hits, journal: journal)
        self.touches = TouchTelling(touches, journal: journal)
        super.init(frame: frame)
        self.name = name
        backgroundColor = color
        cornerRadius = 12
        caption.text = name
        caption.font = .systemFont(ofSize: 14, weight: .semibold)
        caption.textColor = .label
        caption.isUserInteractionEnabled = false
        caption.frame = Rect(x: 10, y: 8, width: max(frame.width - 16, 0), height: 18)
        addSubview(caption)
    }

    /// Hides the caption where a part of it lies outside of what is seen.
    ///
    /// - Parameter visible: What is seen, in the view's own space.
    func hideCutCaption(in visible: Rect) {
        let text = Rect(origin: caption.frame.origin, size: caption.intrinsicContentSize)
        caption.isHidden = !visible.contains(text)
    }

    override func hitTest(_ point: Point, with event: Event?) -> View? {
        guard event?.type == .touches else { return super.hitTest(point, with: event) }
        hits.hitTestWasCalled(on: self)
        let found = super.hitTest(point, with: event)
        let answer = if let alteration { alteration(found, event) } else { found }
        hits.hitTest(on: self, returns: answer)
        return answer
    }

    override func point(inside point: Point, with event: Event?) -> Bool {
        let isForTouch = event?.type == .touches
        if isForTouch { hits.insideWasCalled(on: self) }
        let isInside = shape.map { $0(point) } ?? super.point(inside: point, with: event)
        if isForTouch { hits.inside(of: self, returns: isInside) }
        return isInside
    }

    override func touchesBegan(_ touches: Set<Touch>, with event: Event?) {
        if passesTouchesOn { super.touchesBegan(touches, with: event) }
        self.touches.report(.began, of: touches, on: self)
    }

    override func touchesMoved(_ touches: Set<Touch>, with event: Event?) {
        if passesTouchesOn { super.touchesMoved(touches, with: event) }
        self.touches.report(.moved, of: touches, on: self)
    }

    override func touchesEnded(_ touches: Set<Touch>, with event: Event?) {
        if passesTouchesOn { super.touchesEnded(touches, with: event) }
        self.touches.report(.ended, of: touches, on: self)
    }

    override func touchesCancelled(_ touches: Set<Touch>, with event: Event?) {
        if passesTouchesOn { super.touchesCancelled(touches, with: event) }
        self.touches.report(.cancelled, of: touches, on: self)
    }
}
