import Tactus

/// A menu of items, some of which open another one: each a popup, closed by choosing, by a touch elsewhere, by Escape.
final class Menu {
    struct Item {
        var title: String
        var action: () -> Void = {}
        var submenu: [Item] = []

        init(title: String, submenu: [Item] = [], action: @escaping () -> Void = {}) {
            self.title = title
            self.submenu = submenu
            self.action = action
        }
    }

    private let popup: Popup
    private let journal: Journal
    private weak var application: Application?
    private weak var parent: Menu?
    /// Whether an item was chosen, of this menu or of one that it has opened.
    private var hasChosen = false
    /// When a touch elsewhere has closed it.
    private var closing: Instant?
    private var submenu: Menu?

    /// Opens a menu.
    init(
        _ items: [Item], over view: View, _ placement: PopupPlacement, in application: Application, _ journal: Journal,
        of parent: Menu? = nil
    ) {
        let list = MenuList(items.map(\.title), textScale: application.traitCollection.textScale)
        let window = Window(title: "Menu", size: list.bounds.size)
        window.name = "menu"
        window.backgroundColor = nil  // the list has round corners
        window.addSubview(list)
        self.journal = journal
        self.application = application
        self.parent = parent
        popup = application.openPopup(window, over: view, placement: placement)
        popup.onClose = { [weak self, weak application] in
            if self?.hasChosen == false { self?.closing = application?.now }
            journal.record(parent == nil ? "menu closed" : "submenu closed")
        }
        journal.record(parent == nil ? "menu opened" : "submenu opened")
        for item in items { list.addSubview(row(for: item, in: application)) }
    }

    var isOpen: Bool { popup.isOpen }

    /// Whether the touch that has closed it may be the one that is handled now.
    var hasJustClosed: Bool {
        guard let closing, let application else { return false }
        return application.now - closing < .milliseconds(200)
    }

    private func row(for item: Item, in application: Application) -> MenuRow {
        let row = MenuRow(item.title, opensMore: !item.submenu.isEmpty)
        if item.submenu.isEmpty {
            row.addAction(for: .touchUpInside) { [unowned self] _ in choose(item) }
        } else {
            row.addAction(for: .touchDown) { [unowned self] row in
                guard submenu?.isOpen != true else { return }
                submenu = Menu(item.submenu, over: row, PopupPlacement(.right), in: application, journal, of: self)
            }
        }
        return row
    }

    private func choose(_ item: Item) {
        journal.record("chose \(item.title)")
        close()
        item.action()
    }

    /// The first menu closes those above it.
    private func close() {
        hasChosen = true
        if let parent { parent.close() } else { popup.close() }
    }
}

/// The items of a menu, one under the other.
final class MenuList: View {
    private static let inset = 6.0

    /// A list that has room for all titles, however large text is.
    init(_ titles: [String], textScale: Double) {
        let sizes = titles.map { Label(text: $0).intrinsicContentSize }
        let widest = textScale * (sizes.map(\.width).max() ?? 0)
        let rowHeight = max(46, textScale * (sizes.map(\.height).max() ?? 0) + 12)
        super.init(
            frame: Rect(
                x: 0, y: 0, width: max(184, widest + MenuRow.besideTitle + 2 * Self.inset),
                height: Double(titles.count) * rowHeight + 2 * Self.inset))
        name = "menu list"
        backgroundColor = Palette.card
        cornerRadius = 12
        borderWidth = 1
        borderColor = Palette.line
    }

    override func layoutSubviews() {
        let width = max(bounds.width - 2 * Self.inset, 0)
        let height = max(bounds.height - 2 * Self.inset, 0) / Double(max(subviews.count, 1))
        for (index, row) in subviews.enumerated() {
            row.frame = Rect(x: Self.inset, y: Self.inset + Double(index) * height, width: width, height: height)
        }
    }
}

/// One item of a menu.
final class MenuRow: Control {
    /// Room around the title, and for the sign that there is more.
    static let besideTitle = 52.0

    private let label: Label
    private let more = IconView(.chevronRight)

    init(_ title: String, opensMore: Bool) {
        label = Label(text: title)
        super.init(frame: .zero)
        name = "menu row \(title)"
        accessibilityLabel = title
        cornerRadius = 8
        label.textColor = Palette.ink
        more.tintColor = Palette.faintInk
        more.isHidden = !opensMore
        addSubview(label)
        addSubview(more)
    }

    override func layoutSubviews() {
        label.frame = bounds.insetBy(dx: 12, dy: 0)
        more.frame = Rect(x: bounds.maxX - 28, y: (bounds.height - 18) / 2, width: 18, height: 18)
    }

    override func stateDidChange() { backgroundColor = isHighlighted ? Palette.pressed : nil }
}
