// swift-format-ignore-file
import UIKitNames

struct Planet: Hashable {
    let name: String
    let isGiant: Bool
    static let all = [
        Planet(name: "Mercury", isGiant: false), Planet(name: "Venus", isGiant: false), Planet(name: "Earth", isGiant: false),
        Planet(name: "Mars", isGiant: false), Planet(name: "Jupiter", isGiant: true), Planet(name: "Saturn", isGiant: true),
        Planet(name: "Uranus", isGiant: true), Planet(name: "Neptune", isGiant: true),
    ]
}

final class ResultsController: UITableViewController {
    var planets: [Planet] = [] { didSet { tableView.reloadData() } }
    var onSelect: ((Planet) -> Void)?

    override func viewDidLoad() {
        super.viewDidLoad()
        tableView.register(UITableViewCell.self, forCellReuseIdentifier: "Cell")
    }
    override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { planets.count }
    override func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
        let cell = tableView.dequeueReusableCell(withIdentifier: "Cell", for: indexPath)
        var content = cell.defaultContentConfiguration()
        content.text = planets[indexPath.row].name
        cell.contentConfiguration = content
        cell.accessoryType = .disclosureIndicator
        return cell
    }
    override func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {
        onSelect?(planets[indexPath.row])
    }
}

final class PlanetsViewController: UITableViewController, UISearchResultsUpdating, UISearchControllerDelegate, UISearchBarDelegate {
    private let results = ResultsController(style: .plain)
    private(set) lazy var searchController = UISearchController(searchResultsController: results)
    private(set) var log: [String] = []

    override func viewDidLoad() {
        super.viewDidLoad()
        title = "Planets"
        navigationController?.navigationBar.prefersLargeTitles = true
        navigationItem.largeTitleDisplayMode = .always
        tableView.register(UITableViewCell.self, forCellReuseIdentifier: "Cell")
        searchController.searchResultsUpdater = self
        searchController.delegate = self
        searchController.searchBar.delegate = self
        searchController.searchBar.placeholder = "Planet"
        searchController.searchBar.scopeButtonTitles = ["All", "Giants"]
        searchController.searchBar.autocapitalizationType = .none
        searchController.obscuresBackgroundDuringPresentation = false
        navigationItem.searchController = searchController
        navigationItem.hidesSearchBarWhenScrolling = false
        definesPresentationContext = true
        results.onSelect = { [weak self] planet in
            self?.log.append("chose \(planet.name)")
            self?.show(planet)
        }
        clearsSelectionOnViewWillAppear = true
    }

    private func show(_ planet: Planet) {
        let detail = UIViewController()
        detail.title = planet.name
        detail.view.backgroundColor = .systemBackground
        showDetailViewController(UINavigationController(rootViewController: detail), sender: self)
    }

    func updateSearchResults(for searchController: UISearchController) {
        let text = searchController.searchBar.text ?? ""
        let giants = searchController.searchBar.selectedScopeButtonIndex == 1
        results.planets = Planet.all.filter { planet in
            (!giants || planet.isGiant) && (text.isEmpty || planet.name.range(of: text, options: .caseInsensitive) != nil)
        }
    }

    func searchBar(_ searchBar: UISearchBar, selectedScopeButtonIndexDidChange selectedScope: Int) {
        updateSearchResults(for: searchController)
    }
    func searchBarCancelButtonClicked(_ searchBar: UISearchBar) { log.append("cancelled") }
    func willPresentSearchController(_ searchController: UISearchController) { log.append("will present") }
    func didDismissSearchController(_ searchController: UISearchController) { log.append("dismissed") }

    override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { Planet.all.count }
    override func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
        let cell = tableView.dequeueReusableCell(withIdentifier: "Cell", for: indexPath)
        cell.textLabel?.text = Planet.all[indexPath.row].name
        return cell
    }
    override func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) { show(Planet.all[indexPath.row]) }

    override func tableView(_ tableView: UITableView, trailingSwipeActionsConfigurationForRowAt indexPath: IndexPath) -> UISwipeActionsConfiguration? {
        let flag = UIContextualAction(style: .normal, title: "Flag") { [weak self] action, sourceView, completion in
            self?.log.append("flagged \(indexPath.row)")
            completion(true)
        }
        flag.backgroundColor = .systemOrange
        flag.image = UIImage(systemName: "flag")
        let configuration = UISwipeActionsConfiguration(actions: [flag])
        configuration.performsFirstActionWithFullSwipe = false
        return configuration
    }
}

final class PlanetsSplit: UISplitViewController, UISplitViewControllerDelegate {
    let planets = PlanetsViewController(style: .insetGrouped)

    override func viewDidLoad() {
        super.viewDidLoad()
        delegate = self
        preferredDisplayMode = .oneBesideSecondary
        let empty = UIViewController()
        empty.view.backgroundColor = .secondarySystemBackground
        setViewController(UINavigationController(rootViewController: planets), for: .primary)
        setViewController(UINavigationController(rootViewController: empty), for: .secondary)
    }

    func splitViewController(_ svc: UISplitViewController, topColumnForCollapsingToProposedTopColumn proposedTopColumn: UISplitViewController.Column) -> UISplitViewController.Column {
        return .primary
    }
}

final class IntroPages: UIPageViewController, UIPageViewControllerDataSource, UIPageViewControllerDelegate {
    private(set) var log: [String] = []
    let control = UIPageControl()
    private lazy var pages: [UIViewController] = ["One", "Two", "Three"].map { title in
        let page = UIViewController()
        page.title = title
        let label = UILabel(frame: CGRect(x: 20, y: 100, width: 200, height: 40))
        label.text = title
        page.view.addSubview(label)
        return page
    }

    init() { super.init(navigationOrientation: .horizontal, interPageSpacing: 20) }

    override func viewDidLoad() {
        super.viewDidLoad()
        view.backgroundColor = .systemBackground
        dataSource = self
        delegate = self
        setViewControllers([pages[0]], direction: .forward, animated: false)
        control.numberOfPages = pages.count
        control.currentPage = 0
        control.addTarget(self, action: IntroPages.turn(_:), for: .valueChanged)
        control.frame = CGRect(x: 0, y: view.bounds.height - 60, width: view.bounds.width, height: 40)
        control.autoresizingMask = [.flexibleWidth, .flexibleTopMargin]
        view.addSubview(control)
    }

    private func turn(_ sender: UIPageControl) {
        let current = viewControllers?.first.flatMap { pages.firstIndex(of: $0) } ?? 0
        setViewControllers([pages[sender.currentPage]], direction: sender.currentPage > current ? .forward : .reverse, animated: true) { [weak self] finished in
            self?.log.append("turned \(finished)")
        }
    }

    func pageViewController(_ pageViewController: UIPageViewController, viewControllerBefore viewController: UIViewController) -> UIViewController? {
        guard let index = pages.firstIndex(of: viewController), index > 0 else { return nil }
        return pages[index - 1]
    }
    func pageViewController(_ pageViewController: UIPageViewController, viewControllerAfter viewController: UIViewController) -> UIViewController? {
        guard let index = pages.firstIndex(of: viewController), index + 1 < pages.count else { return nil }
        return pages[index + 1]
    }
    func pageViewController(_ pageViewController: UIPageViewController, didFinishAnimating finished: Bool, previousViewControllers: [UIViewController], transitionCompleted completed: Bool) {
        guard completed, let shown = viewControllers?.first, let index = pages.firstIndex(of: shown) else { return }
        control.currentPage = index
        log.append("page \(index)")
    }
    func pageViewController(_ pageViewController: UIPageViewController, willTransitionTo pendingViewControllers: [UIViewController]) {
        log.append("to \(pendingViewControllers.first?.title ?? "")")
    }
}
