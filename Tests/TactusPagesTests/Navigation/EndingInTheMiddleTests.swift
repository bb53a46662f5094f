import TactusPages
import TactusTesting
import Testing

/// What a program was doing when it went.
@MainActor
@Suite("Programs that go in the middle of something")
struct EndingInTheMiddleTests {
    @Test("the application, its window and its pages are freed, whatever was going on", arguments: Doing.allCases)
    func nothingIsLeft(doing: Doing) throws {
        weak var application: Application?
        weak var window: Window?
        weak var root: Page?
        weak var other: Page?
        do {
            let host = TestHost(size: Size(width: 390, height: 700))
            let (first, second) = (Page(), Page())
            try doing.begin(host, first, second)
            (application, window, root, other) = (host.application, host.window, first, second)
        }
        #expect(application == nil, "the application")
        #expect(window == nil, "the window")
        #expect(root == nil && other == nil, "the pages")
    }

    final class Page: ViewController, DragInteractionDelegate {
        let field = View(frame: Rect(20, 300, 200, 40))

        override func viewDidLoad() {
            super.viewDidLoad()
            title = "Page"
            view.addSubview(field)
        }

        func dragInteraction(_ interaction: DragInteraction, itemsForBeginning session: DragSession) -> [ItemProvider] {
            [.text("Page")]
        }
    }

    enum Doing: CaseIterable {
        case pushing, popping, drawingBack, presenting, presented, dismissing, drawingSheet, alert, popover, menu,
            toast, toolTip
        case tabs, pages, split, pinch, hold, drag, fling, waiting

        @MainActor
        func begin(_ host: TestHost, _ first: Page, _ second: Page) throws {
            let navigation = NavigationController(rootViewController: first)
            let moment = Duration.milliseconds(120)
            host.window.rootViewController = navigation
            host.settle()
            switch self {
            case .pushing:
                navigation.pushViewController(second, animated: true)
                host.advance(by: moment)
            case .popping:
                navigation.pushViewController(second, animated: false)
                host.settle()
                navigation.popViewController(animated: true)
                host.advance(by: moment)
            case .drawingBack:
                navigation.pushViewController(second, animated: false)
                host.settle()
                let finger = host.finger()
                finger.down(at: Point(3, 400))
                for x in stride(from: 13.0, to: 150, by: 10) { finger.move(to: Point(x, 400)) }
            case .presenting:
                first.present(second, animated: true)
                host.advance(by: moment)
            case .presented:
                first.present(second, animated: false)
                host.settle()
            case .dismissing:
                first.present(second, animated: false)
                host.settle()
                first.dismiss(animated: true)
                host.advance(by: moment)
            case .drawingSheet:
                second.modalPresentationStyle = .pageSheet
                first.present(second, animated: false)
                host.settle()
                let finger = host.finger()
                finger.down(at: Point(200, 300))
                for y in stride(from: 310.0, to: 450, by: 10) { finger.move(to: Point(200, y)) }
            case .alert:
                let alert = AlertController(title: "Delete?", message: nil, preferredStyle: .alert)
                alert.addAction(
                    AlertAction(title: "Delete", style: .destructive) { [unowned first] _ in
                        first.dismiss(animated: true)
                    })
                second.loadViewIfNeeded()
                first.present(alert, animated: true)
                host.advance(by: moment)
            case .popover:
                second.modalPresentationStyle = .popover
                second.popoverPresentationController?.sourceView = first.field
                first.present(second, animated: true)
                host.advance(by: moment)
            case .menu:
                let button = Button(title: "More", frame: Rect(20, 120, 100, 44))
                button.menu = Menu(children: [Action(title: "Copy") { [unowned first] _ in first.title = "Copied" }])
                button.showsMenuAsPrimaryAction = true
                first.view.addSubview(button)
                host.settle()
                try host.tap(.button("More"))
                host.advance(by: moment)
            case .toast:
                first.present(Toast(title: "Saved", actionTitle: "Undo") { first.title = "Undone" })
                host.advance(by: moment)
            case .toolTip:
                first.field.addInteraction(ToolTipInteraction(defaultToolTip: "A field"))
                host.settle()
                host.pointer.move(to: Point(60, 320))
                host.advance(by: .seconds(1))
            case .tabs:
                let tabs = TabBarController()
                tabs.viewControllers = [first, second]
                host.window.rootViewController = tabs
                host.settle()
                tabs.selectedIndex = 1
                host.advance(by: moment)
            case .pages:
                let row = PageViewController()
                host.window.rootViewController = row
                row.setViewControllers([first], direction: .forward, animated: false)
                host.settle()
                row.setViewControllers([second], direction: .forward, animated: true)
                host.advance(by: moment)
            case .split:
                let split = SplitViewController(style: .doubleColumn)
                split.setViewController(first, for: .primary)
                split.setViewController(second, for: .secondary)
                host.window.rootViewController = split
                host.settle()
                split.show(.primary)
                host.advance(by: moment)
            case .pinch:
                first.view.addGestureRecognizer(PinchGestureRecognizer())
                let (one, two) = (host.finger(), host.finger())
                one.down(at: Point(100, 300))
                two.down(at: Point(200, 300))
                two.move(to: Point(260, 300))
            case .hold:
                first.view.addGestureRecognizer(LongPressGestureRecognizer())
                host.finger().down(at: Point(100, 300))
                host.advance(by: .milliseconds(200))
            case .drag:
                first.field.addInteraction(DragInteraction(delegate: first))
                host.settle()
                let finger = host.finger()
                finger.down(at: Point(40, 320))
                host.advance(by: .seconds(1))
                finger.move(to: Point(40, 360))
                finger.move(to: Point(40, 400))
            case .fling:
                let scroll = ScrollView(frame: Rect(0, 0, 390, 700))
                scroll.contentSize = Size(width: 390, height: 5000)
                first.view.addSubview(scroll)
                host.settle()
                host.finger().drag(from: Point(200, 600), to: Point(200, 300))
            case .waiting:
                let animator = PropertyAnimator(duration: .seconds(2)) { first.field.alpha = 0 }
                animator.addCompletion { _ in first.title = "Gone" }
                animator.startAnimation(afterDelay: .seconds(1))
                host.application.schedule(after: .seconds(3)) { second.title = "Late" }
                Task { await animator.completion() }
                host.advance(by: moment)
            }
        }
    }
}
