import TactusControls
import TactusGeometry
import TactusGraphics
import TactusPages
import TactusTesting
import TactusText
import TactusUI
import Testing

@MainActor
@Suite("A page that is searched")
struct SearchControllerTests {
    /// A page of lines that shows what was found among them.
    @MainActor private final class Songs: ViewController, SearchResultsUpdating, SearchControllerDelegate {
        let scroll = ScrollView()
        var heard: [String] = []

        override func viewDidLoad() {
            title = "Songs"
            view.backgroundColor = .systemBackground
            scroll.frame = view.bounds
            scroll.autoresizingMask = [.flexibleWidth, .flexibleHeight]
            scroll.contentSize = Size(width: 390, height: 2000)
            for number in 0..<20 {
                let label = Label(text: "Song \(number)")
                label.frame = Rect(x: 16, y: Double(number) * 50, width: 200, height: 50)
                scroll.addSubview(label)
            }
            view.addSubview(scroll)
        }

        func updateSearchResults(for searchController: SearchController) {
            let bar = searchController.searchBar
            heard.append(
                "\(searchController.isActive ? "look" : "all") “\(bar.text)” in \(bar.selectedScopeButtonIndex)")
        }

        func willPresentSearchController(_ searchController: SearchController) { heard.append("will begin") }
        func didPresentSearchController(_ searchController: SearchController) { heard.append("did begin") }
        func willDismissSearchController(_ searchController: SearchController) { heard.append("will end") }
        func didDismissSearchController(_ searchController: SearchController) { heard.append("did end") }

        func take() -> [String] {
            defer { heard = [] }
            return heard
        }
    }

    private let host = TestHost(size: Size(width: 390, height: 700))
    private let songs = Songs()
    private let navigation: NavigationController

    init() {
        navigation = NavigationController(rootViewController: songs)
        navigation.navigationBar.prefersLargeTitles = true
    }

    private func open(_ search: SearchController) {
        search.searchResultsUpdater = songs
        search.delegate = songs
        songs.navigationItem.searchController = search
        host.window.rootViewController = navigation
        host.settle()
    }

    private func settle() { host.advance(by: .seconds(1)) }

    /// Where the page's content begins, in points of the window.
    private var top: Double { -songs.scroll.contentOffset.y }

    @Test("TI-70: a tap begins it, each letter and scope is told, Cancel ends it and empties the field")
    func sequence() throws {
        let search = SearchController()
        search.searchBar.scopeButtonTitles = ["All", "Loved"]
        open(search)
        let resting = top
        #expect(resting > navigation.navigationBar.bounds.height - 1)
        #expect(songs.navigationItem.searchController === search && !search.isActive)
        try host.tap(.searchField)
        settle()
        #expect(search.isActive && search.searchBar.searchTextField.isFirstResponder)
        #expect(songs.take() == ["will begin", "look “” in 0", "did begin"])
        // The title has made room, and the content has come along.
        #expect(songs.navigationItem.showsAccessoryViewAlone && top < resting - 40)
        #expect(abs(top - navigation.navigationBar.bounds.height) < 1)
        host.keyboard.type("ab")
        try host.tap(.segment, "Loved")
        settle()
        #expect(songs.take() == ["look “a” in 0", "look “ab” in 0", "look “ab” in 1"])
        try host.tap(.button("Cancel"))
        settle()
        #expect(songs.take() == ["will end", "all “” in 1", "did end"])
        #expect(!search.isActive && search.searchBar.text.isEmpty && top == resting)
    }

    @Test("TI-70: Escape empties the field first, and then ends the search; Return takes the keyboard away alone")
    func keys() throws {
        let search = SearchController()
        open(search)
        search.isActive = true
        host.keyboard.type("ab")
        host.keyboard.press(.keyboardReturnOrEnter)
        settle()
        #expect(search.isActive && !search.searchBar.searchTextField.isFirstResponder)
        search.searchBar.searchTextField.becomeFirstResponder()
        host.keyboard.press(.keyboardEscape)
        settle()
        #expect(search.isActive && search.searchBar.text.isEmpty)
        host.keyboard.press(.keyboardEscape)
        settle()
        #expect(!search.isActive)
    }

    @Test("TI-71: results cover the page while there is a text; a touch on the dimmed page ends the search")
    func results() throws {
        let results = ViewController()
        results.view.backgroundColor = .secondarySystemBackground
        let search = SearchController(searchResultsController: results)
        open(search)
        try host.tap(.searchField)
        settle()
        #expect(results.viewIfLoaded?.window == nil)
        host.keyboard.type("a")
        settle()
        #expect(results.view.window === host.window && results.parent === songs)
        host.keyboard.press(.keyboardDeleteOrBackspace)
        settle()
        #expect(results.view.window == nil && results.parent == nil)
        host.finger().tap(at: Point(x: 200, y: 500))
        settle()
        #expect(!search.isActive && songs.view.subviews.count == 1)
    }

    @Test(
        "PG-44: scrolled content takes the search bar's room first, then the large title's; not while it has the keys")
    func scrolling() throws {
        let search = SearchController()
        search.hidesNavigationBarDuringPresentation = false
        open(search)
        let bar = navigation.navigationBar
        let (full, resting) = (bar.bounds.height, songs.scroll.contentOffset)
        let height = search.searchBar.bounds.height
        #expect(height > 40)
        func scroll(by distance: Double) -> Double {
            songs.scroll.contentOffset = resting + Vector(dx: 0, dy: distance)
            host.settle()
            return full - bar.bounds.height
        }
        #expect(scroll(by: 10) == 10)
        #expect(search.searchBar.superview?.bounds.height == height - 10)
        #expect(scroll(by: height + 20) == height + 20)
        let smallest = full - 52
        #expect(scroll(by: 400) == smallest)
        #expect(scroll(by: 0) == 0)
        songs.navigationItem.hidesSearchBarWhenScrolling = false
        #expect(scroll(by: 400) == smallest - height)
        songs.navigationItem.hidesSearchBarWhenScrolling = true
        _ = scroll(by: 0)
        search.isActive = true
        settle()
        #expect(scroll(by: 400) == smallest - height)
    }

    @Test("PG-44: another page has its own bar below the title, also when its pop is turned back")
    func pages() throws {
        let search = SearchController()
        open(search)
        let other = ViewController()
        other.title = "Song"
        navigation.pushViewController(other, animated: true)
        host.advance(by: .milliseconds(100))
        #expect(search.searchBar.window != nil)
        settle()
        #expect(search.searchBar.window == nil)
        let finger = host.finger()
        finger.down(at: Point(x: 2, y: 400))
        finger.move(to: Point(x: 120, y: 400), over: .milliseconds(200))
        #expect(search.searchBar.window != nil)
        finger.move(to: Point(x: 5, y: 400), over: .milliseconds(200))
        finger.up()
        settle()
        #expect(navigation.topViewController === other && search.searchBar.window == nil)
        navigation.popViewController(animated: true)
        settle()
        #expect(search.searchBar.window === host.window && search.searchBar.alpha == 1)
    }

    @Test("TI-72: what it looks like: at rest, active, with results; light and dark, and read from the right")
    func pictures() throws {
        for (name, traits) in [
            ("light", TraitOverrides()),
            (
                "dark",
                {
                    var traits = TraitOverrides(); traits.userInterfaceStyle = .dark; return traits
                }()
            ),
            (
                "mirrored",
                {
                    var traits = TraitOverrides(); traits.layoutDirection = .rightToLeft; return traits
                }()
            ),
        ] {
            let host = TestHost(size: Size(width: 390, height: 360))
            host.window.traitOverrides = traits
            let songs = Songs()
            let navigation = NavigationController(rootViewController: songs)
            navigation.navigationBar.prefersLargeTitles = true
            let search = SearchController()
            search.searchBar.scopeButtonTitles = ["All", "Loved"]
            songs.navigationItem.searchController = search
            host.window.rootViewController = navigation
            host.settle()
            try GoldenImages().expect(host.picture, named: "search-\(name)")
            search.isActive = true
            host.keyboard.type("Song")
            host.advance(by: .seconds(1))
            try GoldenImages().expect(host.picture, named: "search-active-\(name)")
        }
    }
}
