import TactusTesting
import Testing
import UIKitNames

/// A layout that keeps what has not changed, and a heading that stays.
private final class LadderLayout: UICollectionViewLayout {
    final class Context: UICollectionViewLayoutInvalidationContext { var isShift = false }

    override class var invalidationContextClass: AnyClass { Context.self }
    var log: [String] = []
    private var frames: [CGRect] = []

    override func prepare() {
        super.prepare()
        guard frames.isEmpty, let collectionView else { return }
        frames = (0..<collectionView.numberOfItems(inSection: 0)).map {
            CGRect(x: 0, y: Double($0) * 50, width: collectionView.bounds.width, height: 50)
        }
        log.append("prepare \(frames.count)")
    }
    override func invalidateLayout(with context: UICollectionViewLayoutInvalidationContext) {
        let isShift = (context as? Context)?.isShift ?? false
        if !isShift { frames = [] }
        let counts = context.invalidateDataSourceCounts ? " counts" : ""
        let line = "invalidate\(context.invalidateEverything ? " all" : "")\(counts)\(isShift ? " shift" : "")"
        if log.last != line { log.append(line) }
        super.invalidateLayout(with: context)
    }
    override func invalidationContext(forBoundsChange newBounds: CGRect) -> UICollectionViewLayoutInvalidationContext {
        let context = super.invalidationContext(forBoundsChange: newBounds)
        (context as? Context)?.isShift = true
        return context
    }
    override func shouldInvalidateLayout(forBoundsChange newBounds: CGRect) -> Bool { true }
    override var collectionViewContentSize: CGSize {
        CGSize(width: collectionView?.bounds.width ?? 0, height: Double(frames.count) * 50)
    }
    override func layoutAttributesForElements(in rect: CGRect) -> [UICollectionViewLayoutAttributes]? {
        frames.indices.compactMap { layoutAttributesForItem(at: IndexPath(item: $0, section: 0)) }
            .filter { $0.frame.intersects(rect) }
    }
    override func layoutAttributesForItem(at indexPath: IndexPath) -> UICollectionViewLayoutAttributes? {
        guard frames.indices.contains(indexPath.item) else { return nil }
        let attributes = UICollectionViewLayoutAttributes(forCellWith: indexPath)
        attributes.frame = frames[indexPath.item]
        if indexPath.item == 0 {
            attributes.frame.origin.y = max(collectionView?.contentOffset.y ?? 0, 0)
            attributes.zIndex = 10
        }
        return attributes
    }
}

private final class LadderController: UICollectionViewController {
    var count = 40
    override func viewDidLoad() {
        super.viewDidLoad()
        collectionView.register(UICollectionViewCell.self, forCellWithReuseIdentifier: "rung")
    }
    override func collectionView(_ collectionView: UICollectionView, numberOfItemsInSection section: Int) -> Int {
        count
    }
    override func collectionView(
        _ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath
    ) -> UICollectionViewCell { collectionView.dequeueReusableCell(withReuseIdentifier: "rung", for: indexPath) }
}

/// What programs written for UIKit take for granted of layouts that are told why they lay out anew.
@MainActor
@Suite("Habits: layouts laid out anew")
struct InvalidationHabitTests {
    let host = TestHost(size: CGSize(width: 320, height: 400))

    @Test("UK-50: a layout is told whether everything has changed, how many items there are, or what shows of it")
    func contexts() {
        let layout = LadderLayout()
        let page = LadderController(collectionViewLayout: layout)
        host.window.rootViewController = page
        host.settle()
        #expect(layout.log.contains("prepare 40"))
        layout.log = []
        page.collectionView.setContentOffset(CGPoint(x: 0, y: 300), animated: false)
        host.settle()
        #expect(layout.log == ["invalidate shift"])
        let first = page.collectionView.cellForItem(at: IndexPath(item: 0, section: 0))
        #expect(first?.frame.minY == 300)
        layout.log = []
        page.count = 41
        page.collectionView.reloadData()
        host.settle()
        #expect(layout.log.contains { $0.hasPrefix("invalidate all") } && layout.log.contains("prepare 41"))
        layout.log = []
        let context = UICollectionViewLayoutInvalidationContext()
        context.invalidateItems(at: [IndexPath(item: 3, section: 0)])
        context.contentOffsetAdjustment = CGPoint(x: 0, y: -100)
        layout.invalidateLayout(with: context)
        host.settle()
        #expect(context.invalidatedItemIndexPaths == [IndexPath(item: 3, section: 0)])
        #expect(page.collectionView.contentOffset.y == 200 && layout.log.prefix(2) == ["invalidate", "prepare 41"])
        let own: AnyClass = UICollectionViewFlowLayout.invalidationContextClass
        #expect(own is UICollectionViewFlowLayoutInvalidationContext.Type)
    }
}
