/// What one holds, wears and plugs in.
extension Icon {
    /// A phone.
    public static let smartphone = Icon("R6 2.5 12 19 2.5M10.5 18.5h3")
    /// A tablet.
    public static let tablet = Icon("R4 3 16 18 2.5M10.5 18h3")
    /// A laptop.
    public static let laptop = Icon("R4 5 16 11 2M2 19.5h20")
    /// A screen.
    public static let display = Icon("R3 4 18 12.5 2M12 16.5V20.5M8 20.5h8")
    /// Several screens.
    public static let displays = Icon("R2.5 7 12 9 1.5M8.5 16v4M5.5 20h6M8 4h11.5A2 2 0 0 1 21.5 6v7a2 2 0 0 1-2 2H18")
    /// A television.
    public static let television = Icon("R3 7 18 12 2M8 3l4 4 4-4M8 21.5h8")
    /// A watch.
    public static let watch = Icon("O12 12 6M12 9v3l2 1M8.5 7l.7-4h5.6l.7 4M8.5 17l.7 4h5.6l.7-4")
    /// Keys.
    public static let keyboard = Icon(
        "R2.5 6 19 12 2M9 14.5h6",
        area: "O6.5 10 1O10.2 10 1O13.8 10 1O17.5 10 1O6.5 14.5 1O17.5 14.5 1")
    /// A mouse.
    public static let mouse = Icon("R6.5 3 11 18 5.5M12 7v3.5")
    /// A pen for the screen.
    public static let stylus = Icon("M16.5 3.5l4 4L9 19l-5.5 1.5L5 15zM13.5 6.5l4 4")
    /// On paper.
    public static let printer = Icon(
        "M7 9V3.5h10V9M7 17H5a2 2 0 0 1-2-2v-4a2 2 0 0 1 2-2h14a2 2 0 0 1 2 2v4a2 2 0 0 1-2 2h-2M7 14h10v6.5H7z")
    /// How much power is left.
    public static let battery = Icon("R2.5 7.5 16.5 9 2M21.5 11v2", area: "R5 10 7 4 .5")
    /// All of its power.
    public static let batteryFull = Icon("R2.5 7.5 16.5 9 2M21.5 11v2", area: "R5 10 11.5 4 .5")
    /// Little power.
    public static let batteryLow = Icon("R2.5 7.5 16.5 9 2M21.5 11v2", area: "R5 10 2.5 4 .5")
    /// Wireless.
    public static let wifi = Icon(
        "M2.5 9a13.5 13.5 0 0 1 19 0M5.7 12.5a9 9 0 0 1 12.6 0M8.9 15.9a4.4 4.4 0 0 1 6.2 0",
        area: "O12 19 1.5")
    /// Not connected.
    public static let wifiSlash = Icon(
        "M2.5 9a13.5 13.5 0 0 1 4.4-2.9M10.6 5.1A13.5 13.5 0 0 1 21.5 9M5.7 12.5a9 9 0 0 1 4.2-2.4M8.9 15.9"
            + "a4.4 4.4 0 0 1 5.5-.6M4 4l16 16",
        area: "O12 19 1.5")
    /// How well it receives.
    public static let cellular = Icon(area: "R3 15 3.5 5.5 .8R8 11.5 3.5 9 .8R13 8 3.5 12.5 .8R18 4 3.5 16.5 .8")
    /// Connected nearby.
    public static let bluetooth = Icon("M7 7.5l10 9-5 4.5V3l5 4.5-10 9")
    /// Connected.
    public static let plug = Icon("M9 3v5M15 3v5M6 8h12v3.5a6 6 0 0 1-12 0zM12 17.5V21.5")
    /// Computes.
    public static let chip = Icon(
        "R6 6 12 12 2R10 10 4 4 .5M9.5 3v3M14.5 3v3M9.5 18v3M14.5 18v3M3 9.5h3M3 14.5h3M18 9.5h3M18 14.5h3")
    /// Keeps what is written.
    public static let drive = Icon(
        "M3 14l3-8.5A2 2 0 0 1 7.9 4.5h8.2a2 2 0 0 1 1.9 1L21 14M3 14h18v3.5a2 2 0 0 1-2 2H5a2 2 0 0 1-2-2z",
        area: "O17 16.8 1.1")
    /// Computes elsewhere.
    public static let server = Icon("R3.5 4 17 7 1.5R3.5 13 17 7 1.5M12 7.5h5M12 16.5h5", area: "O7 7.5 1.2O7 16.5 1.2")
    /// Commands.
    public static let terminal = Icon("R3 4 18 16 2M7 9l3 3-3 3M12.5 15H17")
    /// Touch it.
    public static let handTap = Icon(
        "M9 12V5.5a1.75 1.75 0 0 1 3.5 0V11l5 1.2a2 2 0 0 1 1.5 2.1l-.5 4.2a3 3 0 0 1-3 2.5h-4a3 3 0 0 1-2.5-1.3"
            + "L5.3 14.8a1.5 1.5 0 0 1 2.2-2l1.5 1.2M5.8 6.5a5 5 0 0 1 9.9 0")
    /// For everybody.
    public static let accessibility = Icon("O12 12 9M7.5 10l4.5 1 4.5-1M12 11v3l-2 4M12 14l2 4", area: "O12 7.3 1.4")

    /// Those of this theme, with their names.
    static var devices: [(name: String, icon: Icon)] {
        [
            ("smartphone", .smartphone), ("tablet", .tablet), ("laptop", .laptop), ("display", .display),
            ("displays", .displays), ("television", .television), ("watch", .watch), ("keyboard", .keyboard),
            ("mouse", .mouse), ("stylus", .stylus), ("printer", .printer), ("battery", .battery),
            ("batteryFull", .batteryFull), ("batteryLow", .batteryLow), ("wifi", .wifi), ("wifiSlash", .wifiSlash),
            ("cellular", .cellular), ("bluetooth", .bluetooth), ("plug", .plug), ("chip", .chip), ("drive", .drive),
            ("server", .server), ("terminal", .terminal), ("handTap", .handTap), ("accessibility", .accessibility),
        ]
    }
}
