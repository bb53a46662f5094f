/// A button of an ``AlertController``.
public final class AlertAction {
    /// What a button of a dialog stands for.
    nonisolated public enum Style: Hashable, Sendable, CaseIterable {
        /// Something to do.
        case `default`
        /// Nothing: what Escape, and a touch beside an action sheet, do as well.
        case cancel
        /// Something that cannot be taken back: shown in red.
        case destructive
    }

    /// The text.
    public let title: String
    /// What it stands for.
    public let style: Style
    /// Whether it can be chosen. `true` by default; may change while the dialog is open.
    public var isEnabled = true { didSet { if isEnabled != oldValue { enabledDidChange?() } } }

    let handler: ((AlertAction) -> Void)?
    var enabledDidChange: (() -> Void)?

    /// Creates a button.
    ///
    /// - Parameters:
    ///   - title: Its text.
    ///   - style: What it stands for.
    ///   - handler: Called when it was chosen, and the dialog has gone.
    public init(title: String, style: Style = .default, handler: ((AlertAction) -> Void)? = nil) {
        self.title = title
        self.style = style
        self.handler = handler
    }
}

extension AlertAction: nonisolated Hashable {
    /// Whether both are the same object.
    nonisolated public static func == (left: AlertAction, right: AlertAction) -> Bool { left === right }

    /// Hashes the object's identity.
    nonisolated public func hash(into hasher: inout Hasher) { hasher.combine(ObjectIdentifier(self)) }
}
