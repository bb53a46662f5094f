import Glibc
import Tactus

/// A thousand tiles, of which two fingers choose how many are side by side, and select some.
final class TilesGrid: CollectionView {
    private var source: ListSource<Int, Int>?

    init() {
        super.init(frame: .zero, layout: .grid(columns: 5, spacing: 6, pinchingBetween: 2...10))
        name = "tiles"
        clipsToBounds = true
        let cell = CellRegistration<TileCell, Int> { cell, _, number in cell.number = number }
        let source = ListSource<Int, Int>(collectionView: self) { view, path, number in
            view.dequeueConfiguredReusableCell(using: cell, for: path, item: number)
        }
        source.reorderingHandlers.canReorderItem = { _ in true }
        self.source = source
        var snapshot = Snapshot<Int, Int>()
        snapshot.appendSections([0])
        snapshot.appendItems(Array(1...1000))
        source.apply(snapshot, animatingDifferences: false)
    }
}

/// A tile: a colour of the evening, and a number.
private final class TileCell: CollectionCell {
    private let label = Label()

    var number = 0 {
        didSet {
            label.text = "\(number)"
            let (from, to) = Self.colors(of: number)
            contentView.backgroundGradient = .linear(from: from, at: .zero, to: to, at: Point(x: 1, y: 1))
        }
    }

    required init(frame: Rect = .zero) {
        super.init(frame: frame)
        label.font = .preferred(.headline)
        label.textColor = .white
        label.textAlignment = .center
        label.adjustsFontSizeToFitWidth = true
        contentView.addSubview(label)
    }

    /// From one hue to the next, as deep as white can be read on.
    private static func colors(of number: Int) -> (Color, Color) {
        func color(_ angle: Double) -> Color {
            func part(_ shift: Double) -> Double { 0.28 + 0.2 * cos(angle + shift) }
            return Color(red: part(0), green: part(2.2), blue: part(4.0) + 0.12)
        }
        let angle = Double(number) * 0.11
        return (color(angle), color(angle + 0.5))
    }

    override func stateDidChange() {
        super.stateDidChange()
        contentView.borderColor = .label
        contentView.borderWidth = isSelected ? 4 : 0
        contentView.alpha = isHighlighted ? 0.7 : 1
    }

    override func layoutSubviews() {
        super.layoutSubviews()
        contentView.cornerRadius = theme.radii.medium
        label.frame = bounds.insetBy(dx: min(4, bounds.width / 2), dy: 0)
    }

    override var standardAccessibility: AccessibilityDescription {
        AccessibilityDescription(
            .cell, label: "Tile \(number)", isElement: true, state: AccessibilityState(isSelected: isSelected))
    }
}
