/// Pictures, sound, and what plays them.
extension Icon {
    /// Take a picture.
    public static let camera = Icon(
        "M4 7.5h3.5L9 5h6l1.5 2.5H20A1.5 1.5 0 0 1 21.5 9v9.5A1.5 1.5 0 0 1 20 20H4a1.5 1.5 0 0 1-1.5-1.5V9"
            + "A1.5 1.5 0 0 1 4 7.5zO12 13.5 3.5")
    /// A picture.
    public static let photo = Icon("R3 4 18 16 2M4 18l5-6 4 4.5 3-3 4.5 5", area: "O15.5 8.8 1.6")
    /// Several pictures.
    public static let photos = Icon(
        "R3 7 15 14 2M7 4h12a2 2 0 0 1 2 2v11M4 18.5l4-4.5 3 3.2 2.5-2.5 4 4",
        area: "O13 11.2 1.3")
    /// A moving picture.
    public static let film = Icon("R3 5 18 14 2M7.5 5v14M16.5 5v14M3 9.7h4.5M3 14.3h4.5M16.5 9.7H21M16.5 14.3H21")
    /// Record a film.
    public static let video = Icon("R2.5 6 13 12 2M15.5 10.5l6-3.5v10l-6-3.5", flips: true)
    /// Speak.
    public static let microphone = Icon("R9 3 6 11 3M5.5 11.5a6.5 6.5 0 0 0 13 0M12 18v3M8.5 21h7")
    /// Nobody listens.
    public static let microphoneSlash = Icon(
        "M9 9v2a3 3 0 0 0 5 2.2M15 11V6a3 3 0 0 0-5.8-1M5.5 11.5a6.5 6.5 0 0 0 10.5 5M18.5 11.5"
            + "c0 .8-.1 1.5-.4 2.2M12 18v3M8.5 21h7M4 4l16 16")
    /// Sound.
    public static let speaker = Icon("M3.5 9.5h4L12 5.5v13L7.5 14.5h-4zM15.5 9a4 4 0 0 1 0 6", flips: true)
    /// Loud sound.
    public static let speakerLoud = Icon(
        "M3.5 9.5h4L12 5.5v13L7.5 14.5h-4zM15.5 9a4 4 0 0 1 0 6M18 6a8 8 0 0 1 0 12",
        flips: true)
    /// No sound.
    public static let speakerSlash = Icon("M3.5 9.5h4L12 5.5v13L7.5 14.5h-4zM16 9.5l5 5M21 9.5l-5 5", flips: true)
    /// For one’s own ears.
    public static let headphones = Icon(
        "M4 16v-4a8 8 0 0 1 16 0v4M4 14h2.5a1 1 0 0 1 1 1v4a1 1 0 0 1-1 1H5a1 1 0 0 1-1-1zM20 14h-2.5"
            + "a1 1 0 0 0-1 1v4a1 1 0 0 0 1 1H19a1 1 0 0 0 1-1z")
    /// Music.
    public static let music = Icon("M9 17.5V5.5l11-2.5v12O6.5 17.5 2.5O17.5 15 2.5")
    /// Play this.
    public static let playCircle = Icon("O12 12 9", area: "M10 8l6.5 4L10 16z")
    /// Play this one.
    public static let playCircleFill = Icon(area: "O12 12 10M9.5 7.5v9L17 12z")
    /// Pause this one.
    public static let pauseCircleFill = Icon(area: "O12 12 10r8.3 8 2.6 8 .6r13.1 8 2.6 8 .6")
    /// To the one before.
    public static let skipBackward = Icon("M6 5.5v13", area: "M19 5v14L8.5 12z")
    /// To the next one.
    public static let skipForward = Icon("M18 5.5v13", area: "M5 5v14l10.5-7z")
    /// Quickly back.
    public static let rewind = Icon(area: "M11.5 5.5v13L2.5 12zM21 5.5v13L12 12z")
    /// Quickly on.
    public static let fastForward = Icon(area: "M12.5 5.5v13l9-6.5zM3 5.5v13l9-6.5z")
    /// Again and again.
    public static let repeatAll = Icon(
        "M4 11.5V9.5A3.5 3.5 0 0 1 7.5 6H20M17 3l3 3-3 3M20 12.5v2a3.5 3.5 0 0 1-3.5 3.5H4M7 15l-3 3 3 3")
    /// In any order.
    public static let shuffle = Icon(
        "M3.5 7H7c4.5 0 5.5 10 10 10h3.5M3.5 17H7c1.6 0 2.7-1.2 3.7-2.8M13.5 9.6C14.4 8.1 15.5 7 17 7h3.5M18 4.5"
            + "L20.5 7 18 9.5M18 14.5l2.5 2.5-2.5 2.5")
    /// Begin to record.
    public static let record = Icon("O12 12 9", area: "O12 12 4.5")
    /// A call.
    public static let phone = Icon(
        "M6.5 3.5h3l1.5 4.5-2 1.5a12 12 0 0 0 5.5 5.5l1.5-2 4.5 1.5v3a2.5 2.5 0 0 1-2.7 2.5"
            + "A16 16 0 0 1 4 6.2 2.5 2.5 0 0 1 6.5 3.5z")
    /// Takes a call.
    public static let phoneFill = Icon(
        "M6.5 3.5h3l1.5 4.5-2 1.5a12 12 0 0 0 5.5 5.5l1.5-2 4.5 1.5v3a2.5 2.5 0 0 1-2.7 2.5"
            + "A16 16 0 0 1 4 6.2 2.5 2.5 0 0 1 6.5 3.5z",
        area: "M6.5 3.5h3l1.5 4.5-2 1.5a12 12 0 0 0 5.5 5.5l1.5-2 4.5 1.5v3a2.5 2.5 0 0 1-2.7 2.5"
            + "A16 16 0 0 1 4 6.2 2.5 2.5 0 0 1 6.5 3.5z")
    /// Is sent to many.
    public static let broadcast = Icon(
        "M8.5 15.5a5 5 0 0 1 0-7M15.5 8.5a5 5 0 0 1 0 7M5.6 18.4a9 9 0 0 1 0-12.8M18.4 5.6a9 9 0 0 1 0 12.8",
        area: "O12 12 1.75")

    /// Those of this theme, with their names.
    static var media: [(name: String, icon: Icon)] {
        [
            ("camera", .camera), ("photo", .photo), ("photos", .photos), ("film", .film), ("video", .video),
            ("microphone", .microphone), ("microphoneSlash", .microphoneSlash), ("speaker", .speaker),
            ("speakerLoud", .speakerLoud), ("speakerSlash", .speakerSlash), ("headphones", .headphones),
            ("music", .music), ("playCircle", .playCircle), ("playCircleFill", .playCircleFill),
            ("pauseCircleFill", .pauseCircleFill), ("skipBackward", .skipBackward), ("skipForward", .skipForward),
            ("rewind", .rewind), ("fastForward", .fastForward), ("repeatAll", .repeatAll), ("shuffle", .shuffle),
            ("record", .record), ("phone", .phone), ("phoneFill", .phoneFill), ("broadcast", .broadcast),
        ]
    }
}
