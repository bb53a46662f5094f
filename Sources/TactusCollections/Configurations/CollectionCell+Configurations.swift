import TactusUI

/// How a cell is configured by its state; made for cells that are.
final class CellConfiguring {
    var content: HostedContent?
    var isAutomatic = true
    var handler: ((CollectionCell, CellConfigurationState) -> Void)?
}

// What a cell shows by values, and by its state.
extension CollectionCell {
    /// What the cell shows behind views of the program's own, as a value that makes the view for it; `nil`, the
    /// default, for nothing. The view fills ``CollectionCell/contentView``; its constraints, or its intrinsic size, say
    /// how large the cell would like to be. Another configuration that the view
    /// supports (``ContentView/supports(_:)``) is handed to it. UIKit's `contentConfiguration`.
    public final var hostedContent: (any ContentConfiguration)? {
        get { configuring?.content?.configuration }
        set {
            guard let newValue else {
                configuring?.content?.view.removeFromSuperview()
                configuring?.content = nil
                return
            }
            let configuring = configuringMade
            let configuration = configuring.isAutomatic ? newValue.updated(for: configurationState) : newValue
            if let content = configuring.content {
                content.show(configuration, in: self)
            } else {
                configuring.content = HostedContent(configuration, in: self)
                setNeedsMeasuring()
            }
        }
    }

    /// Whether the cell gives its ``hostedContent`` the form for its state (``ContentConfiguration/updated(for:)``),
    /// before it shows and when the state has changed. `true` by default.
    public final var automaticallyUpdatesContentConfiguration: Bool {
        get { configuring?.isAutomatic ?? true }
        set {
            guard newValue != automaticallyUpdatesContentConfiguration else { return }
            configuringMade.isAutomatic = newValue
            setNeedsUpdateConfiguration()
        }
    }

    /// Called after ``updateConfiguration(using:)``: for a cell that is configured by its state without a class of its
    /// own. `nil` by default. Setting it asks for a call.
    public final var configurationUpdateHandler: ((CollectionCell, CellConfigurationState) -> Void)? {
        get { configuring?.handler }
        set {
            if newValue != nil { configuringMade.handler = newValue } else { configuring?.handler = nil }
            setNeedsUpdateConfiguration()
        }
    }

    /// Asks for ``updateConfiguration(using:)`` with the cell's next layout, however often it is called before that.
    public final func setNeedsUpdateConfiguration() {
        guard !needsUpdateConfiguration, receivesAttributes || configuring != nil else { return }
        needsUpdateConfiguration = true
        setNeedsLayout()
    }

    /// Brings the cell up to date, where that was asked for.
    final func updateConfigurationIfNeeded() {
        guard needsUpdateConfiguration else { return }
        needsUpdateConfiguration = false
        let state = configurationState
        if let configuring, configuring.isAutomatic, let content = configuring.content {
            content.show(content.configuration.updated(for: state), in: self)
        }
        updateConfiguration(using: state)
        configuring?.handler?(self, state)
    }

    /// Brings the cell up to date before it is measured.
    final func configureAhead() {
        guard needsUpdateConfiguration else { return }
        updateConfigurationIfNeeded()
        isConfiguredAhead = true
    }

    private var configuringMade: CellConfiguring {
        if let configuring { return configuring }
        let made = CellConfiguring()
        configuring = made
        return made
    }

    /// The state, as far as the cell itself knows it.
    final var ownConfigurationState: CellConfigurationState {
        var state = CellConfigurationState(traitCollection: traitCollection)
        (state.isSelected, state.isHighlighted) = (isSelected, isHighlighted)
        (state.isEditing, state.isReordering) = (isEditing, isLifted)
        (state.isFocused, state.isSwiped) = (isMarked, !swipeActions.isEmpty)
        state.isDisabled = !isUserInteractionEnabled
        return state
    }
}
