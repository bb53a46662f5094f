import TactusEditing
import TactusGeometry
import TactusPlatform
import TactusUI

/// Taps of a finger or a pen on a text: each of them, with how many came before it.
final class TextTapRecognizer: TapGestureRecognizer {
    /// Which tap in a row it is, from 1.
    private(set) var tapCount = 1

    override init() {
        super.init()
        name = "text tap"
        allowedTouchTypes = [.direct, .pencil]
    }

    override func touchesBegan(_ touches: Set<Touch>, with event: Event) {
        super.touchesBegan(touches, with: event)
        tapCount = touches.first?.tapCount ?? 1
    }
}

/// A pointer that is pressed in a text, from the press to the release.
final class TextPointerRecognizer: GestureRecognizer {
    /// Which click in a row it is, from 1.
    private(set) var tapCount = 1
    /// The button.
    private(set) var buttons: ButtonMask = []

    override init() {
        super.init()
        name = "text pointer"
        allowedTouchTypes = [.indirectPointer]
    }

    override func touchesBegan(_ touches: Set<Touch>, with event: Event) {
        guard let touch = touches.first, state == .possible else { return }
        tapCount = touch.tapCount
        buttons = touch.landingButtons
        state = .began
    }

    override func touchesMoved(_ touches: Set<Touch>, with event: Event) {
        if state == .began || state == .changed { state = .changed }
    }

    override func touchesEnded(_ touches: Set<Touch>, with event: Event) {
        if self.touches.allSatisfy({ $0.phase == .ended || $0.phase == .cancelled }) { state = .ended }
    }
}
