import Tactus

/// Pages that are turned by a fling, and a list with reuse, which can be pulled. Where there is no room for all of it
/// the page scrolls, too.
final class ScrollingPage: ScrollView, ListViewDataSource, ScrollViewDelegate {
    private let pages = ScrollView()
    private let dots = PageControl()
    private let list = ListView()
    private let bouncing = Switch()
    private let paging = Switch()
    private let knobs: FlowView
    private let plates: [View]
    private let zoomed = ZoomPlate()
    private let locks = Switch()
    /// Between two pages, in points.
    private static let pageGap = 8.0

    override init(frame: Rect = .zero) {
        // As deep by day as by night, so that white stands out from them.
        let colors: [(from: UInt32, to: UInt32)] = [
            (0x0E8A8A, 0x0B4F6C), (0x5B5BD6, 0x3A2A8C), (0xC2336F, 0x7A1F5C), (0x9A6A3A, 0x5E3A1E),
        ]
        plates =
            colors.enumerated().map { index, colors -> View in
                let plate = Label(text: "Page \(index + 1)")
                plate.font = .preferred(.title1)
                plate.textColor = .white
                plate.textAlignment = .center
                plate.backgroundGradient = .linear(
                    from: Color(hex: colors.from), at: Point(x: 0, y: 0), to: Color(hex: colors.to),
                    at: Point(x: 0.6, y: 1))
                plate.cornerRadius = 14
                return plate
            } + [zoomed]
        let switches = [("Bounces", bouncing), ("Pages", paging), ("Locks direction", locks)]
        knobs = FlowView(switches.map(Knob.init), gap: 20)
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
        for view in [pages, dots, knobs, list] { addSubview(view) }
    }

    private func makeKnobs() {
        bouncing.isOn = true
        paging.isOn = true
        bouncing.addAction(for: .valueChanged) { [pages, list] in
            pages.bounces = $0.isOn
            list.bounces = $0.isOn
        }
        paging.addAction(for: .valueChanged) { [pages] in pages.isPagingEnabled = $0.isOn }
        locks.addAction(for: .valueChanged) { [zoomed] in zoomed.isDirectionalLockEnabled = $0.isOn }
    }

    override func layoutSubviews() {
        super.layoutSubviews()
        let isWide = frame.width > 680
        let width = max(isWide ? (frame.width - 60) / 2 : frame.width - 40, 0)
        let knobsHeight = knobs.intrinsicHeight(forWidth: width) ?? 0
        let belowPages = 44 + 8 + knobsHeight
        let room = max(frame.height - 20, isWide ? belowPages + 120 : belowPages + 240)
        contentSize = Size(width: frame.width, height: room + 20)
        let isMirrored = effectiveLayoutDirection == .rightToLeft
        let (left, right) = (20.0, frame.width - 20 - width)
        let pagesLeft = isWide && isMirrored ? right : left
        let pagesHeight = isWide ? room - belowPages : min(max(room * 0.32, 80), 260)
        // A page is as wide as what is below; the gaps between pages are beyond its sides.
        pages.frame = Rect(
            x: pagesLeft - Self.pageGap / 2, y: 4, width: width + Self.pageGap, height: max(pagesHeight, 0))
        dots.frame = Rect(x: pagesLeft, y: pages.frame.maxY + 4, width: width, height: 44)
        knobs.frame = Rect(x: pagesLeft, y: dots.frame.maxY + 4, width: width, height: knobsHeight)
        let top = isWide ? 4 : knobs.frame.maxY + 12
        list.frame = Rect(
            x: isWide && !isMirrored ? right : left, y: top, width: width, height: max(room + 4 - top, 0))
        placePages()
    }

    private func placePages() {
        let size = pages.bounds.size
        for (index, plate) in plates.enumerated() {
            plate.frame = Rect(
                x: left(ofPage: index) + Self.pageGap / 2, y: 0, width: max(size.width - Self.pageGap, 0),
                height: size.height)
        }
        pages.contentSize = Size(width: size.width * Double(plates.count), height: size.height)
        if !pages.isDragging, !pages.isDecelerating {
            pages.contentOffset = Point(x: left(ofPage: dots.currentPage), y: 0)
        }
    }

    /// Which place from the left a page has, or which page is at a place: one who reads from the right begins there.
    private func mirrored(_ index: Int) -> Int {
        effectiveLayoutDirection == .rightToLeft ? plates.count - 1 - index : index
    }

    private func left(ofPage page: Int) -> Double { Double(mirrored(page)) * pages.bounds.width }

    private func turn() {
        pages.setContentOffset(Point(x: left(ofPage: dots.currentPage), y: 0), animated: true)
    }

    func scrollViewDidEndDecelerating(_ scrollView: ScrollView) {
        guard scrollView === pages, pages.bounds.width > 0 else { return }
        dots.currentPage = mirrored(Int((pages.contentOffset.x / pages.bounds.width).rounded()))
    }

    func numberOfRows(in listView: ListView) -> Int { 100_000 }

    func listView(_ listView: ListView, rowAt index: Int) -> ListRow {
        let row = listView.dequeueReusableRow(withIdentifier: "row", as: TextRow.self)
        row.title.text = "Row \(index + 1)"
        return row
    }
}

/// A switch beside its name.
private final class Knob: View {
    private let label: Label
    private let control: Switch
    private static let gap = 10.0

    init(_ title: String, _ control: Switch) {
        label = Label(text: title)
        self.control = control
        super.init(frame: .zero)
        control.accessibilityLabel = title
        for view in [label, control] { addSubview(view) }
    }

    override var intrinsicContentSize: Size {
        let (words, knob) = (label.intrinsicContentSize, control.intrinsicContentSize)
        return Size(width: words.width + Self.gap + knob.width, height: max(words.height, knob.height))
    }

    override func layoutSubviews() {
        let width = control.intrinsicContentSize.width
        let isMirrored = effectiveLayoutDirection == .rightToLeft
        let room = max(bounds.width - width - Self.gap, 0)
        label.frame = Rect(x: isMirrored ? bounds.width - room : 0, y: 0, width: room, height: bounds.height)
        control.frame = Rect(
            x: isMirrored ? 0 : bounds.width - width, y: 0, width: width, height: bounds.height)
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
private final class TextRow: ListRow {
    let title = Label()

    override init(frame: Rect = .zero) {
        super.init(frame: frame)
        addSubview(title)
    }

    override func layoutSubviews() {
        title.frame = Rect(x: 16, y: 0, width: max(bounds.width - 32, 0), height: bounds.height)
    }
}
