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
open class ViewController: Responder {
    /// The controller's root view, once it was made.
    public private(set) final var viewIfLoaded: View?

    /// The controllers that this one contains, in the order in which they were added.
    public internal(set) final var children: [ViewController] = []
    /// The controller that contains this one.
    public internal(set) final weak var parent: ViewController?
    /// The controller that is shown in front of this one, see ``present(_:completion:)``.
    public internal(set) final var presentedViewController: ViewController?
    /// The controller in front of which this one is shown.
    public internal(set) final weak var presentingViewController: ViewController?

    /// A free text for logs, traces and tests.
    public final var name: String?

    /// Creates a controller whose view is not made yet.
    public override init() {}

    isolated deinit {
        viewIfLoaded?.controller = nil
        for child in children { child.parent = nil }
    }

    /// The controller that presents this one, else the superview of its root view; `nil` while that is in none.
    open override var next: Responder? { presentingViewController ?? viewIfLoaded?.superview }

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
            viewIfLoaded = newValue
            newValue.controller = self
        }
    }

    /// Makes the root view if it was not made yet, as large as what it is about to fill, in points.
    @discardableResult
    final func loadView(filling frame: Rect?) -> View {
        if let viewIfLoaded {
            if let frame { viewIfLoaded.frame = frame }
            return viewIfLoaded
        }
        loadView()
        guard let view = viewIfLoaded else { preconditionFailure("loadView() must set the controller's view") }
        if let frame { view.frame = frame }
        viewDidLoad()
        return view
    }

    /// Whether the root view was made.
    public final var isViewLoaded: Bool { viewIfLoaded != nil }

    /// Makes the root view, if it was not made yet.
    public final func loadViewIfNeeded() { _ = view }

    /// Makes the root view and sets ``view``: an empty ``View`` by default. Never call it yourself. An override that
    /// makes a view of its own does not call `super`.
    open func loadView() { view = View() }

    /// Sent once when the root view was made, before it is put into a window. The view of a window's root controller,
    /// and of one that is presented, has the window's size already, unless somebody asked for it before.
    open func viewDidLoad() {}

    /// The traits that surround the controller's view now; the ordinary traits before the view is made.
    public final var traitCollection: TraitCollection { viewIfLoaded?.traitCollection ?? TraitCollection() }

    /// Sent after ``View/traitCollectionDidChange(_:)`` of the controller's view. Does nothing by default.
    ///
    /// - Parameter previous: What the traits were.
    open func traitCollectionDidChange(_ previous: TraitCollection) {}

    /// Sent to a controller before it comes into a parent, or before it leaves one.
    open func willMove(toParent parent: ViewController?) {}

    /// Sent to a controller after it has left its parent, and by a parent that has put its child's view in place.
    open func didMove(toParent parent: ViewController?) {}
}
