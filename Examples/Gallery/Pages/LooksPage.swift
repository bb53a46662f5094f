import Tactus

/// What surrounds views: changed here for the whole scene.
final class LooksPage: FormPage {
    private let dark = Switch()
    private let contrast = Switch()
    private let mirrored = Switch()
    private let still = Switch()
    private let size = SegmentedControl(titles: ["Small", "Usual", "Large", "Huge"])
    private let tint = RadioGroup(titles: ["Blue", "Green", "Orange", "Purple"])
    private let corners = SegmentedControl(titles: ["Square", "Rounded", "Round"])
    private let bars = Button(title: "Bars in a brand’s colours", style: .tinted)
    private let veil = Button(title: "Over the screen", style: .tinted)
    private static let radii = [0, 10, 18].map { Theme.Radii(base: $0) }
    private static let sizes = [0.8, 1, 1.5, 2]
    private static let tints: [Color] = [.systemBlue, .systemGreen, .systemOrange, .systemPurple]

    override init(frame: Rect = .zero) {
        super.init(frame: frame)
        size.accessibilityLabel = "Size of text"
        tint.accessibilityLabel = "Tint"
        add(
            "Appearance",
            [row("Dark", dark), row("High contrast", contrast), row("From right to left", mirrored)])
        add("Size of text", [size])
        add("Tint", [tint])
        add("Corners", [corners])
        add("Motion", [row("Less motion", still)])
        add("Bars and covers", [bars, veil])
        bars.addAction(for: .primaryActionTriggered) { [weak self] _ in self?.present(BrandedTabs()) }
        veil.addAction(for: .primaryActionTriggered) { [weak self] _ in self?.present(VeilController()) }
        size.selectedSegmentIndex = 1
        tint.selectedIndex = 0
        corners.accessibilityLabel = "Corners"
        corners.selectedSegmentIndex = 1
        for control in [dark, contrast, mirrored, still, size, tint, corners] as [Control] {
            control.addAction(for: .valueChanged) { [weak self] _ in self?.apply() }
        }
    }

    override func didMoveToWindow() {
        super.didMoveToWindow()
        show()
    }

    override func traitCollectionDidChange(_ previous: TraitCollection) { show() }

    /// Shows what holds.
    private func show() {
        guard let scene = window?.windowScene, let application = scene.application else { return }
        let traits = scene.traitCollection
        dark.isOn = traits.userInterfaceStyle == .dark
        contrast.isOn = traits.accessibilityContrast == .high
        mirrored.isOn = traits.layoutDirection == .rightToLeft
        still.isOn = application.isReduceMotionEnabled
        size.selectedSegmentIndex = Self.sizes.firstIndex(of: traits.textScale) ?? SegmentedControl.noSegment
        corners.selectedSegmentIndex = Self.radii.firstIndex(of: traits.theme.radii) ?? SegmentedControl.noSegment
        tint.selectedIndex = Self.tints.firstIndex(of: traits.tintColor)
    }

    private func present(_ cover: ViewController) { window?.rootViewController?.present(cover, animated: true) }

    private func apply() {
        guard let scene = window?.windowScene else { return }
        scene.traitOverrides.userInterfaceStyle = dark.isOn ? .dark : .light
        scene.traitOverrides.accessibilityContrast = contrast.isOn ? .high : .normal
        scene.traitOverrides.layoutDirection = mirrored.isOn ? .rightToLeft : .leftToRight
        if Self.sizes.indices.contains(size.selectedSegmentIndex) {
            scene.traitOverrides.textScale = Self.sizes[size.selectedSegmentIndex]
        }
        if let index = tint.selectedIndex { scene.traitOverrides.tintColor = Self.tints[index] }
        if Self.radii.indices.contains(corners.selectedSegmentIndex) {
            var theme = scene.traitCollection.theme
            theme.radii = Self.radii[corners.selectedSegmentIndex]
            scene.traitOverrides.theme = theme
        }
        scene.application?.isReduceMotionEnabled = still.isOn
    }
}
