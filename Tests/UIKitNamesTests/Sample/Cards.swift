// swift-format-ignore-file
import UIKitNames

// A pile of cards that are drawn aside, as programs for phones have them.

struct CardModel: Equatable {
    let title: String
    let subtitle: String
    let color: UIColor
}

protocol CardPileDelegate: AnyObject {
    func cardPile(_ pile: CardPileView, didRemove card: CardModel, toTheRight isRight: Bool)
    func cardPileDidBecomeEmpty(_ pile: CardPileView)
}

extension CardPileDelegate {
    func cardPileDidBecomeEmpty(_ pile: CardPileView) {}
}

class CardView: UIView {
    let model: CardModel
    private let titleLabel = UILabel()
    private let subtitleLabel = UILabel()
    private let stampLabel = UILabel()

    init(model: CardModel) {
        self.model = model
        super.init(frame: .zero)
        setUp()
    }


    private func setUp() {
        backgroundColor = model.color
        layer.cornerRadius = 16
        layer.shadowColor = UIColor.black.cgColor
        layer.shadowOpacity = 0.25
        layer.shadowRadius = 8
        layer.shadowOffset = CGSize(width: 0, height: 4)
        isAccessibilityElement = true

        titleLabel.text = model.title
        titleLabel.font = UIFont.boldSystemFont(ofSize: 24)
        titleLabel.textColor = .white
        titleLabel.numberOfLines = 2

        subtitleLabel.text = model.subtitle
        subtitleLabel.font = .preferredFont(forTextStyle: .subheadline)
        subtitleLabel.textColor = UIColor.white.withAlphaComponent(0.8)
        subtitleLabel.numberOfLines = 0

        stampLabel.font = UIFont.systemFont(ofSize: 32, weight: .heavy)
        stampLabel.textAlignment = .center
        stampLabel.alpha = 0
        stampLabel.layer.borderWidth = 3
        stampLabel.layer.cornerRadius = 6

        for view in [titleLabel, subtitleLabel, stampLabel] {
            view.translatesAutoresizingMaskIntoConstraints = false
            addSubview(view)
        }
        NSLayoutConstraint.activate([
            titleLabel.leadingAnchor.constraint(equalTo: leadingAnchor, constant: 20),
            titleLabel.trailingAnchor.constraint(lessThanOrEqualTo: trailingAnchor, constant: -20),
            titleLabel.topAnchor.constraint(equalTo: topAnchor, constant: 24),
            subtitleLabel.leadingAnchor.constraint(equalTo: titleLabel.leadingAnchor),
            subtitleLabel.trailingAnchor.constraint(lessThanOrEqualTo: trailingAnchor, constant: -20),
            subtitleLabel.topAnchor.constraint(equalTo: titleLabel.bottomAnchor, constant: 8),
            stampLabel.centerXAnchor.constraint(equalTo: centerXAnchor),
            stampLabel.centerYAnchor.constraint(equalTo: centerYAnchor),
        ])
    }

    func showStamp(forTranslation x: CGFloat) {
        let isRight = x > 0
        stampLabel.text = isRight ? "KEEP" : "SKIP"
        stampLabel.textColor = isRight ? .systemGreen : .systemRed
        stampLabel.layer.borderColor = stampLabel.textColor.cgColor
        stampLabel.alpha = min(abs(x) / 100, 1)
    }

    func hideStamp() {
        stampLabel.alpha = 0
    }
}

class CardPileView: UIView, UIGestureRecognizerDelegate {
    weak var delegate: CardPileDelegate?
    private(set) var cards: [CardView] = []
    private var panRecognizer: UIPanGestureRecognizer!
    private var tapRecognizer: UITapGestureRecognizer!
    private var startCenter = CGPoint.zero
    private let threshold: CGFloat = 100

    override init(frame: CGRect) {
        super.init(frame: frame)
        setUp()
    }


    private func setUp() {
        panRecognizer = UIPanGestureRecognizer(target: self, action: CardPileView.handlePan(_:))
        panRecognizer.delegate = self
        panRecognizer.maximumNumberOfTouches = 1
        addGestureRecognizer(panRecognizer)

        tapRecognizer = UITapGestureRecognizer(target: self, action: CardPileView.handleTap(_:))
        tapRecognizer.numberOfTapsRequired = 2
        addGestureRecognizer(tapRecognizer)
    }

    var topCard: CardView? {
        return cards.last
    }

    func setCards(_ models: [CardModel]) {
        cards.forEach { $0.removeFromSuperview() }
        cards = models.reversed().map { CardView(model: $0) }
        cards.forEach { addSubview($0) }
        setNeedsLayout()
    }

    override func layoutSubviews() {
        super.layoutSubviews()
        for (index, card) in cards.reversed().enumerated() {
            let inset = CGFloat(min(index, 3)) * 6
            guard card.transform == .identity else { continue }
            card.frame = bounds.insetBy(dx: 20 + inset, dy: 40).offsetBy(dx: 0, dy: inset * 2)
            card.isHidden = index > 3
        }
    }

    private func handlePan(_ pan: UIPanGestureRecognizer) {
        guard let card = topCard else { return }
        let translation = pan.translation(in: self)
        switch pan.state {
        case .began:
            startCenter = card.center
        case .changed:
            card.center = CGPoint(x: startCenter.x + translation.x, y: startCenter.y + translation.y)
            let angle = translation.x / max(bounds.width, 1) * .pi / 8
            card.transform = CGAffineTransform(rotationAngle: angle)
            card.showStamp(forTranslation: translation.x)
        case .ended:
            let velocity = pan.velocity(in: self)
            let projected = translation.x + velocity.x * 0.2
            if abs(projected) > threshold {
                remove(card, toTheRight: projected > 0)
            } else {
                putBack(card)
            }
        case .cancelled, .failed:
            putBack(card)
        default:
            break
        }
    }

    private func handleTap(_ tap: UITapGestureRecognizer) {
        guard let card = topCard, card.bounds.contains(tap.location(in: card)) else { return }
        remove(card, toTheRight: true)
    }

    private func putBack(_ card: CardView) {
        UIView.animate(
            withDuration: 0.4, delay: 0, usingSpringWithDamping: 0.7,
            options: [.allowUserInteraction, .beginFromCurrentState],
            animations: {
                card.center = self.startCenter
                card.transform = .identity
                card.hideStamp()
            }, completion: nil)
    }

    func remove(_ card: CardView, toTheRight isRight: Bool) {
        guard let index = cards.firstIndex(where: { $0 === card }) else { return }
        cards.remove(at: index)
        let distance = bounds.width * 1.5
        UIView.animate(
            withDuration: 0.3, delay: 0, options: .curveEaseOut,
            animations: {
                card.center.x += isRight ? distance : -distance
                card.alpha = 0
            },
            completion: { [weak self] _ in
                card.removeFromSuperview()
                guard let self else { return }
                self.delegate?.cardPile(self, didRemove: card.model, toTheRight: isRight)
                if self.cards.isEmpty {
                    self.delegate?.cardPileDidBecomeEmpty(self)
                }
            })
        setNeedsLayout()
    }

    // MARK: UIGestureRecognizerDelegate

    override func gestureRecognizerShouldBegin(_ gestureRecognizer: UIGestureRecognizer) -> Bool {
        guard gestureRecognizer === panRecognizer, let card = topCard else {
            return super.gestureRecognizerShouldBegin(gestureRecognizer)
        }
        let velocity = panRecognizer.velocity(in: self)
        return card.frame.contains(panRecognizer.location(in: self)) && abs(velocity.x) > abs(velocity.y)
    }

    func gestureRecognizer(
        _ gestureRecognizer: UIGestureRecognizer,
        shouldRecognizeSimultaneouslyWith otherGestureRecognizer: UIGestureRecognizer
    ) -> Bool {
        return otherGestureRecognizer is UIHoverGestureRecognizer
    }

    func gestureRecognizer(_ gestureRecognizer: UIGestureRecognizer, shouldReceive touch: UITouch) -> Bool {
        return !(touch.view is UIControl)
    }
}

class CardPileViewController: UIViewController, CardPileDelegate {
    private let pile = CardPileView(frame: .zero)
    private let resetButton = UIButton(type: .system)
    private let countLabel = UILabel()
    private(set) var kept: [CardModel] = []
    private(set) var skipped: [CardModel] = []

    private let models = [
        CardModel(title: "Lisbon", subtitle: "Hills, trams and the river", color: .systemOrange),
        CardModel(title: "Kyoto", subtitle: "Gardens of moss and stone", color: .systemGreen),
        CardModel(title: "Tromsø", subtitle: "Northern lights", color: .systemIndigo),
    ]

    override func viewDidLoad() {
        super.viewDidLoad()
        view.backgroundColor = .systemBackground
        pile.delegate = self
        resetButton.setTitle("Reset", for: .normal)
        resetButton.setTitle("Nothing to reset", for: .disabled)
        resetButton.addTarget(self, action: CardPileViewController.reset, for: .touchUpInside)
        countLabel.textAlignment = .center
        countLabel.textColor = .secondaryLabel
        for subview in [pile, resetButton, countLabel] as [UIView] {
            subview.translatesAutoresizingMaskIntoConstraints = false
            view.addSubview(subview)
        }
        let guide = view.safeAreaLayoutGuide
        NSLayoutConstraint.activate([
            pile.topAnchor.constraint(equalTo: guide.topAnchor),
            pile.leadingAnchor.constraint(equalTo: guide.leadingAnchor),
            pile.trailingAnchor.constraint(equalTo: guide.trailingAnchor),
            pile.bottomAnchor.constraint(equalTo: countLabel.topAnchor, constant: -8),
            countLabel.leadingAnchor.constraint(equalTo: guide.leadingAnchor),
            countLabel.trailingAnchor.constraint(equalTo: guide.trailingAnchor),
            countLabel.bottomAnchor.constraint(equalTo: resetButton.topAnchor, constant: -8),
            resetButton.centerXAnchor.constraint(equalTo: guide.centerXAnchor),
            resetButton.bottomAnchor.constraint(equalTo: guide.bottomAnchor, constant: -16),
            resetButton.heightAnchor.constraint(greaterThanOrEqualToConstant: 44),
        ])
        reset()
    }

    func reset() {
        kept = []
        skipped = []
        pile.setCards(models)
        updateCount()
    }

    private func updateCount() {
        countLabel.text = "\(kept.count) kept, \(skipped.count) skipped"
        resetButton.isEnabled = !kept.isEmpty || !skipped.isEmpty
    }

    func cardPile(_ pile: CardPileView, didRemove card: CardModel, toTheRight isRight: Bool) {
        if isRight {
            kept.append(card)
        } else {
            skipped.append(card)
        }
        updateCount()
    }
}
