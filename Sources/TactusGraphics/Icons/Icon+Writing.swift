/// How text looks.
extension Icon {
    /// Bold letters.
    public static let bold = Icon("M7.5 4.5h5.5a3.5 3.5 0 0 1 0 7h-5.5zM7.5 11.5h6.5a4 4 0 0 1 0 8h-6.5z")
    /// Slanting letters.
    public static let italic = Icon("M10.5 4.5h7M6.5 19.5h7M14 4.5l-4 15")
    /// A line beneath.
    public static let underline = Icon("M7 4v7a5 5 0 0 0 10 0V4M5 20.5h14")
    /// A line through.
    public static let strikethrough = Icon(
        "M4 12h16M16.5 7.5C16 5.5 14.3 4.5 12 4.5c-2.7 0-4.5 1.3-4.5 3.5 0 1.8 1.3 3 3.5 4M7.5 16.5"
            + "c.5 2 2.2 3 4.5 3 2.7 0 4.5-1.3 4.5-3.5 0-1-.4-1.8-1-2.4")
    /// Larger or smaller letters.
    public static let textSize = Icon("M3 18.5L8 5.5l5 13M4.8 14.5h6.4M15 18.5l3-8 3 8M16 16h4")
    /// Begins on the left.
    public static let alignLeft = Icon("M4 6h16M4 12h10M4 18h13")
    /// In the middle.
    public static let alignCenter = Icon("M4 6h16M7 12h10M5.5 18h13")
    /// Ends on the right.
    public static let alignRight = Icon("M4 6h16M10 12h10M7 18h13")
    /// Fills its lines.
    public static let justify = Icon("M4 6h16M4 12h16M4 18h16")
    /// Somebody’s words.
    public static let quote = Icon(
        area: "M4 6.5h6.5V13c0 3-1.8 5-5 5.5V16c1.3-.4 2-1.3 2-3H4zM13.5 6.5H20V13c0 3-1.8 5-5 5.5V16"
            + "c1.3-.4 2-1.3 2-3h-3.5z")
    /// A program.
    public static let code = Icon("M8 6l-6 6 6 6M16 6l6 6-6 6M13.5 4.5l-3 15")
    /// Letters; a language.
    public static let character = Icon("M4 19L11 4.5h2L20 19M6.5 14h11")

    /// Those of this theme, with their names.
    static var writing: [(name: String, icon: Icon)] {
        [
            ("bold", .bold), ("italic", .italic), ("underline", .underline), ("strikethrough", .strikethrough),
            ("textSize", .textSize), ("alignLeft", .alignLeft), ("alignCenter", .alignCenter),
            ("alignRight", .alignRight), ("justify", .justify), ("quote", .quote), ("code", .code),
            ("character", .character),
        ]
    }
}
