import TactusControls
import TactusGeometry
public import TactusGraphics
public import TactusUI

/// Hears of what is chosen in a ``ColorPickerViewController``.
@MainActor public protocol ColorPickerViewControllerDelegate: AnyObject {
    /// Sent when the user has chosen a colour. Does nothing by default.
    ///
    /// - Parameters:
    ///   - controller: The picker, with the colour in ``ColorPickerViewController/selectedColor``.
    ///   - color: The colour.
    ///   - continuously: Whether a finger is still down and the colour may change at once again.
    func colorPickerViewController(
        _ controller: ColorPickerViewController, didSelect color: Color, continuously: Bool)

    /// Sent when the picker has gone. Does nothing by default.
    func colorPickerViewControllerDidFinish(_ controller: ColorPickerViewController)
}

extension ColorPickerViewControllerDelegate {
    /// Does nothing.
    public func colorPickerViewController(
        _ controller: ColorPickerViewController, didSelect color: Color, continuously: Bool
    ) {}

    /// Does nothing.
    public func colorPickerViewControllerDidFinish(_ controller: ColorPickerViewController) {}
}

/// A page on which a colour is chosen: in a grid of shades, or by its parts. UIKit's `UIColorPickerViewController`.
///
/// ```swift
/// let picker = ColorPickerViewController()
/// picker.selectedColor = paper
/// picker.delegate = self
/// picker.modalPresentationStyle = .popover
/// picker.popoverPresentationController?.sourceView = button
/// present(picker, animated: true)
/// ```
///
/// ![The grid of shades, and the same colour by its parts](colorpicker)
///
/// A ``ColorWell`` does so by itself. Arrows go from shade to shade; the sliders are worked by keys as any are.
open class ColorPickerViewController: ViewController {
    /// Hears of what is chosen.
    public final weak var delegate: (any ColorPickerViewControllerDelegate)?

    /// The colour that is chosen. Black by default. A dynamic colour counts as it is shown here.
    public final var selectedColor = Color.black { didSet { if selectedColor != oldValue { show() } } }

    /// Whether the user chooses also how opaque it is. `true` by default; where it is `false` every colour is opaque.
    public final var supportsAlpha = true {
        didSet {
            if !supportsAlpha { selectedColor = selectedColor.withAlphaComponent(1) }
            viewIfLoaded?.setNeedsLayout()
        }
    }

    private let kind = SegmentedControl(titles: ["Grid", "Sliders"])
    private let grid = ColorGrid()
    private let parts = ["Red", "Green", "Blue"].map { ColorSlider($0) }
    private let opacity = ColorSlider("Opacity")
    private let swatch = ColorSwatch()
    private let label = Label()

    /// Creates a picker.
    public override init() {
        super.init()
        title = "Colours"
        preferredContentSize = Size(width: 340, height: 420)
    }

    open override func loadView() {
        let page = ColorPickerPage()
        page.backgroundColor = .elevatedBackground
        page.onLayout = { [unowned self] in layOut($0) }
        view = page
    }

    open override func viewDidLoad() {
        super.viewDidLoad()
        kind.selectedSegmentIndex = 0
        kind.addAction(for: .valueChanged) { [unowned self] _ in view.setNeedsLayout() }
        kind.accessibilityLabel = "Way of choosing"
        label.font = .preferred(.headline)
        grid.onSelect = { [unowned self] color, isDown in choose(color, continuously: isDown) }
        for slider in parts + [opacity] {
            slider.onChange = { [unowned self] isDown in choose(slidColor, continuously: isDown) }
        }
        for view in [kind, grid, swatch, label, opacity] + parts { self.view.addSubview(view) }
        show()
    }

    open override func viewDidDisappear(_ animated: Bool) {
        super.viewDidDisappear(animated)
        delegate?.colorPickerViewControllerDidFinish(self)
    }

    /// A dynamic colour is another one here now.
    open override func traitCollectionDidChange(_ previous: TraitCollection) {
        super.traitCollectionDidChange(previous)
        if previous.colors != traitCollection.colors { show() }
    }

    // MARK: What is chosen

    private var slidColor: Color {
        Color(
            red: parts[0].share, green: parts[1].share, blue: parts[2].share,
            alpha: supportsAlpha ? opacity.share : 1)
    }

    private func choose(_ color: Color, continuously: Bool) {
        selectedColor = supportsAlpha ? color : color.withAlphaComponent(1)
        delegate?.colorPickerViewController(self, didSelect: selectedColor, continuously: continuously)
    }

    private func show() {
        guard isViewLoaded else { return }
        let color = selectedColor.resolved(in: traitCollection.colors)
        grid.selected = color
        swatch.color = color
        label.text = ColorShades.name(of: color)
        for (slider, value) in zip(parts, [color.red, color.green, color.blue]) { slider.share = value }
        opacity.share = color.alpha
        parts[0].end = Color(red: 1, green: 0, blue: 0)
        parts[1].end = Color(red: 0, green: 0.75, blue: 0)
        parts[2].end = Color(red: 0, green: 0.2, blue: 1)
    }

    // MARK: Layout

    private func layOut(_ page: View) {
        let theme = page.theme
        let (margin, gap, height) = (theme.spacing.large, theme.spacing.medium, theme.controls.height)
        let room = page.bounds.inset(by: page.safeAreaInsets).insetBy(dx: margin, dy: margin)
        let isMirrored = page.effectiveLayoutDirection == .rightToLeft
        var y = room.minY
        kind.frame = Rect(x: room.minX, y: y, width: room.width, height: height)
        y += height + gap
        let below = room.maxY - height
        swatch.frame = Rect(x: room.minX, y: below, width: height, height: height)
        label.frame = Rect(
            x: room.minX + height + gap, y: below, width: max(room.width - height - gap, 0), height: height)
        let sliderHeight = ColorSlider.height(in: page)
        var end = below - gap
        opacity.isHidden = !supportsAlpha
        if supportsAlpha {
            opacity.frame = Rect(x: room.minX, y: end - sliderHeight, width: room.width, height: sliderHeight)
            end -= sliderHeight + gap
        }
        let showsGrid = kind.selectedSegmentIndex == 0
        grid.isHidden = !showsGrid
        grid.frame = Rect(x: room.minX, y: y, width: room.width, height: max(end - y, 0))
        for slider in parts {
            slider.isHidden = showsGrid
            slider.frame = Rect(x: room.minX, y: y, width: room.width, height: sliderHeight)
            y += sliderHeight + theme.spacing.small
        }
        if isMirrored { for view in [swatch, label] { view.frame = view.frame.mirrored(in: room) } }
    }
}

/// The view of a picker, whose parts its controller places.
private final class ColorPickerPage: View {
    var onLayout: (View) -> Void = { _ in }
    override func layoutSubviews() { onLayout(self) }
}

/// A slider for one part of a colour, below what it is called and how much there is.
private final class ColorSlider: View {
    /// Called when the user has moved it, and whether the finger is still down.
    var onChange: (Bool) -> Void = { _ in }
    /// What the track is coloured in.
    var end: Color? { didSet { slider.minimumTrackTintColor = end } }
    /// How much, from 0 to 1.
    var share: Double {
        get { slider.value / 255 }
        set {
            if !slider.isTracking { slider.value = (newValue * 255).rounded() }
            amount.text = isPercent ? "\(Int((newValue * 100).rounded()))%" : "\(Int((newValue * 255).rounded()))"
        }
    }

    private let isPercent: Bool
    private let slider = Slider()
    private let title = Label()
    private let amount = Label()

    init(_ name: String) {
        isPercent = name == "Opacity"
        super.init(frame: .zero)
        title.text = name
        title.font = .preferred(.footnote)
        title.textColor = .secondaryLabel
        amount.font = .preferred(.footnote)
        amount.textAlignment = .right
        for label in [title, amount] { label.accessibilityElementsHidden = true }
        slider.maximumValue = 255
        slider.accessibilityLabel = name
        slider.addAction(for: .valueChanged) { [unowned self] _ in onChange(slider.isTracking) }
        for view in [title, amount, slider] { addSubview(view) }
    }

    static func height(in view: View) -> Double {
        20 * max(view.traitCollection.textScale, 1) + view.theme.controls.height
    }

    override func layoutSubviews() {
        let isMirrored = effectiveLayoutDirection == .rightToLeft
        let above = 20 * max(traitCollection.textScale, 1)
        let half = (bounds.width / 2).rounded()
        let first = Rect(x: 0, y: 0, width: half, height: above)
        let second = Rect(x: half, y: 0, width: bounds.width - half, height: above)
        (title.frame, amount.frame) = isMirrored ? (second, first) : (first, second)
        title.textAlignment = isMirrored ? .right : .left
        amount.textAlignment = isMirrored ? .left : .right
        slider.frame = Rect(x: 0, y: above, width: bounds.width, height: max(bounds.height - above, 0))
    }
}
