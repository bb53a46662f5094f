import WaylandServer

extension Surface {
    /// Tells the client on which outputs the surface is (`wl_surface.enter` and `leave`), and the scale that fits them.
    func setOutputs(_ newOutputs: [Output]) {
        let old = outputs
        guard old.map(ObjectIdentifier.init) != newOutputs.map(ObjectIdentifier.init) else { return }
        outputs = newOutputs
        for output in newOutputs where !old.contains(where: { $0 === output }) { sendEnter(output) }
        for output in old where !newOutputs.contains(where: { $0 === output }) {
            for resource in output.resources(of: resource.client) where self.resource.isAlive {
                self.resource.sendLeave(output: resource)
            }
        }
        updatePreferredScale()
    }

    private func sendEnter(_ output: Output) {
        guard resource.isAlive else { return }
        for resource in output.resources(of: resource.client) { self.resource.sendEnter(output: resource) }
    }

    /// Whether any of it is on an output.
    var isOnOutput: Bool { !outputs.isEmpty }

    /// Tells the client the scale that it should draw at, when that is another one (`wp_fractional_scale_v1`): the
    /// largest of its outputs, the last one when it is on none, and at first that of the compositor's first output.
    func updatePreferredScale() {
        updatePreferredBuffer()
        guard let fractionalScale, fractionalScale.isAlive else { return }
        let shown = outputs.map(\.description.scale120).max()
        let scale = shown ?? preferredScale120 ?? compositor.outputs.first?.description.scale120 ?? 120
        guard scale != preferredScale120 else { return }
        preferredScale120 = scale
        fractionalScale.sendPreferredScale(scale: UInt32(scale))
    }

    /// The same in whole numbers, and how its pixels would best be turned (`wl_surface.preferred_buffer_scale` and
    /// `preferred_buffer_transform`), from the first output on.
    private func updatePreferredBuffer() {
        guard resource.isAlive, resource.version >= WlSurface.preferredBufferScaleSince,
            let output = outputs.max(by: { $0.description.wholeScale < $1.description.wholeScale })
        else { return }
        let preferred = (output.description.wholeScale, output.description.transform)
        if preferred.0 != preferredBuffer?.scale { resource.sendPreferredBufferScale(factor: Int32(preferred.0)) }
        if preferred.1 != preferredBuffer?.transform {
            resource.sendPreferredBufferTransform(transform: WlOutput.Transform(rawValue: preferred.1.rawValue))
        }
        preferredBuffer = preferred
    }
}
