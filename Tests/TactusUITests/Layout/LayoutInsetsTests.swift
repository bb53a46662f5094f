import TactusTesting
import Testing

@testable import TactusUI

@MainActor
@Suite("Safe areas, margins and keyboards")
struct LayoutInsetsTests {
    let log = Log()
    let host = TestHost(size: Size(width: 300, height: 200))

    @Test("LY-40: what the scene says is covered reaches into views as far as they lie there")
    func reaching() {
        let top = View(frame: Rect(0, 0, 300, 50))
        let middle = View(frame: Rect(10, 60, 200, 100))
        let inner = View(frame: Rect(0, 90, 50, 10))
        host.window.add(top, middle)
        middle.add(inner)
        host.scene.safeAreaInsets = Insets(top: 20, left: 15, bottom: 44, right: 0)
        #expect(host.window.safeAreaInsets == Insets(top: 20, left: 15, bottom: 44, right: 0))
        #expect(top.safeAreaInsets == Insets(top: 20, left: 15, bottom: 0, right: 0))
        #expect(middle.safeAreaInsets == Insets(top: 0, left: 5, bottom: 4, right: 0))
        #expect(inner.safeAreaInsets == Insets(top: 0, left: 5, bottom: 4, right: 0))
        #expect(middle.safeAreaLayoutGuide.layoutFrame == Rect(5, 0, 195, 96))
        inner.transform = Transform(rotationAngle: 1)
        #expect(inner.safeAreaInsets == .zero && View().safeAreaInsets == .zero)
    }

    @Test("LY-40: views are told once before they are laid out, when it is another one for them")
    func telling() {
        let view = Telling(log)
        view.frame = Rect(0, 100, 300, 100)
        host.window.add(view)
        host.settle()
        _ = log.take()
        host.scene.safeAreaInsets.top = 20
        host.settle()
        #expect(log.take() == ["laid out"])
        view.frame.origin.y = 5
        host.settle()
        #expect(log.take() == ["safe area 15.0", "laid out"])
        host.scene.safeAreaInsets.top = 0
        host.settle()
        #expect(log.take() == ["safe area 0.0", "laid out"])
    }

    @Test("LY-41: constraints to the safe area, the margins and the keyboard follow in one round")
    func guides() {
        let safe = Box("safe")
        let inside = Box("inside")
        let field = Box("field", nil, 30)
        host.window.add(safe, inside, field)
        host.window.directionalLayoutMargins = DirectionalInsets(top: 2, leading: 4, bottom: 6, trailing: 8)
        for (view, guide) in [
            (safe, host.window.safeAreaLayoutGuide), (inside, host.window.layoutMarginsGuide),
        ] {
            LayoutConstraint.activate([
                view.leadingAnchor.constraint(equalTo: guide.leadingAnchor),
                view.topAnchor.constraint(equalTo: guide.topAnchor),
                view.widthAnchor.constraint(equalTo: guide.widthAnchor),
                view.bottomAnchor.constraint(equalTo: guide.bottomAnchor),
            ])
        }
        LayoutConstraint.activate([
            field.bottomAnchor.constraint(equalTo: host.window.keyboardLayoutGuide.topAnchor),
            field.leadingAnchor.constraint(equalTo: host.window.leadingAnchor),
            field.widthAnchor.constraint(equalToConstant: 50),
        ])
        host.settle()
        #expect(
            host.window.places == [
                "safe": Rect(0, 0, 300, 200), "inside": Rect(4, 2, 288, 192), "field": Rect(0, 170, 50, 30),
            ])

        host.scene.safeAreaInsets = Insets(top: 10, left: 0, bottom: 20, right: 30)
        #expect(LayoutPass.run(on: host.window).rounds == 1)
        #expect(
            host.window.places == [
                "safe": Rect(0, 10, 270, 170), "inside": Rect(4, 12, 258, 162), "field": Rect(0, 150, 50, 30),
            ])
        host.window.insetsLayoutMarginsFromSafeArea = false
        host.scene.keyboardInset = 90
        host.settle()
        #expect(inside.frame == Rect(4, 2, 288, 192) && field.frame == Rect(0, 80, 50, 30))
        #expect(host.window.keyboardLayoutGuide.layoutFrame == Rect(0, 110, 300, 90))
        host.resize(300, 100)
        #expect(field.frame == Rect(0, -20, 50, 30) && safe.frame == Rect(0, 10, 270, 70))
    }

    @Test("LY-41: the safe area of a view that constraints place is known when what is inside it is placed")
    func circle() {
        let panel = Box("panel")
        let text = Box("text")
        host.window.add(panel)
        panel.add(text)
        panel.pin(to: host.window, 10)
        text.topAnchor.constraint(equalTo: panel.safeAreaLayoutGuide.topAnchor).isActive = true
        text.bottomAnchor.constraint(equalTo: panel.safeAreaLayoutGuide.bottomAnchor).isActive = true
        text.leadingAnchor.constraint(equalTo: panel.layoutMarginsGuide.leadingAnchor).isActive = true
        text.trailingAnchor.constraint(equalTo: panel.trailingAnchor).isActive = true
        panel.layoutMargins = Insets(top: 0, left: 3, bottom: 0, right: 0)
        host.scene.safeAreaInsets = Insets(top: 25, left: 11, bottom: 0, right: 0)
        host.settle()
        #expect(text.frame == Rect(4, 15, 276, 165))
    }

    @Test("LY-41: margins of the superview are kept where the view reaches into them")
    func preserving() {
        let view = View(frame: Rect(10, 0, 290, 100))
        host.window.layoutMargins = Insets(top: 30, left: 12, bottom: 8, right: 20)
        host.window.add(view)
        view.layoutMargins = Insets(top: 5, left: 5, bottom: 5, right: 5)
        #expect(view.layoutMargins == Insets(top: 5, left: 5, bottom: 5, right: 5))
        view.preservesSuperviewLayoutMargins = true
        #expect(view.layoutMargins == Insets(top: 30, left: 5, bottom: 5, right: 20))
        #expect(view.layoutMarginsGuide.layoutFrame == Rect(5, 30, 265, 65))
    }

    @Test("LY-42: guides are placed like views, and their constraints go with them")
    func ownGuides() {
        let guide = LayoutGuide()
        guide.identifier = "gap"
        let box = Box("box", 10, 10)
        host.window.add(box)
        host.window.addLayoutGuide(guide)
        box.put(at: host.window, 0, 0)
        LayoutConstraint.activate([
            guide.leadingAnchor.constraint(equalTo: box.trailingAnchor),
            guide.trailingAnchor.constraint(equalTo: host.window.trailingAnchor),
            guide.topAnchor.constraint(equalTo: host.window.topAnchor),
            guide.heightAnchor.constraint(equalToConstant: 5),
        ])
        host.settle()
        #expect(guide.layoutFrame == Rect(10, 0, 290, 5) && host.window.layoutGuides.map(\.identifier) == ["gap"])
        #expect(guide.uses.all.first?.description == "‘gap’.leading == ‘box’.trailing")
        host.window.removeLayoutGuide(guide)
        #expect(host.window.constraints.count == 2 && guide.owningView == nil)
    }
}

private final class Telling: View {
    let log: Log

    init(_ log: Log) {
        self.log = log
        super.init(frame: .zero)
    }

    override func safeAreaInsetsDidChange() { log.add("safe area \(safeAreaInsets.top)") }
    override func layoutSubviews() { log.add("laid out") }
}
