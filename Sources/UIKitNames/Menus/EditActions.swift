public import Tactus

/// Whether two keys are for the same action: for a `switch` over the action that a responder is asked about.
///
/// ```swift
/// override func canPerform<P>(_ action: ActionKey<P>, withSender sender: Any?) -> Bool {
///     switch action {
///     case ActionKey<any Copying>.copy: !selection.isEmpty
///     default: super.canPerform(action, withSender: sender)
///     }
/// }
/// ```
nonisolated public func ~= <P, Other>(pattern: ActionKey<P>, value: ActionKey<Other>) -> Bool { pattern == value }
