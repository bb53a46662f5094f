import TactusControls
import TactusGeometry
import TactusGraphics
import TactusUI

/// The card of a sheet: a round plate with the controller's view in it, and a grabber above that.
final class SheetCard: View {
    /// How far the plate goes on below its lower edge, so that a spring that swings over shows no gap, in points.
    private static let reserve = 120.0

    let grabber = View()
    private let plate = View()
    /// Keeps a card apart from what is behind, where both are dark.
    private let rim = View()
    private var content: View?
    private var reachesDown = true

    init() {
        super.init(frame: .zero)
        name = "sheet"
        plate.backgroundColor = .systemBackground
        grabber.backgroundColor = .systemFill
        grabber.isHidden = true
        grabber.isUserInteractionEnabled = false
        plate.isUserInteractionEnabled = false
        rim.isUserInteractionEnabled = false
        rim.borderWidth = 1
        rim.borderColor = .separator
        addSubview(plate)
        addSubview(rim)
        addSubview(grabber)
    }

    override var standardAccessibility: AccessibilityDescription { AccessibilityDescription(.dialog) }

    /// Takes the view in that it shows.
    func hold(_ view: View) {
        content?.removeFromSuperview()
        content = view
        view.clipsToBounds = true
        insertSubview(view, belowSubview: rim)
        setNeedsLayout()
    }

    /// - Parameters:
    ///   - radius: How round it is.
    ///   - isFloating: Whether it is a card with four corners.
    func setShape(radius: Double, isFloating: Bool) {
        let corners: RectCorner = [.topLeft, .topRight]
        setShape(radius: radius, corners: isFloating ? corners.union([.bottomLeft, .bottomRight]) : corners)
        reachesDown = !isFloating
    }

    /// - Parameters:
    ///   - radius: How round it is.
    ///   - corners: Which corners are round.
    func setShape(radius: Double, corners: RectCorner) {
        reachesDown = false
        content?.additionalSafeAreaInsets.top = grabber.isHidden ? 0 : 12
        for view in [plate, content, rim].compactMap(\.self) {
            view.cornerRadius = radius
            view.cornerCurve = theme.radii.curve
            view.maskedCorners = corners
        }
        setNeedsLayout()
    }

    override func layoutSubviews() {
        var box = bounds
        content?.frame = box
        if reachesDown { box.size.height += Self.reserve }
        plate.frame = box
        plate.shadow = theme.shadows.sheet
        rim.frame = box
        if let color = content?.backgroundColor { plate.backgroundColor = color }
        grabber.frame = Rect(x: bounds.midX - 18, y: 6, width: 36, height: 5)
        grabber.cornerRadius = theme.radii.capsule(of: grabber.bounds.height)
    }
}

/// Brings a sheet up from the lower edge, or takes it down again.
final class SheetTransition: ViewControllerAnimatedTransitioning {
    private let card: SheetCard
    private let isPresenting: Bool
    private let velocity: Double

    init(_ card: SheetCard, isPresenting: Bool, velocity: Double) {
        self.card = card
        self.isPresenting = isPresenting
        self.velocity = velocity
    }

    func interruptibleAnimator(using transition: ViewControllerTransition) -> PropertyAnimator {
        let center = card.center
        let height = max(transition.containerView.bounds.height - card.frame.minY, 0) + 24
        let below = center + Vector(dx: 0, dy: height)
        if isPresenting { View.performWithoutAnimation { card.center = below } }
        return PropertyAnimator(
            spring: card.theme.motion.sheet,
            initialVelocity: Vector(dx: 0, dy: isPresenting ? 0 : velocity)
        ) { [self] in card.center = isPresenting ? center : below }
    }
}

/// Recognizes a drag that begins on a card where it shows, also on its way. Lies on the container: a view on its way is
/// hit where it will be.
class CardPanGestureRecognizer: PanGestureRecognizer {
    weak var sheet: SheetPresentationController?

    override func shouldReceive(_ event: Event) -> Bool {
        guard let card = sheet?.card, let view else { return false }
        let landing = event.allTouches.filter { $0.phase == .began && $0.window === view.window }
        guard !landing.isEmpty, card.superview === view else { return true }
        return landing.contains { card.presentedFrame.contains($0.location(in: view)) }
    }
}

/// Draws a sheet, unless a scroll view in it goes first.
final class SheetPanGestureRecognizer: CardPanGestureRecognizer, GestureRecognizerDelegate {
    override init() {
        super.init()
        name = "sheet"
        allowedAxes = .vertical
        maximumNumberOfTouches = 1
        excludesSlop = true
    }

    /// A scroll view waits, to see whether the finger draws the sheet.
    override func shouldBeRequiredToFail(by other: GestureRecognizer) -> Bool {
        guard let scrollView = other.view as? ScrollView, other === scrollView.panGestureRecognizer else {
            return false
        }
        return numberOfTouches > 0 && scrollView !== view
    }

    func gestureRecognizerShouldBegin(_ recognizer: GestureRecognizer) -> Bool {
        sheet?.takesDrag(in: touchedScrollView, going: initialTranslation(in: view)) ?? false
    }

    /// The innermost scroll view in the sheet that the finger is in, and that can scroll up and down.
    private var touchedScrollView: ScrollView? {
        guard let touched = touches.first?.view, let view else { return nil }
        return sequence(first: touched, next: \.superview).prefix { $0 !== view }.lazy
            .compactMap { $0 as? ScrollView }.first { $0.isScrollEnabled }
    }
}

/// What dims the page behind, and takes its touches.
final class Veil: View {
    /// Returns who gets a touch at a point of the veil; `nil` for the veil itself.
    var passesTouches: ((Point, Event?) -> View?)?

    override func hitTest(_ point: Point, with event: Event?) -> View? {
        let hit = super.hitTest(point, with: event)
        return hit === self ? passesTouches?(point, event) ?? hit : hit
    }
}
