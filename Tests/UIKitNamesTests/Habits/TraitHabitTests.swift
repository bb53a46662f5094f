import TactusTesting
import Testing
import UIKitNames

/// A view that writes down what it is told of.
private final class TraitView: UIView {
    var log: [String] = []
    override func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection) {
        super.traitCollectionDidChange(previousTraitCollection)
        let former = previousTraitCollection.userInterfaceStyle == .dark ? "dark" : "light"
        log.append("from \(former) to \(traitCollection.userInterfaceStyle == .dark ? "dark" : "light")")
    }
    override func layoutMarginsDidChange() {
        super.layoutMarginsDidChange()
        log.append("margins")
    }
    override func safeAreaInsetsDidChange() {
        super.safeAreaInsetsDidChange()
        log.append("safe \(Int(safeAreaInsets.top)), \(Int(safeAreaInsets.bottom))")
    }
    override func tintColorDidChange() {
        super.tintColorDidChange()
        log.append("tint")
    }
}

private final class MarginController: UIViewController {
    let content = TraitView()
    var log: [String] = []
    override func loadView() { view = content }
    override func viewSafeAreaInsetsDidChange() {
        super.viewSafeAreaInsetsDidChange()
        log.append("safe \(Int(view.safeAreaInsets.top))")
    }
    override func viewLayoutMarginsDidChange() {
        super.viewLayoutMarginsDidChange()
        log.append("margins")
    }
    override func viewWillTransition(to size: CGSize, with coordinator: UIViewControllerTransitionCoordinator) {
        super.viewWillTransition(to: size, with: coordinator)
        log.append("to \(Int(size.width))×\(Int(size.height))")
        coordinator.animate(alongsideTransition: { _ in self.log.append("along") }) { _ in self.log.append("done") }
    }
    override func willTransition(
        to newCollection: UITraitCollection, with coordinator: UIViewControllerTransitionCoordinator
    ) {
        super.willTransition(to: newCollection, with: coordinator)
        log.append("class \(newCollection.horizontalSizeClass == .regular ? "regular" : "compact")")
    }
}

/// What programs written for UIKit take for granted of traits, margins and safe areas.
@MainActor
@Suite("Habits: traits and margins")
struct TraitHabitTests {
    let host = TestHost(size: CGSize(width: 390, height: 700))
    private let page = MarginController()

    init() {
        host.window.rootViewController = page
        host.settle()
    }

    @Test("a style that is overridden is that of everything below, and is told once")
    func style() {
        let inner = TraitView()
        page.view.addSubview(inner)
        host.settle()
        page.content.log = []
        inner.log = []
        page.overrideUserInterfaceStyle = .dark
        host.settle()
        #expect(page.content.log.filter { $0 != "tint" } == ["from light to dark"])
        #expect(inner.log.filter { $0 != "tint" } == ["from light to dark"])
        #expect(page.traitCollection.userInterfaceStyle == .dark)
        inner.overrideUserInterfaceStyle = .light
        #expect(inner.traitCollection.userInterfaceStyle == .light)
        #expect(
            UIColor.label.resolvedColor(with: inner.traitCollection)
                == UIColor.label.resolvedColor(
                    with: UITraitCollection(userInterfaceStyle: .light)))
        page.overrideUserInterfaceStyle = .unspecified
        host.settle()
        #expect(page.view.traitCollection.userInterfaceStyle == host.window.traitCollection.userInterfaceStyle)
        let custom = UIColor { $0.userInterfaceStyle == .dark ? .white : .black }
        #expect(custom.resolvedColor(with: UITraitCollection(userInterfaceStyle: .dark)) == .white)
    }

    @Test("who registers for a trait is told of its changes, and of no other’s")
    func registering() {
        var told: [String] = []
        let view = UIView()
        page.view.addSubview(view)
        host.settle()
        let registration = view.registerForTraitChanges([UITraitUserInterfaceStyle.self]) {
            (view: UIView, previous: UITraitCollection) in
            told.append(
                "\(previous.userInterfaceStyle == .dark) to \(view.traitCollection.userInterfaceStyle == .dark)")
        }
        host.window.traitOverrides.textScale = 1.5
        host.settle()
        #expect(told == [])
        host.window.overrideUserInterfaceStyle = .dark
        host.settle()
        #expect(told == ["false to true"])
        view.unregisterForTraitChanges(registration)
        host.window.overrideUserInterfaceStyle = .light
        host.settle()
        #expect(told == ["false to true"])
    }

    @Test("UK-49: tints are inherited, and told to all that inherit them")
    func tints() {
        let (outer, inner, own) = (TraitView(), TraitView(), TraitView())
        outer.addSubview(inner)
        outer.addSubview(own)
        own.tintColor = .green
        page.view.addSubview(outer)
        host.settle()
        for view in [outer, inner, own] { view.log = [] }
        outer.tintColor = .red
        let told = [outer, inner, own].map { view in view.log.filter { $0 == "tint" } }
        #expect(told == [["tint"], ["tint"], []])
        #expect(inner.tintColor == .red && own.tintColor == .green)
        outer.traitOverrides.tintColor = nil
        #expect(inner.tintColor == page.view.tintColor)
        outer.tintAdjustmentMode = .dimmed
        #expect(inner.tintAdjustmentMode == .dimmed && inner.tintColor != page.view.tintColor)
    }

    @Test("LY-60: additional safe area, margins inside of it, and guides that follow")
    func margins() {
        page.log = []
        page.content.log = []
        page.additionalSafeAreaInsets = UIEdgeInsets(top: 30, left: 0, bottom: 10, right: 0)
        host.settle()
        #expect(page.view.safeAreaInsets.top == 30 && page.view.safeAreaInsets.bottom == 10)
        #expect(page.log.contains("safe 30") && page.content.log.contains("safe 30, 10"))
        #expect(page.view.safeAreaLayoutGuide.layoutFrame == CGRect(x: 0, y: 30, width: 390, height: 660))
        let box = UIView(frame: CGRect(x: 0, y: 0, width: 200, height: 100))
        #expect(box.layoutMargins == UIEdgeInsets(top: 8, left: 8, bottom: 8, right: 8))
        #expect(page.view.layoutMargins == UIEdgeInsets(top: 30, left: 16, bottom: 10, right: 16))
        page.view.layoutMargins = UIEdgeInsets(top: 4, left: 4, bottom: 4, right: 40)
        #expect(page.view.layoutMargins == UIEdgeInsets(top: 34, left: 16, bottom: 14, right: 40))
        page.viewRespectsSystemMinimumLayoutMargins = false
        #expect(page.view.layoutMargins == UIEdgeInsets(top: 34, left: 4, bottom: 14, right: 40))
        page.viewRespectsSystemMinimumLayoutMargins = true
        box.directionalLayoutMargins = NSDirectionalEdgeInsets(top: 1, leading: 2, bottom: 3, trailing: 4)
        #expect(box.layoutMargins == UIEdgeInsets(top: 1, left: 2, bottom: 3, right: 4))
        page.view.addSubview(box)
        box.insetsLayoutMarginsFromSafeArea = true
        host.settle()
        #expect(box.layoutMargins.top == 31)
        box.insetsLayoutMarginsFromSafeArea = false
        #expect(box.layoutMargins.top == 1)
        let child = UIView(frame: box.bounds)
        child.preservesSuperviewLayoutMargins = true
        child.layoutMargins = .zero
        box.layoutMargins = UIEdgeInsets(top: 20, left: 20, bottom: 20, right: 20)
        box.addSubview(child)
        host.settle()
        #expect(child.layoutMargins == UIEdgeInsets(top: 30, left: 20, bottom: 20, right: 20))
        #expect(page.view.readableContentGuide.layoutFrame.width <= 390)
        let label = UILabel()
        label.translatesAutoresizingMaskIntoConstraints = false
        box.addSubview(label)
        NSLayoutConstraint.activate([
            label.topAnchor.constraint(equalTo: box.layoutMarginsGuide.topAnchor),
            label.leadingAnchor.constraint(equalTo: box.layoutMarginsGuide.leadingAnchor),
        ])
        host.settle()
        #expect(label.frame.origin == CGPoint(x: 20, y: 20))
    }

    @Test("a controller hears of another size before it comes, and may do something along with it")
    func sizes() {
        page.log = []
        host.resize(to: CGSize(width: 1000, height: 700))
        host.advance(by: .seconds(1))
        #expect(
            page.log.filter { !$0.hasPrefix("safe") && $0 != "margins" } == [
                "class regular", "to 1000×700", "along", "done",
            ])
        #expect(page.log.contains("margins") && page.view.layoutMargins.left == 20)
        page.log = []
        host.resize(to: CGSize(width: 1000, height: 600))
        host.advance(by: .seconds(1))
        #expect(page.log.filter { !$0.hasPrefix("safe") && $0 != "margins" } == ["to 1000×600", "along", "done"])
    }

    @Test("a container gives a child traits of its own")
    func child() {
        let child = MarginController()
        page.addChild(child)
        page.view.addSubview(child.view)
        child.didMove(toParent: page)
        child.traitOverrides.horizontalSizeClass = .regular
        host.settle()
        #expect(child.traitCollection.horizontalSizeClass == .regular)
        #expect(page.traitCollection.horizontalSizeClass == .compact)
        child.traitOverrides.verticalSizeClass = .compact
        host.settle()
        #expect(child.view.traitCollection.verticalSizeClass == .compact)
    }
}
