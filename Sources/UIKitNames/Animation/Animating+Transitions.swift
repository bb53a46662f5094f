public import Tactus

extension View {
    /// Changes what a view shows, and lets the old become the new.
    ///
    /// - Parameters:
    ///   - view: The view whose content changes.
    ///   - duration: How long it takes, in seconds.
    ///   - options: ``AnimationOptions/transitionCrossDissolve`` for the picture to dissolve,
    ///     ``AnimationOptions/transitionFlipFromLeft`` and its like to turn over; without any the change is there at
    ///     once, as in UIKit.
    ///   - animations: Changes the content; called before this returns.
    ///   - completion: Called when it is done, with whether it came to its end.
    public static func transition(
        with view: View, duration: TimeInterval, options: AnimationOptions = [], animations: (() -> Void)?,
        completion: ((Bool) -> Void)? = nil
    ) {
        switch options.transition {
        case .dissolve?:
            transition(
                with: view, by: .crossDissolve, duration: Duration(interval: duration), changes: { animations?() },
                completion: completion)
        case .flip(let edge)?: flip(view, edge, duration, animations, completion)
        case nil:
            animations?()
            completion?(true)
        }
    }

    /// Turns a picture of a view over, and the view with its new content from there.
    private static func flip(
        _ view: View, _ edge: CGAffineTransform, _ duration: TimeInterval, _ animations: (() -> Void)?,
        _ completion: ((Bool) -> Void)?
    ) {
        let picture = view.superview == nil ? nil : view.snapshotView()
        performWithoutAnimation {
            if let picture {
                picture.bounds = CGRect(origin: .zero, size: view.bounds.size)
                (picture.center, picture.transform) = (view.center, view.transform)
                view.superview?.insertSubview(picture, aboveSubview: view)
            }
            animations?()
        }
        guard let picture else {
            completion?(true)
            return
        }
        flip(from: picture, to: view, edge, duration) { finished in
            picture.removeFromSuperview()
            completion?(finished)
        }
    }

    /// Puts a view in the place of another.
    ///
    /// - Parameters:
    ///   - fromView: The view that is there. It leaves its superview, or is hidden with
    ///     ``AnimationOptions/showHideTransitionViews``.
    ///   - toView: The view that comes: into the other one's superview, in its frame; or it is there and shown.
    ///   - duration: How long it takes, in seconds.
    ///   - options: How it looks; without a transition it is there at once.
    ///   - completion: Called when it is done, with whether it came to its end.
    public static func transition(
        from fromView: View, to toView: View, duration: TimeInterval, options: AnimationOptions = [],
        completion: ((Bool) -> Void)? = nil
    ) {
        let staysThere = options.contains(.showHideTransitionViews)
        performWithoutAnimation {
            if staysThere {
                toView.isHidden = false
            } else {
                toView.frame = fromView.frame
                fromView.superview?.insertSubview(toView, aboveSubview: fromView)
            }
        }
        let finish = { (finished: Bool) in
            if staysThere { fromView.isHidden = true } else { fromView.removeFromSuperview() }
            completion?(finished)
        }
        switch options.transition {
        case nil: finish(true)
        case .flip(let edge)?: flip(from: fromView, to: toView, edge, duration, finish)
        case .dissolve?:
            let (old, new) = (fromView.alpha, toView.alpha)
            performWithoutAnimation { toView.alpha = 0 }
            animate(withDuration: duration, options: options) {
                (fromView.alpha, toView.alpha) = (0, new)
            } completion: { finished in
                finish(finished)
                (fromView.alpha, toView.alpha) = (old, new)
            }
        }
    }

    /// Turns a view until it stands on its edge, and another one from there.
    private static func flip(
        from old: View, to new: View, _ edge: CGAffineTransform, _ duration: TimeInterval,
        _ completion: @escaping (Bool) -> Void
    ) {
        let before = (transform: old.transform, alpha: old.alpha)
        let after = (transform: new.transform, alpha: new.alpha)
        performWithoutAnimation {
            new.transform = edge.concatenating(after.transform)
            new.alpha = 0
        }
        animate(withDuration: duration / 2, delay: 0, options: [.curveEaseIn]) {
            old.transform = edge.concatenating(before.transform)
        } completion: { finished in
            performWithoutAnimation { (old.alpha, new.alpha) = (0, after.alpha) }
            animate(withDuration: duration / 2, delay: 0, options: [.curveEaseOut]) {
                new.transform = after.transform
            } completion: { ended in
                completion(finished && ended)
                (old.transform, old.alpha) = (before.transform, before.alpha)
            }
        }
    }
}
