import TactusGeometry
import TactusPlatform

/// What a device did that can hover: a pointer, or a tool of a graphics tablet.
nonisolated struct HoverSample: Hashable, Sendable {
    nonisolated enum Change: Hashable, Sendable {
        /// It came onto a scene; a tablet's tool tells what it is.
        case entered(SceneID, TabletTool?)
        case left
        case moved
        /// A button went down or up; the code is Linux's.
        case button(UInt32, isDown: Bool)
        case tip(isDown: Bool)
    }

    var change: Change
    /// In the scene's coordinate space.
    var location: Point
    var time: Instant
    var axes: TabletAxes?

    /// `nil` for what is not about hovering.
    init?(_ sample: PointerSample) {
        switch sample.change {
        case .entered(let scene): change = .entered(scene, nil)
        case .left: change = .left
        case .moved: change = .moved
        case .button(let code, let isDown): change = .button(code, isDown: isDown)
        case .scrolled, .displaced: return nil
        }
        location = sample.location
        time = sample.time
    }

    /// `nil` for what is not about hovering.
    init?(_ sample: TabletSample) {
        switch sample.change {
        case .entered(let scene, let tool): change = .entered(scene, tool)
        case .left: change = .left
        case .moved: change = .moved
        case .down: change = .tip(isDown: true)
        case .up: change = .tip(isDown: false)
        case .button(let code, let isDown): change = .button(code, isDown: isDown)
        case .scrolled, .corrected: return nil
        }
        location = sample.location
        time = sample.time
        axes = sample.axes
    }
}

extension PointerSample {
    /// What a tablet's tool did, as far as it matters to scrolling with a wheel on it; `nil` for the rest.
    nonisolated init?(wheelOf sample: TabletSample) {
        let change: Change
        switch sample.change {
        case .entered(let scene, _): change = .entered(scene)
        case .left: change = .left
        case .moved: change = .moved
        case .scrolled(let scroll): change = .scrolled(scroll)
        case .down, .up, .button, .corrected: return nil
        }
        self.init(change: change, location: sample.location, time: sample.time)
    }
}
