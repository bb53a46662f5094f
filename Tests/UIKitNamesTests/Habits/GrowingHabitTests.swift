import LoggingViews
import TactusTesting
import Testing
import UIKitNames

/// What programs written for UIKit take for granted of fields and texts in cells, of pages that search and come down,
/// and of what is taken back.
@MainActor
@Suite("Habits: fields in cells")
struct GrowingHabitTests {
    private let host = TestHost(size: CGSize(width: 320, height: 480))
    private let log = Log()

    // MARK: Cells

    private final class NoteCell: UITableViewCell, UITextViewDelegate {
        let text = UITextView()
        var grew: (() -> Void)?
        override init(style: UITableViewCell.CellStyle, reuseIdentifier: String?) {
            super.init(style: style, reuseIdentifier: reuseIdentifier)
            text.isScrollEnabled = false
            text.delegate = self
            text.translatesAutoresizingMaskIntoConstraints = false
            contentView.addSubview(text)
            NSLayoutConstraint.activate([
                text.topAnchor.constraint(equalTo: contentView.topAnchor, constant: 8),
                text.bottomAnchor.constraint(equalTo: contentView.bottomAnchor, constant: -8),
                text.leadingAnchor.constraint(equalTo: contentView.leadingAnchor, constant: 16),
                text.trailingAnchor.constraint(equalTo: contentView.trailingAnchor, constant: -16),
            ])
        }
        func textViewDidChange(_ textView: UITextView) { grew?() }
    }

    private final class Notes: UITableViewDataSource {
        func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { 3 }
        func tableView(_ tableView: UITableView, cellForRowAt path: IndexPath) -> UITableViewCell {
            let cell = tableView.dequeueReusableCell(withIdentifier: "note", for: path)
            (cell as? NoteCell)?.grew = { [weak tableView] in
                tableView?.beginUpdates()
                tableView?.endUpdates()
            }
            return cell
        }
    }

    @Test("a row grows with the text that is typed in it, and goes on being typed in")
    func growing() throws {
        let (table, source) = (UITableView(frame: host.window.bounds), Notes())
        table.register(NoteCell.self, forCellReuseIdentifier: "note")
        table.rowHeight = UITableView.automaticDimension
        table.estimatedRowHeight = 60
        table.dataSource = source
        host.window.addSubview(table)
        host.settle()
        let cell = try #require(table.cellForRow(at: IndexPath(row: 0, section: 0)) as? NoteCell)
        let next = try #require(table.cellForRow(at: IndexPath(row: 1, section: 0)))
        let (height, y) = (cell.frame.height, next.frame.minY)
        cell.text.becomeFirstResponder()
        host.keyboard.type("one")
        host.advance(by: .seconds(1))
        #expect(cell.frame.height == height)
        host.keyboard.press(.keyboardReturnOrEnter)
        host.keyboard.type("two")
        host.advance(by: .seconds(1))
        #expect(cell.text.text == "one\ntwo" && cell.text.isFirstResponder)
        let growth = cell.frame.height - height
        #expect(growth > 10 && next.frame.minY == y + growth)
        #expect(table.cellForRow(at: IndexPath(row: 0, section: 0)) === cell)
        #expect(table.contentSize.height == cell.frame.height + 2 * height)
    }

    private final class FieldCell: UITableViewCell {
        let field = UITextField()
        override init(style: UITableViewCell.CellStyle, reuseIdentifier: String?) {
            super.init(style: style, reuseIdentifier: reuseIdentifier)
            contentView.addSubview(field)
        }
        override func layoutSubviews() {
            super.layoutSubviews()
            field.frame = contentView.bounds.insetBy(dx: 16, dy: 4)
        }
    }

    private final class Form: UITableViewController, UITextFieldDelegate {
        let log = Log()
        override func viewDidLoad() {
            super.viewDidLoad()
            tableView.register(FieldCell.self, forCellReuseIdentifier: "field")
            tableView.rowHeight = 60
        }
        override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { 20 }
        override func tableView(_ tableView: UITableView, cellForRowAt path: IndexPath) -> UITableViewCell {
            let cell = tableView.dequeueReusableCell(withIdentifier: "field", for: path)
            (cell as? FieldCell)?.field.delegate = self
            (cell as? FieldCell)?.field.tag = path.row
            return cell
        }
        func textFieldDidBeginEditing(_ textField: UITextField) { log.add("begin \(textField.tag)") }
        func textFieldDidEndEditing(_ textField: UITextField) { log.add("end \(textField.tag)") }
        func textFieldShouldReturn(_ textField: UITextField) -> Bool {
            let path = IndexPath(row: textField.tag + 1, section: 0)
            if tableView.cellForRow(at: path) == nil { tableView.scrollToRow(at: path, at: .bottom, animated: false) }
            (tableView.cellForRow(at: path) as? FieldCell)?.field.becomeFirstResponder()
            return false
        }
    }

    @Test("Return leads from field to field, also to those that do not show yet; a reload of others keeps the focus")
    func fields() throws {
        let form = Form()
        host.window.rootViewController = form
        host.settle()
        host.finger().tap(at: CGPoint(x: 100, y: 30))
        host.settle()
        #expect(form.log.take() == ["begin 0"])
        for _ in 0..<10 {
            host.keyboard.press(.keyboardReturnOrEnter)
            host.settle()
        }
        #expect(form.log.take() == (0..<10).flatMap { ["end \($0)", "begin \($0 + 1)"] })
        let path = IndexPath(row: 10, section: 0)
        let cell = try #require(form.tableView.cellForRow(at: path) as? FieldCell)
        #expect(cell.field.isFirstResponder && cell.frame.maxY <= form.tableView.bounds.maxY + 0.5)
        host.keyboard.type("ten")
        form.tableView.reloadRows(at: [IndexPath(row: 9, section: 0)], with: .none)
        host.settle()
        #expect(cell.field.isFirstResponder && cell.field.text == "ten")
        form.view.endEditing(true)
        #expect(form.log.take() == ["end 10"])
    }

    @Test("CV-116: a table that is as high as its content: bound to its size, and asked for it")
    func contentSized() {
        final class Sized: UITableView {
            override var contentSize: CGSize { didSet { invalidateIntrinsicContentSize() } }
            override var intrinsicContentSize: CGSize {
                layoutIfNeeded()
                return CGSize(width: UIView.noIntrinsicMetric, height: contentSize.height)
            }
        }
        final class Source: UITableViewDataSource {
            var count = 3
            func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { count }
            func tableView(_ tableView: UITableView, cellForRowAt path: IndexPath) -> UITableViewCell {
                tableView.dequeueReusableCell(withIdentifier: "cell", for: path)
            }
        }
        let (table, source, label) = (Sized(frame: .zero, style: .plain), Source(), UIView())
        table.register(UITableViewCell.self, forCellReuseIdentifier: "cell")
        table.rowHeight = 40
        table.dataSource = source
        for view in [table, label] {
            view.translatesAutoresizingMaskIntoConstraints = false
            host.window.addSubview(view)
        }
        NSLayoutConstraint.activate([
            table.topAnchor.constraint(equalTo: host.window.topAnchor),
            table.leadingAnchor.constraint(equalTo: host.window.leadingAnchor),
            table.trailingAnchor.constraint(equalTo: host.window.trailingAnchor),
            label.topAnchor.constraint(equalTo: table.bottomAnchor),
        ])
        host.settle()
        #expect(table.bounds.size == CGSize(width: 320, height: 120) && label.frame.minY == 120)
        #expect(table.visibleCells.count == 3)
        source.count = 5
        table.reloadData()
        host.settle()
        #expect(table.bounds.height == 200 && label.frame.minY == 200 && table.visibleCells.count == 5)
    }

    // MARK: Controls and scrolling

    private final class Knob: UIControl {
        var log = Log()
        override func beginTracking(_ touch: UITouch, with event: UIEvent?) -> Bool {
            log.add("begin \(isTracking) \(isTouchInside)")
            return true
        }
        override func continueTracking(_ touch: UITouch, with event: UIEvent?) -> Bool {
            let go = touch.location(in: self).x < 150
            log.add("continue \(isTracking) \(isTouchInside) \(isHighlighted)")
            return go
        }
        override func endTracking(_ touch: UITouch?, with event: UIEvent?) { log.add("end") }
        override func cancelTracking(with event: UIEvent?) { log.add("cancel") }
    }

    @Test("a control of one's own: tracks, may stop, and is cancelled")
    func knob() {
        let knob = Knob(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
        knob.log = log
        host.window.addSubview(knob)
        host.settle()
        let finger = host.finger()
        finger.down(at: CGPoint(x: 50, y: 50))
        #expect(log.take() == ["begin true true"] || log.lines == [])
        #expect(knob.isTracking && knob.isTouchInside && knob.isHighlighted)
        finger.move(to: CGPoint(x: 60, y: 50))
        host.advance(by: .milliseconds(20))
        #expect(log.take() == ["continue true true true"])
        finger.move(to: CGPoint(x: 60, y: 300))
        host.advance(by: .milliseconds(20))
        #expect(knob.isTracking && !knob.isTouchInside && !knob.isHighlighted)
        _ = log.take()
        finger.move(to: CGPoint(x: 160, y: 50))
        host.advance(by: .milliseconds(20))
        #expect(log.take().count == 1 && !knob.isTracking)
        finger.up()
        #expect(log.take() == [] && !knob.isHighlighted)
        let other = host.finger()
        other.down(at: CGPoint(x: 50, y: 50))
        other.cancel()
        #expect(log.take().last == "cancel" && !knob.isTracking)
        let third = host.finger()
        third.down(at: CGPoint(x: 50, y: 50))
        third.up()
        #expect(log.take().last == "end")
    }

    private final class Zooming: UIScrollViewDelegate {
        let log: Log
        let content = UIView(frame: CGRect(x: 0, y: 0, width: 320, height: 480))
        init(_ log: Log) { self.log = log }
        func viewForZooming(in scrollView: UIScrollView) -> UIView? { content }
        func scrollViewWillBeginZooming(_ scrollView: UIScrollView, with view: UIView?) { log.add("begin") }
        func scrollViewDidZoom(_ scrollView: UIScrollView) { if log.lines.last != "zoom" { log.add("zoom") } }
        func scrollViewDidEndZooming(_ scrollView: UIScrollView, with view: UIView?, atScale scale: CGFloat) {
            log.add("end \(scale)")
        }
    }

    @Test("a rectangle is zoomed to, and a scale is set; the content is as large as it shows")
    func zooming() {
        let (scroll, zooming) = (UIScrollView(frame: host.window.bounds), Zooming(log))
        scroll.addSubview(zooming.content)
        scroll.contentSize = zooming.content.bounds.size
        scroll.maximumZoomScale = 4
        scroll.delegate = zooming
        host.window.addSubview(scroll)
        host.settle()
        scroll.zoom(to: CGRect(x: 80, y: 120, width: 160, height: 240), animated: false)
        #expect(scroll.zoomScale == 2 && scroll.contentOffset == CGPoint(x: 160, y: 240))
        #expect(scroll.contentSize == CGSize(width: 640, height: 960))
        #expect(zooming.content.transform.a == 2 && zooming.content.frame.size == CGSize(width: 640, height: 960))
        scroll.setZoomScale(1, animated: true)
        host.advance(by: .seconds(1))
        #expect(scroll.zoomScale == 1 && scroll.contentSize == CGSize(width: 320, height: 480))
        scroll.zoomScale = 9
        #expect(scroll.zoomScale == 4)
        scroll.zoomScale = 0.2
        #expect(scroll.zoomScale == 1)
    }

    @Test("a refresh: pulled by a finger it says so once, stays as long as it goes on, and the content comes back")
    func refreshing() {
        final class Source: UITableViewDataSource {
            func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { 5 }
            func tableView(_ tableView: UITableView, cellForRowAt path: IndexPath) -> UITableViewCell {
                tableView.dequeueReusableCell(withIdentifier: "cell", for: path)
            }
        }
        let (table, source, refresh) = (UITableView(frame: host.window.bounds), Source(), UIRefreshControl())
        table.register(UITableViewCell.self, forCellReuseIdentifier: "cell")
        table.dataSource = source
        table.refreshControl = refresh
        refresh.addAction(UIAction { [log] _ in log.add("refresh") }, for: .valueChanged)
        host.window.addSubview(table)
        host.settle()
        host.finger().drag(from: CGPoint(x: 100, y: 50), to: CGPoint(x: 100, y: 460), over: .milliseconds(500))
        host.advance(by: .seconds(2))
        #expect(log.take() == ["refresh"] && refresh.isRefreshing && table.contentOffset.y < -20)
        refresh.endRefreshing()
        host.advance(by: .seconds(1))
        #expect(!refresh.isRefreshing && table.contentOffset.y == 0)
        refresh.beginRefreshing()
        #expect(log.take() == [] && refresh.isRefreshing)
        refresh.endRefreshing()
        host.advance(by: .seconds(1))
        #expect(!refresh.isRefreshing)
    }

    // MARK: Taking back

    @Test("what is done is taken back and made again by handlers, in groups, with its name")
    func undo() {
        final class Model {
            let undo = UndoManager()
            private(set) var words: [String] = []
            func add(_ word: String) {
                words.append(word)
                undo.registerUndo(withTarget: self) { $0.removeLast() }
                undo.setActionName("Add")
            }
            func removeLast() {
                let word = words.removeLast()
                undo.registerUndo(withTarget: self) { $0.add(word) }
            }
        }
        let model = Model()
        model.undo.groupsByEvent = false
        func grouped(_ body: () -> Void) {
            model.undo.beginUndoGrouping()
            body()
            model.undo.endUndoGrouping()
        }
        #expect(!model.undo.canUndo)
        grouped { model.add("a") }
        grouped {
            model.add("b")
            model.add("c")
        }
        #expect(model.words == ["a", "b", "c"] && model.undo.canUndo && !model.undo.canRedo)
        #expect(model.undo.undoActionName == "Add")
        model.undo.undo()
        #expect(model.words == ["a"] && model.undo.canRedo)
        model.undo.redo()
        #expect(model.words == ["a", "b", "c"])
        model.undo.undo()
        grouped { model.add("d") }
        #expect(model.words == ["a", "d"] && !model.undo.canRedo)
        model.undo.removeAllActions()
        #expect(!model.undo.canUndo)
    }

    // MARK: Pages

    @Test("a search in a bar: is active, tells what is typed, and ends with Cancel")
    func searching() throws {
        final class Results: UISearchResultsUpdating, UISearchControllerDelegate {
            let log: Log
            init(_ log: Log) { self.log = log }
            func updateSearchResults(for searchController: UISearchController) {
                log.add("update \(searchController.isActive) \(searchController.searchBar.text ?? "nil")")
            }
            func willPresentSearchController(_ searchController: UISearchController) { log.add("willPresent") }
            func didPresentSearchController(_ searchController: UISearchController) { log.add("didPresent") }
            func willDismissSearchController(_ searchController: UISearchController) { log.add("willDismiss") }
            func didDismissSearchController(_ searchController: UISearchController) { log.add("didDismiss") }
        }
        let (page, results) = (UIViewController(), Results(log))
        let search = UISearchController(searchResultsController: nil)
        search.searchResultsUpdater = results
        search.delegate = results
        page.navigationItem.searchController = search
        page.navigationItem.hidesSearchBarWhenScrolling = false
        host.window.rootViewController = UINavigationController(rootViewController: page)
        host.settle()
        search.isActive = true
        host.advance(by: .seconds(1))
        #expect(search.isActive && log.take() == ["willPresent", "update true ", "didPresent"])
        #expect(search.searchBar.searchTextField.isFirstResponder)
        host.keyboard.type("ab")
        #expect(log.take() == ["update true a", "update true ab"])
        try host.tap(.button, "Cancel")
        host.advance(by: .seconds(1))
        #expect(!search.isActive && search.searchBar.text?.isEmpty != false)
        let end = log.take()
        #expect(end.contains("willDismiss") && end.last == "didDismiss" && end.contains("update false "))
    }

    @Test("an alert with fields: what was typed is there when its action is performed; a disabled action is none")
    func alert() throws {
        let page = UIViewController()
        host.window.rootViewController = page
        host.settle()
        let alert = UIAlertController(title: "Name", message: nil, preferredStyle: .alert)
        let save = UIAlertAction(title: "Save", style: .default) { [log, weak alert] _ in
            log.add("save \(alert?.textFields?.first?.text ?? "nil") \(alert?.presentingViewController == nil)")
        }
        save.isEnabled = false
        alert.addTextField { field in
            field.placeholder = "Name"
            field.addAction(
                UIAction { [weak field] _ in save.isEnabled = field?.text?.isEmpty == false }, for: .editingChanged)
        }
        alert.addAction(UIAlertAction(title: "Cancel", style: .cancel) { [log] _ in log.add("cancel") })
        alert.addAction(save)
        alert.preferredAction = save
        page.present(alert, animated: true) { [log] in log.add("shown") }
        host.advance(by: .seconds(1))
        #expect(log.take() == ["shown"] && page.presentedViewController === alert)
        #expect(alert.textFields?.first?.isFirstResponder == true)
        try? host.tap(.button, "Save")
        host.advance(by: .seconds(1))
        #expect(log.take() == [] && page.presentedViewController === alert)
        host.keyboard.type("Ann")
        try host.tap(.button, "Save")
        host.advance(by: .seconds(1))
        #expect(log.lines.count == 1 && log.take()[0].hasPrefix("save Ann") && page.presentedViewController == nil)
    }
}
