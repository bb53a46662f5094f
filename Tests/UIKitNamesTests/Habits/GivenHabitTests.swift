import TactusTesting
import Testing
import UIKitNames

/// What programs written for UIKit take for granted of what they are given: undo by keys, custom buttons, cells that
/// say how large they are, a list of what can be done.
@MainActor
@Suite("Habits: what is given")
struct GivenHabitTests {
    let host = TestHost(size: CGSize(width: 320, height: 480))

    private final class Pad: UIView {
        let history = UndoManager()
        var value = 0
        override var undoManager: UndoManager? { history }
        override var canBecomeFirstResponder: Bool { true }

        func set(_ new: Int) {
            let old = value
            history.registerUndo(withTarget: self) { $0.set(old) }
            value = new
        }
    }

    @Test("AP-78: Control and Z take back what the first responder's manager knows, with Shift it is made again")
    func undo() {
        let pad = Pad(frame: host.window.bounds)
        host.window.addSubview(pad)
        pad.set(1)
        host.keyboard.press(.keyboardZ, holding: .control)
        #expect(pad.value == 1)
        pad.becomeFirstResponder()
        host.keyboard.press(.keyboardZ, holding: .control)
        #expect(pad.value == 0)
        host.keyboard.press(.keyboardZ, holding: .control)
        #expect(pad.value == 0)
        host.keyboard.press(.keyboardZ, holding: [.control, .shift])
        #expect(pad.value == 1)
        host.keyboard.press(.keyboardZ)
        #expect(pad.value == 1)
    }

    @Test("UK-17: CT-36: a custom button that is selected has no plate, one of the system looks filled")
    func customButtons() {
        func color(_ button: UIButton) -> UIColor {
            button.frame = CGRect(x: 10, y: 10, width: 100, height: 44)
            button.isSelected = true
            button.tintColor = UIColor(red: 1, green: 0, blue: 0, alpha: 1)
            host.window.addSubview(button)
            defer { button.removeFromSuperview() }
            return host.picture.color(at: PixelPoint(x: 60, y: 30))
        }
        let empty = host.picture.color(at: PixelPoint(x: 60, y: 30))
        #expect(color(UIButton(type: .custom)) == empty)
        #expect(color(UIButton(type: .custom, frame: .zero)) == empty)
        #expect(color(UIButton(type: .system)) != empty)
    }

    @Test("UK-14: recognizers of a view are also optional, and go together")
    func recognizers() {
        let view = UIView()
        view.addGestureRecognizer(UITapGestureRecognizer())
        view.addGestureRecognizer(UIPanGestureRecognizer())
        var count = 0
        view.gestureRecognizers?.forEach { _ in count += 1 }
        #expect(count == 2)
        view.gestureRecognizers?.removeAll()
        #expect(view.gestureRecognizers?.isEmpty == true)
    }

    // MARK: Cells

    private final class ChipCell: UICollectionViewCell {
        let label = UILabel()

        required init(frame: CGRect) {
            super.init(frame: frame)
            label.translatesAutoresizingMaskIntoConstraints = false
            contentView.addSubview(label)
            NSLayoutConstraint.activate([
                label.leadingAnchor.constraint(equalTo: contentView.leadingAnchor, constant: 8),
                label.trailingAnchor.constraint(equalTo: contentView.trailingAnchor, constant: -8),
                label.topAnchor.constraint(equalTo: contentView.topAnchor, constant: 4),
                label.bottomAnchor.constraint(equalTo: contentView.bottomAnchor, constant: -4),
            ])
        }
    }

    private final class Words: UICollectionViewDataSource {
        var words: [String]
        var lines = 1
        init(_ words: [String]) { self.words = words }

        func collectionView(_ collectionView: UICollectionView, numberOfItemsInSection section: Int) -> Int {
            words.count
        }

        func collectionView(
            _ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath
        ) -> UICollectionViewCell {
            let cell = collectionView.dequeueReusableCell(withReuseIdentifier: "chip", for: indexPath)
            (cell as? ChipCell)?.label.text = words[indexPath.item]
            (cell as? ChipCell)?.label.numberOfLines = lines
            return cell
        }
    }

    private final class LeftLayout: UICollectionViewFlowLayout {
        override func layoutAttributesForElements(in rect: CGRect) -> [UICollectionViewLayoutAttributes]? {
            let attributes = super.layoutAttributesForElements(in: rect)
            var (left, line) = (CGFloat.zero, CGFloat(-1))
            attributes?.forEach {
                if $0.frame.minY >= line { left = 0 }
                $0.frame.origin.x = left
                left += $0.frame.width + minimumInteritemSpacing
                line = max($0.frame.maxY, line)
            }
            return attributes
        }
    }

    private func collection(_ layout: UICollectionViewLayout, _ words: Words) -> UICollectionView {
        let view = UICollectionView(frame: host.window.bounds, collectionViewLayout: layout)
        view.register(ChipCell.self, forCellWithReuseIdentifier: "chip")
        view.dataSource = words
        host.window.addSubview(view)
        host.advance(by: .milliseconds(100))
        return view
    }

    private func frames(_ view: UICollectionView, _ count: Int) -> [CGRect] {
        (0..<count).compactMap { view.cellForItem(at: IndexPath(item: $0, section: 0))?.frame }
    }

    @Test(
        "UK-18: with an estimated size cells are as large as their constraints say, also where a subclass lays them out"
    )
    func estimatedSizes() {
        for layout in [UICollectionViewFlowLayout(), LeftLayout()] {
            layout.estimatedItemSize = UICollectionViewFlowLayout.automaticSize
            let words = Words(["a", "some", "much longer words", "x", "collection", "of", "chips"])
            let view = collection(layout, words)
            func check() {
                let all = frames(view, words.words.count)
                #expect(all.count == words.words.count)
                for (word, frame) in zip(words.words, all) {
                    let label = UILabel()
                    label.text = word
                    let size = label.intrinsicContentSize
                    #expect(abs(frame.width - size.width - 16) < 1 && abs(frame.height - size.height - 8) < 1)
                }
                for (first, second) in zip(all, all.dropFirst()) where abs(first.midY - second.midY) < 1 {
                    #expect(second.minX >= first.maxX + 9.9)
                }
            }
            check()
            words.words.insert("new one", at: 0)
            view.insertItems(at: [IndexPath(item: 0, section: 0)])
            host.advance(by: .seconds(1))
            check()
            view.removeFromSuperview()
        }
    }

    @Test("AP-80: the cell of a list with an estimated height is as high as its constraints say in that width")
    func estimatedHeights() {
        let item = NSCollectionLayoutItem(
            layoutSize: NSCollectionLayoutSize(widthDimension: .fractionalWidth(1), heightDimension: .estimated(44)))
        let group = NSCollectionLayoutGroup.vertical(
            layoutSize: NSCollectionLayoutSize(widthDimension: .fractionalWidth(1), heightDimension: .estimated(44)),
            subitems: [item])
        let layout = UICollectionViewCompositionalLayout(section: NSCollectionLayoutSection(group: group))
        let words = Words(["short", String(repeating: "a long text that goes over lines ", count: 5), "short"])
        words.lines = 0
        let all = frames(collection(layout, words), 3)
        #expect(all.count == 3 && all[0].height == all[2].height && all[0].height < 44)
        #expect(all[1].height > 2.5 * all[0].height && all[2].minY == all[1].maxY)
    }

    // MARK: What can be done

    private final class Archive: UIActivity {
        var log: [String] = []
        override var activityType: ActivityType? { ActivityType("archive") }
        override var activityTitle: String? { "Archive" }
        override func canPerform(withActivityItems activityItems: [Any]) -> Bool { !activityItems.isEmpty }
        override func prepare(withActivityItems activityItems: [Any]) { log.append("gets \(activityItems.count)") }
        override func perform() {
            log.append("does")
            activityDidFinish(true)
        }
    }

    @Test("UK-19: a list of what can be done copies, opens addresses, does what the program brings, and tells")
    func activities() throws {
        let page = UIViewController()
        host.window.rootViewController = page
        host.settle()
        host.application.shareApplication()
        var told: [String] = []
        func open(_ items: [Any], _ own: [UIActivity]? = nil, without types: [UIActivity.ActivityType]? = nil)
            -> UIActivityViewController
        {
            let list = UIActivityViewController(activityItems: items, applicationActivities: own)
            list.excludedActivityTypes = types
            list.completionWithItemsHandler = { type, isDone, _, _ in
                told.append("\(type?.rawValue ?? "nothing") \(isDone)")
            }
            page.present(list, animated: true)
            host.advance(by: .seconds(1))
            return list
        }
        func choose(_ title: String) throws {
            let button = try #require(host.view(labelled: title))
            host.finger().tap(at: button.middleInWindow)
            host.advance(by: .seconds(1))
        }
        let archive = Archive()
        #expect(open(["Hello"], [archive]).actions.map(\.title) == ["Copy", "Archive", "Cancel"])
        try choose("Copy")
        #expect(UIPasteboard.general.string == "Hello" && told == ["copyToPasteboard true"])
        _ = open(["Hello", "you"], [archive])
        try choose("Archive")
        #expect(archive.log == ["gets 2", "does"] && told.last == "archive true")
        let titles = open(["https://example.org"], [archive], without: [.copyToPasteboard, .mail]).actions.map(\.title)
        #expect(titles == ["Open in Browser", "Archive", "Cancel"])
        try choose("Cancel")
        #expect(told == ["copyToPasteboard true", "archive true", "nothing false"])
        #expect(page.presentedViewController == nil)
    }
}

extension TestHost {
    /// The frontmost view of a label.
    fileprivate func view(labelled label: String) -> UIView? {
        func search(_ view: UIView) -> UIView? {
            for inside in view.subviews.reversed() { if let found = search(inside) { return found } }
            return view.accessibilityLabel == label && view is UIControl ? view : nil
        }
        return scene.windows.reversed().lazy.compactMap(search).first
    }
}
