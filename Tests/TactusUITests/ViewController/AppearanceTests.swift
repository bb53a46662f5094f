import TactusTesting
import Testing

@testable import TactusUI

@MainActor
@Suite("Controllers come and go")
struct AppearanceTests {
    let host = TestHost(size: Size(width: 700, height: 500))
    let log = Log()

    private func controller(_ name: String, forwards: Bool = true) -> LivingController {
        LivingController(name, log, forwards: forwards)
    }

    @Test("VC-1, VC-2: the root controller appears with the first frame of its window")
    func root() {
        let root = controller("root")
        host.window.rootViewController = root
        #expect(log.take() == ["root loaded", "root willAppear"])
        host.settle()
        #expect(log.take() == ["root isAppearing", "root willLayout", "root didLayout", "root didAppear"])
    }

    @Test("VC-1: a window that is hidden and shown again takes its controllers along")
    func hiddenWindow() {
        let root = controller("root")
        host.window.rootViewController = root
        host.settle()
        _ = log.take()

        host.window.isHidden = true
        #expect(log.take() == ["root willDisappear", "root didDisappear"])
        host.window.isHidden = false
        host.settle()
        #expect(log.take() == ["root willAppear", "root isAppearing", "root didAppear"])
        host.scene.close()
        #expect(log.take() == ["root willDisappear", "root didDisappear"])
    }

    @Test("VC-1: another root takes the place of the first")
    func replacedRoot() {
        let (first, second) = (controller("first"), controller("second"))
        host.window.rootViewController = first
        host.settle()
        _ = log.take()
        host.window.rootViewController = second
        host.settle()
        #expect(
            log.take() == [
                "first willDisappear", "first didDisappear", "second loaded", "second willAppear", "second isAppearing",
                "second willLayout", "second didLayout", "second didAppear",
            ])
    }

    @Test("VC-3: children in sight hear after their parent, those that are elsewhere do not")
    func children() {
        let (root, inner, spare) = (controller("root"), controller("inner"), controller("spare"))
        root.addChild(inner)
        root.addChild(spare)
        root.view.addSubview(inner.view)
        spare.loadViewIfNeeded()
        _ = log.take()
        host.window.rootViewController = root
        host.settle()
        #expect(
            log.take() == [
                "root willAppear", "inner willAppear", "root isAppearing", "inner isAppearing", "root willLayout",
                "root didLayout", "inner willLayout", "inner didLayout", "root didAppear", "inner didAppear",
            ])
        root.view.addSubview(spare.view)
        host.settle()
        #expect(
            log.take() == [
                "spare willAppear", "spare isAppearing", "root willLayout", "root didLayout", "spare willLayout",
                "spare didLayout", "spare didAppear",
            ])
        inner.view.removeFromSuperview()
        #expect(log.take() == ["inner willDisappear", "inner didDisappear"])
    }

    @Test("VC-3: a parent that forwards nothing tells its children itself")
    func manualForwarding() {
        let (root, inner) = (controller("root", forwards: false), controller("inner"))
        root.addChild(inner)
        root.view.addSubview(inner.view)
        host.window.rootViewController = root
        host.settle()
        #expect(!log.take().contains { $0.hasPrefix("inner ") && $0.hasSuffix("ppear") })
        inner.beginAppearanceTransition(true, animated: true)
        inner.endAppearanceTransition()
        #expect(log.take() == ["inner willAppear animated", "inner isAppearing animated", "inner didAppear animated"])
    }

    @Test("VC-3: a child does not appear before its parent does, whoever says so")
    func childOfNobody() {
        let (root, inner) = (controller("root"), controller("inner"))
        root.addChild(inner)
        inner.beginAppearanceTransition(true, animated: true)
        inner.endAppearanceTransition()
        #expect(log.take() == [])
        #expect(!inner.isViewAppearing)
    }

    @Test("VC-4: a transition that is turned back tells the opposite, and its end")
    func turnedBack() {
        let (root, inner) = (controller("root"), controller("inner"))
        host.window.rootViewController = root
        root.addChild(inner)
        root.view.addSubview(inner.view)
        host.settle()
        _ = log.take()
        inner.beginAppearanceTransition(false, animated: true)
        inner.beginAppearanceTransition(true, animated: true)
        inner.endAppearanceTransition()
        #expect(
            log.take() == [
                "inner willDisappear animated", "inner willAppear animated", "inner isAppearing animated",
                "inner didAppear animated",
            ])
    }

    @Test("VC-2: what a controller does when it has appeared may be anything: here it presents, there it closes")
    func actingWhenAppeared() {
        let (root, sheet) = (controller("root"), controller("sheet"))
        root.onAppeared = { [unowned root] in root.present(sheet, animated: false) }
        sheet.onAppeared = { [host] in host.scene.close() }
        host.window.rootViewController = root
        for _ in 0..<4 where !host.application.scenes.isEmpty { host.settle() }
        #expect(host.application.scenes.isEmpty)
        #expect(!sheet.isViewAppearing && !root.isViewAppearing)
    }

    // MARK: Sizes and traits

    @Test("VC-5: a controller in sight hears of another size before, along with and after it")
    func resized() {
        let (root, inner) = (controller("root"), controller("inner"))
        host.window.rootViewController = root
        root.addChild(inner)
        root.view.addSubview(inner.view)
        host.settle()
        _ = log.take()
        host.surface.configure { ($0.width, $0.height) = (500, 400) }
        host.settle()
        let lines = log.take()
        #expect(
            lines.filter { !$0.contains("ayout") && !$0.contains("traits") } == [
                "root to compact × compact", "inner to compact × compact",
                "root to 500.0×400.0 from 700.0×500.0", "inner to 500.0×400.0 from 700.0×500.0",
                "inner along 700.0×500.0", "root along 500.0×400.0", "inner resized", "root resized",
            ])
        #expect(lines.contains("root traits"))
        #expect(root.traitCollection.horizontalSizeClass == .compact)
        #expect(root.view.bounds.size == Size(width: 500, height: 400))
    }

    @Test("VC-6: size classes go by the scene, and a container may say otherwise for a part", arguments: [599.0, 600])
    func sizeClasses(width: Double) {
        let host = TestHost(size: Size(width: width, height: width - 120))
        let wanted = width < 600 ? UserInterfaceSizeClass.compact : .regular
        #expect(host.window.traitCollection.horizontalSizeClass == wanted)
        #expect(host.window.traitCollection.verticalSizeClass == wanted)
        let column = View()
        host.window.addSubview(column)
        column.traitOverrides.horizontalSizeClass = .compact
        #expect(column.traitCollection.horizontalSizeClass == .compact)
    }

    @Test("VC-7: a controller may say that its edges are covered; so are those of what is inside")
    func additionalSafeArea() {
        let (root, inner) = (controller("root"), controller("inner"))
        host.window.rootViewController = root
        root.addChild(inner)
        root.view.addSubview(inner.view)
        inner.view.frame = Rect(x: 0, y: 10, width: 100, height: 100)
        host.scene.safeAreaInsets = Insets(top: 20, left: 0, bottom: 0, right: 0)
        root.additionalSafeAreaInsets = Insets(top: 44, left: 0, bottom: -9, right: 0)
        host.settle()
        #expect(root.view.safeAreaInsets == Insets(top: 64, left: 0, bottom: 0, right: 0))
        #expect(inner.view.safeAreaInsets.top == 54)
        inner.view.frame.origin.y = 30
        _ = log.take()
        host.settle()
        #expect(log.take().contains("inner safe 34.0"))
        root.additionalSafeAreaInsets = .zero
        host.settle()
        #expect(root.view.safeAreaInsets.top == 20)
    }

    @Test("VC-8: what is to be shown goes to the nearest container that shows it, else it is presented")
    func showing() {
        let (page, detail, loose) = (controller("page"), controller("detail"), controller("loose"))
        let container = ShowingContainer()
        container.addChild(page)
        host.window.rootViewController = container
        container.view.addSubview(page.view)
        page.show(detail, sender: nil)
        #expect(container.shown == [detail])
        #expect(page.targetViewController(forAction: .showDetail, sender: nil) == nil)
        page.showDetailViewController(loose, sender: nil)
        #expect(container.presentedViewController === loose)
    }
}

private final class ShowingContainer: ViewController {
    var shown: [ViewController] = []
    override func canPerform(_ action: ShowingAction, sender: Any?) -> Bool { action == .show }
    override func show(_ controller: ViewController, sender: Any?) { shown.append(controller) }
}
