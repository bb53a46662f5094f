public import TactusGeometry

/// Whether a view may be the answer of a hit test.
nonisolated public enum HitTestBehavior: Hashable, Sendable {
    /// The view is hit where none of its subviews is.
    case normal
    /// Only the view's subviews are hit; what lies between them goes to what is behind. For overlays.
    case passthrough
}

extension View {
    /// Whether neither the view nor anything inside it can be hit: it is hidden, nearly transparent, or without user
    /// interaction.
    package final var ignoresTouches: Bool { hitting.ignoresTouches }

    /// Whether the view and its subviews take touches. `true` by default. A touch that the view has already stays its
    /// own.
    public final var isUserInteractionEnabled: Bool {
        get { hitting.isInteractive }
        set {
            hitting.isInteractive = newValue
            updateHitting()
        }
    }

    /// Whether the view gets a second finger while it has one. `false` by default: later fingers are not delivered to
    /// it, not even when the first is lifted. Gesture recognizers see all of them, and subviews decide for themselves.
    public final var isMultipleTouchEnabled: Bool {
        get { hitting.isMultipleTouchEnabled }
        set { hitting.isMultipleTouchEnabled = newValue }
    }

    /// Whether the view shares touches with no other view of its window. `false` by default.
    ///
    /// While an exclusive view has a touch, new touches are not delivered to other views; and an exclusive view gets
    /// none while another view has one. Gesture recognizers see all of them.
    public final var isExclusiveTouch: Bool {
        get { hitting.isExclusiveTouch }
        set { hitting.isExclusiveTouch = newValue }
    }

    /// By how much the area that takes touches is larger than ``bounds`` on each side, in points; negative values make
    /// it smaller. Zero by default. Outside its superview's area a view is not hit, however large its own.
    public final var hitOutsets: Insets {
        get { hitting.outsets }
        set {
            hitting.outsets = newValue
            updateHitBounds()
        }
    }

    /// Whether the view itself may be hit, or only its subviews. ``HitTestBehavior/normal`` by default.
    public final var hitTestBehavior: HitTestBehavior {
        get { hitting.behavior }
        set { hitting.behavior = newValue }
    }
}
