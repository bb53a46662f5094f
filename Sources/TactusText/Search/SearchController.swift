import TactusControls
import TactusGeometry
public import TactusUI

/// Lets the user search in a page: the bar under its title, and what is shown while somebody searches.
///
/// ```swift
/// // in viewDidLoad() of the page
/// let search = SearchController()                      // the page itself shows what was found
/// search.searchResultsUpdater = self                   // updateSearchResults(for:)
/// search.searchBar.scopeButtonTitles = ["All", "Unread"]
/// navigationItem.searchController = search
/// ```
///
/// ![A page that is searched](search)
///
/// It is kept by the item, and active from the moment when the field gets the keys until Cancel or Escape. Then the
/// title makes room for the bar, the scopes show, and ``searchResultsUpdater`` is told of each change of the text and
/// the scope. With a ``searchResultsController`` that one covers the page as soon as there is a text; until then the
/// page is dimmed, and a touch on it ends the search.
open class SearchController: ViewController {
    /// The bar that belongs into the navigation item.
    public final let searchBar = SearchBar()
    /// Who shows what was found; `nil` when the page itself does.
    public final let searchResultsController: ViewController?
    /// Is told what to look for; `nil` by default.
    public final weak var searchResultsUpdater: (any SearchResultsUpdating)?
    /// Is told when the search begins and ends; `nil` by default.
    public final weak var delegate: (any SearchControllerDelegate)?
    /// Whether the page is dimmed while the search is active and shows no results. `true` by default with a controller
    /// for results, `false` without one.
    public final var obscuresBackgroundDuringPresentation: Bool { didSet { showParts() } }
    /// Whether the title and the buttons make room for the bar while the search is active. `true` by default.
    public final var hidesNavigationBarDuringPresentation = true { didSet { showItem() } }
    /// Whether Cancel comes and goes with the search. `true` by default.
    public final var automaticallyShowsCancelButton = true
    /// Whether the scopes come and go with the search. `true` by default.
    public final var automaticallyShowsScopeBar = true
    /// Whether the results cover the page as soon as there is a text; see ``showsSearchResultsController``. `true` by
    /// default.
    public final var automaticallyShowsSearchResultsController = true { didSet { showParts() } }
    /// Whether the results cover the page while the search is active. Follows the text, unless
    /// ``automaticallyShowsSearchResultsController`` is `false`.
    public final var showsSearchResultsController = false { didSet { showParts() } }
    /// Whether somebody searches. Setting it begins the search, as a tap on the field would, or ends
    /// it, as Cancel would.
    public final var isActive: Bool {
        get { isSearching }
        set { if newValue { begin(takingKeys: true) } else { end() } }
    }

    private var isSearching = false
    private let veil = View()
    /// The item that the bar belongs to.
    weak var item: NavigationItem?

    /// Creates a controller.
    ///
    /// - Parameter searchResultsController: Who shows what was found, over the page; `nil` when the page does.
    public init(searchResultsController: ViewController? = nil) {
        self.searchResultsController = searchResultsController
        obscuresBackgroundDuringPresentation = searchResultsController != nil
        super.init()
        searchBar.owner = self
        searchBar.onTextSet = { [weak self] in self?.textDidChange() }
        searchBar.onHeightChange = { [weak self] in self?.item?.setNeedsAccessoryViewLayout() }
        veil.name = "search veil"
        veil.backgroundColor = .scrim
        let tap = TapGestureRecognizer()
        tap.addAction { [weak self] _ in self?.end() }
        veil.addGestureRecognizer(tap)
    }

    // MARK: Begin and end

    private func begin(takingKeys: Bool) {
        guard !isSearching else {
            if takingKeys { searchBar.searchTextField.becomeFirstResponder() }
            return
        }
        delegate?.willPresentSearchController(self)
        isSearching = true
        if takingKeys { searchBar.searchTextField.becomeFirstResponder() }
        change()
        searchResultsUpdater?.updateSearchResults(for: self)
        delegate?.didPresentSearchController(self)
    }

    private func end() {
        guard isSearching else { return }
        delegate?.willDismissSearchController(self)
        isSearching = false
        searchBar.text = ""
        searchBar.searchTextField.tokens = []
        searchBar.searchTextField.resignFirstResponder()
        change()
        searchResultsUpdater?.updateSearchResults(for: self)
        delegate?.didDismissSearchController(self)
    }

    private func change() {
        let isAnimated = searchBar.window != nil
        if automaticallyShowsScopeBar { searchBar.setShowsScopeBar(isSearching, animated: isAnimated) }
        if automaticallyShowsCancelButton { searchBar.setShowsCancelButton(isSearching, animated: isAnimated) }
        if isAnimated {
            View.animate(duration: searchBar.theme.motion.regular, options: .allowUserInteraction) { self.showItem() }
        } else {
            showItem()
        }
        showParts()
    }

    /// The user or the program looks for something else.
    private func textDidChange() {
        guard isSearching else { return }
        showParts()
        searchResultsUpdater?.updateSearchResults(for: self)
    }

    private func showItem() {
        item?.showsAccessoryViewAlone = isSearching && hidesNavigationBarDuringPresentation
    }

    // MARK: What lies over the page

    private var page: ViewController? { item?.viewController }

    private var isLookingForSomething: Bool {
        !searchBar.text.isEmpty || !searchBar.searchTextField.tokens.isEmpty
    }

    private var showsResults: Bool {
        isSearching
            && (automaticallyShowsSearchResultsController ? isLookingForSomething : showsSearchResultsController)
    }

    /// Shows the results, the veil, or nothing over the page.
    private func showParts() {
        guard let page, page.isViewLoaded else { return }
        if let results = searchResultsController { cover(page, with: results, showsResults) }
        let isDimmed = isSearching && obscuresBackgroundDuringPresentation && !showsResults
        guard isDimmed != (veil.superview != nil) else { return }
        if isDimmed {
            veil.frame = page.view.bounds
            veil.autoresizingMask = [.flexibleWidth, .flexibleHeight]
            page.view.addSubview(veil)
            View.performWithoutAnimation { veil.alpha = 0 }
            View.animate(duration: veil.theme.motion.regular, options: .allowUserInteraction) { self.veil.alpha = 1 }
        } else {
            veil.removeFromSuperview()
        }
    }

    private func cover(_ page: ViewController, with results: ViewController, _ shows: Bool) {
        guard shows != (results.parent === page) else { return }
        if shows {
            page.addChild(results)
            results.view.frame = page.view.bounds
            results.view.autoresizingMask = [.flexibleWidth, .flexibleHeight]
            page.view.addSubview(results.view)
            results.didMove(toParent: page)
        } else {
            results.willMove(toParent: nil)
            results.view.removeFromSuperview()
            results.removeFromParent()
        }
    }
}

extension SearchController: SearchBarDelegate {
    /// Begins the search.
    public func searchBarTextDidBeginEditing(_ searchBar: SearchBar) { begin(takingKeys: false) }

    /// Tells of the text.
    public func searchBar(_ searchBar: SearchBar, textDidChange searchText: String) { textDidChange() }

    /// Takes the keyboard away, so that what was found is seen.
    public func searchBarSearchButtonClicked(_ searchBar: SearchBar) {
        searchBar.searchTextField.resignFirstResponder()
    }

    /// Ends the search.
    public func searchBarCancelButtonClicked(_ searchBar: SearchBar) { end() }

    /// Tells of the scope.
    public func searchBar(_ searchBar: SearchBar, selectedScopeButtonIndexDidChange selectedScope: Int) {
        searchResultsUpdater?.updateSearchResults(for: self)
    }
}

/// Shows what is found.
@MainActor public protocol SearchResultsUpdating: AnyObject {
    /// Called when a search begins and ends, and when its text or scope has changed: read both from the bar.
    func updateSearchResults(for searchController: SearchController)
}

/// Is told when a search begins and ends. Every member has a default that does nothing.
@MainActor public protocol SearchControllerDelegate: AnyObject {
    /// Called before the search is active.
    func willPresentSearchController(_ searchController: SearchController)
    /// Called when it is active.
    func didPresentSearchController(_ searchController: SearchController)
    /// Called before it is not active any more.
    func willDismissSearchController(_ searchController: SearchController)
    /// Called when it is not active any more.
    func didDismissSearchController(_ searchController: SearchController)
}

extension SearchControllerDelegate {
    /// Does nothing.
    public func willPresentSearchController(_ searchController: SearchController) {}
    /// Does nothing.
    public func didPresentSearchController(_ searchController: SearchController) {}
    /// Does nothing.
    public func willDismissSearchController(_ searchController: SearchController) {}
    /// Does nothing.
    public func didDismissSearchController(_ searchController: SearchController) {}
}

extension NavigationItem {
    /// What the page is searched with: its bar lies below the title. `nil` by default. Kept by the item.
    public final var searchController: SearchController? {
        get { accessoryController as? SearchController }
        set {
            guard newValue !== searchController else { return }
            searchController?.isActive = false
            searchController?.item = nil
            newValue?.item = self
            accessoryController = newValue
            accessoryView = newValue?.searchBar
        }
    }

    /// Whether the search bar gives way when the content is scrolled, before the large title does. `true` by default.
    public final var hidesSearchBarWhenScrolling: Bool {
        get { hidesAccessoryViewWhenScrolling }
        set { hidesAccessoryViewWhenScrolling = newValue }
    }
}
