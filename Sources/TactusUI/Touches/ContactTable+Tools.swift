import TactusPlatform

// The tools of graphics tablets: one that draws touches while its tip is down, one that points as a mouse does while
// its tip or a button is.
nonisolated extension ContactTable {
    /// A tool that is near the tablet.
    struct Tool: Hashable, Sendable {
        let description: TabletTool
        let scene: SceneID
        var isTipDown = false
        /// Linux's codes of the buttons that are down.
        var pressed: Set<UInt32> = []

        /// The tip counts as the primary button.
        var mask: ButtonMask { ButtonMask(pressed.map(ButtonMask.init(linuxCode:)) + (isTipDown ? [.primary] : [])) }
        var isTouching: Bool { isTipDown || description.kind.isPointer && !pressed.isEmpty }
    }

    /// Takes in what a tool did.
    mutating func receive(_ sample: TabletSample, into assembly: inout DispatchAssembly) {
        let key = Key.tool(sample.tool)
        let value = Sample(
            location: sample.location, time: sample.time, axes: sample.axes, estimate: sample.estimate)
        switch sample.change {
        case .entered(let scene, let description):
            end(key, .cancelled, value, into: &assembly)
            tools[sample.tool] = Tool(description: description, scene: scene)
        case .left:
            end(key, .cancelled, value, into: &assembly)
            tools[sample.tool] = nil
        case .moved: move(key, value, into: &assembly)
        case .down: press(sample.tool, value, into: &assembly) { $0.isTipDown = true }
        case .up: press(sample.tool, value, into: &assembly) { $0.isTipDown = false }
        case .button(let code, true): press(sample.tool, value, into: &assembly) { $0.pressed.insert(code) }
        case .button(let code, false): press(sample.tool, value, into: &assembly) { $0.pressed.remove(code) }
        case .scrolled, .corrected: break
        }
    }

    private mutating func press(
        _ id: TabletToolID, _ sample: Sample, into assembly: inout DispatchAssembly, _ change: (inout Tool) -> Void
    ) {
        guard var tool = tools[id] else { return }
        let wasTouching = tool.isTouching
        change(&tool)
        tools[id] = tool
        switch (wasTouching, tool.isTouching) {
        case (false, true):
            begin(.tool(id), in: tool.scene, sample, buttons: tool.mask, tool.description, into: &assembly)
        case (true, true): press(.tool(id), sample, buttons: tool.mask, into: &assembly)
        case (true, false): end(.tool(id), .ended, sample, into: &assembly)
        case (false, false): break
        }
    }
}
