import TactusControls
import TactusGraphics
import TactusTesting
import Testing

@testable import TactusUI

/// A view that tells of traits.
final class TellingView: View {
    let log: Log

    init(_ name: String, _ log: Log, frame: Rect = .zero) {
        self.log = log
        super.init(frame: frame)
        self.name = name
    }

    override func traitCollectionDidChange(_ previous: TraitCollection) {
        let styles = [previous.userInterfaceStyle, traitCollection.userInterfaceStyle]
        log.add("\(name ?? "") \(styles[0])→\(styles[1])")
    }

    override func tintColorDidChange() { log.add("\(name ?? "") tint") }
}

/// Has a book from its first layout on.
private final class Shelf: View {
    final class Book: View {
        let log: Log

        init(_ log: Log) {
            self.log = log
            super.init(frame: Rect(0, 0, 20, 20))
        }

        override func traitCollectionDidChange(_ previous: TraitCollection) {
            log.add("book \(previous.userInterfaceStyle)→\(traitCollection.userInterfaceStyle)")
        }
        override func tintColorDidChange() { log.add("book tint") }
        override func layoutSubviews() { log.add("layout \(traitCollection.userInterfaceStyle)") }
        override func draw(_ rect: Rect, in canvas: Canvas) { log.add("draw \(traitCollection.userInterfaceStyle)") }
    }

    let log: Log

    init(_ log: Log) {
        self.log = log
        super.init(frame: .zero)
    }

    override func layoutSubviews() { if subviews.isEmpty { addSubview(Book(log)) } }
}

@MainActor
@Suite("Traits of the tree")
struct TraitTests {
    let host = TestHost(size: Size(width: 640, height: 480))
    let log = Log()
    let outer: TellingView
    let inner: TellingView

    init() {
        outer = TellingView("outer", log, frame: Rect(0, 0, 50, 50))
        inner = TellingView("inner", log, frame: Rect(10, 10, 20, 20))
        outer.addSubview(inner)
        host.window.addSubview(outer)
        host.settle()
    }

    @Test("AP-1: what is said anywhere on the way holds for all inside, at once; nil inherits again")
    func overrides() {
        func styles() -> [UserInterfaceStyle] { [outer, inner].map { $0.traitCollection.userInterfaceStyle } }
        #expect(styles() == [.light, .light])
        host.application.traitOverrides.userInterfaceStyle = .dark
        #expect(styles() == [.dark, .dark])
        host.scene.traitOverrides.userInterfaceStyle = .light
        #expect(styles() == [.light, .light])
        host.window.traitOverrides.userInterfaceStyle = .dark
        #expect(styles() == [.dark, .dark])
        inner.traitOverrides.userInterfaceStyle = .light
        #expect(styles() == [.dark, .light])
        inner.traitOverrides.userInterfaceStyle = nil
        #expect(styles() == [.dark, .dark])
        #expect(host.scene.traitCollection.userInterfaceStyle == .light)
        #expect(host.application.traitCollection.userInterfaceStyle == .dark)
    }

    @Test("AP-2: views are told before the next frame, superviews first, once for all changes, and not for none")
    func telling() {
        host.window.traitOverrides.userInterfaceStyle = .dark
        host.window.traitOverrides.textScale = 2
        inner.traitOverrides.accessibilityContrast = .high
        #expect(log.take() == [])
        host.settle()
        #expect(log.take() == ["outer light→dark", "outer tint", "inner light→dark", "inner tint"])
        inner.traitOverrides.accessibilityContrast = nil
        host.settle()
        #expect(log.take() == ["inner dark→dark", "inner tint"])
        outer.traitOverrides.userInterfaceStyle = .light
        outer.traitOverrides.userInterfaceStyle = nil
        host.settle()
        #expect(log.take() == [])
        outer.traitOverrides.textScale = 1
        outer.updateTraitsIfNeeded()
        #expect(log.take() == ["outer dark→dark", "inner dark→dark"])
    }

    @Test("AP-1, AP-2: a mask that says something, or has a subview that does, has it at once, and is told")
    func masks() {
        let mask = TellingView("mask", log, frame: Rect(0, 0, 50, 50))
        let spot = TellingView("spot", log, frame: Rect(0, 0, 20, 20))
        mask.addSubview(spot)
        inner.mask = mask
        host.settle()
        _ = log.take()
        mask.traitOverrides.userInterfaceStyle = .dark
        #expect([mask, spot].map { $0.traitCollection.userInterfaceStyle } == [.dark, .dark])
        host.settle()
        #expect(log.take() == ["mask light→dark", "mask tint", "spot light→dark", "spot tint"])
        spot.traitOverrides.userInterfaceStyle = .light
        #expect([mask, spot].map { $0.traitCollection.userInterfaceStyle } == [.dark, .light])
        host.settle()
        #expect(log.take() == ["spot dark→light", "spot tint"])
    }

    @Test("AP-2: a view that says something itself whenever it is told is told again in the same frame")
    func tellingWhileToldOf() {
        final class Stubborn: View {
            override func traitCollectionDidChange(_ previous: TraitCollection) {
                traitOverrides.userInterfaceStyle = .light
            }
        }
        let stubborn = Stubborn(frame: Rect(0, 0, 10, 10))
        let inside = TellingView("inside", log)
        stubborn.addSubview(inside)
        host.window.addSubview(stubborn)
        host.settle()
        host.window.traitOverrides.userInterfaceStyle = .dark
        host.settle()
        #expect(stubborn.traitCollection.userInterfaceStyle == .light)
        #expect(inside.traitCollection.userInterfaceStyle == .light)
        #expect(log.take().filter { $0.hasPrefix("inside l") || $0.hasPrefix("inside d") }.last == "inside dark→light")
    }

    @Test("AP-2: a controller hears after its view")
    func controllers() {
        final class Telling: ViewController {
            var log: Log?
            override func traitCollectionDidChange(_ previous: TraitCollection) { log?.add("controller") }
        }
        let controller = Telling()
        controller.log = log
        let view = TellingView("root", log)
        controller.view = view
        host.window.rootViewController = controller
        host.settle()
        _ = log.take()
        host.window.traitOverrides.userInterfaceStyle = .dark
        host.settle()
        #expect(log.take().prefix(3) == ["root light→dark", "controller", "root tint"])
        #expect(controller.traitCollection.userInterfaceStyle == .dark)
    }

    @Test("AP-4: a view that comes to other traits is told before the next frame; one that comes to the same is not")
    func moving() {
        let dark = View(frame: Rect(50, 0, 50, 50))
        dark.traitOverrides.userInterfaceStyle = .dark
        host.window.addSubview(dark)
        host.settle()
        dark.addSubview(outer)
        host.settle()
        #expect(log.take() == ["outer light→dark", "outer tint", "inner light→dark", "inner tint"])
        let other = View()
        dark.addSubview(other)
        other.addSubview(outer)
        host.settle()
        #expect(log.take() == [])
        let fresh = TellingView("fresh", log)
        dark.addSubview(fresh)
        host.settle()
        #expect(log.take() == ["fresh light→dark", "fresh tint"])
        let free = TellingView("free", log)
        let holder = View()
        holder.addSubview(free)
        holder.traitOverrides.userInterfaceStyle = .dark
        holder.layoutIfNeeded()
        #expect(log.take() == ["free light→dark", "free tint"])
    }

    @Test("AP-4: a view that layout adds is told before it is laid out, once, and drawn by them in that frame")
    func addedByLayout() {
        host.window.traitOverrides.userInterfaceStyle = .dark
        host.settle()
        _ = log.take()
        let shelf = Shelf(log)
        shelf.frame = Rect(0, 100, 100, 100)
        host.window.addSubview(shelf)
        host.settle()
        #expect(log.take() == ["book light→dark", "book tint", "layout dark", "draw dark"])
    }

    @Test("AP-6: the scale is that of the scene, and another one on another display")
    func displayScale() {
        #expect(inner.traitCollection.displayScale == 1)
        host.surface.configure { $0.scale = 2 }
        host.settle()
        #expect(inner.traitCollection.displayScale == 2)
        #expect(log.take() == ["outer light→light", "inner light→light"])
    }

    @Test("AP-5: the window of a popup has the traits of the view that it opens over, also later")
    func popups() {
        let menu = Window(title: "", size: Size(width: 20, height: 20))
        let entry = TellingView("entry", log)
        menu.addSubview(entry)
        outer.traitOverrides.userInterfaceStyle = .dark
        outer.tintColor = .orange
        let popup = host.application.openPopup(menu, over: inner)
        host.settle()
        _ = log.take()
        #expect(entry.traitCollection.userInterfaceStyle == .dark)
        #expect(entry.tintColor == .orange)
        #expect(entry.traitCollection.displayScale == 1)
        outer.traitOverrides.userInterfaceStyle = nil
        host.settle()
        host.settle()
        #expect(log.take().contains("entry dark→light"))
        popup.close()
        #expect(entry.traitCollection.userInterfaceStyle == .light)
    }

    @Test("AP-8: a tint is inherited, and grey behind a controller that is shown in front")
    func tint() {
        #expect(inner.tintColor == .systemBlue)
        host.window.tintColor = .orange
        #expect(log.take() == ["outer light→light", "outer tint", "inner light→light", "inner tint"])
        #expect(inner.tintColor == .orange)
        inner.tintColor = .purple
        #expect(log.take() == ["inner light→light", "inner tint"])
        inner.tintColor = .purple
        host.settle()
        #expect(log.take().isEmpty)
        inner.traitOverrides.tintColor = nil
        #expect(inner.tintColor == .orange)
        inner.traitOverrides.tintAdjustmentMode = .dimmed
        #expect(inner.tintColor == .systemGray)
        #expect(inner.traitCollection.tintColor == .orange)

        let (root, front) = (ViewController(), ViewController())
        host.window.rootViewController = root
        front.modalPresentationStyle = .overFullScreen
        root.present(front, animated: false)
        #expect(root.view.tintColor == .systemGray)
        #expect(front.view.tintColor == .orange)
        root.dismiss(animated: false)
        #expect(root.view.tintColor == .orange)
    }

    @Test("AP-13: text is at least half and at most three and a half times as large as usual")
    func textScale() {
        var traits = TraitCollection()
        let wanted = [0.1, 0.5, 1.25, 9, .infinity, .nan]
        let given = wanted.map { scale in
            traits.textScale = scale
            return traits.textScale
        }
        #expect(given == [0.5, 0.5, 1.25, 3.5, 3.5, 1])
    }

    @Test("AP-92: a tint that is made of the tint is made of the one outside, in each shade of it")
    func tintOfTheTint() {
        host.window.tintColor = Color(fill: .red, sign: .green, text: .blue)
        inner.tintColor = .tintColor
        let colors = inner.traitCollection.colors
        #expect(Color.tintColor.resolved(in: colors) == .red)
        #expect(Color.tintColor.resolved(in: colors, for: .text) == .blue)
        inner.tintColor = Color.tintColor.textShade.withAlphaComponent(0.5)
        #expect(Color.tintColor.resolved(in: inner.traitCollection.colors) == Color.blue.withAlphaComponent(0.5))
        inner.tintColor = Color(light: .tintColor, dark: .white)
        #expect(Color.tintColor.resolved(in: inner.traitCollection.colors) == .red)
        host.window.tintColor = .orange
        #expect(Color.tintColor.resolved(in: inner.traitCollection.colors) == .orange)
    }

    @Test("AP-90: what is written in a tint is drawn anew when that has another shade for text alone")
    func otherTextShade() {
        let label = Label(text: "\u{2588}")
        label.textColor = .tintColor
        label.frame = Rect(0, 0, 40, 40)
        host.window.addSubview(label)
        host.window.tintColor = .red
        host.settle()
        func shows(_ color: UInt32) -> Bool {
            let picture = host.picture
            return (0..<40).contains { picture[4, $0] == color }
        }
        #expect(shows(0xFFFF_0000) && !shows(0xFF00_00FF))
        host.window.tintColor = Color(fill: .red, sign: .red, text: .blue)
        host.settle()
        #expect(!shows(0xFFFF_0000) && shows(0xFF00_00FF))
    }
}
