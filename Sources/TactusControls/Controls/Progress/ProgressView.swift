public import TactusGeometry
public import TactusGraphics
import TactusUI

/// A bar that shows how much of something is done.
///
/// ```swift
/// let bar = ProgressView()
/// bar.accessibilityLabel = "Upload"
/// bar.setProgress(0.4, animated: true)
/// ```
///
/// ![Bars at several stages, light and dark](progress)
///
/// It takes no touches. Where nobody knows how long something takes there is ``ActivityIndicatorView``.
open class ProgressView: View {
    /// How much is done: from 0, the default, to 1. What lies beyond is limited, what is not a number counts as 0.
    /// Setting it shows it at once.
    public final var progress: Double {
        get { storedProgress }
        set { setProgress(newValue, animated: false) }
    }

    /// The colour of what is done; `nil`, the default, for the tint.
    public final var progressTintColor: Color? {
        didSet { bar.backgroundColor = (progressTintColor ?? .tintColor).signShade }
    }

    /// The colour of what is still to be done; `nil`, the default, for the toolkit's own.
    public final var trackTintColor: Color? {
        didSet { track.backgroundColor = trackTintColor ?? Self.trackColor }
    }

    private var storedProgress = 0.0
    private let track = View()
    private let bar = View()

    /// How thick the bar is, in points.
    private var thickness: Double { theme.controls.trackThickness }
    private static let trackColor = Color.systemFill

    /// Creates a bar. Without a height in `frame` it has the one that it is made for.
    public override init(frame: Rect = .zero) {
        super.init(frame: frame)
        if frame.height <= 0 {
            self.frame = Rect(x: frame.minX, y: frame.minY, width: frame.width, height: thickness)
        }
        isUserInteractionEnabled = false
        track.backgroundColor = Self.trackColor
        track.borderColor = ControlLook.outline
        track.borderWidth = 1
        bar.backgroundColor = .tintColor.signShade
        for part in [track, bar] { addSubview(part) }
    }

    /// This class.
    open override class var geometricClass: View.Type { ProgressView.self }

    /// Shows how much is done.
    ///
    /// - Parameters:
    ///   - progress: From 0 to 1; what lies beyond is limited, what is not a number counts as 0.
    ///   - animated: Whether the bar goes there in a quarter of a second, unless the user wishes for less motion.
    public final func setProgress(_ progress: Double, animated: Bool) {
        let progress = progress.isNaN ? 0 : min(max(progress, 0), 1)
        guard progress != storedProgress else { return }
        storedProgress = progress
        guard animated, window != nil else { return placeBar() }
        View.animate(duration: theme.motion.regular) { [self] in placeBar() }
    }

    /// As wide as there is room, and as high as the theme says, 4 points by default; 200 points wide where there is
    /// room without end.
    open override func sizeThatFits(_ size: Size) -> Size {
        Size(width: size.width.isFinite ? size.width : 200, height: thickness)
    }

    /// As high as the theme says, 4 points by default, and as wide as one lets it be.
    open override var intrinsicContentSize: Size { Size(width: View.noIntrinsicMetric, height: thickness) }

    /// Places the bar. An override calls `super`.
    open override func layoutSubviews() {
        track.frame = trackFrame
        for part in [track, bar] { part.cornerRadius = theme.radii.capsule(of: trackFrame.height) }
        placeBar()
    }

    private var trackFrame: Rect {
        let height = min(thickness, bounds.height)
        return Rect(x: bounds.minX, y: bounds.midY - height / 2, width: bounds.width, height: height)
    }

    private func placeBar() {
        let track = trackFrame
        // What is done is round at both ends, however little it is.
        let width = storedProgress > 0 ? max(track.width * storedProgress, min(track.height, track.width)) : 0
        let isMirrored = effectiveLayoutDirection == .rightToLeft
        bar.frame = Rect(
            x: isMirrored ? track.maxX - width : track.minX, y: track.minY, width: width, height: track.height)
    }

    open override var standardAccessibility: AccessibilityDescription {
        AccessibilityDescription(
            .progressIndicator, value: storedProgress.spokenPercent,
            range: AccessibilityRange(value: storedProgress, in: 0...1), isElement: true)
    }
}
