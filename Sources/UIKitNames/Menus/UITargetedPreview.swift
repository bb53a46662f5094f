public import Tactus

/// How a view shows that is lifted for its menu.
public final class UIPreviewParameters {
    /// The part of the view that shows meanwhile, in its points; `nil`, the default, for all of it.
    public var visiblePath: UIBezierPath?
    /// The colour behind the view meanwhile; `nil`, the default, for its own.
    public var backgroundColor: UIColor?

    /// Creates parameters of a view that shows as it is.
    public init() {}
}

/// The view that is lifted for a menu, and how it shows meanwhile.
public final class UITargetedPreview {
    /// The view, in a window.
    public let view: UIView
    /// How it shows.
    public let parameters: UIPreviewParameters
    /// Where a drag shows it; `nil` for where the view is. A menu lifts the view where it is.
    public let target: UIPreviewTarget?

    /// Creates a preview of a view that is in a window.
    public init(view: UIView, parameters: UIPreviewParameters) {
        self.view = view
        self.parameters = parameters
        target = nil
    }

    /// Creates a preview of a view, which may be in no window, somewhere else.
    public init(view: UIView, parameters: UIPreviewParameters, target: UIPreviewTarget) {
        self.view = view
        self.parameters = parameters
        self.target = target
    }

    /// Creates a preview of a view that is in a window, and shows as it is.
    public convenience init(view: UIView) { self.init(view: view, parameters: UIPreviewParameters()) }

    private var former: (color: UIColor?, mask: UIView?)?

    /// Shows the view by its parameters.
    func begin() {
        guard former == nil else { return }
        former = (view.backgroundColor, view.mask)
        if let color = parameters.backgroundColor { view.backgroundColor = color }
        if let path = parameters.visiblePath { view.mask = PathMask(path, frame: view.bounds) }
    }

    /// Shows it as before.
    func end() {
        guard let former else { return }
        self.former = nil
        if parameters.backgroundColor != nil { view.backgroundColor = former.color }
        if parameters.visiblePath != nil { view.mask = former.mask }
    }
}

/// Lets a part of a view show.
private final class PathMask: UIView {
    private let path: UIBezierPath

    init(_ path: UIBezierPath, frame: CGRect) {
        self.path = path
        super.init(frame: frame)
    }

    override func draw(_ rect: CGRect, in canvas: Canvas) {
        UIGraphicsPushContext(canvas)
        defer { UIGraphicsPopContext() }
        UIColor.black.setFill()
        path.fill()
    }
}

/// Lets something happen along with a menu that comes, goes, or is left for the page beside it.
public final class UIContextMenuAnimator {
    /// The page that shows beside the menu; `nil` for none.
    public let previewViewController: UIViewController?
    private var animations: [() -> Void] = []
    private var completions: [() -> Void] = []

    init(_ page: UIViewController? = nil) { previewViewController = page }

    /// Adds changes that are animated along with it.
    public func addAnimations(_ animations: @escaping () -> Void) { self.animations.append(animations) }

    /// Adds what is called when the menu has come, or gone.
    public func addCompletion(_ completion: @escaping () -> Void) { completions.append(completion) }

    /// Does what was added.
    ///
    /// - Parameter view: What the menu is of, and which takes as long; `nil` for at once.
    func run(in view: UIView?) {
        guard !animations.isEmpty || !completions.isEmpty else { return }
        guard let view else {
            for change in animations + completions { change() }
            return
        }
        View.animate(duration: view.theme.motion.quick) {
            for animation in self.animations { animation() }
        } completion: { _ in
            for completion in self.completions { completion() }
        }
    }
}

/// Lets something happen along with a menu that comes or goes.
public typealias UIContextMenuInteractionAnimating = UIContextMenuAnimator
/// Lets something happen when the page beside a menu is opened.
public typealias UIContextMenuInteractionCommitAnimating = UIContextMenuAnimator

extension PointerEffect {
    /// What suits the size of the view that is previewed.
    public static func automatic(_ preview: UITargetedPreview) -> PointerEffect { .automatic(preview.view) }
    /// A veil over the view that is previewed.
    public static func highlight(_ preview: UITargetedPreview) -> PointerEffect { .highlight(preview.view) }
    /// Lifts the view that is previewed.
    public static func lift(_ preview: UITargetedPreview) -> PointerEffect { .lift(preview.view) }
}
