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
///
/// On what is selected it waits: a pointer that moves on drags that away, one that is released there has clicked.
final class TextPointerRecognizer: GestureRecognizer {
    /// Which click in a row it is, from 1.
    private(set) var tapCount = 1
    /// The button.
    private(set) var buttons: ButtonMask = []
    /// Whether it was released where it was held back.
    private(set) var wasHeldBack = false
    /// Whether it waits at a point of the window.
    var holdsBack: ((Point) -> Bool)?
    /// Where it waits, in points of the window; `nil` while it does not.
    private var heldAt: Point?
    /// How far a pointer moves that still clicks, in points.
    private static let slop = 4.0

    override init() {
        super.init()
        name = "text pointer"
        allowedTouchTypes = [.indirectPointer]
    }

    override func touchesBegan(_ touches: Set<Touch>, with event: Event) {
        guard let touch = touches.first, state == .possible, heldAt == nil else { return }
        tapCount = touch.tapCount
        buttons = touch.landingButtons
        wasHeldBack = false
        let mayDrag = tapCount == 1 && buttons == .primary && !modifierFlags.contains(.shift)
        if mayDrag, holdsBack?(touch.location(in: nil)) == true {
            heldAt = touch.location(in: nil)
        } else {
            state = .began
        }
    }

    override func touchesMoved(_ touches: Set<Touch>, with event: Event) {
        if let heldAt, let touch = touches.first {
            if (touch.location(in: nil) - heldAt).length > Self.slop { state = .failed }
        } else if state == .began || state == .changed {
            state = .changed
        }
    }

    override func touchesEnded(_ touches: Set<Touch>, with event: Event) {
        wasHeldBack = heldAt != nil
        if self.touches.allSatisfy({ $0.phase == .ended || $0.phase == .cancelled }) { state = .ended }
    }

    override func reset() {
        super.reset()
        heldAt = nil
    }
}
