/// How somebody holds a device, UIKit's `UIDeviceOrientation`.
///
/// Upright is the way in which the screen is built in, ``portrait``, whether the panel is high or wide.
nonisolated public enum DeviceOrientation: Int, Hashable, Sendable, CaseIterable {
    /// Nobody has said yet, or nobody can.
    case unknown
    /// Upright.
    case portrait
    /// Head down.
    case portraitUpsideDown
    /// Turned to the left: the right edge is above.
    case landscapeLeft
    /// Turned to the right: the left edge is above.
    case landscapeRight
    /// Lying with its screen up.
    case faceUp
    /// Lying with its screen down.
    case faceDown

    /// Whether it stands on its lower or its upper edge.
    public var isPortrait: Bool { self == .portrait || self == .portraitUpsideDown }

    /// Whether it stands on its left or its right edge.
    public var isLandscape: Bool { self == .landscapeLeft || self == .landscapeRight }

    /// Whether it lies.
    public var isFlat: Bool { self == .faceUp || self == .faceDown }

    /// Whether it stands on an edge.
    public var isValidInterfaceOrientation: Bool { isPortrait || isLandscape }
}
