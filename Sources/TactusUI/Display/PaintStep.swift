import TactusGeometry
import TactusGraphics

/// One thing to paint.
enum PaintStep {
    /// What lies behind a view, as it does to it.
    case backdrop(View, BackdropFilter, Placement)
    /// A view's shadow, as far as these pixels; only around it, where the view shows what lies behind.
    case shadow(View, PlacedShadow, Placement, PixelRect, isAround: Bool)
    /// A view's background, as far as these pixels, that opaque as a whole.
    case background(View, Placement, PixelRect, alpha: Double)
    /// A view's own content, as far as these pixels.
    case content(View, Placement, PixelRect)
    /// The picture of a view and all inside it, as far as these pixels, that opaque as a whole; and whether each of its
    /// pixels is.
    case picture(View, Raster, Placement, PixelRect, alpha: Double, isOpaque: Bool)
    /// The line along a view's edge.
    case border(View, Placement)
    /// What follows is clipped to the view's bounds.
    case beginClip(View, Placement)
    /// The end of what the matching `beginClip` began.
    case endClip
    /// What follows is one picture, of these pixels.
    case beginGroup(PixelRect)
    /// The picture that the matching `beginGroup` began is complete, and that opaque.
    case endGroup(alpha: Double)
    /// What the picture is to be masked by follows.
    case beginMask
    /// The mask that the matching `beginMask` began is complete, and with it the picture, which is that opaque.
    case endMask(alpha: Double)
}
