import TactusTesting
import Testing
import UIKitNames

/// What fingers do to decks, months, cards and bars of programs that were written for UIKit.
@MainActor
@Suite("Programs for UIKit, played: bodies, grids of one's own, cards and bars on the keyboard")
struct PlayMoreTests {
    @Test("UK-16: a card hangs on the finger, snaps back when it is let go of, and lies on the heap when it is thrown")
    func deck() throws {
        let page = DeckViewController()
        let host = TestHost(playing: page)
        host.advance(by: .milliseconds(200))
        let top = try #require(page.deck.cards.last)
        let rest = top.center
        let finger = host.finger()
        finger.down(at: CGPoint(x: 180, y: 230))
        finger.move(to: CGPoint(x: 240, y: 330), over: .milliseconds(600))
        host.advance(by: .milliseconds(200))
        // The place that is held is under the finger, and the card has turned about it.
        #expect(top.center.distance(to: CGPoint(x: 220, y: 299)) < 25 && top.transform.b != 0)
        finger.up()
        host.advance(by: .seconds(2))
        #expect(top.center.distance(to: rest) < 0.1 && abs(top.transform.b) < 0.001 && page.log == ["still"])
        host.finger().drag(from: CGPoint(x: 180, y: 210), to: CGPoint(x: 290, y: 120), over: .milliseconds(100))
        host.advance(by: .seconds(6))
        #expect(page.log == ["still", "threw 1", "still"] && page.deck.bumps > 0 && page.deck.heap == [top])
        #expect(page.deck.bounds.insetBy(dx: -1, dy: -1).contains(top.frame) && top.frame.maxY > 530)
        #expect(page.deck.cards.map(\.rank) == [4, 3, 2] && top.backgroundColor == .systemYellow)
    }

    @Test("UK-15: a layout of one's own has rows of weekdays above its months, which are of a kind of its own")
    func month() throws {
        let page = MonthViewController()
        let host = TestHost(playing: UINavigationController(rootViewController: page))
        host.advance(by: .milliseconds(300))
        let collection = page.collectionView
        #expect(page.layout.preparations <= 2 && collection.contentSize == CGSize(width: 320, height: 768))
        func header(_ section: Int) -> UICollectionReusableView? {
            collection.supplementaryView(
                forElementKind: MonthLayout.headerKind, at: IndexPath(item: 0, section: section))
        }
        #expect(header(0)?.frame == CGRect(x: 0, y: 0, width: 320, height: 24))
        #expect(header(1)?.frame == CGRect(x: 0, y: 256, width: 320, height: 24))
        #expect((header(1) as? WeekdayHeader)?.label.text == "February")
        let first = page.layout.layoutAttributesForItem(at: IndexPath(item: 0, section: 1))
        #expect(collection.cellForItem(at: IndexPath(item: 0, section: 1))?.frame == first?.frame)
        func middle(_ item: Int) throws -> CGPoint {
            try #require(collection.cellForItem(at: IndexPath(item: item, section: 0))).middleInWindow
        }
        host.finger().tap(at: try middle(4))
        host.finger().tap(at: try middle(12))
        let finger = host.finger()
        finger.down(at: try middle(13))
        host.advance(by: .milliseconds(400))
        finger.move(to: try middle(17), over: .milliseconds(200))
        finger.up()
        #expect(page.log == ["select 0-5", "sweep from 14", "selected 6"])
    }

    @Test(
        "AP-76: AP-79: a card comes by its own presentation, grows, comes back when drawn a little, and goes when far")
    func overlay() throws {
        let page = OverlayHostViewController()
        let host = TestHost(playing: page)
        host.finger().tap(at: page.openButton.middleInWindow)
        host.advance(by: .seconds(1))
        let card = try #require(page.card)
        let presentation = try #require(card.cardTransition.presentation)
        #expect(card.view.frame == CGRect(x: 0, y: 328, width: 320, height: 240))
        #expect(page.view.transform == CGAffineTransform(scaleX: 0.95, y: 0.95) && page.appearances == ["will"])
        host.finger().tap(at: card.growButton.middleInWindow)
        host.advance(by: .seconds(1))
        #expect(card.view.frame == CGRect(x: 0, y: 208, width: 320, height: 360))
        func drag(to y: CGFloat) {
            host.finger().drag(from: CGPoint(x: 160, y: 300), to: CGPoint(x: 160, y: y), over: .milliseconds(400))
        }
        drag(to: 360)
        host.advance(by: .seconds(1))
        #expect(page.presentedViewController === card && card.view.frame.minY == 208)
        drag(to: 520)
        // What is left of 0.4 s, by the curve that it said: not the time of a spring.
        host.advance(by: .milliseconds(280))
        #expect(page.presentedViewController == nil && page.view.transform.isIdentity)
        let whole = ["will present", "did present true", "will dismiss"]
        #expect(presentation.events == whole + ["did dismiss false", "will dismiss", "did dismiss true"])
        #expect(page.appearances == ["will"])
        host.finger().tap(at: page.openButton.middleInWindow)
        host.advance(by: .seconds(1))
        host.finger().tap(at: CGPoint(x: 160, y: 100))
        host.advance(by: .seconds(1))
        #expect(page.presentedViewController == nil)
    }

    @Test("AP-77: the bar of a controller shows as it appears, grows with its text, and hands on what is sent")
    func composer() {
        let page = ComposerViewController()
        let host = TestHost(playing: page)
        host.advance(by: .milliseconds(300))
        #expect(page.isFirstResponder && page.composer.window != nil)
        let low = page.composer.bounds.height
        host.finger().tap(at: CGPoint(x: 120, y: 545))
        host.advance(by: .milliseconds(300))
        #expect(page.composer.textView.isFirstResponder)
        host.keyboard.type("Hello there, this is a longer text that has to wrap into more lines than one")
        host.advance(by: .milliseconds(300))
        #expect(page.composer.bounds.height > low + 15 && page.composer.sendButton.isEnabled)
        host.finger().tap(at: CGPoint(x: 294, y: 545))
        host.advance(by: .seconds(1))
        #expect(page.messages.map(\.text.count) == [76] && page.composer.textView.text?.isEmpty == true)
        #expect(page.tableView.numberOfRows(inSection: 0) == 1 && abs(page.composer.bounds.height - low) < 1)
    }
}
