/// In which order a view's subviews are drawn, as far as it was looked for.
///
/// Whatever changes the subviews or the depth of one makes it unknown; the next frame that paints them looks again.
nonisolated enum DepthOrder: Hashable, Sendable {
    /// Nobody has looked since something changed.
    case unknown
    /// As they are listed: all have the same depth.
    case listed
    /// These, by their places in the list, from back to front.
    case sorted([Int])
}
