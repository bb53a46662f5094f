import TactusGeometry

// Where a window is and what size it is asked to have.
extension Toplevel {
    /// Where it is to be when it does not choose its own place: all of its output, or what bars and the keyboard leave.
    var filledArea: PixelRect? {
        guard let output else { return nil }
        if configuration.states.contains(.fullscreen) { return output.bounds }
        let fills = configuration.states.contains(.maximized) || compositor.stack.fillsOutput(self)
        return fills ? output.workArea : nil
    }

    /// Enters or leaves a state in which the window has the output's size. Every wish is answered by a configure.
    func fill(_ state: ToplevelConfiguration.State, _ isOn: Bool) {
        var changed = configuration
        if isOn { changed.states.insert(state) } else { changed.states.remove(state) }
        prepare(changed)
        fit()
        configure()
    }

    /// Gives it the place and prepares the size that its states ask for.
    func fit() {
        var changed = configuration
        let area = filledArea
        changed.width = area?.width ?? 0
        changed.height = area?.height ?? 0
        prepare(changed)
        if let area { move(to: area.origin) }
    }

    /// The output's size or what is reserved of it has changed, or it is gone.
    func outputsDidChange() {
        if !compositor.outputs.contains(where: { $0 === output }) {
            output = compositor.outputs.first
            if isMapped, filledArea == nil { positionFreely() }
        }
        guard let area = filledArea else { return }
        guard area.size != PixelSize(width: configuration.width, height: configuration.height) else {
            return move(to: area.origin)
        }
        fit()
        configure()
    }

    /// Puts it where windows go that choose their own size.
    func positionFreely() {
        guard let area = output?.workArea else { return }
        guard compositor.shellPolicy.placement == .centered else { return move(to: area.origin) }
        let size = xdgSurface.geometry.size
        move(
            to: PixelPoint(
                x: area.minX + (area.width - size.width) / 2, y: area.minY + (area.height - size.height) / 2))
    }

    /// Puts a window that comes where it belongs.
    func positionInitially() {
        if let area = filledArea { move(to: area.origin) } else if !hasPosition { positionFreely() }
    }

    // MARK: The user resizes it

    func beginResizing(_ edges: WindowDrag.Edges) {
        let frame = frame
        resizing = (edges, PixelPoint(x: frame.maxX, y: frame.maxY))
        var changed = configuration
        changed.states.insert(.resizing)
        (changed.width, changed.height) = (frame.width, frame.height)
        configure(changed)
    }

    /// Asks for a size within the client's limits.
    func resize(width: Int, height: Int) {
        func within(_ length: Int, _ least: Int, _ most: Int) -> Int {
            max(1, least, most > 0 ? min(length, most) : length)
        }
        var changed = configuration
        changed.width = within(width, minimumSize.width, maximumSize.width)
        changed.height = within(height, minimumSize.height, maximumSize.height)
        if changed != configuration { configure(changed) }
    }

    func endResizing() {
        var changed = configuration
        changed.states.remove(.resizing)
        configure(changed)
    }

    /// Keeps the edges in place that do not follow the user, whatever size the client has taken.
    func keepFixedEdges() {
        guard let resizing else { return }
        let size = frame.size
        move(
            to: PixelPoint(
                x: resizing.edges.contains(.left) ? resizing.fixed.x - size.width : position.x,
                y: resizing.edges.contains(.top) ? resizing.fixed.y - size.height : position.y))
        if acknowledged?.states.contains(.resizing) == false { self.resizing = nil }
    }
}
