import TactusTesting
import Testing
import UIKitNames

/// Two lists, of which rows are dragged from one to the other.
private final class TwoListsController: UIViewController, UITableViewDataSource, UITableViewDragDelegate,
    UITableViewDropDelegate
{
    let left = UITableView(frame: CGRect(x: 0, y: 0, width: 160, height: 480), style: .plain)
    let right = UITableView(frame: CGRect(x: 160, y: 0, width: 160, height: 480), style: .plain)
    var words: [[String]] = [["a", "b", "c"], ["x", "y"]]
    var log: [String] = []

    override func viewDidLoad() {
        super.viewDidLoad()
        for table in [left, right] {
            table.register(UITableViewCell.self, forCellReuseIdentifier: "word")
            table.dataSource = self
            table.dragDelegate = self
            table.dropDelegate = self
            view.addSubview(table)
        }
    }

    private func list(_ table: UITableView) -> Int { table === left ? 0 : 1 }

    func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { words[list(tableView)].count }

    func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
        let cell = tableView.dequeueReusableCell(withIdentifier: "word", for: indexPath)
        cell.textLabel?.text = words[list(tableView)][indexPath.row]
        return cell
    }

    func tableView(
        _ tableView: UITableView, itemsForBeginning session: UIDragSession, at indexPath: IndexPath
    ) -> [UIDragItem] {
        let word = words[list(tableView)][indexPath.row]
        guard word != "y" else { return [] }
        let item = UIDragItem(itemProvider: NSItemProvider(object: word as NSString))
        item.localObject = word
        session.localContext = tableView
        log.append("begin \(word)")
        return [item]
    }

    func tableView(_ tableView: UITableView, dragSessionWillBegin session: UIDragSession) { log.append("will begin") }
    func tableView(_ tableView: UITableView, dragSessionDidEnd session: UIDragSession) { log.append("did end") }

    func tableView(_ tableView: UITableView, canHandle session: UIDropSession) -> Bool {
        session.canLoadObjects(ofClass: NSString.self)
    }

    func tableView(
        _ tableView: UITableView, dropSessionDidUpdate session: UIDropSession,
        withDestinationIndexPath destinationIndexPath: IndexPath?
    ) -> UITableViewDropProposal {
        guard session.localDragSession != nil else { return UITableViewDropProposal(operation: .forbidden) }
        return UITableViewDropProposal(operation: .move, intent: .insertAtDestinationIndexPath)
    }

    func tableView(_ tableView: UITableView, dropSessionDidEnter session: UIDropSession) {
        log.append("enter \(list(tableView))")
    }
    func tableView(_ tableView: UITableView, dropSessionDidExit session: UIDropSession) {
        log.append("exit \(list(tableView))")
    }
    func tableView(_ tableView: UITableView, dropSessionDidEnd session: UIDropSession) {
        log.append("drop end \(list(tableView))")
    }

    func tableView(_ tableView: UITableView, performDropWith coordinator: UITableViewDropCoordinator) {
        let target = list(tableView)
        let end = words[target].count
        let path = coordinator.destinationIndexPath ?? IndexPath(row: end, section: 0)
        guard let item = coordinator.items.first, let word = item.dragItem.localObject as? String else { return }
        let source = coordinator.session.localDragSession?.localContext as? UITableView
        log.append("drop \(word) at \(path.row), own \(item.sourceIndexPath != nil)")
        if let source, source !== tableView, let row = words[list(source)].firstIndex(of: word) {
            words[list(source)].remove(at: row)
            source.deleteRows(at: [IndexPath(row: row, section: 0)], with: .automatic)
            words[target].insert(word, at: path.row)
            tableView.insertRows(at: [path], with: .automatic)
        }
        coordinator.drop(item.dragItem, toRowAt: path)
    }
}

/// A tray from which tokens are dragged into a well.
private final class TokensController: UIViewController, UIDragInteractionDelegate, UIDropInteractionDelegate {
    let token = UIView(frame: CGRect(x: 20, y: 20, width: 80, height: 80))
    let well = UIView(frame: CGRect(x: 20, y: 300, width: 280, height: 150))
    let folder = UIButton(type: .system)
    var log: [String] = []
    var operation = UIDropOperation.copy
    lazy var drag = UIDragInteraction(delegate: self)

    override func viewDidLoad() {
        super.viewDidLoad()
        view.backgroundColor = .white
        token.backgroundColor = .red
        drag.isEnabled = true
        token.addInteraction(drag)
        well.addInteraction(UIDropInteraction(delegate: self))
        folder.frame = CGRect(x: 200, y: 20, width: 100, height: 60)
        folder.setTitle("Folder", for: .normal)
        folder.isSpringLoaded = true
        folder.addTarget(self, action: TokensController.open, for: .primaryActionTriggered)
        view.addSubview(token)
        view.addSubview(well)
        view.addSubview(folder)
    }

    private func open() { log.append("open") }

    func dragInteraction(_ interaction: UIDragInteraction, itemsForBeginning session: UIDragSession) -> [UIDragItem] {
        let item = UIDragItem(itemProvider: NSItemProvider(object: "token" as NSString))
        item.localObject = token
        return [item]
    }
    func dragInteraction(_ interaction: UIDragInteraction, sessionWillBegin session: UIDragSession) {
        log.append("will begin \(session.items.count)")
    }
    func dragInteraction(
        _ interaction: UIDragInteraction, session: UIDragSession, willEndWith operation: UIDropOperation
    ) { log.append("will end \(operation)") }
    func dragInteraction(
        _ interaction: UIDragInteraction, session: UIDragSession, didEndWith operation: UIDropOperation
    ) { log.append("did end \(operation)") }

    func dropInteraction(_ interaction: UIDropInteraction, canHandle session: UIDropSession) -> Bool {
        session.canLoadObjects(ofClass: NSString.self)
    }
    func dropInteraction(_ interaction: UIDropInteraction, sessionDidEnter session: UIDropSession) {
        log.append("enter")
    }
    func dropInteraction(
        _ interaction: UIDropInteraction, sessionDidUpdate session: UIDropSession
    ) -> UIDropProposal { UIDropProposal(operation: operation) }
    func dropInteraction(_ interaction: UIDropInteraction, sessionDidExit session: UIDropSession) { log.append("exit") }
    func dropInteraction(_ interaction: UIDropInteraction, performDrop session: UIDropSession) {
        let point = session.location(in: well)
        log.append("drop \(Int(point.x)), \(Int(point.y))")
        #expect(session.items.first?.localObject as? UIView === token)
    }
    func dropInteraction(_ interaction: UIDropInteraction, concludeDrop session: UIDropSession) {
        log.append("conclude")
    }
    func dropInteraction(_ interaction: UIDropInteraction, sessionDidEnd session: UIDropSession) {
        log.append("session end")
    }
}

/// What programs written for UIKit take for granted of what is dragged inside of them.
@MainActor
@Suite("Habits: drags inside a program")
struct DragHabitTests {
    let host = TestHost(size: CGSize(width: 320, height: 480))

    private func lift(_ start: CGPoint) -> Finger {
        let finger = host.finger()
        finger.down(at: start)
        host.advance(by: .seconds(1))
        return finger
    }

    @Test("CV-126: a row goes from one list to the other, and each list hears its part")
    func lists() {
        let page = TwoListsController()
        host.window.rootViewController = page
        host.settle()
        let finger = lift(CGPoint(x: 60, y: 66))
        finger.move(to: CGPoint(x: 60, y: 80), over: .milliseconds(100))
        #expect(page.log.prefix(2) == ["begin b", "will begin"])
        finger.move(to: CGPoint(x: 240, y: 66), over: .milliseconds(400))
        host.advance(by: .milliseconds(500))
        #expect(page.left.hasActiveDrag && !page.right.hasActiveDrag)
        #expect(page.right.hasActiveDrop && !page.left.hasActiveDrop)
        finger.up()
        host.advance(by: .seconds(1))
        #expect(page.words == [["a", "c"], ["x", "b", "y"]])
        #expect(
            page.log.filter { $0.hasPrefix("d") == false } == ["begin b", "will begin", "enter 0", "exit 0", "enter 1"])
        #expect(page.log.contains("drop b at 1, own false") && page.log.contains("did end"))
        #expect(page.left.visibleCells.count == 2 && page.right.visibleCells.count == 3)
        page.log = []
        let other = lift(CGPoint(x: 240, y: 110))
        other.move(to: CGPoint(x: 60, y: 110), over: .milliseconds(300))
        other.up()
        host.advance(by: .seconds(1))
        #expect(page.log == [] && page.words == [["a", "c"], ["x", "b", "y"]])
    }

    @Test("below the last row there is no row to drop at")
    func end() {
        let page = TwoListsController()
        host.window.rootViewController = page
        host.settle()
        let finger = lift(CGPoint(x: 60, y: 20))
        finger.move(to: CGPoint(x: 240, y: 400), over: .milliseconds(400))
        host.advance(by: .milliseconds(500))
        finger.up()
        host.advance(by: .seconds(1))
        #expect(page.words == [["b", "c"], ["x", "y", "a"]])
    }

    @Test("UK-48: views are dragged into views: who takes it hears of it, from the first to the last")
    func tokens() {
        let page = TokensController()
        host.window.rootViewController = page
        host.settle()
        var finger = lift(CGPoint(x: 60, y: 60))
        finger.move(to: CGPoint(x: 160, y: 200), over: .milliseconds(300))
        #expect(page.log == ["will begin 1"])
        finger.move(to: CGPoint(x: 160, y: 380), over: .milliseconds(300))
        #expect(page.log == ["will begin 1", "enter"])
        finger.move(to: CGPoint(x: 160, y: 200), over: .milliseconds(300))
        finger.move(to: CGPoint(x: 120, y: 350), over: .milliseconds(300))
        finger.up()
        host.advance(by: .seconds(2))
        #expect(page.log.prefix(5) == ["will begin 1", "enter", "exit", "enter", "drop 100, 50"])
        #expect(Set(page.log.dropFirst(5)) == ["will end copy", "did end copy", "conclude", "session end"])
        page.log = []
        page.operation = .forbidden
        finger = lift(CGPoint(x: 60, y: 60))
        finger.move(to: CGPoint(x: 120, y: 350), over: .milliseconds(300))
        finger.up()
        host.advance(by: .seconds(2))
        #expect(page.log.prefix(2) == ["will begin 1", "enter"] && !page.log.contains("drop 100, 50"))
        #expect(page.log.contains("did end cancel") && page.log.contains("session end"))
        page.log = []
        page.operation = .move
        finger = lift(CGPoint(x: 60, y: 60))
        finger.move(to: CGPoint(x: 120, y: 350), over: .milliseconds(300))
        finger.up()
        host.advance(by: .seconds(2))
        #expect(page.log.contains("did end move"))
    }

    @Test("a drag that is cancelled, or whose source has gone, ends, and its source comes again")
    func cancelled() {
        let page = TokensController()
        host.window.rootViewController = page
        host.settle()
        var finger = lift(CGPoint(x: 60, y: 60))
        finger.move(to: CGPoint(x: 120, y: 350), over: .milliseconds(300))
        finger.cancel()
        host.advance(by: .seconds(2))
        #expect(page.log.contains("did end cancel") && !page.log.contains { $0.hasPrefix("drop") })
        page.log = []
        finger = lift(CGPoint(x: 60, y: 60))
        finger.move(to: CGPoint(x: 120, y: 250), over: .milliseconds(300))
        page.token.removeFromSuperview()
        finger.move(to: CGPoint(x: 120, y: 350), over: .milliseconds(300))
        finger.up()
        host.advance(by: .seconds(2))
        #expect(page.log.filter { $0.hasPrefix("did end") }.count == 1)
        page.view.addSubview(page.token)
        page.drag.isEnabled = false
        page.log = []
        finger = lift(CGPoint(x: 60, y: 60))
        finger.move(to: CGPoint(x: 120, y: 350), over: .milliseconds(300))
        finger.up()
        host.advance(by: .seconds(2))
        #expect(page.log == [])
    }

    @Test("a button that is spring loaded is pressed by what rests over it")
    func springs() {
        let page = TokensController()
        host.window.rootViewController = page
        host.settle()
        let finger = lift(CGPoint(x: 60, y: 60))
        finger.move(to: CGPoint(x: 250, y: 50), over: .milliseconds(300))
        host.advance(by: .seconds(2))
        #expect(page.log == ["will begin 1", "open"])
        finger.up()
        host.advance(by: .seconds(2))
        #expect(page.log.contains("did end cancel"))
    }
}
