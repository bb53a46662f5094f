// swift-format-ignore-file
import UIKitNames
import struct Foundation.Date
import struct Foundation.Locale
import struct Foundation.TimeZone
import struct Foundation.UUID
import class Foundation.DateFormatter
import class Foundation.NSObject
import protocol Foundation.LocalizedError

// A ledger: entries with dates from Foundation, sums in texts with attributes, and a form of constraints.

struct Entry: Equatable {
    let id: UUID
    let title: String
    let cents: Int
    let date: Date

    init(title: String, cents: Int, date: Date) {
        self.id = UUID()
        self.title = title
        self.cents = cents
        self.date = date
    }
}

enum LedgerError: LocalizedError {
    case empty

    var errorDescription: String? {
        return "There is nothing to add."
    }
}

final class Ledger: NSObject {
    private(set) var entries: [Entry] = []

    func add(_ title: String, cents: Int, date: Date) throws {
        let title = title.trimmingCharacters(in: .whitespaces)
        guard !title.isEmpty else { throw LedgerError.empty }
        entries.append(Entry(title: title, cents: cents, date: date))
    }

    var total: Int { return entries.map { $0.cents }.reduce(0, +) }

    static func text(of cents: Int) -> String {
        return String(format: "%d.%02d", cents / 100, abs(cents % 100))
    }
}

final class EntryView: UIView {
    private let symbol = UIImageView()
    private let title = UILabel()
    private let sum = UILabel()

    init(entry: Entry) {
        super.init(frame: .zero)
        let configuration = UIImage.SymbolConfiguration(pointSize: 15, weight: .semibold)
        symbol.image = UIImage(
            systemName: entry.cents < 0 ? "arrow.up.circle" : "arrow.down.circle.fill", withConfiguration: configuration)
        symbol.tintColor = entry.cents < 0 ? .systemRed : .systemGreen
        title.attributedText = EntryView.title(of: entry)
        sum.text = Ledger.text(of: entry.cents)
        sum.font = UIFont(
            descriptor: UIFont.preferredFont(forTextStyle: .body).fontDescriptor.withSymbolicTraits(.traitBold)
                ?? UIFont.preferredFont(forTextStyle: .body).fontDescriptor, size: 0)
        for child in [symbol, title, sum] as [UIView] {
            child.translatesAutoresizingMaskIntoConstraints = false
            addSubview(child)
        }
        title.setContentCompressionResistancePriority(.defaultLow, for: .horizontal)
        title.lineBreakMode = .byTruncatingTail
        let views = ["symbol": symbol, "title": title, "sum": sum] as [String: Any]
        let row = NSLayoutConstraint.constraints(
            withVisualFormat: "H:|-[symbol(24)]-[title]-(>=8)-[sum]-|", options: .alignAllCenterY, metrics: nil,
            views: views)
        let column = NSLayoutConstraint.constraints(
            withVisualFormat: "V:|-6-[title(>=24)]-6-|", options: [], metrics: nil, views: views)
        NSLayoutConstraint.activate(row + column)
        NSLayoutConstraint(
            item: symbol, attribute: .height, relatedBy: .equal, toItem: symbol, attribute: .width, multiplier: 1,
            constant: 0
        ).isActive = true
    }


    static func title(of entry: Entry) -> NSAttributedString {
        let formatter = DateFormatter()
        formatter.locale = Locale(identifier: "en_US_POSIX")
        formatter.timeZone = TimeZone(secondsFromGMT: 0)
        formatter.dateFormat = "yyyy-MM-dd"
        let date = formatter.string(from: entry.date)
        let text = NSMutableAttributedString(string: "\(entry.title)  \(date)")
        let place = (text.string as NSString).range(of: date)
        text.addAttributes(
            [.font: UIFont.systemFont(ofSize: 12), .foregroundColor: UIColor.secondaryLabel], range: place)
        if entry.cents < 0 {
            text.addAttribute(
                .strikethroughStyle, value: NSUnderlineStyle.single.rawValue,
                range: NSRange(location: 0, length: (entry.title as NSString).length))
        }
        return text
    }
}

final class LedgerViewController: UIViewController {
    let ledger = Ledger()
    let stack = UIStackView()
    let totalLabel = UILabel()
    let kind = UISegmentedControl(items: ["In", "Out"])
    let addButton = UIButton(configuration: .borderedProminent(), primaryAction: nil)
    private(set) var lastError: String?
    private let day = Date(timeIntervalSince1970: 86_400 * 365)

    override func viewDidLoad() {
        super.viewDidLoad()
        view.backgroundColor = .systemBackground
        stack.axis = .vertical
        stack.spacing = 4
        kind.insertSegment(withTitle: "Loan", at: 2, animated: false)
        kind.selectedSegmentIndex = 0
        addButton.setTitle("Add", for: .normal)
        addButton.setImage(UIImage(systemName: "plus.circle"), for: .normal)
        addButton.addTarget(self, action: LedgerViewController.add, for: .touchUpInside)
        totalLabel.textAlignment = .right
        for child in [kind, addButton, totalLabel, stack] as [UIView] {
            child.translatesAutoresizingMaskIntoConstraints = false
            view.addSubview(child)
        }
        let guide = view.safeAreaLayoutGuide
        NSLayoutConstraint.activate([
            kind.topAnchor.constraint(equalTo: guide.topAnchor, constant: 12),
            kind.leadingAnchor.constraint(equalToSystemSpacingAfter: guide.leadingAnchor, multiplier: 2),
            addButton.centerYAnchor.constraint(equalTo: kind.centerYAnchor),
            guide.trailingAnchor.constraint(equalToSystemSpacingAfter: addButton.trailingAnchor, multiplier: 2),
            stack.topAnchor.constraint(equalTo: kind.bottomAnchor, constant: 12),
            stack.leadingAnchor.constraint(equalTo: guide.leadingAnchor),
            stack.trailingAnchor.constraint(equalTo: guide.trailingAnchor),
            totalLabel.topAnchor.constraint(equalTo: stack.bottomAnchor, constant: 8),
            totalLabel.leadingAnchor.constraint(equalTo: guide.leadingAnchor, constant: 16),
            totalLabel.trailingAnchor.constraint(equalTo: guide.trailingAnchor, constant: -16),
        ])
        show()
    }

    func add() {
        let sign = kind.selectedSegmentIndex == 0 ? 1 : -1
        enter("Item \(ledger.entries.count + 1)", cents: sign * 1250)
    }

    func enter(_ title: String, cents: Int) {
        do {
            try ledger.add(title, cents: cents, date: day)
            show()
        } catch {
            lastError = error.localizedDescription
        }
    }

    private func show() {
        for child in stack.arrangedSubviews {
            child.removeFromSuperview()
        }
        for entry in ledger.entries {
            stack.addArrangedSubview(EntryView(entry: entry))
        }
        let text = NSMutableAttributedString(
            string: "Total ", attributes: [.foregroundColor: UIColor.secondaryLabel])
        text.append(
            NSAttributedString(
                string: Ledger.text(of: ledger.total),
                attributes: [
                    .font: UIFont.boldSystemFont(ofSize: 20),
                    .underlineStyle: NSUnderlineStyle.double.rawValue,
                    .foregroundColor: ledger.total < 0 ? UIColor.systemRed : UIColor.label,
                ]))
        totalLabel.attributedText = text
    }
}
