/// Something that a client did which no protocol forbids and no good client does.
///
/// Printed, it says what and, with the requests before it, how:
///
///     missing damage, wl_surface#3: (0, 0, 40×30) changed and was not damaged
///       last requests: wl_surface#3.attach, wl_surface#3.commit
public struct LintFinding: Error, Hashable, Sendable {
    /// What a client should not do.
    public enum Rule: String, Hashable, Sendable, CaseIterable {
        /// It wrote to a buffer that the compositor had not released.
        case earlyReuse = "early reuse"
        /// Pixels changed that it did not report as damaged.
        case missingDamage = "missing damage"
        /// It reported much more as damaged than it had changed: see ``Lint/damageFactor``.
        case excessiveDamage = "excessive damage"
        /// It committed two buffers within a refresh, of which the first is never seen; answers to
        /// configures are exempt.
        case twoCommitsInAFrame = "two commits in a frame"
        /// It committed a surface of which nothing had changed.
        case emptyCommit = "empty commit"
        /// It drew a surface that nobody can see.
        case hiddenDrawing = "hidden drawing"
        /// It acknowledged a second configure without a commit after the first.
        case acknowledgedWithoutCommit = "acknowledged without commit"
        /// It left without destroying what it had made.
        case leakedObjects = "leaked objects"
        /// It left with files open that it shares with the compositor.
        case leakedDescriptors = "leaked descriptors"
        /// It gave a serial that does not entitle it to what it asked for; the request was ignored.
        case wrongSerial = "wrong serial"
        /// It sent more requests within a refresh than ``Lint/requestLimit``.
        case requestFlood = "request flood"
        /// It destroyed an object before others that depend on it, or that the compositor still used.
        case unbalancedDestroy = "unbalanced destroy"
    }

    /// What should not be done.
    public var rule: Rule
    /// The client, counted in the order in which they came, from 1.
    public var client: Int
    /// The object, as `wl_surface#3`; `nil` when it is about the client as a whole.
    public var object: String?
    /// What was done, in words.
    public var message: String
    /// The last requests on the object, or that name it, oldest first, as `interface#id.request`; the client's last
    /// ones when it is about the client as a whole.
    public var lastRequests: [String]
}

extension LintFinding: CustomStringConvertible {
    /// The finding, and the requests that led to it on a second line.
    public var description: String {
        let finding = "\(rule.rawValue), \(object ?? "client \(client)"): \(message)"
        guard !lastRequests.isEmpty else { return finding }
        return "\(finding)\n  last requests: \(lastRequests.joined(separator: ", "))"
    }
}
