import TactusGeometry
import TactusGraphics
import TactusPlatform

/// Lets the user drag something from a view: to other views, windows and programs.
///
/// ```swift
/// photoView.addInteraction(DragInteraction(delegate: self))
///
/// func dragInteraction(_ interaction: DragInteraction, itemsForBeginning session: DragSession) -> [ItemProvider] {
///     [.image(photo)]
/// }
/// ```
///
/// A finger or a pen rests on the view for as long as a long press takes, which lifts what is dragged, and then moves.
/// A pointer drags it at once, with the primary button. From then on the drag has the finger: the touches of the scene
/// are cancelled, and views that take drops are told of it (``DropInteraction``). Escape ends it. A context menu of the
/// view opens when it is lifted, and closes when the finger moves on (``LiftingGestureDelegate``).
///
/// Where the system carries no drags between programs, or none that fingers begin, they work within the scene, and as
/// long as the view stays in its window: over a tab that opens another page such a drag ends.
public final class DragInteraction: Interaction {
    /// The view that can be dragged.
    public private(set) weak var view: View?
    /// The delegate that provides the items to drag. Weak.
    public weak var delegate: (any DragInteractionDelegate)?
    /// Whether drags may begin. `true` by default. One that has begun goes on.
    public var isEnabled = true {
        didSet { for recognizer in recognizers { recognizer.isEnabled = isEnabled } }
    }

    /// Lifts what a finger rests on.
    private let press = LongPressGestureRecognizer()
    /// Begins at once with a pointer.
    private let pan = PanGestureRecognizer()
    private var lift: DragLift?
    /// Whether a menu shows what is lifted.
    private var isPutOff = false
    /// The drag that would begin, or has begun.
    private(set) var session: DragSession?

    /// Creates an interaction.
    ///
    /// - Parameter delegate: Who says what is dragged. Not kept alive.
    public init(delegate: any DragInteractionDelegate) {
        self.delegate = delegate
        press.allowedTouchTypes = [.direct, .pencil]
        pan.allowedTouchTypes = [.indirectPointer]
        pan.maximumNumberOfTouches = 1
        press.addTarget(self, action: DragInteraction.pressChanged)
        pan.addTarget(self, action: DragInteraction.panChanged)
        for recognizer in recognizers { recognizer.delegate = self }
    }

    private var recognizers: [GestureRecognizer] { [press, pan] }

    /// Ends what was lifted and not dragged yet.
    public func willMove(to view: View?) {
        for recognizer in recognizers { self.view?.removeGestureRecognizer(recognizer) }
        lift = nil
    }

    /// Follows the touches of the view.
    public func didMove(to view: View?) {
        self.view = view
        for recognizer in recognizers { view?.addGestureRecognizer(recognizer) }
    }

    /// The view as it is seen, where it is seen.
    func picture(for session: DragSession) -> DragPreview? {
        guard let view, let (image, corner) = view.picture() else { return nil }
        return DragPreview(
            image: image, offset: Vector(dx: corner.x - session.start.x, dy: corner.y - session.start.y))
    }
}

// MARK: From lift to drop

extension DragInteraction: LiftingGestureDelegate {
    /// A menu has opened by the press: what is lifted shows when it is dragged.
    public func putOffLift(of recognizer: GestureRecognizer) {
        isPutOff = true
        if let session, lift != nil { router?.conceal(session) }
    }

    /// A press begins anew.
    public func gestureRecognizer(_ recognizer: GestureRecognizer, shouldReceive touch: Touch) -> Bool {
        if lift == nil { isPutOff = false }
        return true
    }

    /// Asks what is dragged: when it is nothing, other gestures may have the touch.
    public func gestureRecognizerShouldBegin(_ recognizer: GestureRecognizer) -> Bool {
        guard lift == nil, let scene = view?.window?.windowScene, let router = scene.application?.drags,
            router.isFree, let delegate, let touch = recognizer.touches.first,
            recognizer === press || recognizer.buttonMask == .primary
        else { return false }
        let session = DragSession(
            of: self, id: router.makeID(), at: recognizer === press ? touch.sceneLocation : touch.landing)
        session.items = delegate.dragInteraction(self, itemsForBeginning: session)
        guard !session.items.isEmpty else { return false }
        session.allowedOperations = delegate.dragInteraction(self, operationsAllowedFor: session)
        session.isRestrictedToApplication = delegate.dragInteraction(self, isRestrictedToApplication: session)
        session.router = router
        self.session = session
        return true
    }

    private func pressChanged(_ press: LongPressGestureRecognizer) {
        follow(press, slop: (view?.window?.windowScene?.inputProfile ?? .uikit).metrics(for: .direct).panSlop)
    }

    private func panChanged(_ pan: PanGestureRecognizer) { follow(pan, slop: 0) }

    private func follow(_ recognizer: GestureRecognizer, slop: Double) {
        guard let session else { return }
        let place = recognizer.touches.first?.sceneLocation ?? session.start
        switch recognizer.state {
        case .began:
            var lift = DragLift(at: session.start, slop: slop)
            if slop == 0 {
                let decision = lift.moved(to: place)
                self.lift = lift
                perform(decision, at: place)
            } else {
                self.lift = lift
                router?.lift(session, isSeen: !isPutOff)
            }
        case .changed:
            if let decision = lift?.moved(to: place) { perform(decision, at: place) }
        case .ended:
            if let decision = lift?.ended() { perform(decision, at: place) }
        default:
            perform(.cancel, at: place)
        }
    }

    private var router: DragRouter? { session?.router }

    private func perform(_ decision: DragLift.Decision, at place: Point) {
        guard let session else { return }
        switch decision {
        case .wait: break
        case .drag: router?.begin(session, at: place)
        case .move: router?.fingerMoved(to: place, of: session)
        case .drop:
            lift = nil
            router?.fingerLifted(of: session)
        case .cancel:
            lift = nil
            router?.fingerCancelled(of: session)
        }
    }

    /// The session is over.
    func forget(_ session: DragSession) {
        guard self.session === session else { return }
        self.session = nil
        lift = nil
    }
}
