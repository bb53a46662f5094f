import TactusTesting
import UIKitNames

private let moment = Duration.milliseconds(400)

private func makeBox(_ number: Int) -> UIView {
    let box = UIView(frame: CGRect(x: 20, y: 60, width: 80, height: 60))
    box.backgroundColor = number % 2 == 0 ? .red : .blue
    box.layer.cornerRadius = 8
    box.layer.shadowOpacity = 0.5
    box.layer.shadowRadius = 4
    return box
}

/// A picture of its own, made anew.
private func makePicture(_ number: Int) -> UIImage {
    UIGraphicsImageRenderer(size: CGSize(width: 32, height: 32)).image { context in
        UIColor(red: CGFloat(number % 7) / 7, green: 0, blue: 1, alpha: 1).setFill()
        context.fill(CGRect(x: 0, y: 0, width: 32, height: 32))
    }
}

private final class Watcher {
    func heard(_ notification: Notification) {}
    func ticked(_ timer: Timer) {}
    func refreshed(_ link: CADisplayLink) {}
}

/// Views, layers, animations and what watches them.
let viewCycles: [Cycle] = [
    Cycle("views", prepare: playViews),
    Cycle("animations", prepare: playAnimations),
    Cycle("animators", prepare: playAnimators),
    Cycle("repeated animations", prepare: playRepeatedAnimations),
    Cycle("layers", prepare: playLayers),
    Cycle("layer animations", prepare: playLayerAnimations),
    Cycle("pictures", prepare: playPictures),
    Cycle("constraints", prepare: playConstraints),
    Cycle("stacks", prepare: playStacks),
    Cycle("traits", prepare: playTraits),
    Cycle("notifications", prepare: playNotifications),
    Cycle("timers", prepare: playTimers),
    Cycle("dynamics", prepare: playDynamics),
    Cycle("effects", prepare: playEffects),
    Cycle("accessibility", prepare: playAccessibility),
]

private func playViews() throws -> @MainActor (Int) throws -> Void {
    let page = makePage(0)
    let host = makeHost(page)
    return { number in
        let box = makeBox(number)
        box.addSubview(makeBox(number + 1))
        page.view.addSubview(box)
        host.settle()
        box.alpha = 0.5
        host.settle()
        box.removeFromSuperview()
        host.settle()
    }
}

private func playAnimations() throws -> @MainActor (Int) throws -> Void {
    let page = makePage(0)
    let box = makeBox(0)
    page.view.addSubview(box)
    let host = makeHost(page)
    return { number in
        UIView.animate(withDuration: 0.3) { box.center.x += number % 2 == 0 ? 20 : -20 }
        UIView.animate(
            withDuration: 0.2, delay: 0.1, usingSpringWithDamping: 0.5, initialSpringVelocity: 1,
            animations: { box.alpha = number % 2 == 0 ? 0.5 : 1 }, completion: { _ in })
        host.advance(by: moment)
        UIView.transition(
            with: box, duration: 0.1, options: .transitionCrossDissolve,
            animations: {
                box.backgroundColor = number % 2 == 0 ? .red : .blue
            })
        host.advance(by: moment)
    }
}

private func playAnimators() throws -> @MainActor (Int) throws -> Void {
    let page = makePage(0)
    let box = makeBox(0)
    page.view.addSubview(box)
    let host = makeHost(page)
    return { number in
        let animator = UIViewPropertyAnimator(duration: 0.3, curve: .easeInOut) {
            box.center.x += number % 2 == 0 ? 20 : -20
        }
        animator.addCompletion { _ in }
        switch number % 4 {
        case 0: animator.startAnimation()
        case 1:
            animator.startAnimation()
            animator.pauseAnimation()
            animator.fractionComplete = 0.5
            animator.isReversed = true
            animator.continueAnimation(withTimingParameters: nil, durationFactor: 0)
        case 2:
            animator.startAnimation()
            host.advance(by: .milliseconds(100))
            animator.stopAnimation(true)
        default:
            animator.pauseAnimation()
            animator.fractionComplete = 0.3
            animator.stopAnimation(false)
            animator.finishAnimation(at: .current)
        }
        host.advance(by: moment)
    }
}

private func playRepeatedAnimations() throws -> @MainActor (Int) throws -> Void {
    let page = makePage(0)
    let host = makeHost(page)
    return { number in
        let box = makeBox(number)
        page.view.addSubview(box)
        UIView.animate(withDuration: 0.2, delay: 0, options: [.repeat, .autoreverse], animations: { box.alpha = 0 })
        host.advance(by: .milliseconds(300))
        if number % 2 == 0 { box.layer.removeAllAnimations() }
        box.removeFromSuperview()
        host.advance(by: .milliseconds(100))
    }
}

private func playLayers() throws -> @MainActor (Int) throws -> Void {
    let page = makePage(0)
    let host = makeHost(page)
    return { number in
        let shape = CAShapeLayer()
        shape.path = UIBezierPath(ovalIn: CGRect(x: 0, y: 0, width: 40, height: 40)).cgPath
        shape.fillColor = UIColor.red.cgColor
        let gradient = CAGradientLayer()
        gradient.frame = CGRect(x: 20, y: 20, width: 60, height: 60)
        gradient.colors = [UIColor.red.cgColor, UIColor.blue.cgColor]
        let text = CATextLayer()
        text.string = "Text"
        text.frame = CGRect(x: 0, y: 100, width: 60, height: 20)
        for layer in [shape, gradient, text] { page.view.layer.addSublayer(layer) }
        let animation = CABasicAnimation(keyPath: "opacity")
        (animation.fromValue, animation.toValue, animation.duration) = (0.0, 1.0, 0.2)
        if number % 2 == 0 { animation.repeatCount = .infinity }
        shape.add(animation, forKey: "fade")
        let path = CAKeyframeAnimation(keyPath: "position")
        path.values = [CGPoint(x: 0, y: 0), CGPoint(x: 30, y: 30)]
        path.duration = 0.2
        gradient.add(path, forKey: nil)
        host.advance(by: .milliseconds(300))
        for layer in [shape, gradient, text] { layer.removeFromSuperlayer() }
        host.settle()
    }
}

private func playLayerAnimations() throws -> @MainActor (Int) throws -> Void {
    let page = makePage(0)
    let box = makeBox(0)
    page.view.addSubview(box)
    let host = makeHost(page)
    return { number in
        let animation = CABasicAnimation(keyPath: "transform.rotation")
        (animation.fromValue, animation.toValue, animation.duration) = (0.0, 1.0, 0.2)
        box.layer.add(animation, forKey: "turn\(number)")
        CATransaction.begin()
        CATransaction.setCompletionBlock {}
        box.layer.opacity = number % 2 == 0 ? 0.5 : 1
        CATransaction.commit()
        host.advance(by: moment)
    }
}

private func playPictures() throws -> @MainActor (Int) throws -> Void {
    let page = makePage(0)
    let view = UIImageView(frame: CGRect(x: 20, y: 20, width: 60, height: 60))
    page.view.addSubview(view)
    let host = makeHost(page)
    return { number in
        view.image = makePicture(number)
        host.settle()
        if let data = makePicture(number).pngData() { view.image = UIImage(data: data) }
        view.tintColor = number % 2 == 0 ? .red : .blue
        host.settle()
        view.image = UIImage(systemName: "star")?.withTintColor(
            UIColor(red: CGFloat(number % 1000) / 1000, green: 0, blue: 0, alpha: 1))
        host.settle()
    }
}

private func playConstraints() throws -> @MainActor (Int) throws -> Void {
    let page = makePage(0)
    let box = makeBox(0)
    page.view.addSubview(box)
    box.translatesAutoresizingMaskIntoConstraints = false
    let host = makeHost(page)
    return { number in
        let all = [
            box.leadingAnchor.constraint(equalTo: page.view.leadingAnchor, constant: CGFloat(number % 10)),
            box.topAnchor.constraint(equalTo: page.view.topAnchor, constant: 20),
            box.widthAnchor.constraint(equalToConstant: 50), box.heightAnchor.constraint(equalToConstant: 50),
        ]
        NSLayoutConstraint.activate(all)
        host.settle()
        all[2].constant = 70
        host.settle()
        NSLayoutConstraint.deactivate(all)
        host.settle()
        let inner = makeBox(number)
        inner.translatesAutoresizingMaskIntoConstraints = false
        box.addSubview(inner)
        let guide = UILayoutGuide()
        box.addLayoutGuide(guide)
        inner.centerXAnchor.constraint(equalTo: guide.centerXAnchor).isActive = true
        guide.leadingAnchor.constraint(equalTo: box.leadingAnchor).isActive = true
        guide.widthAnchor.constraint(equalTo: box.widthAnchor).isActive = true
        host.settle()
        box.removeLayoutGuide(guide)
        inner.removeFromSuperview()
        host.settle()
    }
}

private func playStacks() throws -> @MainActor (Int) throws -> Void {
    let page = makePage(0)
    let stack = UIStackView(frame: CGRect(x: 0, y: 0, width: 160, height: 200))
    stack.axis = .vertical
    page.view.addSubview(stack)
    let host = makeHost(page)
    return { number in
        let label = UILabel()
        label.text = "Row \(number % 20)"
        stack.addArrangedSubview(label)
        stack.setCustomSpacing(4, after: label)
        host.settle()
        UIView.animate(withDuration: 0.1) { label.isHidden = true }
        host.advance(by: .milliseconds(200))
        label.removeFromSuperview()
        host.settle()
    }
}

private func playTraits() throws -> @MainActor (Int) throws -> Void {
    let page = makePage(0)
    let host = makeHost(page)
    let label = UILabel(frame: CGRect(x: 0, y: 0, width: 100, height: 40))
    label.textColor = .label
    label.text = "Words"
    page.view.addSubview(label)
    return { number in
        host.window.overrideUserInterfaceStyle = number % 2 == 0 ? .dark : .light
        let registration = page.registerForTraitChanges([UITraitUserInterfaceStyle.self]) {
            (_: UIViewController, _: UITraitCollection) in
        }
        host.settle()
        page.unregisterForTraitChanges(registration)
        label.textColor = UIColor { $0.userInterfaceStyle == .dark ? .white : .black }
        host.settle()
    }
}

private func playNotifications() throws -> @MainActor (Int) throws -> Void {
    let host = makeHost(makePage(0))
    let name = Notification.Name("Changed")
    return { number in
        let watcher = Watcher()
        NotificationCenter.default.addObserver(
            watcher, selector: Watcher.heard(_:), name: name, object: nil)
        let token = NotificationCenter.default.addObserver(forName: name, object: nil, queue: .main) { _ in }
        NotificationCenter.default.post(name: name, object: nil)
        if number % 2 == 0 { NotificationCenter.default.removeObserver(watcher) }
        NotificationCenter.default.removeObserver(token)
        NotificationCenter.default.addObserver(
            Watcher(), selector: Watcher.heard(_:), name: Notification.Name("Changed \(number)"), object: nil)
        host.settle()
    }
}

private func playTimers() throws -> @MainActor (Int) throws -> Void {
    let host = makeHost(makePage(0))
    let watcher = Watcher()
    return { number in
        let timer = Timer.scheduledTimer(withTimeInterval: 0.05, repeats: true) { _ in }
        Timer.scheduledTimer(withTimeInterval: 0.05, repeats: false) { _ in }
        let link = CADisplayLink(target: watcher, selector: Watcher.refreshed(_:))
        link.add(to: .main, forMode: .common)
        host.advance(by: .milliseconds(200))
        timer.invalidate()
        link.invalidate()
        host.settle()
    }
}

private func playDynamics() throws -> @MainActor (Int) throws -> Void {
    let page = makePage(0)
    let box = makeBox(0)
    page.view.addSubview(box)
    let host = makeHost(page)
    let animator = UIDynamicAnimator(referenceView: page.view)
    return { number in
        let gravity = UIGravityBehavior(items: [box])
        let collision = UICollisionBehavior(items: [box])
        collision.translatesReferenceBoundsIntoBoundary = true
        animator.addBehavior(gravity)
        animator.addBehavior(collision)
        let snap = UISnapBehavior(item: box, snapTo: CGPoint(x: 60, y: 60))
        host.advance(by: .milliseconds(200))
        animator.addBehavior(snap)
        host.advance(by: .milliseconds(200))
        if number % 2 == 0 {
            animator.removeAllBehaviors()
        } else {
            for behavior in [gravity, collision, snap] { animator.removeBehavior(behavior) }
        }
    }
}

private func playEffects() throws -> @MainActor (Int) throws -> Void {
    let page = makePage(0)
    let host = makeHost(page)
    return { number in
        let glass = UIVisualEffectView(effect: UIBlurEffect(style: .regular))
        glass.frame = CGRect(x: 20, y: 20, width: 100, height: 100)
        let mask = UIView(frame: CGRect(x: 0, y: 0, width: 50, height: 50))
        mask.backgroundColor = .black
        glass.mask = mask
        page.view.addSubview(glass)
        host.settle()
        let copy = page.view.snapshotView(afterScreenUpdates: number % 2 == 0)
        if let copy { page.view.addSubview(copy) }
        host.settle()
        copy?.removeFromSuperview()
        glass.removeFromSuperview()
        host.settle()
    }
}

private func playAccessibility() throws -> @MainActor (Int) throws -> Void {
    let page = makePage(0)
    let host = makeHost(page)
    return { number in
        let box = makeBox(number)
        box.isAccessibilityElement = true
        box.accessibilityLabel = "Box \(number)"
        box.accessibilityCustomActions = [UIAccessibilityCustomAction(name: "Act") { _ in true }]
        page.view.addSubview(box)
        _ = try host.find(.button, "Press")
        UIAccessibility.post(notification: .announcement, argument: "Box \(number)")
        UIAccessibility.post(notification: .screenChanged, argument: box)
        host.settle()
        box.removeFromSuperview()
        host.settle()
    }
}
