import Tactus

/// Every icon of the toolkit, found by its name, in three weights.
final class IconFinder {
    private let search = SearchField(placeholder: "Find an icon by its name")
    private let weights = SegmentedControl(titles: ["Light", "Regular", "Bold"])
    private let name = Label(text: "Tap an icon to read its name.")
    private let grid = IconGrid()

    /// What is on the card.
    var rows: [View] { [search, weights, grid, name] }

    init() {
        weights.selectedSegmentIndex = 1
        weights.accessibilityLabel = "Weight of the icons"
        name.textColor = .secondaryLabel
        grid.show = { [name] in name.text = $0 }
        search.addAction(for: .editingChanged) { [grid] in grid.filter = $0.text }
        weights.addAction(for: .valueChanged) { [grid] in
            grid.weight = [.light, .regular, .bold][max($0.selectedSegmentIndex, 0)]
        }
    }
}

/// Icons in a grid, which tell their name when they are tapped.
private final class IconGrid: View {
    var show: (String) -> Void = { _ in }
    var filter = "" {
        didSet {
            invalidateIntrinsicContentSize()
            setNeedsLayout()
        }
    }
    var weight = Icon.Weight.regular {
        didSet { for (_, view) in icons { view.weight = weight } }
    }

    private let icons: [(name: String, view: IconView)]
    private static let cell = 44.0

    init() {
        icons = Icon.all.map { ($0.name, IconView($0.icon)) }
        super.init(frame: .zero)
        for (name, view) in icons {
            view.accessibilityLabel = name
            addSubview(view)
        }
        let tap = TapGestureRecognizer()
        tap.addAction { [weak self] tap in
            guard let self else { return }
            tapped(at: tap.location(in: self))
        }
        addGestureRecognizer(tap)
    }

    /// Those whose names have the letters that are looked for.
    private var found: [(name: String, view: IconView)] {
        let letters = filter.lowercased().filter { $0 != " " }
        return letters.isEmpty ? icons : icons.filter { $0.name.lowercased().contains(letters) }
    }

    /// How many stand beside each other; never more than there are, however wide it may become.
    private func columns(_ width: Double) -> Int {
        Int(max(min((width / Self.cell).rounded(.down), Double(icons.count)), 1))
    }

    private func tapped(at point: Point) {
        for (name, view) in found where view.frame.insetBy(dx: -10, dy: -10).contains(point) {
            show("Icon.\(name)")
            view.addSymbolEffect(.bounce)
        }
    }

    override var intrinsicContentSize: Size { Size(width: View.noIntrinsicMetric, height: Self.cell) }

    override func intrinsicHeight(forWidth width: Double) -> Double? {
        let columns = columns(width)
        return Double((found.count + columns - 1) / columns) * Self.cell
    }

    override func layoutSubviews() {
        let columns = columns(bounds.width)
        let cell = bounds.width / Double(columns)
        let isMirrored = effectiveLayoutDirection == .rightToLeft
        for (_, view) in icons { view.isHidden = true }
        for (index, (_, view)) in found.enumerated() {
            let column = isMirrored ? columns - 1 - index % columns : index % columns
            view.isHidden = false
            view.center = Point(x: (Double(column) + 0.5) * cell, y: (Double(index / columns) + 0.5) * Self.cell)
        }
    }
}
