public import Tactus

// Titles with a look of their own, by dictionaries of attributes.

extension BarItem: OptionalForms {}

extension OptionalForms where Self: SegmentedControl {
    /// Sets how titles look while their segment is in a state: `.font`, `.foregroundColor`, lines, room between
    /// letters. What is not said is as in the normal state.
    ///
    /// - Parameters:
    ///   - attributes: How they look; `nil` for as the theme says.
    ///   - state: The state of the segment.
    public func setTitleTextAttributes(_ attributes: [NSAttributedString.Key: Any]?, for state: UIControl.State) {
        (self as SegmentedControl).setTitleTextAttributes(
            attributes.map { TextAttributes($0) } as TextAttributes?, for: state)
    }

    /// Returns how titles were set to look in a state; `nil` when nothing was said.
    public func titleTextAttributes(for state: UIControl.State) -> [NSAttributedString.Key: Any]? {
        ((self as SegmentedControl).titleTextAttributes(for: state) as TextAttributes?)?.dictionary
    }
}

extension BarItem.TitleState {
    /// The state of a control by the one part that an item has of it.
    init(_ state: UIControl.State) {
        if state.contains(.disabled) {
            self = .disabled
        } else if state.contains(.selected) {
            self = .selected
        } else {
            self = state.contains(.highlighted) ? .highlighted : .normal
        }
    }
}

extension OptionalForms where Self: BarItem {
    /// Sets how the title looks: `.font`, `.foregroundColor`, lines, room between letters.
    ///
    /// - Parameters:
    ///   - attributes: How it looks; `nil` for as the bar says.
    ///   - state: While the item stands so: normal, highlighted, disabled, and a tab selected.
    public func setTitleTextAttributes(_ attributes: [NSAttributedString.Key: Any]?, for state: UIControl.State) {
        setTitleTextAttributes(
            attributes.map { TextAttributes($0) } as TextAttributes?, for: BarItem.TitleState(state))
    }

    /// Returns how the title was set to look in a state; `nil` when nothing was said.
    public func titleTextAttributes(for state: UIControl.State) -> [NSAttributedString.Key: Any]? {
        (titleTextAttributes(for: BarItem.TitleState(state)) as TextAttributes?)?.dictionary
    }
}

extension Button {
    /// Shows a title with a look of its own in a state, in place of the plain one; `nil` for none.
    public func setAttributedTitle(_ title: NSAttributedString?, for state: State) {
        setStyledTitle(title?.styledText, for: state)
    }

    /// Returns the title with a look of its own that was set for a state; `nil` when none was.
    public func attributedTitle(for state: State) -> NSAttributedString? {
        styledTitle(for: state).map { NSAttributedString($0) }
    }

    /// The title with a look of its own that shows now; `nil` when a plain one does.
    public var currentAttributedTitle: NSAttributedString? { currentStyledTitle.map { NSAttributedString($0) } }

    /// Between the content and the edges, in points; less than none counts as none. Set to zero the content has no
    /// room around it.
    public var contentEdgeInsets: UIEdgeInsets {
        get {
            let insets = contentInsets ?? .zero
            return UIEdgeInsets(
                top: insets.top, left: insets.leading, bottom: insets.bottom, right: insets.trailing)
        }
        set {
            contentInsets = NSDirectionalEdgeInsets(
                top: max(newValue.top, 0), leading: max(newValue.left, 0), bottom: max(newValue.bottom, 0),
                trailing: max(newValue.right, 0))
        }
    }
}

extension OptionalForms where Self: Button {
    /// The title that shows now; `nil` for none.
    public var currentTitle: String? {
        let title = (self as Button).currentTitle as String
        return title.isEmpty ? nil : title
    }
}

extension OptionalForms where Self: SegmentedControl {
    /// Returns the text of a segment, empty where it has none; never `nil`.
    public func titleForSegment(at segment: Int) -> String? {
        let title: String = (self as SegmentedControl).titleForSegment(at: segment)
        return title
    }
}
