public import TactusGraphics
public import TactusUI

/// What stands in the place of content that is not there: a sign, what is missing, what to do. UIKit's
/// `UIContentUnavailableConfiguration`; libadwaita's status page.
///
/// ```swift
/// var configuration = ContentUnavailableConfiguration(text: "No notes", icon: .documentText)
/// configuration.button = Action(title: "New note") { _ in library.add() }
/// page.addSubview(ContentUnavailableView(configuration: configuration))
/// ```
public struct ContentUnavailableConfiguration {
    /// What is missing.
    public var text: String
    /// What may be done about it; `nil` for nothing.
    public var secondaryText: String?
    /// A large sign above the text; `nil` for none.
    public var icon: Icon?
    /// A button below the texts; `nil` for none.
    public var button: Action?
    /// Whether something turns above the text, for content that is on its way. `false` by default.
    public var isLoading = false

    /// Creates a configuration.
    ///
    /// - Parameters:
    ///   - text: What is missing.
    ///   - secondaryText: What may be done about it.
    ///   - icon: A large sign above that.
    public init(text: String, secondaryText: String? = nil, icon: Icon? = nil) {
        self.text = text
        self.secondaryText = secondaryText
        self.icon = icon
    }

    /// Returns what is said where a search has found nothing.
    ///
    /// - Parameter term: What was looked for; empty when that is not to be said.
    /// - Returns: The configuration.
    public static func search(for term: String = "") -> Self {
        Self(
            text: term.isEmpty ? "No results" : "No results for “\(term)”", secondaryText: "Try another word.",
            icon: .search)
    }

    /// Returns what is said while content is on its way.
    public static func loading() -> Self {
        var configuration = Self(text: "Loading…")
        configuration.isLoading = true
        return configuration
    }
}
