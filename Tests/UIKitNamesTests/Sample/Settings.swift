// swift-format-ignore-file
import UIKitNames

// A page of settings made of stacks and controls.

struct Settings: Equatable {
    var isWifiOn = true
    var brightness: CGFloat = 0.5
    var volume: CGFloat = 0.3
    var copies = 1
    var theme = 0
    var name = "Kitchen"
}

protocol SettingsViewControllerDelegate: AnyObject {
    func settingsViewController(_ controller: SettingsViewController, didChange settings: Settings)
    func settingsViewControllerDidReset(_ controller: SettingsViewController)
}

class SettingsRow: UIView {
    let label = UILabel()
    let accessory: UIView
    private let separator = UIView()

    init(title: String, accessory: UIView) {
        self.accessory = accessory
        super.init(frame: .zero)
        label.text = title
        label.setContentHuggingPriority(.defaultLow, for: .horizontal)
        label.setContentCompressionResistancePriority(.required, for: .vertical)
        accessory.setContentHuggingPriority(.required, for: .horizontal)
        separator.backgroundColor = .separator
        for view in [label, accessory, separator] {
            view.translatesAutoresizingMaskIntoConstraints = false
            addSubview(view)
        }
        let margins = layoutMarginsGuide
        NSLayoutConstraint.activate([
            label.leadingAnchor.constraint(equalTo: margins.leadingAnchor),
            label.centerYAnchor.constraint(equalTo: centerYAnchor),
            label.topAnchor.constraint(greaterThanOrEqualTo: topAnchor, constant: 8),
            accessory.leadingAnchor.constraint(greaterThanOrEqualTo: label.trailingAnchor, constant: 12),
            accessory.trailingAnchor.constraint(equalTo: margins.trailingAnchor),
            accessory.centerYAnchor.constraint(equalTo: centerYAnchor),
            separator.leadingAnchor.constraint(equalTo: label.leadingAnchor),
            separator.trailingAnchor.constraint(equalTo: trailingAnchor),
            separator.bottomAnchor.constraint(equalTo: bottomAnchor),
            separator.heightAnchor.constraint(equalToConstant: 1),
            heightAnchor.constraint(greaterThanOrEqualToConstant: 52),
        ])
    }


    var isLast = false {
        didSet { separator.isHidden = isLast }
    }

    func setEnabled(_ isEnabled: Bool, animated: Bool) {
        let changes = {
            self.label.alpha = isEnabled ? 1 : 0.4
            self.accessory.alpha = isEnabled ? 1 : 0.4
        }
        if animated {
            UIView.animate(withDuration: 0.2, animations: changes)
        } else {
            changes()
        }
        (accessory as? UIControl)?.isEnabled = isEnabled
    }
}

class SettingsViewController: UIViewController {
    weak var delegate: SettingsViewControllerDelegate?
    private(set) var settings = Settings()

    let wifiSwitch = UISwitch()
    let brightnessSlider = UISlider()
    let volumeSlider = UISlider()
    let copiesStepper = UIStepper()
    let themeControl = UISegmentedControl(items: ["System", "Light", "Dark"])
    let resetButton = UIButton(type: .system)
    private let copiesLabel = UILabel()
    private let scrollView = UIScrollView()
    private let stack = UIStackView()
    private let progress = UIProgressView()
    private let spinner = UIActivityIndicatorView(style: .medium)
    private var rows: [SettingsRow] = []

    override func viewDidLoad() {
        super.viewDidLoad()
        view.backgroundColor = .systemGroupedBackground
        configureControls()
        configureStack()
        apply(settings, animated: false)
    }

    private func configureControls() {
        wifiSwitch.onTintColor = .systemGreen
        wifiSwitch.addTarget(self, action: SettingsViewController.wifiChanged(_:), for: .valueChanged)

        for slider in [brightnessSlider, volumeSlider] {
            slider.minimumValue = 0
            slider.maximumValue = 1
            slider.minimumTrackTintColor = .systemOrange
            slider.addTarget(self, action: SettingsViewController.sliderChanged(_:), for: .valueChanged)
            slider.widthAnchor.constraint(equalToConstant: 160).isActive = true
        }
        volumeSlider.isContinuous = false

        copiesStepper.minimumValue = 1
        copiesStepper.maximumValue = 9
        copiesStepper.stepValue = 1
        copiesStepper.addTarget(self, action: SettingsViewController.copiesChanged, for: .valueChanged)

        themeControl.selectedSegmentIndex = 0
        themeControl.addTarget(self, action: SettingsViewController.themeChanged(_:), for: .valueChanged)

        resetButton.setTitle("Reset all", for: .normal)
        resetButton.setTitleColor(.systemRed, for: .normal)
        resetButton.setTitleColor(.systemGray, for: .disabled)
        resetButton.titleLabel?.font = UIFont.systemFont(ofSize: 20, weight: .semibold)
        resetButton.titleLabel?.numberOfLines = 2
        resetButton.contentHorizontalAlignment = .center
        resetButton.addTarget(self, action: SettingsViewController.resetTapped, for: .touchUpInside)

        spinner.hidesWhenStopped = true
        progress.progressTintColor = .systemBlue
        progress.progress = 0
    }

    private func configureStack() {
        let copies = UIStackView(arrangedSubviews: [copiesLabel, copiesStepper])
        copies.spacing = 8
        copies.alignment = .center
        rows = [
            SettingsRow(title: "Wi-Fi", accessory: wifiSwitch),
            SettingsRow(title: "Brightness", accessory: brightnessSlider),
            SettingsRow(title: "Volume", accessory: volumeSlider),
            SettingsRow(title: "Copies", accessory: copies),
            SettingsRow(title: "Theme", accessory: themeControl),
        ]
        rows.last?.isLast = true

        stack.axis = .vertical
        stack.translatesAutoresizingMaskIntoConstraints = false
        rows.forEach { stack.addArrangedSubview($0) }
        stack.addArrangedSubview(resetButton)
        stack.addArrangedSubview(progress)
        stack.addArrangedSubview(spinner)
        stack.setCustomSpacing(24, after: rows[rows.count - 1])

        scrollView.alwaysBounceVertical = true
        scrollView.keyboardDismissMode = .onDrag
        scrollView.translatesAutoresizingMaskIntoConstraints = false
        view.addSubview(scrollView)
        scrollView.addSubview(stack)
        NSLayoutConstraint.activate([
            scrollView.topAnchor.constraint(equalTo: view.topAnchor),
            scrollView.leadingAnchor.constraint(equalTo: view.leadingAnchor),
            scrollView.trailingAnchor.constraint(equalTo: view.trailingAnchor),
            scrollView.bottomAnchor.constraint(equalTo: view.bottomAnchor),
            stack.topAnchor.constraint(equalTo: scrollView.contentLayoutGuide.topAnchor, constant: 16),
            stack.leadingAnchor.constraint(equalTo: scrollView.contentLayoutGuide.leadingAnchor),
            stack.trailingAnchor.constraint(equalTo: scrollView.contentLayoutGuide.trailingAnchor),
            stack.bottomAnchor.constraint(equalTo: scrollView.contentLayoutGuide.bottomAnchor, constant: -16),
            stack.widthAnchor.constraint(equalTo: scrollView.frameLayoutGuide.widthAnchor),
        ])
    }

    func apply(_ settings: Settings, animated: Bool) {
        self.settings = settings
        wifiSwitch.setOn(settings.isWifiOn, animated: animated)
        brightnessSlider.setValue(settings.brightness, animated: animated)
        volumeSlider.setValue(settings.volume, animated: animated)
        copiesStepper.value = CGFloat(settings.copies)
        copiesLabel.text = "\(settings.copies)"
        themeControl.selectedSegmentIndex = settings.theme
        rows.dropFirst().forEach { $0.setEnabled(settings.isWifiOn, animated: animated) }
        resetButton.isEnabled = settings != Settings()
    }

    private func change(_ body: (inout Settings) -> Void) {
        body(&settings)
        copiesLabel.text = "\(settings.copies)"
        resetButton.isEnabled = settings != Settings()
        delegate?.settingsViewController(self, didChange: settings)
    }

    private func wifiChanged(_ sender: UISwitch) {
        let isOn = sender.isOn
        change { $0.isWifiOn = isOn }
        rows.dropFirst().forEach { $0.setEnabled(isOn, animated: true) }
    }

    private func sliderChanged(_ sender: UISlider) {
        let value = sender.value
        if sender === brightnessSlider {
            change { $0.brightness = value }
        } else {
            change { $0.volume = value }
        }
        progress.setProgress(value, animated: true)
    }

    private func copiesChanged() {
        let copies = Int(copiesStepper.value)
        change { $0.copies = copies }
    }

    private func themeChanged(_ sender: UISegmentedControl) {
        let theme = sender.selectedSegmentIndex
        change { $0.theme = theme }
        switch theme {
        case 1: view.window?.tintColor = .systemBlue
        case 2: view.window?.tintColor = .systemPurple
        default: break
        }
    }

    private func resetTapped() {
        spinner.startAnimating()
        apply(Settings(), animated: true)
        delegate?.settingsViewControllerDidReset(self)
        spinner.stopAnimating()
    }
}
