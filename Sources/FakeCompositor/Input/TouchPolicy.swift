/// What compositors do differently with fingers.
///
/// A new one does what the protocol suggests and its caller asks for. Profiles of real compositors are values of this.
///
/// ```swift
/// var policy = TouchPolicy()
/// policy.frames = .afterEachEvent    // as mutter 43 does:
/// policy.framedUps = .never          // what ends with an up has no frame until something else happens
/// compositor.seat.touch.policy = policy
/// ```
public struct TouchPolicy: Hashable, Sendable {
    /// When `wl_touch.frame` is sent.
    public enum Frames: Hashable, Sendable {
        /// When ``SeatTouch/frame()`` is called: what is sent in between shares a frame.
        case asAsked
        /// After each event, so that two fingers never share a frame: mutter.
        case afterEachEvent
        /// Never: cage 0.1.4.
        case never
    }

    /// When a frame closes what consists of ups alone. Otherwise they wait for the frame of what follows.
    public enum FramedUps: Hashable, Sendable {
        /// Whenever one is asked for.
        case always
        /// Only when a finger of the client is still down; the frame of the last up finds nobody to go to: weston.
        case whileOthersAreDown
        /// Never: mutter.
        case never
    }

    /// What contacts are called on the wire.
    public enum IDs: Hashable, Sendable {
        /// What the caller calls them.
        case asAsked
        /// The smallest number that is free, from 0: KWin, weston and wlroots.
        case smallestFree
        /// Numbers that grow from this one on and are not used again: mutter with a virtual device.
        case counting(from: Int32)
    }

    /// Where a finger goes that lands while others are down.
    public enum LaterFinger: Hashable, Sendable {
        /// To the surface under it: wlroots, and what the protocol suggests.
        case ownSurface
        /// To the surface of the first finger, wherever it lands: weston and KWin.
        case firstSurface
        /// Nowhere, when another surface is under it: mutter.
        case firstSurfaceOnly
    }

    /// What becomes of a `down` whose id is down already.
    public enum Duplicate: Hashable, Sendable {
        /// It is sent.
        case sent
        /// It is dropped, and the `up` that belongs to it as well: KWin.
        case dropped
    }

    /// What clients are sent when contacts are cancelled.
    public enum Cancel: Hashable, Sendable {
        /// `wl_touch.cancel`.
        case cancel
        /// An `up` for each contact, and a frame: Mir.
        case ups
        /// Nothing: weston, sway, cage and phoc.
        case silence
    }

    /// What clients are sent of a finger whose surface is gone.
    public enum SurfaceLoss: Hashable, Sendable {
        /// Nothing more: most.
        case silence
        /// Its motions and its `up`, as if nothing had happened: wlroots 0.15.
        case goesOn
        /// An `up` and a frame.
        case ups
    }

    /// When frames are sent.
    public var frames = Frames.asAsked
    /// When a frame closes what consists of ups alone.
    public var framedUps = FramedUps.always
    /// What contacts are called.
    public var ids = IDs.asAsked
    /// Where later fingers go.
    public var laterFinger = LaterFinger.ownSurface
    /// What becomes of a second `down` of an id.
    public var duplicate = Duplicate.sent
    /// What a cancel is on the wire.
    public var cancel = Cancel.cancel
    /// What clients are sent when the device goes while fingers are down: nothing by mutter and KWin.
    public var deviceLoss = Cancel.silence
    /// What the client is sent of a finger whose surface is destroyed.
    public var surfaceLoss = SurfaceLoss.silence
    /// Whether ellipses are told of: no compositor that is known does.
    public var sendsShapes = true
    /// How many fingers the compositor takes for a gesture of its own when each lands within a quarter of a second
    /// after the one before; `nil` for none. The last of them is told to nobody, those before it are cancelled, and
    /// nobody hears of any finger until all have lifted. KWin takes three.
    public var gestureFingers: Int?
    /// Whether a finger is the pointer's left button for a client that has no `wl_touch`: KWin, for the first finger.
    public var emulatesPointer = false
    /// Whether the pointer is on no surface while fingers are down. It enters again after the last `up`, before that
    /// one's frame, where it has been all along: sway 1.10.
    public var hidesPointer = false

    /// Creates the policy of a compositor that does what the protocol suggests.
    public init() {}

    /// The surface for a contact: the one under it is `hit`, the one of the first finger that is down `first`.
    func target<Target: AnyObject>(hit: Target?, first: Target?) -> Target? {
        switch laterFinger {
        case .ownSurface: hit
        case .firstSurface: first ?? hit
        case .firstSurfaceOnly: first == nil || first === hit ? hit : nil
        }
    }
}

/// Gives contacts their numbers on the wire.
struct TouchNumbering: Hashable {
    private var next: Int32?

    /// The number for a contact that its caller calls `id`, while those of `taken` are down.
    mutating func number(for id: Int32, taken: [Int32], by policy: TouchPolicy.IDs) -> Int32 {
        switch policy {
        case .asAsked: return id
        case .smallestFree: return (0...Int32.max).first { !taken.contains($0) } ?? id
        case .counting(let first):
            let number = next ?? first
            next = number &+ 1
            return number
        }
    }
}

/// Decides when a frame closes what was sent.
struct TouchFraming: Hashable {
    /// Whether something was sent since the last frame, and whether that was ups alone.
    private var open = Open.nothing

    private enum Open: Hashable {
        case nothing
        case ups
        case more
    }

    /// Notes an event; `true` when its frame follows at once. `isAnyDown` says whether a finger is down after it.
    mutating func sent(isUp: Bool, _ policy: TouchPolicy, isAnyDown: Bool) -> Bool {
        if !isUp { open = .more } else if open == .nothing { open = .ups }
        guard policy.frames == .afterEachEvent else { return false }
        return close(policy, isAnyDown: isAnyDown)
    }

    /// The caller asks for a frame; `true` when one is sent. A frame that closes nothing is sent as well. `isAnyDown`
    /// says whether a finger is down.
    mutating func asked(_ policy: TouchPolicy, isAnyDown: Bool) -> Bool {
        policy.frames == .asAsked && close(policy, isAnyDown: isAnyDown)
    }

    private mutating func close(_ policy: TouchPolicy, isAnyDown: Bool) -> Bool {
        let isHeld =
            switch policy.framedUps {
            case .always: false
            case .whileOthersAreDown: !isAnyDown
            case .never: true
            }
        if open == .ups, isHeld { return false }
        open = .nothing
        return true
    }
}

/// Decides which fingers a compositor takes for a gesture of its own.
struct FingerGestureWatch: Hashable {
    private var lastLanding: Duration?
    private var tooSlow = false
    /// Whether the fingers that are down are the compositor's.
    private(set) var hasTaken = false

    static let longestPause = Duration.milliseconds(250)

    /// A finger lands, as one of `count` that are down; `true` when with it the compositor takes them all.
    mutating func landed(at time: Duration, count: Int, _ policy: TouchPolicy) -> Bool {
        defer { lastLanding = time }
        if count <= 1 { (tooSlow, hasTaken) = (false, false) }
        guard let wanted = policy.gestureFingers, !hasTaken else { return false }
        if count > 1, let lastLanding, time - lastLanding > Self.longestPause { tooSlow = true }
        hasTaken = count == wanted && !tooSlow
        return hasTaken
    }
}
