import TactusGeometry
import TactusUI

// A popover on a surface of its own. The container stays in the window, for touches beside the bubble; the card and
// what is around it are in the window of the surface, and come back into the container when that closes.
extension PopoverPresentationController {
    /// Whether the bubble may lie on a surface of its own.
    private var mayHaveSurface: Bool {
        guard isBubble, let scene = containerView?.window?.windowScene, scene.application?.showsPopups == true else {
            return false
        }
        return !scene.states.contains(.fullscreen) && passthroughViews?.isEmpty != false
            && !presentedViewController.isModalInPresentation
            && presentedViewController.presentedViewController == nil
    }

    /// Puts the bubble on a surface of its own, where it may have one.
    func openSurface() {
        guard mayHaveSurface, let side = surfaceSide, let source, let container = containerView,
            !(container.window?.firstResponder is any TextInputClient)
        else { return }
        let window = PopoverWindow(of: self)
        surface = window
        window.addSubview(card)
        window.insertSubview(bubble, aboveSubview: card)
        window.onLoss = { [weak self] in self?.surfaceWasLost() }
        window.open(surfaceSize, over: container, at: source, on: side)
    }

    /// Closes the surface after the bubble has gone.
    func closeSurface() {
        surface?.close()
        surface = nil
    }

    /// Follows what the bubble is about, or takes it into the container where it may not be elsewhere any more.
    func updateSurface() {
        guard let surface else { return }
        if mayHaveSurface, let source {
            surface.update(surfaceSize, at: source)
        } else {
            enterContainer()
            surface.close()
        }
    }

    /// Where the bubble is, in points of the container; `nil` without a surface, or while nobody knows.
    var surfaceFrame: Rect? {
        guard let frame = surface?.bubbleFrame, let container = containerView, let window = container.window else {
            return nil
        }
        let origin = window.frame.origin
        return window.convert(frame.offsetBy(dx: -origin.x, dy: -origin.y), to: container)
    }

    /// Lays the bubble out in the window of its surface.
    ///
    /// - Parameters:
    ///   - frame: Where its place is, in points of the window.
    ///   - window: The window.
    func layOutBubble(at frame: Rect, in window: PopoverWindow) {
        guard window === surface else { return }
        card.center = frame.center
        card.bounds.size = frame.size
        var placement = PopoverPlacement(frame: frame, at: frame)
        if let shown = surfaceFrame, let source {
            let offset = frame.origin - shown.origin
            placement = PopoverPlacement(frame: frame, at: source.offsetBy(dx: offset.dx, dy: offset.dy))
        }
        layOutBubble(placement)
    }

    /// How large the bubble is: at most as the smallest screen has room for.
    private var surfaceSize: Size {
        let room = containerView?.window?.windowScene?.roomForPopups ?? wantedSize
        return Size(width: min(wantedSize.width, room.width), height: min(wantedSize.height, room.height))
    }

    /// The system, a touch elsewhere, Escape, or what is presented over it has closed the surface.
    private func surfaceWasLost() {
        guard surface != nil else { return }
        enterContainer()
        guard presentedViewController.presentedViewController == nil else { return }
        // It is not to be seen going in another place.
        (card.alpha, bubble.alpha) = (0, 0)
        if !attemptDismissal(), stage == .presented { (card.alpha, bubble.alpha) = (1, 1) }
    }

    private func enterContainer() {
        surface = nil
        guard let container = containerView else { return }
        container.addSubview(card)
        container.insertSubview(bubble, aboveSubview: card)
        container.setNeedsLayout()
    }
}

extension WindowScene {
    /// The largest plate that the smallest screen has room for, in points.
    var roomForPopups: Size {
        let sizes = (application?.screens ?? []).map(\.pixelSize).filter { $0.width > 0 && $0.height > 0 }
        func room(_ lengths: [Int], else length: Int) -> Double {
            max((lengths.min().map { Double($0) / scale } ?? Double(length)) - 32, 120)
        }
        return Size(width: room(sizes.map(\.width), else: 640), height: room(sizes.map(\.height), else: 640))
    }
}
