import TactusTesting
import Testing
import UIKitNames

/// What programs written for UIKit take for granted of a layout of their own that is larger than the screen both ways.
@MainActor
@Suite("Habits: layouts of one's own")
struct OwnLayoutHabitTests {
    /// Days beside each other, hours below each other: sections are columns.
    private final class WeekLayout: UICollectionViewLayout {
        static let hour = "Hour"
        static let line = "Line"
        static let now = "Now"
        var hourHeight: CGFloat = 50 { didSet { invalidateLayout() } }
        var starts: [[CGFloat]] = [[1], [2, 9], [], [3]]
        var followsScrolling = false
        var aim: CGPoint?
        var aims: [CGPoint] = []
        var contexts: [[String: [IndexPath]]?] = []

        override init() {
            super.init()
            register(Line.self, forDecorationViewOfKind: Self.line)
            register(Line.self, forDecorationViewOfKind: Self.now)
        }

        override var collectionViewContentSize: CGSize { CGSize(width: 40 + 4 * 100, height: 24 * hourHeight) }

        override func layoutAttributesForItem(at indexPath: IndexPath) -> UICollectionViewLayoutAttributes? {
            let attributes = UICollectionViewLayoutAttributes(forCellWith: indexPath)
            let start = starts[indexPath.section][indexPath.item]
            attributes.frame = CGRect(
                x: 40 + 100 * CGFloat(indexPath.section), y: start * hourHeight, width: 100, height: hourHeight)
            return attributes
        }

        override func layoutAttributesForSupplementaryView(
            ofKind elementKind: String, at indexPath: IndexPath
        ) -> UICollectionViewLayoutAttributes? {
            let attributes = UICollectionViewLayoutAttributes(
                forSupplementaryViewOfKind: elementKind, with: indexPath)
            let left = followsScrolling ? collectionView?.contentOffset.x ?? 0 : 0
            attributes.frame = CGRect(x: left, y: CGFloat(indexPath.item) * hourHeight, width: 40, height: 20)
            attributes.zIndex = 3
            return attributes
        }

        override func layoutAttributesForDecorationView(
            ofKind elementKind: String, at indexPath: IndexPath
        ) -> UICollectionViewLayoutAttributes? {
            let attributes = UICollectionViewLayoutAttributes(forDecorationViewOfKind: elementKind, with: indexPath)
            let isNow = elementKind == Self.now
            attributes.frame = CGRect(
                x: 0, y: isNow ? 1.5 * hourHeight : CGFloat(indexPath.item) * hourHeight,
                width: collectionViewContentSize.width, height: 2)
            attributes.zIndex = isNow ? 5 : -1
            return attributes
        }

        override func layoutAttributesForElements(in rect: CGRect) -> [UICollectionViewLayoutAttributes]? {
            let cells = super.layoutAttributesForElements(in: rect) ?? []
            let hours = (0..<24).compactMap {
                layoutAttributesForSupplementaryView(ofKind: Self.hour, at: IndexPath(item: $0, section: 0))
            }
            let lines = (0..<24).compactMap {
                layoutAttributesForDecorationView(ofKind: Self.line, at: IndexPath(item: $0, section: 0))
            }
            let now = layoutAttributesForDecorationView(ofKind: Self.now, at: IndexPath(item: 0, section: 0))
            return cells + (hours + lines + [now].compactMap(\.self)).filter { $0.frame.intersects(rect) }
        }

        override func shouldInvalidateLayout(forBoundsChange newBounds: CGRect) -> Bool {
            followsScrolling && newBounds.minX != collectionView?.bounds.minX
        }

        override func invalidationContext(
            forBoundsChange newBounds: CGRect
        ) -> UICollectionViewLayoutInvalidationContext {
            let context = super.invalidationContext(forBoundsChange: newBounds)
            context.invalidateSupplementaryElements(ofKind: Self.hour, at: [IndexPath(item: 0, section: 0)])
            context.invalidateSupplementaryElements(ofKind: Self.hour, at: [IndexPath(item: 1, section: 0)])
            context.invalidateDecorationElements(ofKind: Self.now, at: [IndexPath(item: 0, section: 0)])
            return context
        }

        override func invalidateLayout(with context: UICollectionViewLayoutInvalidationContext) {
            if !context.invalidateEverything {
                contexts = [context.invalidatedSupplementaryIndexPaths, context.invalidatedDecorationIndexPaths]
            }
            super.invalidateLayout(with: context)
        }

        override func targetContentOffset(forProposedContentOffset proposedContentOffset: CGPoint) -> CGPoint {
            aims.append(proposedContentOffset)
            return aim ?? proposedContentOffset
        }
    }

    private final class Line: UICollectionReusableView {}

    private final class Days: UICollectionViewDataSource {
        let layout: WeekLayout
        var asked: [String] = []
        init(_ layout: WeekLayout) { self.layout = layout }
        func numberOfSections(in collectionView: UICollectionView) -> Int { layout.starts.count }
        func collectionView(_ collectionView: UICollectionView, numberOfItemsInSection section: Int) -> Int {
            layout.starts[section].count
        }
        func collectionView(
            _ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath
        ) -> UICollectionViewCell {
            collectionView.dequeueReusableCell(withReuseIdentifier: "event", for: indexPath)
        }
        func collectionView(
            _ collectionView: UICollectionView, viewForSupplementaryElementOfKind kind: String, at indexPath: IndexPath
        ) -> UICollectionReusableView {
            asked.append("\(kind) \(indexPath.item)")
            return collectionView.dequeueReusableSupplementaryView(
                ofKind: kind, withReuseIdentifier: "hour", for: indexPath)
        }
    }

    private func week(
        following: Bool = false
    ) -> (host: TestHost, view: UICollectionView, layout: WeekLayout, days: Days) {
        let host = TestHost(size: CGSize(width: 240, height: 300))
        let layout = WeekLayout()
        layout.followsScrolling = following
        let days = Days(layout)
        let view = UICollectionView(frame: host.window.bounds, collectionViewLayout: layout)
        view.register(UICollectionViewCell.self, forCellWithReuseIdentifier: "event")
        view.register(
            UICollectionReusableView.self, forSupplementaryViewOfKind: WeekLayout.hour, withReuseIdentifier: "hour")
        view.dataSource = days
        host.window.addSubview(view)
        host.settle()
        return (host, view, layout, days)
    }

    private func lines(_ view: UICollectionView) -> [CGFloat] {
        view.subviews.compactMap { $0 as? Line }.filter { !$0.isHidden && $0.zPosition < 0 }.map(\.frame.minY).sorted()
    }

    private func view(_ view: UICollectionView, showsLineInFront zPosition: CGFloat) -> Bool {
        view.subviews.contains { $0 is Line && !$0.isHidden && $0.zPosition == zPosition }
    }

    @Test("CV-237: sections lie wherever the layout says, beside each other too, and the content scrolls both ways")
    func bothWays() {
        let week = week()
        #expect(week.view.contentSize == CGSize(width: 440, height: 1200))
        #expect(week.view.indexPathsForVisibleItems == [[0, 0], [1, 0]])
        #expect(week.view.cellForItem(at: [1, 0])?.frame == CGRect(x: 140, y: 100, width: 100, height: 50))

        week.host.finger().drag(
            from: CGPoint(x: 220, y: 280), to: CGPoint(x: 20, y: 80), over: .milliseconds(400))
        week.host.advance(by: .seconds(3))
        #expect(week.view.contentOffset.x == 200 && week.view.contentOffset.y > 200)
        week.view.contentOffset = CGPoint(x: 200, y: 240)
        week.host.settle()
        #expect(week.view.indexPathsForVisibleItems == [[1, 1]])
        #expect(week.view.indexPathForItem(at: CGPoint(x: 150, y: 460)) == [1, 1])
        #expect(week.host.diagnostics == [])
    }

    @Test("CV-237: an hour that is higher moves everything, and the content stays where it is")
    func invalidated() {
        let week = week()
        week.view.contentOffset = CGPoint(x: 0, y: 60)
        week.layout.hourHeight = 80
        week.host.settle()
        #expect(week.view.contentSize.height == 24 * 80 && week.view.contentOffset == CGPoint(x: 0, y: 60))
        #expect(week.view.cellForItem(at: [1, 0])?.frame == CGRect(x: 140, y: 160, width: 100, height: 80))
    }

    @Test("CV-238: decorations lie where the layout says, as far in front as it says, for what shows alone")
    func decorations() throws {
        let week = week()
        #expect(lines(week.view) == [0, 50, 100, 150, 200, 250])
        let now = try #require(week.view.subviews.first { $0 is Line && $0.zPosition == 5 })
        #expect(now.frame == CGRect(x: 0, y: 75, width: 440, height: 2))
        week.host.finger().tap(at: CGPoint(x: 90, y: 76))
        #expect(week.view.indexPathsForSelectedItems == [[0, 0]])
        week.view.contentOffset.y = 620
        week.host.settle()
        #expect(lines(week.view) == [650, 700, 750, 800, 850, 900])
        #expect(!view(week.view, showsLineInFront: 5))
        #expect(week.host.diagnostics == [])
    }

    @Test("CV-239: other views are asked for by kind and path, which is none of an item, when they come into view")
    func others() {
        let week = week()
        #expect(week.days.asked == (0...5).map { "Hour \($0)" })
        #expect(week.view.supplementaryView(forElementKind: WeekLayout.hour, at: [0, 4])?.frame.minY == 200)
        #expect(week.view.visibleSupplementaryViews(ofKind: WeekLayout.hour).count == 6)
        week.days.asked = []
        week.view.contentOffset.y = 105
        week.host.settle()
        #expect(week.days.asked == (6...8).map { "Hour \($0)" })
        #expect(
            week.view.indexPathsForVisibleSupplementaryElements(ofKind: WeekLayout.hour) == (2...8).map { [0, $0] })
    }

    @Test("CV-239, UK-118: what follows the content, by what will show, is placed with each frame; contexts say what")
    func following() {
        let week = week(following: true)
        week.view.contentOffset.x = 70
        week.host.settle()
        #expect(
            week.view.visibleSupplementaryViews(ofKind: WeekLayout.hour).map(\.frame.minX)
                == .init(repeating: 70, count: 6))
        #expect(
            week.layout.contexts == [[WeekLayout.hour: [[0, 0], [0, 1]]], [WeekLayout.now: [[0, 0]]]])
    }

    @Test("CV-239: items that come and go leave views that are none of theirs what they are")
    func updates() {
        let week = week()
        let third = week.view.supplementaryView(forElementKind: WeekLayout.hour, at: [0, 3])
        week.days.asked = []
        week.layout.starts[0] = [1, 4]
        week.view.insertItems(at: [[0, 1]])
        week.host.advance(by: .seconds(1))
        #expect(week.view.cellForItem(at: [0, 1])?.frame.minY == 200)
        #expect(week.days.asked == [])
        #expect(third != nil && third === week.view.supplementaryView(forElementKind: WeekLayout.hour, at: [0, 3]))
    }

    @Test("CV-240: the layout says what shows after an animated change")
    func target() {
        let week = week()
        week.view.contentOffset.y = 60
        week.layout.aim = CGPoint(x: 0, y: 100)
        week.layout.starts[2] = [5]
        week.view.insertItems(at: [[2, 0]])
        week.host.advance(by: .seconds(1))
        #expect(week.layout.aims == [CGPoint(x: 0, y: 60)])
        #expect(week.view.contentOffset == CGPoint(x: 0, y: 100))
    }

    /// Lines of tiles with a plate behind each section: the decoration of a layout in lines.
    private final class PlateLayout: UICollectionViewFlowLayout {
        override func layoutAttributesForElements(in rect: CGRect) -> [UICollectionViewLayoutAttributes]? {
            let cells = super.layoutAttributesForElements(in: rect) ?? []
            let plate = UICollectionViewLayoutAttributes(forDecorationViewOfKind: "Plate", with: [0, 0])
            plate.frame = CGRect(x: 5, y: 5, width: 200, height: 90)
            plate.zIndex = -1
            return cells + [plate]
        }
    }

    @Test("CV-238: a layout in lines shows the decorations that its subclass adds")
    func plates() {
        let host = TestHost(size: CGSize(width: 240, height: 300))
        let layout = PlateLayout()
        layout.register(Line.self, forDecorationViewOfKind: "Plate")
        let own = WeekLayout()
        let days = Days(own)
        let view = UICollectionView(frame: host.window.bounds, collectionViewLayout: layout)
        view.register(UICollectionViewCell.self, forCellWithReuseIdentifier: "event")
        view.dataSource = days
        host.window.addSubview(view)
        host.settle()
        #expect(view.subviews.compactMap { $0 as? Line }.map(\.frame) == [CGRect(x: 5, y: 5, width: 200, height: 90)])
        #expect(view.visibleCells.count == 4)
    }
}
