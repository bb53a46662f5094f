import Glibc
import Tactus

/// What a snapshot costs in which a thousand of a hundred thousand items are others, and a frame of a grid.
enum Lists {
    /// How many cells are made or configured for that, and how much is painted when a grid scrolls.
    static func counts() async throws -> [Figure] {
        let library = try Library(.list(.plain))
        let before = library.configured
        await library.change()
        let grid = try Library(.grid(columns: 8))
        let painted = grid.platform.paintedPixels
        for _ in 0..<100 { grid.scrollOn() }
        return [
            Figure(
                name: "cells configured when 1,000 of 100,000 items change",
                value: Double(library.configured - before), unit: "", limit: Limits.cellsPerChange),
            Figure(
                name: "pixels painted when a grid scrolls by 7",
                value: Double(grid.platform.paintedPixels - painted) / 100,
                unit: "", limit: nil),
        ]
    }

    /// How long the main thread is busy with it.
    static func times() async throws -> [Figure] {
        let library = try Library(.list(.plain))
        var least = Double.infinity
        for _ in 0..<15 { least = min(least, await library.change()) }
        let scroll = Measuring.microseconds(calls: 200) { _ in library.scrollOn() }
        return [
            Figure(
                name: "the main thread, when 1,000 of 100,000 items change", value: least, unit: "ms",
                limit: Limits.changeOf1000Items),
            Figure(name: "a frame in which its rows scroll by 7", value: scroll, unit: "µs", limit: nil),
        ]
    }
}

/// A window full of rows, or tiles, of a hundred thousand.
private final class Library {
    let platform: BenchPlatform
    private let application: Application
    private let collection: CollectionView
    private let source: ListSource<Int, Int>
    private var next = 100_000
    private(set) var configured = 0

    init(_ layout: CollectionLayout) throws {
        platform = BenchPlatform(bitmap: try Bitmap(size: PixelSize(width: 800, height: 600)))
        application = Application(platform: platform)
        application.launch()
        collection = CollectionView(frame: Rect(x: 0, y: 0, width: 800, height: 600), layout: layout)
        collection.backgroundColor = .white
        weak var weakSelf: Library?
        let cell = CollectionView.CellRegistration<CollectionListCell, Int> { cell, _, item in
            weakSelf?.configured += 1
            cell.contentConfiguration = ListContentConfiguration(text: "Item \(item)")
        }
        source = ListSource(collectionView: collection) { collection, path, item in
            collection.dequeueConfiguredReusableCell(using: cell, for: path, item: item)
        }
        let window = Window(title: "Bench", size: Size(width: 800, height: 600))
        window.addSubview(collection)
        application.open(window)
        weakSelf = self
        var snapshot = Snapshot<Int, Int>()
        for section in 0..<100 {
            snapshot.appendSections([section])
            snapshot.appendItems(Array(section * 1000..<section * 1000 + 1000))
        }
        source.apply(snapshot, animatingDifferences: false)
        platform.takeTurn()
    }

    /// Of a thousand items a third go, a third come, and a third go elsewhere.
    ///
    /// - Returns: For how many milliseconds the main thread was busy with showing that.
    @discardableResult
    func change() async -> Double {
        var snapshot = source.snapshot()
        let items = snapshot.itemIdentifiers
        for step in 0..<333 {
            let item = items[step * 300]
            snapshot.insertItems([next], beforeItem: item)
            next += 1
            snapshot.deleteItems([items[step * 300 + 100]])
            snapshot.moveItem(item, afterItem: items[step * 300 + 200])
        }
        let start = Self.threadTime()
        var isShown = false
        // Compared on another thread; shown with the turn that comes after it.
        source.apply(snapshot, animatingDifferences: false) { isShown = true }
        while !isShown {
            try? await Task.sleep(for: .milliseconds(1))
            platform.takeTurn()
        }
        return Self.threadTime() - start
    }

    /// Scrolls on by 7 points; from the beginning again at the end.
    func scrollOn() {
        let y = collection.contentOffset.y + 7
        collection.contentOffset.y = y + 600 > collection.contentSize.height ? 0 : y
        platform.takeTurn()
    }

    /// The CPU time that this thread has used, in milliseconds.
    private static func threadTime() -> Double {
        var time = timespec()
        clock_gettime(CLOCK_THREAD_CPUTIME_ID, &time)
        return Double(time.tv_sec) * 1000 + Double(time.tv_nsec) / 1_000_000
    }
}
