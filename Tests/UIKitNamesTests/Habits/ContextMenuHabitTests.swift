import TactusTesting
import Testing
import UIKitNames

/// Cards whose menus are a delegate's.
private final class CardsController: UIViewController, UIContextMenuInteractionDelegate {
    let card = UIView(frame: CGRect(x: 40, y: 200, width: 240, height: 80))
    lazy var interaction = UIContextMenuInteraction(delegate: self)
    var log: [String] = []
    var hasMenu = true
    var highlighted: NSString?
    var page: UIViewController?

    override func viewDidLoad() {
        super.viewDidLoad()
        view.backgroundColor = .white
        card.backgroundColor = .blue
        card.addInteraction(interaction)
        card.addGestureRecognizer(UITapGestureRecognizer(target: self, action: CardsController.tapped))
        view.addSubview(card)
    }

    private func tapped() { log.append("tap") }

    func contextMenuInteraction(
        _ interaction: UIContextMenuInteraction, configurationForMenuAtLocation location: CGPoint
    ) -> UIContextMenuConfiguration? {
        log.append("asked at \(Int(location.x)), \(Int(location.y))")
        guard hasMenu else { return nil }
        let provider: (() -> UIViewController?)? = page.map { page in { page } }
        return UIContextMenuConfiguration(identifier: "card" as NSString, previewProvider: provider) { suggested in
            self.log.append("suggested \(suggested.count)")
            let copy = UIAction(title: "Copy", image: UIImage(systemName: "doc.on.doc")) { action in
                self.log.append("chose \(action.title)")
            }
            let delete = UIAction(title: "Delete", attributes: .destructive) { _ in self.log.append("delete") }
            let off = UIAction(title: "Never", attributes: .disabled) { _ in self.log.append("never") }
            let gone = UIAction(title: "Hidden", attributes: .hidden) { _ in self.log.append("hidden") }
            return UIMenu(title: "", children: [copy, UIMenu(options: .displayInline, children: [delete]), off, gone])
        }
    }

    func contextMenuInteraction(
        _ interaction: UIContextMenuInteraction, configuration: UIContextMenuConfiguration,
        highlightPreviewForItemWithIdentifier identifier: AnyHashable
    ) -> UITargetedPreview? {
        highlighted = identifier as? NSString
        return UITargetedPreview(view: card)
    }

    func contextMenuInteraction(
        _ interaction: UIContextMenuInteraction, willDisplayMenuFor configuration: UIContextMenuConfiguration,
        animator: UIContextMenuInteractionAnimating?
    ) {
        log.append("will display \(configuration.identifier as? NSString ?? "")")
        animator?.addCompletion { self.log.append("displayed") }
    }

    func contextMenuInteraction(
        _ interaction: UIContextMenuInteraction, willEndFor configuration: UIContextMenuConfiguration,
        animator: UIContextMenuInteractionAnimating?
    ) {
        log.append("will end")
        animator?.addCompletion { self.log.append("ended") }
    }

    func contextMenuInteraction(
        _ interaction: UIContextMenuInteraction,
        willPerformPreviewActionForMenuWith configuration: UIContextMenuConfiguration,
        animator: UIContextMenuInteractionCommitAnimating
    ) {
        log.append("commit")
        animator.addCompletion {
            guard let page = animator.previewViewController else { return }
            self.navigationController?.pushViewController(page, animated: false)
            self.log.append("committed")
        }
    }
}

/// Rows with menus.
private final class MailController: UITableViewController {
    var log: [String] = []
    var mails = ["Anna", "Bert", "Cleo", "Dora"]

    override func viewDidLoad() {
        super.viewDidLoad()
        tableView.register(UITableViewCell.self, forCellReuseIdentifier: "mail")
    }

    override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { mails.count }

    override func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
        let cell = tableView.dequeueReusableCell(withIdentifier: "mail", for: indexPath)
        var content = cell.defaultContentConfiguration()
        content.text = mails[indexPath.row]
        cell.contentConfiguration = content
        return cell
    }

    override func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {
        log.append("select \(indexPath.row)")
    }

    override func tableView(
        _ tableView: UITableView, contextMenuConfigurationForRowAt indexPath: IndexPath, point: CGPoint
    ) -> UIContextMenuConfiguration? {
        guard indexPath.row != 3 else { return nil }
        return UIContextMenuConfiguration(identifier: indexPath.row) {
            let page = UIViewController()
            page.view.backgroundColor = .green
            page.preferredContentSize = CGSize(width: 200, height: 120)
            return page
        } actionProvider: { _ in
            let remove = UIAction(title: "Remove", image: UIImage(systemName: "trash"), attributes: .destructive) {
                [weak self] _ in
                self?.mails.remove(at: indexPath.row)
                self?.tableView.deleteRows(at: [indexPath], with: .automatic)
            }
            return UIMenu(title: self.mails[indexPath.row], children: [remove])
        }
    }

    override func tableView(
        _ tableView: UITableView, willPerformPreviewActionForMenuWith configuration: UIContextMenuConfiguration,
        animator: UIContextMenuInteractionCommitAnimating
    ) {
        let row = configuration.identifier as? Int ?? -1
        animator.addCompletion { self.log.append("open \(row)") }
    }
}

/// What programs written for UIKit take for granted of menus that open where one presses long.
@MainActor
@Suite("Habits: context menus")
struct ContextMenuHabitTests {
    let host = TestHost(size: CGSize(width: 320, height: 568))

    private func hold(_ point: CGPoint) {
        let finger = host.finger()
        finger.down(at: point)
        host.advance(by: .seconds(1))
        finger.up()
        host.advance(by: .seconds(1))
    }

    @Test("a press opens the menu, and what is chosen is done once it has begun to go")
    func card() throws {
        let page = CardsController()
        host.window.rootViewController = page
        host.settle()
        host.finger().tap(at: CGPoint(x: 100, y: 240))
        host.advance(by: .seconds(1))
        #expect(page.log == ["tap"])
        page.log = []
        hold(CGPoint(x: 100, y: 240))
        #expect(page.log == ["asked at 60, 40", "suggested 0", "will display card", "displayed"])
        #expect(page.highlighted == "card")
        page.log = []
        #expect(throws: (any Error).self) { try host.tap(.menuItem, "Hidden") }
        try host.tap(.menuItem, "Never")
        host.advance(by: .seconds(1))
        #expect(page.log == [])
        try host.tap(.menuItem, "Copy")
        host.advance(by: .seconds(1))
        #expect(Set(page.log) == ["will end", "ended", "chose Copy"] && page.log.count == 3)
        page.log = []
        hold(CGPoint(x: 100, y: 240))
        host.finger().tap(at: CGPoint(x: 300, y: 20))
        host.advance(by: .seconds(1))
        #expect(page.log.suffix(2) == ["will end", "ended"])
        host.finger().tap(at: CGPoint(x: 100, y: 240))
        host.advance(by: .seconds(1))
        #expect(page.log.last == "tap")
    }

    @Test("where there is no menu the press is the view’s, and the finger goes on to a row and lifts there")
    func without() throws {
        let page = CardsController()
        page.hasMenu = false
        host.window.rootViewController = page
        host.settle()
        hold(CGPoint(x: 100, y: 240))
        #expect(page.log == ["asked at 60, 40"])
        page.hasMenu = true
        page.log = []
        let finger = host.finger()
        finger.down(at: CGPoint(x: 100, y: 240))
        host.advance(by: .seconds(1))
        finger.move(to: CGPoint(x: 160, y: 262), over: .milliseconds(300))
        finger.up()
        host.advance(by: .seconds(1))
        #expect(page.log.contains("chose Copy"))
    }

    @Test("UK-47: a menu is closed by the program, and the page beside it is opened in its time")
    func page() throws {
        let page = CardsController()
        let stack = UINavigationController(rootViewController: page)
        host.window.rootViewController = stack
        host.settle()
        hold(CGPoint(x: 100, y: 240))
        page.interaction.dismissMenu()
        host.advance(by: .seconds(1))
        #expect(page.log.suffix(2) == ["will end", "ended"])
        let next = UIViewController()
        next.view.backgroundColor = .red
        next.preferredContentSize = CGSize(width: 200, height: 100)
        page.page = next
        page.log = []
        hold(CGPoint(x: 100, y: 240))
        #expect(next.view.window != nil)
        host.finger().tap(at: next.view.convert(CGPoint(x: 100, y: 50), to: nil))
        host.advance(by: .seconds(1))
        #expect(page.log.contains("commit") && page.log.last == "committed" && stack.topViewController === next)
    }

    @Test("rows of a table have menus of their own, and are not selected by the press")
    func rows() throws {
        let page = MailController(style: .plain)
        host.window.rootViewController = page
        host.settle()
        hold(CGPoint(x: 100, y: 66))
        #expect(page.log == [])
        try host.tap(.menuItem, "Remove")
        host.advance(by: .seconds(1))
        #expect(page.mails == ["Anna", "Cleo", "Dora"] && page.tableView.visibleCells.count == 3)
        hold(CGPoint(x: 100, y: 110))
        #expect(page.log == [])
    }

    @Test("CT-43: UIKit’s menus: parts that are inline, one choice of several, others below, and those that come later")
    func kinds() throws {
        var chosen: [String] = []
        let sizes = UIMenu(
            title: "Size", options: .singleSelection,
            children: ["S", "M", "L"].map { name in UIAction(title: name) { chosen.append($0.title) } })
        (sizes.children[1] as? UIAction)?.state = .on
        let later = UIDeferredMenuElement { completion in
            Timer.scheduledTimer(withTimeInterval: 0.5, repeats: false) { _ in
                completion([UIAction(title: "Late") { chosen.append($0.title) }])
            }
        }
        let fresh = UIDeferredMenuElement.uncached { completion in
            completion([UIAction(title: "Fresh") { chosen.append($0.title) }])
        }
        let button = UIButton(type: .system)
        button.setTitle("More", for: .normal)
        button.frame = CGRect(x: 20, y: 20, width: 120, height: 44)
        button.menu = UIMenu(children: [sizes, later, fresh])
        host.application.shareApplication()
        button.showsMenuAsPrimaryAction = true
        button.addAction(UIAction { _ in chosen.append("touch up") }, for: .touchUpInside)
        button.addAction(UIAction { _ in chosen.append("menu") }, for: .menuActionTriggered)
        host.window.addSubview(button)
        host.settle()
        host.finger().tap(at: CGPoint(x: 60, y: 40))
        host.advance(by: .seconds(1))
        #expect(chosen == ["menu"])
        try host.tap(.menuItem, "Late")
        host.advance(by: .seconds(1))
        host.finger().tap(at: CGPoint(x: 60, y: 40))
        host.advance(by: .seconds(1))
        try host.tap(.menuItem, "Fresh")
        host.advance(by: .seconds(1))
        host.finger().tap(at: CGPoint(x: 60, y: 40))
        host.advance(by: .seconds(1))
        try host.tap(.menuItem, "Size")
        host.advance(by: .seconds(1))
        try host.tap(.menuItem, "L")
        host.advance(by: .seconds(1))
        #expect(chosen == ["menu", "Late", "menu", "Fresh", "menu", "L"])
        #expect(sizes.children.compactMap { ($0 as? UIAction)?.state } == [.off, .off, .on])
        #expect(sizes.selectedElements.map(\.title) == ["L"])
    }

    @Test("a button that changes its selection shows what was chosen of its menu")
    func popup() throws {
        let button = UIButton(configuration: .plain())
        button.frame = CGRect(x: 20, y: 20, width: 120, height: 44)
        button.menu = UIMenu(children: [
            UIAction(title: "Day") { _ in }, UIAction(title: "Week", state: .on) { _ in },
            UIAction(title: "Year") { _ in },
        ])
        button.showsMenuAsPrimaryAction = true
        button.changesSelectionAsPrimaryAction = true
        host.window.addSubview(button)
        host.settle()
        #expect(button.title(for: .normal) == "Week" || button.configuration?.title == "Week")
        host.finger().tap(at: CGPoint(x: 60, y: 40))
        host.advance(by: .seconds(1))
        try host.tap(.menuItem, "Year")
        host.advance(by: .seconds(1))
        #expect(button.menu?.selectedElements.first?.title == "Year")
        #expect(button.titleLabel?.text == "Year")
    }
}
