import TactusTesting
import Testing
import UIKitNames

/// What fingers and keys do to more programs that were written for UIKit: a chat, a board, a game, a form, a drawer, a
/// list that is searched.
@MainActor
@Suite("Programs for UIKit, played: another round")
struct PlayRoundTests {
    @Test("UK-34: UK-35: a chat that hears of its text view by notifications, and lifts bubbles for their menus")
    func bubbles() throws {
        let page = ChatBubblesViewController()
        let host = TestHost(playing: page)
        host.advance(by: .seconds(1))
        func bubble(_ row: Int) throws -> BubbleCell {
            try #require(page.tableView.cellForRow(at: IndexPath(row: row, section: 0)) as? BubbleCell)
        }
        #expect(try bubble(0).bubbleView.frame.minX == 12)
        #expect(try abs(bubble(1).bubbleView.frame.maxX - 308) < 0.01)
        #expect(try bubble(1).bounds.height > bubble(0).bounds.height + 15)
        host.finger().tap(at: page.textView.middleInWindow)
        host.advance(by: .seconds(1))
        #expect(page.log == ["begin"] && !page.sendButton.isEnabled)
        host.keyboard.type("New")
        host.settle()
        #expect(page.sendButton.isEnabled)
        host.keyboard.press(.keyboardReturnOrEnter)
        host.advance(by: .seconds(1))
        #expect(page.tableView.numberOfRows(inSection: 0) == 3 && page.textView.text == "")
        let finger = host.finger()
        finger.down(at: try bubble(2).bubbleView.middleInWindow)
        host.advance(by: .seconds(1))
        #expect(try bubble(2).bubbleView.transform.a > 1 && bubble(2).transform == .identity)
        #expect(try bubble(2).bubbleView.mask != nil)
        finger.up()
        host.advance(by: .seconds(1))
        try host.tap(.menuItem, "Delete")
        host.advance(by: .seconds(1))
        #expect(page.tableView.numberOfRows(inSection: 0) == 2)
        #expect(try bubble(1).bubbleView.mask == nil && bubble(1).bubbleView.transform == .identity)
    }

    @Test(
        "a board of cards: reordered by a gesture of its own, fetched ahead, refreshed, added to, and back at the top")
    func board() throws {
        let tabs = BoardTabs()
        let host = TestHost(playing: tabs)
        let stack = try #require(tabs.viewControllers?.first as? UINavigationController)
        let column = try #require(stack.topViewController as? ColumnViewController)
        host.advance(by: .seconds(1))
        func card(_ item: Int) throws -> UICollectionViewCell {
            try #require(column.collectionView.cellForItem(at: IndexPath(item: item, section: 0)))
        }
        let finger = host.finger()
        let place = try card(2).middleInWindow
        finger.down(at: place)
        host.advance(by: .milliseconds(600))
        finger.move(to: CGPoint(x: place.x, y: place.y - 150), over: .milliseconds(400))
        host.advance(by: .milliseconds(500))
        finger.up()
        host.advance(by: .seconds(1))
        #expect(column.cards.prefix(4) == ["Card 2", "Card 0", "Card 1", "Card 3"])
        host.finger().drag(from: CGPoint(x: 160, y: 400), to: CGPoint(x: 160, y: 150))
        host.advance(by: .seconds(2))
        #expect(column.prefetched.contains(20) && column.collectionView.contentOffset.y > 100)
        // The tab that shows already brings the list to its top.
        try host.tap(.tab, "To Do")
        host.advance(by: .seconds(1))
        #expect(tabs.log == ["top", "selected 0"])
        #expect(column.collectionView.contentOffset.y == -column.collectionView.adjustedContentInset.top)
        host.finger().drag(from: CGPoint(x: 160, y: 200), to: CGPoint(x: 160, y: 500))
        host.advance(by: .seconds(2))
        #expect(column.cards.first == "Fresh" && column.cards.count == 41)
        try host.tap(.button, "Add")
        host.advance(by: .seconds(1))
        host.keyboard.type("Last")
        host.keyboard.press(.keyboardReturnOrEnter)
        host.advance(by: .seconds(1))
        #expect(column.cards.last == "Last" && tabs.presentedViewController == nil)
        host.finger().tap(at: try card(1).middleInWindow)
        host.advance(by: .seconds(1))
        #expect(stack.topViewController?.title == "Card 2")
        try host.tap(.tab, "Done")
        host.advance(by: .seconds(1))
        #expect(tabs.log.last == "selected 1")
    }

    @Test(
        "UK-36: a game: a round target that moves with frames, a circle that is drawn, keys, and an action that looks for its target"
    )
    func game() throws {
        let game = GameViewController()
        let host = TestHost(playing: game)
        let start = game.target.center.x
        host.advance(by: .seconds(1))
        #expect(abs(game.target.center.x - start - 60) < 4)
        game.target.center = CGPoint(x: 160, y: 140)
        host.finger().tap(at: CGPoint(x: 124, y: 104))
        #expect(game.score == 0)
        host.finger().tap(at: game.target.middleInWindow)
        #expect(game.score == 1)
        let finger = host.finger()
        func place(_ step: Int) -> CGPoint {
            let angle = CGFloat(step) / 24 * 2 * .pi
            return CGPoint(x: 160 + 60 * cos(angle), y: 440 + 60 * sin(angle))
        }
        finger.down(at: place(0))
        for step in 1...24 {
            host.advance(by: .milliseconds(16))
            finger.move(to: place(step))
        }
        finger.up()
        #expect(game.circles.count == 1 && abs((game.circles.first ?? 0) - 60) < 3)
        host.keyboard.press("p", holding: .control)
        host.keyboard.press(.keyboardLeftArrow)
        #expect(game.log == ["paused", "turned"])
        let rest = game.target.center.x
        host.advance(by: .seconds(1))
        #expect(game.target.center.x == rest)
        try host.tap(.button, "Reset")
        #expect(game.log.last == "reset by button" && game.score == 0)
    }

    @Test("a form: pickers in place of a keyboard, a bar above them, steps, segments, and fields one after the other")
    func booking() throws {
        let form = BookingViewController()
        let host = TestHost(playing: form)
        host.advance(by: .seconds(1))
        host.finger().tap(at: form.nameField.middleInWindow)
        host.advance(by: .seconds(1))
        host.keyboard.type("Ada Lovelace King")
        #expect(form.nameField.text == "Ada Lovelace")
        host.keyboard.press(.keyboardReturnOrEnter)
        host.advance(by: .seconds(1))
        #expect(form.roomField.isFirstResponder && form.roomField.text == "Garden, Ground")
        #expect(form.scrollView.contentInset.bottom > 100)
        try host.tap(.button, "Done")
        host.advance(by: .seconds(1))
        #expect(!form.roomField.isFirstResponder && form.scrollView.contentInset.bottom == 0)
        let stepper = form.guestsStepper
        host.finger().tap(at: stepper.convert(CGPoint(x: stepper.bounds.width * 0.75, y: stepper.bounds.midY), to: nil))
        #expect(form.guestsLabel.text == "2 guests")
        host.finger().tap(at: form.bedControl.middleInWindow)
        host.finger().tap(
            at: form.bedControl.convert(CGPoint(x: form.bedControl.bounds.width - 20, y: 16), to: nil))
        host.finger().tap(at: form.breakfastSwitch.convert(CGPoint(x: 25, y: 15), to: nil))
        host.advance(by: .seconds(1))
        #expect(form.log == ["bed Double", "breakfast false"])
        host.finger().tap(at: form.dateField.middleInWindow)
        host.advance(by: .seconds(1))
        #expect(form.dateField.isFirstResponder)
    }

    @Test(
        "UK-37: a drawer from the side: its own presentation, an animator that can be held, and a pan that takes it back or not"
    )
    func drawer() throws {
        let page = DrawerHostViewController()
        let host = TestHost(playing: page)
        page.openDrawer()
        host.advance(by: .seconds(1))
        let drawer = try #require(page.presentedViewController)
        #expect(page.manager.presentation?.log == ["presented true"])
        #expect(drawer.view.convert(drawer.view.bounds, to: nil) == CGRect(x: 128, y: 0, width: 192, height: 568))
        let finger = host.finger()
        finger.down(at: CGPoint(x: 150, y: 300))
        finger.move(to: CGPoint(x: 200, y: 300), over: .milliseconds(200))
        host.advance(by: .milliseconds(100))
        finger.up()
        host.advance(by: .seconds(1))
        #expect(page.presentedViewController === drawer && drawer.view.convert(.zero, to: nil).x == 128)
        #expect(page.manager.presentation?.log == ["presented true", "dismissed false"])
        finger.down(at: CGPoint(x: 150, y: 300))
        finger.move(to: CGPoint(x: 290, y: 300), over: .milliseconds(200))
        host.advance(by: .milliseconds(100))
        finger.up()
        host.advance(by: .seconds(1))
        #expect(page.presentedViewController == nil)
        #expect(page.manager.presentation?.log.last == "dismissed true")
        page.openDrawer()
        host.advance(by: .seconds(1))
        host.finger().tap(at: CGPoint(x: 50, y: 300))
        host.advance(by: .seconds(1))
        #expect(page.presentedViewController == nil)
    }

    @Test("a list that is searched by words and scope, in a split view; results are chosen, rows are flagged")
    func search() throws {
        let split = PlanetsSplit(style: .doubleColumn)
        let host = TestHost(playing: split, CGSize(width: 1024, height: 768))
        let page = split.planets
        #expect(split.viewController(for: .primary) === page.navigationController)
        host.advance(by: .seconds(1))
        host.finger().tap(at: page.searchController.searchBar.middleInWindow)
        host.advance(by: .seconds(1))
        #expect(page.log == ["will present"])
        host.keyboard.type("ur")
        host.advance(by: .seconds(1))
        func rows() -> [String] {
            host.application.accessibilityTree.flatMap(\.all).filter { $0.role == .row }.compactMap(\.label)
        }
        #expect(rows().suffix(3) == ["Mercury", "Saturn", "Uranus"])
        try host.tap(.segment, "Giants")
        host.advance(by: .seconds(1))
        #expect(rows().suffix(2) == ["Saturn", "Uranus"] && rows().count == 10)
        let results = try #require(page.searchController.searchResultsController as? UITableViewController)
        let row = try #require(results.tableView.cellForRow(at: IndexPath(row: 1, section: 0)))
        host.finger().tap(at: row.middleInWindow)
        host.advance(by: .seconds(1))
        #expect(page.log.contains("chose Uranus"))
        try host.tap(.button, "Cancel")
        host.advance(by: .seconds(1))
        #expect(Set(page.log.suffix(2)) == ["cancelled", "dismissed"])
        let venus = try #require(page.tableView.cellForRow(at: IndexPath(row: 1, section: 0)))
        let place = venus.middleInWindow
        host.finger().drag(from: CGPoint(x: place.x + 80, y: place.y), to: CGPoint(x: place.x - 60, y: place.y))
        host.advance(by: .seconds(1))
        try host.tap(.button, "Flag")
        host.advance(by: .seconds(1))
        #expect(page.log.last == "flagged 1")
    }

    @Test("pages that are turned by a finger and by dots, told before and after")
    func pages() throws {
        let intro = IntroPages()
        let host = TestHost(playing: intro)
        host.advance(by: .milliseconds(100))
        host.finger().drag(from: CGPoint(x: 280, y: 300), to: CGPoint(x: 40, y: 300))
        host.advance(by: .seconds(1))
        #expect(intro.log == ["to Two", "page 1"] && intro.control.currentPage == 1)
        host.finger().tap(at: intro.control.convert(CGPoint(x: intro.control.bounds.width - 20, y: 20), to: nil))
        host.advance(by: .seconds(1))
        #expect(intro.log.last == "turned true" && intro.viewControllers?.first?.title == "Three")
        host.finger().drag(from: CGPoint(x: 280, y: 300), to: CGPoint(x: 40, y: 300))
        host.advance(by: .seconds(1))
        #expect(intro.viewControllers?.first?.title == "Three")
    }

    @Test("UK-38: an outline whose rows open and close what is in them, and others are selected")
    func outline() throws {
        let page = OutlineViewController()
        let host = TestHost(playing: UINavigationController(rootViewController: page))
        host.advance(by: .seconds(1))
        func rows() -> [String] { page.dataSource.snapshot().itemIdentifiers.map(\.name) }
        #expect(rows() == ["Inbox", "Starred", "Recent", "Music", "Letters", "Clara"])
        try host.tap(.row, "Music")
        host.advance(by: .seconds(1))
        #expect(rows() == ["Inbox", "Starred", "Recent", "Music", "Bach", "Satie", "Letters", "Clara"])
        try host.tap(.row, "Letters")
        host.advance(by: .seconds(1))
        #expect(rows().last == "Letters" && page.log == [])
        try host.tap(.row, "Bach")
        host.advance(by: .seconds(1))
        #expect(page.log == ["selected Bach"])
    }

    @Test("a sketch: strokes by a finger, taken back and made again by buttons, drawn into a picture")
    func sketch() throws {
        let page = SketchViewController()
        let host = TestHost(playing: UINavigationController(rootViewController: page))
        host.advance(by: .seconds(1))
        host.finger().drag(from: CGPoint(x: 100, y: 300), to: CGPoint(x: 200, y: 300))
        host.advance(by: .milliseconds(100))
        #expect(page.canvas.strokes.count == 1 && (page.canvas.strokes.first?.points.count ?? 0) > 3)
        let place = page.canvas.convert(CGPoint(x: 150, y: 300), from: nil)
        #expect(try page.canvas.makeImage().color(Int(place.x), Int(place.y)) != .white)
        page.canvas.undoManager?.undo()
        #expect(page.canvas.strokes.isEmpty)
        page.canvas.undoManager?.redo()
        #expect(page.canvas.strokes.count == 1)
    }

    @Test("a page that is read below a picture that stretches, and a player whose slider is drawn along")
    func readerAndPlayer() throws {
        let reader = ReaderViewController()
        let host = TestHost(playing: reader)
        host.advance(by: .seconds(1))
        host.finger().drag(from: CGPoint(x: 160, y: 400), to: CGPoint(x: 160, y: 300))
        host.advance(by: .seconds(1))
        #expect(reader.textView.contentOffset.y > 50 && reader.header.alpha < 1)
        let player = PlayerViewController()
        let other = TestHost(playing: player)
        other.advance(by: .seconds(1))
        other.finger().tap(at: player.playButton.middleInWindow)
        other.advance(by: .seconds(2))
        #expect(player.isPlaying && player.position >= 1.5)
        let track = player.slider.trackRect(forBounds: player.slider.bounds)
        let thumb = player.slider.thumbRect(
            forBounds: player.slider.bounds, trackRect: track, value: Double(player.position) as Double)
        let finger = other.finger()
        finger.down(at: player.slider.convert(CGPoint(x: thumb.midX, y: thumb.midY), to: nil))
        #expect(!player.isPlaying)
        finger.move(to: player.slider.convert(CGPoint(x: track.midX, y: thumb.midY), to: nil))
        finger.up()
        #expect(player.isPlaying && abs(player.position - 100) < 3)
    }
}
