import TactusControls
public import TactusUI

/// A description of the view that a test means: its role, its name, or both.
///
/// ```swift
/// try host.tap(.button("Save"))
/// let volume = try host.find(Slider.self, "volume")
/// ```
///
/// A text names a view that has it as its ``/TactusUI/View/accessibilityLabel`` (a button's title, a label's text) or
/// as its ``/TactusUI/View/name``. Views that cannot be seen, and those of scenes that are suspended, are not meant.
public struct ViewQuery: CustomStringConvertible {
    /// The view in words: `button “Save”`.
    public let description: String
    private let isMet: (View) -> Bool

    /// A view of a class, or of a subclass of it.
    ///
    /// - Parameters:
    ///   - type: The class.
    ///   - text: What the view is called; `nil` for any.
    public init<V: View>(_ type: V.Type, _ text: String? = nil) {
        let kind = "\(type)".lowercased()
        description = text.map { "\(kind) “\($0)”" } ?? kind
        isMet = { view in
            guard view is V else { return false }
            return text == nil || view.accessibilityLabel == text || view.name == text
        }
    }

    /// A button with that title, label or name.
    public static func button(_ text: String) -> Self { Self(Button.self, text) }

    /// A control of any kind with that label or name.
    public static func control(_ text: String) -> Self { Self(Control.self, text) }

    /// A label that shows that text, or is called so.
    public static func label(_ text: String) -> Self { Self(Label.self, text) }

    /// A view of any kind with that label or name.
    public static func view(_ text: String) -> Self { Self(View.self, text) }

    /// Whether a view is meant, seen or not.
    func isMet(by view: View) -> Bool { isMet(view) }
}
