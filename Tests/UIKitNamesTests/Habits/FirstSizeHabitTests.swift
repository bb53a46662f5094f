import TactusTesting
import Testing
import UIKitNames

/// Sizes that programs go by before anything was laid out.
@MainActor
@Suite("First sizes, from habit")
struct FirstSizeHabitTests {
    private let host = TestHost(size: CGSize(width: 400, height: 800))

    @Test("RS-24: pages, tabs, children and pushed controllers have the size of what contains them in viewDidLoad")
    func containers() {
        let (first, second, tab, child) = (Probe(), Probe(), Probe(), Probe())
        let navigation = UINavigationController(rootViewController: first)
        let tabs = UITabBarController()
        tabs.viewControllers = [navigation, tab]
        host.window.rootViewController = tabs
        host.settle()
        #expect(first.size == CGSize(width: 400, height: 800))
        navigation.pushViewController(second, animated: false)
        #expect(second.size == CGSize(width: 400, height: 800))
        tabs.selectedIndex = 1
        host.settle()
        #expect(tab.size == CGSize(width: 400, height: 800))
        tab.addChild(child)
        tab.view.addSubview(child.view)
        child.didMove(toParent: tab)
        #expect(child.size == CGSize(width: 400, height: 800))
    }

    @Test("RS-24: a table made as large as the screen, with flexible sides, fills the page once it is laid out")
    func flexibleTable() {
        let page = Probe()
        page.fill = { view in
            let table = UITableView(frame: CGRect(x: 0, y: 0, width: 400, height: 800))
            table.autoresizingMask = [.flexibleWidth, .flexibleHeight]
            view.addSubview(table)
        }
        host.window.rootViewController = UINavigationController(rootViewController: page)
        host.settle()
        #expect(page.view.subviews.first?.frame == page.view.bounds)
    }

    @Test("RS-24: a child of what is scrolled begins at its corner, however far that is scrolled")
    func scrolledContainer() {
        let (list, child) = (UITableViewController(), Probe())
        host.window.rootViewController = UINavigationController(rootViewController: list)
        host.settle()
        #expect(list.view.bounds.minY < 0)
        list.addChild(child)
        #expect(child.view.frame == CGRect(x: 0, y: 0, width: 400, height: 800))
    }

    @Test("RS-24: a view that has a size of its own, or was made before, keeps it")
    func ownSize() {
        let (own, early) = (Probe(), Probe())
        own.made = UIView(frame: CGRect(x: 0, y: 0, width: 30, height: 40))
        let parent = UIViewController()
        host.window.rootViewController = parent
        parent.addChild(own)
        _ = own.view
        #expect(own.size == CGSize(width: 30, height: 40))
        _ = early.view
        #expect(early.size == .zero)
    }

    @Test("CV-215: what is as large as a new cell's content when the cell is made fills it")
    func cells() {
        let cell = PictureCell(frame: CGRect(x: 0, y: 0, width: 90, height: 70))
        #expect(cell.contentView.bounds == cell.bounds)
        cell.frame = CGRect(x: 0, y: 0, width: 120, height: 100)
        cell.layoutIfNeeded()
        #expect(cell.picture.frame == CGRect(x: 0, y: 0, width: 120, height: 100))
        let row = UITableViewCell(style: .default, reuseIdentifier: nil)
        #expect(row.contentView.bounds.size == CGSize(width: 320, height: 44))
        let plate = UIVisualEffectView(frame: CGRect(x: 5, y: 5, width: 60, height: 50))
        #expect(plate.contentView.frame == plate.bounds)
    }

    @Test("CV-215: a layout of one's own is not prepared before its collection has a data source")
    func layoutBeforeSource() {
        let layout = CountingLayout()
        let collection = UICollectionView(
            frame: CGRect(x: 0, y: 0, width: 320, height: 480), collectionViewLayout: layout)
        collection.backgroundColor = .systemBackground
        #expect(layout.count == 0)
        let source = NoItems()
        collection.dataSource = source
        host.window.addSubview(collection)
        host.settle()
        #expect(layout.count > 0)
    }

    @Test("a window of one's own overrides init(frame:), and is made by it")
    func ownWindow() {
        let window = TallyWindow(frame: CGRect(x: 5, y: 5, width: 30, height: 20))
        #expect(window.count == 1 && window.bounds == CGRect(x: 0, y: 0, width: 30, height: 20))
    }
}

private final class Probe: UIViewController {
    var made: UIView?
    var fill: (UIView) -> Void = { _ in }
    private(set) var size: CGSize?

    override func loadView() {
        if let made { view = made } else { super.loadView() }
    }

    override func viewDidLoad() {
        super.viewDidLoad()
        size = view.bounds.size
        fill(view)
    }
}

private final class PictureCell: UICollectionViewCell {
    let picture = UIImageView()

    required init(frame: CGRect) {
        super.init(frame: frame)
        picture.frame = contentView.bounds
        picture.autoresizingMask = [.flexibleWidth, .flexibleHeight]
        contentView.addSubview(picture)
    }
}

private final class TallyWindow: UIWindow {
    private(set) var count = 0

    override init(frame: CGRect) {
        super.init(frame: frame)
        count += 1
    }
}

private final class CountingLayout: UICollectionViewLayout {
    private(set) var count = 0

    override func prepare() {
        super.prepare()
        count += 1
    }
}

private final class NoItems: UICollectionViewDataSource {
    func collectionView(_ collectionView: UICollectionView, numberOfItemsInSection section: Int) -> Int { 0 }

    func collectionView(
        _ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath
    ) -> UICollectionViewCell { UICollectionViewCell(frame: .zero) }
}
