import TactusUI

extension ViewController {
    /// Whether the controller may contain a page: one that is in no other container, not presented, and not around this
    /// one.
    func mayContain(_ controller: ViewController) -> Bool {
        controller.parent == nil && controller.presentingViewController == nil
            && !sequence(first: self, next: \.parent).contains(controller)
    }
}
