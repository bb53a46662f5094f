import Tactus

/// How a layer's new content takes the place of the old.
nonisolated public enum CATransitionType: Hashable, Sendable, CaseIterable {
    /// The old content vanishes, and the new shows.
    case fade
    /// The new content comes over the old.
    case moveIn
    /// The new content pushes the old out.
    case push
    /// The old content goes, and the new is below.
    case reveal
}

/// From which side a transition moves.
nonisolated public enum CATransitionSubtype: Hashable, Sendable, CaseIterable {
    /// From the right.
    case fromRight
    /// From the left.
    case fromLeft
    /// From the top.
    case fromTop
    /// From the bottom.
    case fromBottom

    /// Where the new content comes from, in sizes of the layer.
    var direction: CGVector {
        switch self {
        case .fromRight: CGVector(dx: 1, dy: 0)
        case .fromLeft: CGVector(dx: -1, dy: 0)
        case .fromTop: CGVector(dx: 0, dy: -1)
        case .fromBottom: CGVector(dx: 0, dy: 1)
        }
    }
}

/// The key that transitions are usually added under.
nonisolated public let kCATransition = "transition"

/// Lets what a layer shows from now on take the place of what it has shown.
///
/// ```swift
/// let fade = CATransition()
/// fade.duration = 0.3
/// label.layer.add(fade, forKey: kCATransition)
/// label.text = "Done"
/// ```
///
/// Add it before the layer is changed: the old content is a picture of the layer as it is then.
public final class CATransition: CAAnimation {
    /// How the new content comes.
    public var type = CATransitionType.fade
    /// From which side it moves; `nil`, as at first, for the left.
    public var subtype: CATransitionSubtype?

    /// Creates a transition that fades.
    public override init() { super.init() }

    /// Shows a picture of a view as it is, and lets the view take its place. Without a window it is over at once.
    func run(on view: View) {
        delegate?.animationDidStart(self)
        let settings = CATransaction.settings
        let finish = CATransaction.hold()
        let end = { [self] (finished: Bool) in
            delegate?.animationDidStop(self, finished: finished)
            finish()
        }
        guard let parent = view.superview, view.window?.windowScene != nil, let picture = view.snapshotView() else {
            return end(true)
        }
        let (size, former) = (view.bounds.size, view.transform)
        let side = (subtype ?? .fromLeft).direction
        let shift = CGVector(dx: side.dx * size.width, dy: side.dy * size.height)
        func moved(_ shift: CGVector) -> CGAffineTransform {
            CGAffineTransform(translationX: shift.dx, y: shift.dy).concatenating(former)
        }
        View.performWithoutAnimation {
            picture.isUserInteractionEnabled = false
            picture.bounds = CGRect(origin: .zero, size: size)
            (picture.center, picture.transform) = (view.center, former)
            if type == .moveIn {
                parent.insertSubview(picture, belowSubview: view)
            } else {
                parent.insertSubview(picture, aboveSubview: view)
            }
            if type == .moveIn || type == .push { view.transform = moved(shift) }
        }
        let length = duration > 0 ? duration : settings.duration
        let curve = (timingFunction ?? settings.timingFunction)?.curve ?? .linear
        let animator = PropertyAnimator(duration: Duration(interval: length), curve: curve) { [type] in
            switch type {
            case .fade: picture.alpha = 0
            case .moveIn: view.transform = former
            case .push:
                view.transform = former
                picture.transform = moved(-shift)
            case .reveal: picture.transform = moved(-shift)
            }
        }
        animator.observeEnd { position in
            picture.removeFromSuperview()
            end(position == .end)
        }
        animator.startAnimation()
    }
}
