extension View {
    /// A view that shows how much of this view and its subviews is seen: all where it is opaque, nothing where it is
    /// transparent. Its colours do not matter. `nil`, the default, masks nothing.
    ///
    /// ![Views masked by a circle, by gradients and by a sign, in light and dark](mask)
    ///
    /// It lies in this view's coordinate space as a subview would, but is none: it is not shown itself, has no
    /// superview, and takes no touches. It masks one view only, and none any more when it is added to a view.
    public final var mask: View? {
        get { maskView }
        set {
            let former = maskView
            maskView = newValue
            maskDidChange(from: former)
        }
    }

    /// Whether the view is another one, or is in it, in its mask, or in a mask of what is inside it.
    final func isShown(inside view: View) -> Bool {
        if view.children.isEmpty, view.mask == nil { return view === self }
        var top = self
        while top !== view {
            guard let outer = top.parent ?? top.maskOwner else { return false }
            top = outer
        }
        return true
    }

    /// ``mask`` was set.
    final func maskDidChange(from former: View?) {
        guard mask !== former else { return }
        former?.leaveAnimationsInside()
        former?.maskOwner = nil
        if let mask {
            precondition(
                mask.superview == nil && !(mask is Window), "a mask must not be in another view; remove it first")
            precondition(mask.maskOwner == nil, "a view cannot be the mask of two views; make another one")
            precondition(!isShown(inside: mask), "a view cannot be masked by what it is in itself; make another mask")
            mask.maskOwner = self
            if LayoutPass.needsLayout(mask) { markMaskChanged(.layoutInside) }
        }
        raster?.forget()
        markMoved()
    }
}
