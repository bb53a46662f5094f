import TactusGeometry

/// What becomes of the displays while programs run. An output that is not named is the first one.
public enum OutputChange: Hashable, Sendable {
    /// Somebody turns the panel: its mode stays, and what is higher than wide may be wider than high then.
    case turn(OutputTransform, output: String?)
    /// The user wants everything larger, or smaller: the mode stays, and there is less room, or more.
    case rescale(Double, output: String?)
    /// The panel has another mode, in device pixels as the panel is built: scale and transform stay.
    case mode(width: Int, height: Int, output: String?)
    /// A display is plugged in. It refreshes as often as the one that came before it.
    case plug(OutputText, name: String)
    /// A display is unplugged. It may be the last one.
    case unplug(name: String)
}

extension Compositor {
    /// The output of that name, or the first one; `nil` when it is not there.
    public func output(named name: String?) -> Output? {
        outputs.first { name == nil || $0.description.name == name }
    }

    /// Lets something become of the displays. What concerns an output that is not there is passed over, and a second
    /// display of a name as well.
    public func perform(_ change: OutputChange) {
        switch change {
        case .turn(let transform, let name): alter(name) { $0.turn(to: transform) }
        case .rescale(let scale, let name): alter(name) { $0.rescale(to: scale) }
        case .mode(let width, let height, let name):
            alter(name) { $0.setMode(PixelSize(width: width, height: height)) }
        case .plug(let text, let name):
            guard output(named: name) == nil else { return }
            addOutput(
                text.description(
                    named: name, rightOf: outputs.map(\.bounds.maxX).max() ?? 0, refreshInterval: newestRefreshInterval)
            )
        case .unplug(let name): output(named: name).map(removeOutput)
        }
    }

    /// Changes an output at once: clients hear of one change.
    private func alter(_ name: String?, _ change: (inout OutputDescription) -> Void) {
        guard let output = output(named: name) else { return }
        var description = output.description
        change(&description)
        output.description = description
    }
}
