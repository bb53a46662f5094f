import TactusControls
import TactusGeometry
import TactusGraphics
import TactusUI

/// The words at the side of a long list: a finger that goes along them leads to their sections.
final class IndexStrip: Control {
    /// How wide it is beside text of the ordinary size, and how high a word, at the least.
    private static let (ordinaryWidth, lineHeight) = (24.0, 14.0)
    /// By how much its words grow at the most: there are many, and the list needs its width.
    private static let maximumScale = 1.4

    /// How wide it is.
    var width: Double { (Self.ordinaryWidth * scale).rounded() }
    private var scale: Double { min(view.traitCollection.textScale, Self.maximumScale) }

    private unowned let view: CollectionView
    let titles: [String]
    private var labels: [Label] = []
    private var chosen: Int?

    init(_ titles: [String], of view: CollectionView) {
        self.view = view
        self.titles = titles
        super.init(frame: .zero)
        name = "index"
        labels = titles.map { title in
            let label = Label(text: title)
            label.font = .systemFont(ofSize: 11, weight: .semibold)
            label.textColor = .tintColor
            label.textAlignment = .center
            addSubview(label)
            return label
        }
    }

    /// Stays at the side of what shows.
    func follow() {
        let inset = view.adjustedContentInset
        let height = max(view.bounds.height - inset.vertical, 0)
        if traitOverrides.textScale != scale { traitOverrides.textScale = scale }
        let x = view.isMirrored ? view.bounds.minX : view.bounds.maxX - width
        let place = Rect(x: x, y: view.bounds.minY + inset.top, width: width, height: height)
        if frame != place { frame = place }
    }

    override var standardAccessibility: AccessibilityDescription {
        AccessibilityDescription(.slider, label: "Index", value: chosen.map { titles[$0] }, isElement: true)
    }

    override func accessibilityIncrement() { choose(min((chosen ?? -1) + 1, titles.count - 1)) }

    override func accessibilityDecrement() { choose(max((chosen ?? 1) - 1, 0)) }

    private var lineHeight: Double { Self.lineHeight * scale }

    /// The words that fit: each one, or each second one, and so on.
    private var step: Int {
        let fitting = max(Int(bounds.height / lineHeight), 1)
        return (titles.count + fitting - 1) / max(fitting, 1)
    }

    private var area: Rect {
        let shown = (titles.count + max(step, 1) - 1) / max(step, 1)
        let height = min(bounds.height, Double(shown) * lineHeight)
        return Rect(x: 0, y: (bounds.height - height) / 2, width: bounds.width, height: height)
    }

    override func beginTracking(_ touch: Touch, with event: Event?) -> Bool {
        // The list may have been scrolled elsewhere since.
        chosen = nil
        choose(index(at: touch.location(in: self)))
        return true
    }

    override func continueTracking(_ touch: Touch, with event: Event?) -> Bool {
        choose(index(at: touch.location(in: self)))
        return true
    }

    private func index(at point: Point) -> Int {
        let part = (point.y - area.minY) / max(area.height, 1)
        return min(max(Int((part * Double(titles.count)).rounded(.down)), 0), titles.count - 1)
    }

    private func choose(_ index: Int) {
        guard index != chosen, titles.indices.contains(index) else { return }
        chosen = index
        let section = view.dataSource?.collectionView(view, sectionForIndexTitle: titles[index], at: index) ?? index
        view.scrollToSection(section, animated: false)
        follow()
    }

    override func layoutSubviews() {
        super.layoutSubviews()
        let (step, area) = (max(step, 1), area)
        let height = area.height / Double((titles.count + step - 1) / step)
        for (index, label) in labels.enumerated() {
            label.isHidden = index % step != 0
            label.frame = Rect(
                x: 0, y: (area.minY + Double(index / step) * height).rounded(), width: bounds.width, height: height)
        }
    }
}

extension CollectionView {
    /// Asks for the words of the index strip anew.
    final func loadIndexTitles() {
        let titles = dataSource?.indexTitles(for: self) ?? []
        guard titles != indexStrip?.titles ?? [] else { return }
        let hadNone = indexStrip == nil
        indexStrip?.removeFromSuperview()
        indexStrip = nil
        if hadNone || titles.isEmpty {
            // Rows have another width beside it.
            for case let cell as CollectionListCell in shown.values { cell.indexDidChange() }
        }
        guard !titles.isEmpty else { return }
        let strip = IndexStrip(titles, of: self)
        if let indexTintColor { strip.traitOverrides.tintColor = indexTintColor }
        strip.backgroundColor = indexBackgroundColor
        indexStrip = strip
        addSubview(strip)
        strip.follow()
    }
}
