/// What whoever started the program should know of its platform.
nonisolated package enum PlatformNews: Equatable, Sendable {
    /// The connection is lost, and wanted back; for ever when there is no limit.
    case lost(ConnectionError, limit: Duration?)
    /// The connection is back.
    case restored
    /// There is too little of something for a picture, which is tried again every second.
    case shortage(ResourceShortage)
}
