import TactusControls
import TactusGeometry
import TactusGraphics
import TactusUI

/// Two fingers, or a pointer that draws a band, that select items on their way.
final class SelectionSweep {
    private unowned let view: CollectionView
    private let start: Point
    private var startItem: Int?
    /// Whether items on the way are selected, or their selection is taken back.
    private let isSelecting: Bool
    private var former: Set<Int>
    private let band: View?

    init(of view: CollectionView, from start: Point, isBand: Bool, adding: Bool) {
        self.view = view
        self.start = start
        startItem = isBand ? nil : view.item(at: start) ?? view.itemNearest(to: start)
        isSelecting = startItem.map { !view.selection.contains($0) } ?? true
        former = isBand && !adding ? [] : view.selection
        guard isBand else {
            band = nil
            return
        }
        let plate = View()
        plate.name = "selection band"
        plate.backgroundColor = CollectionLook.band
        plate.borderColor = .tintColor.signShade
        plate.borderWidth = 1
        plate.isUserInteractionEnabled = false
        view.addSubview(plate)
        band = plate
    }

    /// The fingers are elsewhere, in points of the content.
    func follow(_ place: Point) {
        let swept: Set<Int>
        if let band {
            let area = Rect(
                x: min(start.x, place.x), y: min(start.y, place.y), width: abs(place.x - start.x),
                height: abs(place.y - start.y))
            band.frame = area
            var found: Set<Int> = []
            for section in view.geometry.sections(in: area)
            where !view.geometry.isOrthogonal(section) {
                found.formUnion(
                    view.geometry.items(of: section, in: area).filter {
                        view.geometry.frame(ofItem: $0).intersects(area)
                    })
            }
            swept = found
        } else {
            guard let startItem, let item = view.item(at: place) ?? view.itemNearest(to: place) else { return }
            swept = Set(min(startItem, item)...max(startItem, item))
        }
        let wanted = isSelecting ? former.union(swept) : former.subtracting(swept)
        view.choose(
            CollectionView.SelectionChange(
                selected: wanted.subtracting(view.selection).sorted(),
                deselected: view.selection.subtracting(wanted).sorted()))
    }

    /// The items are others.
    func carry(by change: CollectionChange) {
        former = Set(former.compactMap { change.new(of: $0) })
        startItem = startItem.flatMap { change.new(of: $0) }
    }

    /// The fingers are up.
    func end(cancelled: Bool) {
        band?.removeFromSuperview()
        guard cancelled else { return }
        view.choose(
            CollectionView.SelectionChange(
                selected: former.subtracting(view.selection).sorted(),
                deselected: view.selection.subtracting(former).sorted()))
    }
}
