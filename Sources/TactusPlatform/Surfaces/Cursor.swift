/// What the pointer looks like, by what it says to the user. How that is drawn is the system's or its theme's choice.
///
/// The names are those of CSS.
///
/// ```swift
/// link.cursor = .pointer
/// ```
public enum Cursor: String, Hashable, Sendable, CaseIterable {
    /// Nothing special: an arrow.
    case `default` = "default"
    /// None: for kiosks, and views that draw a cursor of their own.
    case hidden = "none"
    /// A menu belongs to what is under it.
    case contextMenu = "context-menu"
    /// There is help about what is under it.
    case help = "help"
    /// A hand: a link, or something to press.
    case pointer = "pointer"
    /// Work goes on, and input is taken.
    case progress = "progress"
    /// Work goes on, and input is not taken.
    case wait = "wait"
    /// Cells of a table can be selected.
    case cell = "cell"
    /// Points exactly.
    case crosshair = "crosshair"
    /// Text can be selected.
    case text = "text"
    /// Text that runs down can be selected.
    case verticalText = "vertical-text"
    /// A drop would make a link.
    case alias = "alias"
    /// A drop would make a copy.
    case copy = "copy"
    /// A drop would move.
    case move = "move"
    /// Nothing can be dropped here.
    case noDrop = "no-drop"
    /// What is asked for cannot be done.
    case notAllowed = "not-allowed"
    /// An open hand: this can be taken.
    case grab = "grab"
    /// A closed hand: this was taken.
    case grabbing = "grabbing"
    /// Moves the right edge.
    case eastResize = "e-resize"
    /// Moves the upper edge.
    case northResize = "n-resize"
    /// Moves the upper right corner.
    case northEastResize = "ne-resize"
    /// Moves the upper left corner.
    case northWestResize = "nw-resize"
    /// Moves the lower edge.
    case southResize = "s-resize"
    /// Moves the lower right corner.
    case southEastResize = "se-resize"
    /// Moves the lower left corner.
    case southWestResize = "sw-resize"
    /// Moves the left edge.
    case westResize = "w-resize"
    /// Moves an edge to the left and right.
    case horizontalResize = "ew-resize"
    /// Moves an edge up and down.
    case verticalResize = "ns-resize"
    /// Moves a corner along the rising diagonal.
    case risingResize = "nesw-resize"
    /// Moves a corner along the falling diagonal.
    case fallingResize = "nwse-resize"
    /// Changes the width of columns.
    case columnResize = "col-resize"
    /// Changes the height of rows.
    case rowResize = "row-resize"
    /// Scrolls every way.
    case allScroll = "all-scroll"
    /// A press would show more of the detail.
    case zoomIn = "zoom-in"
    /// A press would show more of the whole.
    case zoomOut = "zoom-out"
    /// A drop would ask what to do. This and the next are not of CSS; systems that draw cursors by name may lack them
    /// (`wp_cursor_shape_manager_v1` 1), and are given a picture of the theme.
    case dragAsk = "dnd-ask"
    /// Moves any edge or corner.
    case allResize = "all-resize"
}
