import Tactus

/// A stack of pages without a bar, which slide side by side. A tap anywhere pushes one of two hundred labels, the next
/// tap takes it away again.
final class PlainStack: NavigationController, NavigationControllerDelegate {
    override func viewDidLoad() {
        super.viewDidLoad()
        isNavigationBarHidden = true
        delegate = self
        setViewControllers([FirstPage()], animated: false)
    }

    func navigationController(
        _ navigationController: NavigationController, animationControllerFrom from: ViewController,
        to: ViewController, isPush: Bool
    ) -> (any ViewControllerAnimatedTransitioning)? { Slide(isPush: isPush) }
}

/// A page that says what to do.
final class FirstPage: ViewController {
    override func viewDidLoad() {
        title = "First"
        view.backgroundColor = Color(hex: 0xF0F0F0)
        let label = Label(text: "Tap to push", frame: Rect(x: 0, y: 0, width: 800, height: 600))
        label.font = Font(family: "DejaVu Sans", size: 14)
        label.textAlignment = .center
        view.addSubview(label)
        let tap = TapGestureRecognizer()
        tap.addAction { [unowned self] _ in
            navigationController?.pushViewController(LabelsPage(), animated: true)
        }
        view.addGestureRecognizer(tap)
    }
}

/// A page of two hundred labels.
final class LabelsPage: ViewController {
    override func viewDidLoad() {
        title = "Second"
        view.backgroundColor = .white
        let font = Font(family: "DejaVu Sans", size: 14)
        for index in 0..<200 {
            let label = Label(text: "Label " + String(1000 + index).dropFirst())
            label.font = font
            label.textColor = .black
            label.textAlignment = .center
            label.frame = Rect(x: Double(index % 8) * 100, y: Double(index / 8) * 24, width: 100, height: 24)
            view.addSubview(label)
        }
        let tap = TapGestureRecognizer()
        tap.addAction { [unowned self] _ in navigationController?.popViewController(animated: true) }
        view.addGestureRecognizer(tap)
    }
}

/// Two pages that go the same way side by side, fast at first.
private final class Slide: ViewControllerAnimatedTransitioning {
    private let isPush: Bool

    init(isPush: Bool) { self.isPush = isPush }

    func interruptibleAnimator(using transition: ViewControllerTransition) -> PropertyAnimator {
        let pages = [transition.fromViewController?.view, transition.toViewController?.view].compactMap(\.self)
        let width = transition.containerView.bounds.width
        let way = Vector(dx: isPush ? -width : width, dy: 0)
        View.performWithoutAnimation {
            pages.last?.center -= way
            // Pixels that only move are painted once.
            for page in pages { page.shouldRasterize = true }
        }
        let easeOutCubic = AnimationCurve(
            controlPoint1: Point(x: 1.0 / 3, y: 1), controlPoint2: Point(x: 2.0 / 3, y: 1))
        let animator = PropertyAnimator(duration: .milliseconds(350), curve: easeOutCubic) {
            for page in pages { page.center += way }
        }
        animator.addCompletion { _ in for page in pages { page.shouldRasterize = false } }
        return animator
    }
}
