import TactusGeometry
import WaylandServer

extension Surface {
    /// Applies the pending update, now or with the parent.
    func commit() {
        recordCommit()
        let update = consumePending()
        compositor.lint.willCommit(update, of: self)
        hasUncommittedAcknowledgement = false
        hasUncommittedShellState = false
        guard isConstructed(for: update), role?.mayCommit(update) ?? true else { return update.drop() }
        if let subsurface = role as? Subsurface, subsurface.isSynchronized {
            subsurface.cache(update)
        } else if let update = queue.add(update) {
            apply(update)
        } else if queue.count > compositor.guestLimits.waitingUpdates {
            compositor.refuse(
                resource, "more than \(compositor.guestLimits.waitingUpdates) updates of a surface that wait")
        }
    }

    /// The outputs have refreshed: updates that have waited for that count.
    func applyWaitingUpdates() {
        for update in queue.didRefresh() { apply(update) }
    }

    /// Makes an update the surface's state, and with it what its synchronized subsurfaces have committed, at any depth.
    ///
    /// - Parameter update: What the surface itself changes; `nil` when it only hands on to its subsurfaces.
    func apply(_ update: SurfaceUpdate?) {
        var waiting: [(surface: Surface, update: SurfaceUpdate?)] = [(self, update)]
        var changed: [Surface] = []
        var drawn: [Surface] = []
        while let (surface, update) = waiting.popLast() {
            if let update {
                guard surface.isAcceptable(update) else { return }
                surface.adopt(update)
                for subsurface in surface.family.consumeMoving() { subsurface.applyPosition() }
                changed.append(surface)
                if case .buffer = update.attachment { drawn.append(surface) }
            }
            for subsurface in surface.family.consumeWaiting() {
                waiting.append((subsurface.surface, subsurface.consumeCache()))
            }
        }
        // Children first: a window's extent includes its subsurfaces.
        for surface in changed.reversed() { surface.role?.didCommit() }
        for surface in changed { compositor.didApply(surface) }
        if !drawn.isEmpty { compositor.latency.didDraw(drawn, at: compositor.clock.now) }
        compositor.stack.sceneDidChange()
    }

    /// An `xdg_surface` must be a toplevel or a popup before it commits.
    private func isConstructed(for update: SurfaceUpdate) -> Bool {
        guard role == nil, let xdgSurface else { return true }
        compositor.raise(.notConstructed, on: xdgSurface.resource, "a commit before get_toplevel or get_popup")
        return false
    }

    /// A buffer must have all its pixels and be a whole number of surface units in both directions, and a viewport lie
    /// within it.
    private func isAcceptable(_ update: SurfaceUpdate) -> Bool {
        if case .buffer(let buffer) = update.attachment, !buffer.isComplete {
            raiseTruncatedFile(of: buffer)
            return false
        }
        guard let geometry = content.geometry(after: update) else { return true }
        let size = geometry.bufferSize
        guard size.width % geometry.scale == 0, size.height % geometry.scale == 0 else {
            compositor.raise(
                .invalidSize, on: resource, "a buffer of \(size) pixels is no multiple of the scale \(geometry.scale)")
            return false
        }
        return viewport?.accepts(geometry) ?? true
    }
}

extension SurfaceUpdate {
    /// Tells the client that what it asked for will never be: nobody will see those frames.
    func drop() {
        for callback in frameCallbacks { callback.destroy() }
        for feedback in presentationFeedbacks { feedback.sendDiscarded() }
    }
}
