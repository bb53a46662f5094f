import TactusUI

/// Follows a pen that hovers, with the events that tell of its buttons.
final class PencilHoverRecognizer: HoverGestureRecognizer {
    var report: (Event) -> Void = { _ in }

    override init() {
        super.init()
        name = "pencil hover"
        allowedTouchTypes = [.pencil]
    }

    override func sequenceChanged(with event: Event) {
        super.sequenceChanged(with: event)
        report(event)
    }
}

/// Follows a pen whose tip is down, and takes nothing away from anybody.
final class PencilTouchRecognizer: GestureRecognizer {
    var report: (Event) -> Void = { _ in }

    override init() {
        super.init()
        name = "pencil buttons"
        allowedTouchTypes = [.pencil]
        cancelsTouchesInView = false
        delaysTouchesEnded = false
    }

    override var isAuxiliary: Bool { true }

    override func canPrevent(_ other: GestureRecognizer) -> Bool { false }
    override func canBePrevented(by other: GestureRecognizer) -> Bool { false }

    override func touchesBegan(_ touches: Set<Touch>, with event: Event) { report(event) }

    override func touchesMoved(_ touches: Set<Touch>, with event: Event) { report(event) }

    override func touchesEnded(_ touches: Set<Touch>, with event: Event) {
        report(event)
        state = .failed
    }

    override func touchesCancelled(_ touches: Set<Touch>, with event: Event) { state = .failed }
}
