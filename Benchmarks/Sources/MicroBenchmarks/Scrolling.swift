import Tactus

/// What a frame costs in which a list of text has scrolled on, as while it glides.
enum Scrolling {
    /// How many pixels are painted.
    static func counts() throws -> [Figure] {
        let list = try FlungList(rows: 10_000)
        let before = list.paintedPixels
        for _ in 0..<100 { list.scrollOn() }
        return [
            Figure(
                name: "pixels painted when a list of 10,000 rows scrolls by 7",
                value: Double(list.paintedPixels - before) / 100, unit: "", limit: Limits.pixelsPerScroll)
        ]
    }

    /// How long it takes, among how many rows ever.
    static func times() throws -> [Figure] {
        let few = try FlungList(rows: 1000)
        let many = try FlungList(rows: 10_000)
        let million = try FlungList(rows: 1_000_000)
        let (timeOfFew, timeOfMany) = Measuring.microseconds(calls: 200) { _ in
            few.scrollOn()
        } and: { _ in
            many.scrollOn()
        }
        let (jumpOfFew, jumpOfMillion) = Measuring.microseconds(calls: 100) {
            few.jump(to: $0)
        } and: {
            million.jump(to: $0)
        }
        let bitmap = try Bitmap(size: PixelSize(width: 800, height: 600))
        let whole = PixelRect(bitmap.size)
        let timeOfCopy = Measuring.microseconds(calls: 200) { _ in bitmap.scroll(whole, dx: 0, dy: -7) }
        return [
            Figure(name: "a frame in which 10,000 rows scroll by 7", value: timeOfMany, unit: "µs", limit: nil),
            Figure(
                name: "the same against 1,000 rows, times as long", value: timeOfMany / timeOfFew, unit: "",
                limit: Limits.timeOfScrollAmongMany),
            Figure(
                name: "the same against moving its pixels alone, times as long", value: timeOfMany / timeOfCopy,
                unit: "", limit: Limits.timeOfScrollAgainstCopy),
            Figure(name: "a jump in a million rows", value: jumpOfMillion, unit: "µs", limit: nil),
            Figure(
                name: "the same against 1,000 rows, times as long", value: jumpOfMillion / jumpOfFew, unit: "",
                limit: Limits.timeOfJumpAmongMillion),
        ]
    }
}

/// A window full of rows of text.
private final class FlungList: ListViewDataSource {
    private let platform: BenchPlatform
    private let application: Application
    private let list = ListView(frame: Rect(x: 0, y: 0, width: 800, height: 600))
    private let count: Int

    init(rows: Int) throws {
        count = rows
        platform = BenchPlatform(bitmap: try Bitmap(size: PixelSize(width: 800, height: 600)))
        application = Application(platform: platform)
        application.launch()
        let window = Window(title: "Bench", size: Size(width: 800, height: 600))
        list.backgroundColor = .white
        list.rowHeight = 40
        list.register(forIdentifier: "row") { TextRow() }
        list.dataSource = self
        window.addSubview(list)
        application.open(window)
        platform.takeTurn()
    }

    var paintedPixels: Int { platform.paintedPixels }

    func numberOfRows(in listView: ListView) -> Int { count }

    func listView(_ listView: ListView, rowAt index: Int) -> ListRow {
        let row = listView.dequeueReusableRow(withIdentifier: "row", as: TextRow.self)
        row.title.text = "Row \(index): the quick brown fox jumps over the lazy dog"
        return row
    }

    /// Scrolls on by 7 points; from the beginning again at the end.
    func scrollOn() {
        let y = list.contentOffset.y + 7
        list.contentOffset.y = y + 600 > list.contentSize.height ? 0 : y
        platform.takeTurn()
    }

    func jump(to step: Int) {
        list.contentOffset.y = Double(step % 2) * (list.contentSize.height - 600)
        platform.takeTurn()
    }
}

private final class TextRow: ListRow {
    let title = Label()

    override init(frame: Rect = .zero) {
        super.init(frame: frame)
        addSubview(title)
    }

    override func layoutSubviews() { title.frame = bounds }
}
