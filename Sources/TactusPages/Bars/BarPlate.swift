import TactusControls
import TactusGraphics
import TactusUI

/// What a bar is made of: its own colour where nothing lies behind it, and a material (`Theme.Materials.chrome`) while
/// something is scrolled there, unless an appearance says otherwise. The material is in the bar only then: a bar that
/// rests costs what a colour costs.
final class BarPlate {
    private unowned let bar: View
    /// The line at the bar's edge.
    private let line: View
    /// Whether the line shows only while something lies behind the bar.
    private let hidesLineAtEdge: Bool
    private var material: VisualEffectView?
    /// The colour that the bar was given here: another one is the program's.
    private var applied: Color?

    /// The colour where nothing lies behind the bar.
    var color: Color? { didSet { if color != oldValue { update() } } }
    /// Whether something is scrolled behind the bar.
    var isOverContent = false { didSet { if isOverContent != oldValue { update() } } }
    /// Whether what lies behind moves as a whole, as pages do that slide: then the bar is of its colour, since a blur
    /// of what moves costs much and is hardly seen.
    var isPaused = false { didSet { if isPaused != oldValue { update() } } }
    /// How the bar looks while something is scrolled behind it; `nil` for as the theme says.
    var standard: BarAppearance? { didSet { if standard != oldValue { update() } } }
    /// How it looks otherwise; `nil` for as the theme says, or without a background where ``standard`` is said.
    var edge: BarAppearance? { didSet { if edge != oldValue { update() } } }

    /// Creates the plate of a bar.
    init(of bar: View, line: View, color: Color? = .barBackground, hidesLineAtEdge: Bool = false) {
        self.bar = bar
        self.line = line
        self.color = color
        self.hidesLineAtEdge = hidesLineAtEdge
        applied = color
        bar.backgroundColor = color
        showLine()
    }

    /// How the bar looks now.
    var appearance: BarAppearance {
        isOverContent ? standard ?? .default : edge ?? standard?.atScrollEdge ?? .default
    }

    private func update() {
        showLine()
        // A colour that the program has given the bar itself stays.
        guard material != nil || bar.backgroundColor == applied else { return }
        let look = appearance
        guard isOverContent, !isPaused, look.background == .material, look.backgroundColor == nil else {
            material?.removeFromSuperview()
            material = nil
            applied =
                switch look.background {
                case .material: look.backgroundColor ?? color
                case .opaque: look.backgroundColor ?? color ?? .barBackground
                case .transparent: look.backgroundColor
                }
            if bar.backgroundColor != applied { bar.backgroundColor = applied }
            return
        }
        guard material == nil else { return }
        applied = nil
        bar.backgroundColor = nil
        let plate = VisualEffectView(effect: BlurEffect(style: .systemChromeMaterial))
        plate.isUserInteractionEnabled = false
        plate.frame = bar.bounds
        plate.autoresizingMask = [.flexibleWidth, .flexibleHeight]
        material = plate
        View.performWithoutAnimation { bar.insertSubview(plate, at: 0) }
    }

    private func showLine() {
        let look = appearance
        line.backgroundColor = look.shadowColor
        line.alpha = isOverContent || !hidesLineAtEdge || edge != nil ? 1 : 0
    }
}

extension ViewController {
    /// Whether what is scrolled in the controller goes on below a bar at its lower edge.
    ///
    /// - Parameter height: The height of the bar, in points.
    /// - Returns: Whether it does; `false` where nothing is scrolled.
    func scrollsBelow(barOfHeight height: Double) -> Bool {
        guard let scrollView = contentScrollView, let view = viewIfLoaded, height > 0 else { return false }
        let end = scrollView.frame.minY + scrollView.contentSize.height - scrollView.contentOffset.y
        return end > view.bounds.height - height + 0.5
    }
}
