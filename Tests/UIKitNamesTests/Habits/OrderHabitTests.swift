import TactusTesting
import Testing
import UIKitNames

/// In which order programs written for UIKit are told what happens, and how often.
@MainActor
@Suite("Habits: orders")
struct OrderHabitTests {
    private final class Told {
        var words: [String] = []
        func take() -> [String] {
            defer { words = [] }
            return words
        }
    }

    // MARK: Tables and collections

    private final class Rows: UITableViewDataSource, UITableViewDelegate {
        let told: Told
        var count = 20
        init(_ told: Told) { self.told = told }
        func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { count }
        func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
            tableView.dequeueReusableCell(withIdentifier: "row", for: indexPath)
        }
        func tableView(_ tableView: UITableView, shouldHighlightRowAt indexPath: IndexPath) -> Bool {
            told.words.append("should \(indexPath.row)")
            return true
        }
        func tableView(_ tableView: UITableView, didHighlightRowAt indexPath: IndexPath) {
            told.words.append("highlight \(indexPath.row)")
        }
        func tableView(_ tableView: UITableView, didUnhighlightRowAt indexPath: IndexPath) {
            told.words.append("unhighlight \(indexPath.row)")
        }
        func tableView(_ tableView: UITableView, willSelectRowAt indexPath: IndexPath) -> IndexPath? {
            told.words.append("will \(indexPath.row)")
            return indexPath
        }
        func tableView(_ tableView: UITableView, willDeselectRowAt indexPath: IndexPath) -> IndexPath? {
            told.words.append("will not \(indexPath.row)")
            return indexPath
        }
        func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {
            told.words.append("select \(indexPath.row)")
        }
        func tableView(_ tableView: UITableView, didDeselectRowAt indexPath: IndexPath) {
            told.words.append("deselect \(indexPath.row)")
        }
    }

    @Test("CV-106: a row is asked about once, where the finger lands, and highlighted no more before it is selected")
    func rows() {
        let (host, told) = (TestHost(size: CGSize(width: 320, height: 480)), Told())
        let (table, rows) = (UITableView(frame: host.window.bounds), Rows(told))
        table.rowHeight = 44
        table.register(UITableViewCell.self, forCellReuseIdentifier: "row")
        table.dataSource = rows
        table.delegate = rows
        host.window.addSubview(table)
        host.settle()
        let finger = host.finger()
        finger.down(at: CGPoint(x: 100, y: 66))
        host.clock.advance(by: .milliseconds(200))
        #expect(told.take() == ["should 1", "highlight 1"])
        finger.move(to: CGPoint(x: 102, y: 68))
        finger.up()
        #expect(told.take() == ["unhighlight 1", "will 1", "select 1"])
        finger.tap(at: CGPoint(x: 100, y: 110))
        #expect(
            told.take() == [
                "should 2", "highlight 2", "unhighlight 2", "will 2", "will not 1", "deselect 1", "select 2",
            ])
        // Rows are told by their numbers as they are now.
        rows.count += 1
        table.insertRows(at: [IndexPath(row: 0, section: 0)], with: .none)
        host.settle()
        finger.tap(at: CGPoint(x: 100, y: 200))
        #expect(told.take().prefix(3) == ["should 4", "highlight 4", "unhighlight 4"])
    }

    private final class Tiles: UICollectionViewDataSource, UICollectionViewDelegateFlowLayout {
        func collectionView(_ collectionView: UICollectionView, numberOfItemsInSection section: Int) -> Int { 9 }
        func collectionView(
            _ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath
        ) -> UICollectionViewCell {
            collectionView.dequeueReusableCell(withReuseIdentifier: "tile", for: indexPath)
        }
        func collectionView(
            _ collectionView: UICollectionView, layout collectionViewLayout: UICollectionViewLayout,
            sizeForItemAt indexPath: IndexPath
        ) -> CGSize { CGSize(width: 90, height: 60) }
        func collectionView(
            _ collectionView: UICollectionView, layout collectionViewLayout: UICollectionViewLayout,
            insetForSectionAt section: Int
        ) -> UIEdgeInsets { UIEdgeInsets(top: 5, left: 5, bottom: 5, right: 5) }
    }

    private final class Tile: UICollectionViewCell {
        let madeAt: CGSize
        required init(frame: CGRect) {
            madeAt = frame.size
            super.init(frame: frame)
        }
    }

    @Test("CV-107: a delegate that comes after the data says how large items are; cells are made as large as they lie")
    func delegateAfterData() throws {
        let host = TestHost(size: CGSize(width: 320, height: 480))
        let (view, tiles) = (
            UICollectionView(frame: host.window.bounds, collectionViewLayout: UICollectionViewFlowLayout()), Tiles()
        )
        view.register(Tile.self, forCellWithReuseIdentifier: "tile")
        view.dataSource = tiles
        view.delegate = tiles
        host.window.addSubview(view)
        host.settle()
        let cell = try #require(view.cellForItem(at: IndexPath(item: 0, section: 0)) as? Tile)
        #expect(cell.frame == CGRect(x: 5, y: 5, width: 90, height: 60) && cell.madeAt == cell.frame.size)
    }

    // MARK: Controls and fields

    @Test("CT-37: what a finger does to a value is the primary action of its control, and what a program sets is not")
    func primaryActions() {
        let (host, told) = (TestHost(size: CGSize(width: 400, height: 400)), Told())
        func noting(_ word: String) -> UIAction { UIAction { _ in told.words.append(word) } }
        let toggle = UISwitch(frame: CGRect(x: 10, y: 10, width: 60, height: 44), primaryAction: noting("switch"))
        let slider = UISlider(frame: CGRect(x: 10, y: 70, width: 300, height: 44), primaryAction: noting("slider"))
        let stepper = UIStepper(frame: CGRect(x: 10, y: 130, width: 104, height: 44), primaryAction: noting("stepper"))
        let pages = UIPageControl(frame: CGRect(x: 10, y: 190, width: 200, height: 44), primaryAction: noting("pages"))
        let segments = UISegmentedControl(items: ["a", "b"])
        segments.frame = CGRect(x: 10, y: 250, width: 200, height: 44)
        segments.addAction(noting("segments"), for: .primaryActionTriggered)
        pages.numberOfPages = 3
        for control in [toggle, slider, stepper, pages, segments] as [UIControl] { host.window.addSubview(control) }
        toggle.addAction(noting("value"), for: .valueChanged)
        toggle.addAction(noting("up"), for: .touchUpInside)
        let finger = host.finger()
        finger.tap(at: toggle.middleInWindow)
        #expect(told.take() == ["switch", "value", "up"])
        finger.tap(at: CGPoint(x: 100, y: 152))
        finger.tap(at: CGPoint(x: 190, y: 212))
        finger.tap(at: CGPoint(x: 160, y: 272))
        #expect(told.take() == ["stepper", "pages", "segments"])
        slider.isContinuous = false
        finger.drag(from: CGPoint(x: 32, y: 92), to: CGPoint(x: 200, y: 92), over: .milliseconds(100))
        #expect(told.take() == ["slider"])
        toggle.setOn(false, animated: false)
        slider.setValue(0, animated: false)
        segments.selectedSegmentIndex = 0
        #expect(told.take() == [])
        toggle.becomeFirstResponder()
        host.keyboard.press(.keyboardSpacebar)
        #expect(told.take() == ["switch", "value", "up"])
    }

    private final class Asker: UITextFieldDelegate {
        let told: Told
        var clears = true
        init(_ told: Told) { self.told = told }
        func textFieldShouldClear(_ textField: UITextField) -> Bool {
            told.words.append("clear")
            return clears
        }
        func textField(
            _ textField: UITextField, shouldChangeCharactersIn range: NSRange, replacementString string: String
        ) -> Bool {
            told.words.append("change")
            return true
        }
    }

    @Test("UK-20: a field that is emptied as it begins asks whether it may be emptied, and not whether it may change")
    func clearing() {
        let (host, told) = (TestHost(size: CGSize(width: 400, height: 400)), Told())
        let (field, asker) = (UITextField(frame: CGRect(x: 10, y: 10, width: 200, height: 44)), Asker(told))
        field.delegate = asker
        field.text = "old"
        field.clearsOnBeginEditing = true
        host.window.addSubview(field)
        field.becomeFirstResponder()
        #expect(told.take() == ["clear"] && field.text == "")
        host.window.endEditing(true)
        field.text = "kept"
        asker.clears = false
        field.becomeFirstResponder()
        #expect(told.take() == ["clear"] && field.text == "kept")
    }

    @Test("CT-38: a title that was set for no state is that of the normal one")
    func titles() {
        let button = UIButton(type: .system)
        button.setTitle("Buy", for: .normal)
        button.setTitle("Bought", for: .selected)
        #expect(button.title(for: .highlighted) == "Buy" && button.title(for: .selected) == "Bought")
    }

    // MARK: Pages and views

    @Test("UK-27: a child that takes the place of another appears with it, and both are there when that is over")
    func takingTurns() {
        final class Child: UIViewController {
            let (name, told): (String, Told)
            init(_ name: String, _ told: Told) {
                (self.name, self.told) = (name, told)
                super.init()
            }
            override func viewWillAppear(_ animated: Bool) { told.words.append("\(name) will appear") }
            override func viewDidAppear(_ animated: Bool) { told.words.append("\(name) did appear") }
            override func viewWillDisappear(_ animated: Bool) { told.words.append("\(name) will disappear") }
            override func viewDidDisappear(_ animated: Bool) { told.words.append("\(name) did disappear") }
        }
        let (told, parent) = (Told(), UIViewController())
        let (first, second) = (Child("first", told), Child("second", told))
        let host = TestHost(playing: parent)
        for child in [first, second] {
            parent.addChild(child)
            child.view.frame = parent.view.bounds
        }
        parent.view.addSubview(first.view)
        host.advance(by: .seconds(1))
        _ = told.take()
        parent.transition(
            from: first, to: second, duration: 0.3, options: .transitionCrossDissolve, animations: nil
        ) { _ in told.words.append("over") }
        #expect(told.take() == ["first will disappear", "second will appear"])
        host.advance(by: .seconds(1))
        #expect(told.take() == ["first did disappear", "second did appear", "over"])
    }

    @Test("VC-12: a sheet that may not go tells of the attempt to draw it away")
    func attempt() {
        final class Asked: UIAdaptivePresentationControllerDelegate {
            var attempts = 0
            func presentationControllerDidAttemptToDismiss(_ presentationController: UIPresentationController) {
                attempts += 1
            }
        }
        let (page, sheet, asked) = (UIViewController(), UIViewController(), Asked())
        let host = TestHost(playing: page, CGSize(width: 390, height: 844))
        sheet.modalPresentationStyle = .pageSheet
        sheet.isModalInPresentation = true
        sheet.presentationController?.delegate = asked
        page.present(sheet, animated: true)
        host.advance(by: .seconds(1))
        let top = sheet.view.convert(CGPoint(x: 195, y: 10), to: nil)
        let finger = host.finger()
        finger.drag(from: top, to: CGPoint(x: 195, y: top.y + 40), over: .milliseconds(400))
        host.advance(by: .seconds(1))
        #expect(asked.attempts == 0)
        finger.drag(from: top, to: CGPoint(x: 195, y: 800), over: .milliseconds(200))
        host.advance(by: .seconds(1))
        #expect(asked.attempts == 1 && page.presentedViewController === sheet)
    }

    @Test("LY-52: a view that a subview leaves is laid out, once")
    func leaving() {
        final class Box: UIView {
            var layouts = 0
            override func layoutSubviews() { layouts += 1 }
        }
        let host = TestHost(size: CGSize(width: 400, height: 400))
        let (box, inner) = (Box(frame: CGRect(x: 0, y: 0, width: 100, height: 100)), UIView())
        host.window.addSubview(box)
        box.addSubview(inner)
        host.settle()
        box.layouts = 0
        inner.removeFromSuperview()
        host.settle()
        #expect(box.layouts == 1)
    }
}
