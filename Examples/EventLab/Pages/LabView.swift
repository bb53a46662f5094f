import Tactus

/// The lab: a list of experiments, and the page of the one that was chosen. A wide window shows both side by side, a narrow
/// one either.
final class LabView: View {
    private let journal: Journal
    private let list: ListView
    private var page: PageView?
    private static let widthForBoth = 760.0
    private static let listWidth = 270.0

    init(frame: Rect, journal: Journal) {
        self.journal = journal
        list = ListView(experiments: Experiment.pages)
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
        list.frame = Rect(x: 0, y: 0, width: listWidth, height: bounds.height)
        list.isHidden = !showsBoth && page != nil
        list.showsChoice = showsBoth
        let left = showsBoth ? listWidth : 0
        page?.hasBackButton = !showsBoth
        page?.frame = Rect(x: left, y: 0, width: bounds.width - left, height: bounds.height)
    }

    private func show(_ experiment: Experiment) {
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
