import Tactus

/// Lies over the whole window, and lets show what is behind: a card in its middle.
final class VeilController: ViewController {
    override init() {
        super.init()
        modalPresentationStyle = .overFullScreen
        modalTransitionStyle = .crossDissolve
    }

    override func viewDidLoad() {
        super.viewDidLoad()
        view.backgroundColor = Color.black.withAlphaComponent(0.45)
        let heading = Label(text: "Over the screen")
        heading.font = .preferred(.title3)
        let words = Label(text: "What is behind stays there, and shows through.")
        words.numberOfLines = 0
        words.textColor = .secondaryLabel
        let close = Button(title: "Close", style: .filled)
        close.addAction(for: .primaryActionTriggered) { [weak self] _ in self?.dismiss(animated: true) }
        let card = StackView(arrangedSubviews: [heading, words, close])
        card.axis = .vertical
        card.spacing = 16
        card.layoutMargins = Insets(top: 24, left: 24, bottom: 24, right: 24)
        card.isLayoutMarginsRelativeArrangement = true
        card.backgroundColor = .secondarySystemGroupedBackground
        card.cornerRadius = view.theme.radii.large
        card.translatesAutoresizingMaskIntoConstraints = false
        view.addSubview(card)
        LayoutConstraint.activate([
            card.centerXAnchor.constraint(equalTo: view.centerXAnchor),
            card.centerYAnchor.constraint(equalTo: view.centerYAnchor),
            card.widthAnchor.constraint(lessThanOrEqualToConstant: 340),
            card.widthAnchor.constraint(lessThanOrEqualTo: view.widthAnchor, constant: -48),
        ])
    }
}
