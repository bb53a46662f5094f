import TactusTesting
import Testing
import UIKitNames

/// What cells do to the labels and pictures inside while they are highlighted or selected.
@MainActor
@Suite("Habits: highlighted content")
struct HighlightHabitTests {
    let host = TestHost(size: CGSize(width: 320, height: 200))

    private final class Rows: UITableViewDataSource {
        var style = UITableViewCell.SelectionStyle.default

        func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { 2 }

        func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
            let cell = tableView.dequeueReusableCell(withIdentifier: "c", for: indexPath)
            cell.selectionStyle = style
            let holder = UIView(frame: CGRect(x: 0, y: 0, width: 200, height: 44))
            let label = UILabel(frame: CGRect(x: 10, y: 0, width: 100, height: 44))
            (label.text, label.textColor, label.highlightedTextColor) = ("████", .black, .red)
            let button = UIButton(frame: CGRect(x: 110, y: 0, width: 60, height: 44))
            button.setTitle("b", for: .normal)
            holder.addSubview(label)
            cell.contentView.addSubview(holder)
            cell.contentView.addSubview(button)
            cell.contentView.addSubview(UIImageView(frame: CGRect(x: 180, y: 0, width: 20, height: 20)))
            return cell
        }
    }

    private func table(_ rows: Rows) -> UITableView {
        let table = UITableView(frame: host.window.bounds)
        table.register(UITableViewCell.self, forCellReuseIdentifier: "c")
        table.rowHeight = 44
        table.dataSource = rows
        host.window.addSubview(table)
        host.settle()
        return table
    }

    private func label(_ table: UITableView, row: Int) throws -> UILabel {
        let cell = try #require(table.cellForRow(at: IndexPath(row: row, section: 0)))
        return try #require(cell.contentView.subviews.first?.subviews.first as? UILabel)
    }

    /// The colour in the middle of the label's letters, as it is on the screen.
    private func shown(_ label: UILabel) -> UIColor {
        host.settle()
        let middle = label.convert(CGPoint(x: 8, y: 22), to: nil)
        return host.picture.color(at: PixelPoint(x: Int(middle.x), y: Int(middle.y)))
    }

    @Test("TX-105: a highlighted label has its other colour, but for what has a colour of its own")
    func colors() {
        let label = UILabel(frame: CGRect(x: 0, y: 0, width: 200, height: 44))
        (label.text, label.textColor) = ("████", .black)
        host.window.addSubview(label)
        label.isHighlighted = true
        #expect(shown(label) == .black)
        label.highlightedTextColor = .red
        #expect(shown(label) == .red)
        label.isHighlighted = false
        #expect(shown(label) == .black)
        label.isHighlighted = true
        label.attributedText = NSAttributedString(string: "████", attributes: [.foregroundColor: UIColor.green])
        #expect(shown(label) == .green)
    }

    @Test("CV-216: labels and pictures in a row are highlighted while a finger is on it, and while it is selected")
    func rows() throws {
        let rows = Rows()
        let table = table(rows)
        let label = try label(table, row: 0)
        let picture = try #require(table.visibleCells.first?.contentView.subviews.last as? UIImageView)
        let button = try #require(table.visibleCells.first?.contentView.subviews.dropFirst().first as? UIButton)
        let finger = host.finger()
        finger.down(at: CGPoint(x: 300, y: 20))
        host.advance(by: .seconds(1))
        #expect(label.isHighlighted && picture.isHighlighted && !button.isHighlighted)
        #expect(button.titleLabel?.isHighlighted == false && shown(label) == .red)
        finger.up()
        #expect(label.isHighlighted && shown(label) == .red)
        try #expect(!self.label(table, row: 1).isHighlighted)
        table.deselectRow(at: IndexPath(row: 0, section: 0), animated: false)
        #expect(!label.isHighlighted && !picture.isHighlighted && shown(label) == .black)
    }

    @Test("CV-216: a row that shows no selection highlights nothing inside")
    func unshown() throws {
        let rows = Rows()
        rows.style = .none
        let table = table(rows)
        host.finger().tap(at: CGPoint(x: 300, y: 20))
        #expect(table.indexPathForSelectedRow == IndexPath(row: 0, section: 0))
        try #expect(!label(table, row: 0).isHighlighted)
    }

    @Test("CV-216: so do the cells of a collection, and a cell for another item begins anew")
    func items() throws {
        final class Cell: UICollectionViewCell {}
        let cell = Cell(frame: CGRect(x: 0, y: 0, width: 100, height: 44))
        let label = UILabel(frame: cell.bounds)
        cell.contentView.addSubview(label)
        cell.isHighlighted = true
        #expect(label.isHighlighted)
        cell.isSelected = true
        cell.isHighlighted = false
        #expect(label.isHighlighted)
        cell.isSelected = false
        #expect(!label.isHighlighted)
    }

    @Test("TX-106: what is typed next in a field looks as typingAttributes say, which there are while it is edited")
    func typing() throws {
        let field = UITextField(frame: CGRect(x: 0, y: 0, width: 200, height: 44))
        host.window.addSubview(field)
        field.text = "a"
        #expect(field.typingAttributes == nil)
        field.typingAttributes = [.foregroundColor: UIColor.red]
        host.finger().tap(at: CGPoint(x: 150, y: 22))
        host.settle()
        #expect(field.typingAttributes?[.foregroundColor] == nil)
        field.typingAttributes = [.foregroundColor: UIColor.red]
        #expect(field.typingAttributes?[.foregroundColor] as? UIColor == .red)
        host.keyboard.type("b")
        let text = try #require(field.attributedText)
        #expect(text.string == "ab")
        #expect(text.attribute(.foregroundColor, at: 0, effectiveRange: nil) == nil)
        #expect(text.attribute(.foregroundColor, at: 1, effectiveRange: nil) as? UIColor == .red)
    }
}
