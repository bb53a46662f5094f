import TactusGeometry
import TactusGraphics

extension Theme {
    /// The theme with every length that makes no sense replaced by the nearest that does.
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
    /// A length from zero to a thousand points; what is not a number is zero.
    nonisolated fileprivate var length: Double { isNaN ? 0 : Swift.min(Swift.max(self, 0), 1000) }
}

extension Duration {
    /// A time from none to ten seconds.
    nonisolated fileprivate var time: Duration { Swift.min(Swift.max(self, .zero), .seconds(10)) }
}

extension Theme.Radii {
    nonisolated fileprivate var usable: Theme.Radii {
        var radii = self
        (radii.small, radii.medium) = (small.length, medium.length)
        (radii.large, radii.extraLarge) = (large.length, extraLarge.length)
        radii.capsule = capsule.isNaN ? 0 : max(capsule, 0)
        return radii
    }
}

extension Theme.Spacing {
    nonisolated fileprivate var usable: Theme.Spacing {
        var spacing = self
        (spacing.extraSmall, spacing.small, spacing.medium) = (extraSmall.length, small.length, medium.length)
        (spacing.large, spacing.extraLarge) = (large.length, extraLarge.length)
        return spacing
    }
}

extension Theme.Controls {
    nonisolated fileprivate var usable: Theme.Controls {
        var controls = self
        controls.height = height.length
        controls.switchTrack = Size(width: switchTrack.width.length, height: switchTrack.height.length)
        (controls.knobSize, controls.trackThickness) = (knobSize.length, trackThickness.length)
        (controls.markSize, controls.signSize) = (max(markSize.length, 1), max(signSize.length, 1))
        (controls.markStroke, controls.outlineStroke) = (markStroke.length, outlineStroke.length)
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
        return Shadow(color: color, radius: min(radius.length, 100), offset: isFinite ? offset : .zero)
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
