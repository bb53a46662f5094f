import Tactus

/// The lab: a list of experiments, and the page of the one that was chosen. A wide window shows both side by side, a
/// narrow one either.
final class LabView: View {
    private let journal: Journal
    private let list: ExperimentList
    private var page: PageView?
    private static let widthForBoth = 760.0
    private static let listWidth = 290.0

    init(frame: Rect, journal: Journal) {
        self.journal = journal
        list = ExperimentList(experiments: Experiment.pages)
        super.init(frame: frame)
        name = "lab"
        addSubview(list)
        list.onChoice = { [unowned self] experiment in show(experiment) }
    }

    private var showsBoth: Bool { bounds.width >= Self.widthForBoth }

    override func layoutSubviews() {
        if let superview, frame != superview.bounds { frame = superview.bounds }
        if showsBoth, page == nil, let first = Experiment.pages.first { show(first) }
        let listWidth = showsBoth ? Self.listWidth : bounds.width
        list.frame = placed(Rect(x: 0, y: 0, width: listWidth, height: bounds.height))
        list.isHidden = !showsBoth && page != nil
        list.showsChoice = showsBoth
        let left = showsBoth ? listWidth : 0
        page?.hasBackButton = !showsBoth
        page?.frame = placed(Rect(x: left, y: 0, width: bounds.width - left, height: bounds.height))
    }

    private func show(_ experiment: Experiment) {
        guard page == nil || list.chosen != experiment.id else { return }
        page?.removeFromSuperview()
        let page = PageView(experiment, journal: journal)
        page.onBack = { [unowned self] in goBack() }
        self.page = page
        list.chosen = experiment.id
        addSubview(page)
        setNeedsLayout()
    }

    private func goBack() {
        page?.removeFromSuperview()
        page = nil
        list.chosen = nil
        setNeedsLayout()
    }
}

extension View {
    /// Where something belongs in this view that was placed as if one read from the left.
    func placed(_ rect: Rect) -> Rect {
        guard effectiveLayoutDirection == .rightToLeft else { return rect }
        return Rect(x: bounds.width - rect.maxX, y: rect.minY, width: rect.width, height: rect.height)
    }
}
