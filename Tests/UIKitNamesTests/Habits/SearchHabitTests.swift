import TactusTesting
import Testing
import UIKitNames

/// A list that is searched.
private final class FruitController: UITableViewController, UISearchResultsUpdating, UISearchBarDelegate,
    UISearchControllerDelegate
{
    let all = ["Apple", "Apricot", "Banana", "Cherry"]
    var shown: [String] = []
    var log: [String] = []
    lazy var search = UISearchController(searchResultsController: nil)

    override func viewDidLoad() {
        super.viewDidLoad()
        title = "Fruit"
        shown = all
        tableView.register(UITableViewCell.self, forCellReuseIdentifier: "fruit")
        search.searchResultsUpdater = self
        search.delegate = self
        search.obscuresBackgroundDuringPresentation = false
        search.searchBar.placeholder = "Search fruit"
        search.searchBar.scopeButtonTitles = ["All", "A", "B"]
        search.searchBar.delegate = self
        navigationItem.searchController = search
        navigationItem.hidesSearchBarWhenScrolling = false
        definesPresentationContext = true
    }

    func updateSearchResults(for searchController: UISearchController) {
        let text = searchController.searchBar.text ?? ""
        let scope = searchController.searchBar.selectedScopeButtonIndex
        log.append("update \(text) \(scope) \(searchController.isActive)")
        shown = all.filter { word in
            (text.isEmpty || word.lowercased().contains(text.lowercased()))
                && (scope == 0 || word.hasPrefix(["", "A", "B"][scope]))
        }
        tableView.reloadData()
    }

    func searchBar(_ searchBar: UISearchBar, selectedScopeButtonIndexDidChange selectedScope: Int) {
        log.append("scope \(selectedScope)")
    }
    func searchBarSearchButtonClicked(_ searchBar: UISearchBar) { log.append("search") }
    func searchBarCancelButtonClicked(_ searchBar: UISearchBar) { log.append("cancel") }
    func searchBarTextDidBeginEditing(_ searchBar: UISearchBar) { log.append("begin") }
    func searchBarTextDidEndEditing(_ searchBar: UISearchBar) { log.append("end") }
    func searchBar(_ searchBar: UISearchBar, textDidChange searchText: String) { log.append("text \(searchText)") }
    func willPresentSearchController(_ searchController: UISearchController) { log.append("will present") }
    func didPresentSearchController(_ searchController: UISearchController) { log.append("did present") }
    func willDismissSearchController(_ searchController: UISearchController) { log.append("will dismiss") }
    func didDismissSearchController(_ searchController: UISearchController) { log.append("did dismiss") }

    override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { shown.count }
    override func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
        let cell = tableView.dequeueReusableCell(withIdentifier: "fruit", for: indexPath)
        cell.textLabel?.text = shown[indexPath.row]
        return cell
    }
}

/// What programs written for UIKit take for granted of searches.
@MainActor
@Suite("Habits: searches")
struct SearchHabitTests {
    let host = TestHost(size: CGSize(width: 320, height: 568))
    private let page = FruitController(style: .plain)

    init() {
        host.window.rootViewController = UINavigationController(rootViewController: page)
        host.settle()
    }

    @Test("a search begins by a tap, updates with each letter and scope, and ends by its button")
    func searching() throws {
        let field = page.search.searchBar.searchTextField
        #expect(field.window != nil && !page.search.isActive && field.placeholder == "Search fruit")
        host.finger().tap(at: field.convert(CGPoint(x: field.bounds.midX, y: field.bounds.midY), to: nil))
        host.advance(by: .seconds(1))
        #expect(page.search.isActive && field.isFirstResponder)
        let begun = page.log.filter { !$0.hasPrefix("update") }
        #expect(begun.count == 3 && Set(begun) == ["begin", "will present", "did present"])
        #expect(page.log.last { $0.hasPrefix("update") } == "update  0 true")
        page.log = []
        host.keyboard.type("ap")
        #expect(page.log.filter { $0.hasPrefix("text") } == ["text a", "text ap"])
        #expect(page.log.filter { $0.hasPrefix("update") } == ["update a 0 true", "update ap 0 true"])
        #expect(page.tableView.numberOfRows(inSection: 0) == 2 && page.shown == ["Apple", "Apricot"])
        page.log = []
        try host.tap(.segment, "B")
        host.advance(by: .seconds(1))
        #expect(Set(page.log) == ["scope 2", "update ap 2 true"] && page.shown == [])
        page.log = []
        host.keyboard.press(.keyboardReturnOrEnter)
        #expect(page.log.contains("search"))
        page.log = []
        try host.tap(.button, "Cancel")
        host.advance(by: .seconds(1))
        #expect(!page.search.isActive && field.text == "" && page.shown == ["Banana"])
        #expect(page.log.contains("cancel") && page.log.contains("will dismiss") && page.log.last == "did dismiss")
    }

    @Test("UK-46: a program begins and ends a search")
    func program() {
        page.search.isActive = true
        host.advance(by: .seconds(1))
        #expect(page.search.isActive && page.log.contains("did present"))
        page.search.searchBar.text = "cher"
        host.settle()
        #expect(page.shown == ["Cherry"])
        page.log = []
        page.search.isActive = false
        host.advance(by: .seconds(1))
        #expect(page.search.searchBar.text == "" && page.shown == page.all && page.log.contains("did dismiss"))
        #expect(!page.log.contains("cancel"))
    }

    @Test("UK-45: results of their own page show over the list while there is a text")
    func results() {
        let results = UITableViewController(style: .plain)
        results.view.backgroundColor = .red
        let search = UISearchController(searchResultsController: results)
        search.searchResultsUpdater = page
        page.navigationItem.searchController = search
        host.settle()
        search.searchBar.becomeFirstResponder()
        host.advance(by: .seconds(1))
        #expect(search.isActive)
        #expect(
            results.viewIfLoaded?.window == nil || results.view.isHidden || results.view.superview?.isHidden == true)
        host.keyboard.type("a")
        host.advance(by: .seconds(1))
        #expect(results.viewIfLoaded?.window != nil)
        search.isActive = false
        host.advance(by: .seconds(1))
        #expect(results.viewIfLoaded?.window == nil)
    }

    @Test("UK-45: a bar by itself shows its button while it is edited, and asks its delegate")
    func bar() throws {
        final class Asked: UISearchBarDelegate {
            var log: [String] = []
            func searchBarShouldBeginEditing(_ searchBar: UISearchBar) -> Bool {
                log.append("may begin")
                return true
            }
            func searchBarTextDidBeginEditing(_ searchBar: UISearchBar) {
                log.append("begin")
                searchBar.setShowsCancelButton(true, animated: true)
            }
            func searchBarShouldEndEditing(_ searchBar: UISearchBar) -> Bool {
                log.append("may end")
                return true
            }
            func searchBarTextDidEndEditing(_ searchBar: UISearchBar) { log.append("end") }
            func searchBar(_ searchBar: UISearchBar, textDidChange searchText: String) { log.append(searchText) }
            func searchBarCancelButtonClicked(_ searchBar: UISearchBar) {
                log.append("cancel")
                searchBar.text = nil
                searchBar.setShowsCancelButton(false, animated: true)
                searchBar.resignFirstResponder()
            }
        }
        let (bar, asked) = (UISearchBar(frame: CGRect(x: 0, y: 200, width: 320, height: 56)), Asked())
        bar.delegate = asked
        let stage = UIViewController()
        stage.view.addSubview(bar)
        host.window.rootViewController = stage
        host.settle()
        host.finger().tap(at: CGPoint(x: 160, y: 228))
        host.advance(by: .seconds(1))
        host.keyboard.type("q")
        #expect(asked.log == ["may begin", "begin", "q"] && bar.showsCancelButton)
        try host.tap(.button, "Cancel")
        host.advance(by: .seconds(1))
        #expect(asked.log == ["may begin", "begin", "q", "cancel", "may end", "end"])
        #expect(bar.text == "" && !bar.showsCancelButton)
    }
}
