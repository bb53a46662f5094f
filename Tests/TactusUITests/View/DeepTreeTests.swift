import TactusTesting
import Testing

@testable import TactusUI

/// Views inside one another, far more than calls fit on a stack. `Scripts/bench` lays out and frees 100,000,
/// optimized.
@MainActor
@Suite("Deep trees")
struct DeepTreeTests {
    private let host = TestHost(size: Size(width: 60, height: 40))

    /// Makes views that lie in one another, each as large as the host's window.
    ///
    /// - Parameters:
    ///   - depth: How many.
    ///   - leaf: What is in the last one.
    ///   - change: Called with each.
    /// - Returns: The outermost one.
    private func chain(_ depth: Int, around leaf: View, _ change: (View) -> Void = { _ in }) -> View {
        let all = Rect(0, 0, 60, 40)
        leaf.frame = all
        let top = View(frame: all)
        change(top)
        var last = top
        for _ in 1..<depth {
            let view = View(frame: all)
            change(view)
            last.addSubview(view)
            last = view
        }
        last.addSubview(leaf)
        return top
    }

    @Test("HT-21: twenty thousand views are drawn, hit, laid out, traversed, told and freed")
    func everything() {
        var leaf: Leaf? = Leaf()
        weak let former = leaf
        leaf?.tag = 7
        leaf?.backgroundColor = .red
        leaf?.accessibilityLabel = "leaf"
        var top: View? = leaf.map { chain(20_000, around: $0) }
        top.map(host.window.addSubview)
        host.settle()
        #expect(host.picture[30, 20] == 0xFFFF_0000)
        #expect(top?.viewWithTag(7) === leaf)
        #expect(host.application.accessibilityTree.first?.children.map(\.label) == ["leaf"])
        #expect(leaf?.convert(Point(x: 1, y: 2), to: nil) == Point(x: 1, y: 2))
        #expect(leaf?.convert(Rect(1, 2, 3, 4), from: host.window) == Rect(1, 2, 3, 4))

        let finger = host.finger()
        finger.down(at: Point(x: 30, y: 20))
        finger.move(to: Point(x: 31, y: 20))
        finger.up()
        leaf?.log.append("touched")
        leaf?.setNeedsLayout()
        host.window.traitOverrides.userInterfaceStyle = .dark
        host.settle()
        top?.removeFromSuperview()
        #expect(
            leaf?.log == [
                "window", "traits", "layout", "began", "moved", "ended", "touched", "traits", "layout", "window",
            ])

        leaf = nil
        top = nil
        #expect(former == nil)
    }

    @Test("what reaches nobody goes up to the window through all of them")
    func forwarding() {
        let catcher = Leaf(frame: Rect(0, 0, 60, 40))
        catcher.addSubview(chain(20_000, around: View()))
        host.window.addSubview(catcher)
        host.settle()
        catcher.log = []
        host.finger().tap(at: Point(x: 5, y: 5))
        #expect(catcher.log == ["began", "ended"])
        #expect(host.window.hitTest(Point(x: 5, y: 5), with: nil) !== catcher)
    }

    @Test(
        "every kind of depth is painted: clipped, round, translucent, masked, in pictures, sorted, turned",
        arguments: Kind.allCases)
    func painting(kind: Kind) {
        let leaf = View()
        leaf.backgroundColor = .red
        host.settle()
        let ground = host.picture[30, 20]
        host.window.addSubview(chain(kind.depth, around: leaf, kind.apply))
        host.settle()
        leaf.backgroundColor = .blue
        host.settle()
        let shown = host.picture[30, 20]
        #expect(kind == .translucent ? shown & 0xFF > 0xC0 : shown == 0xFF00_00FF, "\(String(shown, radix: 16))")
        host.window.subviews.first?.removeFromSuperview()
        host.settle()
        #expect(host.picture[30, 20] == ground)
    }

    @Test("masks of masks are painted up to a depth, and all are freed")
    func masks() {
        weak var last: View?
        do {
            let view = View(frame: Rect(0, 0, 60, 40))
            view.backgroundColor = .red
            var owner = view
            for _ in 0..<2000 {
                let mask = View(frame: Rect(0, 0, 60, 40))
                mask.backgroundColor = .white
                owner.mask = mask
                owner = mask
            }
            last = owner
            host.window.addSubview(view)
            host.settle()
            host.window.traitOverrides.userInterfaceStyle = .dark
            view.setNeedsDisplay()
            host.settle()
            view.removeFromSuperview()
            host.settle()
        }
        #expect(last == nil)
    }

    @Test("touches fall through a deep heap of views that let them through, to what is behind")
    func passthrough() {
        let behind = Leaf(frame: Rect(0, 0, 60, 40))
        let leaf = View()
        leaf.hitTestBehavior = .passthrough
        host.window.addSubview(behind)
        host.window.addSubview(chain(5000, around: leaf) { $0.hitTestBehavior = .passthrough })
        #expect(host.window.hitTest(Point(x: 5, y: 5), with: nil) === behind)
    }

    @Test("views that follow their superview's size do so at any depth, and constraints at the bottom hold")
    func layout() {
        let leaf = View()
        leaf.autoresizingMask = [.flexibleWidth, .flexibleHeight]
        let top = chain(5000, around: leaf) { $0.autoresizingMask = [.flexibleWidth, .flexibleHeight] }
        host.window.addSubview(top)
        top.frame.size = Size(width: 30, height: 20)
        #expect(leaf.frame == Rect(0, 0, 30, 20))

        let placed = View()
        placed.translatesAutoresizingMaskIntoConstraints = false
        leaf.addSubview(placed)
        placed.topAnchor.constraint(equalTo: leaf.topAnchor, constant: 3).isActive = true
        placed.leftAnchor.constraint(equalTo: leaf.leftAnchor, constant: 4).isActive = true
        placed.widthAnchor.constraint(equalToConstant: 5).isActive = true
        placed.heightAnchor.constraint(equalToConstant: 6).isActive = true
        host.settle()
        #expect(placed.frame == Rect(4, 3, 5, 6))
    }

    @Test("HT-21: a mask that is added to a view is no mask any more, so that what it masked may lie in it")
    func maskBecomesSubview() {
        let masked = View(frame: Rect(0, 0, 60, 40))
        let mask = View(frame: Rect(0, 0, 60, 40))
        masked.mask = mask
        host.window.addSubview(mask)
        #expect(masked.mask == nil && mask.maskOwner == nil)
        mask.addSubview(masked)
        host.settle()
        host.window.subviews.first?.removeFromSuperview()
        #expect(masked.window == nil && mask.subviews == [masked])
    }

    @Test("HT-21: what deep views keep of themselves is found, and what is animated in a deep mask ends with it")
    func statesAndAnimations() {
        let leaf = View()
        leaf.restorationIdentifier = "leaf"
        let top = chain(20_000, around: leaf)
        top.restorationIdentifier = "top"
        host.window.addSubview(top)
        #expect(RestorableParts(of: host.window).parts.map(\.path) == ["top", "top/leaf"])

        let masked = View(frame: Rect(0, 0, 60, 40))
        let glow = View()
        masked.mask = chain(20_000, around: glow)
        host.window.addSubview(masked)
        View.animate(duration: .seconds(1)) { glow.alpha = 0 }
        #expect(glow.animations != nil)
        masked.mask = nil
        #expect(glow.animations == nil)
    }

    @Test("VC-3: controllers in one another are told, kept and freed as deep as memory allows")
    func controllers() {
        weak var last: ViewController?
        do {
            let root = ViewController()
            root.restorationIdentifier = "root"
            let inner = ViewController()
            inner.restorationIdentifier = "last"
            last = inner
            var outer = inner
            for place in 0..<20_000 {
                let parent = place == 19_999 ? root : ViewController()
                parent.addChild(outer)
                parent.view.addSubview(outer.view)
                outer.didMove(toParent: parent)
                outer = parent
            }
            host.window.rootViewController = root
            host.settle()
            #expect(inner.isViewAppearing)
            #expect(RestorableParts(of: host.window).parts.map(\.path) == ["root", "root/last"])
            var focus = PreferredFocus(in: host.window)
            #expect(focus.view(for: host.window) == nil && inner.presentingViewController == nil)
            host.window.rootViewController = nil
            host.settle()
            #expect(!inner.isViewAppearing)
        }
        #expect(last == nil)
    }

    @Test("nodes and stops of the focus deep inside others are found, beside those that are too deep to be around them")
    func nodes() {
        let leaf = Leaf()
        leaf.accessibilityLabel = "leaf"
        host.window.addSubview(
            chain(2000, around: leaf) {
                $0.accessibilityRole = .group
            })
        #expect(host.application.accessibilityTree.flatMap(\.all).count == 2002)
        host.keyboard.press(.keyboardTab)
        #expect(leaf.isFirstResponder)
    }
}

extension DeepTreeTests {
    /// What is done to each view of a chain.
    enum Kind: CaseIterable {
        case plain, clipped, round, translucent, picture, sorted, turned

        /// How deep it is made. Groups, pictures and clips that are no rectangle are costly, each.
        var depth: Int { self == .plain || self == .clipped || self == .sorted ? 5000 : 1000 }

        @MainActor func apply(to view: View) {
            switch self {
            case .plain: break
            case .clipped: view.clipsToBounds = true
            case .round:
                view.clipsToBounds = true
                view.cornerRadius = 4
            case .translucent: view.alpha = 0.9999
            case .picture: view.shouldRasterize = true
            case .sorted: view.zPosition = 1
            case .turned: view.transform = Transform(rotationAngle: .pi)
            }
        }
    }
}

/// A view that says what it is told.
private final class Leaf: View {
    var log: [String] = []

    override var canBecomeFocused: Bool { true }
    override var canBecomeFirstResponder: Bool { true }
    override func didMoveToWindow() { log.append("window") }
    override func layoutSubviews() { log.append("layout") }
    override func traitCollectionDidChange(_ previous: TraitCollection) { log.append("traits") }
    override func touchesBegan(_ touches: Set<Touch>, with event: Event?) { log.append("began") }
    override func touchesMoved(_ touches: Set<Touch>, with event: Event?) { log.append("moved") }
    override func touchesEnded(_ touches: Set<Touch>, with event: Event?) { log.append("ended") }
    override func touchesCancelled(_ touches: Set<Touch>, with event: Event?) { log.append("cancelled") }
}
