import LoggingViews
import TactusTesting
import Testing
import UIKitNames

/// What programs written for UIKit take for granted of lists and animators, each from its beginning to its end.
@MainActor
@Suite("Habits: items and animators")
struct ItemHabitTests {
    let host = TestHost(size: CGSize(width: 320, height: 480))

    final class Items: UICollectionViewDataSource, UICollectionViewDelegateFlowLayout,
        UICollectionViewDataSourcePrefetching
    {
        let log = Log()
        var n = 40
        var prefetched: [IndexPath] = []
        func collectionView(_ c: UICollectionView, numberOfItemsInSection s: Int) -> Int { n }
        func collectionView(_ c: UICollectionView, cellForItemAt p: IndexPath) -> UICollectionViewCell {
            c.dequeueReusableCell(withReuseIdentifier: "c", for: p)
        }
        func collectionView(_ c: UICollectionView, shouldHighlightItemAt p: IndexPath) -> Bool {
            log.add("shouldHighlight")
            return true
        }
        func collectionView(_ c: UICollectionView, didHighlightItemAt p: IndexPath) { log.add("highlight") }
        func collectionView(_ c: UICollectionView, didUnhighlightItemAt p: IndexPath) { log.add("unhighlight") }
        func collectionView(_ c: UICollectionView, shouldSelectItemAt p: IndexPath) -> Bool {
            log.add("shouldSelect")
            return true
        }
        func collectionView(_ c: UICollectionView, shouldDeselectItemAt p: IndexPath) -> Bool {
            log.add("shouldDeselect")
            return true
        }
        func collectionView(_ c: UICollectionView, didSelectItemAt p: IndexPath) { log.add("select \(p.item)") }
        func collectionView(_ c: UICollectionView, didDeselectItemAt p: IndexPath) {
            log.add("deselect \(p.item)")
        }
        func collectionView(_ c: UICollectionView, prefetchItemsAt indexPaths: [IndexPath]) { prefetched += indexPaths }
    }

    @Test("items lie in lines, are chosen, scrolled to, come and are prefetched")
    func collection() {
        let items = Items()
        let layout = UICollectionViewFlowLayout()
        layout.itemSize = CGSize(width: 100, height: 100)
        layout.minimumLineSpacing = 10
        layout.minimumInteritemSpacing = 10
        layout.sectionInset = UIEdgeInsets(top: 20, left: 0, bottom: 0, right: 0)
        let c = UICollectionView(frame: host.window.bounds, collectionViewLayout: layout)
        c.register(UICollectionViewCell.self, forCellWithReuseIdentifier: "c")
        c.dataSource = items
        c.delegate = items
        c.prefetchDataSource = items
        host.window.addSubview(c)
        host.settle()
        #expect(c.contentSize == CGSize(width: 320, height: 20 + 14 * 100 + 13 * 10))
        #expect(
            layout.layoutAttributesForItem(at: IndexPath(item: 4, section: 0))?.frame
                == CGRect(x: 110, y: 130, width: 100, height: 100))
        host.finger().tap(at: CGPoint(x: 50, y: 60))
        #expect(items.log.take() == ["shouldHighlight", "highlight", "shouldSelect", "select 0", "unhighlight"])
        host.finger().tap(at: CGPoint(x: 150, y: 60))
        let w = items.log.take()
        #expect(w.filter { $0.contains("elect") && !$0.contains("should") } == ["deselect 0", "select 1"])
        #expect(c.indexPathsForSelectedItems == [IndexPath(item: 1, section: 0)])
        c.allowsMultipleSelection = true
        host.finger().tap(at: CGPoint(x: 150, y: 60))
        #expect(items.log.take().suffix(3) == ["shouldDeselect", "deselect 1", "unhighlight"])
        c.scrollToItem(at: IndexPath(item: 30, section: 0), at: .centeredVertically, animated: false)
        #expect(c.contentOffset.y == 20 + 10 * 110 + 50 - 240)
        c.scrollToItem(at: IndexPath(item: 0, section: 0), at: .top, animated: false)
        #expect(c.contentOffset.y == 0 || c.contentOffset.y == 20)
        items.n = 41
        c.performBatchUpdates {
            c.insertItems(at: [IndexPath(item: 0, section: 0)])
        } completion: {
            items.log.add("batch \($0)")
        }
        host.advance(by: .seconds(1))
        #expect(items.log.take() == ["batch true"] && c.numberOfItems(inSection: 0) == 41)
        layout.scrollDirection = .horizontal
        host.settle()
        #expect(c.contentSize.height == 480 && c.contentSize.width > 320)
        host.finger().drag(from: CGPoint(x: 300, y: 300), to: CGPoint(x: 100, y: 300), over: .milliseconds(200))
        host.advance(by: .seconds(2))
        #expect(!items.prefetched.isEmpty)
        c.setCollectionViewLayout(UICollectionViewFlowLayout(), animated: false)
        host.settle()
        #expect(c.collectionViewLayout !== layout)
    }

    @Test("rows that are measured: the last one comes wholly into sight, however wrong the estimate was")
    func estimates() {
        final class Source: UITableViewDataSource {
            func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { 100 }
            func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
                let cell = tableView.dequeueReusableCell(withIdentifier: "tall", for: indexPath)
                if cell.tag == 0 {
                    let box = UIView()
                    cell.tag = 1
                    box.translatesAutoresizingMaskIntoConstraints = false
                    cell.contentView.addSubview(box)
                    NSLayoutConstraint.activate([
                        box.topAnchor.constraint(equalTo: cell.contentView.topAnchor),
                        box.bottomAnchor.constraint(equalTo: cell.contentView.bottomAnchor),
                        box.leadingAnchor.constraint(equalTo: cell.contentView.leadingAnchor),
                        box.heightAnchor.constraint(equalToConstant: 73),
                    ])
                }
                return cell
            }
        }
        let (table, source) = (UITableView(frame: host.window.bounds), Source())
        table.register(UITableViewCell.self, forCellReuseIdentifier: "tall")
        table.estimatedRowHeight = 30
        table.rowHeight = UITableView.automaticDimension
        table.dataSource = source
        host.window.addSubview(table)
        host.settle()
        table.scrollToRow(at: IndexPath(row: 99, section: 0), at: .bottom, animated: false)
        host.settle()
        let last = table.rectForRow(at: IndexPath(row: 99, section: 0))
        #expect(last.height >= 73 && last.height <= 74 && abs(last.maxY - table.bounds.maxY) < 0.6)
        #expect(abs(table.contentSize.height - table.bounds.maxY) < 0.6)
        table.scrollToRow(at: IndexPath(row: 50, section: 0), at: .top, animated: true)
        host.advance(by: .seconds(2))
        #expect(abs(table.rectForRow(at: IndexPath(row: 50, section: 0)).minY - table.contentOffset.y) < 0.6)
    }

    @Test("UK-44: a cell whose content is filled anew each time keeps its sign, and what was put in its size")
    func filledAnew() throws {
        final class Source: UITableViewDataSource {
            func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { 3 }
            func tableView(_ tableView: UITableView, cellForRowAt path: IndexPath) -> UITableViewCell {
                let cell = tableView.dequeueReusableCell(withIdentifier: "cell", for: path)
                cell.accessoryType = .disclosureIndicator
                for view in cell.contentView.subviews { view.removeFromSuperview() }
                let box = UIView(frame: CGRect(x: 10, y: 4, width: 50, height: 20))
                box.tag = 7
                cell.contentView.addSubview(box)
                return cell
            }
        }
        let (table, source) = (UITableView(frame: host.window.bounds), Source())
        table.register(UITableViewCell.self, forCellReuseIdentifier: "cell")
        table.rowHeight = 44
        table.dataSource = source
        host.window.addSubview(table)
        for _ in 0..<2 {
            host.settle()
            let cell = try #require(table.cellForRow(at: IndexPath(row: 1, section: 0)))
            #expect(cell.contentView.viewWithTag(7)?.frame == CGRect(x: 10, y: 4, width: 50, height: 20))
            #expect(cell.contentView.bounds.width < 310 && cell.contentView.bounds.width > 270)
            table.reloadData()
        }
    }

    final class Counter {
        var steps = 0
        func step(_ link: CADisplayLink) { steps += 1 }
    }

    @Test("an animator pauses, turns round, stops and ends; animations, key frames and links tell when they are over")
    func animators() {
        let v = UIView(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
        host.window.addSubview(v)
        let a = UIViewPropertyAnimator(duration: 1, curve: .linear) { v.center.x = 250 }
        var ends: [UIViewAnimatingPosition] = []
        a.addCompletion { ends.append($0) }
        #expect(a.state == .inactive && !a.isRunning)
        a.startAnimation()
        #expect(a.state == .active && a.isRunning)
        host.advance(by: .milliseconds(500))
        a.pauseAnimation()
        #expect(!a.isRunning && abs(a.fractionComplete - 0.5) < 0.05)
        a.fractionComplete = 0.25
        #expect(abs((v.layer.presentation()?.position.x ?? 0) - 100) < 2)
        a.isReversed = true
        a.continueAnimation(withTimingParameters: nil, durationFactor: 0)
        host.advance(by: .seconds(2))
        #expect(ends == [.start] && v.center.x == 50)
        let b = UIViewPropertyAnimator(duration: 1, curve: .linear) { v.center.x = 250 }
        b.addCompletion { ends.append($0) }
        b.startAnimation()
        host.advance(by: .milliseconds(500))
        b.stopAnimation(false)
        #expect(b.state == .stopped)
        b.finishAnimation(at: .current)
        #expect(b.state == .inactive && ends.last == .current && abs(v.center.x - 150) < 10)
        var flags: [Bool] = []
        UIView.animate(withDuration: 1) {
            v.alpha = 0
        } completion: {
            flags.append($0)
        }
        host.advance(by: .milliseconds(300))
        UIView.animate(withDuration: 0.2, delay: 0, options: .beginFromCurrentState) {
            v.alpha = 1
        } completion: {
            flags.append($0)
        }
        host.advance(by: .seconds(2))
        #expect(v.alpha == 1 && flags.count == 2 && flags.contains(true))
        UIView.animate(withDuration: 1) {
            v.alpha = 0.5
        } completion: {
            flags.append($0)
        }
        host.advance(by: .milliseconds(200))
        v.layer.removeAllAnimations()
        host.settle()
        #expect(flags.last == false && v.alpha == 0.5)
        var keys: [Bool] = []
        UIView.animateKeyframes(withDuration: 1, delay: 0) {
            UIView.addKeyframe(withRelativeStartTime: 0, relativeDuration: 0.5) { v.frame.origin.x = 100 }
            UIView.addKeyframe(withRelativeStartTime: 0.5, relativeDuration: 0.5) { v.frame.origin.x = 0 }
        } completion: {
            keys.append($0)
        }
        host.advance(by: .milliseconds(1500))
        #expect(keys == [true] && v.frame.origin.x == 0)
        UIView.performWithoutAnimation { v.frame.origin.x = 10 }
        UIView.setAnimationsEnabled(false)
        UIView.animate(withDuration: 1) {
            v.frame.origin.x = 20
        } completion: {
            keys.append($0)
        }
        host.settle()
        #expect(keys.count == 2)
        UIView.setAnimationsEnabled(true)
        host.application.shareApplication()
        let counter = Counter()
        let l = CADisplayLink(target: counter, selector: Counter.step)
        l.add(to: .main, forMode: .common)
        host.advance(by: .milliseconds(500))
        l.invalidate()
        #expect(counter.steps > 20 && counter.steps < 40)
    }
}
