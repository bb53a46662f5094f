import Tactus

/// A library to look through, an album to turn over by flinging, and a table to push pictures about on
/// with all fingers.
@main
final class PhotosApp: ApplicationDelegate {
    func applicationDidFinishLaunching(_ application: Application) {
        application.open(PhotosWindow())
    }
}

/// The window: library, album or table, and a drawer that says what is known of the picture.
final class PhotosWindow: Window {
    private let choice = SegmentedControl(titles: ["Library", "Album", "Table"])
    private let library = LibraryView(Picture.album)
    private let album = AlbumView(Picture.album)
    private let table = PrintsTable(Picture.prints)
    private let drawer = Drawer()

    init() {
        super.init(title: "Photos", size: Size(width: 800, height: 600))
        name = "window"
        traitOverrides.userInterfaceStyle = .dark  // pictures shine on black
        backgroundColor = .systemBackground
        choice.selectedSegmentIndex = 0
        choice.name = "choice"
        choice.addTarget(self, action: PhotosWindow.choose, for: .valueChanged)
        album.onTurn = { [weak self] picture in self?.drawer.show(picture) }
        library.onOpen = { [weak self] in self?.open($0) }
        for view in [library, album, table, drawer, choice] { addSubview(view) }
        if let first = Picture.album.first { drawer.show(first) }
        choose()
    }

    override func layoutSubviews() {
        let size = choice.intrinsicContentSize
        let width = min(max(320, size.width), bounds.width - 32)
        choice.frame = Rect(x: (bounds.width - width) / 2, y: 12, width: width, height: size.height)
        let rest = choice.frame.maxY + 12
        album.frame = Rect(x: 0, y: rest, width: bounds.width, height: max(bounds.height - rest, 0))
        library.frame = album.frame
        table.frame = album.frame
        drawer.layOut(in: bounds)
    }

    private func choose() {
        let views = [library, album, table]
        for (index, view) in views.enumerated() { view.isHidden = index != choice.selectedSegmentIndex }
        drawer.isHidden = album.isHidden
        if !table.isHidden { table.spread() }
    }

    /// Goes from the library to one picture.
    private func open(_ picture: Int) {
        choice.selectedSegmentIndex = 1
        choose()
        layoutIfNeeded()
        album.show(picture)
    }
}
