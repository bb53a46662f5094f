import Tactus

/// Tabs with stacks of pages, all of whose bars are in a brand's colours. Covers the whole window.
final class BrandedTabs: TabBarController {
    private let stacks: [NavigationController]

    override init() {
        let (music, notes) = (BrandPage(title: "Evenings"), BrandPage(title: "Mornings"))
        stacks = [NavigationController(rootViewController: music), NavigationController(rootViewController: notes)]
        super.init()
        stacks[0].tabBarItem = TabBarItem(title: "Evenings", icon: .moon)
        stacks[1].tabBarItem = TabBarItem(title: "Mornings", icon: .sun)
        viewControllers = stacks
        for page in [music, notes] {
            page.onChoose = { [weak self] in self?.show($0) }
            page.navigationItem.leftBarButtonItem = BarButtonItem(title: "Close") { [weak self] _ in
                self?.dismiss(animated: true)
            }
        }
        modalPresentationStyle = .fullScreen
        show(.indigo)
    }

    private func show(_ brand: Brand) {
        let appearance = brand.appearance
        for stack in stacks {
            stack.navigationBar.prefersLargeTitles = true
            stack.navigationBar.standardAppearance = appearance
            stack.navigationBar.scrollEdgeAppearance = appearance
            stack.navigationBar.traitOverrides.tintColor = brand.tint
            for case let page as BrandPage in stack.viewControllers { page.brand = brand }
        }
        tabBar.standardAppearance = appearance
        tabBar.scrollEdgeAppearance = appearance
        tabBar.traitOverrides.tintColor = brand.tint
    }
}

/// A page below a coloured bar: the brands to choose from, and words to scroll.
private final class BrandPage: ViewController {
    var onChoose: ((Brand) -> Void)?
    var brand = Brand.indigo {
        didSet { choice.selectedSegmentIndex = Brand.allCases.firstIndex(of: brand) ?? 0 }
    }
    private let choice = SegmentedControl(titles: Brand.allCases.map(\.rawValue))
    private let pageTitle: String

    init(title: String) {
        pageTitle = title
        super.init()
        navigationItem.title = title
    }

    private func push() {
        let page = BrandPage(title: "\(pageTitle) on")
        page.onChoose = onChoose
        page.brand = brand
        navigationController?.pushViewController(page, animated: true)
    }

    override func loadView() { view = FormPage() }

    override func viewDidLoad() {
        super.viewDidLoad()
        view.backgroundColor = .systemGroupedBackground
        choice.accessibilityLabel = "Brand"
        choice.selectedSegmentIndex = Brand.allCases.firstIndex(of: brand) ?? 0
        choice.addAction(for: .valueChanged) { [weak self] _ in
            guard let self else { return }
            onChoose?(Brand.allCases[max(choice.selectedSegmentIndex, 0)])
        }
        guard let form = view as? FormPage else { return }
        let more = Button(title: "Another page", style: .tinted)
        more.addAction(for: .primaryActionTriggered) { [weak self] _ in self?.push() }
        form.add("Colours of the bars", [choice, more])
        for number in 1...6 {
            let words = Label(text: "What lies below the bars scrolls under them, and they keep their colour.")
            words.numberOfLines = 0
            words.textColor = .secondaryLabel
            form.add("Paragraph \(number)", [words])
        }
    }
}
