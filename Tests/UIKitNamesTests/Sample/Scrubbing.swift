// swift-format-ignore-file
import UIKitNames

class CardSheetController: UIViewController {
    enum SheetState { case collapsed, expanded
        var opposite: SheetState { self == .collapsed ? .expanded : .collapsed }
    }
    let card = UIView()
    let blurView = UIVisualEffectView(effect: UIBlurEffect(style: .regular))
    let handleLabel = UILabel()
    let scrubber = UISlider()
    private var cardState = SheetState.collapsed
    private var runningAnimations: [UIViewPropertyAnimator] = []
    private var animationProgressWhenInterrupted: CGFloat = 0
    private var scrubAnimator: UIViewPropertyAnimator!
    private let square = UIView(frame: CGRect(x: 20, y: 60, width: 60, height: 60))
    private let collapsedHeight: CGFloat = 80
    private let expandedHeight: CGFloat = 400
    var log: [String] = []
    var isExpanded: Bool { return cardState == .expanded }
    var squareView: UIView { square }

    override func viewDidLoad() {
        super.viewDidLoad()
        view.backgroundColor = .systemBackground
        square.backgroundColor = .systemRed
        view.addSubview(square)
        scrubber.frame = CGRect(x: 20, y: 140, width: view.bounds.width - 40, height: 44)
        scrubber.autoresizingMask = .flexibleWidth
        scrubber.addTarget(self, action: CardSheetController.scrub(_:), for: .valueChanged)
        scrubber.addTarget(self, action: CardSheetController.scrubEnded, for: [.touchUpInside, .touchUpOutside])
        view.addSubview(scrubber)
        blurView.frame = view.bounds
        blurView.isUserInteractionEnabled = false
        blurView.effect = nil
        view.addSubview(blurView)
        card.frame = CGRect(x: 0, y: view.bounds.height - collapsedHeight, width: view.bounds.width, height: expandedHeight)
        card.backgroundColor = .systemIndigo
        card.layer.masksToBounds = true
        card.layer.maskedCorners = [.layerMinXMinYCorner, .layerMaxXMinYCorner]
        view.addSubview(card)
        handleLabel.text = "Pull"
        handleLabel.frame = CGRect(x: 0, y: 0, width: view.bounds.width, height: 40)
        handleLabel.textAlignment = .center
        card.addSubview(handleLabel)
        card.addGestureRecognizer(UITapGestureRecognizer(target: self, action: CardSheetController.handleTap(_:)))
        card.addGestureRecognizer(UIPanGestureRecognizer(target: self, action: CardSheetController.handlePan(_:)))
        scrubAnimator = UIViewPropertyAnimator(duration: 2, curve: .linear) { [unowned self] in
            self.square.center.x = self.view.bounds.width - 50
            self.square.transform = CGAffineTransform(rotationAngle: .pi).scaledBy(x: 0.5, y: 0.5)
        }
        scrubAnimator.addAnimations({ self.square.backgroundColor = .systemGreen }, delayFactor: 0.5)
    }
    private func scrub(_ sender: UISlider) {
        scrubAnimator.fractionComplete = CGFloat(sender.value)
    }
    private func scrubEnded() { log.append("scrubbed \(Int((scrubAnimator.fractionComplete * 100).rounded()))") }
    func play() {
        scrubAnimator.continueAnimation(withTimingParameters: UICubicTimingParameters(animationCurve: .easeOut), durationFactor: 0.5)
    }
    func rewind() {
        scrubAnimator.isReversed = true
        scrubAnimator.startAnimation()
    }
    private func handleTap(_ recognizer: UITapGestureRecognizer) {
        if recognizer.state == .ended { animateOrReverse(to: cardState.opposite, duration: 0.6) }
    }
    private func handlePan(_ recognizer: UIPanGestureRecognizer) {
        switch recognizer.state {
        case .began:
            startInteractive(to: cardState.opposite, duration: 0.6)
        case .changed:
            let translation = recognizer.translation(in: card)
            var fraction = translation.y / (expandedHeight - collapsedHeight)
            fraction = isExpanded ? fraction : -fraction
            for animator in runningAnimations { animator.fractionComplete = max(0, min(1, fraction + animationProgressWhenInterrupted)) }
        case .ended, .cancelled:
            let velocity = recognizer.velocity(in: card).y
            let shouldClose = isExpanded ? velocity > 0 : velocity < 0
            for animator in runningAnimations {
                if velocity != 0 { animator.isReversed = !shouldClose }
                animator.continueAnimation(withTimingParameters: nil, durationFactor: 0)
            }
        default:
            break
        }
    }
    private func animateOrReverse(to state: SheetState, duration: TimeInterval) {
        if runningAnimations.isEmpty {
            animate(to: state, duration: duration)
        } else {
            for animator in runningAnimations { animator.isReversed.toggle() }
        }
    }
    private func animate(to state: SheetState, duration: TimeInterval) {
        guard runningAnimations.isEmpty else { return }
        let frameAnimator = UIViewPropertyAnimator(duration: duration, dampingRatio: 1) {
            switch state {
            case .expanded: self.card.frame.origin.y = self.view.frame.height - self.expandedHeight
            case .collapsed: self.card.frame.origin.y = self.view.frame.height - self.collapsedHeight
            }
        }
        frameAnimator.addCompletion { position in
            if position == .end { self.cardState = state }
            self.log.append(position == .end ? "\(state)" : "back")
            self.runningAnimations.removeAll()
        }
        let timing = state == .expanded
            ? UICubicTimingParameters(controlPoint1: CGPoint(x: 0.75, y: 0.1), controlPoint2: CGPoint(x: 0.9, y: 0.25))
            : UICubicTimingParameters(controlPoint1: CGPoint(x: 0.1, y: 0.75), controlPoint2: CGPoint(x: 0.25, y: 0.9))
        let blurAnimator = UIViewPropertyAnimator(duration: duration, timingParameters: timing)
        blurAnimator.addAnimations { self.blurView.effect = state == .expanded ? UIBlurEffect(style: .regular) : nil }
        let cornerAnimator = UIViewPropertyAnimator(duration: duration, curve: .linear) {
            self.card.layer.cornerRadius = state == .expanded ? 20 : 0
        }
        for animator in [frameAnimator, blurAnimator, cornerAnimator] {
            animator.startAnimation()
            runningAnimations.append(animator)
        }
    }
    private func startInteractive(to state: SheetState, duration: TimeInterval) {
        if runningAnimations.isEmpty { animate(to: state, duration: duration) }
        for animator in runningAnimations { animator.pauseAnimation() }
        animationProgressWhenInterrupted = runningAnimations.first?.fractionComplete ?? 0
        if runningAnimations.first?.isReversed == true { animationProgressWhenInterrupted = 1 - animationProgressWhenInterrupted }
    }
}
