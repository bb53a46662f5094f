import TactusPlatform
import TactusUI

// Overrides of the responder's methods stand in the class; what they do stands here.
extension Control {
    /// Changes the value when a key asks for it.
    ///
    /// - Returns: Whether the key asks for something that the control has.
    final func adjustsValue(for key: Key) -> Bool {
        guard isEnabled, letsUserIn, let step = valueStep(for: key), adjustValue(by: step) else { return false }
        window?.showsFocus = true
        return true
    }

    /// Whether a press does what a tap does: the space bar, return, enter or select, without other modifiers than
    /// Shift, and the keys go to this control.
    final func isActivated(by press: Press) -> Bool {
        guard isEnabled, isFirstResponder, letsUserIn,
            press.key.modifierFlags.isDisjoint(with: [.control, .alternate, .command])
        else { return false }
        switch press.key.usage {
        case .keyboardSpacebar, .keyboardReturnOrEnter, .keypadEnter: return true
        default: return press.type == .select
        }
    }

    /// Activates the control when one of these presses does, and answers the others.
    final func presses(_ presses: Set<Press>, thatBeginWith event: PressesEvent?) -> Set<Press> {
        let activating = presses.filter(isActivated)
        guard !activating.isEmpty else { return presses }
        activatingPresses.formUnion(activating.map(\.id))
        activate(with: event)
        return presses.subtracting(activating)
    }

    /// The presses that do not belong to an activation; those that do are over.
    final func presses(_ presses: Set<Press>, thatEndWith event: PressesEvent?) -> Set<Press> {
        let others = presses.filter { !activatingPresses.contains($0.id) }
        activatingPresses.subtract(presses.map(\.id))
        return others
    }
}
