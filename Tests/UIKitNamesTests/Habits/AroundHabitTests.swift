import LoggingViews
import TactusTesting
import Testing
import UIKitNames

/// What programs written for UIKit take for granted of touches around scroll views and tables.
@MainActor
@Suite("Habits: touches around what scrolls")
struct AroundHabitTests {
    let host = TestHost(size: CGSize(width: 400, height: 600))

    @Test("a container hands touches beside its pages to them: a drag there turns, and a tap on a neighbour is its own")
    func carousel() {
        final class Container: UIView {
            weak var scroll: UIScrollView?
            override func hitTest(_ point: CGPoint, with event: UIEvent?) -> UIView? {
                let view = super.hitTest(point, with: event)
                guard view === self, let scroll else { return view }
                let inside = convert(point, to: scroll)
                for page in scroll.subviews where page.frame.contains(inside) { return page }
                return scroll
            }
        }
        let log = Log()
        let container = Container(frame: CGRect(x: 0, y: 100, width: 400, height: 200))
        let scroll = UIScrollView(frame: CGRect(x: 100, y: 0, width: 200, height: 200))
        scroll.clipsToBounds = false
        scroll.isPagingEnabled = true
        scroll.showsHorizontalScrollIndicator = false
        scroll.contentSize = CGSize(width: 600, height: 200)
        for i in 0..<3 {
            scroll.addSubview(
                Pad("page \(i)", CGRect(x: 200 * Double(i) + 10, y: 0, width: 180, height: 200), log))
        }
        container.addSubview(scroll)
        container.scroll = scroll
        host.window.addSubview(container)
        host.settle()
        host.finger().tap(at: CGPoint(x: 350, y: 200))
        #expect(log.take() == ["page 1 began", "page 1 ended"])
        host.finger().drag(from: CGPoint(x: 380, y: 200), to: CGPoint(x: 330, y: 200), over: .milliseconds(60))
        host.advance(by: .seconds(2))
        #expect(scroll.contentOffset == CGPoint(x: 200, y: 0))
        host.finger().drag(from: CGPoint(x: 20, y: 200), to: CGPoint(x: 90, y: 200), over: .milliseconds(60))
        host.advance(by: .seconds(2))
        #expect(scroll.contentOffset == .zero && log.take() == [])
    }

    /// A scroll view that lets its pan act beside others, by being its delegate, as every scroll view is.
    private final class Together: UIScrollView, UIGestureRecognizerDelegate {
        var asked = 0
        func gestureRecognizer(
            _ gestureRecognizer: UIGestureRecognizer,
            shouldRecognizeSimultaneouslyWith otherGestureRecognizer: UIGestureRecognizer
        ) -> Bool {
            asked += 1
            return true
        }
    }

    @Test(
        "UK-52: a scroll view is the delegate of its pan: a subclass that says so scrolls beside the one inside of it")
    func together() {
        let outer = Together(frame: CGRect(x: 0, y: 0, width: 400, height: 400))
        outer.contentSize = CGSize(width: 400, height: 1000)
        let inner = UIScrollView(frame: CGRect(x: 0, y: 0, width: 400, height: 400))
        inner.contentSize = CGSize(width: 400, height: 2000)
        outer.addSubview(inner)
        host.window.addSubview(outer)
        host.settle()
        #expect(outer.panGestureRecognizer.delegate === outer)
        let finger = host.finger()
        finger.down(at: CGPoint(x: 100, y: 300))
        finger.move(to: CGPoint(x: 100, y: 200), over: .milliseconds(200))
        #expect(outer.contentOffset.y > 50 && inner.contentOffset.y > 50 && outer.asked > 0)
        finger.up()
    }

    @Test("UK-52: a scroll view of the program’s decides whether its pan begins, and who else may act")
    func decides() {
        final class Sideways: UIScrollView, UIGestureRecognizerDelegate {
            var log: [String] = []
            override func gestureRecognizerShouldBegin(_ gestureRecognizer: UIGestureRecognizer) -> Bool {
                guard let pan = gestureRecognizer as? UIPanGestureRecognizer, pan === panGestureRecognizer else {
                    return super.gestureRecognizerShouldBegin(gestureRecognizer)
                }
                let velocity = pan.velocity(in: self)
                return abs(velocity.x) > abs(velocity.y)
            }
            func gestureRecognizer(_ gestureRecognizer: UIGestureRecognizer, shouldReceive touch: UITouch) -> Bool {
                log.append("receive")
                return touch.location(in: self).x > 50
            }
        }
        let scroll = Sideways(frame: CGRect(x: 0, y: 0, width: 400, height: 400))
        scroll.contentSize = CGSize(width: 2000, height: 2000)
        host.window.addSubview(scroll)
        host.settle()
        host.finger().drag(from: CGPoint(x: 200, y: 300), to: CGPoint(x: 200, y: 100), over: .milliseconds(200))
        host.advance(by: .seconds(2))
        #expect(scroll.contentOffset == .zero && scroll.log == ["receive"])
        host.finger().drag(from: CGPoint(x: 40, y: 300), to: CGPoint(x: 10, y: 300), over: .milliseconds(200))
        host.advance(by: .seconds(2))
        #expect(scroll.contentOffset == .zero)
        host.finger().drag(from: CGPoint(x: 300, y: 300), to: CGPoint(x: 100, y: 300), over: .milliseconds(200))
        host.advance(by: .seconds(2))
        #expect(scroll.contentOffset.x > 100 && scroll.contentOffset.y == 0)
    }

    @Test("one finger draws, two scroll: the drawing is taken back when the second one makes it a scroll")
    func twoFingersScroll() {
        let log = Log()
        let scroll = UIScrollView(frame: CGRect(x: 0, y: 0, width: 400, height: 400))
        scroll.contentSize = CGSize(width: 400, height: 2000)
        scroll.panGestureRecognizer.minimumNumberOfTouches = 2
        scroll.delaysContentTouches = false
        let pad = Pad("pad", CGRect(x: 0, y: 0, width: 400, height: 2000), log)
        scroll.addSubview(pad)
        host.window.addSubview(scroll)
        host.settle()
        let (first, second) = (host.finger(), host.finger())
        first.drag(from: CGPoint(x: 100, y: 300), to: CGPoint(x: 100, y: 100), over: .milliseconds(200))
        #expect(log.lines.filter { $0 != "pad moved" } == ["pad began", "pad ended"] && scroll.contentOffset == .zero)
        _ = log.take()
        first.down(at: CGPoint(x: 100, y: 300))
        second.down(at: CGPoint(x: 200, y: 300))
        for i in 1...10 {
            first.move(to: CGPoint(x: 100, y: 300 - 10 * Double(i)))
            second.move(to: CGPoint(x: 200, y: 300 - 10 * Double(i)))
            host.advance(by: .milliseconds(16))
        }
        #expect(log.take().filter { $0 != "pad moved" } == ["pad began", "pad cancelled"])
        #expect(scroll.contentOffset.y > 50)
        second.up()
        first.up()
        #expect(log.take() == [])
    }

    @Test(
        "a tap around a table keeps rows from being selected, unless it cancels no touches", arguments: [true, false])
    func tapAroundTable(_ cancels: Bool) {
        final class Page: UIViewController, UITableViewDataSource, UITableViewDelegate {
            let table = UITableView()
            var log = Log()
            var cancels = true
            override func viewDidLoad() {
                super.viewDidLoad()
                table.frame = view.bounds
                table.autoresizingMask = [.flexibleWidth, .flexibleHeight]
                table.register(UITableViewCell.self, forCellReuseIdentifier: "cell")
                table.dataSource = self
                table.delegate = self
                view.addSubview(table)
                let tap = UITapGestureRecognizer(target: self, action: Page.tapped)
                tap.cancelsTouchesInView = cancels
                view.addGestureRecognizer(tap)
            }
            func tapped() { log.add("tap") }
            func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { 20 }
            func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
                let cell = tableView.dequeueReusableCell(withIdentifier: "cell", for: indexPath)
                cell.textLabel?.text = "\(indexPath.row)"
                return cell
            }
            func tableView(_ tableView: UITableView, shouldHighlightRowAt indexPath: IndexPath) -> Bool {
                log.add("should highlight")
                return true
            }
            func tableView(_ tableView: UITableView, didHighlightRowAt indexPath: IndexPath) { log.add("highlight") }
            func tableView(_ tableView: UITableView, didUnhighlightRowAt indexPath: IndexPath) {
                log.add("unhighlight")
            }
            func tableView(_ tableView: UITableView, willSelectRowAt indexPath: IndexPath) -> IndexPath? {
                log.add("will select")
                return indexPath
            }
            func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) { log.add("select") }
        }
        let page = Page()
        page.cancels = cancels
        let host = TestHost(playing: page, CGSize(width: 400, height: 600))
        let finger = host.finger()
        finger.down(at: CGPoint(x: 100, y: 100))
        host.advance(by: .milliseconds(200))
        finger.up()
        #expect(
            page.log.take()
                == ["should highlight", "highlight", "tap", "unhighlight"]
                + (cancels ? [] : ["will select", "select"]))
    }

    @Test("labels and pictures let touches through until they are told otherwise")
    func interaction() {
        let log = Log()
        let pad = Pad("pad", CGRect(x: 0, y: 0, width: 400, height: 400), log)
        host.window.addSubview(pad)
        let (label, picture) = (UILabel(frame: CGRect(x: 0, y: 0, width: 100, height: 100)), UIImageView())
        picture.frame = CGRect(x: 100, y: 0, width: 100, height: 100)
        for view in [label, picture] as [UIView] {
            let tap = UITapGestureRecognizer()
            tap.addAction { _ in log.add("tap") }
            view.addGestureRecognizer(tap)
            pad.addSubview(view)
            #expect(!view.isUserInteractionEnabled)
            host.finger().tap(at: view.middleInWindow)
            #expect(log.take() == ["pad began", "pad ended"])
            view.isUserInteractionEnabled = true
            host.advance(by: .seconds(1))
            host.finger().tap(at: view.middleInWindow)
            #expect(log.take() == ["pad began", "tap", "pad cancelled"])
            host.advance(by: .seconds(1))
        }
    }

    @Test("a press and a pan together lift and draw a row: each hears its own, from the first to the last")
    func pressAndPan() {
        final class Lift: UIViewController, UIGestureRecognizerDelegate {
            let pan = UIPanGestureRecognizer()
            let press = UILongPressGestureRecognizer()
            var log = Log()
            var isLifted = false
            override func viewDidLoad() {
                super.viewDidLoad()
                pan.addTarget(self, action: Lift.drawn(_:))
                press.addTarget(self, action: Lift.pressed(_:))
                pan.delegate = self
                press.delegate = self
                view.addGestureRecognizer(pan)
                view.addGestureRecognizer(press)
            }
            func pressed(_ press: UILongPressGestureRecognizer) {
                isLifted = press.state == .began || press.state == .changed
                if press.state != .changed { log.add("press \(press.state.rawValue)") }
            }
            func drawn(_ pan: UIPanGestureRecognizer) { log.add("pan \(pan.state.rawValue)") }
            func gestureRecognizerShouldBegin(_ gestureRecognizer: UIGestureRecognizer) -> Bool {
                gestureRecognizer != pan || isLifted
            }
            func gestureRecognizer(
                _ gestureRecognizer: UIGestureRecognizer,
                shouldRecognizeSimultaneouslyWith otherGestureRecognizer: UIGestureRecognizer
            ) -> Bool {
                [gestureRecognizer, otherGestureRecognizer].allSatisfy { $0 == pan || $0 == press }
            }
        }
        let page = Lift()
        let host = TestHost(playing: page, CGSize(width: 400, height: 600))
        let finger = host.finger()
        finger.down(at: CGPoint(x: 100, y: 100))
        finger.move(to: CGPoint(x: 200, y: 100), over: .milliseconds(100))
        finger.up()
        #expect(page.log.take() == [])
        finger.down(at: CGPoint(x: 100, y: 100))
        host.advance(by: .milliseconds(600))
        finger.move(to: CGPoint(x: 120, y: 100))
        finger.move(to: CGPoint(x: 140, y: 100))
        finger.up()
        #expect(page.log.lines.first == "press 1")
        #expect(page.log.take().sorted() == ["pan 1", "pan 2", "pan 3", "press 1", "press 3"])
    }
}
