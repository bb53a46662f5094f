/// Why nothing was played, or not to the end.
enum HeadlessError: Error, CustomStringConvertible {
    /// The script cannot be read or understood.
    case script(String)
    /// What was to be played did not come in time.
    case late(String)
    /// Something that we need from the system failed.
    case environment(String)
    /// The client cannot be run; `isMissing` when there is no such program.
    case client(String, isMissing: Bool)

    /// The exit status for a command line or a script that cannot be understood.
    static let usageStatus: Int32 = 2
    /// The exit status for an expectation of the script that failed.
    static let expectationStatus: Int32 = 3
    /// The exit status when the time ran out.
    static let timeoutStatus: Int32 = 124

    /// The exit status that it leads to.
    var status: Int32 {
        switch self {
        case .script: Self.usageStatus
        case .late: Self.timeoutStatus
        case .environment: 1
        case .client(_, let isMissing): isMissing ? 127 : 126
        }
    }

    var description: String {
        switch self {
        case .script(let message), .late(let message), .environment(let message), .client(let message, _): message
        }
    }
}
