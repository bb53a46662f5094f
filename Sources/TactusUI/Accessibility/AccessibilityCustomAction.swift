public import TactusGraphics

/// Something that can be done with a view beside what a tap on it does, for users who cannot swipe or hold it: delete,
/// share, move up. See ``View/accessibilityCustomActions``.
///
/// ```swift
/// card.accessibilityCustomActions = [
///     AccessibilityCustomAction(name: "Delete") { [unowned self] _ in remove(card) }
/// ]
/// ```
///
/// Assistive tools offer the actions of what they stand on by their names.
public final class AccessibilityCustomAction {
    /// What is done, in a word or two of the user's language.
    public var name: String
    /// A picture of it, for tools that show the actions; `nil` for none. The bus has no room for one.
    public var image: Image?
    /// Does it, and returns whether it was done.
    public var actionHandler: (AccessibilityCustomAction) -> Bool

    /// Creates an action.
    ///
    /// - Parameters:
    ///   - name: What is done, in a word or two of the user's language.
    ///   - image: A picture of it, for tools that show the actions.
    ///   - actionHandler: Does it, and returns whether it was done.
    public init(
        name: String, image: Image? = nil, actionHandler: @escaping (AccessibilityCustomAction) -> Bool
    ) {
        self.name = name
        self.image = image
        self.actionHandler = actionHandler
    }

    /// Does it.
    ///
    /// - Returns: Whether it was done.
    @discardableResult
    public func perform() -> Bool { actionHandler(self) }
}
