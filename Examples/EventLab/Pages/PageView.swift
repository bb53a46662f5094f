import Tactus

/// The page of an experiment: its stage, its switches, and its log beside it.
final class PageView: View {
    /// Called when the user goes back to the list.
    var onBack: () -> Void = {}
    /// Whether there is a way back: where the page hides the list.
    var hasBackButton = false {
        didSet { if hasBackButton != oldValue { setNeedsLayout() } }
    }

    private let experiment: Experiment
    private let journal: Journal
    private let back = Button(title: "List", icon: .chevronLeft, style: .plain)
    private let title = Label()
    private let hint = Label()
    private let host: StageHost
    private let panel: SwitchPanel
    private let log = LogPanel()
    private static let margin = 14.0

    init(_ experiment: Experiment, journal: Journal) {
        self.experiment = experiment
        self.journal = journal
        host = StageHost(focus: experiment.focus)
        panel = SwitchPanel(experiment)
        super.init(frame: .zero)
        name = "page"
        backgroundColor = .systemGroupedBackground
        title.text = experiment.title
        title.font = .systemFont(ofSize: 20, weight: .bold)
        title.textColor = .label
        title.numberOfLines = 2
        hint.text = experiment.hint
        hint.font = .systemFont(ofSize: 13)
        hint.textColor = .secondaryLabel
        hint.numberOfLines = 0
        back.contentInsets = DirectionalInsets(top: 8, leading: 8, bottom: 8, trailing: 8)
        back.imagePadding = 2
        for view in [back, title, hint, host, panel, log] { addSubview(view) }
        back.addAction(for: .primaryActionTriggered) { [unowned self] _ in onBack() }
        panel.onChange = { [unowned self] remark in
            log.append(remark, isRemark: true)
            setUp()
        }
        journal.addReader { [weak log] entry in log?.append(entry) }
    }

    override func didMoveToWindow() {
        if window != nil { setUp() }
    }

    /// Builds the stage as the switches say.
    private func setUp() {
        let toggles = panel.toggles
        window?.windowScene?.application?.hitTestPolicy = toggles.contains(.twoPass) ? .uikitTwoPass : .single
        host.stage = experiment.makeStage(
            Experiment.Setup(toggles: toggles, variant: panel.variant, journal: journal))
    }

    // MARK: Layout

    override func layoutSubviews() {
        back.isHidden = !hasBackButton
        back.icon = effectiveLayoutDirection == .rightToLeft ? .chevronRight : .chevronLeft
        let backSize = back.intrinsicContentSize
        back.frame = placed(Rect(x: 4, y: 8, width: backSize.width, height: backSize.height))
        let left = hasBackButton ? 4 + backSize.width + 8 : Self.margin + 4
        let titleRoom = Size(width: max(bounds.width - left - Self.margin, 0), height: .infinity)
        let titleHeight = max(title.sizeThatFits(titleRoom).height, 44)
        title.frame = placed(Rect(x: left, y: 8, width: titleRoom.width, height: titleHeight))
        let hintRoom = Size(width: max(bounds.width - 2 * Self.margin - 8, 0), height: .infinity)
        hint.frame = Rect(
            x: Self.margin + 4, y: title.frame.maxY, width: hintRoom.width, height: hint.sizeThatFits(hintRoom).height)
        let top = hint.frame.maxY + Self.margin
        let room = Rect(
            x: Self.margin, y: top, width: max(bounds.width - 2 * Self.margin, 0),
            height: max(bounds.height - top - Self.margin, 0))
        if bounds.width >= 560 { layOutColumns(in: room) } else { layOutRows(in: room) }
    }

    /// The stage where one begins to read, switches and log beside it.
    private func layOutColumns(in room: Rect) {
        let width = min(320, room.width * 0.45)
        host.frame = placed(
            Rect(x: room.minX, y: room.minY, width: room.width - width - Self.margin, height: room.height))
        let panelHeight = min(panel.height(forWidth: width), (room.height * 0.6).rounded())
        let left = room.maxX - width
        panel.frame = placed(Rect(x: left, y: room.minY, width: width, height: panelHeight))
        let logTop = panelHeight > 0 ? panel.frame.maxY + Self.margin : room.minY
        log.frame = placed(Rect(x: left, y: logTop, width: width, height: max(room.maxY - logTop, 0)))
    }

    /// Stage, switches and log beneath each other.
    private func layOutRows(in room: Rect) {
        let needed = panel.height(forWidth: room.width)
        let panelHeight = min(needed, max(room.height - 280, (room.height * 0.35).rounded()))
        let gaps = needed > 0 ? 2 * Self.margin : Self.margin
        let stageHeight = (max(room.height - panelHeight - gaps, 0) * 0.5).rounded()
        host.frame = Rect(x: room.minX, y: room.minY, width: room.width, height: stageHeight)
        panel.frame = Rect(x: room.minX, y: host.frame.maxY + Self.margin, width: room.width, height: panelHeight)
        let logTop = needed > 0 ? panel.frame.maxY + Self.margin : panel.frame.minY
        log.frame = Rect(x: room.minX, y: logTop, width: room.width, height: max(room.maxY - logTop, 0))
    }

    override func traitCollectionDidChange(_ previous: TraitCollection) { setNeedsLayout() }
}
