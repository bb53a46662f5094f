import TactusControls
import TactusGraphics
import TactusUI

/// What a bar is made of: its own colour where nothing lies behind it, and a material (`Theme.Materials.chrome`) while
/// something is scrolled there. The material is in the bar only then: a bar that rests costs what a colour costs.
final class BarPlate {
    private unowned let bar: View
    private var material: VisualEffectView?

    /// The colour where nothing lies behind the bar.
    var color: Color? { didSet { if material == nil { bar.backgroundColor = color } } }
    /// Whether something is scrolled behind the bar.
    var isOverContent = false { didSet { if isOverContent != oldValue { update() } } }
    /// Whether what lies behind moves as a whole, as pages do that slide: then the bar is of its colour, since a blur
    /// of what moves costs much and is hardly seen.
    var isPaused = false { didSet { if isPaused != oldValue { update() } } }

    /// Creates the plate of a bar.
    init(of bar: View, color: Color? = .barBackground) {
        self.bar = bar
        self.color = color
        bar.backgroundColor = color
    }

    private func update() {
        guard isOverContent, !isPaused else {
            if let material {
                material.removeFromSuperview()
                bar.backgroundColor = color
            }
            material = nil
            return
        }
        // A colour that the program has given the bar itself stays.
        guard material == nil, bar.backgroundColor == color else { return }
        bar.backgroundColor = nil
        let plate = VisualEffectView(effect: BlurEffect(style: .systemChromeMaterial))
        plate.isUserInteractionEnabled = false
        plate.frame = bar.bounds
        plate.autoresizingMask = [.flexibleWidth, .flexibleHeight]
        material = plate
        View.performWithoutAnimation { bar.insertSubview(plate, at: 0) }
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
