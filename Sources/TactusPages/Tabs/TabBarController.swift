import TactusControls
import TactusGeometry
public import TactusUI

/// Several pages, one of which is seen, and a bar to choose it by.
///
/// ```swift
/// let tabs = TabBarController()
/// tabs.viewControllers = [library, search, settings]
/// library.tabBarItem = TabBarItem(title: "Library", icon: .house)
/// window.rootViewController = tabs
/// ```
///
/// ![Tabs below a page on a phone](tabs) ![The same at the side of a wide window](tabs-wide)
///
/// The bar lies at the lower edge where the window's width is compact, and at the side where it is regular. Each page
/// keeps its state while another one is seen. Choosing the tab that is chosen takes a page back to its beginning: a
/// navigation controller to its first page, or, if that is there, what is scrolled to its top.
open class TabBarController: ViewController {
    /// The bar.
    public final let tabBar = TabBar()
    /// Is asked and told when the user chooses a tab; `nil` by default.
    public final weak var delegate: (any TabBarControllerDelegate)?
    /// Whether there is no bar. `false` by default.
    public final var isTabBarHidden = false { didSet { if isViewLoaded { view.setNeedsLayout() } } }

    /// The pages, in the order of their tabs. The one that is seen stays it if it is still there; else the first is.
    /// Those that are in another container, or presented, are left out.
    public final var viewControllers: [ViewController] {
        get { pages }
        set { replacePages(by: newValue) }
    }

    /// The pages that were asked for.
    private var pages: [ViewController] = []
    /// The pages, and the one that is shown, as they were when the last change was carried out.
    private var arranged: [ViewController] = []
    private var shown: ViewController?
    private let pending = PendingChange<Void>()
    private var transition: ViewControllerTransition?
    private let stage = View()
    private var scrollObserver: ScrollObserver?

    /// Creates a controller without pages.
    public override init() { super.init() }

    /// The page that is seen; `nil` when there is none.
    public final var selectedViewController: ViewController? {
        get { selection }
        set { if let newValue, pages.contains(newValue) { select(newValue) } }
    }
    private var selection: ViewController?

    /// The number of the page that is seen, from 0; −1 when there is none. A number beyond the pages changes nothing.
    public final var selectedIndex: Int {
        get { selection.flatMap { pages.firstIndex(of: $0) } ?? -1 }
        set { if pages.indices.contains(newValue) { select(pages[newValue]) } }
    }

    open override func viewDidLoad() {
        super.viewDidLoad()
        stage.frame = view.bounds
        view.addSubview(stage)
        view.addSubview(tabBar)
        tabBar.onSelection = { [unowned self] item in tapped(item) }
        arrange()
    }

    /// A page that leaves by itself, as into another container, has no tab any more.
    open override func childDidLeave(_ child: ViewController) {
        super.childDidLeave(child)
        if pages.contains(child) { replacePages(by: pages.filter { $0 !== child }) }
    }

    open override func viewDidLayoutSubviews() {
        super.viewDidLayoutSubviews()
        layOutParts()
    }

    open override func traitCollectionDidChange(_ previous: TraitCollection) {
        super.traitCollectionDidChange(previous)
        if isViewLoaded { view.setNeedsLayout() }
    }

    open override func size(
        forChildContentContainer container: ViewController, withParentContainerSize parentSize: Size
    ) -> Size {
        let isAtSide = parentSize.width >= 600 && !isTabBarHidden
        return isAtSide ? Size(width: max(parentSize.width - TabBar.width, 0), height: parentSize.height) : parentSize
    }

    /// Lays out the bar and the pages, along with an animation where one is being made.
    final func layOutParts() {
        guard isViewLoaded else { return }
        let (bounds, safe) = (view.bounds, view.safeAreaInsets)
        let isAtSide = view.traitCollection.horizontalSizeClass == .regular
        let isMirrored = view.effectiveLayoutDirection == .rightToLeft
        let navigation = selection as? NavigationController
        let isAway = !isAtSide && navigation?.hidesBottomBar ?? false
        tabBar.isVertical = isAtSide
        tabBar.isHidden = isTabBarHidden || isAway && navigation?.move == nil
        if isAtSide, !isTabBarHidden {
            let width = TabBar.width + (isMirrored ? safe.right : safe.left)
            tabBar.frame = Rect(x: isMirrored ? bounds.width - width : 0, y: 0, width: width, height: bounds.height)
            stage.frame = Rect(
                x: isMirrored ? 0 : width, y: 0, width: max(bounds.width - width, 0), height: bounds.height)
            stage.additionalSafeAreaInsets = .zero
        } else {
            let height = TabBar.height + safe.bottom
            // A bar over a keyboard, lower than the tabs, would leave a strip of them.
            let isCovered = isAway || view.keyboardLayoutGuide.layoutFrame.height > safe.bottom
            tabBar.frame = Rect(
                x: 0, y: bounds.height - (isCovered ? 0 : height), width: bounds.width, height: height)
            stage.frame = bounds
            stage.additionalSafeAreaInsets = Insets(
                top: 0, left: 0, bottom: isTabBarHidden || isCovered ? 0 : TabBar.height, right: 0)
        }
        for page in stage.subviews { page.frame = stage.bounds }
        updatePlate()
    }

    /// The page that is seen, or the one in front of its stack.
    private var frontController: ViewController? {
        (selection as? NavigationController)?.topViewController ?? selection
    }

    /// Lets the bar show what is scrolled behind it.
    final func followScrolling() {
        scrollObserver?.cancel()
        scrollObserver = frontController?.contentScrollView?.addScrollObserver { [weak self] _ in self?.updatePlate() }
        updatePlate()
    }

    private func updatePlate() {
        guard isViewLoaded else { return }
        let isAtEdge = !tabBar.isVertical && !isTabBarHidden
        tabBar.plate.isOverContent =
            isAtEdge && frontController?.scrollsBelow(barOfHeight: tabBar.frame.height) ?? false
        tabBar.showAppearance()
    }

    // MARK: Pages

    private func replacePages(by new: [ViewController]) {
        var kept: [ViewController] = []
        var known: Set<ObjectIdentifier> = []
        for page in new where !known.contains(ObjectIdentifier(page)) && (page.parent === self || mayContain(page)) {
            known.insert(ObjectIdentifier(page))
            kept.append(page)
        }
        pages = kept
        if selection.map({ !kept.contains($0) }) ?? true { selection = kept.first }
        arrange()
    }

    /// Lets the children, and the page that is seen, be those that were asked for. What pages ask for in the callbacks
    /// that they hear meanwhile follows.
    private func arrange() {
        pending.request(())
        pending.run(carryOut: arrangeOnce)
    }

    private func arrangeOnce(_: Void) {
        transition?.finishNow()
        let (former, new, page) = (arranged, pages, selection)
        let isSame = former.elementsEqual(new, by: ===)
        let (before, after) =
            isSame ? ([], []) : (Set(former.map(ObjectIdentifier.init)), Set(new.map(ObjectIdentifier.init)))
        let leaving = isSame ? [] : former.filter { !after.contains(ObjectIdentifier($0)) }
        let coming = isSame ? [] : new.filter { !before.contains(ObjectIdentifier($0)) }
        arranged = new
        for page in coming {
            addChild(page)
            page.itemsObserver = self
        }
        for page in leaving where page.parent === self { page.willMove(toParent: nil) }
        // Of a bar that has its tabs another one is chosen, however many there are.
        if isSame, tabBar.items.count == new.count { tabBar.selectedItem = page?.tabBarItem } else { showItems() }
        if isViewLoaded, shown !== page {
            let old = shown
            shown = page
            if let page { show(page, insteadOf: old) } else { old?.viewIfLoaded?.removeFromSuperview() }
        }
        if !leaving.isEmpty { transition?.finishNow() }
        for page in leaving {
            page.itemsObserver = nil
            guard page.parent === self || page.parent == nil else { continue }
            page.viewIfLoaded?.removeFromSuperview()
            page.removeFromParent()
        }
        for page in coming where page.parent === self { page.didMove(toParent: self) }
    }

    private func showItems() {
        guard isViewLoaded else { return }
        let items = pages.map(\.tabBarItem)
        if items.count != tabBar.items.count || zip(items, tabBar.items).contains(where: { $0 !== $1 }) {
            tabBar.items = items
        }
        tabBar.selectedItem = selection?.tabBarItem
    }

    /// Shows a page.
    private func select(_ page: ViewController) {
        guard page !== selection else { return }
        selection = page
        arrange()
    }

    private func show(_ page: ViewController, insteadOf old: ViewController?) {
        let transition = ViewControllerTransition(from: old, to: page, in: stage, isAnimated: false)
        self.transition = transition
        page.loadViewIfNeeded()
        page.view.frame = stage.bounds
        transition.begin(by: nil) { [self] in
            pending.waitForEnd(of: transition) { [weak self] in self?.arrangeOnce($0) }
            stage.addSubview(page.view)
            followScrolling()
        } completion: { [weak self, pending] _ in
            pending.begin()
            old?.viewIfLoaded?.removeFromSuperview()
            self?.transition = nil
        }
    }

    // MARK: The user

    /// Sent when the user has chosen a tab, also the one that is chosen already, and the page shows. Does nothing by
    /// default.
    ///
    /// - Parameters:
    ///   - tabBar: The bar.
    ///   - item: The tab's item.
    open func tabBar(_ tabBar: TabBar, didSelect item: TabBarItem) {}

    private func tapped(_ item: TabBarItem) {
        guard let page = pages.first(where: { $0.tabBarItem === item }) else { return }
        guard delegate?.tabBarController(self, shouldSelect: page) ?? true else { return }
        if page === selection { returnToBeginning(page) } else { select(page) }
        tabBar(tabBar, didSelect: item)
        delegate?.tabBarController(self, didSelect: page)
    }

    private func returnToBeginning(_ page: ViewController) {
        if let navigation = page as? NavigationController, navigation.viewControllers.count > 1 {
            navigation.popToRootViewController(animated: true)
            return
        }
        guard let scrollView = frontController?.contentScrollView else { return }
        let top = Point(x: scrollView.contentOffset.x, y: -scrollView.adjustedContentInset.top)
        scrollView.setContentOffset(top, animated: true)
    }
}

extension TabBarController: ControllerItemsObserver {
    /// Called by a page whose tab has changed: shows it anew.
    public func controllerItemsDidChange(_ controller: ViewController) { showItems() }
}

/// Is asked and told when the user chooses a tab. A program that sets `selectedIndex` is not asked.
@MainActor public protocol TabBarControllerDelegate: AnyObject {
    /// Whether a page may be chosen; `true` by default.
    func tabBarController(_ tabBarController: TabBarController, shouldSelect viewController: ViewController) -> Bool

    /// Called when a page was chosen, also when it was the one that is seen. Does nothing by default.
    func tabBarController(_ tabBarController: TabBarController, didSelect viewController: ViewController)
}

extension TabBarControllerDelegate {
    /// Lets it be chosen.
    public func tabBarController(
        _ tabBarController: TabBarController, shouldSelect viewController: ViewController
    ) -> Bool { true }

    /// Does nothing.
    public func tabBarController(_ tabBarController: TabBarController, didSelect viewController: ViewController) {}
}

extension ViewController {
    /// The nearest tab bar controller around this one, itself not included; `nil` when it is in none.
    public final var tabBarController: TabBarController? {
        sequence(first: self, next: \.parent).dropFirst().lazy.compactMap { $0 as? TabBarController }.first
    }
}
