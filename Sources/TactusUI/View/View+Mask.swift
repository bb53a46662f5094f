extension View {
    /// ``mask`` was set.
    final func maskDidChange(from former: View?) {
        guard mask !== former else { return }
        former?.leaveAnimationsInside()
        former?.maskOwner = nil
        if let mask {
            precondition(
                mask.superview == nil && !(mask is Window), "a mask must not be in another view; remove it first")
            precondition(mask.maskOwner == nil, "a view cannot be the mask of two views; make another one")
            mask.maskOwner = self
            if LayoutPass.needsLayout(mask) { markMaskChanged(.layoutInside) }
        }
        raster?.forget()
        markMoved()
    }
}
