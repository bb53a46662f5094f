public import Tactus

/// What programs ask of a screen: how large they are, and how many pixels a point has.
///
/// A desktop tells no program how large its screens are: the bounds are those of the program's own scene, which fills
/// the screen on a phone or a kiosk. Views that want to know how much room they have ask their superview.
public final class UIScreen {
    /// The screen that the program's first scene is on.
    public static let main = UIScreen()

    private init() {}

    private var scene: WindowScene? { Application.sharedIfAny?.scenes.first { !$0.isPopup } }

    /// The size of the program's first scene, in points; before there is one, that of a window without a size of its
    /// own, 390 by 844.
    public var bounds: CGRect { CGRect(origin: .zero, size: scene?.size ?? CGSize(width: 390, height: 844)) }

    /// How many pixels a point has; 1 before there is a scene.
    public var scale: CGFloat { traitCollection.displayScale }

    /// How many pixels a point has; 1 before there is a scene.
    public var nativeScale: CGFloat { scale }

    /// The size of the program's first scene, in pixels.
    public var nativeBounds: CGRect {
        CGRect(x: 0, y: 0, width: (bounds.width * scale).rounded(), height: (bounds.height * scale).rounded())
    }

    /// How many pictures it shows in a second; 60 where no compositor tells. Of several screens the fastest counts.
    public var maximumFramesPerSecond: Int {
        let intervals = Application.sharedIfAny?.screens.compactMap(\.refreshInterval) ?? []
        guard let shortest = intervals.min(), shortest > .zero else { return 60 }
        return Int((1 / (shortest / .seconds(1))).rounded())
    }

    /// The traits of the program's first scene.
    public var traitCollection: UITraitCollection { scene?.traitCollection ?? UITraitCollection() }
}

extension WindowScene {
    /// The screen that the scene is on.
    public var screen: UIScreen { .main }
}

/// Which way up a scene is.
nonisolated public enum UIInterfaceOrientation: Int, Hashable, Sendable {
    /// Nobody knows.
    case unknown = 0
    /// Higher than wide.
    case portrait = 1
    /// Higher than wide, and upside down.
    case portraitUpsideDown = 2
    /// Wider than high, turned to the right.
    case landscapeRight = 3
    /// Wider than high, turned to the left.
    case landscapeLeft = 4

    /// Whether it is wider than high.
    public var isLandscape: Bool { self == .landscapeLeft || self == .landscapeRight }
    /// Whether it is higher than wide.
    public var isPortrait: Bool { self == .portrait || self == .portraitUpsideDown }
}

extension WindowScene {
    /// Which way up the scene is: `.landscapeLeft` where it is wider than high, else `.portrait`. How a screen is held
    /// no window is told.
    public var interfaceOrientation: UIInterfaceOrientation { size.width > size.height ? .landscapeLeft : .portrait }
}
