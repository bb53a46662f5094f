import Tactus

/// A menu that opens over the upper left corner of a glass, and writes down touches there.
@MainActor
final class Menu {
    let popup: Popup
    let pad: Pad

    init(over glass: Glass) {
        let size = Size(width: 60, height: 40)
        let window = Window(title: "Menu", size: size)
        pad = Pad(frame: Rect(origin: .zero, size: size), ledger: glass.ledger)
        window.addSubview(pad)
        popup = glass.pair.application.openPopup(window, over: glass.corner)
    }
}
