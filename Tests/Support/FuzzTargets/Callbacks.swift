import TactusControls
import TactusGeometry
import TactusTesting
import TactusUI

/// Plays fingers at a program that does something to its views in each of its callbacks.
func playCallbacks(_ bytes: [UInt8]) {
    let whims = Whims(bytes)
    let host = TestHost(size: Size(width: 200, height: 150))
    let page = WhimController(whims)
    host.window.rootViewController = page
    for place in 0..<4 {
        let view = WhimView(whims, Rect(Double(place) * 30, Double(place) * 20, 90, 70))
        for recognizer in [TapGestureRecognizer(), PanGestureRecognizer()] { whims.follow(recognizer, on: view) }
        page.view.addSubview(view)
    }
    host.settle()
    var fingers: [Finger] = []
    var count = 0
    while !whims.source.isEmpty, count < 100 {
        count += 1
        let point = Point(Double(whims.source.byte()) * 200 / 255, Double(whims.source.byte()) * 150 / 255)
        switch whims.source.below(5) {
        case 0 where fingers.count < 3:
            let finger = host.finger()
            finger.down(at: point)
            fingers.append(finger)
        case 1: fingers.popLast()?.up()
        case 2: host.advance(by: .milliseconds(whims.source.choose([1, 16, 600])))
        default: fingers.last?.move(to: point)
        }
    }
    for finger in fingers { finger.up() }
    whims.source = ByteSource([])
    host.advance(by: .seconds(2))
    for view in whims.views {
        expect(view.superview.map { $0.subviews.contains(view) } ?? true, "who has a superview is its subview")
        expect(view.superview !== view, "nobody is in itself")
    }
    // They keep the whims, and the whims keep them.
    whims.views = []
}

/// What a program does next, wherever it is called.
private final class Whims {
    var source: ByteSource
    var views: [View] = []
    private var depth = 0

    init(_ bytes: [UInt8]) { source = ByteSource(bytes) }

    func follow(_ recognizer: GestureRecognizer, on view: View) {
        _ = recognizer.addAction { [weak self] _ in self?.act() }
        view.addGestureRecognizer(recognizer)
    }

    /// Whether a view is another one, or is in it or in its mask, or in the mask of what is inside it.
    private func isShown(_ view: View, inside other: View) -> Bool {
        var top = view
        while top !== other {
            guard let outer = top.superview ?? views.first(where: { $0.mask === top }) else { return false }
            top = outer
        }
        return true
    }

    func act() {
        guard !source.isEmpty, depth < 3, !views.isEmpty else { return }
        depth += 1
        defer { depth -= 1 }
        let (view, other) = (source.choose(views), source.choose(views))
        switch source.below(16) {
        case 0: view.removeFromSuperview()
        case 1 where !isShown(other, inside: view): other.addSubview(view)
        case 2: view.isHidden.toggle()
        case 3: view.isUserInteractionEnabled.toggle()
        case 4: view.frame = Rect(source.number() / 4, source.number() / 4, 60, 40)
        case 5: view.gestureRecognizers.forEach { view.removeGestureRecognizer($0) }
        case 6: follow(LongPressGestureRecognizer(), on: view)
        case 7: _ = view.becomeFirstResponder()
        case 8: view.setNeedsLayout()
        case 9: view.layoutIfNeeded()
        case 10: View.animate(duration: .milliseconds(50)) { view.alpha = other.alpha == 1 ? 0.5 : 1 }
        case 11: view.superview?.bringSubviewToFront(view)
        case 12:
            // The programs that are played keep the rules: a view masks one other, and neither contains itself.
            let isFree = other.superview == nil && !views.contains { $0 !== view && $0.mask === other }
            view.mask = isFree && !isShown(view, inside: other) ? other : nil
        case 13: view.setNeedsDisplay()
        case 14 where views.count < 24: other.addSubview(WhimView(self, Rect(5, 5, 50, 40)))
        default: view.window?.windowScene?.application?.cancelAllTouches()
        }
    }
}

private final class WhimView: View {
    private let whims: Whims

    init(_ whims: Whims, _ frame: Rect) {
        self.whims = whims
        super.init(frame: frame)
        backgroundColor = .gray
        whims.views.append(self)
    }

    override var canBecomeFirstResponder: Bool { true }
    override func didMoveToWindow() { whims.act() }
    override func didMoveToSuperview() { whims.act() }
    override func willMove(toSuperview newSuperview: View?) { whims.act() }
    override func didAddSubview(_ subview: View) { whims.act() }
    override func willRemoveSubview(_ subview: View) { whims.act() }
    override func layoutSubviews() { whims.act() }
    override func touchesBegan(_ touches: Set<Touch>, with event: Event?) { whims.act() }
    override func touchesMoved(_ touches: Set<Touch>, with event: Event?) { whims.act() }
    override func touchesEnded(_ touches: Set<Touch>, with event: Event?) { whims.act() }
    override func touchesCancelled(_ touches: Set<Touch>, with event: Event?) { whims.act() }
    override func becomeFirstResponder() -> Bool {
        whims.act()
        return super.becomeFirstResponder()
    }
}

private final class WhimController: ViewController {
    private let whims: Whims

    init(_ whims: Whims) { self.whims = whims }

    override func viewWillAppear(_ animated: Bool) { whims.act() }
    override func viewDidLayoutSubviews() { whims.act() }
}
