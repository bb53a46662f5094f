/// What whoever started the program should know of its platform.
nonisolated package enum PlatformNotice: Equatable, Sendable {
    /// The connection is lost, and wanted back; for ever when there is no limit.
    case lost(ConnectionError, limit: Duration?)
    /// A connection cannot be made although the compositor may be back, for want of something here; it is tried again.
    /// Told once for each outage.
    case hindered(ConnectionError)
    /// The connection is back.
    case restored
    /// The compositor accepted the program's first connection and has told nothing for that long. It is waited for.
    case silence(Duration)
    /// There is too little of something for a picture, which is tried again every second.
    case shortage(ResourceShortage)
    /// The compositor does not carry what fingers drag, or begins it and stalls. From now on such drags work within
    /// their window. Told once.
    case fingerDragsLost
    /// A keymap is damaged, too large, or nothing that libxkbcommon may get or can read: keys have codes and no
    /// characters. Told once.
    case unreadableKeymap
}
