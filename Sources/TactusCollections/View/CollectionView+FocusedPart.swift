public import TactusGeometry
public import TactusUI

extension CollectionView: PartFocusing {
    /// The cell that keys have marked; `nil` when none is, or it does not show.
    public final var focusedPart: Rect? {
        mark.flatMap { shown[$0] }.map { $0.convert($0.bounds, to: self) }
    }
}
