import TactusTesting
import Testing
import UIKitNames

/// Properties of views that programs observe.
@MainActor
@Suite("Observed properties, from habit")
struct ObservedHabitTests {
    private let host = TestHost(size: CGSize(width: 400, height: 600))

    @Test("UK-65: an offset is told each time that a finger moves it, with what it was, until the token goes")
    func offset() throws {
        let scroll = UIScrollView(frame: host.window.bounds)
        scroll.contentSize = CGSize(width: 400, height: 3000)
        host.window.addSubview(scroll)
        host.settle()
        var offsets: [CGFloat] = []
        var isUnbroken = true
        var token: NSKeyValueObservation? = scroll.observe(\.contentOffset, options: [.new, .old]) { view, change in
            guard let new = change.newValue, let old = change.oldValue else { return }
            isUnbroken = isUnbroken && old.y == offsets.last ?? 0 && new == view.contentOffset
            offsets.append(new.y)
        }
        let finger = host.finger()
        finger.down(at: CGPoint(x: 200, y: 500))
        for step in 1...10 {
            host.clock.advance(by: .milliseconds(16))
            finger.move(to: CGPoint(x: 200, y: 500 - 20 * CGFloat(step)))
        }
        #expect(offsets.count >= 8 && isUnbroken && offsets.last == scroll.contentOffset.y)
        let count = offsets.count
        token = nil
        #expect(token == nil)
        finger.move(to: CGPoint(x: 200, y: 200))
        host.clock.advance(by: .milliseconds(100))
        #expect(offsets.count == count)
        finger.up()
    }

    @Test("UK-65: a table as high as its rows follows the size of its content")
    func contentSize() {
        let table = UITableView(frame: CGRect(x: 0, y: 0, width: 400, height: 100))
        let source = Rows()
        table.dataSource = source
        table.rowHeight = 50
        host.window.addSubview(table)
        var heights: [CGFloat] = []
        let token = table.observe(\.contentSize, options: .new) { table, change in
            heights.append(change.newValue?.height ?? -1)
            table.frame.size.height = table.contentSize.height
        }
        host.settle()
        source.count = 5
        table.reloadData()
        host.settle()
        #expect(heights == [150, 250] && table.frame.height == 250)
        token.invalidate()
        source.count = 1
        table.reloadData()
        host.settle()
        #expect(heights.count == 2)
    }

    @Test("UK-65: with initial the handler is called at once; frame, bounds and center are told as they change")
    func places() {
        let view = UIView(frame: CGRect(x: 10, y: 10, width: 20, height: 20))
        var log: [String] = []
        let tokens = [
            view.observe(\.frame, options: [.initial, .new]) { _, change in log.append("frame \(change.newValue!.minX)")
            },
            view.observe(\.bounds, options: .old) { _, change in log.append("bounds \(change.oldValue!.width)") },
            view.observe(\.center) { _, change in log.append("center \(change.newValue == nil)") },
        ]
        #expect(log == ["frame 10.0"])
        view.frame.origin.x = 30
        #expect(log == ["frame 10.0", "frame 30.0", "center true"])
        view.bounds.size.width = 40
        #expect(log.suffix(2) == ["frame 20.0", "bounds 20.0"])
        tokens.forEach { $0.invalidate() }
        view.center.x = 0
        #expect(log.count == 5)
    }
}

private final class Rows: UITableViewDataSource {
    var count = 3
    func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { count }
    func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
        UITableViewCell(style: .default, reuseIdentifier: nil)
    }
}
