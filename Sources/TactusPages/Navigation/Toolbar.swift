import TactusGeometry
import TactusGraphics
public import TactusUI

/// A bar of buttons at the lower edge, see ``NavigationController/toolbar``.
open class Toolbar: View {
    /// The buttons, in the order of reading. Without spaces among them they stand apart from each other
    /// evenly; with spaces of a width alone they begin where reading does.
    public final var items: [BarButtonItem] = [] { didSet { rebuild() } }

    /// How the bar looks while something is scrolled behind it.
    public final var standardAppearance = BarAppearance.default { didSet { updateAppearance() } }
    /// How the bar looks while nothing lies behind it; `nil`, by default, for as the theme says, or without a
    /// background where ``standardAppearance`` says something.
    public final var scrollEdgeAppearance: BarAppearance? { didSet { updateAppearance() } }

    /// The height of the bar, in points, without what covers the lower edge of the scene.
    static let height = 52.0
    private var views: [(item: BarButtonItem, view: View)] = []
    private let line = View()
    private(set) lazy var plate = BarPlate(of: self, line: line)

    /// Creates a bar: navigation controllers make theirs.
    public override init(frame: Rect) {
        super.init(frame: frame)
        name = "toolbar"
        _ = plate
        addSubview(line)
    }

    private func updateAppearance() {
        plate.standard = standardAppearance == .default ? nil : standardAppearance
        plate.edge = scrollEdgeAppearance
        for (_, view) in views { view.setBarAppearance(plate.appearance) }
    }

    private func rebuild() {
        for (_, view) in views { view.removeFromSuperview() }
        views = items.compactMap { item in item.makeView().map { (item, $0) } }
        for (item, view) in views {
            item.observer = self
            view.setBarAppearance(plate.appearance)
            addSubview(view)
        }
        setNeedsLayout()
    }

    open override func layoutSubviews() {
        line.frame = Rect(x: 0, y: 0, width: bounds.width, height: 1)
        let safe = safeAreaInsets
        let box = Rect(
            x: safe.left + BarLayout.margin, y: 0,
            width: max(bounds.width - safe.left - safe.right - 2 * BarLayout.margin, 0),
            height: max(bounds.height - safe.bottom, 0))
        let wanted = views.map { item, view in
            item.isSpace ? item.spaceWidth ?? 0 : view.sizeThatFits(Size(width: box.width, height: 44)).width
        }
        let widest = BarLayout.widest(wanted, in: box.width)
        let widths = wanted.map { min($0, widest) }
        let flexible = views.filter { $0.item.isSpace && $0.item.spaceWidth == nil }.count
        let left = max(box.width - widths.reduce(0, +), 0)
        let hasSpaces = views.contains { $0.item.isSpace }
        let between = !hasSpaces && views.count > 1 ? left / Double(views.count - 1) : 0
        var x = box.minX
        for ((item, view), width) in zip(views, widths) {
            let isFlexible = item.isSpace && item.spaceWidth == nil
            let width = isFlexible ? left / Double(flexible) : width
            let frame = Rect(x: x, y: box.midY - 22, width: width, height: 44)
            view.frame = effectiveLayoutDirection == .rightToLeft ? frame.mirrored(in: box) : frame
            x += width + between
        }
    }
}

extension Toolbar: BarItemObserver {
    /// Called by an item of the bar: shows it anew, and leaves the others as they are.
    public func barItemDidChange(_ item: BarItem) {
        guard let item = item as? BarButtonItem, !item.isHidden, views.contains(where: { $0.item === item }) else {
            return rebuild()
        }
        for index in views.indices where views[index].item === item {
            guard let view = item.makeView(), view !== views[index].view else { continue }
            view.setBarAppearance(plate.appearance)
            insertSubview(view, aboveSubview: views[index].view)
            views[index].view.removeFromSuperview()
            views[index].view = view
        }
        setNeedsLayout()
    }
}
