import Tactus

/// Pictures beside each other: a fling goes to the next one, two fingers make one larger, two taps make
/// it larger at once.
final class AlbumView: ScrollView, ScrollViewDelegate {
    /// Called with the picture that has come into view.
    var onTurn: ((Picture) -> Void)?
    /// Pages beside the one that shows have their pictures ready.
    private static let reach = 1

    private let pictures: [Picture]
    private let pages: [AlbumPage]
    private var shown = 0
    private var layout = Layout()

    /// What the places of the pages go by.
    private struct Layout: Equatable {
        var size = Size.zero
        var isMirrored = false
    }

    init(_ pictures: [Picture]) {
        self.pictures = pictures
        pages = pictures.map(AlbumPage.init)
        super.init(frame: .zero)
        name = "album"
        isPagingEnabled = true
        showsHorizontalScrollIndicator = false
        showsVerticalScrollIndicator = false
        delegate = self
        for page in pages { addSubview(page) }
        load()
    }

    /// Shows a picture, without turning pages.
    func show(_ index: Int) {
        contentOffset = Point(x: left(ofPage: index), y: 0)
        turn(to: index)
    }

    private func turn(to page: Int) {
        guard page != shown, pages.indices.contains(page) else { return }
        pages[shown].setZoomScale(1, animated: false)
        shown = page
        load()
        onTurn?(pictures[page])
    }

    private func load() {
        for (index, page) in pages.enumerated() { page.isLoaded = abs(index - shown) <= Self.reach }
    }

    override func layoutSubviews() {
        super.layoutSubviews()
        let layout = Layout(size: bounds.size, isMirrored: effectiveLayoutDirection == .rightToLeft)
        guard layout != self.layout else { return }
        self.layout = layout
        let size = bounds.size
        contentSize = Size(width: size.width * Double(pages.count), height: size.height)
        for (index, page) in pages.enumerated() {
            page.frame = Rect(x: left(ofPage: index), y: 0, width: size.width, height: size.height)
        }
        contentOffset = Point(x: left(ofPage: shown), y: 0)
    }

    /// Which place from the left a page has, or which page is at a place: one who reads from the right begins there.
    private func mirrored(_ index: Int) -> Int { layout.isMirrored ? pages.count - 1 - index : index }

    private func left(ofPage page: Int) -> Double { Double(mirrored(page)) * bounds.width }

    func scrollViewDidScroll(_ scrollView: ScrollView) {
        guard bounds.width > 0 else { return }
        let page = mirrored(Int((contentOffset.x / bounds.width).rounded()))
        turn(to: page)
    }
}

/// A page: one picture, which can be made larger.
final class AlbumPage: ScrollView, ScrollViewDelegate {
    private let picture = ImageView(image: nil)
    private let source: Picture
    private var aspect: Double { source.aspect }
    private var size = Size.zero

    /// Whether the whole picture is there, and not only its tile.
    var isLoaded = false {
        didSet { if isLoaded != oldValue { picture.image = isLoaded ? source.image : nil } }
    }

    init(_ picture: Picture) {
        source = picture
        super.init(frame: .zero)
        name = picture.title
        maximumZoomScale = 4
        showsHorizontalScrollIndicator = false
        showsVerticalScrollIndicator = false
        delegate = self
        addSubview(self.picture)

        let tap = TapGestureRecognizer()
        tap.name = "zoom"
        tap.numberOfTapsRequired = 2
        tap.addTarget(self, action: AlbumPage.zoom)
        addGestureRecognizer(tap)
    }

    override func layoutSubviews() {
        super.layoutSubviews()
        guard size != frame.size else { return keepInTheMiddle() }
        size = frame.size
        setZoomScale(1, animated: false)
        let width = min(size.width, size.height * aspect)
        picture.frame = Rect(x: 0, y: 0, width: width, height: width / aspect)
        contentSize = picture.frame.size
        keepInTheMiddle()
    }

    func viewForZooming(in scrollView: ScrollView) -> View? { picture }

    func scrollViewDidZoom(_ scrollView: ScrollView) { keepInTheMiddle() }

    /// A picture that is smaller than the page lies in its middle.
    private func keepInTheMiddle() {
        let x = max((size.width - contentSize.width) / 2, 0)
        let y = max((size.height - contentSize.height) / 2, 0)
        contentInset = Insets(top: y, left: x, bottom: y, right: x)
    }

    /// Larger where the finger taps, or the whole picture again.
    private func zoom(_ tap: TapGestureRecognizer) {
        guard zoomScale == 1 else { return setZoomScale(1, animated: true) }
        let place = tap.location(in: picture)
        let part = Size(width: size.width / 2.5, height: size.height / 2.5)
        zoom(
            to: Rect(x: place.x - part.width / 2, y: place.y - part.height / 2, width: part.width, height: part.height),
            animated: true)
    }
}
