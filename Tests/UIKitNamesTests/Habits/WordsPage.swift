import TactusTesting
import UIKitNames

/// A table of words that notes what it is asked and told.
final class WordsPage: UIViewController, UITableViewDataSource, UITableViewDelegate {
    var words: [[String]]
    var log: [String] = []
    var isMovable = false
    var isEditable = false
    var refuses: IndexPath?
    var color: UIColor?
    let table: UITableView

    init(_ words: [[String]], style: UITableView.Style = .plain) {
        self.words = words
        table = UITableView(frame: .zero, style: style)
        super.init()
    }

    override func viewDidLoad() {
        super.viewDidLoad()
        table.register(UITableViewCell.self, forCellReuseIdentifier: "word")
        table.dataSource = self
        table.delegate = self
        view.addSubview(table)
    }

    override func viewDidLayoutSubviews() { table.frame = view.bounds }

    func take() -> [String] {
        defer { log = [] }
        return log
    }

    func numberOfSections(in tableView: UITableView) -> Int { words.count }
    func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { words[section].count }
    func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
        let cell = tableView.dequeueReusableCell(withIdentifier: "word", for: indexPath)
        cell.textLabel?.text = words[indexPath.section][indexPath.row]
        if let color { cell.backgroundColor = color }
        return cell
    }
    func tableView(_ tableView: UITableView, titleForHeaderInSection section: Int) -> String? {
        words.count > 1 ? "Section \(section)" : nil
    }
    func tableView(_ tableView: UITableView, canEditRowAt indexPath: IndexPath) -> Bool { isEditable }
    func tableView(_ tableView: UITableView, canMoveRowAt indexPath: IndexPath) -> Bool { isMovable }
    func tableView(
        _ tableView: UITableView, commit editingStyle: UITableViewCell.EditingStyle, forRowAt indexPath: IndexPath
    ) {
        log.append("commit \(editingStyle) \(indexPath)")
        words[indexPath.section].remove(at: indexPath.row)
        tableView.deleteRows(at: [indexPath], with: .automatic)
    }
    func tableView(_ tableView: UITableView, moveRowAt source: IndexPath, to destination: IndexPath) {
        log.append("move \(source) to \(destination)")
        let word = words[source.section].remove(at: source.row)
        words[destination.section].insert(word, at: destination.row)
    }
    func tableView(_ tableView: UITableView, willSelectRowAt indexPath: IndexPath) -> IndexPath? {
        log.append("will select \(indexPath)")
        return indexPath == refuses ? nil : indexPath
    }
    func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {
        log.append("select \(indexPath)")
    }
    func tableView(_ tableView: UITableView, willDeselectRowAt indexPath: IndexPath) -> IndexPath? {
        log.append("will deselect \(indexPath)")
        return indexPath
    }
    func tableView(_ tableView: UITableView, didDeselectRowAt indexPath: IndexPath) {
        log.append("deselect \(indexPath)")
    }
    func tableView(_ tableView: UITableView, didHighlightRowAt indexPath: IndexPath) {
        log.append("highlight \(indexPath)")
    }
    func tableView(_ tableView: UITableView, didUnhighlightRowAt indexPath: IndexPath) {
        log.append("unhighlight \(indexPath)")
    }
    func scrollViewDidScroll(_ scrollView: UIScrollView) {
        if log.last != "scroll" { log.append("scroll") }
    }

    var shown: [String] { table.visibleCells.compactMap { $0.textLabel?.text } }
}

extension TestHost {
    func show(_ words: [[String]], style: UITableView.Style = .plain) -> WordsPage {
        let page = WordsPage(words, style: style)
        window.rootViewController = page
        settle()
        return page
    }

    func middle(_ page: WordsPage, _ row: Int, _ section: Int = 0) -> CGPoint {
        let rect = page.table.rectForRow(at: IndexPath(row: row, section: section))
        return page.table.convert(rect.center, to: nil)
    }

    func tap(_ point: CGPoint) {
        finger().tap(at: point)
        advance(by: .seconds(1))
    }
}
