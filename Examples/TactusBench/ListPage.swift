import Tactus

/// Ten thousand rows of text, to be flung.
final class ListPage: ListView, ListViewDataSource {
    init() {
        super.init(frame: .zero)
        backgroundColor = .white
        rowHeight = 40
        register(forIdentifier: "row") { TextRow() }
        dataSource = self
    }

    func numberOfRows(in listView: ListView) -> Int { 10_000 }

    func listView(_ listView: ListView, rowAt index: Int) -> ListRow {
        let row = listView.dequeueReusableRow(withIdentifier: "row", as: TextRow.self)
        let digits = String(index)
        let number = String(repeating: "0", count: 5 - digits.count) + digits
        row.title.text = "Row \(number): the quick brown fox jumps over the lazy dog"
        return row
    }
}

/// A line of text in the middle of a row.
private final class TextRow: ListRow {
    let title = Label()

    override init(frame: Rect = .zero) {
        super.init(frame: frame)
        title.font = Font(family: "DejaVu Sans", size: 14)
        addSubview(title)
    }

    override func layoutSubviews() { title.frame = bounds.insetBy(dx: 12, dy: 0) }
}
