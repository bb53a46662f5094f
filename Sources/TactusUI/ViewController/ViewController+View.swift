import TactusGeometry

// The root view is made when it is needed.
extension ViewController {
    /// Makes the root view if it was not made yet, as large as what it is about to fill, in points.
    @discardableResult
    final func loadView(filling frame: Rect?) -> View {
        if let viewIfLoaded {
            if let frame { viewIfLoaded.frame = frame }
            return viewIfLoaded
        }
        StackRoom.check("view", of: self)
        loadView()
        guard let view = viewIfLoaded else { preconditionFailure("loadView() must set the controller's view") }
        if let frame {
            view.frame = frame
        } else if view.bounds.size == .zero, let container = loadedContainer {
            view.frame = Rect(origin: .zero, size: container.bounds.size)
        }
        viewDidLoad()
        view.setNeedsUpdateConstraints()
        return view
    }

    /// The view of the nearest controller around this one that has a view with a size; of who presents it, where nobody
    /// contains it. `nil` when there is none.
    private var loadedContainer: View? {
        var container = parent ?? presenter
        while let controller = container {
            if let view = controller.viewIfLoaded, view.bounds.size != .zero { return view }
            container = controller.parent ?? controller.presenter
        }
        return nil
    }

    /// Whether the root view was made.
    public final var isViewLoaded: Bool { viewIfLoaded != nil }

    /// The traits that surround the controller's view now; the ordinary ones, with ``traitOverrides``, before the view
    /// is made.
    public final var traitCollection: TraitCollection {
        viewIfLoaded?.traitCollection ?? traitOverrides.applied(to: TraitCollection())
    }

    /// Makes the root view, if it was not made yet.
    public final func loadViewIfNeeded() { _ = view }
}
