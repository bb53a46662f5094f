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
    public final func title(for state: State) -> String? { parts[exactly: state]?.title ?? title }

    /// The title that shows now.
    public final var currentTitle: String { parts[exactly: state]?.title ?? title }

    /// Shows a title with a look of its own in a state, in place of ``title``.
    ///
    /// - Parameters:
    ///   - title: The title. What it says nothing of is as the button says: its font, its colour. `nil` for none.
    ///   - state: The state, as a whole. One that has no title of its own shows that of the normal state.
    public final func setStyledTitle(_ title: StyledText?, for state: State) {
        change(state) { $0.styledTitle = title }
    }

    /// Returns the title with a look of its own that was set for a state; `nil` when none was.
    public final func styledTitle(for state: State) -> StyledText? { parts[exactly: state]?.styledTitle }

    /// The title with a look of its own that shows now; `nil` when a plain one does.
    public final var currentStyledTitle: StyledText? {
        guard !parts.isEmpty else { return nil }
        let part = parts[exactly: state]
        return part?.styledTitle ?? (part?.title == nil ? parts[exactly: .normal]?.styledTitle : nil)
    }

    /// The title as it is set now.
    final var shownTitle: StyledText { currentStyledTitle ?? StyledText(currentTitle) }

    /// Whether there is no title now.
    final var showsNoTitle: Bool { currentStyledTitle?.isEmpty ?? currentTitle.isEmpty }

    /// Draws a picture behind the content, over all of the button, in a state.
    ///
    /// - Parameters:
    ///   - image: The picture, stretched to the button's size; a template is drawn in the colour of the text. The
    ///     button's own plate does not show behind it. `nil` for that of the normal state.
    ///   - state: The state, as a whole.
    public final func setBackgroundImage(_ image: Image?, for state: State) {
        change(state) { $0.backgroundImage = image }
    }

    /// Returns the picture behind the content that was set for a state; `nil` when none was.
    public final func backgroundImage(for state: State) -> Image? { parts[exactly: state]?.backgroundImage }

    /// The picture behind the content that shows now; `nil` for none.
    public final var currentBackgroundImage: Image? {
        guard !parts.isEmpty else { return nil }
        return parts[exactly: state]?.backgroundImage ?? parts[exactly: .normal]?.backgroundImage
    }

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
