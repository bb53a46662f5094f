import TactusPlatform

/// What a seat says besides its frames of input.
enum SeatEvent {
    /// Its user did something, which entitles to something.
    case userDidAct
    /// A button of its pointer came up.
    case buttonDidComeUp
    /// What the compositor says of its keys cannot be read.
    case keymapIsUnreadable
    /// Another program's offer, or our own, or nothing is on its pasteboard.
    case selectionDidChange(WireOffer?, on: PasteboardKind)
    /// It exchanges nothing any more over a pasteboard.
    case selectionDidVanish(from: PasteboardKind)
    /// Something is dragged over one of our surfaces.
    case drag(DragEvent)
}
