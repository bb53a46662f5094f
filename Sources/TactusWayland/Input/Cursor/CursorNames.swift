package import TactusPlatform

/// What themes call their pictures: the name of CSS, and in older themes that of X11.
nonisolated package enum CursorNames {
    /// The names under which a theme may have a cursor, the best first.
    package static func candidates(for cursor: Cursor) -> [String] { [cursor.rawValue] + (older[cursor] ?? []) }

    private static let older: [Cursor: [String]] = [
        .default: ["left_ptr"],
        .help: ["question_arrow"],
        .pointer: ["hand2", "hand1"],
        .progress: ["left_ptr_watch", "watch"],
        .wait: ["watch"],
        .cell: ["plus"],
        .crosshair: ["cross", "tcross"],
        .text: ["xterm"],
        .alias: ["dnd-link"],
        .copy: ["dnd-copy"],
        .move: ["dnd-move", "fleur"],
        .noDrop: ["dnd-none", "circle"],
        .notAllowed: ["crossed_circle", "circle"],
        .grab: ["openhand", "hand1"],
        .grabbing: ["closedhand", "fleur"],
        .eastResize: ["right_side"],
        .northResize: ["top_side"],
        .northEastResize: ["top_right_corner"],
        .northWestResize: ["top_left_corner"],
        .southResize: ["bottom_side"],
        .southEastResize: ["bottom_right_corner"],
        .southWestResize: ["bottom_left_corner"],
        .westResize: ["left_side"],
        .horizontalResize: ["sb_h_double_arrow"],
        .verticalResize: ["sb_v_double_arrow"],
        .risingResize: ["fd_double_arrow"],
        .fallingResize: ["bd_double_arrow"],
        .columnResize: ["sb_h_double_arrow"],
        .rowResize: ["sb_v_double_arrow"],
        .allScroll: ["fleur"],
        .dragAsk: ["question_arrow"],
        .allResize: ["fleur"],
    ]
}
