import TactusTesting
import Testing
import UIKitNames

/// A model as Swift 5 has it: it belongs to no actor.
nonisolated private final class Model {
    static let didChange = Notification.Name("ModelDidChange")
    private(set) var count = 0
    func add() {
        count += 1
        NotificationCenter.default.post(name: Model.didChange, object: self, userInfo: ["count": count])
    }
}

/// What programs written for UIKit take for granted of models, buttons, texts and cells.
@MainActor
@Suite("Habits: models, buttons, texts and cells")
struct MoreHabitTests {
    private let host = TestHost(size: CGSize(width: 320, height: 400))

    init() { host.application.shareApplication() }

    @Test("UK-6: how far and how fast a pan goes is a point, to add and to hand on")
    func pans() {
        final class Mover: UIView {
            var velocities: [CGPoint] = []
            func note(_ velocity: CGPoint) { velocities.append(velocity) }
            func drag(_ pan: UIPanGestureRecognizer) {
                let translation = pan.translation(in: self)
                let velocity = pan.velocity(in: self)
                note(velocity)
                center = CGPoint(x: center.x + translation.x, y: center.y + translation.y)
                pan.setTranslation(.zero, in: self)
            }
        }
        let mover = Mover(frame: CGRect(x: 20, y: 20, width: 60, height: 60))
        mover.addGestureRecognizer(UIPanGestureRecognizer(target: mover, action: Mover.drag))
        host.window.addSubview(mover)
        host.settle()
        host.finger().drag(from: CGPoint(x: 50, y: 50), to: CGPoint(x: 150, y: 90), over: .milliseconds(200))
        #expect(mover.center.x > 130 && mover.center.y > 75)
        #expect(mover.velocities.contains { $0.x > 100 && $0.y > 30 && $0.x > $0.y })
        let pan = UIPanGestureRecognizer()
        pan.setTranslation(CGPoint(x: 1, y: 2), in: nil)
        #expect(pan.translation(in: nil) == CGPoint.zero)
    }

    @Test("UK-7: shapes in a context cast the shadow that is set, as opaque as they are, until it is restored")
    func shadows() throws {
        let drawn = picture { context in
            context.saveGState()
            context.setShadow(offset: CGSize(width: 10, height: 0), blur: 0, color: UIColor.red.cgColor)
            context.setFillColor(UIColor.blue.cgColor)
            context.fill(CGRect(x: 2, y: 2, width: 8, height: 8))
            context.setStrokeColor(UIColor.blue.cgColor)
            context.setLineWidth(4)
            context.move(to: CGPoint(x: 4, y: 14))
            context.addLine(to: CGPoint(x: 4, y: 20))
            context.strokePath()
            context.setFillColor(UIColor.blue.withAlphaComponent(0.5).cgColor)
            context.fill(CGRect(x: 2, y: 24, width: 8, height: 6))
            context.restoreGState()
            context.fill(CGRect(x: 22, y: 2, width: 4, height: 4))
        }
        #expect(try drawn.color(5, 5).isAlmost(.blue) && drawn.color(15, 5).isAlmost(.red))
        #expect(try drawn.color(14, 17).isAlmost(.red) && drawn.color(10, 17).alpha == 0)
        #expect(try abs(drawn.color(15, 27).alpha - 0.5) < 0.02)
        #expect(try drawn.color(34, 4).alpha == 0)
        let soft = picture { context in
            context.scaleBy(x: 2, y: 2)
            context.setShadow(offset: CGSize(width: 0, height: 12), blur: 6)
            UIColor.white.setFill()
            context.fillEllipse(in: CGRect(x: 4, y: 2, width: 12, height: 6))
        }
        let depth = try soft.color(20, 22).alpha
        #expect(depth > 0.1 && depth < 0.35)
    }

    @Test("UK-7: edges are sharp where a context does not smooth them")
    func edges() throws {
        func alphas(_ isSmooth: Bool) throws -> Set<Double> {
            let drawn = picture { context in
                context.setShouldAntialias(isSmooth)
                context.fillEllipse(in: CGRect(x: 3.3, y: 3.3, width: 30, height: 30))
            }
            var all: Set<Double> = []
            for y in 0..<40 { for x in 0..<40 { all.insert(try drawn.color(x, y).alpha) } }
            return all
        }
        #expect(try alphas(true).count > 5)
        #expect(try alphas(false) == [0, 1])
    }

    @Test("UK-8: a model that belongs to no actor tells of its changes at once")
    func models() {
        let model = Model()
        var told: [Int] = []
        let token = NotificationCenter.default.addObserver(forName: Model.didChange, object: model, queue: .main) {
            if let count = $0.userInfo?["count"] as? Int { told.append(count) }
        }
        model.add()
        model.add()
        #expect(told == [1, 2])
        NotificationCenter.default.removeObserver(token)
        model.add()
        #expect(told == [1, 2])
    }

    @Test("UK-9: a button in a bar gets its target and its method afterwards, and keeps neither alive")
    func barButtons() throws {
        final class Page: UIViewController {
            var told: [String] = []
            func save() { told.append("save") }
            func more(_ sender: UIBarButtonItem) { told.append("more \(sender.tag)") }
        }
        let page = Page()
        let save = UIBarButtonItem(title: "Save", style: .plain, target: nil, action: nil)
        save.target = page
        save.setAction(Page.save)
        let more = UIBarButtonItem(title: "More", style: .plain, target: nil, action: nil)
        more.tag = 3
        more.target = page
        more.setAction(Page.more(_:))
        page.navigationItem.rightBarButtonItems = [save, more]
        host.window.rootViewController = UINavigationController(rootViewController: page)
        host.settle()
        for name in ["Save", "More"] {
            try host.tap(.button, name)
            host.advance(by: .seconds(1))
        }
        #expect(page.told == ["save", "more 3"] && save.target === page)
        save.target = nil
        try host.tap(.button, "Save")
        #expect(page.told.count == 2)
        do {
            let gone = Page()
            more.target = gone
        }
        #expect(more.target == nil)
    }

    @Test("UK-10: parts of a view's text are changed where they are, together if that is wanted")
    func storage() {
        let view = UITextView(frame: CGRect(x: 0, y: 0, width: 200, height: 100))
        host.window.addSubview(view)
        view.attributedText = NSAttributedString(string: "One two", attributes: [.foregroundColor: UIColor.red])
        view.selectedRange = NSRange(location: 4, length: 3)
        view.textStorage.addAttribute(.foregroundColor, value: UIColor.blue, range: view.selectedRange)
        func color(_ place: Int) -> UIColor? {
            view.attributedText.attribute(.foregroundColor, at: place, effectiveRange: nil) as? UIColor
        }
        #expect(color(1) == .red && color(5) == .blue && view.selectedRange == NSRange(location: 4, length: 3))
        let storage = view.textStorage
        storage.beginEditing()
        storage.replaceCharacters(in: NSRange(location: 0, length: 3), with: "Three")
        storage.removeAttribute(.foregroundColor, range: NSRange(location: 6, length: 3))
        #expect(view.text == "One two" && storage.string == "Three two" && storage.length == 9)
        storage.endEditing()
        #expect(view.text == "Three two" && color(1) == .red && color(7) == nil)
        let field = UITextField()
        field.attributedText = NSAttributedString(string: "One", attributes: [.foregroundColor: UIColor.red])
        #expect(field.text == "One" && field.attributedText?.length == 3)
        view.adjustsFontForContentSizeCategory = false
        #expect(!view.adjustsFontForContentSizeCategory && view.traitOverrides.textScale == 1)
    }

    @Test("UK-11: any cell of a collection shows a configuration, behind views of the program's own")
    func cells() {
        let cell = UICollectionViewCell(frame: CGRect(x: 10, y: 10, width: 200, height: 60))
        host.window.addSubview(cell)
        #expect(cell.contentConfiguration == nil)
        var content = UIListContentConfiguration.cell()
        content.text = "Title"
        cell.contentConfiguration = content
        host.settle()
        func labels() -> [String] { host.application.accessibilityTree.flatMap(\.all).compactMap(\.label) }
        #expect(
            labels().contains("Title") && (cell.contentConfiguration as? UIListContentConfiguration)?.text == "Title")
        content.text = "Other"
        cell.contentConfiguration = content
        cell.frame.size.width = 250
        host.settle()
        #expect(labels().contains("Other") && !labels().contains("Title"))
        #expect(cell.contentView.subviews.first?.frame.width == 250)
        cell.contentConfiguration = nil
        host.settle()
        #expect(!labels().contains("Other"))
        #expect(UIListContentConfiguration.plainHeader().textProperties.font == .preferredFont(forTextStyle: .headline))
    }

    @Test("UK-12: a text is found in another one whatever its case, from the end, or at the beginning alone")
    func searching() {
        let text: NSString = "Größe größe 👍🏽 GRÖSSE"
        #expect(text.range(of: "GRÖß", options: .caseInsensitive) == NSRange(location: 0, length: 4))
        #expect(text.range(of: "größe", options: []) == NSRange(location: 6, length: 5))
        #expect(text.range(of: "größe", options: [.caseInsensitive, .backwards]) == NSRange(location: 6, length: 5))
        #expect(text.range(of: "grösse", options: .caseInsensitive).location == 17)
        #expect(text.range(of: "größe", options: .anchored).location == NSNotFound)
        #expect(text.range(of: "SE", options: [.anchored, .backwards]).location == 21)
        #expect(text.range(of: "", options: .caseInsensitive).location == NSNotFound)
    }

    @Test("UK-3: two layers are the same if they are of one view")
    func equality() {
        let view = UIView()
        let shape = CAShapeLayer()
        view.layer.addSublayer(shape)
        #expect(view.layer == view.layer && view.layer != shape && view.layer.sublayers?.first == shape)
        #expect(Set([view.layer, view.layer, shape]).count == 2)
    }

    @Test("CT-34: a refresh that ends in its own event comes once for each time that the content is drawn out")
    func refreshing() {
        final class Page: UITableViewController {
            var count = 0
            override func viewDidLoad() {
                super.viewDidLoad()
                refreshControl = UIRefreshControl()
                refreshControl?.addTarget(self, action: Page.refresh(_:), for: .valueChanged)
            }
            func refresh(_ sender: UIRefreshControl) {
                count += 1
                sender.endRefreshing()
            }
        }
        let page = Page(style: .plain)
        host.window.rootViewController = page
        host.settle()
        for time in 1...2 {
            host.finger().drag(
                from: CGPoint(x: 160, y: 80), to: CGPoint(x: 160, y: 380), over: .milliseconds(400))
            host.advance(by: .seconds(2))
            #expect(page.count == time && page.refreshControl?.isRefreshing == false)
        }
    }

    @Test("CT-35: a search bar tells its delegate, also while a search controller has it, which searches all the same")
    func searchBars() throws {
        final class Page: UIViewController, UISearchResultsUpdating, UISearchBarDelegate {
            let search = UISearchController(searchResultsController: nil)
            var log: [String] = []
            override func viewDidLoad() {
                super.viewDidLoad()
                search.searchResultsUpdater = self
                search.searchBar.delegate = self
                navigationItem.searchController = search
            }
            func updateSearchResults(for searchController: UISearchController) {
                log.append("update \(searchController.searchBar.text ?? "")")
            }
            func searchBar(_ searchBar: UISearchBar, textDidChange searchText: String) {
                log.append("text \(searchText)")
            }
            func searchBarCancelButtonClicked(_ searchBar: UISearchBar) { log.append("cancel") }
        }
        let page = Page()
        host.window.rootViewController = UINavigationController(rootViewController: page)
        host.advance(by: .seconds(1))
        host.finger().tap(at: page.search.searchBar.searchTextField.middleInWindow)
        host.advance(by: .seconds(1))
        #expect(page.search.isActive)
        host.keyboard.type("a")
        try host.tap(.button, "Cancel")
        host.advance(by: .seconds(1))
        #expect(page.log == ["update ", "update a", "text a", "cancel", "update "] && !page.search.isActive)
    }
}
