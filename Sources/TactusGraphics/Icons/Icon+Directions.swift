/// Ways, turns and moves.
extension Icon {
    /// Back: to the left where one reads from the left.
    public static let chevronBackward = Icon("M15 5l-7 7 7 7", flips: true)
    /// On: to the right where one reads from the left.
    public static let chevronForward = Icon("M9 5l7 7-7 7", flips: true)
    /// One of several can be chosen.
    public static let chevronUpDown = Icon("M8 9l4-4 4 4M8 15l4 4 4-4")
    /// To the very left.
    public static let chevronsLeft = Icon("M12 6l-6 6 6 6M19 6l-6 6 6 6")
    /// To the very right.
    public static let chevronsRight = Icon("M5 6l6 6-6 6M12 6l6 6-6 6")
    /// An arrow back.
    public static let arrowBackward = Icon("M20 12H4M10 6l-6 6 6 6", flips: true)
    /// An arrow on.
    public static let arrowForward = Icon("M4 12h16M14 6l6 6-6 6", flips: true)
    /// Leads out of here.
    public static let arrowUpRight = Icon("M7 17L17 7M8 7h9v9", flips: true)
    /// Comes in from outside.
    public static let arrowDownLeft = Icon("M17 7L7 17M16 17H7V8", flips: true)
    /// Once more.
    public static let arrowClockwise = Icon("M19.5 12a7.5 7.5 0 1 1-2.2-5.3L20 9.4M20 4v5.4h-5.4")
    /// As it was.
    public static let arrowCounterclockwise = Icon("M4.5 12a7.5 7.5 0 1 0 2.2-5.3L4 9.4M4 4v5.4h5.4")
    /// Take back.
    public static let undo = Icon("M9 14L4 9l5-5M4 9h10a6 6 0 0 1 0 12h-3", flips: true)
    /// Do again.
    public static let redo = Icon("M15 14l5-5-5-5M20 9H10a6 6 0 0 0 0 12h3", flips: true)
    /// Answer.
    public static let reply = Icon("M9 5L3 11l6 6M3 11h10a8 8 0 0 1 8 8", flips: true)
    /// Pass on.
    public static let forward = Icon("M15 5l6 6-6 6M21 11H11a8 8 0 0 0-8 8", flips: true)
    /// Both ways; one for the other.
    public static let arrowsLeftRight = Icon("M4 8h16M16 4l4 4-4 4M20 16H4M8 12l-4 4 4 4")
    /// Up and down; in another order.
    public static let arrowsUpDown = Icon("M8 20V4M4 8l4-4 4 4M16 4v16M12 16l4 4 4-4")
    /// Can be moved anywhere.
    public static let arrowsMove = Icon(
        "M12 3v18M3 12h18M9.5 5.5L12 3l2.5 2.5M9.5 18.5L12 21l2.5-2.5M5.5 9.5L3 12l2.5 2.5M18.5 9.5L21 12l-2.5 2.5")
    /// Larger; fills the screen.
    public static let expand = Icon("M14 4h6v6M20 4l-7 7M10 20H4v-6M4 20l7-7")
    /// Smaller again.
    public static let collapse = Icon("M20 10h-6V4M14 10l7-7M4 14h6v6M10 14l-7 7")
    /// Send from here to elsewhere.
    public static let upload = Icon("M4 15v4a1 1 0 0 0 1 1h14a1 1 0 0 0 1-1v-4M12 16V4M7 9l5-5 5 5")
    /// Fetch from elsewhere.
    public static let download = Icon("M4 15v4a1 1 0 0 0 1 1h14a1 1 0 0 0 1-1v-4M12 4v12M7 11l5 5 5-5")
    /// Hand to others.
    public static let share = Icon(
        "M8 10H6a1 1 0 0 0-1 1v9a1 1 0 0 0 1 1h12a1 1 0 0 0 1-1v-9a1 1 0 0 0-1-1h-2M12 15V3M8 7l4-4 4 4")
    /// Come in.
    public static let logIn = Icon("M14 4h5a1 1 0 0 1 1 1v14a1 1 0 0 1-1 1h-5M4 12h11M10 7l5 5-5 5", flips: true)
    /// Leave.
    public static let logOut = Icon("M10 4H5a1 1 0 0 0-1 1v14a1 1 0 0 0 1 1h5M9 12h11M15 7l5 5-5 5", flips: true)
    /// Two become one.
    public static let merge = Icon("M7 4v3c0 3 5 5 5 8v5M17 4v3c0 3-5 5-5 8M9 17l3 3 3-3")

    /// Those of this theme, with their names.
    static var directions: [(name: String, icon: Icon)] {
        [
            ("chevronBackward", .chevronBackward), ("chevronForward", .chevronForward),
            ("chevronUpDown", .chevronUpDown), ("chevronsLeft", .chevronsLeft), ("chevronsRight", .chevronsRight),
            ("arrowBackward", .arrowBackward), ("arrowForward", .arrowForward), ("arrowUpRight", .arrowUpRight),
            ("arrowDownLeft", .arrowDownLeft), ("arrowClockwise", .arrowClockwise),
            ("arrowCounterclockwise", .arrowCounterclockwise), ("undo", .undo), ("redo", .redo), ("reply", .reply),
            ("forward", .forward), ("arrowsLeftRight", .arrowsLeftRight), ("arrowsUpDown", .arrowsUpDown),
            ("arrowsMove", .arrowsMove), ("expand", .expand), ("collapse", .collapse), ("upload", .upload),
            ("download", .download), ("share", .share), ("logIn", .logIn), ("logOut", .logOut), ("merge", .merge),
        ]
    }
}
