// swift-format-ignore-file
import UIKitNames

// A sheet that is drawn up from below by hand, with an animator that a finger may catch.

final class SheetContainerView: UIView {
    let dimmingView = UIView()
    let sheetView = UIView()
    let grabber = UIView()
    private let titleLabel = UILabel()
    private let closeButton = UIButton(type: .custom)
    var onClose: (() -> Void)?
    var collapsedHeight: CGFloat = 120

    private var animator: UIViewPropertyAnimator?
    private var isOpen = false
    private(set) var transitions: [String] = []

    override init(frame: CGRect) {
        super.init(frame: frame)
        dimmingView.backgroundColor = .black
        dimmingView.alpha = 0
        sheetView.backgroundColor = .secondarySystemBackground
        sheetView.layer.cornerRadius = 24
        sheetView.layer.maskedCorners = [.topLeft, .topRight]
        sheetView.layer.shadowOpacity = 0.2
        sheetView.layer.shadowRadius = 12
        grabber.backgroundColor = .systemGray3
        grabber.layer.cornerRadius = 2.5
        titleLabel.text = "Details"
        titleLabel.font = .preferredFont(forTextStyle: .headline)
        closeButton.setTitle("Close", for: .normal)
        closeButton.setTitle("Closing", for: .highlighted)
        closeButton.addTarget(self, action: SheetContainerView.closeTapped, for: .touchUpInside)
        addSubview(dimmingView)
        addSubview(sheetView)
        sheetView.addSubview(grabber)
        sheetView.addSubview(titleLabel)
        sheetView.addSubview(closeButton)

        let pan = UIPanGestureRecognizer(target: self, action: SheetContainerView.handlePan(_:))
        sheetView.addGestureRecognizer(pan)
        let tap = UITapGestureRecognizer(target: self, action: SheetContainerView.backgroundTapped)
        dimmingView.addGestureRecognizer(tap)
    }


    private var openY: CGFloat {
        return bounds.height * 0.25
    }

    private var closedY: CGFloat {
        return bounds.height - collapsedHeight
    }

    override func layoutSubviews() {
        super.layoutSubviews()
        dimmingView.frame = bounds
        guard animator == nil else { return }
        let y = isOpen ? openY : closedY
        sheetView.frame = CGRect(x: 0, y: y, width: bounds.width, height: bounds.height - openY + 40)
        grabber.frame = CGRect(x: bounds.midX - 20, y: 8, width: 40, height: 5)
        titleLabel.sizeToFit()
        titleLabel.center = CGPoint(x: bounds.midX, y: 36)
        closeButton.sizeToFit()
        closeButton.frame.origin = CGPoint(x: bounds.width - closeButton.frame.width - 8, y: 14)
    }

    func setOpen(_ shouldOpen: Bool, animated: Bool) {
        guard shouldOpen != isOpen else { return }
        isOpen = shouldOpen
        transitions.append(shouldOpen ? "open" : "close")
        let changes = {
            self.sheetView.frame.origin.y = shouldOpen ? self.openY : self.closedY
            self.dimmingView.alpha = shouldOpen ? 0.4 : 0
        }
        guard animated else {
            changes()
            return
        }
        let animator = UIViewPropertyAnimator(duration: 0.4, dampingRatio: 1, animations: changes)
        animator.addCompletion { [weak self] position in
            guard let self else { return }
            if position == .start {
                self.isOpen.toggle()
            }
            self.animator = nil
            self.setNeedsLayout()
        }
        self.animator = animator
        animator.startAnimation()
    }

    private func handlePan(_ pan: UIPanGestureRecognizer) {
        let distance = closedY - openY
        guard distance > 0 else { return }
        let translation = pan.translation(in: self)
        switch pan.state {
        case .began:
            if animator == nil {
                setOpen(!isOpen, animated: true)
            }
            animator?.pauseAnimation()
            pan.setTranslation(.zero, in: self)
        case .changed:
            let way = isOpen ? -translation.y : translation.y
            animator?.fractionComplete = min(max(way / distance, 0), 1)
        case .ended, .cancelled:
            let velocity = pan.velocity(in: self).y
            let goesUp = velocity < 0
            if abs(velocity) > 100 {
                animator?.isReversed = goesUp != isOpen
            } else {
                animator?.isReversed = (animator?.fractionComplete ?? 0) < 0.5
            }
            animator?.startAnimation()
        default:
            break
        }
    }

    private func backgroundTapped() {
        setOpen(false, animated: true)
    }

    private func closeTapped() {
        setOpen(false, animated: true)
        onClose?()
    }
}

class MapViewController: UIViewController {
    private let map = UIView()
    let sheet = SheetContainerView(frame: .zero)
    private var pins: [UIView] = []
    private let addButton = UIButton(type: .system)
    private let compass = UIImageView(frame: CGRect(x: 0, y: 0, width: 32, height: 32))
    private(set) var isCompact = true

    override func viewDidLoad() {
        super.viewDidLoad()
        map.backgroundColor = UIColor(red: 0.85, green: 0.92, blue: 0.85, alpha: 1)
        map.frame = view.bounds
        map.autoresizingMask = [.flexibleWidth, .flexibleHeight]
        view.addSubview(map)

        compass.contentMode = .center
        compass.alpha = 0.8
        view.addSubview(compass)

        addButton.setTitle("Add pin", for: .normal)
        addButton.contentEdge(12)
        addButton.addTarget(self, action: MapViewController.addPinAtCenter, for: .primaryActionTriggered)
        addButton.translatesAutoresizingMaskIntoConstraints = false
        view.addSubview(addButton)
        addButton.topAnchor.constraint(equalTo: view.safeAreaLayoutGuide.topAnchor, constant: 8).isActive = true
        addButton.trailingAnchor.constraint(equalTo: view.trailingAnchor, constant: -8).isActive = true

        sheet.frame = view.bounds
        sheet.autoresizingMask = [.flexibleWidth, .flexibleHeight]
        sheet.isUserInteractionEnabled = true
        view.addSubview(sheet)

        let press = UILongPressGestureRecognizer(target: self, action: MapViewController.pressed(_:))
        map.addGestureRecognizer(press)
    }

    private func pressed(_ press: UILongPressGestureRecognizer) {
        if press.state == .began {
            addPin(at: press.location(in: map))
        }
    }

    private func addPinAtCenter() {
        addPin(at: CGPoint(x: map.bounds.midX, y: map.bounds.midY))
    }

    func addPin(at point: CGPoint) {
        let pin = UIView(frame: CGRect(x: 0, y: 0, width: 20, height: 20))
        pin.backgroundColor = .systemRed
        pin.layer.cornerRadius = 10
        pin.center = CGPoint(x: point.x, y: point.y - 40)
        pin.alpha = 0
        map.addSubview(pin)
        pins.append(pin)
        UIView.animate(
            withDuration: 0.3, delay: 0.05 * Double(pins.count), usingSpringWithDamping: 0.6, options: [],
            animations: {
                pin.center = point
                pin.alpha = 1
            }, completion: nil)
    }

    var pinCount: Int {
        return pins.count
    }

    func removeAllPins() {
        for pin in pins {
            UIView.animate(
                withDuration: 0.2, animations: { pin.alpha = 0 },
                completion: { _ in pin.removeFromSuperview() })
        }
        pins.removeAll()
    }
}

extension UIButton {
    func contentEdge(_ inset: CGFloat) {
        contentInsets = NSDirectionalEdgeInsets(top: 8, leading: inset, bottom: 8, trailing: inset)
    }
}
