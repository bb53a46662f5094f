/// Weather, places, ways to get there.
extension Icon {
    /// Bright; day.
    public static let sun = Icon(
        "O12 12 4M12 2.5v2M12 19.5v2M2.5 12h2M19.5 12h2M5.3 5.3l1.4 1.4M17.3 17.3l1.4 1.4M5.3 18.7l1.4-1.4"
            + "M17.3 6.7l1.4-1.4")
    /// Brightest.
    public static let sunFill = Icon(
        "M12 2.5v2M12 19.5v2M2.5 12h2M19.5 12h2M5.3 5.3l1.4 1.4M17.3 17.3l1.4 1.4M5.3 18.7l1.4-1.4M17.3 6.7l1.4-1.4",
        area: "O12 12 5")
    /// Dark; night.
    public static let moon = Icon("M20 14.5A8.5 8.5 0 1 1 9.5 4a6.8 6.8 0 0 0 10.5 10.5z")
    /// It is night.
    public static let moonFill = Icon(
        "M20 14.5A8.5 8.5 0 1 1 9.5 4a6.8 6.8 0 0 0 10.5 10.5z",
        area: "M20 14.5A8.5 8.5 0 1 1 9.5 4a6.8 6.8 0 0 0 10.5 10.5z")
    /// Cloudy; elsewhere.
    public static let cloud = Icon("M7 19a4.5 4.5 0 0 1-.5-9A6 6 0 0 1 18 10.6 4.2 4.2 0 0 1 17.5 19z")
    /// Overcast.
    public static let cloudFill = Icon(
        "M7 19a4.5 4.5 0 0 1-.5-9A6 6 0 0 1 18 10.6 4.2 4.2 0 0 1 17.5 19z",
        area: "M7 19a4.5 4.5 0 0 1-.5-9A6 6 0 0 1 18 10.6 4.2 4.2 0 0 1 17.5 19z")
    /// It rains.
    public static let rain = Icon(
        "M7 15.5a4 4 0 0 1-.5-8A6 6 0 0 1 18 8.1 3.7 3.7 0 0 1 17.5 15.5zM8 18.5l-1 2.5M12.5 18.5l-1 2.5M17 18.5"
            + "l-1 2.5")
    /// It snows; frozen.
    public static let snowflake = Icon(
        "M12 3v18M4.2 7.5l15.6 9M19.8 7.5l-15.6 9M9.5 4.5L12 7l2.5-2.5M9.5 19.5L12 17l2.5 2.5")
    /// Power; quick.
    public static let bolt = Icon("M13 2.5L5 13.5h6l-1 8 8-11h-6z")
    /// Charging.
    public static let boltFill = Icon("M13 2.5L5 13.5h6l-1 8 8-11h-6z", area: "M13 2.5L5 13.5h6l-1 8 8-11h-6z")
    /// Water.
    public static let drop = Icon("M12 3c3.5 4 6 7 6 10.5a6 6 0 0 1-12 0C6 10 8.5 7 12 3z")
    /// Fire; popular.
    public static let flame = Icon(
        "M12 3c1 4 6 6 6 11a6 6 0 0 1-12 0c0-2 .8-3.5 2-4.5.3 1.5 1 2.3 2 2.5-.5-3 0-6.5 2-9z")
    /// Grows; saves.
    public static let leaf = Icon("M5.5 18.5C2.5 10 9 4 20 4c0 11-6 17.5-14.5 14.5zM4 20l8.5-8.5")
    /// How warm it is.
    public static let thermometer = Icon(
        "M9.5 13.8V5.5a2.5 2.5 0 0 1 5 0v8.3a4.3 4.3 0 1 1-5 0z",
        area: "O12 17.3 1.8R11.2 9 1.6 8 .8")
    /// Keeps dry.
    public static let umbrella = Icon("M12 3v2M3.5 13a8.5 8.5 0 0 1 17 0zM12 13v5.5a2 2 0 0 1-4 0")
    /// The world; languages.
    public static let globe = Icon("O12 12 9M3 12h18M12 3c5 5 5 13 0 18M12 3c-5 5-5 13 0 18")
    /// Where things are.
    public static let map = Icon("M3.5 6.5L9 4l6 2.5L20.5 4v13.5L15 20l-6-2.5L3.5 20zM9 4v13.5M15 6.5V20")
    /// Here.
    public static let mapPin = Icon("M12 21.5c4.5-4.8 7-8.3 7-11.5a7 7 0 0 0-14 0c0 3.2 2.5 6.7 7 11.5zO12 10 2.5")
    /// The place that is meant.
    public static let mapPinFill = Icon(area: "M12 22.5c5-5.3 8-9 8-12.5a8 8 0 0 0-16 0c0 3.5 3 7.2 8 12.5zO12 10 2.75")
    /// Which way.
    public static let compass = Icon("O12 12 9M15.5 8.5l-2 5-5 2 2-5z")
    /// High up; a landscape.
    public static let mountain = Icon("M2.5 19.5l7-12 4 6.5 2-3 6 8.5z")
    /// A park.
    public static let tree = Icon("M12 21v-6M12 3l5.5 7H15l4 5H5l4-5H6.5z")
    /// By car.
    public static let car = Icon(
        "M4 12l2-5.5A2 2 0 0 1 7.9 5h8.2A2 2 0 0 1 18 6.5l2 5.5M4 12h16a1 1 0 0 1 1 1v5H3v-5a1 1 0 0 1 1-1z"
            + "M5.5 18v2M18.5 18v2",
        area: "O7 15 1.25O17 15 1.25")
    /// By bus.
    public static let bus = Icon("R5 4 14 14 2M5 12h14M8 18v2.5M16 18v2.5", area: "O8.5 15 1.25O15.5 15 1.25")
    /// By train.
    public static let train = Icon(
        "M8 3h8a3 3 0 0 1 3 3v8a3 3 0 0 1-3 3H8a3 3 0 0 1-3-3V6a3 3 0 0 1 3-3zM5 10.5h14M8 17l-2.5 4M16 17l2.5 4",
        area: "O9 13.8 1.25O15 13.8 1.25")
    /// By bicycle.
    public static let bicycle = Icon(
        "O5.5 16.5 3.5O18.5 16.5 3.5M5.5 16.5l3.5-7h6l3.5 7M8.2 7L12.5 16.5 15 9.5M6.8 7h3M15 9.5L14 6h3",
        flips: true)
    /// By air.
    public static let airplane = Icon(
        "M12 2.5c-1.1 0-1.7 1-1.7 2.5v4L3 13.5V16l7.3-2v4L8 20v1.5l4-1 4 1V20l-2.3-2v-4l7.3 2v-2.5L13.7 9V5"
            + "c0-1.5-.6-2.5-1.7-2.5z")
    /// On foot.
    public static let walk = Icon(
        "M12.5 9l-2 5.5 3.5 2.5 1 4.5M10.5 14.5L9.5 18l-3 3.5M12.5 9l-4 1.5L7 14M12.5 9l2 3 3.5 1",
        area: "O13.5 4.5 2",
        flips: true)
    /// An office; a town.
    public static let building = Icon(
        "M5 21V4a1 1 0 0 1 1-1h8a1 1 0 0 1 1 1v17M15 9h3a1 1 0 0 1 1 1v11M3 21h18M8.5 7.5h3M8.5 11.5h3M8.5 15.5h3")
    /// A shop.
    public static let storefront = Icon(
        "M4 4h16l1 5a3 3 0 0 1-6 0 3 3 0 0 1-6 0 3 3 0 0 1-6 0zM5 12v8h14v-8M10 20v-4h4v4")

    /// Those of this theme, with their names.
    static var nature: [(name: String, icon: Icon)] {
        [
            ("sun", .sun), ("sunFill", .sunFill), ("moon", .moon), ("moonFill", .moonFill), ("cloud", .cloud),
            ("cloudFill", .cloudFill), ("rain", .rain), ("snowflake", .snowflake), ("bolt", .bolt),
            ("boltFill", .boltFill), ("drop", .drop), ("flame", .flame), ("leaf", .leaf), ("thermometer", .thermometer),
            ("umbrella", .umbrella), ("globe", .globe), ("map", .map), ("mapPin", .mapPin), ("mapPinFill", .mapPinFill),
            ("compass", .compass), ("mountain", .mountain), ("tree", .tree), ("car", .car), ("bus", .bus),
            ("train", .train), ("bicycle", .bicycle), ("airplane", .airplane), ("walk", .walk), ("building", .building),
            ("storefront", .storefront),
        ]
    }
}
