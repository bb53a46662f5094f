/// What became of the connection, for whoever looks at the output of the program.
nonisolated package enum ConnectionNews: Equatable, Sendable {
    /// It is lost, and wanted back; for ever when there is no limit.
    case lost(ConnectionError, limit: Duration?)
    /// It is back.
    case restored
}
