import TactusGeometry
import TactusGraphics

/// The picture of a view and all inside it, see ``View/shouldRasterize``.
///
/// It is a surface of its own: views inside are placed among its pixels, what they change is its damage, and of the
/// surface it takes up one place. So whoever moves it need not look inside.
final class Raster {
    /// What all of the picture depends on, but for the views inside.
    nonisolated struct Look: Hashable {
        var bounds: Rect
        /// Without what is done with the picture as a whole.
        var appearance: ViewAppearance
        /// Pixels per point.
        var scale: Double

        init(_ geometry: ViewGeometry, _ appearance: ViewAppearance, scale: Double) {
            bounds = geometry.bounds
            self.appearance = appearance
            self.appearance.alpha = 1
            self.appearance.isHidden = false
            self.scale = scale
        }
    }

    /// How many pictures may lie in one another; views in more are painted as any other, each time.
    nonisolated static let deepest = 8

    /// The pixels per point that the application wants; `nil` for those of the display.
    var ownScale: Double?
    /// Whether the application wants it. One that it does not is let go of where that is not seen.
    var isWanted = true
    /// What the picture was made for; `nil` when nothing of it can be used.
    private(set) var look: Look?
    /// Whether the view is shown by its picture: whether one is small enough to be kept.
    private(set) var isUsed = false
    /// Whether it showed, when damage was last collected, just those pixels that the view would without it.
    var showsOwnPixels = false
    /// Whether no view inside has lain among its pixels so far: they lie among those of the surface.
    private(set) var isFirst = true
    /// Where the view lay when damage was last collected.
    var placement: Placement?
    /// How many pixels it has.
    private(set) var size = PixelSize.zero
    /// What of it is out of date.
    var damage = DamageTracker()
    /// Where the corner of the view's bounds lies in it: shadows, and views outside of the bounds, need room before it.
    var corner = (x: 0, y: 0)
    /// The pixels, as of when they were painted last; `nil` when nobody keeps them.
    private(set) var bitmap: Bitmap?

    /// From the view's space to the picture's pixels.
    var toPicture: Transform {
        guard let look else { return .identity }
        return Transform(
            a: look.scale, b: 0, c: 0, d: look.scale, tx: Double(corner.x) - look.bounds.minX * look.scale,
            ty: Double(corner.y) - look.bounds.minY * look.scale)
    }

    /// Whether views inside lie among its pixels as they would among those of the surface.
    ///
    /// - Parameter exact: From the view's space to device pixels, not rounded.
    /// - Returns: Whether they are whole pixels apart.
    func isInStep(with exact: Transform) -> Bool {
        let own = toPicture
        func isWhole(_ distance: Double) -> Bool { abs(distance - distance.rounded()) < 1e-6 }
        return exact.a == own.a && exact.d == own.d && isWhole(exact.tx - own.tx) && isWhole(exact.ty - own.ty)
    }

    /// Whether it has one pixel for each of the view's bounds, and no others.
    func isPicture(of pixels: PixelSize, scale: Double) -> Bool {
        size == pixels && corner == (0, 0) && look?.scale == scale
    }

    /// The memory that the pixels take.
    var byteCount: Int { bitmap == nil ? 0 : size.width * size.height * 4 }

    /// The view looks otherwise.
    func begin(_ look: Look) {
        self.look = look
        isFirst = false
        damage.clear()
        let placement = Placement(look.bounds, by: toPicture, scale: look.scale)
        if let shadow = PlacedShadow(look.bounds, look.appearance, placement, scale: look.scale) {
            corner.x += max(-shadow.pixels.minX, 0)
            corner.y += max(-shadow.pixels.minY, 0)
        }
    }

    /// Takes the pixels of the view's bounds from a bitmap that shows them; what else there is of the picture is out of
    /// date. Nothing happens when there is no memory: then all is painted.
    ///
    /// - Parameters:
    ///   - source: The pixels, as many as the bounds have.
    ///   - shown: The bitmap.
    func take(_ source: PixelRect, of shown: Bitmap) {
        guard isUsed, let new = try? Bitmap(size: size) else { return }
        let own = source.offsetBy(dx: corner.x - source.minX, dy: corner.y - source.minY)
        new.copy(from: shown, region: PixelRegion(own), dx: corner.x - source.minX, dy: corner.y - source.minY)
        bitmap = new
        for rest in PixelRegion(PixelRect(size)).subtracting(own).rects { damage.add(rest) }
    }

    /// All inside was placed.
    ///
    /// - Parameter pixels: What it takes up; not left of, nor above the picture.
    func finish(_ pixels: PixelRect) {
        let needed = PixelSize(width: max(pixels.maxX, 0), height: max(pixels.maxY, 0))
        isUsed =
            min(pixels.minX, pixels.minY) >= 0 && max(needed.width, needed.height) <= Bitmap.largestExtent
            && needed.width * needed.height * 4 <= RasterShelf.capacity / 2
        guard isUsed else { return forget() }
        if needed != size {
            size = needed
            bitmap = nil
        }
    }

    /// Nothing of the picture can be used any more: nobody looked at what changed inside.
    func forget() {
        look = nil
        placement = nil
        bitmap = nil
        size = .zero
        corner = (0, 0)
        damage.clear()
    }

    /// The view is not shown by its picture.
    func giveUp() {
        isUsed = false
        forget()
    }

    /// When it was shown last, as its shelf counts.
    fileprivate var shownLast: UInt64 = 0
    /// How many bytes its shelf counts of it.
    fileprivate var countedBytes = 0

    /// Lets go of the pixels.
    func discardPixels() { bitmap = nil }

    /// Brings the pixels up to date.
    ///
    /// - Parameter paint: Paints a rectangle.
    /// - Returns: The pixels; `nil` when there are none, or there is no memory.
    func update(_ paint: (PixelRect, Canvas) -> Void) -> Bitmap? {
        if bitmap == nil {
            guard size.width > 0, size.height > 0, let new = try? Bitmap(size: size) else { return nil }
            bitmap = new
            damage.clear()
            damage.add(PixelRect(size))
        }
        damage.limit(to: size)
        guard let bitmap, !damage.isEmpty else { return bitmap }
        let canvas = Canvas(bitmap)
        let region = damage.region
        damage.clear()
        for rect in region.rects { paint(rect, canvas) }
        return bitmap
    }
}

/// The pixels that are kept for a scene.
struct RasterShelf {
    /// How many bytes there may be.
    nonisolated static let capacity = 64 << 20

    private struct Place {
        weak var raster: Raster?
        /// When it was shown.
        let moment: UInt64

        /// Whether it was neither let go of nor shown again.
        var isLatest: Bool { raster?.shownLast == moment }
    }

    /// Shown longest ago first.
    private var places: ArraySlice<Place> = []
    /// How often pictures were shown so far.
    private var moment: UInt64 = 0
    /// How many bytes there are: of those that are gone too, until places are counted anew.
    private var sum = 0
    /// At how many places they are counted anew.
    private var mostPlaces = 64

    /// A picture was shown; those shown longest ago are let go of, as far as there is no room for all.
    mutating func keep(_ raster: Raster) {
        moment += 1
        sum += raster.byteCount - raster.countedBytes
        (raster.shownLast, raster.countedBytes) = (moment, raster.byteCount)
        places.append(Place(raster: raster, moment: moment))
        guard sum > Self.capacity || places.count > mostPlaces else { return }
        countAnew()
        guard sum > Self.capacity else { return }
        // Some more than need be, so that not each further one has all of them counted.
        while sum > Self.capacity / 8 * 7, places.count > 1, let oldest = places.removeFirst().raster {
            sum -= oldest.countedBytes
            oldest.countedBytes = 0
            oldest.discardPixels()
        }
    }

    private mutating func countAnew() {
        places = places.filter(\.isLatest)[...]
        sum = 0
        for place in places {
            guard let raster = place.raster else { continue }
            raster.countedBytes = raster.byteCount
            sum += raster.byteCount
        }
        mostPlaces = 2 * places.count + 64
    }
}
