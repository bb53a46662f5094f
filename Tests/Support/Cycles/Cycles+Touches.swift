import TactusTesting
import UIKitNames

private let moment = Duration.milliseconds(400)

private final class Touched: UIView, UIContextMenuInteractionDelegate, UIDragInteractionDelegate,
    UIDropInteractionDelegate
{
    func heard(_ recognizer: UIGestureRecognizer) {}
    func pressed(_ command: UIKeyCommand) {}

    func contextMenuInteraction(
        _ interaction: UIContextMenuInteraction, configurationForMenuAtLocation location: CGPoint
    ) -> UIContextMenuConfiguration? {
        UIContextMenuConfiguration(identifier: nil, previewProvider: nil) { _ in
            UIMenu(children: [
                UIAction(title: "Copy") { _ in }, UIMenu(title: "More", children: [UIAction(title: "A") { _ in }]),
            ])
        }
    }

    func dragInteraction(_ interaction: UIDragInteraction, itemsForBeginning session: UIDragSession) -> [UIDragItem] {
        [UIDragItem(itemProvider: NSItemProvider(object: "piece" as NSString))]
    }

    func dropInteraction(_ interaction: UIDropInteraction, performDrop session: UIDropSession) {}

    func dropInteraction(_ interaction: UIDropInteraction, sessionDidUpdate session: UIDropSession) -> UIDropProposal {
        UIDropProposal(operation: .copy)
    }
}

private func makeTouched(_ page: UIViewController) -> Touched {
    let view = Touched(frame: CGRect(x: 20, y: 60, width: 100, height: 100))
    view.backgroundColor = .green
    page.view.addSubview(view)
    return view
}

/// Fingers, pointers, keys and what hears of them.
let touchCycles: [Cycle] = [
    Cycle("taps", prepare: playTaps),
    Cycle("recognizers", prepare: playRecognizers),
    Cycle("recognizers taken in the middle", prepare: playRecognizersTakenInTheMiddle),
    Cycle("kept requirements", prepare: playKeptRequirements),
    Cycle("context menus", prepare: playContextMenus),
    Cycle("menus", prepare: playMenus),
    Cycle("interactions", prepare: playInteractions),
    Cycle("drags", prepare: playDrags),
    Cycle("foreign drags", prepare: playForeignDrags),
    Cycle("hover", prepare: playHover),
    Cycle("keys", prepare: playKeys),
    Cycle("controls", prepare: playControls),
]

private func playTaps() throws -> @MainActor (Int) throws -> Void {
    let page = makePage(0)
    let host = makeHost(page)
    return { _ in
        host.finger().tap(at: CGPoint(x: 50, y: 140))
        host.advance(by: .milliseconds(100))
    }
}

private func playRecognizers() throws -> @MainActor (Int) throws -> Void {
    let page = makePage(0)
    let view = makeTouched(page)
    let host = makeHost(page)
    return { number in
        let tap = UITapGestureRecognizer(target: view, action: Touched.heard(_:))
        let double = UITapGestureRecognizer(target: view, action: Touched.heard(_:))
        double.numberOfTapsRequired = 2
        tap.require(toFail: double)
        let all: [UIGestureRecognizer] = [
            tap, double, UIPanGestureRecognizer(target: view, action: Touched.heard(_:)),
            UILongPressGestureRecognizer(target: view, action: Touched.heard(_:)),
            UIPinchGestureRecognizer(target: view, action: Touched.heard(_:)),
        ]
        for one in all { view.addGestureRecognizer(one) }
        host.finger().tap(at: CGPoint(x: 50, y: 100))
        host.advance(by: .milliseconds(100))
        host.pinch(at: CGPoint(x: 70, y: 100), from: 20, to: 60, over: .milliseconds(50))
        host.advance(by: moment)
        for one in all { view.removeGestureRecognizer(one) }
        host.settle()
    }
}

private func playRecognizersTakenInTheMiddle() throws -> @MainActor (Int) throws -> Void {
    let page = makePage(0)
    let host = makeHost(page)
    return { number in
        let view = makeTouched(page)
        let pan = UIPanGestureRecognizer(target: view, action: Touched.heard(_:))
        view.addGestureRecognizer(pan)
        let finger = host.finger()
        finger.down(at: CGPoint(x: 50, y: 100))
        finger.move(to: CGPoint(x: 80, y: 100), over: .milliseconds(60))
        if number % 2 == 0 { view.removeGestureRecognizer(pan) }
        view.removeFromSuperview()
        finger.up()
        host.advance(by: moment)
    }
}

private func playKeptRequirements() throws -> @MainActor (Int) throws -> Void {
    let page = makePage(0)
    let view = makeTouched(page)
    let kept = UITapGestureRecognizer(target: view, action: Touched.heard(_:))
    view.addGestureRecognizer(kept)
    let host = makeHost(page)
    return { _ in
        let other = UISwipeGestureRecognizer(target: view, action: Touched.heard(_:))
        kept.require(toFail: other)
        view.addGestureRecognizer(other)
        host.finger().tap(at: CGPoint(x: 50, y: 100))
        view.removeGestureRecognizer(other)
        host.settle()
    }
}

private func playContextMenus() throws -> @MainActor (Int) throws -> Void {
    let page = makePage(0)
    let view = makeTouched(page)
    view.addInteraction(UIContextMenuInteraction(delegate: view))
    let host = makeHost(page)
    return { _ in
        let finger = host.finger()
        finger.down(at: CGPoint(x: 60, y: 100))
        host.advance(by: .seconds(1))
        finger.up()
        host.advance(by: moment)
        host.finger().tap(at: CGPoint(x: 150, y: 235))
        host.advance(by: .seconds(1))
    }
}

private func playMenus() throws -> @MainActor (Int) throws -> Void {
    let page = makePage(0)
    let button = UIButton(type: .system)
    button.frame = CGRect(x: 20, y: 60, width: 100, height: 40)
    button.setTitle("Menu", for: .normal)
    button.showsMenuAsPrimaryAction = true
    page.view.addSubview(button)
    let host = makeHost(page)
    return { number in
        button.menu = UIMenu(children: (0..<5).map { index in UIAction(title: "Action \(index)") { _ in } })
        host.finger().tap(at: CGPoint(x: 60, y: 80))
        host.advance(by: .seconds(1))
        host.finger().tap(at: number % 2 == 0 ? CGPoint(x: 60, y: 120) : CGPoint(x: 155, y: 238))
        host.advance(by: .seconds(1))
    }
}

private func playInteractions() throws -> @MainActor (Int) throws -> Void {
    let page = makePage(0)
    let view = makeTouched(page)
    let host = makeHost(page)
    return { _ in
        let all: [any UIInteraction] = [
            UIContextMenuInteraction(delegate: view), UIDragInteraction(delegate: view),
            UIDropInteraction(delegate: view),
        ]
        for one in all { view.addInteraction(one) }
        host.finger().tap(at: CGPoint(x: 50, y: 100))
        for one in all { view.removeInteraction(one) }
        host.settle()
    }
}

private func playDrags() throws -> @MainActor (Int) throws -> Void {
    let page = makePage(0)
    let view = makeTouched(page)
    let drag = UIDragInteraction(delegate: view)
    drag.isEnabled = true
    view.addInteraction(drag)
    view.addInteraction(UIDropInteraction(delegate: view))
    let host = makeHost(page)
    return { number in
        let finger = host.finger()
        finger.down(at: CGPoint(x: 60, y: 100))
        host.advance(by: .seconds(1))
        finger.move(to: CGPoint(x: 100, y: 140), over: .milliseconds(100))
        if number % 2 == 0 { finger.cancel() } else { finger.up() }
        host.advance(by: .seconds(1))
    }
}

private func playForeignDrags() throws -> @MainActor (Int) throws -> Void {
    let page = makePage(0)
    let view = makeTouched(page)
    view.addInteraction(UIDropInteraction(delegate: view))
    let host = makeHost(page)
    return { number in
        let drag = host.beginDrag([.text("Foreign")], at: CGPoint(x: 40, y: 80))
        drag.move(to: CGPoint(x: 60, y: 100))
        if number % 2 == 0 { drag.leave() } else { _ = drag.drop() }
        host.settle()
    }
}

private func playHover() throws -> @MainActor (Int) throws -> Void {
    let page = makePage(0)
    let host = makeHost(page)
    return { number in
        let view = makeTouched(page)
        view.addGestureRecognizer(UIHoverGestureRecognizer(target: view, action: Touched.heard(_:)))
        view.addInteraction(UIToolTipInteraction(defaultToolTip: "Tip \(number)"))
        host.pointer.move(to: CGPoint(x: 60, y: 100))
        host.advance(by: .seconds(2))
        host.pointer.move(to: CGPoint(x: 150, y: 220))
        host.advance(by: moment)
        host.pointer.turnWheel(by: CGVector(dx: 0, dy: 1))
        host.pointer.click(at: CGPoint(x: 60, y: 100))
        view.removeFromSuperview()
        host.advance(by: moment)
    }
}

private func playKeys() throws -> @MainActor (Int) throws -> Void {
    let page = makePage(0)
    let host = makeHost(page)
    return { number in
        let command = UIKeyCommand(input: "k", modifierFlags: .control, action: Touched.pressed(_:))
        page.addKeyCommand(command)
        host.keyboard.press("k", holding: .control)
        host.keyboard.press(.keyboardTab)
        host.keyboard.press(.keyboardDownArrow)
        host.advance(by: .milliseconds(100))
        page.removeKeyCommand(command)
    }
}

private func playControls() throws -> @MainActor (Int) throws -> Void {
    let page = makePage(0)
    let host = makeHost(page)
    return { number in
        let all: [UIView] = [
            UISwitch(), UISlider(), UIStepper(), UISegmentedControl(items: ["A", "B"]), UIPageControl(),
            UIProgressView(), UIActivityIndicatorView(style: .medium), UISearchBar(), UIToolbar(), UIDatePicker(),
        ]
        for (index, one) in all.enumerated() {
            one.frame = CGRect(x: 10, y: CGFloat(index) * 24, width: 140, height: 24)
            page.view.addSubview(one)
        }
        (all[6] as? UIActivityIndicatorView)?.startAnimating()
        host.advance(by: .milliseconds(100))
        host.finger().tap(at: CGPoint(x: 60, y: 10))
        host.finger().drag(from: CGPoint(x: 30, y: 34), to: CGPoint(x: 100, y: 34), over: .milliseconds(50))
        host.finger().tap(at: CGPoint(x: 60, y: 84))
        host.advance(by: moment)
        for one in all { one.removeFromSuperview() }
        host.settle()
    }
}
