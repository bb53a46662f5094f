import TactusControls
import TactusGeometry
import TactusGraphics
import TactusUI

/// The button that a bar shows for an item.
final class BarButton: Button {
    let item: BarButtonItem
    private var menuInteraction: ButtonMenuInteraction?

    init(_ item: BarButtonItem) {
        self.item = item
        super.init(title: item.title ?? "", icon: item.icon, style: .plain)
        image = item.icon == nil ? item.image : nil
        font = .systemFont(ofSize: 17, weight: item.style == .prominent ? .semibold : .regular)
        iconSize = title.isEmpty ? Theme.standard.controls.signSize : nil
        horizontalPadding = title.isEmpty ? 10 : Theme.standard.spacing.small
        accessibilityLabel = item.accessibilityLabel ?? item.title
        isEnabled = item.isEnabled
        if let color = item.tintColor { tintColor = color }
        if item.primaryAction != nil { addAction(for: .primaryActionTriggered) { [unowned item] _ in item.perform() } }
        hitOutsets = Insets(top: 8, left: 0, bottom: 8, right: 0)
        guard let menu = item.menu else { return }
        let interaction = ButtonMenuInteraction(menu: menu, opensOnTap: item.primaryAction == nil)
        menuInteraction = interaction
        addInteraction(interaction)
    }

    /// As wide as its content, and a little lower than the bar; fingers find it in all of the bar's height.
    override func sizeThatFits(_ size: Size) -> Size {
        var fitting = super.sizeThatFits(size)
        fitting.height = min(fitting.height, max(fitting.height - 8, 36))
        return fitting
    }
}

extension BarButtonItem {
    /// Makes the view that a bar shows for the item; `nil` for one that is not there.
    func makeView() -> View? {
        guard !isHidden else { return nil }
        if isSpace { return View() }
        return customView ?? BarButton(self)
    }
}
