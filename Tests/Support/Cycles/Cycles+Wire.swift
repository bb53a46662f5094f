import DragViews
import FakeCompositor
import TactusTesting
import UIKitNames

private let moment = Duration.milliseconds(300)

private func makePair(_ root: UIViewController) throws -> CompositorPair {
    let window = UIWindow(title: "Base", size: CGSize(width: 160, height: 240))
    window.rootViewController = root
    return try CompositorPair(window: window)
}

extension CompositorPair {
    fileprivate func tap(_ x: Double, _ y: Double) {
        let finger = seat.finger(id: 0)
        finger.down(at: Point(x: x, y: y), on: surface)
        finger.up()
        advance(by: .milliseconds(50))
    }
}

/// What goes over the wire, with the compositor at its other end.
let wireCycles: [Cycle] = [
    Cycle("windows", prepare: playWindows),
    Cycle("text input", prepare: playTextInput),
    Cycle("clipboards", prepare: playClipboards),
    Cycle("drags of others", prepare: playDragsOfOthers),
    Cycle("drags by finger", prepare: playDragsByFinger),
    Cycle("outputs", prepare: playOutputs),
    Cycle("scales", prepare: playScales),
    Cycle("seats", prepare: playSeats),
    Cycle("capabilities", prepare: playCapabilities),
    Cycle("deaths", prepare: playDeaths),
    Cycle("pointers", prepare: playPointers),
    Cycle("states", prepare: playStates),
    Cycle("popups", prepare: playPopups),
]

private func playWindows() throws -> @MainActor (Int) throws -> Void {
    let pair = try makePair(makePage(0))
    return { number in
        let window = UIWindow(title: "Window \(number)", size: CGSize(width: 80, height: 80))
        window.rootViewController = makePage(number)
        pair.application.open(window)
        pair.advance(by: moment)
        window.windowScene?.close()
        pair.advance(by: moment)
    }
}

private func playTextInput() throws -> @MainActor (Int) throws -> Void {
    let page = makePage(0)
    let field = UITextField(frame: CGRect(x: 10, y: 10, width: 120, height: 30))
    page.view.addSubview(field)
    let pair = try makePair(page)
    return { number in
        pair.tap(30, 25)
        pair.advance(by: moment)
        pair.seat.textInput.preedit("h")
        pair.seat.textInput.done()
        pair.settle()
        pair.seat.textInput.commit("hi")
        pair.seat.textInput.done()
        pair.advance(by: moment)
        field.text = ""
        field.resignFirstResponder()
        pair.advance(by: moment)
    }
}

private func playClipboards() throws -> @MainActor (Int) throws -> Void {
    let pair = try makePair(makePage(0))
    return { number in
        pair.tap(30, 25)
        pair.application.pasteboard(.general).setString("Own \(number)")
        pair.settle()
        let pipe = pair.seat.peer.paste("text/plain")
        pair.settle()
        _ = pipe?.read()
        pair.seat.peer.copy("Foreign \(number)")
        pair.settle()
        try pair.application.pasteboard(.general).content(as: .text).collect(upTo: 100) { _ in }
        pair.advance(by: moment)
        _ = pair.seat.peer.consumeLog()
    }
}

private func playDragsOfOthers() throws -> @MainActor (Int) throws -> Void {
    let page = makePage(0)
    page.view.addSubview(DropBox(frame: CGRect(x: 0, y: 0, width: 100, height: 100)))
    let pair = try makePair(page)
    return { number in
        pair.seat.peer.beginDrag(["text/plain;charset=utf-8"], at: Point(x: 20, y: 20)) { _, pipe in
            pipe.write(Array("text".utf8))
        }
        pair.settle()
        pair.seat.peer.moveDrag(to: Point(x: 40, y: 40))
        pair.settle()
        if number % 2 == 0 { pair.seat.peer.moveDrag(to: Point(x: 140, y: 200)) }
        pair.seat.peer.drop()
        pair.advance(by: moment)
        _ = pair.seat.peer.consumeLog()
    }
}

private func playDragsByFinger() throws -> @MainActor (Int) throws -> Void {
    let page = makePage(0)
    page.view.addSubview(DragPiece(frame: CGRect(x: 0, y: 0, width: 60, height: 60)))
    let pair = try makePair(page)
    return { number in
        let finger = pair.seat.finger(id: 3)
        finger.down(at: Point(x: 20, y: 20), on: pair.surface)
        pair.advance(by: .milliseconds(600))
        finger.move(to: Point(x: 60, y: 60))
        pair.settle()
        if number % 2 == 0 { pair.seat.dragAndDrop.cancel() }
        finger.up()
        pair.advance(by: .seconds(1))
    }
}

private func playOutputs() throws -> @MainActor (Int) throws -> Void {
    let pair = try makePair(makePage(0))
    return { number in
        let output = pair.compositor.addOutput(OutputDescription(width: 100, height: 100, name: "N\(number)"))
        pair.settle()
        pair.compositor.removeOutput(output)
        pair.advance(by: moment)
    }
}

private func playScales() throws -> @MainActor (Int) throws -> Void {
    let pair = try makePair(makePage(0))
    return { number in
        pair.compositor.outputs.first?.description.scale = [1, 2, 1.5][number % 3]
        pair.advance(by: moment)
    }
}

private func playSeats() throws -> @MainActor (Int) throws -> Void {
    let pair = try makePair(makePage(0))
    return { number in
        let seat = pair.compositor.addSeat(SeatConfiguration(name: "seat\(number)"))
        pair.settle()
        seat.finger(id: 1).down(at: Point(x: 30, y: 30), on: pair.surface)
        pair.settle()
        seat.remove()
        pair.advance(by: moment)
    }
}

private func playCapabilities() throws -> @MainActor (Int) throws -> Void {
    let pair = try makePair(makePage(0))
    return { number in
        pair.seat.capabilities = number % 2 == 0 ? [.touch] : [.pointer, .keyboard, .touch]
        pair.advance(by: moment)
    }
}

private func playDeaths() throws -> @MainActor (Int) throws -> Void {
    let pair = try makePair(makePage(0))
    return { _ in
        pair.kill()
        pair.settle()
        pair.restart()
        pair.advance(by: .seconds(1))
    }
}

private func playPointers() throws -> @MainActor (Int) throws -> Void {
    let page = makePage(0)
    let pair = try makePair(page)
    return { number in
        pair.seat.pointer.move(to: Point(x: 50, y: 140))
        pair.advance(by: .milliseconds(50))
        pair.seat.pointer.button(0x110, isPressed: true)
        pair.seat.pointer.button(0x110, isPressed: false)
        pair.seat.pointer.move(to: Point(x: 20, y: 220))
        pair.advance(by: moment)
        pair.seat.keyboard.key(30, isPressed: true)
        pair.seat.keyboard.key(30, isPressed: false)
        pair.advance(by: moment)
    }
}

private func playStates() throws -> @MainActor (Int) throws -> Void {
    let pair = try makePair(makePage(0))
    return { number in
        pair.compositor.toplevels.first?.setSuspended(number % 2 == 0)
        pair.advance(by: moment)
        pair.compositor.toplevels.first?.activate()
        pair.scene.title = "Title \(number)"
        pair.advance(by: moment)
    }
}

private func playPopups() throws -> @MainActor (Int) throws -> Void {
    let page = makePage(0)
    let button = UIButton(type: .system)
    button.frame = CGRect(x: 20, y: 60, width: 100, height: 40)
    button.setTitle("Menu", for: .normal)
    button.showsMenuAsPrimaryAction = true
    page.view.addSubview(button)
    button.menu = UIMenu(children: (0..<5).map { index in UIAction(title: "Action \(index)") { _ in } })
    let pair = try makePair(page)
    return { _ in
        pair.tap(60, 80)
        pair.advance(by: .seconds(1))
        pair.tap(150, 235)
        pair.advance(by: .seconds(1))
    }
}
