public import TactusUI

/// What a cell shows, as a value that makes the view for it. UIKit's `UIContentConfiguration`.
///
/// ```swift
/// struct Badge: ContentConfiguration {
///     var count = 0
///     var color = Color.secondaryLabel
///     func makeContentView() -> any View & ContentView { BadgeView(self) }
///     func updated(for state: any ConfigurationState) -> Badge {
///         var badge = self
///         badge.color = (state as? CellConfigurationState)?.isSelected == true ? .label : .secondaryLabel
///         return badge
///     }
/// }
/// cell.hostedContent = Badge(count: 3)
/// ```
public protocol ContentConfiguration {
    /// Makes the view, which shows this configuration, and others of its type that it is given.
    func makeContentView() -> any View & ContentView

    /// Returns the configuration for a state. Called by cells that do so by themselves
    /// (``CollectionCell/automaticallyUpdatesContentConfiguration``) before they show, and when their
    /// state has changed.
    func updated(for state: any ConfigurationState) -> Self
}

/// A view that shows a ``ContentConfiguration``. UIKit's `UIContentView`.
public protocol ContentView: AnyObject {
    /// What it shows. Set when that changes.
    var configuration: any ContentConfiguration { get set }

    /// Returns whether the view can show a configuration: by default one of the type of its own.
    func supports(_ configuration: any ContentConfiguration) -> Bool
}

extension ContentView {
    /// Whether it is of the same type as the view's own.
    public func supports(_ configuration: any ContentConfiguration) -> Bool {
        type(of: configuration) == type(of: self.configuration)
    }
}

/// What a cell shows by a configuration, and how it follows the cell's state.
final class HostedContent {
    private(set) var configuration: any ContentConfiguration
    private(set) var view: any View & ContentView

    init(_ configuration: any ContentConfiguration, in cell: CollectionCell) {
        self.configuration = configuration
        view = configuration.makeContentView()
        fill(cell)
    }

    /// Shows another configuration, in the same view where that can.
    func show(_ configuration: any ContentConfiguration, in cell: CollectionCell) {
        self.configuration = configuration
        if view.supports(configuration) {
            view.configuration = configuration
        } else {
            view.removeFromSuperview()
            view = configuration.makeContentView()
            fill(cell)
        }
        cell.setNeedsMeasuring()
    }

    /// Brings the view behind what the program has put into the cell, in front of what a row shows itself, as large as
    /// the content.
    private func fill(_ cell: CollectionCell) {
        let (content, view) = (cell.contentView, view as View)
        view.translatesAutoresizingMaskIntoConstraints = false
        View.performWithoutAnimation {
            view.frame = content.bounds
            content.insertSubview(view, at: content.subviews.first is RowContentView ? 1 : 0)
        }
        LayoutConstraint.activate([
            view.leadingAnchor.constraint(equalTo: content.leadingAnchor),
            view.trailingAnchor.constraint(equalTo: content.trailingAnchor),
            view.topAnchor.constraint(equalTo: content.topAnchor),
            view.bottomAnchor.constraint(equalTo: content.bottomAnchor),
        ])
    }
}
