/// What lies about a house.
extension Icon {
    /// Nearer.
    public static let zoomIn = Icon("O10.5 10.5 6.5M15.5 15.5l5 5M10.5 7.5v6M7.5 10.5h6")
    /// Further away.
    public static let zoomOut = Icon("O10.5 10.5 6.5M15.5 15.5l5 5M7.5 10.5h6")
    /// At home.
    public static let houseFill = Icon(
        "M3.5 11.5L12 4l8.5 7.5M6 10v10h12V10",
        area: "M12 4.6L18 9.9V20H14.2V14.5H9.8V20H6V9.9z")
    /// This person.
    public static let personFill = Icon(area: "O12 7.5 4.5M3.5 21c0-5 3.8-7.5 8.5-7.5s8.5 2.5 8.5 7.5z")
    /// Several persons.
    public static let people = Icon(
        "O9 8 3.5M2.5 20c.2-8.3 12.8-8.3 13 0M15.5 4.8a3.5 3.5 0 0 1 0 6.4M17.5 14.3c2.4.7 3.9 2.6 4 5.7")
    /// One person more.
    public static let personPlus = Icon("O9.5 8 4M2.5 20.5c.3-9.5 13.7-9.5 14 0M19 8v6M16 11h6")
    /// Closed.
    public static let lock = Icon("R5 11 14 10 2M8 11V7.5a4 4 0 0 1 8 0V11")
    /// Is closed.
    public static let lockFill = Icon("M8 11V7.5a4 4 0 0 1 8 0V11", area: "R4 10 16 12 2.5P2.2 12 14.5 12 17.5")
    /// Open.
    public static let lockOpen = Icon("R5 11 14 10 2M8 11V7.5a4 4 0 0 1 7.8-1.3")
    /// Opens.
    public static let key = Icon("O7.5 15.5 4.5M10.7 12.3L20 3M16 7l3.5 3.5M13 10l2.5 2.5")
    /// Is shown.
    public static let eye = Icon(
        "M2.5 12C4.5 7.8 8 5.5 12 5.5s7.5 2.3 9.5 6.5c-2 4.2-5.5 6.5-9.5 6.5S4.5 16.2 2.5 12zO12 12 3")
    /// Is hidden.
    public static let eyeSlash = Icon(
        "M6.3 7.2C4.7 8.4 3.4 10 2.5 12c2 4.2 5.5 6.5 9.5 6.5 1.8 0 3.5-.5 5-1.3M10 5.7"
            + "c.7-.1 1.3-.2 2-.2 4 0 7.5 2.3 9.5 6.5-.6 1.2-1.3 2.3-2.1 3.2M4 4l16 16M9.9 9.9a3 3 0 0 0 4.2 4.2")
    /// The time.
    public static let clock = Icon("O12 12 9M12 7v5l3.5 2")
    /// Wakes at a time.
    public static let alarm = Icon("O12 13 7.5M12 9v4l2.5 1.5M3 6.5L6 4M21 6.5L18 4M6.5 18.5L5 20.5M17.5 18.5L19 20.5")
    /// How long it takes.
    public static let stopwatch = Icon("O12 13.5 7.5M12 13.5V9.5M10 3h4M12 3v3M18 6.5l1.5 1.5")
    /// Wait.
    public static let hourglass = Icon("M6 3h12M6 21h12M7.5 3v4l4.5 5-4.5 5v4M16.5 3v4L12 12l4.5 5v4")
    /// Days.
    public static let calendar = Icon("R4 5 16 16 2M4 10h16M8 3v4M16 3v4")
    /// One more appointment.
    public static let calendarPlus = Icon("R4 5 16 16 2M4 10h16M8 3v4M16 3v4M12 12.5v5M9.5 15h5")
    /// A present.
    public static let gift = Icon(
        "R4 12 16 9 1M3 8h18v4H3zM12 8v13M12 8C8 8 6.5 6.5 7.2 4.8 8.2 2.5 12 4 12 8zM12 8c4 0 5.5-1.5 4.8-3.2"
            + "C15.8 2.5 12 4 12 8z")
    /// What one is about to buy.
    public static let cart = Icon("M3 4h2.5l2.5 11h10l2.5-8H6.2", area: "O9 19.5 1.75O17 19.5 1.75", flips: true)
    /// Was bought.
    public static let bag = Icon("M5 8h14l1 13H4zM8.5 11V7a3.5 3.5 0 0 1 7 0v4")
    /// Pays.
    public static let creditCard = Icon("R3 5 18 14 2M3 10h18M6.5 15h4")
    /// Money.
    public static let banknote = Icon("R3 6 18 12 2O12 12 2.5", area: "O6.5 12 1O17.5 12 1")
    /// What was paid.
    public static let receipt = Icon("M6 3h12v18l-3-2-3 2-3-2-3 2zM9 8h6M9 12h6")
    /// Work.
    public static let briefcase = Icon("R3 7 18 13 2M9 7V5a1 1 0 0 1 1-1h4a1 1 0 0 1 1 1v2M3 12.5h18M12 12v2")
    /// A parcel.
    public static let box = Icon("M12 3l8 4.5v9L12 21l-8-4.5v-9zM4 7.5l8 4.5 8-4.5M12 12v9M8 5.25l8 4.5")
    /// Repair.
    public static let wrench = Icon(
        "M20.2 6.5a5 5 0 0 1-6.7 6.2L7.6 18.6a2.1 2.1 0 0 1-3-3l5.9-5.9A5 5 0 0 1 16.7 3L13.8 5.9l.7 2.8 2.8.7z")
    /// Cut.
    public static let scissors = Icon("O6 6.5 2.5O6 17.5 2.5M8.2 7.9L20 16.5M8.2 16.1L20 7.5", flips: true)
    /// Paint.
    public static let brush = Icon(
        "M20.5 3.5c-3 .5-7.5 5-9.5 8l1.5 1.5c3-2 7.5-6.5 8-9.5zM10 13.5a3 3 0 0 0-4 2.5"
            + "c0 2-1 3-2.5 3.5 1.5.7 7.5 1.5 8-3a3 3 0 0 0-1.5-3z")
    /// Colours.
    public static let palette = Icon(
        "M12 3a9 9 0 1 0 0 18c1.5 0 2.2-1.2 1.7-2.5-.7-1.8.3-3.5 2.3-3.5h2c2 0 3-1.3 3-3.5C21 6.5 17 3 12 3z",
        area: "O7.5 11.5 1.25O10 7.5 1.25O15 7.5 1.25")
    /// An idea; light.
    public static let lightbulb = Icon("M9 17.5h6M10 21h4M9 17.5c0-2.5-3-3.5-3-7.5a6 6 0 0 1 12 0c0 4-3 5-3 7.5")
    /// Sleep.
    public static let bed = Icon("M3 5v15M3 16.5h18V20M21 16.5V13a2 2 0 0 0-2-2h-8v5.5", area: "O7 12 1.9", flips: true)
    /// A hot drink.
    public static let cup = Icon(
        "M4 9h13v6a4.5 4.5 0 0 1-4.5 4.5h-4A4.5 4.5 0 0 1 4 15zM17 10.5h1.5a2.5 2.5 0 0 1 0 5.5H17M8 3v3M12.5 3v3")
    /// Food.
    public static let forkKnife = Icon("M7 3v18M4 3v5a3 3 0 0 0 6 0V3M17 21v-8h-3V8c0-3 1.5-4.5 3-5z")
    /// Help for the sick.
    public static let medical = Icon("M9.5 4h5v5.5H20v5h-5.5V20h-5v-5.5H4v-5h5.5z")
    /// The heart beats.
    public static let pulse = Icon("M3 12h4l2.5-7 5 14 2.5-7h4")

    /// Those of this theme, with their names.
    static var things: [(name: String, icon: Icon)] {
        [
            ("zoomIn", .zoomIn), ("zoomOut", .zoomOut), ("houseFill", .houseFill), ("personFill", .personFill),
            ("people", .people), ("personPlus", .personPlus), ("lock", .lock), ("lockFill", .lockFill),
            ("lockOpen", .lockOpen), ("key", .key), ("eye", .eye), ("eyeSlash", .eyeSlash), ("clock", .clock),
            ("alarm", .alarm), ("stopwatch", .stopwatch), ("hourglass", .hourglass), ("calendar", .calendar),
            ("calendarPlus", .calendarPlus), ("gift", .gift), ("cart", .cart), ("bag", .bag),
            ("creditCard", .creditCard), ("banknote", .banknote), ("receipt", .receipt), ("briefcase", .briefcase),
            ("box", .box), ("wrench", .wrench), ("scissors", .scissors), ("brush", .brush), ("palette", .palette),
            ("lightbulb", .lightbulb), ("bed", .bed), ("cup", .cup), ("forkKnife", .forkKnife), ("medical", .medical),
            ("pulse", .pulse),
        ]
    }
}
