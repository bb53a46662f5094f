import TactusControls
import TactusGeometry
import TactusPlatform
import TactusUI

/// What fingers do with the items of a collection, beside tapping and scrolling: uncover actions, take items elsewhere,
/// select several, change the columns.
final class CollectionGestures: LiftingGestureDelegate {
    private unowned let view: CollectionView
    let swipe = PanGestureRecognizer()
    let lift = LongPressGestureRecognizer()
    let handle = PanGestureRecognizer()
    let sweep = PanGestureRecognizer()
    let band = PanGestureRecognizer()
    let pinch = PinchGestureRecognizer()
    private var sweeping: SelectionSweep?
    private var scroller: CollectionEdgeScroller?
    /// Whether a menu shows what a finger rests on.
    private var isPutOff = false

    init(of view: CollectionView) {
        self.view = view
        swipe.name = "uncover actions"
        swipe.allowedAxes = .horizontal
        swipe.maximumNumberOfTouches = 1
        swipe.addAction { [weak self] pan in self?.swiped(pan) }
        lift.name = "lift item"
        lift.addAction { [weak self] press in self?.lifted(press) }
        handle.name = "item handle"
        handle.addAction { [weak self] pan in self?.lifted(pan) }
        sweep.name = "select by two fingers"
        sweep.minimumNumberOfTouches = 2
        sweep.maximumNumberOfTouches = 2
        sweep.allowedTouchTypes = [.direct]
        sweep.addAction { [weak self] pan in self?.swept(pan) }
        band.name = "selection band"
        band.allowedTouchTypes = [.indirectPointer]
        band.addAction { [weak self] pan in self?.swept(pan) }
        pinch.name = "change columns"
        pinch.addAction { [weak self] pinch in self?.pinched(pinch) }
        for recognizer in [swipe, lift, handle, sweep, band, pinch] {
            recognizer.delegate = self
            view.addGestureRecognizer(recognizer)
        }
    }

    /// Ends what fingers do, as if they had been taken away.
    ///
    /// - Returns: Whether they did anything.
    @discardableResult
    func cancelAll() -> Bool {
        let isBusy = view.held != nil || sweeping != nil || view.swipe != nil || view.pinched != nil
        view.drop(cancelled: true)
        endSweep(cancelled: true)
        view.closeSwipe(animated: false)
        endPinch()
        return isBusy
    }

    func endPinch() { view.finishPinch() }

    /// The items are others; what fingers hold of them goes along.
    func itemsDidChange(_ change: CollectionChange) {
        sweeping?.carry(by: change)
        view.carryPinch(by: change)
        if let held = view.held, held.cell.item == nil {
            view.held = nil
            scroller = nil
            held.letGo()
        }
    }

    // MARK: Which fingers

    func gestureRecognizer(_ recognizer: GestureRecognizer, shouldReceive touch: Touch) -> Bool {
        if recognizer === handle { return touch.view is ReorderHandle }
        if recognizer === lift, view.held == nil { isPutOff = false }
        if recognizer === lift { return !(touch.view is ReorderHandle) && !(touch.view is SwipeActionButton) }
        return true
    }

    func gestureRecognizerShouldBegin(_ recognizer: GestureRecognizer) -> Bool {
        let place = recognizer.touches.first?.initialLocation(in: view) ?? recognizer.location(in: view)
        switch recognizer {
        case swipe: return view.beginSwipe(at: place, direction: swipe.initialTranslation(in: view).dx)
        case lift, handle: return view.canLift(at: place)
        case sweep: return maySweep(at: place)
        case band: return isBandStart(place)
        case pinch: return view.pinchedChoice != nil && view.held == nil
        default: return true
        }
    }

    /// Whether the collection is not to scroll, because its fingers select.
    func takesOver(_ touches: [Touch]) -> Bool {
        guard view.selectsSeveral, let touch = touches.first else { return false }
        if touch.type == .indirectPointer { return isBandStart(touch.initialLocation(in: view) ?? .zero) }
        return touches.count == 2 && maySweep(at: touch.location(in: view))
    }

    private func maySweep(at place: Point) -> Bool {
        guard view.selectsItems, view.selectsSeveral, view.held == nil,
            let item = view.item(at: place) ?? view.itemNearest(to: place)
        else { return false }
        let path = view.geometry.path(of: item)
        return view.collectionDelegate?.collectionView(view, shouldBeginMultipleSelectionInteractionAt: path) ?? true
    }

    private func isBandStart(_ place: Point) -> Bool {
        view.selectsItems && view.selectsSeveral && view.item(at: place) == nil
    }

    // MARK: What they do

    private func swiped(_ pan: PanGestureRecognizer) {
        switch pan.state {
        case .began, .changed: view.followSwipe(by: pan.translation(in: view).dx)
        case .ended: view.endSwipe(velocity: pan.velocity(in: view).dx, cancelled: false)
        case .cancelled: view.endSwipe(velocity: 0, cancelled: true)
        case .possible, .failed: break
        }
    }

    /// A menu has opened by the press: the item is taken when the finger moves on.
    func putOffLift(of recognizer: GestureRecognizer) {
        guard recognizer === lift else { return }
        isPutOff = true
        scroller = nil
        view.drop(cancelled: true)
    }

    /// Takes the item that the finger came down on.
    private func take(by recognizer: GestureRecognizer, at place: Point) {
        isPutOff = false
        view.lift(at: recognizer.touches.first?.initialLocation(in: view) ?? recognizer.location(in: view))
        scroller = CollectionEdgeScroller(of: view) { [unowned self] in
            view.carryHeld(to: $0)
        }
        scroller?.follow(place)
    }

    /// Whether a finger that holds a menu has moved on.
    private func hasMovedOn(_ recognizer: GestureRecognizer) -> Bool {
        guard let touch = recognizer.touches.first, let start = touch.initialLocation(in: view) else { return false }
        return touch.location(in: view).distance(to: start) > recognizer.metrics(for: touch.type).longPressMovement
    }

    private func lifted(_ recognizer: GestureRecognizer) {
        let place = recognizer.location(in: nil)
        switch recognizer.state {
        case .began:
            if !(isPutOff && recognizer === lift) { take(by: recognizer, at: place) }
        case .changed where isPutOff && recognizer === lift:
            guard hasMovedOn(recognizer) else { return }
            take(by: recognizer, at: place)
            view.carryHeld(to: view.convert(place, from: nil))
        case .changed:
            view.carryHeld(to: view.convert(place, from: nil))
            scroller?.follow(place)
        case .ended:
            scroller = nil
            view.drop(cancelled: false)
        case .cancelled:
            scroller = nil
            view.drop(cancelled: true)
        case .possible, .failed: break
        }
    }

    private func swept(_ pan: PanGestureRecognizer) {
        let place = pan.location(in: nil)
        switch pan.state {
        case .began:
            let isBand = pan === band
            let start = pan.location(in: view) - pan.translation(in: view)
            sweeping = SelectionSweep(
                of: view, from: start, isBand: isBand, adding: pan.modifierFlags.contains(.control))
            scroller = CollectionEdgeScroller(of: view) { [unowned self] in
                sweeping?.follow($0)
            }
            scroller?.follow(place)
            sweeping?.follow(view.convert(place, from: nil))
        case .changed:
            sweeping?.follow(view.convert(place, from: nil))
            scroller?.follow(place)
        case .ended: endSweep(cancelled: false)
        case .cancelled: endSweep(cancelled: true)
        case .possible, .failed: break
        }
    }

    private func endSweep(cancelled: Bool) {
        sweeping?.end(cancelled: cancelled)
        sweeping = nil
        if view.held == nil { scroller = nil }
    }

    private func pinched(_ pinch: PinchGestureRecognizer) {
        switch pinch.state {
        case .began:
            view.beginPinch(at: pinch.location(in: view))
            view.followPinch(scale: pinch.scale, at: pinch.location(in: view))
        case .changed: view.followPinch(scale: pinch.scale, at: pinch.location(in: view))
        case .ended, .cancelled: view.finishPinch()
        case .possible, .failed: break
        }
    }
}
