import WaylandClient

/// One `zwp_tablet_pad_v2`: buttons, rings and strips beside the surface of a tablet. Nobody is told what they do.
///
/// It is kept all the same until the compositor takes it away. A pad announces groups, and a group rings and strips:
/// objects that the compositor makes and numbers. What is announced by an object that was destroyed here is never made
/// here, and libwayland (1.21) ends the connection with the next object after such a gap.
final class TabletPad {
    private let proxy: ZwpTabletPadV2
    private var groups: [ZwpTabletPadGroupV2] = []
    private let onRemove: (TabletPad) -> Void
    /// How many groups of buttons a pad has. Others are let go of as they come.
    static let mostGroups = 64

    /// - Parameters:
    ///   - proxy: The pad, which describes itself next.
    ///   - onRemove: Called when it is gone, after it was let go of.
    init(_ proxy: ZwpTabletPadV2, onRemove: @escaping (TabletPad) -> Void) {
        self.proxy = proxy
        self.onRemove = onRemove
        proxy.onEvent = { [weak self] event in self?.receive(event) }
    }

    /// Tells the compositor that the objects are not used any more.
    func release() {
        for group in groups { group.destroy() }
        proxy.destroy()
    }

    private func receive(_ event: ZwpTabletPadV2.Event) {
        switch event {
        case .group(let group):
            guard groups.count < Self.mostGroups else { return group.destroy() }
            // Rings and strips announce nothing: they may go at once.
            group.onEvent = { event in
                switch event {
                case .ring(let ring): ring.destroy()
                case .strip(let strip): strip.destroy()
                default: break
                }
            }
            groups.append(group)
        case .removed:
            release()
            onRemove(self)
        default: break
        }
    }
}
