import TactusTesting
import Testing
import UIKitNames

/// Layouts that say more than where things lie, and cells that read it, and say how large they would like to be.
@MainActor
@Suite("Habits: attributes of layouts")
struct AttributeHabitTests {
    let host = TestHost(size: CGSize(width: 320, height: 480))

    private final class FanAttributes: UICollectionViewLayoutAttributes {
        var anchorPoint = CGPoint(x: 0.5, y: 0.5)
        var number = 0

        override func copy() -> Any {
            let copy = super.copy()
            (copy as? FanAttributes)?.anchorPoint = anchorPoint
            (copy as? FanAttributes)?.number = number
            return copy
        }

        override func isEqual(_ object: Any?) -> Bool {
            guard let other = object as? FanAttributes else { return false }
            return number == other.number && anchorPoint == other.anchorPoint && super.isEqual(object)
        }
    }

    private final class FanLayout: UICollectionViewLayout {
        var first = 0
        override class var layoutAttributesClass: AnyClass { FanAttributes.self }
        override var collectionViewContentSize: CGSize { CGSize(width: 320, height: 1000) }

        override func layoutAttributesForItem(at indexPath: IndexPath) -> UICollectionViewLayoutAttributes? {
            let attributes = FanAttributes(forCellWith: indexPath)
            attributes.frame = CGRect(x: 60, y: 100 * CGFloat(indexPath.item), width: 200, height: 80)
            attributes.anchorPoint = CGPoint(x: 0.5, y: 1.5)
            attributes.number = first + indexPath.item
            return attributes
        }
    }

    private final class FanCell: UICollectionViewCell {
        static var log: [String] = []

        override func apply(_ layoutAttributes: UICollectionViewLayoutAttributes) {
            super.apply(layoutAttributes)
            guard let fan = layoutAttributes as? FanAttributes else { return }
            Self.log.append("\(fan.indexPath.item): \(fan.number) at \(Int(center.y))")
            layer.anchorPoint = fan.anchorPoint
            center.y += (fan.anchorPoint.y - 0.5) * bounds.height
        }
    }

    private final class Numbers: UICollectionViewDataSource {
        let count: Int
        init(_ count: Int) { self.count = count }

        func collectionView(_ collectionView: UICollectionView, numberOfItemsInSection section: Int) -> Int { count }

        func collectionView(
            _ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath
        ) -> UICollectionViewCell {
            collectionView.dequeueReusableCell(withReuseIdentifier: "cell", for: indexPath)
        }
    }

    private func collection(
        _ layout: UICollectionViewLayout, _ cell: UICollectionViewCell.Type, _ source: Numbers
    ) -> UICollectionView {
        let view = UICollectionView(frame: host.window.bounds, collectionViewLayout: layout)
        view.register(cell, forCellWithReuseIdentifier: "cell")
        view.dataSource = source
        host.window.addSubview(view)
        host.advance(by: .milliseconds(100))
        return view
    }

    @Test(
        "UK-28: CV-108: cells are told what their layout says besides, once they are placed, and when it is otherwise")
    func applied() {
        FanCell.log = []
        let (layout, numbers) = (FanLayout(), Numbers(10))
        let view = collection(layout, FanCell.self, numbers)
        #expect(FanCell.log == (0..<5).map { "\($0): \($0) at \(100 * $0 + 40)" })
        // The anchor is moved, and the middle along with it: the cell is where the layout has it.
        let frames = (0..<5).map { view.cellForItem(at: IndexPath(item: $0, section: 0))?.frame }
        #expect(frames == (0..<5).map { CGRect(x: 60, y: 100 * CGFloat($0), width: 200, height: 80) })
        FanCell.log = []
        view.contentOffset.y = 110
        host.settle()
        #expect(Set(FanCell.log) == ["5: 5 at 540"])
        FanCell.log = []
        layout.first = 20
        layout.invalidateLayout()
        host.settle()
        #expect(FanCell.log.contains("3: 23 at 340") && FanCell.log.contains("5: 25 at 540"))
    }

    private final class Parallax: UICollectionViewLayoutAttributes {
        var offset: CGFloat = 0
        override func copy() -> Any {
            let copy = super.copy()
            (copy as? Parallax)?.offset = offset
            return copy
        }
        override func isEqual(_ object: Any?) -> Bool {
            (object as? Parallax)?.offset == offset && super.isEqual(object)
        }
    }

    private final class ParallaxLayout: UICollectionViewFlowLayout {
        override class var layoutAttributesClass: AnyClass { Parallax.self }
        override func shouldInvalidateLayout(forBoundsChange newBounds: CGRect) -> Bool { true }
        override func layoutAttributesForElements(in rect: CGRect) -> [UICollectionViewLayoutAttributes]? {
            let all = super.layoutAttributesForElements(in: rect)
            for case let attributes as Parallax in all ?? [] {
                attributes.offset = attributes.frame.minY - (collectionView?.contentOffset.y ?? 0)
            }
            return all
        }
    }

    private final class ParallaxCell: UICollectionViewCell {
        var offset: CGFloat?
        override func apply(_ layoutAttributes: UICollectionViewLayoutAttributes) {
            super.apply(layoutAttributes)
            offset = (layoutAttributes as? Parallax)?.offset
        }
    }

    @Test("UK-28: a flow layout makes attributes of the class that it names, which follow what shows")
    func followed() {
        let (layout, numbers) = (ParallaxLayout(), Numbers(30))
        layout.itemSize = CGSize(width: 320, height: 100)
        layout.minimumLineSpacing = 0
        let view = collection(layout, ParallaxCell.self, numbers)
        func offsets() -> [CGFloat?] { view.visibleCells.prefix(3).map { ($0 as? ParallaxCell)?.offset } }
        #expect(offsets() == [0, 100, 200])
        view.contentOffset.y = 30
        host.settle()
        #expect(offsets() == [-30, 70, 170])
    }

    private final class TallCell: UICollectionViewCell {
        override func preferredLayoutAttributesFitting(
            _ layoutAttributes: UICollectionViewLayoutAttributes
        ) -> UICollectionViewLayoutAttributes {
            let attributes = super.preferredLayoutAttributesFitting(layoutAttributes)
            attributes.frame.size.height = 70 + CGFloat(layoutAttributes.indexPath.item)
            if layoutAttributes.estimatesWidth { attributes.frame.size.width = 90 }
            return attributes
        }
    }

    @Test("UK-29: CV-109: a cell says by attributes how large it would like to be, of what is estimated")
    func preferred() {
        let numbers = Numbers(4)
        let size = NSCollectionLayoutSize(widthDimension: .fractionalWidth(1), heightDimension: .estimated(50))
        let group = NSCollectionLayoutGroup.vertical(
            layoutSize: size, subitems: [NSCollectionLayoutItem(layoutSize: size)])
        let list = collection(
            UICollectionViewCompositionalLayout(section: NSCollectionLayoutSection(group: group)), TallCell.self,
            numbers)
        func sizes(_ view: UICollectionView) -> [CGSize] { view.visibleCells.map(\.bounds.size) }
        #expect(sizes(list) == (0..<4).map { CGSize(width: 320, height: 70 + CGFloat($0)) })
        list.removeFromSuperview()
        let flow = UICollectionViewFlowLayout()
        flow.estimatedItemSize = CGSize(width: 40, height: 40)
        let tiles = collection(flow, TallCell.self, numbers)
        #expect(sizes(tiles) == (0..<4).map { CGSize(width: 90, height: 70 + CGFloat($0)) })
    }

    @Test("UK-30: CV-111: a group may have its items where the program says, repeated for all items")
    func customGroups() {
        let numbers = Numbers(5)
        var asked: [CGSize] = []
        let size = NSCollectionLayoutSize(widthDimension: .fractionalWidth(1), heightDimension: .absolute(120))
        let group = NSCollectionLayoutGroup.custom(layoutSize: size) { environment in
            asked.append(environment.container.contentSize)
            let width = environment.container.contentSize.width
            return [
                NSCollectionLayoutGroupCustomItem(frame: CGRect(x: 0, y: 0, width: width / 2, height: 120)),
                NSCollectionLayoutGroupCustomItem(frame: CGRect(x: width / 2, y: 60, width: 50, height: 60)),
            ]
        }
        let section = NSCollectionLayoutSection(group: group)
        section.interGroupSpacing = 10
        let view = collection(
            UICollectionViewCompositionalLayout(section: section), UICollectionViewCell.self, numbers)
        #expect(asked.last == CGSize(width: 320, height: 120))
        #expect(
            view.visibleCells.map(\.frame) == [
                CGRect(x: 0, y: 0, width: 160, height: 120), CGRect(x: 160, y: 60, width: 50, height: 60),
                CGRect(x: 0, y: 130, width: 160, height: 120), CGRect(x: 160, y: 190, width: 50, height: 60),
                CGRect(x: 0, y: 260, width: 160, height: 120),
            ])
        #expect(view.contentSize.height == 380)
    }
}
