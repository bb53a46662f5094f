import TactusTesting
import Testing

@testable import TactusUI

/// What is in one another beside views: controllers, groups of changes, menus, lines of what can have the focus.
@MainActor
@Suite("Deep chains of all that is not views")
struct DeepChainTests {
    private let host = TestHost(size: Size(width: 60, height: 40))

    @Test("VC-3: controllers without a class of their own hand on changes of size and traits as deep as memory allows")
    func transitions() {
        let root = ViewController()
        let log = Log()
        let last = LoggedController(log)
        var outer: ViewController = last
        for place in 0..<10_000 {
            let parent = place == 9999 ? root : ViewController()
            parent.addChild(outer)
            parent.view.addSubview(outer.view)
            outer.view.autoresizingMask = [.flexibleWidth, .flexibleHeight]
            outer.didMove(toParent: parent)
            outer = parent
        }
        host.window.rootViewController = root
        host.settle()
        host.resize(700, 600)
        host.settle()
        #expect(log.take() == ["willTransition", "700×600"])
        #expect(last.transitionCoordinator == nil && last.presentationController == nil)

        let sheet = LoggedController(log)
        root.present(sheet, animated: false)
        host.settle()
        #expect(last.presentingViewController == nil && sheet.presentationController != nil)
        host.window.rootViewController = nil
        host.settle()
    }

    @Test("RS-30: groups of changes in one another count as deep as they like; the innermost ones are one")
    func undo() {
        let history = UndoHistory()
        final class Counter { var value = 0 }
        let counter = Counter()
        for _ in 0..<100_000 {
            history.beginUndoGrouping()
            history.registerUndo(withTarget: counter) { $0.value += 1 }
        }
        #expect(history.groupingLevel == 100_000)
        for _ in 0..<50_000 { history.endUndoGrouping() }
        #expect(history.groupingLevel == 50_000)
        for _ in 0..<50_000 { history.endUndoGrouping() }
        #expect(history.groupingLevel == 0 && history.undoCount == 1)
        history.undo()
        #expect(counter.value == 100_000 && !history.canUndo)
        history.registerUndo(withTarget: counter) { _ in }
        for _ in 0..<100_000 { history.beginUndoGrouping() }
        history.registerUndo(withTarget: counter) { $0.value = 0 }
        history.undoNestedGroup()
        for _ in 0..<100_000 { history.endUndoGrouping() }
        history.removeAllActions(withTarget: counter)
        #expect(!history.canUndo && history.groupingLevel == 0)
    }

    @Test("MN-1: of more than 64 menus in one another the outer ones show what is in the inner ones")
    func menus() {
        func chain(_ count: Int) -> (menu: Menu, action: Action) {
            let action = Action(title: "leaf", identifier: "leaf") { _ in }
            var menu = Menu(identifier: "last", options: [.displayInline, .singleSelection], children: [action])
            for number in 1..<count {
                menu = Menu(identifier: .init("\(number)"), options: .displayInline, children: [menu])
            }
            return (menu, action)
        }
        func depth(_ menu: Menu) -> Int {
            sequence(first: menu) { $0.children.first as? Menu }.reduce(0) { count, _ in count + 1 }
        }
        #expect(depth(chain(64).menu) == 64)
        let (menu, action) = chain(100_000)
        #expect(depth(menu) == 64)
        menu.select(action)
        #expect(menu.selectedElements.map(\.title) == ["leaf"])
        let builder = MenuBuilder(root: menu)
        #expect(builder.action(for: "leaf") === action)
        builder.insertSibling(Menu(title: "new", identifier: "new"), afterMenu: "last")
        #expect(builder.menu(for: "new") != nil)
        builder.remove(menu: "last")
        #expect(builder.menu(for: "last") == nil && builder.action(for: "leaf") == nil)
    }

    @Test("RS-17: a line of any length is read, and one that goes down step by step to the left", arguments: [1.0, -1])
    func longLines(direction: Double) {
        let nodes = (0..<20_000).map { index in
            FocusNode(FocusItem(id: index, frame: Rect(Double(index) * 10 * direction, 0, 8, 8)))
        }
        for isMirrored in [false, true] {
            let order = FocusNode(nil, nodes).inReadingOrder(isMirrored: isMirrored).map(\.id)
            #expect(order == (isMirrored == (direction > 0) ? Array((0..<20_000).reversed()) : Array(0..<20_000)))
        }
        let steps = (0..<2000).map { index in
            FocusNode(FocusItem(id: index, frame: Rect(Double(index) * -10, Double(index) * 0.001, 8, 8)))
        }
        #expect(FocusNode(nil, steps).inReadingOrder.map(\.id) == Array((0..<2000).reversed()))
    }

    @Test("views that keep the margins and the safe area of those around them do so at any depth")
    func insets() {
        let page = ViewController()
        page.additionalSafeAreaInsets.top = 3
        host.window.rootViewController = page
        host.settle()
        var last: View = page.view
        for _ in 0..<20_000 {
            let view = View(frame: Rect(0, 0, 60, 40))
            view.insetsLayoutMarginsFromSafeArea = false
            view.preservesSuperviewLayoutMargins = true
            view.directionalLayoutMargins = DirectionalInsets(top: 0, leading: 0, bottom: 0, trailing: 0)
            last.addSubview(view)
            last = view
        }
        #expect(last.safeAreaInsets.top == 3)
        #expect(last.layoutMargins == Insets(top: 3, left: 16, bottom: 0, right: 16))
        page.view.subviews.first?.transform = Transform(rotationAngle: .pi)
        #expect(last.safeAreaInsets.top == 0)
    }
}

/// A controller that says which changes it hears of.
private final class LoggedController: ViewController {
    private let log: Log

    init(_ log: Log) { self.log = log }

    override func viewWillTransition(to size: Size, with coordinator: ViewControllerTransitionCoordinator) {
        log.add("\(Int(size.width))×\(Int(size.height))")
    }
    override func willTransition(
        to newCollection: TraitCollection, with coordinator: ViewControllerTransitionCoordinator
    ) {
        log.add("willTransition")
    }
}
