/// Which surface a new contact belongs to: the one place where compositors' policies about fingers differ.
///
/// A contact keeps its surface until it ends, wherever the finger goes (the implicit grab).
struct TouchRouting: Hashable {
    /// What happens to a finger that lands while others are down.
    enum LaterFinger: Hashable {
        /// It goes to the surface under it: wlroots, and what the protocol suggests.
        case ownSurface
        /// It goes to the surface of the first finger, wherever it lands: weston and KWin.
        case firstSurface
    }

    var laterFinger = LaterFinger.ownSurface

    /// The surface for a contact: the one under it is `hit`, the one of the first finger that is down `first`.
    func target<Target>(hit: Target?, first: Target?) -> Target? {
        switch laterFinger {
        case .ownSurface: hit
        case .firstSurface: first ?? hit
        }
    }
}
