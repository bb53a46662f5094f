public import TactusGraphics
public import TactusUI

/// How the lines above and below a row of a list look. UIKit's `UIListSeparatorConfiguration`.
///
/// ```swift
/// var settings = CollectionLayoutSection.list(configuration, in: environment)
/// settings.itemSeparatorHandler = { path, separator in
///     var separator = separator
///     if path.item == 0 { separator.bottomSeparatorVisibility = .hidden }  // no line below the first row
///     return separator
/// }
/// ```
nonisolated public struct ListSeparatorConfiguration: Hashable, Sendable {
    /// Whether a line is drawn. UIKit's `UIListSeparatorConfiguration.Visibility`.
    public enum Visibility: Hashable, Sendable {
        /// Where lists have one: below each row, but for the last one on a plate; above none.
        case automatic
        /// In any case.
        case visible
        /// Not at all.
        case hidden
    }

    /// Insets whose sides stand for what lists do by themselves: a line begins where the text of its row does, and ends
    /// at the side. Each side of it stands for that alone.
    public static let automaticInsets = DirectionalInsets(
        top: 0, leading: .greatestFiniteMagnitude, bottom: 0, trailing: .greatestFiniteMagnitude)

    /// Whether a line is drawn at the upper edge of the row; ``Visibility/automatic`` by default, which draws none.
    public var topSeparatorVisibility = Visibility.automatic
    /// Whether a line is drawn at the lower edge of the row; ``Visibility/automatic`` by default.
    public var bottomSeparatorVisibility = Visibility.automatic
    /// How far the upper line stays away from the sides of the row, in points; ``automaticInsets`` by default. What
    /// they say of top and bottom does not count.
    public var topSeparatorInsets = ListSeparatorConfiguration.automaticInsets
    /// How far the lower line stays away from the sides of the row, in points; as ``topSeparatorInsets``.
    public var bottomSeparatorInsets = ListSeparatorConfiguration.automaticInsets
    /// The colour of the lines; `Color.separator` by default.
    public var color = Color.separator

    /// Creates what lists do by themselves.
    public init() {}

    /// Which edges have a line, in a list where those that are automatic have one or not.
    func lines(automaticBottom: Bool) -> (top: Bool, bottom: Bool) {
        (
            topSeparatorVisibility == .visible,
            bottomSeparatorVisibility == .automatic ? automaticBottom : bottomSeparatorVisibility == .visible
        )
    }
}
