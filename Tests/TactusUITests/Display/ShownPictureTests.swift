import TactusTesting
import Testing

@testable import TactusControls
@testable import TactusUI

/// The first picture of a view, which is taken from what the surface shows where that is the same. `verify` compares
/// each frame with one whose pictures are painted anew.
@MainActor
@Suite("Shown pictures")
struct ShownPictureTests {
    private let host: TestHost
    private let log = DiagnosticLog()

    init() { host = .verifying(log) }

    /// Fills itself, and counts how often.
    private final class Drawn: View {
        var count = 0
        var color = Color.red { didSet { setNeedsDisplay() } }

        override func draw(_ rect: Rect, in canvas: Canvas) {
            count += 1
            canvas.fill(Rect(0, 0, bounds.width / 2, bounds.height), with: color)
        }
    }

    private func page() -> (page: View, insides: [Drawn]) {
        let page = View(frame: Rect(0, 0, 200, 200))
        page.backgroundColor = .lightGray
        let insides = (0..<4).map { Drawn(frame: Rect(Double($0) * 50 + 5, 20, 40, 40)) }
        for view in insides { page.addSubview(view) }
        host.window.addSubview(page)
        host.settle()
        return (page, insides)
    }

    /// How often each was drawn for its own sake, without the comparison's drawing.
    private func counts(_ views: [Drawn], _ change: () -> Void) -> [Int] {
        host.application.displayDebug = []
        defer { host.application.displayDebug = .verify }
        let before = views.map(\.count)
        change()
        host.settle()
        return zip(views, before).map { $0.count - $1 }
    }

    @Test("a page that moves as a picture is drawn no more, but for what has changed")
    func moving() {
        let (page, insides) = page()
        let none = counts(insides) {
            page.shouldRasterize = true
            page.center.x -= 30
        }
        #expect(none == [0, 0, 0, 0])
        #expect(host.picture[30, 25] == 0xFFFF_0000)
        #expect(counts(insides) { insides[1].color = .blue } == [0, 1, 0, 0])
        #expect(host.picture[30, 25] == 0xFF00_00FF)
        page.center.x += 1
        host.settle()
        #expect(log.lines == [])
    }

    @Test("what changes in the same frame is drawn into the picture")
    func changing() {
        let (page, insides) = page()
        let drawn = counts(insides) {
            page.shouldRasterize = true
            page.center.x -= 30
            insides[2].color = .blue
            insides[3].frame.origin.y += 10
        }
        #expect(drawn.prefix(2) == [0, 0] && drawn.suffix(2).allSatisfy { $0 > 0 })
        page.center.x += 1
        host.settle()
        #expect(log.lines == [])
    }

    @Test("what lies in front, shows through or looks otherwise is painted")
    func conditions() {
        let changes: [(View) -> Void] = [
            { page in
                let front = View(frame: Rect(10, 10, 20, 20))
                front.backgroundColor = .green
                page.superview?.addSubview(front)
                host.settle()
            },
            { $0.backgroundColor = .orange }, { $0.cornerRadius = 10 },
            { $0.backgroundColor = Color(white: 0, alpha: 0.5) },
            { page in
                page.superview?.borderWidth = 4
                host.settle()
            },
            { $0.bounds.size.width = 150 },
            {
                $0.frame.origin.x = 0.25; host.settle()
            },
            {
                $0.superview?.alpha = 0.5; host.settle()
            }, { $0.superview?.sendSubviewToBack($0) },
            {
                $0.isHidden = true; host.settle(); $0.isHidden = false
            },
        ]
        for change in changes {
            let (page, _) = page()
            change(page)
            page.shouldRasterize = true
            page.center.x -= 30
            host.settle()
            page.center.x += 1
            host.settle()
            #expect(log.lines == [])
            host.window.alpha = 1
            host.window.borderWidth = 0
            for view in host.window.subviews { view.removeFromSuperview() }
        }
    }

    @Test("a view that comes to the front and becomes a picture at once does not show what hid it")
    func restacked() {
        let (page, _) = page()
        let front = View(frame: Rect(20, 20, 100, 100))
        front.backgroundColor = .green
        host.window.addSubview(front)
        host.settle()
        for change in [
            { host.window.bringSubviewToFront(page) }, { front.zPosition = -1 }, { front.removeFromSuperview() },
            { front.isHidden = true },
        ] as [() -> Void] {
            change()
            page.shouldRasterize = true
            page.center.x -= 20
            host.settle()
            page.center.x += 20
            page.shouldRasterize = false
            host.settle()
            #expect(log.lines == [])
            front.zPosition = 0
            front.isHidden = false
            host.window.addSubview(front)
            host.settle()
        }
    }
}
