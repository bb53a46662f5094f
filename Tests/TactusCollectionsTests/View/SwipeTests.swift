import Testing

@testable import TactusCollections

@MainActor
@Suite("Actions behind items")
struct SwipeTests {
    let library = Library()
    let owner = Owner()

    init() {
        library.collection.delegate = owner
        library.show(0..<100)
    }

    private func delete() -> SwipeActionsConfiguration {
        SwipeActionsConfiguration(actions: [
            ContextualAction(style: .destructive, title: "Delete") { [library, owner] _, done in
                owner.log.add("delete")
                var snapshot = library.source.snapshot()
                snapshot.deleteItems([2])
                library.source.apply(snapshot)
                done(true)
            },
            ContextualAction(title: "Flag") { [owner] _, done in
                owner.log.add("flag")
                done(true)
            },
        ])
    }

    @Test("CV-43: a swipe uncovers actions, a tap on one performs it, a tap elsewhere covers them")
    func swiping() throws {
        owner.trailing = { _ in delete() }
        let finger = library.host.finger()
        finger.drag(from: Point(x: 250, y: 110), to: Point(x: 130, y: 110))
        library.finish()
        let cell = library.collection.cell(forItemAt: ItemPath(item: 2, section: 0))
        #expect(cell?.contentShift == -(library.collection.swipe?.right?.restingWidth ?? 0))
        #expect((cell?.contentShift ?? 0) < -140)
        try library.host.tap(.button, "Flag")
        library.finish()
        #expect(owner.log.take() == ["flag"] && cell?.contentShift == 0 && cell?.swipeActions.isEmpty == true)
        finger.drag(from: Point(x: 250, y: 110), to: Point(x: 130, y: 110))
        library.finish()
        finger.tap(at: Point(x: 100, y: 300))
        library.finish()
        #expect(owner.log.take() == [] && cell?.contentShift == 0)
    }

    @Test("AX-8: what swipes uncover is offered to those who do not swipe, behind what the program offers itself")
    func swipesAsActions() throws {
        owner.trailing = { _ in delete() }
        let cell = try #require(library.collection.cell(forItemAt: ItemPath(item: 2, section: 0)))
        cell.accessibilityCustomActions = [AccessibilityCustomAction(name: "Share") { _ in false }]
        let actions = try #require(cell.accessibilityCustomActions)
        #expect(actions.map(\.name) == ["Share", "Delete", "Flag"])
        #expect(actions.map { $0.perform() } == [false, true, true])
        #expect(owner.log.take() == ["delete", "flag"])
        library.finish()
        #expect(library.source.snapshot().itemIdentifiers.prefix(3) == [0, 1, 3])
        owner.trailing = { _ in nil }
        #expect(library.collection.cell(forItemAt: ItemPath(item: 4, section: 0))?.accessibilityCustomActions == nil)
    }

    @Test("CV-43: the delegate hears that actions are uncovered, and covered, and of a row that goes with them")
    func swipesAreTold() {
        owner.tellsSwipes = true
        owner.trailing = { _ in delete() }
        let finger = library.host.finger()
        finger.drag(from: Point(x: 250, y: 110), to: Point(x: 130, y: 110))
        library.finish()
        #expect(owner.log.take() == ["swipe 2"])
        finger.tap(at: Point(x: 100, y: 300))
        library.finish()
        #expect(owner.log.take() == ["swiped 2"])
        finger.drag(from: Point(x: 250, y: 110), to: Point(x: 130, y: 110))
        finger.drag(from: Point(x: 250, y: 60), to: Point(x: 130, y: 60))
        library.finish()
        #expect(owner.log.take() == ["swipe 2", "swiped 2", "swipe 1"])
        library.show(Array(0..<1) + Array(2..<100), animated: true)
        library.finish()
        #expect(owner.log.take() == ["swiped gone"])
    }

    @Test("CV-43: an action may have a picture, which is as large as it is where there is room")
    func picture() throws {
        let large = Image(try Bitmap(size: PixelSize(width: 20, height: 12)))
        owner.trailing = { _ in
            SwipeActionsConfiguration(actions: [ContextualAction(title: "Pin", image: large) { _, done in done(true) }])
        }
        library.host.finger().drag(from: Point(x: 250, y: 110), to: Point(x: 130, y: 110))
        library.finish()
        let picture = try #require(library.collection.swipe?.right?.subviews.first?.subviews.last as? ImageView)
        #expect(picture.image === large && picture.bounds.size == Size(width: 20, height: 12))
    }

    @Test("CV-43: a full swipe performs the first action, with a click where that becomes so")
    func fullSwipe() {
        owner.trailing = { $0.item == 2 ? delete() : nil }
        library.host.finger().drag(from: Point(x: 300, y: 110), to: Point(x: 20, y: 110), over: .milliseconds(400))
        #expect(owner.log.take() == ["click", "delete"])
        library.finish()
        #expect(library.texts.prefix(4) == ["Item 0", "Item 1", "Item 3", "Item 4"])
        #expect(library.collection.visibleCells.allSatisfy { $0.contentShift == 0 && $0.swipeActions.isEmpty })
        // Others have no actions there: the collection stays as it is.
        library.host.finger().drag(from: Point(x: 300, y: 30), to: Point(x: 20, y: 30), over: .milliseconds(400))
        #expect(!owner.log.take().contains("delete") && library.collection.swipe == nil)
    }

    @Test("CV-44: a row that goes while it is swiped takes its actions along")
    func swipedAway() {
        owner.trailing = { _ in delete() }
        let finger = library.host.finger()
        finger.down(at: Point(x: 250, y: 110))
        finger.move(to: Point(x: 200, y: 110))
        finger.move(to: Point(x: 150, y: 110))
        #expect(library.collection.swipe != nil)
        library.show(Array(0..<2) + Array(3..<100), animated: true)
        #expect(library.collection.swipe == nil)
        finger.move(to: Point(x: 100, y: 110))
        finger.up()
        library.finish()
        #expect(library.collection.visibleCells.allSatisfy { $0.contentShift == 0 && $0.swipeActions.isEmpty })
        #expect(owner.log.take() == [])
    }

    @Test("AP-10: what an action behind a row says can be read on its colour: in light and dark, on every tint")
    func legible() throws {
        let colors: [Color] = [.systemRed, .systemGray, .systemOrange, .systemYellow, .systemGreen, .white, .black]
        for style in UserInterfaceStyle.allCases {
            for color in colors {
                let action = ContextualAction(title: "Flag", icon: .flag) { _, done in done(true) }
                action.backgroundColor = color
                owner.trailing = { _ in SwipeActionsConfiguration(actions: [action]) }
                library.host.application.traitOverrides.userInterfaceStyle = style
                library.host.finger().drag(from: Point(x: 250, y: 110), to: Point(x: 130, y: 110))
                library.finish()
                let button = try #require(
                    library.collection.swipe?.right?.subviews.compactMap { $0 as? SwipeActionButton }.first)
                let colors = button.traitCollection.colors
                let plate = try #require(button.backgroundColor).resolved(in: colors)
                let label = try #require(button.subviews.compactMap { $0 as? Label }.first)
                let ratio = label.textColor.resolved(in: colors).contrastRatio(to: plate)
                #expect(ratio >= 4.5, "\(color) in \(style): \(ratio)")
                library.host.finger().tap(at: Point(x: 100, y: 300))
                library.finish()
            }
        }
    }
}
