import TactusPages
import TactusTesting
import Testing

/// Every container and presentation on a phone, a tablet and a desktop, by day and by night, in a picture each.
@MainActor
@Suite("Containers at three sizes")
struct ContainerSheetTests {
    /// What is shown.
    enum Container: String, CaseIterable, Sendable {
        case stack, tabs
        case twoColumns = "two-columns"
        case threeColumns = "three-columns"
        case pages, sheet, form
        case sideSheet = "side-sheet"
        case popover, alert
        case actionSheet = "action-sheet"
        case menu
    }

    private static let sizes = [
        Size(width: 390, height: 720), Size(width: 820, height: 720), Size(width: 1280, height: 720),
    ]
    private static let scale = 0.5
    private static let gap = 8.0

    private func stack(_ title: String) -> NavigationController {
        let stack = NavigationController(rootViewController: WordsPage(title))
        stack.navigationBar.prefersLargeTitles = true
        return stack
    }

    private func tabs() -> TabBarController {
        let tabs = TabBarController()
        let pages = [stack("Library"), ViewController(), ViewController()]
        for (page, (title, icon)) in zip(pages, [("Library", Icon.house), ("Search", .search), ("Settings", .gear)]) {
            page.tabBarItem = TabBarItem(title: title, icon: icon)
        }
        pages[1].tabBarItem.badgeValue = "12"
        tabs.viewControllers = pages
        return tabs
    }

    private func columns(_ style: SplitViewController.Style) -> SplitViewController {
        let split = SplitViewController(style: style)
        split.setViewController(WordsPage("Folders"), for: .primary)
        if style == .tripleColumn { split.setViewController(WordsPage("Letters"), for: .supplementary) }
        split.setViewController(WordsPage("A letter"), for: .secondary)
        return split
    }

    private func alert(_ style: AlertController.Style) -> AlertController {
        let alert = AlertController(
            title: "Delete “Harbour”?", message: "It will be gone for good.", preferredStyle: style)
        for (title, style) in [("Cancel", AlertAction.Style.cancel), ("Delete", .destructive), ("Archive", .default)] {
            alert.addAction(AlertAction(title: title, style: style))
        }
        return alert
    }

    private func presented(_ style: ModalPresentationStyle) -> ViewController {
        let page = stack("Details")
        page.modalPresentationStyle = style
        page.sheetPresentationController?.detents = [.medium, .large]
        page.sheetPresentationController?.prefersGrabberVisible = true
        if style != .pageSheet { page.preferredContentSize = Size(width: 360, height: 420) }
        return page
    }

    /// Puts it into the window, as it is seen when nothing moves any more.
    private func show(_ container: Container, on host: TestHost) {
        let base = stack("Library")
        let source = WordsPage.source(of: base)
        host.window.rootViewController = base
        host.advance(by: .seconds(1))
        func present(_ page: ViewController) { _ = base.present(page, animated: false) }
        switch container {
        case .stack: break
        case .tabs: host.window.rootViewController = tabs()
        case .twoColumns: host.window.rootViewController = columns(.doubleColumn)
        case .threeColumns: host.window.rootViewController = columns(.tripleColumn)
        case .pages:
            let pages = PageViewController()
            let order = PageOrder()
            pages.dataSource = order
            host.window.rootViewController = pages
            pages.setViewControllers([order.pages[1]], direction: .forward, animated: false)
            host.advance(by: .seconds(1))
        case .sheet: present(presented(.pageSheet))
        case .form: present(presented(.formSheet))
        case .sideSheet: present(presented(.sideSheet))
        case .popover:
            let page = presented(.popover)
            page.popoverPresentationController?.sourceView = source
            present(page)
        case .alert: present(alert(.alert))
        case .actionSheet: present(alert(.actionSheet))
        case .menu:
            let rows = [("Open", Icon.folder), ("Rename", .pencil), ("Share", .share)].map { title, icon in
                Action(title: title, icon: icon) { _ in }
            }
            let delete = Action(title: "Delete", icon: .trash, attributes: .destructive) { _ in }
            MenuPresentation.open(
                Menu(children: rows + [Menu(options: .displayInline, children: [delete])]), over: source)
        }
        host.advance(by: .seconds(2))
    }

    @Test("each container at three sizes, light and dark", arguments: Container.allCases)
    func sheet(of container: Container) throws {
        let width = Self.sizes.reduce(Self.gap) { $0 + $1.width * Self.scale + Self.gap }
        let row = 720 * Self.scale + Self.gap
        var pictures: [(Image, Rect)] = []
        for (line, style) in [UserInterfaceStyle.light, .dark].enumerated() {
            var x = Self.gap
            for size in Self.sizes {
                let host = TestHost(size: size)
                host.paintsEveryFrame = false
                host.application.traitOverrides.userInterfaceStyle = style
                show(container, on: host)
                let box = Rect(
                    x, Self.gap + Double(line) * row, size.width * Self.scale, size.height * Self.scale)
                pictures.append((Image(host.picture), box))
                x += box.width + Self.gap
            }
        }
        let sheet = try Bitmap(size: PixelSize(width: Int(width), height: Int(2 * row + Self.gap)))
        let canvas = Canvas(sheet)
        canvas.fill(Rect(0, 0, width, 2 * row + Self.gap), with: Color(white: 0.55))
        for (picture, box) in pictures { canvas.draw(picture, in: box) }
        try GoldenImages().expect(sheet, named: "containers-\(container.rawValue)")
    }
}

/// Some lines of words, and a button that a popover or a menu is about.
private final class WordsPage: ViewController {
    private let words: String
    let button = Button(title: "More", style: .tinted)

    init(_ title: String) {
        words = title
        super.init()
        self.title = title
        navigationItem.rightBarButtonItem = BarButtonItem(icon: .plus, accessibilityLabel: "Add") { _ in }
    }

    static func source(of stack: NavigationController) -> View {
        (stack.topViewController as? WordsPage)?.button ?? stack.view
    }

    override func viewDidLoad() {
        super.viewDidLoad()
        view.backgroundColor = .systemBackground
        let scroll = ScrollView(frame: view.bounds)
        scroll.autoresizingMask = [.flexibleWidth, .flexibleHeight]
        button.frame = Rect(20, 8, 100, 44)
        scroll.addSubview(button)
        for (number, name) in ["Harbour", "Lighthouse", "Mole", "Pilot", "Quay", "Sound", "Tide"].enumerated() {
            let label = Label(text: name)
            label.frame = Rect(20, 64 + Double(number) * 44, 200, 44)
            scroll.addSubview(label)
        }
        scroll.contentSize = Size(width: 200, height: 64 + 7 * 44)
        view.addSubview(scroll)
    }
}

/// Three pages in a row, with dots.
private final class PageOrder: PageViewControllerDataSource {
    let pages = ["One", "Two", "Three"].map { WordsPage($0) }

    private func page(_ step: Int, from page: ViewController) -> ViewController? {
        guard let number = pages.firstIndex(where: { $0 === page }), pages.indices.contains(number + step)
        else { return nil }
        return pages[number + step]
    }

    func pageViewController(
        _ pageViewController: PageViewController, viewControllerBefore viewController: ViewController
    ) -> ViewController? { page(-1, from: viewController) }

    func pageViewController(
        _ pageViewController: PageViewController, viewControllerAfter viewController: ViewController
    ) -> ViewController? { page(1, from: viewController) }

    func presentationCount(for pageViewController: PageViewController) -> Int { pages.count }
    func presentationIndex(for pageViewController: PageViewController) -> Int { 1 }
}
