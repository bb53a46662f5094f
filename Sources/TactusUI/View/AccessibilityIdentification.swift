/// What logs, traces and tests call by a text of the program: views and controllers. UIKit's
/// `UIAccessibilityIdentification`.
///
/// ```swift
/// total.name = "total"
/// try host.find(Label.self, "total")
/// ```
@MainActor
public protocol AccessibilityIdentification: AnyObject {
    /// A free text, which is not read out; `nil` for none.
    var accessibilityIdentifier: String? { get set }
}

extension AccessibilityIdentification {
    /// ``accessibilityIdentifier`` for short. A class of yours may have a property of this name that is about something
    /// else; logs and tests then go by the identifier.
    public var name: String? {
        get { accessibilityIdentifier }
        set { accessibilityIdentifier = newValue }
    }
}

extension View: AccessibilityIdentification {}
extension ViewController: AccessibilityIdentification {}
