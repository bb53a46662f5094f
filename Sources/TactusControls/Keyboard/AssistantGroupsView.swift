import TactusGeometry
import TactusGraphics
import TactusUI

/// The groups of a `TextInputAssistantItem`: leading ones first, trailing ones at the end; scrolled where they are
/// wider together than the view.
final class AssistantGroupsView: ScrollView, BarItemObserver {
    /// The space between groups, in points.
    private static let gap = 12.0
    private var groups: (leading: [[BarButtonItem]], trailing: [[BarButtonItem]]) = ([], [])
    private var views: [ObjectIdentifier: View] = [:]

    init() {
        super.init(frame: .zero)
        name = "assistant groups"
        showsHorizontalScrollIndicator = false
        showsVerticalScrollIndicator = false
        accessibilityRole = .group
        accessibilityLabel = "Shortcuts"
    }

    /// Shows the groups of an item, or none.
    func show(_ item: TextInputAssistantItem?) {
        func shown(_ groups: [BarButtonItemGroup]?) -> [[BarButtonItem]] {
            (groups ?? []).map { $0.barButtonItems.filter { !$0.isHidden } }.filter { !$0.isEmpty }
        }
        groups = (shown(item?.leadingBarButtonGroups), shown(item?.trailingBarButtonGroups))
        let items = (groups.leading + groups.trailing).flatMap(\.self)
        let kept = Set(items.map(ObjectIdentifier.init))
        for (key, view) in views where !kept.contains(key) {
            view.removeFromSuperview()
            views[key] = nil
        }
        for item in items where views[ObjectIdentifier(item)] == nil { add(item) }
        accessibilityElementsHidden = items.isEmpty
        setNeedsLayout()
    }

    private func add(_ item: BarButtonItem) {
        item.observer = self
        let view = item.customView ?? (item.isSpace ? View() : Self.button(item))
        views[ObjectIdentifier(item)] = view
        addSubview(view)
    }

    private static func button(_ item: BarButtonItem) -> Button {
        let button = Button(title: item.title ?? "", icon: item.icon, style: .plain)
        button.image = item.icon == nil ? item.image : nil
        button.font = .systemFont(ofSize: 17, weight: item.style == .prominent ? .semibold : .regular)
        button.contentInsets = DirectionalInsets(top: 8, leading: 10, bottom: 8, trailing: 10)
        button.accessibilityLabel = item.accessibilityLabel ?? item.title
        button.isEnabled = item.isEnabled
        if let color = item.tintColor { button.tintColor = color }
        button.addAction(for: .primaryActionTriggered) { [weak item] _ in item?.perform() }
        return button
    }

    /// Makes the view of an item anew that has changed.
    func barItemDidChange(_ item: BarItem) {
        views.removeValue(forKey: ObjectIdentifier(item))?.removeFromSuperview()
        superview?.setNeedsLayout()
    }

    override func layoutSubviews() {
        super.layoutSubviews()
        let height = bounds.height
        func size(_ item: BarButtonItem) -> Double {
            if let width = item.spaceWidth { return width }
            guard !item.isSpace, let view = views[ObjectIdentifier(item)] else { return 0 }
            return max(view.sizeThatFits(Size(width: .infinity, height: height)).width.rounded(.up), 44)
        }
        func width(_ groups: [[BarButtonItem]]) -> Double {
            groups.reduce(0) { $0 + $1.reduce(0) { $0 + size($1) } + Self.gap }
        }
        let needed = width(groups.leading) + width(groups.trailing)
        let isMirrored = effectiveLayoutDirection == .rightToLeft
        let whole = max(needed, bounds.width)
        contentSize = Size(width: whole, height: height)
        func put(_ groups: [[BarButtonItem]], from start: Double) {
            var x = start
            for group in groups {
                for item in group {
                    let extent = size(item)
                    let left = isMirrored ? whole - x - extent : x
                    views[ObjectIdentifier(item)]?.frame = Rect(x: left, y: 0, width: extent, height: height)
                    x += extent
                }
                x += Self.gap
            }
        }
        put(groups.leading, from: 0)
        put(groups.trailing, from: whole - width(groups.trailing) + Self.gap)
    }
}
