import TactusUI

extension Button {
    /// Whether a drag that rests over the button does what a tap does, see ``SpringLoadedInteraction``. `false` by
    /// default.
    public final var isSpringLoaded: Bool {
        get { opensUnderDrags }
        set { setOpensUnderDrags(newValue) { [unowned self] _ in _ = accessibilityActivate() } }
    }
}

extension SegmentedControl {
    /// Whether a drag that rests over a segment selects it, see ``SpringLoadedInteraction``. `false` by default.
    public final var isSpringLoaded: Bool {
        get { opensUnderDrags }
        set { setOpensUnderDrags(newValue) { [unowned self] session in choose(at: session.location(in: self)) } }
    }
}

extension ListView {
    /// Whether a drag that rests over a row does what a tap on it does, see ``SpringLoadedInteraction``. `false` by
    /// default.
    public final var isSpringLoaded: Bool {
        get { opensUnderDrags }
        set {
            setOpensUnderDrags(newValue) { [unowned self] session in
                guard let hit = hitTest(session.location(in: self), with: nil) else { return }
                let row = sequence(first: hit, next: \.superview).lazy.compactMap { $0 as? ListRow }.first
                _ = row?.accessibilityActivate()
            }
        }
    }
}
