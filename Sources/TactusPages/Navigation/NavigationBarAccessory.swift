import TactusGeometry
import TactusUI

/// The part of a navigation bar that holds the accessory view of the page in front, and shows as much of it as
/// scrolling leaves: the lower part.
final class NavigationBarAccessory: View {
    /// What shows; `nil` for nothing.
    var view: View? {
        didSet {
            guard view !== oldValue else { return }
            oldValue?.removeFromSuperview()
            if let view { adopt(view) }
        }
    }
    /// How much of it shows, in points.
    var shownHeight = 0.0 { didSet { if shownHeight != oldValue { superview?.setNeedsLayout() } } }
    /// What goes while another one comes.
    private var leaving: View?

    override init(frame: Rect) {
        super.init(frame: frame)
        clipsToBounds = true
        hitTestBehavior = .passthrough
    }

    /// The height that a view wants in a bar of a width, in points.
    func height(of view: View?, inBarOfWidth width: Double) -> Double {
        guard let view else { return 0 }
        let safe = safeAreaInsets
        let wanted = view.sizeThatFits(Size(width: max(width - safe.left - safe.right, 0), height: 1000)).height
        return wanted.isFinite ? max(wanted, 0).rounded(.up) : 0
    }

    private func adopt(_ view: View) {
        addSubview(view)
        setNeedsLayout()
    }

    /// Lets another view come while the one that is there stays for as long as the way takes.
    ///
    /// - Returns: What is to be done at its end, with whether it came to it.
    func beginTransition(to new: View?) -> (Bool) -> Void {
        let old = view
        guard old !== new else { return { _ in } }
        leaving = old
        view = nil
        if let old { adopt(old) }
        view = new
        new?.alpha = 0
        return { [weak self] isCompleted in
            guard let self else { return }
            leaving = nil
            if isCompleted { old?.removeFromSuperview() } else { view = old }
            view?.alpha = 1
        }
    }

    override func layoutSubviews() {
        let safe = safeAreaInsets
        for case let view? in [view, leaving] {
            let height = height(of: view, inBarOfWidth: bounds.width)
            view.frame = Rect(
                x: safe.left, y: bounds.height - height, width: max(bounds.width - safe.left - safe.right, 0),
                height: height)
        }
    }
}
