import TactusPlatform

/// A call for every frame that a scene draws, for what moves by itself.
///
/// ```swift
/// let link = scene.addDisplayLink { time in ball.center = ball.place(at: time.presentation) }
/// ```
///
/// While a link runs, its scene draws with every refresh of the display. Its call comes before layout and drawing of
/// the same frame, so that what it changes is seen at once. The scene keeps its links until they are invalidated, or
/// until it closes.
public final class DisplayLink {
    /// Whether the calls rest. Nothing is drawn for the sake of a link that rests.
    public var isPaused = false {
        didSet { if !isPaused && oldValue { scene?.setNeedsFrame() } }
    }
    /// Whether the link can still be called.
    public var isValid: Bool { scene != nil }

    private weak var scene: WindowScene?
    /// What it calls; `nil` when it is over, so that who keeps the link may be kept by what it calls.
    private var action: ((FrameTime) -> Void)?

    init(scene: WindowScene, action: @escaping (FrameTime) -> Void) {
        self.scene = scene
        self.action = action
    }

    /// Ends the calls for good.
    public func invalidate() {
        let former = scene
        scene = nil
        action = nil
        former?.displayLinkDidEnd()
    }

    /// Whether the link needs the next frame.
    var isRunning: Bool { isValid && !isPaused }

    func tick(_ time: FrameTime) {
        if isRunning { action?(time) }
    }
}

extension WindowScene {
    /// Calls `action` with every frame of the scene, beginning with the next.
    ///
    /// - Parameter action: What to call, with the times of the frame that is about to be drawn.
    /// - Returns: The link, with which the calls can be paused and ended.
    @discardableResult
    public func addDisplayLink(_ action: @escaping (FrameTime) -> Void) -> DisplayLink {
        let link = DisplayLink(scene: self, action: action)
        displayLinks.append(link)
        setNeedsFrame()
        return link
    }

    /// Lets go of links that are over, when they are half of all.
    fileprivate func displayLinkDidEnd() {
        endedLinkCount += 1
        guard 2 * endedLinkCount >= displayLinks.count else { return }
        displayLinks.removeAll { !$0.isValid }
        endedLinkCount = 0
    }
}
