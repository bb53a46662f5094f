import Tactus

/// Ten thousand rows of text, to be flung.
final class ListPage: RowsView, RowsViewDataSource {
    init() {
        super.init(frame: .zero)
        backgroundColor = .white
        rowHeight = 40
        register(forIdentifier: "row") { TextRow() }
        dataSource = self
    }

    func numberOfRows(in rowsView: RowsView) -> Int { 10_000 }

    func rowsView(_ rowsView: RowsView, rowAt index: Int) -> RowView {
        let row = rowsView.dequeueReusableRow(withIdentifier: "row", as: TextRow.self)
        let digits = String(index)
        let number = String(repeating: "0", count: 5 - digits.count) + digits
        row.title.text = "Row \(number): the quick brown fox jumps over the lazy dog"
        return row
    }
}

/// A line of text in the middle of a row.
private final class TextRow: RowView {
    let title = Label()

    override init(frame: Rect = .zero) {
        super.init(frame: frame)
        title.font = Font(family: "DejaVu Sans", size: 14)
        addSubview(title)
    }

    override func layoutSubviews() { title.frame = bounds.insetBy(dx: 12, dy: 0) }
}
