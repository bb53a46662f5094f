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
    private let back = Button(title: "‹ List", style: .plain)
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
        hint.text = experiment.hint
        hint.font = .systemFont(ofSize: 13)
        hint.textColor = .secondaryLabel
        hint.numberOfLines = 3
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
        let left = hasBackButton ? 84.0 : Self.margin + 4
        back.frame = Rect(x: 2, y: 8, width: 80, height: 44)
        title.frame = Rect(x: left, y: 17, width: max(bounds.width - left - Self.margin, 0), height: 26)
        if bounds.width >= 560 { layOutColumns() } else { layOutRows() }
    }

    /// The stage on the left, switches and log on the right.
    private func layOutColumns() {
        let inner = bounds.insetBy(dx: Self.margin, dy: Self.margin)
        let right = min(320, inner.width * 0.45)
        hint.frame = Rect(x: inner.minX + 4, y: 48, width: inner.width - 8, height: 36)
        let top = 92.0
        let height = max(inner.maxY - top, 0)
        host.frame = Rect(x: inner.minX, y: top, width: inner.width - right - Self.margin, height: height)
        let panelHeight = panel.height(columns: 1)
        panel.columns = 1
        panel.frame = Rect(x: inner.maxX - right, y: top, width: right, height: panelHeight)
        let logTop = top + panelHeight + (panelHeight > 0 ? Self.margin : 0)
        log.frame = Rect(x: inner.maxX - right, y: logTop, width: right, height: max(inner.maxY - logTop, 0))
    }

    /// Stage, switches and log beneath each other.
    private func layOutRows() {
        let width = max(bounds.width - 2 * Self.margin, 0)
        hint.frame = Rect(x: Self.margin + 4, y: 50, width: width - 8, height: 52)
        let top = 108.0
        let panelHeight = panel.height(columns: 2)
        let rest = max(bounds.height - top - panelHeight - 3 * Self.margin, 0)
        let stageHeight = (rest * 0.5).rounded()
        host.frame = Rect(x: Self.margin, y: top, width: width, height: stageHeight)
        panel.columns = 2
        panel.frame = Rect(x: Self.margin, y: host.frame.maxY + Self.margin, width: width, height: panelHeight)
        let logTop = panelHeight > 0 ? panel.frame.maxY + Self.margin : panel.frame.minY
        log.frame = Rect(
            x: Self.margin, y: logTop, width: width, height: max(bounds.height - logTop - Self.margin, 0))
    }
}
