import TactusTesting
import Testing
import UIKitNames

/// What the pages of the sample that draw by themselves show, and what fingers do to them.
@MainActor
@Suite("A program that was written for UIKit: what it draws")
struct DrawnSampleTests {
    private func host(_ controller: UIViewController) -> TestHost {
        let host = TestHost(size: CGSize(width: 320, height: 568))
        host.window.rootViewController = controller
        host.settle()
        return host
    }

    private func color(_ host: TestHost, _ view: UIView, _ point: CGPoint) -> UIColor {
        let place = view.convert(point, to: nil)
        return host.picture.color(at: PixelPoint(x: Int(place.x), y: Int(place.y)))
    }

    @Test("a chart's bars are as high as their values, on a grid of dashes, and their numbers stand above")
    func bars() throws {
        let controller = ChartsViewController()
        let host = host(controller)
        #expect(controller.bars.frame == CGRect(x: 20, y: 40, width: 280, height: 120))
        let (low, high) = (controller.bars.frameOfBar(at: 0), controller.bars.frameOfBar(at: 1))
        #expect(abs(high.height - 2 * low.height) < 1e-9)
        let middle = CGPoint(x: low.midX, y: low.midY + 5)
        #expect(color(host, controller.bars, middle) != .white)
        #expect(color(host, controller.bars, CGPoint(x: high.maxX + 4, y: high.midY + 5)).isAlmost(.white))
        controller.bars.series = nil
        #expect(color(host, controller.bars, middle).isAlmost(.white))
    }

    @Test("a ring is drawn as far as it is done")
    func ring() {
        let controller = ChartsViewController()
        let host = host(controller)
        let ring = controller.ring
        #expect(ring.frame.size == CGSize(width: 80, height: 80))
        let (right, left) = (CGPoint(x: 40 + 22.6, y: 40 - 22.6), CGPoint(x: 40 - 22.6, y: 40 - 22.6))
        #expect(color(host, ring, right).isAlmost(ring.ringColor.resolvedColor(with: ring.traitCollection)))
        #expect(color(host, ring, left).isAlmost(UIColor(white: 0.9, alpha: 1)))
        controller.fill()
        host.advance(by: .seconds(3))
        #expect(ring.transform == .identity)
        #expect(color(host, ring, left).isAlmost(ring.ringColor.resolvedColor(with: ring.traitCollection)))
        #expect(controller.legend.text?.string == "■ Rain  20\n■ Sun  10")
        #expect(abs(controller.legend.frame.midY - ring.frame.midY) <= 1)
    }

    @Test("stickers are drawn once, with a hole where a shape is in a shape")
    func stickers() throws {
        let factory = StickerFactory()
        let sheet = factory.sheet(of: [.star, .drop, .star], color: .red)
        #expect(factory.made == 2 && sheet.size == CGSize(width: 120, height: 40))
        #expect(try sheet.color(20, 20).isAlmost(.red) && sheet.color(100, 20).isAlmost(.red))
        #expect(try sheet.color(60, 20).isAlmost(.white) && sheet.color(60, 6).isAlmost(.red))
        #expect(try sheet.color(2, 2).isAlmost(.white))
    }

    @Test("a card that is tapped turns over and back")
    func cards() throws {
        let controller = StickersViewController()
        let host = host(controller)
        let card = try #require(controller.cards.first)
        var turns: [Bool] = []
        card.turned = { turns.append($0) }
        let middle = card.convert(CGPoint(x: card.bounds.midX, y: card.bounds.midY), to: nil)
        host.finger().tap(at: middle)
        host.advance(by: .seconds(1))
        #expect(card.isTurned && card.front.isHidden && !card.back.isHidden && turns == [true])
        host.finger().tap(at: middle)
        host.advance(by: .seconds(1))
        #expect(!card.isTurned && !card.front.isHidden && card.back.isHidden && turns == [true, true])
    }

    @Test("a finger scratches the cover away where it goes")
    func scratching() {
        let controller = StickersViewController()
        let host = host(controller)
        let cover = controller.scratch
        #expect(cover.frame == CGRect(x: 20, y: 96, width: 150, height: 150))
        let before = color(host, cover, CGPoint(x: 75, y: 75))
        #expect(before.isAlmost(.gray))
        let start = cover.convert(CGPoint(x: 20, y: 75), to: nil)
        host.finger().drag(from: start, to: CGPoint(x: start.x + 110, y: start.y), over: .milliseconds(300))
        host.settle()
        #expect(!color(host, cover, CGPoint(x: 75, y: 75)).isAlmost(.gray))
        #expect(color(host, cover, CGPoint(x: 75, y: 30)).isAlmost(.gray))
        controller.bounce()
        host.advance(by: .seconds(3))
        #expect(cover.transform == CGAffineTransform(translationX: 0, y: 40))
    }

    @Test("a ledger adds entries with dates and sums, and refuses what has no name")
    func ledger() throws {
        let controller = LedgerViewController()
        let host = host(controller)
        host.finger().tap(at: controller.addButton.convert(CGPoint(x: 20, y: 20), to: nil))
        host.settle()
        controller.kind.selectedSegmentIndex = 1
        controller.enter("  Rent ", cents: -90_005)
        host.settle()
        #expect(controller.ledger.entries.map(\.title) == ["Item 1", "Rent"] && controller.kind.numberOfSegments == 3)
        #expect(controller.totalLabel.text == "Total -887.55")
        let total = try #require(controller.totalLabel.attributedText)
        #expect(total.attribute(.foregroundColor, at: total.length - 1) as? UIColor == .systemRed)
        let title = EntryView.title(of: controller.ledger.entries[1])
        #expect(title.string == "Rent  1971-01-01")
        #expect(
            title.attribute(.strikethroughStyle, at: 0) != nil && title.attribute(.strikethroughStyle, at: 8) == nil)
        #expect(controller.stack.arrangedSubviews.count == 2 && controller.stack.frame.height >= 72)
        controller.enter("   ", cents: 1)
        #expect(controller.lastError != nil && controller.ledger.entries.count == 2)
    }
}
