import Tactus

/// Takes what is dropped or pasted, and shows what it was.
final class TrayView: View, DropInteractionDelegate {
    private let journal: Journal
    private let label = Label(text: "Drop or paste something here")
    private let picture = ImageView(image: nil)
    /// What is being read.
    private(set) var reading: Task<Void, Never>?

    init(journal: Journal) {
        self.journal = journal
        super.init(frame: .zero)
        name = "tray"
        cornerRadius = 14
        borderWidth = 2
        label.textColor = Palette.faintInk
        label.textAlignment = .center
        label.numberOfLines = 3
        picture.contentMode = .scaleAspectFit
        addSubview(label)
        addSubview(picture)
        addInteraction(DropInteraction(delegate: self))
        highlight(false)
    }

    override func layoutSubviews() {
        let inner = bounds.insetBy(dx: 16, dy: 16)
        guard !inner.isNull else { return }
        let height = min(label.sizeThatFits(inner.size).height, inner.height)
        label.frame = Rect(x: inner.minX, y: inner.midY - height / 2, width: inner.width, height: height)
        picture.frame = inner
    }

    private func highlight(_ isOver: Bool) {
        borderColor = isOver ? Palette.accent : Palette.line
        backgroundColor = isOver ? Palette.pressed : Palette.card.withAlphaComponent(0.55)
    }

    // MARK: What comes

    func dropInteraction(_ interaction: DropInteraction, sessionDidEnter session: DropSession) { highlight(true) }

    func dropInteraction(_ interaction: DropInteraction, sessionDidExit session: DropSession) { highlight(false) }

    func dropInteraction(_ interaction: DropInteraction, sessionDidEnd session: DropSession) { highlight(false) }

    func dropInteraction(_ interaction: DropInteraction, performDrop session: DropSession) {
        receive(session, "dropped")
    }

    /// Reads something in the type that tells most, and shows it. What was still being read is given up.
    func receive(_ offer: any ContentOffer, _ way: String) {
        reading?.cancel()
        reading = Task { [unowned self] in
            do {
                if offer.contains(.png) {
                    show(try await offer.image(), "a picture", way)
                } else if offer.contains(.text) {
                    show(nil, "“\(try await offer.string())”", way)
                } else if let type = offer.types.last {
                    show(nil, "\(try await byteCount(of: offer, as: type)) bytes of \(type)", way)
                } else {
                    show(nil, "nothing", way)
                }
            } catch {
                show(nil, "\(error)", way)
            }
        }
    }

    /// Reads it piece by piece: it may be larger than memory.
    private func byteCount(of offer: any ContentOffer, as type: ContentType) async throws -> Int {
        var count = 0
        for try await piece in try offer.content(as: type) { count += piece.count }
        return count
    }

    private func show(_ image: Image?, _ text: String, _ way: String) {
        guard !Task.isCancelled else { return }
        journal.record("\(way) \(text)")
        picture.image = image
        label.text = image == nil ? text : ""
        setNeedsLayout()
    }
}
