import TactusGeometry

extension View {
    /// Changes what a view shows, little by little: from a picture of what it showed to what it shows then.
    ///
    /// ```swift
    /// View.transition(with: label) { label.text = "Done" }
    /// ```
    ///
    /// The view itself stays, and has its new content from now on. It takes no touches until it is done. When the user
    /// wishes for less motion (``Application/isReduceMotionEnabled``), one dissolves into the other, whatever the
    /// transition. A view that is in no window changes at once.
    ///
    /// - Parameters:
    ///   - view: The view whose content changes. One without a superview, as a window, dissolves.
    ///   - transition: How it is seen. Where the superview does not clip, what is pushed out is seen outside of it.
    ///   - duration: How long it takes.
    ///   - changes: Changes the content, or subviews; called before this returns. What it sets is not
    ///     animated by itself.
    ///   - completion: Called when it is done, with whether it came to its end.
    /// - Returns: The animation. Turned back, it ends with the new content at once.
    @discardableResult
    public static func transition(
        with view: View, by transition: ViewTransition = .crossDissolve, duration: Duration = .milliseconds(300),
        changes: () -> Void, completion: ((Bool) -> Void)? = nil
    ) -> PropertyAnimator {
        let avoidsMotion = view.root?.windowScene?.application?.isReduceMotionEnabled ?? false
        let picture = view.root?.windowScene == nil ? nil : view.snapshotView()
        performWithoutAnimation(changes)
        let animator = PropertyAnimator(duration: duration)
        animator.isUserInteractionEnabled = false
        if let picture {
            let dissolves = avoidsMotion || view.superview == nil || transition == .crossDissolve
            let stage = ContentStage(of: view, picture, by: dissolves ? .crossDissolve : transition)
            animator.addAnimations { stage.play() }
            animator.observeEnd { stage.clear(at: $0) }
        }
        if let completion { animator.observeEnd { completion($0 == .end) } }
        animator.start()
        return animator
    }
}

extension View {
    /// Whether nothing shows through the view inside its corners, as opaque as a whole as it is: then it dissolves by
    /// what lies in front of it alone. What is behind both would be seen halfway else, and its shadow
    /// would come and go.
    final var isSolid: Bool {
        if appearance.fillsBounds { return true }
        let isFilled = appearance.backgroundColor?.resolved(in: traitState.colors).alpha == 1
        return isFilled || appearance.hasOrnaments && appearance.ornaments.gradient?.isOpaque == true
    }
}

/// Where a picture of a view makes way for the view.
private final class ContentStage {
    private let view: View
    private let picture: View
    private let transition: ViewTransition
    private let alpha: Double
    private let center: Point
    private var isInside: Bool { view.superview == nil }

    init(of view: View, _ picture: View, by transition: ViewTransition) {
        self.view = view
        self.picture = picture
        self.transition = transition
        (alpha, center) = (view.alpha, view.center)
        View.performWithoutAnimation {
            guard let superview = view.superview else {
                picture.frame = view.bounds
                return view.addSubview(picture)
            }
            picture.bounds = Rect(origin: .zero, size: view.bounds.size)
            picture.center = center
            picture.transform = view.transform
            picture.alpha = alpha
            superview.insertSubview(picture, aboveSubview: view)
            switch transition {
            case .crossDissolve: if !view.isSolid { view.alpha = 0 }
            case .push(let edge): view.center = center + view.translation(to: edge)
            case .cover(let edge):
                superview.insertSubview(picture, belowSubview: view)
                view.center = center + view.translation(to: edge)
            case .uncover: break
            }
        }
    }

    func play() {
        switch transition {
        case .crossDissolve:
            picture.alpha = 0
            view.alpha = alpha
        case .push(let edge):
            picture.center = center - view.translation(to: edge)
            view.center = center
        case .cover: view.center = center
        case .uncover(let edge): picture.center = center + view.translation(to: edge)
        }
    }

    /// Takes the picture away. At the end the view is where it belongs, wherever layout has moved it meanwhile.
    func clear(at position: PropertyAnimator.Position) {
        picture.removeFromSuperview()
        guard !isInside, position != .end else { return }
        switch transition {
        case .crossDissolve: view.alpha = alpha
        case .push, .cover:
            view.center = center
            view.superview?.setNeedsLayout()
        case .uncover: break
        }
    }
}
