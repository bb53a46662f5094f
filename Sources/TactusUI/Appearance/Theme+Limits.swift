import TactusGeometry
import TactusGraphics

extension Theme {
    /// The theme with every length that makes no sense replaced by the nearest that does, and by the usual one where it
    /// is no number.
    nonisolated var usable: Theme {
        var theme = self
        theme.radii = radii.usable
        theme.spacing = spacing.usable
        theme.controls = controls.usable
        theme.shadows = shadows.usable
        theme.materials = materials.usable
        theme.motion = motion.usable
        if fontFamily?.isEmpty == true { theme.fontFamily = nil }
        return theme
    }
}

extension Double {
    /// A length from zero to a thousand points; what is not a number is what is usual.
    nonisolated fileprivate func length(_ usual: Double) -> Double {
        isNaN ? usual : Swift.min(Swift.max(self, 0), 1000)
    }
}

extension Duration {
    /// A time from none to ten seconds.
    nonisolated fileprivate var time: Duration { Swift.min(Swift.max(self, .zero), .seconds(10)) }
}

extension Theme.Radii {
    nonisolated fileprivate var usable: Theme.Radii {
        let usual = Theme.Radii()
        var radii = self
        (radii.small, radii.medium) = (small.length(usual.small), medium.length(usual.medium))
        (radii.large, radii.extraLarge) = (large.length(usual.large), extraLarge.length(usual.extraLarge))
        radii.capsule = capsule.isNaN ? usual.capsule : max(capsule, 0)
        return radii
    }
}

extension Theme.Spacing {
    nonisolated fileprivate var usable: Theme.Spacing {
        let usual = Theme.Spacing()
        var spacing = self
        (spacing.extraSmall, spacing.small, spacing.medium) = (
            extraSmall.length(usual.extraSmall), small.length(usual.small), medium.length(usual.medium)
        )
        (spacing.large, spacing.extraLarge) = (large.length(usual.large), extraLarge.length(usual.extraLarge))
        return spacing
    }
}

extension Theme.Controls {
    nonisolated fileprivate var usable: Theme.Controls {
        let usual = Theme.Controls()
        var controls = self
        controls.height = height.length(usual.height)
        controls.switchTrack = Size(
            width: switchTrack.width.length(usual.switchTrack.width),
            height: switchTrack.height.length(usual.switchTrack.height))
        (controls.knobSize, controls.trackThickness) = (
            knobSize.length(usual.knobSize), trackThickness.length(usual.trackThickness)
        )
        (controls.markSize, controls.signSize) = (
            max(markSize.length(usual.markSize), 1), max(signSize.length(usual.signSize), 1)
        )
        (controls.markStroke, controls.outlineStroke) = (
            markStroke.length(usual.markStroke), outlineStroke.length(usual.outlineStroke)
        )
        return controls
    }
}

extension Theme.Shadows {
    nonisolated fileprivate var usable: Theme.Shadows {
        var shadows = self
        (shadows.knob, shadows.card) = (knob?.usable, card?.usable)
        (shadows.menu, shadows.sheet) = (menu?.usable, sheet?.usable)
        return shadows
    }
}

extension Shadow {
    nonisolated fileprivate var usable: Shadow {
        let isFinite = offset.dx.isFinite && offset.dy.isFinite
        return Shadow(color: color, radius: min(radius.length(0), 100), offset: isFinite ? offset : .zero)
    }
}

extension Theme.Materials {
    nonisolated fileprivate var usable: Theme.Materials {
        var materials = self
        (materials.ultraThin, materials.thin, materials.regular) = (ultraThin.usable, thin.usable, regular.usable)
        (materials.thick, materials.chrome) = (thick.usable, chrome.usable)
        return materials
    }
}

extension Theme.Material {
    nonisolated fileprivate var usable: Theme.Material {
        var material = self
        material.opacity = opacity.isNaN ? 1 : min(max(opacity, 0), 1)
        return material
    }
}

extension Theme.Motion {
    nonisolated fileprivate var usable: Theme.Motion {
        var motion = self
        (motion.quick, motion.control, motion.regular) = (quick.time, control.time, regular.time)
        motion.page = page.time
        return motion
    }
}
