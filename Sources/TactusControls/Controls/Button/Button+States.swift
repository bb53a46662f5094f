public import TactusGraphics
import TactusUI

// What a button shows, by its state.
extension Button {
    /// Shows another title in a state.
    ///
    /// - Parameters:
    ///   - title: The title; `nil` for that of the normal state.
    ///   - state: The state, as a whole: one that is said for `.selected` does not show while the button is highlighted
    ///     as well. For `.normal` it is ``title``.
    public final func setTitle(_ title: String?, for state: State) {
        if state == .normal { self.title = title ?? "" } else { change(state) { $0.title = title } }
    }

    /// Returns the title that was set for a state; `nil` when none was.
    public final func title(for state: State) -> String? { state == .normal ? title : parts[exactly: state]?.title }

    /// The title that shows now.
    public final var currentTitle: String { parts[exactly: state]?.title ?? title }

    /// Draws text and sign in another colour in a state.
    ///
    /// - Parameters:
    ///   - color: The colour; `nil` for that of the normal state, or of the style where that has none either.
    ///   - state: The state, as a whole.
    public final func setTitleColor(_ color: Color?, for state: State) { change(state) { $0.titleColor = color } }

    /// Returns the colour that was set for a state; `nil` when none was.
    public final func titleColor(for state: State) -> Color? { parts[exactly: state]?.titleColor }

    /// The colour that was set for what shows now; `nil` when the style decides.
    public final var currentTitleColor: Color? {
        parts[exactly: state]?.titleColor ?? parts[exactly: .normal]?.titleColor
    }

    /// Shows another picture in a state.
    ///
    /// - Parameters:
    ///   - image: The picture; `nil` for that of the normal state.
    ///   - state: The state, as a whole. For `.normal` it is ``image``.
    public final func setImage(_ image: Image?, for state: State) {
        if state == .normal { self.image = image } else { change(state) { $0.image = image } }
    }

    /// Returns the picture that was set for a state; `nil` when none was.
    public final func image(for state: State) -> Image? { state == .normal ? image : parts[exactly: state]?.image }

    /// The picture that shows now; `nil` when a sign shows, or none.
    public final var currentImage: Image? {
        let part = parts[exactly: state]
        return part?.image ?? (part?.icon == nil ? image : nil)
    }

    /// Shows another sign in a state.
    ///
    /// - Parameters:
    ///   - icon: The sign; `nil` for that of the normal state.
    ///   - state: The state, as a whole. For `.normal` it is ``icon``.
    public final func setIcon(_ icon: Icon?, for state: State) {
        if state == .normal { self.icon = icon } else { change(state) { $0.icon = icon } }
    }

    /// Returns the sign that was set for a state; `nil` when none was.
    public final func icon(for state: State) -> Icon? { state == .normal ? icon : parts[exactly: state]?.icon }

    /// The sign that shows now; `nil` when a picture shows, or none.
    public final var currentIcon: Icon? { currentImage == nil ? parts[exactly: state]?.icon ?? icon : nil }

    private func change(_ state: State, _ body: (inout ButtonPart) -> Void) {
        var part = parts[exactly: state] ?? ButtonPart()
        body(&part)
        parts[exactly: state] = part.isEmpty ? nil : part
        contentDidChange()
    }
}
