// swift-format-ignore-file
import UIKitNames

// A deck of cards under UIKit Dynamics: the top card hangs on the finger, is thrown, or snaps back; thrown cards fall
// on a heap at the bottom of the table.

protocol DeckViewDelegate: AnyObject {
    func deckView(_ deckView: DeckView, didThrow card: PlayingCardView)
    func deckViewDidSettle(_ deckView: DeckView)
}

final class PlayingCardView: UIView {
    let label = UILabel()
    var rank: Int

    init(rank: Int) {
        self.rank = rank
        super.init(frame: CGRect(x: 0, y: 0, width: 90, height: 130))
        backgroundColor = .white
        layer.cornerRadius = 10
        layer.borderWidth = 1
        layer.borderColor = UIColor.lightGray.cgColor
        label.text = "\(rank)"
        label.font = UIFont.boldSystemFont(ofSize: 32)
        label.textAlignment = .center
        label.frame = bounds
        label.autoresizingMask = [.flexibleWidth, .flexibleHeight]
        addSubview(label)
    }

}

final class HeapBehavior: UIDynamicBehavior {
    private let gravity = UIGravityBehavior()
    let collision = UICollisionBehavior()
    private let material = UIDynamicItemBehavior()

    override init() {
        super.init()
        gravity.magnitude = 1.5
        material.elasticity = 0.3
        material.friction = 0.6
        material.resistance = 0.2
        collision.collisionMode = .boundaries
        addChildBehavior(gravity)
        addChildBehavior(collision)
        addChildBehavior(material)
    }

    func add(_ item: UIDynamicItem, velocity: CGPoint) {
        gravity.addItem(item)
        collision.addItem(item)
        material.addItem(item)
        material.addLinearVelocity(velocity, for: item)
        material.addAngularVelocity(velocity.x / 400, for: item)
    }

    func speed(of item: UIDynamicItem) -> CGFloat {
        let velocity = material.linearVelocity(for: item)
        return hypot(velocity.x, velocity.y)
    }
}

class DeckView: UIView, UIDynamicAnimatorDelegate, UICollisionBehaviorDelegate {
    weak var delegate: DeckViewDelegate?
    private(set) var cards: [PlayingCardView] = []
    private(set) var heap: [PlayingCardView] = []
    private(set) var bumps = 0
    private lazy var animator: UIDynamicAnimator = {
        let animator = UIDynamicAnimator(referenceView: self)
        animator.delegate = self
        return animator
    }()
    private let heapBehavior = HeapBehavior()
    private var attachment: UIAttachmentBehavior?
    private var snap: UISnapBehavior?

    override init(frame: CGRect) {
        super.init(frame: frame)
        backgroundColor = UIColor(red: 0.1, green: 0.4, blue: 0.2, alpha: 1)
        heapBehavior.collision.collisionDelegate = self
        animator.addBehavior(heapBehavior)
    }


    func deal(_ count: Int) {
        for rank in (1...count).reversed() {
            let card = PlayingCardView(rank: rank)
            card.center = deckCenter
            card.transform = CGAffineTransform(rotationAngle: CGFloat(rank % 3 - 1) * 0.04)
            let pan = UIPanGestureRecognizer(target: self, action: DeckView.handlePan(_:))
            card.addGestureRecognizer(pan)
            addSubview(card)
            cards.append(card)
        }
    }

    private var deckCenter: CGPoint { CGPoint(x: bounds.midX, y: bounds.height * 0.35) }

    override func layoutSubviews() {
        super.layoutSubviews()
        let floor = bounds.maxY - 20
        heapBehavior.collision.removeAllBoundaries()
        heapBehavior.collision.addBoundary(withIdentifier: "floor", from: CGPoint(x: -500, y: floor), to: CGPoint(x: bounds.maxX + 500, y: floor))
        let walls = UIBezierPath()
        walls.move(to: CGPoint(x: 0, y: floor))
        walls.addLine(to: CGPoint(x: 0, y: -400))
        walls.move(to: CGPoint(x: bounds.maxX, y: floor))
        walls.addLine(to: CGPoint(x: bounds.maxX, y: -400))
        heapBehavior.collision.addBoundary(withIdentifier: "walls", for: walls)
    }

    private func handlePan(_ gesture: UIPanGestureRecognizer) {
        guard let card = gesture.view as? PlayingCardView else { return }
        let location = gesture.location(in: self)
        switch gesture.state {
        case .began:
            if let snap = snap { animator.removeBehavior(snap) }
            let touch = gesture.location(in: card)
            let offset = UIOffset(horizontal: touch.x - card.bounds.midX, vertical: touch.y - card.bounds.midY)
            let attachment = UIAttachmentBehavior(item: card, offsetFromCenter: offset, attachedToAnchor: location)
            animator.addBehavior(attachment)
            self.attachment = attachment
            bringSubviewToFront(card)
        case .changed:
            attachment?.anchorPoint = location
        case .ended, .cancelled:
            if let attachment = attachment { animator.removeBehavior(attachment) }
            attachment = nil
            let velocity = gesture.velocity(in: self)
            if hypot(velocity.x, velocity.y) > 600 {
                throwCard(card, velocity)
            } else {
                let snap = UISnapBehavior(item: card, snapTo: deckCenter)
                snap.damping = 0.7
                animator.addBehavior(snap)
                self.snap = snap
            }
        default:
            break
        }
    }

    private func throwCard(_ card: PlayingCardView, _ velocity: CGPoint) {
        card.gestureRecognizers?.forEach { card.removeGestureRecognizer($0) }
        cards.removeAll { $0 === card }
        heap.append(card)
        heapBehavior.add(card, velocity: velocity)
        delegate?.deckView(self, didThrow: card)
    }

    func dynamicAnimatorDidPause(_ animator: UIDynamicAnimator) {
        delegate?.deckViewDidSettle(self)
    }

    func collisionBehavior(_ behavior: UICollisionBehavior, beganContactFor item: UIDynamicItem, withBoundaryIdentifier identifier: AnyHashable?, at p: CGPoint) {
        guard let name = identifier as? String, name == "floor" else { return }
        bumps += 1
        if let card = item as? PlayingCardView {
            UIView.animate(withDuration: 0.3) { card.backgroundColor = .systemYellow }
        }
    }
}

final class DeckViewController: UIViewController, DeckViewDelegate {
    private(set) lazy var deck = DeckView()
    private(set) var log: [String] = []

    override func loadView() { view = deck }

    override func viewDidLoad() {
        super.viewDidLoad()
        title = "Deck"
        deck.delegate = self
    }

    override func viewDidAppear(_ animated: Bool) {
        super.viewDidAppear(animated)
        deck.deal(4)
    }

    func deckView(_ deckView: DeckView, didThrow card: PlayingCardView) { log.append("threw \(card.rank)") }
    func deckViewDidSettle(_ deckView: DeckView) { log.append("still") }
}
