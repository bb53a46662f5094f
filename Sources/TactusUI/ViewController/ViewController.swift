public import TactusGeometry

/// Looks after one screenful of views: makes them, keeps them up to date, and handles what they leave unhandled.
///
/// A controller has a root ``view``, which it makes when it is first asked for. A subclass sets it up in
/// ``viewDidLoad()``:
///
/// ```swift
/// final class Greeting: ViewController {
///     override func viewDidLoad() {
///         view.backgroundColor = .systemBackground
///         view.addSubview(Label(text: "Hello"))
///     }
/// }
///
/// let window = Window(title: "Hello", size: Size(width: 400, height: 300))
/// window.rootViewController = Greeting()
/// application.open(window)
/// ```
///
/// In the responder chain a controller comes right after its root view, so that it gets the touches, keys and actions
/// that its views do not handle.
///
/// Controllers are kept alive by the window whose root they are, by the controller that presents them, or by their
/// parent.
@MainActor open class ViewController: Responder {
    /// The controller's root view, once it was made.
    public private(set) final var viewIfLoaded: View?

    /// The controllers that this one contains, in the order in which they were added.
    public internal(set) final var children: [ViewController] = []
    /// The controller that contains this one.
    public internal(set) final weak var parent: ViewController?
    /// The controller that is shown in front of this one, or of what contains it; see
    /// ``present(_:animated:completion:)``.
    public final var presentedViewController: ViewController? {
        sequence(first: self, next: \.parent).lazy.compactMap(\.presented).first
    }
    /// The controller in front of which this one, or what contains it, is shown.
    public final var presentingViewController: ViewController? {
        sequence(first: self, next: \.parent).lazy.compactMap(\.presenter).first
    }
    /// The controller that is shown in front of this very one.
    final var presented: ViewController?
    /// The controller in front of which this very one is shown.
    final weak var presenter: ViewController?

    /// A free text for logs, traces and tests, which is not read out. UIKit's name for what is ``name`` for short.
    public final var accessibilityIdentifier: String?
    /// Names its state among its parent's; `nil`, by default, for none. See ``Responder/encodeRestorableState(with:)``.
    public final var restorationIdentifier: String?
    /// What the user is doing on this page; `nil` by default. That of a window's root controller is kept.
    open override var userActivity: UserActivity? {
        get { ownActivity }
        set { ownActivity = newValue }
    }
    private final var ownActivity: UserActivity?
    /// What a bar above the view, a tab or a list of windows calls what the controller shows; `nil` by default. Setting
    /// it sets the titles of ``navigationItem`` and ``tabBarItem``.
    open var title: String? { didSet { titleDidChange(from: oldValue) } }

    /// Who is told of changed traits.
    final var traitRegistrations = TraitChangeList()
    /// What bars around the controller show for it.
    final var items = ControllerItems()
    /// How far the view is on its way into sight or out of it.
    final var appearance = AppearanceProgress()
    /// Whether the view is on its way only because it came into a window or left it.
    final var appearsByItself = false
    /// The transition by which the controller comes or goes at present.
    final weak var runningTransition: ViewControllerTransition?
    /// The presentation that shows this controller, or would.
    final var madePresentation: PresentationController?

    /// How the controller is shown when it is presented; ``ModalPresentationStyle/automatic`` by default. A change
    /// counts for the next presentation.
    public final var modalPresentationStyle = ModalPresentationStyle.automatic {
        didSet { if modalPresentationStyle != oldValue, presenter == nil { madePresentation = nil } }
    }
    /// How a presentation over the whole window comes and goes; it slides up from the lower edge by default.
    public final var modalTransitionStyle = ModalTransitionStyle.coverVertical
    /// Whether controllers that are presented by this one, or by one inside it, in a style such as
    /// ``ModalPresentationStyle/currentContext`` cover this one's view, and not the window. `false` by default;
    /// navigation controllers are contexts. UIKit's property.
    public final var definesPresentationContext = false
    /// Whether what is presented in this context comes and goes as the ``modalTransitionStyle`` of this controller
    /// says, and not as its own does. `false` by default.
    public final var providesPresentationContextTransitionStyle = false
    /// Says how the controller comes and goes when it is presented, in place of its style; `nil` by default.
    public final weak var transitioningDelegate: (any ViewControllerTransitioningDelegate)?
    /// The size in points that the controller's view would like where there is a choice: in a popover, a form, a card.
    /// A dimension of zero, as both are by default, leaves it to who shows the controller. Changes are followed.
    open var preferredContentSize = Size.zero {
        didSet {
            guard preferredContentSize != oldValue else { return }
            presentation?.preferredContentSizeDidChange(forChildContentContainer: self)
            parent?.preferredContentSizeDidChange(forChildContentContainer: self)
        }
    }
    /// Whether the user cannot end the presentation of this controller by Escape, by a touch beside it, or by drawing
    /// it away: as long as something must be answered, or would be lost. `false` by default.
    public final var isModalInPresentation = false
    /// By how much more than what covers the scene the edges of the controller's view are covered, in points: by bars
    /// of a container, say. It counts in ``View/safeAreaInsets`` of the view and of all inside it. Zero by default;
    /// must be finite, and may be negative.
    public final var additionalSafeAreaInsets = Insets.zero {
        didSet { additionalSafeAreaDidChange(from: oldValue) }
    }

    /// Whether the margins of the controller's view are at least ``systemMinimumLayoutMargins``. `true` by default.
    public final var viewRespectsSystemMinimumLayoutMargins = true { didSet { viewIfLoaded?.marginsDidChange() } }

    /// Creates a controller whose view is not made yet.
    public override init() {}

    isolated deinit {
        viewIfLoaded?.controller = nil
        releaseChildren()
        madePresentation?.clearWindow()
    }

    /// The controller that presents this one, else the superview of its root view; `nil` while that is in none. While
    /// the view is out of the window because something covers it, the window.
    open override var next: Responder? {
        presenter ?? viewIfLoaded?.superview ?? presented?.presentation?.container?.window
    }
    override final var usualNext: Responder? { presenter == nil ? viewIfLoaded?.superview : nil }
    override final var viewOfChain: View? { viewIfLoaded }

    /// Ends the presentation of the controller, where Escape does.
    open override func accessibilityPerformEscape() -> Bool {
        guard presentingViewController != nil, let presentation, presentation.dismissesOnCancel else { return false }
        return presentation.attemptDismissal()
    }

    /// The controller's root view. Asking for it makes it, if it was not made yet: by ``loadView()`` and then
    /// ``viewDidLoad()``.
    ///
    /// Set it in ``loadView()``. A view is the root view of one controller.
    public final var view: View {
        get {
            loadView(filling: nil)
        }
        set {
            precondition(!(newValue is Window), "a window cannot be a controller's view")
            precondition(
                newValue.controller == nil || newValue.controller === self, "the view belongs to another controller")
            viewIfLoaded?.controller = nil
            viewIfLoaded?.setControllerTraits(TraitOverrides())
            viewIfLoaded = newValue
            newValue.controller = self
            newValue.setControllerTraits(traitOverrides)
        }
    }

    /// Makes the root view and sets ``view``: an empty ``View`` by default. Never call it yourself. An override that
    /// makes a view of its own does not call `super`.
    open func loadView() { view = View() }

    /// Sent once when the root view was made, before it is put into a window. The view of a window's root controller,
    /// and of one that is presented, has the window's size already, and that of a child the size of its container,
    /// unless somebody asked for it before.
    open func viewDidLoad() {}

    // MARK: Appearance

    /// Sent when the view is about to come into sight: before it comes into a window that is shown, before its window
    /// is shown, or before a container brings it. The view is loaded, and may have neither its window nor its size yet.
    ///
    /// Does nothing by default; an override calls `super`, as those of the five below do. Controllers hear before their
    /// children do (``shouldAutomaticallyForwardAppearanceMethods``). For every call of it there is one of
    /// ``viewDidAppear(_:)``, or of ``viewWillDisappear(_:)`` when the transition was turned back.
    ///
    /// - Parameter animated: Whether the view is seen coming.
    open func viewWillAppear(_ animated: Bool) {}

    /// Sent once after each ``viewWillAppear(_:)``: the view is in its window, and has its traits and its size. Its
    /// layout follows in the same frame. Does nothing by default.
    ///
    /// - Parameter animated: Whether the view is seen coming.
    open func viewIsAppearing(_ animated: Bool) {}

    /// Sent when the view has come into sight: when its transition is over; without one, after the first frame that
    /// shows it. Does nothing by default.
    ///
    /// - Parameter animated: Whether the view was seen coming.
    open func viewDidAppear(_ animated: Bool) {}

    /// Sent when the view is about to leave sight, and is where it was. Does nothing by default.
    ///
    /// - Parameter animated: Whether the view is seen going.
    open func viewWillDisappear(_ animated: Bool) {}

    /// Sent when the view has left sight. Does nothing by default.
    ///
    /// - Parameter animated: Whether the view was seen going.
    open func viewDidDisappear(_ animated: Bool) {}

    /// Whether children whose views are inside this controller's hear by themselves when this one comes into sight and
    /// leaves it, and when their views come into its window. `true` by default. A container that says `false` tells
    /// each child by ``beginAppearanceTransition(_:animated:)`` and ``endAppearanceTransition()``.
    open var shouldAutomaticallyForwardAppearanceMethods: Bool { true }

    /// Called in place of ``View/updateConstraints()`` of the controller's view, before its first layout and where
    /// `setNeedsUpdateConstraints()` asked for it. An override calls `super` at its end, which lets the view do it.
    open func updateViewConstraints() { viewIfLoaded?.updateConstraints() }

    /// Sent before ``View/layoutSubviews()`` of the controller's view, which has its size already. Does nothing by
    /// default.
    open func viewWillLayoutSubviews() {}

    /// Sent after ``View/layoutSubviews()`` of the controller's view: its own subviews are in their places, those
    /// inside them need not be. Does nothing by default.
    open func viewDidLayoutSubviews() {}

    // MARK: Surroundings

    /// The traits that the controller sets for its view and all inside it; none by default. What the view's own
    /// ``View/traitOverrides`` say goes before them.
    public final var traitOverrides = TraitOverrides() {
        didSet { if traitOverrides != oldValue { viewIfLoaded?.setControllerTraits(traitOverrides) } }
    }

    /// Sent after ``View/traitCollectionDidChange(_:)`` of the controller's view. Does nothing by default.
    ///
    /// - Parameter previous: What the traits were.
    open func traitCollectionDidChange(_ previous: TraitCollection) {}

    /// Sent when ``View/safeAreaInsets`` of the controller's view are others, before it is laid out. Does nothing by
    /// default.
    open func viewSafeAreaInsetsDidChange() {}

    /// Sent after ``View/layoutMarginsDidChange()`` of the controller's view. Does nothing by default.
    open func viewLayoutMarginsDidChange() {}

    /// Sent before the size of the controller's view changes with that of the window, or of the container that it is
    /// in; not before the view has appeared. An override calls `super`, which tells the children whose sizes follow.
    ///
    /// - Parameters:
    ///   - size: What the size will be, in points.
    ///   - coordinator: Lets something happen along with the change, and after it.
    open func viewWillTransition(to size: Size, with coordinator: ViewControllerTransitionCoordinator) {
        forEachChildOverriding(size) { child, parent, size in
            guard let view = child.viewIfLoaded, view.superview != nil else { return nil }
            let childSize = parent.size(forChildContentContainer: child, withParentContainerSize: size)
            return childSize != view.bounds.size ? childSize : nil
        } _: { child, size in
            child.viewWillTransition(to: size, with: coordinator)
        }
        if let presentation = presented?.presentation, presentation.isInContext {
            presentation.viewWillTransition(to: size, with: coordinator)
        }
    }

    /// Returns the size that the view of a child will have when that of this controller has a size: the same, by
    /// default. A container whose children are smaller overrides it.
    ///
    /// - Parameters:
    ///   - container: The child.
    ///   - parentSize: The size of this controller's view, in points.
    /// - Returns: The size of the child's view, in points.
    open func size(
        forChildContentContainer container: ViewController, withParentContainerSize parentSize: Size
    ) -> Size { parentSize }

    /// Sent when ``preferredContentSize`` of a child is another one. Does nothing by default.
    open func preferredContentSizeDidChange(forChildContentContainer container: ViewController) {}

    /// Sent before the size classes around the controller's view change, since its scene changes its size. An override
    /// calls `super`, which tells the children.
    ///
    /// - Parameters:
    ///   - newCollection: What the traits of the scene will be.
    ///   - coordinator: Lets something happen along with the change, and after it.
    open func willTransition(to newCollection: TraitCollection, with coordinator: ViewControllerTransitionCoordinator) {
        forEachChildOverriding((), inside: { _, _, _ in () }) { child, _ in
            child.willTransition(to: newCollection, with: coordinator)
        }
    }

    /// What runs along with the change of size or place that the controller takes part in at present; `nil` when there
    /// is none. Ask for it in ``viewWillAppear(_:)`` and ``viewWillDisappear(_:)``.
    open var transitionCoordinator: ViewControllerTransitionCoordinator? {
        var controller = self
        while true {
            if let coordinator = controller.runningTransition?.coordinator { return coordinator }
            guard let parent = controller.parent else { return nil }
            guard parent.isPlain else { return parent.transitionCoordinator }
            controller = parent
        }
    }

    // MARK: Editing

    /// Whether what the page shows is edited. `false` by default. Setting it is ``setEditing(_:animated:)`` without an
    /// animation.
    open var isEditing: Bool {
        get { items.isEditing }
        set { setEditing(newValue, animated: false) }
    }

    /// Turns editing on or off: called by ``editButtonItem`` too. An override shows it, and calls `super`.
    ///
    /// - Parameters:
    ///   - editing: Whether the page is edited from now on.
    ///   - animated: Whether that is seen happening.
    open func setEditing(_ editing: Bool, animated: Bool) {
        items.isEditing = editing
        showEditing()
    }

    // MARK: Focus

    /// The controller's view, once it was made.
    open var preferredFocusEnvironments: [any FocusEnvironment] { viewIfLoaded.map { [$0] } ?? [] }

    /// Prevents nothing.
    open func shouldUpdateFocus(in context: FocusUpdateContext) -> Bool { true }

    /// Does nothing.
    open func didUpdateFocus(in context: FocusUpdateContext, with coordinator: FocusAnimationCoordinator) {}

    // MARK: Pointers

    /// Whether pointers are to be held in their places, and not to be seen, while this controller is in front: for
    /// games and views that turn by the hand's way alone. `false` by default.
    ///
    /// Asked when the view has appeared, and by ``setNeedsUpdateOfPrefersPointerLocked()``. The system decides
    /// (`zwp_pointer_constraints_v1`): see ``WindowScene/isPointerLocked``.
    open var prefersPointerLocked: Bool { false }

    /// The child that is asked in place of this controller; `nil` by default.
    open var childViewControllerForPointerLock: ViewController? { nil }

    // MARK: Showing

    /// Whether the controller is a container that shows others in a way of its own, see
    /// ``targetViewController(forAction:sender:)``. `false` by default.
    ///
    /// - Parameters:
    ///   - action: What is asked for.
    ///   - sender: Who asks.
    /// - Returns: Whether ``show(_:sender:)`` or ``showDetailViewController(_:sender:)`` of this controller does it.
    open func canPerform(_ action: ShowingAction, sender: Any?) -> Bool { false }

    /// Shows a controller in the way of the container that this one is in: a navigation controller pushes it. Where
    /// there is none it is presented.
    ///
    /// - Parameters:
    ///   - controller: The controller to show.
    ///   - sender: Who asks.
    open func show(_ controller: ViewController, sender: Any?) {
        if let target = targetViewController(forAction: .show, sender: sender) {
            return target.show(controller, sender: sender)
        }
        present(controller, animated: true)
    }

    /// Shows a controller as the detail of something, in the way of the container that this one is in: a split view in
    /// its second column. Where there is none it is presented.
    ///
    /// - Parameters:
    ///   - controller: The controller to show.
    ///   - sender: Who asks.
    open func showDetailViewController(_ controller: ViewController, sender: Any?) {
        if let target = targetViewController(forAction: .showDetail, sender: sender) {
            return target.showDetailViewController(controller, sender: sender)
        }
        present(controller, animated: true)
    }

    // MARK: Parents

    /// Whether the controller is coming into a parent: from ``willMove(toParent:)`` until its view has appeared. A page
    /// that is seen again, since one in front of it has gone, is not.
    public internal(set) final var isMovingToParent = false
    /// Whether the controller is leaving its parent: from ``willMove(toParent:)`` until its view has disappeared, or
    /// comes back since the way was turned round. In ``viewWillDisappear(_:)`` it tells a page that is popped from one
    /// that is covered.
    public internal(set) final var isMovingFromParent = false

    /// Sent to a controller before it comes into a parent, or before it leaves one. An override calls `super`.
    open func willMove(toParent parent: ViewController?) {
        isMovingToParent = parent != nil
        isMovingFromParent = parent == nil
    }

    /// Called when a child has left this controller, whoever took it away: for containers that keep a list of their
    /// pages of their own. It hears of it later. Does nothing by default.
    ///
    /// - Parameter child: The controller that left.
    open func childDidLeave(_ child: ViewController) {}

    /// Sent to a controller after it has left its parent, and by a parent that has put its child's view in place. An
    /// override calls `super`.
    open func didMove(toParent parent: ViewController?) {
        if parent != nil { isMovingFromParent = false }
        if !appearance.isMoving { (isMovingToParent, isMovingFromParent) = (false, false) }
    }
}
