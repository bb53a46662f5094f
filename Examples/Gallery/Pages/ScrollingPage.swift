import Tactus

/// Pages that are turned by a fling, a list with reuse, and a list that can be pulled.
final class ScrollingPage: View, RowsViewDataSource, ScrollViewDelegate {
    private let pages = ScrollView()
    private let dots = PageControl()
    private let list = RowsView()
    private let bounces = Switch()
    private let paging = Switch()
    private let knobs = StackView()
    private let plates: [View]
    private let zoomed = ZoomPlate()
    private let locks = Switch()
    private let moreKnobs = StackView()

    override init(frame: Rect = .zero) {
        let colors: [Color] = [.systemTeal, .systemIndigo, .systemPink, .systemBrown]
        plates =
            colors.enumerated().map { index, color -> View in
                let plate = Label(text: "Page \(index + 1)")
                plate.font = .preferred(.title1)
                plate.textColor = .systemBackground
                plate.textAlignment = .center
                plate.backgroundColor = color
                plate.cornerRadius = 16
                return plate
            } + [zoomed]
        super.init(frame: frame)
        for plate in plates { pages.addSubview(plate) }
        pages.isPagingEnabled = true
        pages.showsHorizontalScrollIndicator = false
        pages.delegate = self
        pages.name = "turned pages"
        dots.numberOfPages = plates.count
        dots.accessibilityLabel = "Page"
        dots.addTarget(self, action: ScrollingPage.turn, for: .valueChanged)
        makeKnobs()
        list.name = "list"
        list.backgroundColor = .secondarySystemGroupedBackground
        list.cornerRadius = 16
        list.clipsToBounds = true
        list.register(forIdentifier: "row") { TextRow() }
        list.dataSource = self
        let refresh = RefreshControl()
        refresh.addAction(for: .valueChanged) { refresh in
            refresh.window?.windowScene?.application?.schedule(after: .seconds(1)) { refresh.endRefreshing() }
        }
        list.refreshControl = refresh
        for view in [pages, dots, knobs, moreKnobs, list] { addSubview(view) }
    }

    private func makeKnobs() {
        bounces.isOn = true
        paging.isOn = true
        bounces.accessibilityLabel = "Bounces"
        paging.accessibilityLabel = "Pages"
        bounces.addAction(for: .valueChanged) { [pages, list] in
            pages.bounces = $0.isOn
            list.bounces = $0.isOn
        }
        paging.addAction(for: .valueChanged) { [pages] in pages.isPagingEnabled = $0.isOn }
        for view in [Label(text: "Bounces"), bounces, Label(text: "Pages"), paging] { knobs.addArrangedSubview(view) }
        knobs.alignment = .center
        knobs.spacing = 10
        knobs.setCustomSpacing(24, after: bounces)
        locks.accessibilityLabel = "Locks direction"
        locks.addAction(for: .valueChanged) { [zoomed] in zoomed.isDirectionalLockEnabled = $0.isOn }
        for view in [locks, Label(text: "Locks direction on the last page")] {
            moreKnobs.addArrangedSubview(view)
        }
        moreKnobs.alignment = .center
        moreKnobs.spacing = 10
    }

    override func layoutSubviews() {
        let inner = bounds.inset(by: Insets(top: 4, left: 20, bottom: 16, right: 20))
        guard !inner.isNull else { return }
        let isWide = inner.width > 640
        let width = isWide ? (inner.width - 20) / 2 : inner.width
        let isMirrored = effectiveLayoutDirection == .rightToLeft
        let pagesLeft = isWide && isMirrored ? inner.maxX - width : inner.minX
        let pagesHeight = isWide ? max(inner.height - 156, 60) : min(max(inner.height * 0.32, 80), 260)
        pages.frame = Rect(x: pagesLeft, y: inner.minY, width: width, height: pagesHeight)
        dots.frame = Rect(x: pagesLeft, y: pages.frame.maxY + 4, width: width, height: 44)
        let knobsSize = knobs.layoutSizeFitting(Size(width: width, height: 44))
        knobs.frame = Rect(
            x: isMirrored ? pagesLeft + width - min(knobsSize.width, width) : pagesLeft, y: dots.frame.maxY + 8,
            width: min(knobsSize.width, width), height: 44)
        let moreSize = moreKnobs.layoutSizeFitting(Size(width: width, height: 44))
        moreKnobs.frame = Rect(
            x: isMirrored ? pagesLeft + width - min(moreSize.width, width) : pagesLeft, y: knobs.frame.maxY + 4,
            width: min(moreSize.width, width), height: 44)
        let top = isWide ? inner.minY : moreKnobs.frame.maxY + 12
        let listLeft = isWide && !isMirrored ? inner.maxX - width : inner.minX
        list.frame = Rect(x: listLeft, y: top, width: width, height: max(inner.maxY - top, 0))
        placePages()
    }

    private func placePages() {
        let size = pages.bounds.size
        for (index, plate) in plates.enumerated() {
            plate.frame = Rect(
                x: Double(index) * size.width + 4, y: 0, width: max(size.width - 8, 0), height: size.height)
        }
        let page = dots.currentPage
        pages.contentSize = Size(width: size.width * Double(plates.count), height: size.height)
        if !pages.isDragging, !pages.isDecelerating {
            pages.contentOffset = Point(x: Double(page) * size.width, y: 0)
        }
    }

    private func turn() {
        pages.setContentOffset(
            Point(x: Double(dots.currentPage) * pages.bounds.width, y: 0), animated: true)
    }

    func scrollViewDidEndDecelerating(_ scrollView: ScrollView) {
        guard scrollView === pages, pages.bounds.width > 0 else { return }
        dots.currentPage = Int((pages.contentOffset.x / pages.bounds.width).rounded())
    }

    func numberOfRows(in rowsView: RowsView) -> Int { 100_000 }

    func rowsView(_ rowsView: RowsView, rowAt index: Int) -> RowView {
        let row = rowsView.dequeueReusableRow(withIdentifier: "row", as: TextRow.self)
        row.title.text = "Row \(index + 1)"
        return row
    }
}

/// A picture larger than its page, which two fingers enlarge: scrolling inside of scrolling.
private final class ZoomPlate: ScrollView, ScrollViewDelegate {
    private let picture = Label(text: "Pinch and drag me\nin all directions")

    override init(frame: Rect = .zero) {
        super.init(frame: frame)
        name = "zoomed"
        cornerRadius = 16
        clipsToBounds = true
        minimumZoomScale = 0.5
        maximumZoomScale = 4
        picture.frame = Rect(x: 0, y: 0, width: 640, height: 480)
        picture.font = .preferred(.title1)
        picture.textColor = .white
        picture.textAlignment = .center
        picture.numberOfLines = 0
        picture.backgroundGradient = .linear(
            from: Color(hex: 0x6A4BC4), at: Point(x: 0, y: 0), to: Color(hex: 0xB4521A), at: Point(x: 1, y: 1))
        addSubview(picture)
        contentSize = picture.bounds.size
        delegate = self
    }

    func viewForZooming(in scrollView: ScrollView) -> View? { picture }
}

/// A row with a text.
private final class TextRow: RowView {
    let title = Label()

    override init(frame: Rect = .zero) {
        super.init(frame: frame)
        addSubview(title)
    }

    override func layoutSubviews() {
        title.frame = Rect(x: 16, y: 0, width: max(bounds.width - 32, 0), height: bounds.height)
    }
}
