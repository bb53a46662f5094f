/// What is written, and how it is ordered.
extension Icon {
    /// A document.
    public static let document = Icon("M6 3h8l5 5v12a1 1 0 0 1-1 1H6a1 1 0 0 1-1-1V4a1 1 0 0 1 1-1zM14 3v5h5")
    /// A text.
    public static let documentText = Icon(
        "M6 3h8l5 5v12a1 1 0 0 1-1 1H6a1 1 0 0 1-1-1V4a1 1 0 0 1 1-1zM14 3v5h5M8.5 12.5h7M8.5 16.5h7")
    /// A new document.
    public static let documentPlus = Icon(
        "M6 3h8l5 5v12a1 1 0 0 1-1 1H6a1 1 0 0 1-1-1V4a1 1 0 0 1 1-1zM14 3v5h5M12 12v6M9 15h6")
    /// Documents that belong together.
    public static let folder = Icon(
        "M3 6a1.5 1.5 0 0 1 1.5-1.5h5L12 7h7.5A1.5 1.5 0 0 1 21 8.5v9.5a1.5 1.5 0 0 1-1.5 1.5h-15A1.5 1.5 0 0 1 3 18z")
    /// This folder.
    public static let folderFill = Icon(
        "M3 6a1.5 1.5 0 0 1 1.5-1.5h5L12 7h7.5A1.5 1.5 0 0 1 21 8.5v9.5a1.5 1.5 0 0 1-1.5 1.5h-15A1.5 1.5 0 0 1 3 18z",
        area: "M3 6a1.5 1.5 0 0 1 1.5-1.5h5L12 7h7.5A1.5 1.5 0 0 1 21 8.5v9.5a1.5 1.5 0 0 1-1.5 1.5h-15"
            + "A1.5 1.5 0 0 1 3 18z")
    /// A new folder.
    public static let folderPlus = Icon(
        "M3 6a1.5 1.5 0 0 1 1.5-1.5h5L12 7h7.5A1.5 1.5 0 0 1 21 8.5v9.5a1.5 1.5 0 0 1-1.5 1.5h-15"
            + "A1.5 1.5 0 0 1 3 18zM12 10.5v5.5M9.25 13.25h5.5")
    /// Put away, and kept.
    public static let archive = Icon("R3 4 18 5 1M5 9v9.5A1.5 1.5 0 0 0 6.5 20h11a1.5 1.5 0 0 0 1.5-1.5V9M10 13h4")
    /// What came in.
    public static let inbox = Icon(
        "M3 13.5L6 5h12l3 8.5v5a1.5 1.5 0 0 1-1.5 1.5h-15A1.5 1.5 0 0 1 3 18.5zM3 13.5h5.5l1.5 3h4l1.5-3H21")
    /// Something is attached.
    public static let paperclip = Icon(
        "M19.5 11.5l-7.8 7.8a5 5 0 0 1-7-7l8.3-8.3a3.3 3.3 0 0 1 4.7 4.7l-8.3 8.2a1.6 1.6 0 0 1-2.3-2.3l7.6-7.6")
    /// Leads elsewhere.
    public static let link = Icon(
        "M10 14a4.5 4.5 0 0 0 6.4 0l3.2-3.2a4.5 4.5 0 0 0-6.4-6.4L12 5.6M14 10a4.5 4.5 0 0 0-6.4 0l-3.2 3.2"
            + "a4.5 4.5 0 0 0 6.4 6.4L12 18.4")
    /// Once more of the same.
    public static let copy = Icon(
        "R8.5 8.5 12 12 2M5.5 15.5H5a1.5 1.5 0 0 1-1.5-1.5V5A1.5 1.5 0 0 1 5 3.5h9A1.5 1.5 0 0 1 15.5 5v.5")
    /// What was copied.
    public static let clipboard = Icon(
        "M9 5H7a2 2 0 0 0-2 2v12a2 2 0 0 0 2 2h10a2 2 0 0 0 2-2V7a2 2 0 0 0-2-2h-2R9 3 6 4 1")
    /// Is done.
    public static let clipboardCheck = Icon(
        "M9 5H7a2 2 0 0 0-2 2v12a2 2 0 0 0 2 2h10a2 2 0 0 0 2-2V7a2 2 0 0 0-2-2h-2R9 3 6 4 1M9 14l2.2 2.2L15.5 12")
    /// Read.
    public static let book = Icon(
        "M12 6.5C9.5 4.5 6 4 2.5 4.5V18.5C6 18 9.5 18.5 12 20.5c2.5-2 6-2.5 9.5-2V4.5C18 4 14.5 4.5 12 6.5zM12 6.5v14")
    /// A book.
    public static let bookClosed = Icon(
        "M6.5 3H19v14H6.5A1.5 1.5 0 0 0 5 18.5v-14A1.5 1.5 0 0 1 6.5 3zM5 18.5A2.5 2.5 0 0 0 7.5 21H19v-4",
        flips: true)
    /// In a row, one beneath the other.
    public static let list = Icon("M9 6h11M9 12h11M9 18h11", area: "O4.5 6 1.5O4.5 12 1.5O4.5 18 1.5", flips: true)
    /// In a set order.
    public static let listNumbered = Icon(
        "M10 6h10M10 12h10M10 18h10M4 5l1.5-.8V8.5M3.8 15.8c.3-1.6 2.7-1.5 2.7.1 0 1.3-2.7 2.1-2.7 3.6h2.9",
        flips: true)
    /// What is to be done.
    public static let checklist = Icon(
        "M11 6h9M11 12h9M11 18h9M3.5 6l1.5 1.5L7.5 4.5M3.5 12l1.5 1.5 2.5-3M3.5 18l1.5 1.5 2.5-3",
        flips: true)
    /// Side by side.
    public static let grid = Icon("R4 4 6.5 6.5 1R13.5 4 6.5 6.5 1R4 13.5 6.5 6.5 1R13.5 13.5 6.5 6.5 1")
    /// Side by side, as now.
    public static let gridFill = Icon(area: "R3 3 8 8 1.5R13 3 8 8 1.5R3 13 8 8 1.5R13 13 8 8 1.5")
    /// Rows and columns.
    public static let table = Icon("R3 4 18 16 2M3 9.5h18M3 14.75h18M9 9.5V20")
    /// A column beside.
    public static let sidebar = Icon("R3 4 18 16 2M9.5 4v16M5.5 8h1.5M5.5 11h1.5", flips: true)
    /// Beside each other.
    public static let columns = Icon("R3 4 18 16 2M12 4v16")
    /// Above each other.
    public static let layers = Icon("M12 3l9 5-9 5-9-5zM3 12l9 5 9-5M3 16l9 5 9-5")
    /// Only some of them.
    public static let filter = Icon("M3.5 5h17l-6.5 8v6.5L10 17.5V13z")
    /// Set it finely.
    public static let sliders = Icon("M4 7h9M17 7h3M4 17h3M11 17h9O15 7 2O9 17 2", flips: true)
    /// How much of each.
    public static let chartBar = Icon("M4 20.5h16", area: "R4.5 11 3.5 7.5 .6R10.25 4 3.5 14.5 .6R16 8 3.5 10.5 .6")
    /// How it went.
    public static let chartLine = Icon("M4 4v16h16.5M7.5 15l4-5 3 3 5-7", flips: true)
    /// Which share.
    public static let chartPie = Icon("M20.5 14.5A9 9 0 1 1 9.5 3.5V12zM13.5 3a8 8 0 0 1 7.5 7.5h-7.5z")
    /// Only this part.
    public static let crop = Icon("M7 2.5V17h14.5M2.5 7H17v14.5")
    /// A letter.
    public static let envelope = Icon("R3 5 18 14 2M3.5 7l8.5 6.5L20.5 7")
    /// New letters.
    public static let envelopeFill = Icon(
        area: "M2 8.3V17.5A2.5 2.5 0 0 0 4.5 20h15a2.5 2.5 0 0 0 2.5-2.5V8.3l-10 7.2zM2.1 6C2.4 4.8 3.4 4 4.5 4"
            + "h15c1.1 0 2.1.8 2.4 2L12 13z")
    /// A short word.
    public static let message = Icon(
        "M5.5 4h13A2.5 2.5 0 0 1 21 6.5v8a2.5 2.5 0 0 1-2.5 2.5H11l-5 4.5V17h-.5A2.5 2.5 0 0 1 3 14.5v-8"
            + "A2.5 2.5 0 0 1 5.5 4z",
        flips: true)
    /// New words.
    public static let messageFill = Icon(
        "M5.5 4h13A2.5 2.5 0 0 1 21 6.5v8a2.5 2.5 0 0 1-2.5 2.5H11l-5 4.5V17h-.5A2.5 2.5 0 0 1 3 14.5v-8"
            + "A2.5 2.5 0 0 1 5.5 4z",
        area: "M5.5 4h13A2.5 2.5 0 0 1 21 6.5v8a2.5 2.5 0 0 1-2.5 2.5H11l-5 4.5V17h-.5A2.5 2.5 0 0 1 3 14.5v-8"
            + "A2.5 2.5 0 0 1 5.5 4z",
        flips: true)
    /// Off it goes.
    public static let send = Icon("M21 3.5L3 10.5l7.5 3 3 7.5zM21 3.5L10.5 13.5", flips: true)
    /// Said to all.
    public static let megaphone = Icon(
        "M4 10v4a1 1 0 0 0 1 1h2.5L18 19.5v-15L7.5 9H5a1 1 0 0 0-1 1zM7.5 15l1.5 5.5h2.5L10.5 16.3M21 10.5v3",
        flips: true)

    /// Those of this theme, with their names.
    static var documents: [(name: String, icon: Icon)] {
        [
            ("document", .document), ("documentText", .documentText), ("documentPlus", .documentPlus),
            ("folder", .folder), ("folderFill", .folderFill), ("folderPlus", .folderPlus), ("archive", .archive),
            ("inbox", .inbox), ("paperclip", .paperclip), ("link", .link), ("copy", .copy), ("clipboard", .clipboard),
            ("clipboardCheck", .clipboardCheck), ("book", .book), ("bookClosed", .bookClosed), ("list", .list),
            ("listNumbered", .listNumbered), ("checklist", .checklist), ("grid", .grid), ("gridFill", .gridFill),
            ("table", .table), ("sidebar", .sidebar), ("columns", .columns), ("layers", .layers), ("filter", .filter),
            ("sliders", .sliders), ("chartBar", .chartBar), ("chartLine", .chartLine), ("chartPie", .chartPie),
            ("crop", .crop), ("envelope", .envelope), ("envelopeFill", .envelopeFill), ("message", .message),
            ("messageFill", .messageFill), ("send", .send), ("megaphone", .megaphone),
        ]
    }
}
