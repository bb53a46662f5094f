import Tactus

/// Library, album or table; in the album a button shows what is known of the picture.
final class PhotosPage: ViewController {
    private let choice = SegmentedControl(titles: ["Library", "Album", "Table"])
    private let info = Button(icon: .info, style: .plain)
    private let library = LibraryView(Picture.album)
    private let album = AlbumView(Picture.album)
    private let table = PrintsTable(Picture.prints)
    private let details = DetailsPage(Picture.album[0])

    private var showsDetails = false

    override func viewDidLoad() {
        choice.selectedSegmentIndex = 0
        choice.name = "choice"
        choice.addTarget(self, action: PhotosPage.choose, for: .valueChanged)
        info.accessibilityLabel = "Details"
        info.addAction(for: .primaryActionTriggered) { [unowned self] _ in present(details, animated: true) }
        album.onTurn = { [weak self] picture in self?.details.picture = picture }
        details.preferredContentSize.width = 320
        details.onChange = { [unowned self] isShown in
            showsDetails = isShown
            info.isHidden = album.isHidden || isShown
            view.setNeedsLayout()
            details.transitionCoordinator?.animate { [unowned self] _ in view.layoutIfNeeded() }
        }
        library.onOpen = { [weak self] in self?.open($0) }
        for part in [library, album, table, choice, info] { view.addSubview(part) }
        choose()
    }

    /// The room that a panel at the side leaves.
    private var room: Rect {
        guard showsDetails, traitCollection.horizontalSizeClass == .regular else { return view.bounds }
        let panel = details.preferredContentSize.width
        return view.bounds.inset(
            by: Insets(top: 0, left: isMirrored ? panel : 0, bottom: 0, right: isMirrored ? 0 : panel))
    }

    private var isMirrored: Bool { view.effectiveLayoutDirection == .rightToLeft }

    override func viewDidLayoutSubviews() {
        let (room, size) = (room, choice.intrinsicContentSize)
        let side = max(info.intrinsicContentSize.width, size.height)
        let width = min(max(320, size.width), room.width - side - 40)
        // In the middle where there is room for that, else beside the button.
        let x = min((room.width - width) / 2, room.width - side - 24 - width)
        choice.frame = Rect(
            x: isMirrored ? room.maxX - width - x : room.minX + x, y: 12, width: width, height: size.height)
        info.frame = Rect(
            x: isMirrored ? room.minX + 8 : room.maxX - side - 8, y: 12, width: side, height: size.height)
        let rest = choice.frame.maxY + 12
        for part in [library, album, table] {
            part.frame = Rect(x: room.minX, y: rest, width: room.width, height: max(room.height - rest, 0))
        }
    }

    private func choose() {
        for (index, part) in [library, album, table].enumerated() {
            part.isHidden = index != choice.selectedSegmentIndex
        }
        info.isHidden = album.isHidden || showsDetails
        if album.isHidden { dismiss(animated: true) }
        if !table.isHidden { table.spread() }
    }

    /// Goes from the library to one picture.
    private func open(_ picture: Int) {
        choice.selectedSegmentIndex = 1
        choose()
        view.layoutIfNeeded()
        album.show(picture)
    }
}
