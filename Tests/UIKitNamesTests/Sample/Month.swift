// swift-format-ignore-file
import UIKitNames

// A month as a grid: a layout of its own with a row of weekdays above, days that are selected by a drag, and a line
// for today.

final class MonthLayout: UICollectionViewLayout {
    var firstWeekday = 0 { didSet { invalidateLayout() } }
    var lineHeight: CGFloat = 44
    let headerHeight: CGFloat = 24
    private var cache: [UICollectionViewLayoutAttributes] = []
    private var headers: [UICollectionViewLayoutAttributes] = []
    private var contentHeight: CGFloat = 0
    private(set) var preparations = 0

    static let headerKind = "WeekdayHeader"

    override func prepare() {
        super.prepare()
        guard let collectionView = collectionView else { return }
        preparations += 1
        cache.removeAll()
        headers.removeAll()
        let width = (collectionView.bounds.width - collectionView.contentInset.left - collectionView.contentInset.right) / 7
        var y: CGFloat = 0
        for section in 0..<collectionView.numberOfSections {
            let header = UICollectionViewLayoutAttributes(forSupplementaryViewOfKind: MonthLayout.headerKind, with: IndexPath(item: 0, section: section))
            header.frame = CGRect(x: 0, y: y, width: width * 7, height: headerHeight)
            headers.append(header)
            y += headerHeight
            let count = collectionView.numberOfItems(inSection: section)
            for item in 0..<count {
                let slot = item + firstWeekday
                let attributes = UICollectionViewLayoutAttributes(forCellWith: IndexPath(item: item, section: section))
                attributes.frame = CGRect(x: CGFloat(slot % 7) * width, y: y + CGFloat(slot / 7) * lineHeight, width: width, height: lineHeight).insetBy(dx: 1, dy: 1)
                attributes.zIndex = 1
                cache.append(attributes)
            }
            y += CGFloat((count + firstWeekday + 6) / 7) * lineHeight + 12
        }
        contentHeight = y
    }

    override var collectionViewContentSize: CGSize {
        CGSize(width: collectionView?.bounds.width ?? 0, height: contentHeight)
    }

    override func layoutAttributesForElements(in rect: CGRect) -> [UICollectionViewLayoutAttributes]? {
        (cache + headers).filter { $0.frame.intersects(rect) }
    }

    override func layoutAttributesForItem(at indexPath: IndexPath) -> UICollectionViewLayoutAttributes? {
        cache.first { $0.indexPath == indexPath }
    }

    override func layoutAttributesForSupplementaryView(ofKind elementKind: String, at indexPath: IndexPath) -> UICollectionViewLayoutAttributes? {
        headers.first { $0.indexPath.section == indexPath.section }
    }

    override func shouldInvalidateLayout(forBoundsChange newBounds: CGRect) -> Bool {
        newBounds.width != collectionView?.bounds.width
    }
}

final class DayCell: UICollectionViewCell {
    static let reuseIdentifier = "DayCell"
    let label = UILabel()
    private let dot = UIView()

    required init(frame: CGRect) {
        super.init(frame: frame)
        label.textAlignment = .center
        label.font = .monospacedDigitSystemFont(ofSize: 15, weight: .regular)
        label.frame = contentView.bounds
        label.autoresizingMask = [.flexibleWidth, .flexibleHeight]
        contentView.addSubview(label)
        contentView.layer.cornerRadius = 8
        contentView.layer.masksToBounds = true
        dot.backgroundColor = .systemRed
        dot.layer.cornerRadius = 2
        contentView.addSubview(dot)
    }


    override func layoutSubviews() {
        super.layoutSubviews()
        dot.frame = CGRect(x: contentView.bounds.midX - 2, y: contentView.bounds.maxY - 8, width: 4, height: 4)
    }

    override var isSelected: Bool {
        didSet {
            contentView.backgroundColor = isSelected ? .systemBlue : .clear
            label.textColor = isSelected ? .white : .label
        }
    }

    override var isHighlighted: Bool {
        didSet { contentView.alpha = isHighlighted ? 0.5 : 1 }
    }

    override func prepareForReuse() {
        super.prepareForReuse()
        dot.isHidden = true
    }

    func show(day: Int, isToday: Bool) {
        label.text = String(day)
        dot.isHidden = !isToday
    }
}

final class WeekdayHeader: UICollectionReusableView {
    let label = UILabel()
    required init(frame: CGRect) {
        super.init(frame: frame)
        label.font = .preferredFont(forTextStyle: .caption1)
        addSubview(label)
    }
    override func layoutSubviews() {
        super.layoutSubviews()
        label.frame = bounds.insetBy(dx: 8, dy: 2)
    }
}

final class MonthViewController: UIViewController, UICollectionViewDataSource, UICollectionViewDelegate, UIGestureRecognizerDelegate {
    let layout = MonthLayout()
    private(set) lazy var collectionView = UICollectionView(frame: view.bounds, collectionViewLayout: layout)
    let months = [("January", 31), ("February", 28), ("March", 31)]
    private(set) var log: [String] = []
    private var sweepStart: IndexPath?

    override func viewDidLoad() {
        super.viewDidLoad()
        navigationItem.title = "2026"
        layout.firstWeekday = 3
        collectionView.backgroundColor = .systemBackground
        collectionView.autoresizingMask = [.flexibleWidth, .flexibleHeight]
        collectionView.register(DayCell.self, forCellWithReuseIdentifier: DayCell.reuseIdentifier)
        collectionView.register(WeekdayHeader.self, forSupplementaryViewOfKind: MonthLayout.headerKind, withReuseIdentifier: "Header")
        collectionView.dataSource = self
        collectionView.delegate = self
        collectionView.allowsMultipleSelection = true
        view.addSubview(collectionView)
        let sweep = UILongPressGestureRecognizer(target: self, action: MonthViewController.sweep(_:))
        sweep.minimumPressDuration = 0.3
        sweep.delegate = self
        collectionView.addGestureRecognizer(sweep)
    }

    func sweep(_ gesture: UILongPressGestureRecognizer) {
        let path = collectionView.indexPathForItem(at: gesture.location(in: collectionView))
        switch gesture.state {
        case .began:
            sweepStart = path
            log.append("sweep from \(path.map { "\($0.item + 1)" } ?? "nothing")")
        case .changed:
            guard let start = sweepStart, let end = path, start.section == end.section else { return }
            for item in min(start.item, end.item)...max(start.item, end.item) {
                collectionView.selectItem(at: IndexPath(item: item, section: start.section), animated: false, scrollPosition: [])
            }
        case .ended:
            log.append("selected \(collectionView.indexPathsForSelectedItems?.count ?? 0)")
        default: break
        }
    }

    func numberOfSections(in collectionView: UICollectionView) -> Int { months.count }
    func collectionView(_ collectionView: UICollectionView, numberOfItemsInSection section: Int) -> Int { months[section].1 }

    func collectionView(_ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath) -> UICollectionViewCell {
        let cell = collectionView.dequeueReusableCell(withReuseIdentifier: DayCell.reuseIdentifier, for: indexPath) as! DayCell
        cell.show(day: indexPath.item + 1, isToday: indexPath == IndexPath(item: 14, section: 0))
        return cell
    }

    func collectionView(_ collectionView: UICollectionView, viewForSupplementaryElementOfKind kind: String, at indexPath: IndexPath) -> UICollectionReusableView {
        let header = collectionView.dequeueReusableSupplementaryView(ofKind: kind, withReuseIdentifier: "Header", for: indexPath) as! WeekdayHeader
        header.label.text = months[indexPath.section].0
        return header
    }

    func collectionView(_ collectionView: UICollectionView, didSelectItemAt indexPath: IndexPath) { log.append("select \(indexPath.section)-\(indexPath.item + 1)") }
    func collectionView(_ collectionView: UICollectionView, didDeselectItemAt indexPath: IndexPath) { log.append("deselect \(indexPath.item + 1)") }
    func collectionView(_ collectionView: UICollectionView, shouldSelectItemAt indexPath: IndexPath) -> Bool { indexPath.item != 12 }
}
