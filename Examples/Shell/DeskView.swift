import Tactus

/// What is in the window: cards, and a tray for what comes from elsewhere. Copies the card that is chosen, and pastes
/// into the tray, by key and by menu; and what is chosen here, or elsewhere, is the primary selection.
final class DeskView: View, Copying, Pasting, PastingSelection {
    private let journal: Journal
    private let cards: [CardView]
    private let tray: TrayView
    private var bar: BarView?

    /// What it is covered with.
    var paper = Palette.papers[0] {
        didSet {
            backgroundColor = paper.sky
            setNeedsDisplay()
        }
    }

    init(_ cards: [Card], journal: Journal) {
        self.journal = journal
        self.cards = cards.map { CardView($0, journal: journal) }
        tray = TrayView(journal: journal)
        super.init(frame: Rect(x: 0, y: 0, width: 420, height: 520))
        name = "desk"
        backgroundColor = paper.sky
        autoresizingMask = [.flexibleWidth, .flexibleHeight]
        for card in self.cards {
            addSubview(card)
            card.addAction(for: .touchUpInside) { [unowned self] in choose($0) }
        }
        addSubview(tray)
        self.cards.first?.isSelected = true
        addInteraction(
            ContextMenuInteraction(lifting: { [unowned self] _ in tray }) { [unowned self] point in
                // Cards are for dragging.
                self.cards.contains { $0.frame.contains(point) } ? nil : contextMenu()
            })
    }

    /// What the desk offers where it is pressed long, or clicked with the secondary button.
    private func contextMenu() -> Menu {
        Menu(children: [
            Action(title: "Copy") { [unowned self] _ in copy(nil) },
            Action(title: "Paste") { [unowned self] _ in paste(nil) },
            paperMenu,
        ])
    }

    /// The papers that the desk can have: one menu, wherever it opens, that knows which it has.
    private(set) lazy var paperMenu = Menu(
        title: "Paper", options: .singleSelection,
        children: Palette.papers.map { paper in
            Action(title: paper.name, state: paper.name == self.paper.name ? .on : .off) { [unowned self] _ in
                journal.record("paper: \(paper.name)")
                self.paper = paper
            }
        })

    override var canBecomeFirstResponder: Bool { true }

    /// Draws hills, one behind the other.
    override func draw(_ rect: Rect, in canvas: Canvas) {
        for (index, top) in [0.5, 0.66, 0.8].enumerated() {
            let (y, height) = (bounds.height * top, bounds.height * 0.12)
            let isTurned = index % 2 == 1
            var hill = Path()
            hill.move(to: Point(x: 0, y: y + (isTurned ? -height : height) * 0.5))
            hill.addCurve(
                to: Point(x: bounds.width, y: y + (isTurned ? height : -height) * 0.5),
                controlPoint1: Point(x: bounds.width * 0.35, y: y + (isTurned ? -height : height)),
                controlPoint2: Point(x: bounds.width * 0.6, y: y + (isTurned ? height : -height) * 1.6))
            hill.addLine(to: Point(x: bounds.width, y: bounds.height))
            hill.addLine(to: Point(x: 0, y: bounds.height))
            hill.close()
            canvas.fill(hill, with: paper.land.withAlphaComponent(0.16 + 0.09 * Double(index)))
        }
    }

    override func layoutSubviews() {
        let top = bar == nil ? 0 : BarView.height
        bar?.frame = Rect(x: 0, y: 0, width: bounds.width, height: BarView.height)
        let inner = Rect(x: 20, y: top + 20, width: bounds.width - 40, height: bounds.height - top - 40)
        let bottom = layOutCards(in: inner) + 20
        tray.frame = Rect(x: inner.minX, y: bottom, width: inner.width, height: max(inner.maxY - bottom, 0))
    }

    /// Beside each other, or one below the other where that leaves too little for their words, and enough for the tray.
    ///
    /// - Returns: Where they end.
    private func layOutCards(in inner: Rect) -> Double {
        let gap = 16.0
        let share = max((inner.width - gap * Double(cards.count - 1)) / Double(cards.count), 0)
        let columnHeight = height(ofCardsOfWidth: inner.width)
        let isColumn =
            cards.contains { $0.leastWidth > share }
            && inner.height - (columnHeight + gap) * Double(cards.count) >= 120
        let width = isColumn ? inner.width : share
        // As high as a picture of that width, where there is room for it.
        let roomy = max(120, min(share * 0.55, inner.height * 0.4))
        let height = isColumn ? columnHeight : max(roomy, height(ofCardsOfWidth: share))
        for (index, card) in cards.enumerated() {
            let place = Double(index)
            card.frame = Rect(
                x: inner.minX + (isColumn ? 0 : place * (width + gap)),
                y: inner.minY + (isColumn ? place * (height + gap) : 0), width: width, height: height)
        }
        return cards.last?.frame.maxY ?? inner.minY
    }

    private func height(ofCardsOfWidth width: Double) -> Double {
        cards.map { $0.height(forWidth: width) }.max() ?? 0
    }

    /// Shows the bar that the desktop has no room for.
    func show(_ bar: BarView) {
        self.bar = bar
        addSubview(bar)
        setNeedsLayout()
    }

    private func choose(_ control: Control) {
        for card in cards { card.isSelected = card === control }
        guard let card = chosen else { return }
        journal.record("chose \(card.title)")
        application?.primarySelection.setItem(card.item)
    }

    // MARK: Copy and paste

    private var application: Application? { window?.windowScene?.application }
    private var chosen: Card? { cards.first(where: \.isSelected)?.card }

    func copy(_ sender: Any?) {
        guard let card = chosen else { return }
        journal.record("copied \(card.title)")
        application?.pasteboard.setItem(card.item)
    }

    func paste(_ sender: Any?) {
        if let application { tray.receive(application.pasteboard, "pasted") }
    }

    func pasteSelection(_ sender: Any?) {
        if let application { tray.receive(application.primarySelection, "pasted selected") }
    }

    override var keyCommands: [KeyCommand] {
        [
            KeyCommand(title: "Copy", input: "c", modifierFlags: .command, action: .copy),
            KeyCommand(title: "Paste", input: "v", modifierFlags: .command, action: .paste),
            KeyCommand(
                title: "Paste selection", input: "v", modifierFlags: [.command, .shift], action: .pasteSelection),
            KeyCommand(title: "Fullscreen", input: .function(11), action: .toggleFullscreen),
        ]
    }
}

/// Performs ``ActionKey/pasteSelection``: what a click with the middle button does elsewhere.
protocol PastingSelection {
    func pasteSelection(_ sender: Any?)
}

/// Performs ``ActionKey/toggleFullscreen``.
protocol FullscreenToggling {
    func toggleFullscreen(_ sender: Any?)
}

extension ActionKey where P == any PastingSelection {
    static var pasteSelection: Self { ActionKey { $0.pasteSelection($1) } }
}

extension ActionKey where P == any FullscreenToggling {
    static var toggleFullscreen: Self { ActionKey { $0.toggleFullscreen($1) } }
}
