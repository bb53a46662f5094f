import TactusPlatform
import TactusUI

/// Sees every touch of a window while a menu is shown, and tells of those that land elsewhere. It takes none.
final class MenuDismisser: GestureRecognizer {
    /// What is called when a touch lands, with the view that it landed on.
    var onTouch: ((View?) -> Void)?

    override init() {
        super.init()
        name = "text menu"
        cancelsTouchesInView = false
        delaysTouchesEnded = false
        requiresExclusiveTouchType = false
        allowedTouchTypes = [.direct, .indirect, .pencil, .indirectPointer]
    }

    override var isAuxiliary: Bool { true }

    override func touchesBegan(_ touches: Set<Touch>, with event: Event) {
        let views = touches.map(\.view)
        state = .failed
        for view in views { onTouch?(view) }
    }
}
