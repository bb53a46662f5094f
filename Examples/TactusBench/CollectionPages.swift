import Tactus

/// Ten thousand rows of a picture and two texts, each as high as its texts are, to be flung.
final class CellsPage: CollectionView {
    private var source: ListSource<Int, Int>?

    init() {
        super.init(frame: .zero, layout: .list(.plain))
        backgroundColor = .white
        let pictures = (0..<16).compactMap(Self.picture)
        let cell = CellRegistration<PictureRow, Int> { cell, _, index in
            cell.show(index, picture: pictures[index % 16])
        }
        source = ListSource(collectionView: self) { collectionView, path, index in
            collectionView.dequeueConfiguredReusableCell(using: cell, for: path, item: index)
        }
        source?.apply(tenThousand(), animatingDifferences: false)
    }

    /// A board of squares in two colours.
    private static func picture(_ number: Int) -> Image? {
        let (first, second) = (colour(number * 7 + 3), colour(number * 11 + 60))
        let pixels = (0..<1600).map { index in
            0xFF00_0000 | ((index % 40 / 8 + index / 320) % 2 == 0 ? second : first)
        }
        return try? Image(premultipliedPixels: pixels, size: PixelSize(width: 40, height: 40))
    }
}

/// Ten thousand tiles in eight columns, to be flung.
final class GridPage: CollectionView {
    private var source: ListSource<Int, Int>?

    init() {
        super.init(frame: .zero, layout: .grid(columns: 8))
        backgroundColor = .white
        let cell = CellRegistration<TileCell, Int> { cell, _, index in cell.show(index) }
        source = ListSource(collectionView: self) { collectionView, path, index in
            collectionView.dequeueConfiguredReusableCell(using: cell, for: path, item: index)
        }
        source?.apply(tenThousand(), animatingDifferences: false)
    }
}

private func tenThousand() -> Snapshot<Int, Int> {
    var snapshot = Snapshot<Int, Int>()
    snapshot.appendSections([0])
    snapshot.appendItems(Array(0..<10_000))
    return snapshot
}

private func colour(_ index: Int) -> UInt32 {
    UInt32((40 + index * 37 % 180) << 16 | (40 + index * 91 % 180) << 8 | (40 + index * 53 % 180))
}

/// A picture, a title and up to three lines below it.
private final class PictureRow: CollectionCell {
    private let picture = ImageView(image: nil)
    private let title = Label()
    private let subtitle = Label()
    private let rule = View()

    required init(frame: Rect = .zero) {
        super.init(frame: frame)
        title.font = Font(family: "DejaVu Sans", size: 14, weight: .bold)
        title.textColor = .black
        subtitle.font = Font(family: "DejaVu Sans", size: 12)
        subtitle.textColor = Color(hex: 0x666666)
        subtitle.numberOfLines = 0
        rule.backgroundColor = Color(hex: 0xCCCCCC)
        for view in [picture, title, subtitle, rule] { contentView.addSubview(view) }
    }

    func show(_ index: Int, picture image: Image) {
        picture.image = image
        let digits = String(index)
        title.text = "Title " + String(repeating: "0", count: 5 - digits.count) + digits
        let rest = index % 3
        let count = 1 + rest * (rest + 3) / 2
        subtitle.text = Array(repeating: "the quick brown fox jumps over the lazy dog", count: count)
            .joined(separator: " ")
        contentView.setNeedsLayout()
    }

    private func heights(_ width: Double) -> (title: Double, subtitle: Double) {
        let room = Size(width: max(width - 76, 0), height: .infinity)
        return (title.sizeThatFits(room).height, subtitle.sizeThatFits(room).height)
    }

    override func sizeThatFits(_ size: Size) -> Size {
        let texts = heights(size.width)
        return Size(width: size.width, height: max(40, texts.title + texts.subtitle) + 17)
    }

    override func layoutSubviews() {
        super.layoutSubviews()
        let texts = heights(bounds.width)
        let width = max(bounds.width - 76, 0)
        picture.frame = Rect(x: 12, y: ((bounds.height - 41) / 2).rounded(), width: 40, height: 40)
        title.frame = Rect(x: 64, y: 8, width: width, height: texts.title)
        subtitle.frame = Rect(x: 64, y: 8 + texts.title, width: width, height: texts.subtitle)
        rule.frame = Rect(x: 0, y: bounds.height - 1, width: bounds.width, height: 1)
    }
}

/// A coloured square with its number.
private final class TileCell: CollectionCell {
    private let number = Label()

    required init(frame: Rect = .zero) {
        super.init(frame: frame)
        number.font = Font(family: "DejaVu Sans", size: 14)
        number.textColor = .white
        number.textAlignment = .center
        contentView.addSubview(number)
    }

    func show(_ index: Int) {
        number.text = String(index)
        number.backgroundColor = Color(hex: colour(index))
    }

    override func layoutSubviews() {
        super.layoutSubviews()
        number.frame = bounds.insetBy(dx: 2, dy: 2)
    }
}
