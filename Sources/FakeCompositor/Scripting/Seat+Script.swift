extension Seat {
    /// Sends what a script's step says. What only the player's owner can do, and a pause, is left to it.
    public func perform(_ action: ScriptStep.Action) {
        switch action {
        case .touchDown(let id, let point): touch.down(id: id, at: point)
        case .touchMotion(let id, let point): touch.motion(id: id, to: point)
        case .touchUp(let id): touch.up(id: id)
        case .touchCancel: touch.cancel()
        case .touchFrame: touch.frame()
        case .pointerMotion(let point): pointer.move(to: point)
        case .pointerButton(let code, let isPressed): pointer.button(code, isPressed: isPressed)
        case .pointerScroll(let delta): pointer.scroll(by: delta)
        case .pointerScrollStop(let delta): pointer.stopScrolling(along: delta)
        case .pause, .shot, .expectClientAlive, .waitForExit: break
        }
    }
}
