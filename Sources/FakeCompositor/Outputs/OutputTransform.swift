/// How a panel is mounted, or a buffer's content turned against its surface: the values of `wl_output.transform`.
public enum OutputTransform: UInt32, Hashable, Sendable, CaseIterable {
    /// Not turned.
    case normal
    /// Turned by 90° counter-clockwise.
    case rotated90
    /// Turned by 180°.
    case rotated180
    /// Turned by 270° counter-clockwise.
    case rotated270
    /// Mirrored: left and right have changed places.
    case flipped
    /// Mirrored, then turned by 90° counter-clockwise.
    case flipped90
    /// Mirrored, then turned by 180°.
    case flipped180
    /// Mirrored, then turned by 270° counter-clockwise.
    case flipped270

    /// Whether width and height change places.
    public var swapsAxes: Bool { rawValue & 1 == 1 }

    /// Where the point (x, y) of a surface of that size lies in the buffer, before its scale.
    func bufferPoint(x: Double, y: Double, width: Double, height: Double) -> (x: Double, y: Double) {
        switch self {
        case .normal: (x, y)
        case .rotated90: (height - y, x)
        case .rotated180: (width - x, height - y)
        case .rotated270: (y, width - x)
        case .flipped: (width - x, y)
        case .flipped90: (height - y, width - x)
        case .flipped180: (x, height - y)
        case .flipped270: (y, x)
        }
    }

    /// The transform that undoes this one: surface and buffer with their roles exchanged.
    var inverse: OutputTransform {
        switch self {
        case .rotated90: .rotated270
        case .rotated270: .rotated90
        default: self
        }
    }
}
