import TactusGraphics

/// What a button shows in one of its states, where that is not what it shows in all.
struct ButtonPart {
    var title: String?
    var titleColor: Color?
    var icon: Icon?
    var image: Image?

    var isEmpty: Bool { title == nil && titleColor == nil && icon == nil && image == nil }
}

/// What a button shows in states of its own: rule CT-34.
///
/// A state counts as a whole: what is said for a selected button is not said for one that is selected and highlighted.
/// Whether it has the focus does not matter.
struct ButtonParts {
    private var parts: [Control.State: ButtonPart] = [:]

    /// Whether nothing is said.
    var isEmpty: Bool { parts.isEmpty }

    /// What is said for a state and for no other.
    subscript(state: Control.State) -> ButtonPart {
        get { parts[state.subtracting(.focused)] ?? ButtonPart() }
        set { parts[state.subtracting(.focused)] = newValue.isEmpty ? nil : newValue }
    }
}
