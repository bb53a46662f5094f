/// The purpose of a view for somebody who does not see it. Tests find views by it as well.
nonisolated public enum AccessibilityRole: String, Hashable, Sendable, CaseIterable {
    /// Nothing by itself: only what is inside it counts.
    case none
    /// A group of things that belong together, and has a name.
    case group
    /// Something to work with that is none of the others.
    case control
    /// Does something when it is tapped.
    case button
    /// Leads elsewhere, in a text.
    case link
    /// Stays pressed in until it is tapped again.
    case toggleButton
    /// On, off, or both in parts.
    case checkbox
    /// On or off.
    case `switch`
    /// One of several, of which one at most is chosen.
    case radioButton
    /// Several of which one at most is chosen.
    case radioGroup
    /// A value between two limits, along a track.
    case slider
    /// A value that is made larger and smaller by steps.
    case stepper
    /// Segments side by side.
    case segmentedControl
    /// One of them.
    case segment
    /// Pages, and which one is shown.
    case pageControl
    /// How much of something is done.
    case progressIndicator
    /// Something is going on, nobody knows for how long.
    case activityIndicator
    /// Text that is read.
    case label
    /// A line of text that is entered.
    case textField
    /// The same, of which only dots are seen.
    case secureTextField
    /// The same, for what is looked for.
    case searchField
    /// Text of many lines that is edited.
    case textView
    /// A picture.
    case image
    /// Content that is moved.
    case scrollView
    /// Rows one above the other.
    case list
    /// One of them.
    case row
    /// Things side by side and one above the other.
    case grid
    /// One of them.
    case cell
    /// What stands above a column, and says what is in it.
    case columnHeader
    /// What stands above other things, and says what they are.
    case heading
    /// The bar above a window.
    case titleBar
    /// A bar of buttons, and of what they are about.
    case toolbar
    /// The menus of a window, side by side.
    case menuBar
    /// A list of things to choose from, for a moment.
    case menu
    /// One of them.
    case menuItem
    /// Tabs, one of which is chosen.
    case tabBar
    /// One of them.
    case tab
    /// Something that must be answered, or closed, first.
    case dialog
    /// A layer of a scene.
    case window
}

/// How something is marked that can be on or off.
nonisolated public enum CheckState: String, Hashable, Sendable, CaseIterable {
    /// Not marked.
    case off
    /// Marked.
    case on
    /// Marked in parts: some of what it stands for is.
    case mixed
}

/// How a view stands, for somebody who does not see it.
nonisolated public struct AccessibilityState: Hashable, Sendable {
    /// Whether it takes input.
    public var isEnabled = true
    /// Whether it is chosen among others.
    public var isSelected = false
    /// How it is marked; `nil` for what has no mark.
    public var check: CheckState?
    /// Whether keys go to it.
    public var isFocused = false
    /// Whether something is going on in it that the user waits for.
    public var isBusy = false

    /// Creates the state of something that takes input, and nothing else.
    ///
    /// - Parameters:
    ///   - isEnabled: Whether it takes input.
    ///   - isSelected: Whether it is chosen among others.
    ///   - check: How it is marked; `nil` for what has no mark.
    ///   - isBusy: Whether something is going on in it.
    public init(isEnabled: Bool = true, isSelected: Bool = false, check: CheckState? = nil, isBusy: Bool = false) {
        self.isEnabled = isEnabled
        self.isSelected = isSelected
        self.check = check
        self.isBusy = isBusy
    }

    /// The state in words, as far as it is not the ordinary one.
    var words: [String] {
        var words: [String] = []
        if let check { words.append(check.rawValue) }
        if isSelected { words.append("selected") }
        if isBusy { words.append("busy") }
        if !isEnabled { words.append("disabled") }
        if isFocused { words.append("focused") }
        return words
    }
}
