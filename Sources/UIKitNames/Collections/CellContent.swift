public import Tactus

/// What a cell shows, as a value that makes the view for it.
public typealias UIContentConfiguration = ContentConfiguration
/// A view that shows a configuration.
public typealias UIContentView = ContentView
/// In what state something is that is configured by a value.
public typealias UIConfigurationState = ConfigurationState
/// By what name a program notes something in a state.
public typealias UIConfigurationStateCustomKey = ConfigurationStateCustomKey
/// In what state a cell is.
public typealias UICellConfigurationState = CellConfigurationState
/// Shows a configuration anywhere, as a row would.
public typealias UIListContentView = ListContentView

extension CollectionCell {
    /// What the cell shows behind views of the program's own; `nil` for nothing. A row of a list shows what a row shows
    /// itself, and other content in its place.
    @_disfavoredOverload
    public var contentConfiguration: (any UIContentConfiguration)? {
        get {
            if let content = hostedContent { return content }
            guard let row = self as? CollectionListCell else { return nil }
            return row.contentConfiguration as ListContentConfiguration
        }
        set {
            guard let row = self as? CollectionListCell else { return hostedContent = newValue }
            row.contentConfiguration = newValue as? ListContentConfiguration ?? ListContentConfiguration()
            hostedContent = newValue is ListContentConfiguration ? nil : newValue
        }
    }
}
