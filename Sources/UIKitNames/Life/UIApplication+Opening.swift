public import Tactus

extension Application {
    /// What an address is opened with besides: there is nothing, so that the options are `[:]`.
    nonisolated public enum OpenExternalURLOptionsKey: Hashable, Sendable {}

    /// Opens an address, such as Foundation's `URL`, as `open(_:completionHandler:)` does its text.
    ///
    /// - Parameters:
    ///   - url: The address, whose description says it, with its scheme.
    ///   - completion: Is called once, in a later turn: whether a program took the address.
    public final func open(_ url: some CustomStringConvertible, completionHandler completion: ((Bool) -> Void)? = nil) {
        open("\(url)", completionHandler: completion)
    }

    /// Opens an address, as the form without options does.
    ///
    /// - Parameters:
    ///   - url: The address, whose description says it, with its scheme.
    ///   - options: None: `[:]`.
    ///   - completion: Is called once, in a later turn: whether a program took the address.
    public final func open(
        _ url: some CustomStringConvertible, options: [OpenExternalURLOptionsKey: Any],
        completionHandler completion: ((Bool) -> Void)? = nil
    ) {
        open("\(url)", completionHandler: completion)
    }

    /// Opens an address, and waits for who takes it.
    ///
    /// - Parameters:
    ///   - url: The address, whose description says it, with its scheme.
    ///   - options: None: `[:]`.
    /// - Returns: Whether a program took the address.
    @discardableResult
    public final func open(
        _ url: some CustomStringConvertible, options: [OpenExternalURLOptionsKey: Any] = [:]
    ) async -> Bool {
        await withCheckedContinuation { continuation in
            open("\(url)", completionHandler: { continuation.resume(returning: $0) })
        }
    }

    /// Whether an address says by which kind of program it is opened: whether it has a scheme. A desktop tells only as
    /// it is opened whether there is such a program.
    public final func canOpenURL(_ url: some CustomStringConvertible) -> Bool {
        let text = "\(url)"
        guard let colon = text.firstIndex(of: ":"), let first = text.first, first.isLetter else { return false }
        return text[..<colon].allSatisfy { $0.isASCII && ($0.isLetter || $0.isNumber || "+-.".contains($0)) }
    }
}
