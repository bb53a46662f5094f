extension View {
    /// Whether what the view and all inside it show is kept as a picture, which is painted anew only where something
    /// inside has changed. `false` by default.
    ///
    /// It is meant for what moves, turns or fades while its insides rest, and is costly to paint: many views, long
    /// texts, masks, shadows. A frame of such an animation then looks at no view inside, and copies pixels.
    ///
    /// ```swift
    /// card.shouldRasterize = true
    /// View.animate(duration: .milliseconds(300)) { card.transform = Transform(rotationAngle: 0.2) }
    /// ```
    ///
    /// It costs the memory of the picture, four bytes a pixel. A scene keeps pictures of up to 64 MiB; those that it
    /// has not shown for the longest time are let go of, and painted anew when they show again. A picture that needs
    /// more than half of that is not made, and the view is painted as any other.
    ///
    /// What it shows is the same, but that views inside lie on whole pixels of the picture, and that a picture which is
    /// turned or made larger is softer than the views would be: see ``rasterizationScale``. Layout, animations and
    /// touches inside are as ever.
    public final var shouldRasterize: Bool {
        get { raster?.isWanted == true }
        set {
            guard newValue != shouldRasterize else { return }
            if newValue {
                if let raster { raster.isWanted = true } else { raster = Raster() }
                markPlaced()
            } else {
                raster?.isWanted = false
                raster?.ownScale = nil
                mark(.unpictured, inside: .displayInside)
            }
        }
    }

    /// How many pixels a point has in the picture that ``shouldRasterize`` keeps; `nil`, the default, for as many as on
    /// the display. Twice as many, say, for a view that is about to be shown twice as large. Values that are no finite
    /// number above zero count as `nil`. Without ``shouldRasterize`` it is `nil`, and setting it does nothing.
    public final var rasterizationScale: Double? {
        get { raster?.ownScale }
        set {
            let value = newValue.flatMap { $0 > 0 && $0 < .infinity ? $0 : nil }
            guard let raster, raster.isWanted, raster.ownScale != value else { return }
            raster.ownScale = value
            markMoved()
        }
    }

    /// The closest view above this one that is shown as a picture: in its pixels, and not in those of the surface, is
    /// told where this view shows.
    final var rasterizedAncestor: View? {
        var view = maskOwner ?? parent
        while let above = view {
            if above.raster?.isUsed == true { return above }
            view = above.maskOwner ?? above.parent
        }
        return nil
    }
}
