public import Tactus

nonisolated extension TextField {
    /// The user has changed what a field says: its object.
    public static let textDidChangeNotification = Notification.Name("UITextFieldTextDidChangeNotification")
    /// A field begins to be edited: its object.
    public static let textDidBeginEditingNotification = Notification.Name(
        "UITextFieldTextDidBeginEditingNotification")
    /// A field is edited no more: its object.
    public static let textDidEndEditingNotification = Notification.Name("UITextFieldTextDidEndEditingNotification")
}

nonisolated extension TextView {
    /// The user has changed what a text view says: its object.
    public static let textDidChangeNotification = Notification.Name("UITextViewTextDidChangeNotification")
    /// A text view begins to be edited: its object.
    public static let textDidBeginEditingNotification = Notification.Name("UITextViewTextDidBeginEditingNotification")
    /// A text view is edited no more: its object.
    public static let textDidEndEditingNotification = Notification.Name("UITextViewTextDidEndEditingNotification")
}

/// Tells the notification center of fields and text views, once somebody asks for that.
enum TextNotifications {
    private static weak var application: Application?

    private static let names: [(Notification.Name, Control.Events)] = [
        (TextField.textDidChangeNotification, .editingChanged),
        (TextField.textDidBeginEditingNotification, .editingDidBegin),
        (TextField.textDidEndEditingNotification, .editingDidEnd),
    ]

    private static let viewNames = [
        TextView.textDidChangeNotification, TextView.textDidBeginEditingNotification,
        TextView.textDidEndEditingNotification,
    ]
    /// The text views that are told of.
    private static var views = Notes<TextView, Bool>()

    /// Begins to tell of the fields and text views that are in windows, and come into some, where the
    /// name is one of theirs.
    static func begin(for name: Notification.Name?, of object: Any?) {
        guard let name, names.contains(where: { $0.0 == name }) || viewNames.contains(name) else { return }
        if let object = object as? View { watchEditing(of: object) }
        guard let shared = Application.sharedIfAny, shared !== application else { return }
        application = shared
        let others = shared.viewPreparation
        shared.viewPreparation = { view in
            others?(view)
            watchEditing(of: view)
        }
        for window in shared.scenes.flatMap(\.windows) { watchFields(in: window) }
    }

    private static func watchFields(in view: View) {
        watchEditing(of: view)
        for subview in view.subviews { watchFields(in: subview) }
    }

    private static func watchEditing(of view: View) {
        if let field = view as? TextField { watch(field) }
        if let text = view as? TextView { watch(text) }
    }

    private static func watch(_ view: TextView) {
        guard views[view] == nil else { return }
        views[view] = true
        let others = view.editingObserver
        view.editingObserver = { [unowned view] moment in
            others?(moment)
            let name =
                switch moment {
                case .didBegin: TextView.textDidBeginEditingNotification
                case .didChange: TextView.textDidChangeNotification
                case .didEnd: TextView.textDidEndEditingNotification
                }
            NotificationCenter.default.post(name: name, object: view)
        }
    }

    private static func watch(_ field: TextField) {
        for (name, event) in names {
            // An action of the same name takes the place of the one before.
            field.removeTarget(nil, action: name.rawValue, for: event)
            let teller = FieldTeller.shared
            let tell: @MainActor (FieldTeller) -> @MainActor (TextField) -> Void = { _ in
                { NotificationCenter.default.post(name: name, object: $0) }
            }
            field.addTarget(teller, action: tell, for: event, identifier: name.rawValue)
        }
    }
}

/// Whose actions tell of fields.
private final class FieldTeller {
    static let shared = FieldTeller()
}
