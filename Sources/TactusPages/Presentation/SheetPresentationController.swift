import TactusControls
public import TactusGeometry
import TactusGraphics
public import TactusUI

/// Shows a controller on a card that comes up from the lower edge, and rests at one of several heights.
///
/// ```swift
/// let details = PictureDetails(picture)
/// details.modalPresentationStyle = .pageSheet
/// details.sheetPresentationController?.detents = [.medium, .large]
/// details.sheetPresentationController?.prefersGrabberVisible = true
/// present(details, animated: true)
/// ```
///
/// ![A sheet at half height with a grabber](sheet) ![A card in a wide window](sheet-wide)
///
/// A finger draws the sheet from detent to detent, and away beneath the lowest. A scroll view inside scrolls at the
/// highest detent; below it the sheet grows first, and at the beginning of its content a finger that goes down draws
/// the sheet. On its way it can be caught. Escape and a touch beside the sheet end it. In a window of regular width it
/// is a card in the middle, as high as its highest detent, which is not drawn. It stays above a keyboard within the
/// scene.
open class SheetPresentationController: PresentationController {
    /// The heights at which the sheet rests; ``SheetDetent/large`` by default. An empty list counts as that.
    public final var detents: [SheetDetent] = [.large] { didSet { detentsDidChange() } }
    /// The detent at which the sheet is, or will be when it comes: `nil`, by default, for the lowest. One that is not
    /// among the ``detents`` counts as that.
    public final var selectedDetentIdentifier: SheetDetent.Identifier? {
        didSet { if selectedDetentIdentifier != oldValue { detentsDidChange() } }
    }
    /// Whether a small bar at the upper edge shows that the sheet can be drawn. `false` by default.
    public final var prefersGrabberVisible = false { didSet { card.grabber.isHidden = !showsGrabber } }
    /// The highest detent at which what is behind stays bright and can be used; `nil`, by default, for none.
    public final var largestUndimmedDetentIdentifier: SheetDetent.Identifier? { didSet { detentsDidChange() } }
    /// Whether a scroll view inside makes the sheet grow before it scrolls. `true` by default.
    public final var prefersScrollingExpandsWhenScrolledToEdge = true
    /// How round the upper corners of the sheet are, in points; `nil`, by default, for the theme's,
    /// `Theme.Radii.extraLarge`.
    public final var preferredCornerRadius: Double? { didSet { container?.setNeedsLayout() } }
    /// Called when a finger has drawn the sheet to another detent.
    public final var onDetentChange: ((SheetDetent.Identifier) -> Void)?

    final let card = SheetCard()
    final let veil = Veil()
    private let pan = SheetPanGestureRecognizer()
    /// How high the finger that draws holds the sheet; `nil` when none does.
    private var drawnHeight: Double?
    /// How high it would be if it did not give way.
    private var askedHeight = 0.0
    private var heightAtStart = 0.0
    /// Whether a finger has let go of the sheet so that it goes away: another one may catch it.
    final var isThrownAway = false

    /// Creates a presentation: `.pageSheet` makes them.
    public override init(presentedViewController: ViewController, presenting: ViewController?) {
        super.init(presentedViewController: presentedViewController, presenting: presenting)
        veil.name = "veil"
        veil.backgroundColor = .scrim
        let tap = TapGestureRecognizer()
        tap.name = "dismiss"
        tap.addAction { [weak self] _ in self?.attemptDismissal() }
        veil.addGestureRecognizer(tap)
        pan.sheet = self
        pan.addAction { [weak self] pan in self?.draw(pan) }
        pan.delegate = pan
    }

    /// The container, for this class.
    private var container: View? { containerView }

    /// Changes properties, and lets the sheet go to where it belongs then little by little.
    ///
    /// - Parameter changes: What to change.
    public final func animateChanges(_ changes: () -> Void) {
        guard stage == .presented, let container else { return changes() }
        withoutActuallyEscaping(changes) { changes in
            _ = View.animate(spring: container.theme.motion.sheet, options: .allowUserInteraction) {
                changes()
                container.layoutIfNeeded()
            }
        }
    }

    // MARK: Where it is

    /// Whether the sheet is a card in the middle.
    var isFloating: Bool { containerView?.traitCollection.horizontalSizeClass == .regular }

    private var showsGrabber: Bool { prefersGrabberVisible && !isFloating }

    private var context: SheetDetent.Context {
        let bounds = containerView?.bounds ?? .zero
        let safe = containerView?.safeAreaInsets ?? .zero
        let strip = isFloating ? 48.0 : 10
        return SheetDetent.Context(
            traitCollection: containerView?.traitCollection ?? TraitCollection(),
            maximumDetentValue: max(bounds.height - safe.top - safe.bottom - strip, 0))
    }

    /// The detents that there are, from the lowest up: as high as they say, and no higher than there is room.
    private var resolved: [(identifier: SheetDetent.Identifier, height: Double)] {
        let context = context
        let room = max(context.maximumDetentValue - (covered - (containerView?.safeAreaInsets.bottom ?? 0)), 0)
        let all = detents.compactMap { detent in detent.height(in: context).map { (detent.identifier, $0) } }
        return (all.isEmpty ? [(.large, context.maximumDetentValue)] : all).sorted { $0.1 < $1.1 }
            .map { ($0.0, min($0.1, room)) }
    }

    /// What a keyboard, or the safe area, covers at the lower edge, in points.
    final var covered: Double {
        guard let containerView else { return 0 }
        return max(containerView.safeAreaInsets.bottom, keyboard)
    }

    /// How high a keyboard is that covers more than the safe area; 0 without one.
    final var keyboard: Double {
        guard let containerView else { return 0 }
        let height = containerView.keyboardLayoutGuide.layoutFrame.height
        return height > containerView.safeAreaInsets.bottom ? height : 0
    }

    private var selectedIndex: Int {
        let resolved = resolved
        return resolved.firstIndex { $0.identifier == selectedDetentIdentifier } ?? 0
    }

    private var heights: SheetHeights { SheetHeights(heights: resolved.map(\.height)) }

    private var allowsDismissal: Bool { !presentedViewController.isModalInPresentation }

    open override var presentedView: View? { card }

    open override var frameOfPresentedViewInContainerView: Rect {
        guard let container else { return .zero }
        let (bounds, safe) = (container.bounds, container.safeAreaInsets)
        if isFloating {
            let wanted = presentedViewController.preferredContentSize
            let width = min(wanted.width > 0 ? wanted.width : 600, bounds.width - 48)
            let room = context.maximumDetentValue - (covered - safe.bottom)
            let height = max(min(wanted.height > 0 ? wanted.height : resolved.last?.height ?? 0, room), 0)
            let lowest = keyboard > 0 ? bounds.height - keyboard - 24 - height : .infinity
            let y = min((bounds.height - height) / 2, lowest)
            return Rect(
                x: ((bounds.width - width) / 2).rounded(), y: y.rounded(), width: width, height: height)
        }
        // It reaches under what covers the lower edge, and ends above a keyboard.
        let height = (drawnHeight ?? resolved[selectedIndex].height)
        let width = min(bounds.width, 640)
        let frame = Rect(
            x: (bounds.width - width) / 2, y: bounds.height - height - covered, width: width, height: height)
        return keyboard > 0 ? frame : Rect(origin: frame.origin, size: Size(width: width, height: height + safe.bottom))
    }

    /// Whether what is behind stays bright.
    private var isUndimmed: Bool {
        guard let identifier = largestUndimmedDetentIdentifier, !isFloating else { return false }
        let resolved = resolved
        guard let limit = resolved.firstIndex(where: { $0.identifier == identifier }) else { return false }
        return selectedIndex <= limit
    }

    open override var confinesInteraction: Bool { !isUndimmed }
    open override var dismissesOnCancel: Bool { true }

    open override func containerViewWillLayoutSubviews() {
        guard let container else { return }
        veil.frame = container.bounds
        card.grabber.isHidden = !showsGrabber
        card.setShape(radius: preferredCornerRadius ?? card.theme.radii.extraLarge, isFloating: isFloating)
        card.accessibilityLabel = presentedViewController.title
        container.hitTestBehavior = isUndimmed ? .passthrough : .normal
        veil.isUserInteractionEnabled = !isUndimmed
        if stage == .presented { veil.alpha = isUndimmed ? 0 : 1 }
    }

    /// Asks the ``detents`` of the program's own anew how high they are, with the next layout: what they go by has
    /// changed. In `animateChanges(_:)` the sheet goes there little by little.
    public final func invalidateDetents() { detentsDidChange() }

    private func detentsDidChange() { containerView?.setNeedsLayout() }

    // MARK: Coming and going

    open override func presentationTransitionWillBegin() {
        guard let container else { return }
        isThrownAway = false
        container.addGestureRecognizer(pan)
        container.addInteraction(
            BackInteraction(canGoBack: { true }, goBack: { [weak self] in self?.attemptDismissal() }))
        container.addSubview(veil)
        card.hold(presentedViewController.view)
        container.addSubview(card)
        veil.frame = container.bounds
        veil.alpha = 0
        let alpha = isUndimmed ? 0.0 : 1
        presentedViewController.transitionCoordinator?.animate { [self] _ in veil.alpha = alpha }
        if presentedViewController.transitionCoordinator?.isAnimated != true { veil.alpha = alpha }
    }

    open override func dismissalTransitionWillBegin() {
        presentedViewController.transitionCoordinator?.animate { [self] _ in veil.alpha = 0 }
    }

    open override func dismissalTransitionDidEnd(_ completed: Bool) {
        (releaseVelocity, isThrownAway) = (0, false)
        if completed { veil.removeFromSuperview() }
    }

    open override func animationController(isPresenting: Bool) -> (any ViewControllerAnimatedTransitioning)? {
        SheetTransition(card, isPresenting: isPresenting, velocity: releaseVelocity)
    }

    /// How fast the sheet went down when a finger let go of it, in points per second.
    private var releaseVelocity = 0.0

    // MARK: Drawing

    /// Whether a drag is the sheet's, and not a scroll view's in it.
    ///
    /// - Parameters:
    ///   - scrollView: The scroll view in which the finger is; `nil` for none.
    ///   - way: How far the finger has gone, in points.
    /// - Returns: Whether the sheet is drawn.
    final func takesDrag(in scrollView: ScrollView?, going way: Vector) -> Bool {
        guard !isFloating, abs(way.dy) > abs(way.dx) else { return false }
        if isOnItsWay { return mayBeCaught }
        guard stage == .presented else { return false }
        guard let scrollView else { return true }
        let isAtTop = scrollView.contentOffset.y <= -scrollView.adjustedContentInset.top + 0.5
        if way.dy > 0 { return isAtTop }
        return prefersScrollingExpandsWhenScrolledToEdge && isAtTop && selectedIndex < resolved.count - 1
    }

    /// Whether the card moves by itself.
    private var isOnItsWay: Bool {
        transition?.isRunning == true || card.presentedFrame.origin.distance(to: card.frame.origin) > 1
    }

    /// Whether a finger may stop the card now: not one that the program takes away.
    final var mayBeCaught: Bool {
        switch stage {
        case .idle: false
        case .presenting: transition?.isAnimated == true
        case .presented: true
        case .dismissing: isThrownAway && transition?.isAnimated == true
        }
    }

    /// Stops the card where it shows, whatever moves it: one that is coming is there, one that was going is back.
    ///
    /// - Returns: Where it shows.
    final func catchCard() -> Rect {
        let (shown, alpha) = (card.presentedFrame, veil.presentedAlpha)
        if stage == .dismissing { transition?.cancel() }
        transition?.finishNow()
        card.removeAllAnimations()
        guard stage == .presented, alpha != veil.alpha else { return shown }
        let whole = veil.alpha
        View.performWithoutAnimation { veil.alpha = alpha }
        View.animate(duration: card.theme.motion.quick, options: .allowUserInteraction) { [self] in veil.alpha = whole }
        return shown
    }

    private func draw(_ pan: PanGestureRecognizer) {
        guard let container else { return }
        let way = pan.translation(in: container).dy
        switch pan.state {
        case .began:
            heightAtStart = container.bounds.height - covered - catchCard().minY
            drawn(to: heightAtStart - way)
            container.layoutIfNeeded()
        case .changed: drawn(to: heightAtStart - way)
        case .ended: letGo(velocity: -pan.velocity(in: container).dy)
        case .cancelled: letGo(velocity: 0)
        default: break
        }
    }

    private func drawn(to height: Double) {
        guard stage == .presented else { return }
        // One that was caught below its lowest detent follows there.
        let isLow = heightAtStart < (resolved.first?.height ?? 0) - 1
        askedHeight = height
        drawnHeight = heights.shown(height, allowsDismissal: allowsDismissal || isLow)
        containerView?.setNeedsLayout()
    }

    private func letGo(velocity: Double) {
        if drawnHeight != nil, stage == .presented, !allowsDismissal,
            heights.goal(from: askedHeight, velocity: velocity, allowsDismissal: true) == .dismissal
        {
            attemptDismissal()  // which tells that it may not go
        }
        guard let height = drawnHeight, stage == .presented, let container else { return drawnHeight = nil }
        switch heights.goal(from: height, velocity: velocity, allowsDismissal: allowsDismissal) {
        case .dismissal:
            releaseVelocity = -velocity
            container.layoutIfNeeded()
            isThrownAway = true
            if attemptDismissal() {
                drawnHeight = nil
            } else {
                isThrownAway = false
                settle(at: selectedIndex, velocity)
            }
        case .detent(let index): settle(at: index, velocity)
        }
    }

    private func settle(at index: Int, _ velocity: Double) {
        let (identifier, isOther) = (resolved[index].identifier, index != selectedIndex)
        View.animate(
            spring: card.theme.motion.sheet,
            initialVelocity: Vector(dx: 0, dy: -velocity / 2), options: .allowUserInteraction
        ) { [self] in
            drawnHeight = nil
            selectedDetentIdentifier = identifier
            containerView?.setNeedsLayout()
            containerView?.layoutIfNeeded()
            veil.alpha = isUndimmed ? 0 : 1
        }
        guard isOther else { return }
        onDetentChange?(identifier)
        (delegate as? any SheetPresentationControllerDelegate)?
            .sheetPresentationControllerDidChangeSelectedDetentIdentifier(self)
    }
}

/// Is asked and told of a sheet: set it as `PresentationController.delegate`.
@MainActor public protocol SheetPresentationControllerDelegate: PresentationControllerDelegate {
    /// Sent when a finger has drawn the sheet to another detent. Does nothing by default.
    func sheetPresentationControllerDidChangeSelectedDetentIdentifier(
        _ sheetPresentationController: SheetPresentationController)
}

extension SheetPresentationControllerDelegate {
    /// Does nothing.
    public func sheetPresentationControllerDidChangeSelectedDetentIdentifier(
        _ sheetPresentationController: SheetPresentationController
    ) {}
}

extension ModalPresentationStyle {
    /// On a card that comes up from the lower edge; see ``SheetPresentationController``.
    public static let pageSheet = ModalPresentationStyle("pageSheet") {
        SheetPresentationController(presentedViewController: $0, presenting: $1)
    }
    /// On a card in the middle of wide windows, no larger than it wants to be (`preferredContentSize`), and on
    /// a sheet in narrow ones.
    public static let formSheet = ModalPresentationStyle("formSheet") {
        SheetPresentationController(presentedViewController: $0, presenting: $1)
    }
}

extension ViewController {
    /// The sheet on which the controller is shown, or will be: `nil` when its style is another one. Where the style is
    /// still automatic it becomes `.pageSheet` by asking.
    public final var sheetPresentationController: SheetPresentationController? {
        if modalPresentationStyle == .automatic, presentingViewController == nil { modalPresentationStyle = .pageSheet }
        return presentationController as? SheetPresentationController
    }
}
