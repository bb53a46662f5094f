import Tactus

/// How the windows look: in a popover, or on a sheet where there is no room for one.
final class SettingsPage: ViewController {
    private let looks = SegmentedControl(titles: ["System", "Light", "Dark"])
    private let size = Slider()

    override init() {
        super.init()
        title = "Settings"
        preferredContentSize = Size(width: 320, height: 202)
    }

    override func viewDidLoad() {
        view.backgroundColor = .elevatedBackground
        looks.accessibilityLabel = "Appearance"
        looks.addAction(for: .valueChanged) { [unowned self] _ in
            application?.traitOverrides.userInterfaceStyle = [nil, .light, .dark][max(looks.selectedSegmentIndex, 0)]
        }
        size.accessibilityLabel = "Text size"
        (size.minimumValue, size.maximumValue) = (0.8, 1.6)
        size.addAction(for: .valueChanged) { [unowned self] _ in
            application?.traitOverrides.textScale = (size.value * 10).rounded() / 10
        }
        let column = StackView(arrangedSubviews: [heading("Appearance"), looks, heading("Text size"), size])
        column.axis = .vertical
        column.spacing = 8
        column.setCustomSpacing(18, after: looks)
        column.translatesAutoresizingMaskIntoConstraints = false
        view.addSubview(column)
        let guide = view.safeAreaLayoutGuide
        LayoutConstraint.activate([
            column.leadingAnchor.constraint(equalTo: guide.leadingAnchor, constant: 20),
            column.trailingAnchor.constraint(equalTo: guide.trailingAnchor, constant: -20),
            column.topAnchor.constraint(equalTo: guide.topAnchor, constant: 20),
        ])
    }

    override func viewWillAppear(_ animated: Bool) {
        super.viewWillAppear(animated)
        let style = application?.traitOverrides.userInterfaceStyle
        looks.selectedSegmentIndex = style == nil ? 0 : style == .light ? 1 : 2
        size.value = application?.traitOverrides.textScale ?? 1
    }

    private var application: Application? {
        (presentingViewController?.view.window ?? view.window)?.windowScene?.application
    }

    private func heading(_ text: String) -> Label {
        let label = Label(text: text)
        label.font = .preferred(.subheadline)
        label.textColor = .secondaryLabel
        return label
    }
}
