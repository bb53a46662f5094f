public import TactusControls
import TactusGeometry
public import TactusUI

/// One page of a row, of which a finger or a touchpad brings the next and the one before.
///
/// ```swift
/// let album = PageViewController()
/// album.dataSource = self
/// album.setViewControllers([PicturePage(first)], direction: .forward, animated: false)
/// ```
///
/// Pages are asked for one at a time, when the user turns to them. A drag follows the finger, can be caught, and goes
/// back when it is let go early; at the ends of the row nothing moves. A data source that says how many pages there are
/// gets a row of dots below them.
///
/// A change that a page asks for in a callback of another change follows that one.
open class PageViewController: ViewController {
    /// The way in which one turns.
    nonisolated public enum NavigationDirection: Hashable, Sendable, CaseIterable {
        /// To the next page: in the direction of reading, or downward.
        case forward
        /// To the page before.
        case reverse
    }

    /// How the pages lie.
    nonisolated public enum NavigationOrientation: Hashable, Sendable, CaseIterable {
        /// Beside one another, the next one where reading goes.
        case horizontal
        /// One below the other.
        case vertical
    }

    /// How the pages lie; horizontally by default.
    public final let navigationOrientation: NavigationOrientation
    /// How far two pages are apart while one turns, in points; 0 by default.
    public final let interPageSpacing: Double
    /// Knows the pages; `nil`, by default, for a row of one. Setting it counts the pages anew.
    public final weak var dataSource: (any PageViewControllerDataSource)? { didSet { countPages() } }
    /// Is told when the user turns to another page; `nil` by default.
    public final weak var delegate: (any PageViewControllerDelegate)?
    /// The dots below the pages; in use where pages lie beside one another and the data source says how many there are.
    public final let pageControl = PageControl()
    /// The recognizer that turns pages by a drag.
    public final let panGestureRecognizer = PanGestureRecognizer()

    /// The page that is seen, alone in a list, or the one that the program has asked for; an empty list when there is
    /// none. While the user turns, it is still the former.
    public final var viewControllers: [ViewController] {
        let seen = turn?.change.isUsers == true && page === turn?.latter ? turn?.former : page
        return seen.map { [$0] } ?? []
    }

    /// In which pages turn.
    final let stage = View()
    /// The page that was asked for.
    final var page: ViewController?
    /// The page as it was when the last change was carried out.
    private var arranged: ViewController?
    private let pending = PendingChange<PageChange>()
    /// The turn that is being made.
    final var turn: PageTurn?
    /// Where in its way the turn was that a finger has caught.
    final var caughtFraction = 0.0
    /// The number of the page for which a dot is lit.
    final var litDot = 0 { didSet { pageControl.currentPage = litDot } }

    /// Creates a row of pages that lie beside one another, still without one.
    public override convenience init() { self.init(navigationOrientation: .horizontal) }

    /// Creates a row without a page.
    ///
    /// - Parameters:
    ///   - navigationOrientation: How the pages lie.
    ///   - interPageSpacing: How far two pages are apart while one turns, in points; not negative.
    public init(navigationOrientation: NavigationOrientation, interPageSpacing: Double = 0) {
        precondition(
            interPageSpacing >= 0 && interPageSpacing.isFinite, "the space between pages is a number of points, from 0")
        self.navigationOrientation = navigationOrientation
        self.interPageSpacing = interPageSpacing
        super.init()
    }

    // MARK: The view

    open override func viewDidLoad() {
        super.viewDidLoad()
        stage.clipsToBounds = true
        panGestureRecognizer.name = "turn"
        panGestureRecognizer.allowedAxes = isVertical ? .vertical : .horizontal
        panGestureRecognizer.maximumNumberOfTouches = 1
        panGestureRecognizer.allowedScrollTypesMask = .continuous
        panGestureRecognizer.excludesSlop = true
        panGestureRecognizer.delegate = self
        panGestureRecognizer.addAction { [weak self] pan in self?.drag(pan) }
        view.addGestureRecognizer(panGestureRecognizer)
        view.addSubview(stage)
        pageControl.addAction(for: .valueChanged) { [unowned self] _ in dotChosen() }
        view.addSubview(pageControl)
        if let arranged { stage.addSubview(arranged.view) }
        countPages()
    }

    open override func viewDidLayoutSubviews() {
        super.viewDidLayoutSubviews()
        var area = view.bounds
        if !pageControl.isHidden {
            let size = pageControl.sizeThatFits(area.size)
            let bottom = area.maxY - view.safeAreaInsets.bottom
            pageControl.frame = Rect(x: area.minX, y: bottom - size.height, width: area.width, height: size.height)
            area.size.height = max(pageControl.frame.minY - area.minY, 0)
        }
        stage.frame = area
        for page in stage.subviews where page.bounds.size != stage.bounds.size { page.frame.size = stage.bounds.size }
        if turn == nil { arranged?.view.frame = stage.bounds }
    }

    open override var transitionCoordinator: ViewControllerTransitionCoordinator? {
        turn?.transition.coordinator ?? super.transitionCoordinator
    }

    /// Whether pages lie one below the other.
    final var isVertical: Bool { navigationOrientation == .vertical }

    // MARK: Pages

    /// Shows a page.
    ///
    /// - Parameters:
    ///   - controllers: The page, alone, or an empty list for none. One that is in another container, or presented,
    ///     changes nothing.
    ///   - direction: From which side it comes, where that is seen.
    ///   - animated: Whether it slides.
    ///   - completion: Called when it is there, with `true`; with `false` when it was turned back, replaced before it
    ///     came, or cannot be shown. `nil`, by default, for nothing.
    public final func setViewControllers(
        _ controllers: [ViewController], direction: NavigationDirection, animated: Bool,
        completion: ((Bool) -> Void)? = nil
    ) {
        precondition(controllers.count <= 1, "a page view controller shows one page at a time")
        if let new = controllers.first, new.parent !== self, !mayContain(new) {
            completion?(false)
            return
        }
        change(
            to: controllers.first,
            PageChange(direction: direction, isAnimated: animated, completion: completion))
    }

    /// A page that leaves by itself, as into another container, is not shown any more.
    open override func childDidLeave(_ child: ViewController) {
        super.childDidLeave(child)
        guard child === page || child === turn?.former else { return }
        change(to: child === page ? nil : page, PageChange(direction: .forward, isAnimated: false))
    }

    /// Shows another page, or none. What pages ask for in the callbacks that they hear meanwhile follows.
    final func change(to new: ViewController?, _ change: PageChange) {
        page = new
        pending.request(change)?.completion?(false)
        pending.run(carryOut: arrange)
    }

    /// Lets the page that is there be the one that was asked for.
    private func arrange(_ change: PageChange) {
        turn?.isCutShort = true
        turn?.transition.finishNow()
        let (former, new) = (arranged, page)
        guard former !== new else {
            change.completion?(true)
            return
        }
        arranged = new
        if let new, new.parent !== self { addChild(new) }
        let isFormerHere = former?.parent === self
        if isFormerHere { former?.willMove(toParent: nil) }
        guard isViewLoaded else {
            settle(leaving: former, staying: new)
            change.completion?(true)
            return
        }
        let isAnimated = change.isAnimated && isFormerHere && new != nil
        let transition = ViewControllerTransition(from: former, to: new, in: stage, isAnimated: isAnimated)
        turn = PageTurn(transition: transition, former: former, latter: new, change: change)
        new?.loadViewIfNeeded()
        if !change.isUsers { countPages() }
        transition.begin(by: PageTransition(change.direction, in: self), interactively: change.isInteractive) {
            pending.waitForEnd(of: transition) { [weak self] in self?.arrange($0) }
            guard let new else { return }
            new.view.frame = stage.bounds
            stage.addSubview(new.view)
        } completion: { [weak self, pending] isCompleted in
            pending.begin()
            self?.didTurn(isCompleted)
        }
    }

    /// A turn has come to its end, or back to its start.
    private func didTurn(_ isCompleted: Bool) {
        guard let turn else { return }
        self.turn = nil
        let (leaving, staying) = isCompleted ? (turn.former, turn.latter) : (turn.latter, turn.former)
        arranged = staying
        settle(leaving: leaving, staying: staying)
        staying?.view.frame = stage.bounds
        if turn.change.isUsers {
            if isCompleted { litDot += turn.change.direction == .forward ? 1 : -1 }
            delegate?.pageViewController(
                self, didFinishAnimating: !turn.isCutShort,
                previousViewControllers: turn.former.map { [$0] } ?? [], transitionCompleted: isCompleted)
        } else if !isCompleted {
            countPages()
        }
        turn.change.completion?(isCompleted)
    }

    /// Lets go of one page, unless it was asked for again, and welcomes the other.
    private func settle(leaving: ViewController?, staying: ViewController?) {
        if let leaving {
            if leaving.viewIfLoaded?.superview === stage { leaving.view.removeFromSuperview() }
            if leaving !== page, leaving.parent === self { leaving.removeFromParent() }
        }
        if let staying, staying.parent === self { staying.didMove(toParent: self) }
    }

    /// Asks the data source how many pages there are, and which one is seen.
    private func countPages() {
        guard isViewLoaded else { return }
        let count = isVertical || page == nil ? 0 : dataSource?.presentationCount(for: self) ?? 0
        pageControl.numberOfPages = count
        if count > 0 { litDot = dataSource?.presentationIndex(for: self) ?? 0 }
        guard pageControl.isHidden != (count <= 0) else { return }
        pageControl.isHidden = count <= 0
        view.setNeedsLayout()
    }
}
