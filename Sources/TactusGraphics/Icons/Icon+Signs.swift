/// Marks and states.
extension Icon {
    /// Done, with a ring.
    public static let checkCircle = Icon("O12 12 9M8 12.3l2.8 2.9L16 9.5")
    /// Done: the chosen one.
    public static let checkCircleFill = Icon(area: "O12 12 10P2 8 12.3 10.8 15.2 16 9.5")
    /// Failed, or take away.
    public static let crossCircle = Icon("O12 12 9M9 9l6 6M15 9l-6 6")
    /// Clear what is written here.
    public static let crossCircleFill = Icon(
        area: "O12 12 10M12 10.59"
            + "L8.7 7.29 7.29 8.7 10.59 12 7.29 15.3 8.7 16.71 12 13.41 15.3 16.71 16.71 15.3 13.41 12 16.71 8.7 15.3 7.29"
            + "z")
    /// Add, with a ring.
    public static let plusCircle = Icon("O12 12 9M12 8v8M8 12h8")
    /// Add: the main thing to do.
    public static let plusCircleFill = Icon(area: "O12 12 10M11 7v4H7v2h4v4h2v-4h4v-2h-4V7z")
    /// Take away.
    public static let minusCircle = Icon("O12 12 9M8 12h8")
    /// Take away from a list.
    public static let minusCircleFill = Icon(area: "O12 12 10r7 11 10 2 1")
    /// Something to know, and to notice.
    public static let infoFill = Icon(area: "O12 12 10o12 7.8 1.35P2 12 11.5 12 16.5")
    /// Something to beware of, and to notice.
    public static let warningFill = Icon("M12 4.5l8.5 15h-17z", area: "M12 4.5l8.5 15h-17zP2 12 10 12 13.5o12 16.6 1.2")
    /// Something is not known; help.
    public static let question = Icon("O12 12 9M9.4 9.6a2.7 2.7 0 1 1 4 2.6c-.9.5-1.4 1-1.4 2", area: "O12 17 1.25")
    /// Help.
    public static let questionFill = Icon(
        area: "O12 12 10o12 17.1 1.3P2 9.3 10 9.5 8.9 10.6 7.6 12.4 7.3 14.1 8.2 14.5 9.9 13.7 11.4 12.3 12.3 12 13.8")
    /// At once.
    public static let exclamation = Icon("M12 4v10", area: "O12 19 1.5")
    /// Not allowed.
    public static let ban = Icon("O12 12 9M5.8 5.8l12.4 12.4")
    /// Not chosen.
    public static let circle = Icon("O12 12 9")
    /// Chosen; being recorded.
    public static let circleFill = Icon(area: "O12 12 9")
    /// The one that is meant.
    public static let target = Icon("O12 12 9O12 12 5", area: "O12 12 1.5")
    /// Not ticked.
    public static let square = Icon("R4 4 16 16 3")
    /// Ticked.
    public static let checkSquare = Icon("R4 4 16 16 3M8 12.3l2.8 2.9L16 9.5")
    /// Ticked, and to be noticed.
    public static let checkSquareFill = Icon(area: "R3 3 18 18 4P2 8 12.3 10.8 15.2 16 9.5")
    /// Can be made a favourite.
    public static let star = Icon(
        "M12 3.4 14.53 9.12 20.75 9.76 16.09 13.93 17.41 20.04 12 16.9 6.59 20.04 7.91 13.93 3.25 9.76 9.47 9.12z")
    /// A favourite.
    public static let starFill = Icon(
        "M12 3.4 14.53 9.12 20.75 9.76 16.09 13.93 17.41 20.04 12 16.9 6.59 20.04 7.91 13.93 3.25 9.76 9.47 9.12z",
        area: ""
            + "M12 3.4 14.53 9.12 20.75 9.76 16.09 13.93 17.41 20.04 12 16.9 6.59 20.04 7.91 13.93 3.25 9.76 9.47 9.12"
            + "z")
    /// Half of a star in a rating.
    public static let starHalf = Icon(
        "M12 3.4 14.53 9.12 20.75 9.76 16.09 13.93 17.41 20.04 12 16.9 6.59 20.04 7.91 13.93 3.25 9.76 9.47 9.12z",
        area: "M12 3.4 12 16.9 6.59 20.04 7.91 13.93 3.25 9.76 9.47 9.12z")
    /// Can be liked.
    public static let heart = Icon(
        "M12 20.5C7 16.5 3 13 3 8.8A4.8 4.8 0 0 1 12 6.5 4.8 4.8 0 0 1 21 8.8C21 13 17 16.5 12 20.5z")
    /// Is liked.
    public static let heartFill = Icon(
        "M12 20.5C7 16.5 3 13 3 8.8A4.8 4.8 0 0 1 12 6.5 4.8 4.8 0 0 1 21 8.8C21 13 17 16.5 12 20.5z",
        area: "M12 20.5C7 16.5 3 13 3 8.8A4.8 4.8 0 0 1 12 6.5 4.8 4.8 0 0 1 21 8.8C21 13 17 16.5 12 20.5z")
    /// Can be kept.
    public static let bookmark = Icon("M6 4.5A1.5 1.5 0 0 1 7.5 3h9A1.5 1.5 0 0 1 18 4.5V21l-6-4.5L6 21z")
    /// Is kept.
    public static let bookmarkFill = Icon(
        "M6 4.5A1.5 1.5 0 0 1 7.5 3h9A1.5 1.5 0 0 1 18 4.5V21l-6-4.5L6 21z",
        area: "M6 4.5A1.5 1.5 0 0 1 7.5 3h9A1.5 1.5 0 0 1 18 4.5V21l-6-4.5L6 21z")
    /// Can be marked.
    public static let flag = Icon("M5 21V4M5 4.5c4-2.2 8 2.2 14 0v9.5c-6 2.2-10-2.2-14 0", flips: true)
    /// Is marked.
    public static let flagFill = Icon(
        "M5 21V4M5 4.5c4-2.2 8 2.2 14 0v9.5c-6 2.2-10-2.2-14 0z",
        area: "M5 4.5c4-2.2 8 2.2 14 0v9.5c-6 2.2-10-2.2-14 0z",
        flips: true)
    /// Tells what is new.
    public static let bell = Icon("M6 17V10.5a6 6 0 0 1 12 0V17M4 17h16M10 20.5h4M12 4.5V3")
    /// Something is new.
    public static let bellFill = Icon(
        "M6 17V10.5a6 6 0 0 1 12 0V17M4 17h16M10 20.5h4M12 4.5V3",
        area: "M6 17V10.5a6 6 0 0 1 12 0V17z")
    /// Tells nothing.
    public static let bellSlash = Icon(
        "M6 17v-6.5c0-.9.2-1.8.6-2.6M9.7 5a6 6 0 0 1 8.3 5.5v3.2M4 17h13M10 20.5h4M4 4l16 16")
    /// A label; a price.
    public static let tag = Icon(
        "M3.5 12.5V5A1.5 1.5 0 0 1 5 3.5h7.5l8 8a1.5 1.5 0 0 1 0 2.1l-6.9 6.9a1.5 1.5 0 0 1-2.1 0z",
        area: "O8.2 8.2 1.5")
    /// Stays in its place.
    public static let pin = Icon("M9 3.5h6M10 3.5v6.5l-4 4v1h12v-1l-4-4V3.5M12 15v6")
    /// Stays, until it is loosened.
    public static let pinFill = Icon(
        "M9 3.5h6M10 3.5v6.5l-4 4v1h12v-1l-4-4V3.5M12 15v6",
        area: "M10 3.5v6.5l-4 4v1h12v-1l-4-4V3.5z")
    /// A number; a topic.
    public static let hash = Icon("M9.5 4l-2 16M16.5 4l-2 16M4.5 9h15.5M4 15h15.5")
    /// An address.
    public static let at = Icon("O12 12 3.5M15.5 8.5v5a2.5 2.5 0 0 0 5 0V12a8.5 8.5 0 1 0-3.4 6.8")
    /// A share of a hundred.
    public static let percent = Icon("M18 6L6 18O7.5 7.5 2.5O16.5 16.5 2.5")
    /// On and off.
    public static let power = Icon("M12 3v9M7.1 6.2a8 8 0 1 0 9.8 0")
    /// More actions, from top to bottom.
    public static let ellipsisVertical = Icon(area: "O12 5 1.75O12 12 1.75O12 19 1.75")
    /// Can be dragged.
    public static let grip = Icon(area: "O9 6 1.5O9 12 1.5O9 18 1.5O15 6 1.5O15 12 1.5O15 18 1.5")

    /// Those of this theme, with their names.
    static var signs: [(name: String, icon: Icon)] {
        [
            ("checkCircle", .checkCircle), ("checkCircleFill", .checkCircleFill), ("crossCircle", .crossCircle),
            ("crossCircleFill", .crossCircleFill), ("plusCircle", .plusCircle), ("plusCircleFill", .plusCircleFill),
            ("minusCircle", .minusCircle), ("minusCircleFill", .minusCircleFill), ("infoFill", .infoFill),
            ("warningFill", .warningFill), ("question", .question), ("questionFill", .questionFill),
            ("exclamation", .exclamation), ("ban", .ban), ("circle", .circle), ("circleFill", .circleFill),
            ("target", .target), ("square", .square), ("checkSquare", .checkSquare),
            ("checkSquareFill", .checkSquareFill), ("star", .star), ("starFill", .starFill), ("starHalf", .starHalf),
            ("heart", .heart), ("heartFill", .heartFill), ("bookmark", .bookmark), ("bookmarkFill", .bookmarkFill),
            ("flag", .flag), ("flagFill", .flagFill), ("bell", .bell), ("bellFill", .bellFill),
            ("bellSlash", .bellSlash), ("tag", .tag), ("pin", .pin), ("pinFill", .pinFill), ("hash", .hash),
            ("at", .at), ("percent", .percent), ("power", .power), ("ellipsisVertical", .ellipsisVertical),
            ("grip", .grip),
        ]
    }
}
