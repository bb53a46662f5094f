import LoggingViews
import TactusTesting
import Testing
import UIKitNames

/// What programs written for UIKit take for granted of what constraints align.
@MainActor
@Suite("Habits: alignment rectangles")
struct AlignmentHabitTests {
    /// A card with a badge that reaches beyond what counts.
    private final class Badged: UIView {
        var insets = UIEdgeInsets(top: 6, left: 0, bottom: 2, right: 10)
        var content = CGSize(width: 60, height: 30)
        override var alignmentRectInsets: UIEdgeInsets { insets }
        override var intrinsicContentSize: CGSize { content }
    }

    @Test("LY-61: edges, middles and sizes of constraints are those of the alignment rectangle; the frame is larger")
    func edges() {
        let page = UIViewController()
        let host = TestHost(playing: page)
        let (card, beside) = (Badged(), UIView())
        for view in [card, beside] {
            view.translatesAutoresizingMaskIntoConstraints = false
            page.view.addSubview(view)
        }
        NSLayoutConstraint.activate([
            card.leadingAnchor.constraint(equalTo: page.view.leadingAnchor, constant: 20),
            card.topAnchor.constraint(equalTo: page.view.topAnchor, constant: 40),
            beside.leadingAnchor.constraint(equalTo: card.trailingAnchor),
            beside.centerYAnchor.constraint(equalTo: card.centerYAnchor),
            beside.heightAnchor.constraint(equalTo: card.heightAnchor),
            beside.widthAnchor.constraint(equalToConstant: 8),
        ])
        host.settle()
        #expect(card.frame == CGRect(x: 20, y: 34, width: 70, height: 38))
        #expect(beside.frame == CGRect(x: 80, y: 40, width: 8, height: 30))
        #expect(card.alignmentRect(forFrame: card.frame) == CGRect(x: 20, y: 40, width: 60, height: 30))
        #expect(card.frame(forAlignmentRect: CGRect(x: 20, y: 40, width: 60, height: 30)) == card.frame)
        card.content = CGSize(width: 100, height: 50)
        card.invalidateIntrinsicContentSize()
        host.settle()
        #expect(card.frame == CGRect(x: 20, y: 34, width: 110, height: 58) && beside.frame.minX == 120)
    }

    @Test(
        "LY-61: what is inside is placed in the view's own space, and a view that is placed by its frame is aligned too"
    )
    func inside() {
        let page = UIViewController()
        let host = TestHost(playing: page)
        let (card, mark, below) = (Badged(frame: CGRect(x: 10, y: 10, width: 110, height: 58)), UIView(), UIView())
        page.view.addSubview(card)
        card.addSubview(mark)
        page.view.addSubview(below)
        for view in [mark, below] { view.translatesAutoresizingMaskIntoConstraints = false }
        NSLayoutConstraint.activate([
            mark.topAnchor.constraint(equalTo: card.topAnchor), mark.leftAnchor.constraint(equalTo: card.leftAnchor),
            mark.rightAnchor.constraint(equalTo: card.rightAnchor),
            mark.heightAnchor.constraint(equalToConstant: 5),
            below.topAnchor.constraint(equalTo: card.bottomAnchor),
            below.leftAnchor.constraint(equalTo: mark.leftAnchor),
            below.widthAnchor.constraint(equalTo: card.widthAnchor), below.heightAnchor.constraint(equalToConstant: 5),
        ])
        host.settle()
        #expect(mark.frame == CGRect(x: 0, y: 6, width: 100, height: 5))
        #expect(below.frame == CGRect(x: 10, y: 66, width: 100, height: 5))
    }
}
