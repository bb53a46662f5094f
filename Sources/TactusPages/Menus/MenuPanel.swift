import TactusControls
import TactusGeometry
import TactusGraphics
import TactusUI

/// A plate with the rows of one menu.
final class MenuPanel: VisualEffectView {
    let menu: Menu
    private(set) var rows: [MenuRowView] = []
    /// What elements that come later stand for, as far as they have come.
    private var answers = MenuAnswers()
    private var isLoading = false
    private let scroller = ScrollView()
    private let header = Label()
    /// Who shows it; a pointer may leave it when that has gone.
    private weak var owner: MenuPresentation?
    private let responder: Responder?
    /// Where a pointer was last, in the panel's coordinate space.
    private var lastHover: Point?

    /// The row that is highlighted.
    var highlighted: Int? {
        didSet {
            guard highlighted != oldValue else { return }
            for (index, row) in rows.enumerated() { row.isHighlighted = index == highlighted }
        }
    }

    init(_ menu: Menu, from responder: Responder?, of owner: MenuPresentation) {
        self.menu = menu
        self.owner = owner
        self.responder = responder
        super.init(frame: .zero)
        effect = BlurEffect(style: .systemMaterial)
        name = "menu"
        borderWidth = 1
        borderColor = .separator
        scroller.clipsToBounds = true
        scroller.delaysContentTouches = false
        scroller.bounces = false
        header.text = menu.title
        header.font = .preferred(.footnote)
        header.textColor = .secondaryLabel
        header.textAlignment = .center
        header.numberOfLines = 2
        addSubview(scroller)
        if showsTitle { scroller.addSubview(header) }
        let hover = HoverGestureRecognizer()
        hover.name = "menu"
        hover.addAction { [weak self] hover in self?.hovered(hover) }
        addGestureRecognizer(hover)
        fill()
    }

    /// A menu of a bar stands below its title already.
    private var showsTitle: Bool { !menu.title.isEmpty && owner?.belongsToBar != true }

    private func hovered(_ hover: HoverGestureRecognizer) {
        let point = hover.location(in: self)
        switch hover.state {
        // A compositor takes the pointer out while a finger is down, and lets it in again where it has been all along.
        case .began where point == lastHover: return
        case .began, .changed: owner?.pointerMoved(to: point, in: self)
        default: owner?.pointerLeft(self)
        }
        lastHover = point
    }

    override var standardAccessibility: AccessibilityDescription {
        AccessibilityDescription(.menu, label: menu.title.isEmpty ? nil : menu.title)
    }

    /// Makes the rows. Elements that come later take their places when they are there.
    private func fill() {
        makeRows()
        guard !isLoading else { return }
        isLoading = true
        defer { isLoading = false }
        // What comes at once may be such an element too.
        while let deferred = nextToAsk() {
            var isAtOnce = true
            deferred.load { [weak self] elements in
                guard let self else { return }
                answers.receive(elements, for: deferred)
                guard !isAtOnce, let owner, owner.isOpen else { return }
                fill()
                owner.layOut()
            }
            isAtOnce = false
            if answers.consumeAnswered() { makeRows() }
        }
    }

    /// The first element of the rows that stands for others and was not asked.
    private func nextToAsk() -> DeferredMenuElement? {
        for case let deferred as DeferredMenuElement in rows.map(\.element) where answers.ask(deferred) {
            return deferred
        }
        return nil
    }

    private func makeRows() {
        for row in rows { row.removeFromSuperview() }
        let menu = answers.resolved(menu)
        let shown = MenuRows(menu, from: responder, keepsIdle: owner?.keepsIdleRows ?? false).rows
        let hasMarks = shown.contains { $0.element.shownState != .off } || menu.options.contains(.singleSelection)
        rows = shown.map { MenuRowView($0, hasMarks: hasMarks, primary: owner?.primaryModifier ?? .control) }
        for row in rows { scroller.addSubview(row) }
        highlighted = nil
        setNeedsLayout()
    }

    override func sizeThatFits(_ size: Size) -> Size {
        let room = Size(width: min(size.width, 340), height: size.height)
        let width = min(max(rows.map { $0.sizeThatFits(room).width }.max() ?? 0, 200), room.width)
        let heights = rows.map { $0.sizeThatFits(Size(width: width, height: size.height)).height }
        return Size(width: width, height: min(heights.reduce(showsTitle ? headerHeight : 0, +), size.height))
    }

    private var headerHeight: Double { header.intrinsicContentSize.height + 20 }

    override func layoutSubviews() {
        super.layoutSubviews()
        let theme = theme
        shadow = theme.shadows.menu
        cornerRadius = theme.radii.large
        cornerCurve = theme.radii.curve
        scroller.cornerRadius = Theme.Radii.inner(of: theme.radii.large, inset: 1)
        scroller.cornerCurve = theme.radii.curve
        scroller.frame = bounds
        var y = 0.0
        if showsTitle {
            header.frame = Rect(x: 12, y: 0, width: max(bounds.width - 24, 0), height: headerHeight)
            y = headerHeight
        }
        for row in rows {
            let height = row.sizeThatFits(bounds.size).height
            row.frame = Rect(x: 0, y: y, width: bounds.width, height: height)
            y += height
        }
        scroller.contentSize = Size(width: bounds.width, height: y)
    }

    // MARK: Fingers

    /// The row at a place of the panel; `nil` for none, and for one that cannot be chosen.
    func row(at point: Point) -> Int? {
        guard bounds.contains(point) else { return nil }
        return rows.firstIndex { row in
            row.allowsChoosing && row.bounds.contains(convert(point, to: row))
        }
    }

    override func touchesBegan(_ touches: Set<Touch>, with event: Event?) { highlight(touches) }
    override func touchesMoved(_ touches: Set<Touch>, with event: Event?) { highlight(touches) }

    override func touchesEnded(_ touches: Set<Touch>, with event: Event?) {
        highlight(touches)
        guard let highlighted else { return }
        owner?.choose(highlighted, in: self)
    }

    override func touchesCancelled(_ touches: Set<Touch>, with event: Event?) { highlighted = nil }

    private func highlight(_ touches: Set<Touch>) {
        guard let touch = touches.first else { return }
        highlighted = row(at: touch.location(in: self))
    }

    // MARK: Keys

    /// Highlights the next row that can be chosen.
    func highlightNext(by step: Int) {
        let open = rows.indices.filter { rows[$0].allowsChoosing }
        guard !open.isEmpty else { return }
        let position = highlighted.flatMap { open.firstIndex(of: $0) }
        let next = position.map { ($0 + step + open.count) % open.count } ?? (step > 0 ? 0 : open.count - 1)
        highlighted = open[next]
        scroller.scrollRectToVisible(rows[open[next]].frame, animated: false)
    }

    /// The titles of the rows that can be chosen.
    var choosableTitles: [String?] { rows.map { $0.allowsChoosing ? $0.element.title : nil } }
}
