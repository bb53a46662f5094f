import Tactus

/// The live log: the newest entries, with the newest at the bottom.
final class LogPanel: View {
    private var lines: [(text: String, isRemark: Bool)] = []
    private var labels: [Label] = []
    private let title = Label(text: "Log")
    private let clear = Button(title: "Clear", style: .plain)
    /// A line that nobody sees, as high as all others.
    private let ruler = Label(text: "0")
    private static let font = Font(family: "monospace", size: 12)
    private static let headerHeight = 44.0
    private static let mostLines = 200

    init() {
        super.init(frame: .zero)
        name = "log"
        backgroundColor = Palette.log
        clear.traitOverrides.userInterfaceStyle = .dark  // the log is dark in any light
        cornerRadius = 14
        clipsToBounds = true
        title.font = .systemFont(ofSize: 13, weight: .semibold)
        title.textColor = Palette.faintLogInk
        clear.font = .systemFont(ofSize: 13, weight: .semibold)
        clear.addTarget(self, action: LogPanel.removeAll, for: .primaryActionTriggered)
        ruler.font = Self.font
        ruler.isHidden = true
        for view in [title, clear, ruler] { addSubview(view) }
    }

    /// Adds an entry at the bottom.
    ///
    /// - Parameters:
    ///   - text: What it says.
    ///   - isRemark: Whether it is the lab's own, about a switch: it looks quieter.
    func append(_ text: String, isRemark: Bool = false) {
        lines.append((text, isRemark))
        lines.removeFirst(max(lines.count - Self.mostLines, 0))
        show()
    }

    override func layoutSubviews() {
        let header = max(Self.headerHeight, clear.intrinsicContentSize.height)
        let clearWidth = clear.intrinsicContentSize.width
        title.frame = placed(Rect(x: 16, y: 0, width: max(bounds.width - clearWidth - 16, 0), height: header))
        clear.frame = placed(Rect(x: max(bounds.width - clearWidth, 0), y: 0, width: clearWidth, height: header))
        let lineHeight = ruler.intrinsicContentSize.height.rounded(.up) + 2
        let count = max(Int((bounds.height - header - 8) / lineHeight), 0)
        while labels.count < count { addLabel() }
        while labels.count > count { labels.removeLast().removeFromSuperview() }
        for (index, label) in labels.enumerated() {
            label.frame = Rect(
                x: 16, y: header + Double(index) * lineHeight, width: max(bounds.width - 32, 0), height: lineHeight)
        }
        show()
    }

    override func traitCollectionDidChange(_ previous: TraitCollection) { setNeedsLayout() }

    private func addLabel() {
        let label = Label()
        label.font = Self.font
        labels.append(label)
        addSubview(label)
    }

    private func show() {
        let shown = lines.suffix(labels.count)
        for (index, label) in labels.enumerated() {
            let line = index < shown.count ? shown[shown.startIndex + index] : ("", false)
            label.text = line.0
            label.textColor = line.1 ? Palette.faintLogInk : Palette.logInk
        }
    }

    private func removeAll() {
        lines = []
        show()
    }
}
