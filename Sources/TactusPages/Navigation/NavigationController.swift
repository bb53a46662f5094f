public import TactusControls
import TactusGeometry
import TactusGraphics
public import TactusUI

/// A stack of pages, of which the last one is seen, with a bar above them.
///
/// ```swift
/// let library = NavigationController(rootViewController: AlbumList())
/// window.rootViewController = library
/// // in AlbumList, when a row is chosen:
/// navigationController?.pushViewController(AlbumPage(album), animated: true)
/// ```
///
/// ![A stack of pages with a large title](navigation) ![A page on its way back](navigation-pop)
///
/// Pages slide in from where reading ends, and lie below the bar with their scroll views inset by it: `safeAreaInsets`
/// tell how much the bars cover. What the bar shows is each page's `navigationItem`.
///
/// **The way back.** The button in the bar, which opens a list of all pages behind when it is held; a drag from the
/// edge where reading begins, by a finger or a pointer, or sideways on a touchpad, which can be caught, turned round
/// and let go at any time; Alt and the arrow. The last page stays.
///
/// While one page comes another push or pop brings it to its end at once; one that a page asks for in a callback of the
/// change itself follows that. The stack tells what will be: a page that goes back is no longer in ``viewControllers``,
/// and is there again when the finger lets go too early.
open class NavigationController: ViewController {
    /// The bar above the pages.
    public final let navigationBar = NavigationBar()
    /// The bar below the pages, which shows their `toolbarItems`. Hidden by default.
    public final let toolbar = Toolbar()
    /// The recognizer that leads back by a drag. Disable it to keep a page from being dragged away.
    public final var interactivePopGestureRecognizer: PanGestureRecognizer { popGesture }
    /// Is told of the pages that come; `nil` by default.
    public final weak var delegate: (any NavigationControllerDelegate)?

    /// Whether there is no bar above the pages. `false` by default.
    public final var isNavigationBarHidden: Bool {
        get { hidesBar }
        set { setNavigationBarHidden(newValue, animated: false) }
    }
    /// Whether there is no bar below the pages. `true` by default.
    public final var isToolbarHidden: Bool {
        get { hidesToolbar }
        set { setToolbarHidden(newValue, animated: false) }
    }

    /// Whether the bars go when the content is swiped up, and come again when it is swiped down. `false` by
    /// default.
    public final var hidesBarsOnSwipe = false { didSet { if hidesBarsOnSwipe != oldValue { updateBarHiding() } } }
    /// Whether a tap on the page, where nothing else takes it, hides the bars, and shows them again.
    /// `false` by default.
    public final var hidesBarsOnTap = false { didSet { if hidesBarsOnTap != oldValue { updateBarHiding() } } }
    /// What hides the bars by a swipe; made when ``hidesBarsOnSwipe`` is first set or this is asked for.
    public final var barHideOnSwipeGestureRecognizer: PanGestureRecognizer { barHiding.swipe }
    /// What hides the bars by a tap; made when ``hidesBarsOnTap`` is first set or this is asked for.
    public final var barHideOnTapGestureRecognizer: TapGestureRecognizer { barHiding.tap }
    private var madeBarHiding: BarHiding?
    private var barHiding: BarHiding {
        if let madeBarHiding { return madeBarHiding }
        let made = BarHiding(self)
        madeBarHiding = made
        return made
    }

    final let popGesture = PopGestureRecognizer()
    final let pagesView = View()
    /// The pages that were asked for.
    final var stack: [ViewController] = []
    /// The pages as they were when the last change was carried out.
    final var arranged: [ViewController] = []
    final let pending = PendingChange<NavigationRequest>()
    /// The way from one page to another that is being made.
    final var move: NavigationMove?
    /// The page that is seen.
    final var page: NavigationPage?
    final var hidesBar = false
    final var hidesToolbar = true
    private var scrollObserver: ScrollObserver?
    /// What a split view adds to the bar of the first page.
    final var columnItem: BarButtonItem? { didSet { if columnItem !== oldValue { showItems() } } }
    /// Where in its way the move was that a finger has caught.
    final var caughtFraction = 0.0

    /// Creates a stack without pages, which is a context of presentations (`definesPresentationContext`).
    public override init() {
        super.init()
        navigationBar.owner = self
        definesPresentationContext = true
    }

    /// Creates a stack of one page.
    ///
    /// - Parameter rootViewController: The page, which is in no other container.
    public convenience init(rootViewController: ViewController) {
        self.init()
        pushViewController(rootViewController, animated: false)
    }

    // MARK: The stack

    /// Puts a page in front of the others.
    ///
    /// Nothing happens when it is in the stack already, in another container, or presented. The first page comes by it
    /// too. An override calls `super`.
    ///
    /// - Parameters:
    ///   - viewController: The page.
    ///   - animated: Whether it slides in.
    open func pushViewController(_ viewController: ViewController, animated: Bool) {
        guard !stack.contains(where: { $0 === viewController }), mayContain(viewController) else { return }
        change(to: stack + [viewController], isAnimated: animated)
    }

    /// Takes the page in front away: called also by the button that leads back. An override calls `super`.
    ///
    /// - Parameter animated: Whether it slides out.
    /// - Returns: The page; `nil`, and nothing happens, when it is the only one.
    @discardableResult
    open func popViewController(animated: Bool) -> ViewController? {
        guard stack.count > 1, let top = stack.last else { return nil }
        change(to: stack.dropLast(), isAnimated: animated)
        return top
    }

    /// Replaces the pages. The last one slides in as if it were pushed, or as if the others were popped when it was
    /// behind them.
    ///
    /// - Parameters:
    ///   - viewControllers: The pages, from the first to the one in front. Those that are in another container, are
    ///     presented, or come twice are left out.
    ///   - animated: Whether the page in front slides.
    open func setViewControllers(_ viewControllers: [ViewController], animated: Bool) {
        var new: [ViewController] = []
        var known: Set<ObjectIdentifier> = []
        for controller in viewControllers
        where !known.contains(ObjectIdentifier(controller)) && (controller.parent === self || mayContain(controller)) {
            known.insert(ObjectIdentifier(controller))
            new.append(controller)
        }
        change(to: new, isAnimated: animated)
    }

    // MARK: The view

    open override func viewDidLoad() {
        super.viewDidLoad()
        view.name = view.name ?? "navigation"
        pagesView.frame = view.bounds
        pagesView.clipsToBounds = true
        popGesture.addAction { [weak self] pan in self?.drag(pan) }
        popGesture.delegate = self
        view.addGestureRecognizer(popGesture)
        view.addInteraction(
            BackInteraction(
                canGoBack: { [weak self] in self?.canGoBack ?? false },
                goBack: { [weak self] in self?.popViewController(animated: true) }))
        for part in [pagesView, navigationBar, toolbar] { view.addSubview(part) }
        takeHiddenBarsAway()
        updateBarHiding()
        pending.run {
            showTopPage()
        } carryOut: {
            arrange($0)
        }
    }

    open override func viewDidLayoutSubviews() {
        super.viewDidLayoutSubviews()
        pagesView.frame = view.bounds
        for case let page as NavigationPage in pagesView.subviews where page.bounds.size != pagesView.bounds.size {
            page.frame.size = pagesView.bounds.size
        }
        layOutBars()
    }

    open override func viewSafeAreaInsetsDidChange() {
        super.viewSafeAreaInsetsDidChange()
        view.setNeedsLayout()
    }

    open override var transitionCoordinator: ViewControllerTransitionCoordinator? {
        move?.transition.coordinator ?? super.transitionCoordinator
    }

    open override func canPerform(_ action: ShowingAction, sender: Any?) -> Bool { action == .show }

    open override func show(_ controller: ViewController, sender: Any?) {
        pushViewController(controller, animated: true)
    }

    /// A page that leaves by itself, as into another container, is in the stack no more.
    open override func childDidLeave(_ child: ViewController) {
        super.childDidLeave(child)
        guard stack.contains(child) || move?.former.contains(child) == true else { return }
        child.itemsObserver = nil
        change(to: stack.filter { $0 !== child }, isAnimated: false)
    }

    open override var keyCommands: [KeyCommand] {
        guard canGoBack else { return [] }
        let isMirrored = viewIfLoaded?.effectiveLayoutDirection == .rightToLeft
        let back = KeyCommand(
            title: "Back", input: isMirrored ? .rightArrow : .leftArrow, modifierFlags: .alternate,
            action: ActionKey<any BackNavigating> { $0.navigateBack($1) })
        back.wantsPriorityOverSystemBehavior = true
        return [back]
    }

    /// Goes back a page, where there is one behind.
    open override func accessibilityPerformEscape() -> Bool {
        popViewController(animated: true) != nil || super.accessibilityPerformEscape()
    }

    // MARK: Bars

    /// Shows or hides the bar above the pages.
    ///
    /// - Parameters:
    ///   - hidden: Whether it is hidden.
    ///   - animated: Whether it slides.
    public final func setNavigationBarHidden(_ hidden: Bool, animated: Bool) {
        guard hidden != hidesBar else { return }
        hidesBar = hidden
        changeBars(animated: animated)
    }

    /// Shows or hides the bar below the pages.
    ///
    /// - Parameters:
    ///   - hidden: Whether it is hidden.
    ///   - animated: Whether it slides.
    public final func setToolbarHidden(_ hidden: Bool, animated: Bool) {
        guard hidden != hidesToolbar else { return }
        hidesToolbar = hidden
        changeBars(animated: animated)
    }

    private func updateBarHiding() {
        guard isViewLoaded, hidesBarsOnSwipe || hidesBarsOnTap || madeBarHiding != nil else { return }
        barHiding.update()
    }

    private func changeBars(animated: Bool) {
        guard isViewLoaded else { return }
        guard animated else {
            layOutBars()
            return takeHiddenBarsAway()
        }
        (navigationBar.isHidden, toolbar.isHidden) = (false, false)
        View.animate(duration: view.theme.motion.regular, options: .allowUserInteraction) { [self] in
            layOutBars()
        } completion: { [weak self] _ in
            self?.takeHiddenBarsAway()
        }
    }

    /// A bar that is out of sight is neither focused nor read out.
    private func takeHiddenBarsAway() { (navigationBar.isHidden, toolbar.isHidden) = (hidesBar, hidesToolbar) }

    /// The bar is of another height, or likes other titles.
    final func barMetricsDidChange() {
        guard isViewLoaded else { return }
        showItems()
        view.setNeedsLayout()
    }

    /// Lays the bars out at the edges, and lets the pages know what they cover.
    final func layOutBars() {
        let safe = view.safeAreaInsets
        let heights = barHeights
        let bottom = hidesToolbar ? 0 : Toolbar.height
        if let page {
            page.additionalSafeAreaInsets = Insets(top: hidesBar ? 0 : heights.full, left: 0, bottom: bottom, right: 0)
        }
        let shown = heights.shown(above: spaceAboveContent)
        navigationBar.isOverContent = shown.isOverContent
        let height = safe.top + heights.row + shown.largeTitle + shown.accessory
        navigationBar.frame = Rect(x: 0, y: hidesBar ? -height - 1 : 0, width: view.bounds.width, height: height)
        navigationBar.largeTitleFraction = heights.largeTitle > 0 ? shown.largeTitle / heights.largeTitle : 0
        navigationBar.accessory.shownHeight = shown.accessory
        navigationBar.showsRow = heights.showsRow
        navigationBar.setNeedsLayout()
        let toolbarHeight = Toolbar.height + safe.bottom
        toolbar.plate.isOverContent =
            !hidesToolbar && topViewController?.scrollsBelow(barOfHeight: toolbarHeight) ?? false
        toolbar.frame = Rect(
            x: 0, y: view.bounds.height - (hidesToolbar ? 0 : toolbarHeight), width: view.bounds.width,
            height: toolbarHeight)
    }

    /// The heights of the parts of the bar for the page in front.
    private var barHeights: NavigationBarHeights {
        let item = topViewController?.navigationItem
        let accessory = navigationBar.accessory.height(of: item?.accessoryView, inBarOfWidth: view.bounds.width)
        let isAlone = accessory > 0 && item?.showsAccessoryViewAlone == true
        let hasKeys = (view.window?.firstResponder as? View).flatMap { responder in
            item?.accessoryView.map { responder.isDescendant(of: $0) }
        }
        let prompt = item?.prompt == nil ? 0 : NavigationBarContent.promptHeight(in: navigationBar)
        return NavigationBarHeights(
            row: isAlone ? navigationBar.theme.spacing.small : navigationBar.usedRowHeight + prompt, showsRow: !isAlone,
            largeTitle: !isAlone && (topViewController.map(hasLargeTitle) ?? false)
                ? navigationBar.largeTitleHeight : 0,
            accessory: accessory,
            hidesAccessory: !isAlone && hasKeys != true && item?.hidesAccessoryViewWhenScrolling == true)
    }

    /// How far below the upper edge of the page its scrolled content begins, in points; `nil` where
    /// nothing is scrolled.
    private var spaceAboveContent: Double? {
        topViewController?.contentScrollView.map { -$0.contentOffset.y - view.safeAreaInsets.top }
    }

    /// Whether the title of a page is large.
    final func hasLargeTitle(_ controller: ViewController) -> Bool {
        guard navigationBar.prefersLargeTitles, let index = stack.firstIndex(of: controller) else { return false }
        for page in stack[...index].reversed() {
            switch page.navigationItem.largeTitleDisplayMode {
            case .always: return true
            case .never: return false
            case .automatic: continue
            }
        }
        return true
    }

    /// Lets bars show what lies behind them, or not while pages slide there.
    final func pausePlates(_ isPaused: Bool) {
        (navigationBar.plate.isPaused, toolbar.plate.isPaused) = (isPaused, isPaused)
        tabBarController?.tabBar.plate.isPaused = isPaused
    }

    /// Whether a page of the stack takes the bar of tabs away.
    final var hidesBottomBar: Bool { stack.dropFirst().contains(where: \.hidesBottomBarWhenPushed) }

    /// Lets the bars go along with what is scrolled in the page in front.
    final func followScrolling() {
        scrollObserver?.cancel()
        scrollObserver = topViewController?.contentScrollView?.addScrollObserver { [weak self] _ in
            guard let self, move == nil else { return }
            layOutBars()
        }
        tabBarController?.followScrolling()
    }
}

/// Leads back to the page before: the action of a key command.
@MainActor public protocol BackNavigating {
    /// Goes back.
    func navigateBack(_ sender: Any?)
}

extension NavigationController: BackNavigating {
    /// Goes back to the page before.
    public func navigateBack(_ sender: Any?) { popViewController(animated: true) }
}

extension ViewController {
    /// The nearest navigation controller around this one, itself not included; `nil` when it is in none.
    public final var navigationController: NavigationController? {
        sequence(first: self, next: \.parent).dropFirst().lazy.compactMap { $0 as? NavigationController }.first
    }

    /// The scroll view that a bar over the controller's view goes along with: the view itself, or the first of its
    /// subviews that is one and fills its width; `nil` for none.
    public final var contentScrollView: ScrollView? {
        guard let view = viewIfLoaded else { return nil }
        if let scrollView = view as? ScrollView { return scrollView }
        return view.subviews.lazy.compactMap { $0 as? ScrollView }.first {
            $0.frame.width >= view.bounds.width * 0.9 && $0.frame.minY <= 1
        }
    }
}
