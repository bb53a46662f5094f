public import TactusGeometry

extension WindowScene {
    /// Where windows are that fill the scene, in points: all of it, but for the title bar and the edges that Tactus draws
    /// where the system draws none.
    ///
    /// GNOME, weston and some kiosks leave that to the program. A scene that fills the screen has no title bar.
    public var contentFrame: Rect {
        guard let decorationLayout else { return Rect(origin: .zero, size: size) }
        return decorationLayout.window(in: size).inset(by: decorationLayout.bars)
    }

    /// How the decoration lies; `nil` when the system decorates the scene.
    var decorationLayout: DecorationLayout? {
        isDecoratedHere ? DecorationLayout(states: states) : nil
    }

    /// Whether the user may give the scene another size.
    var isResizable: Bool { minimumSize == nil || minimumSize != maximumSize }

    /// Makes the decoration match the scene, or removes it.
    func updateDecoration() {
        guard let decorationLayout else {
            decoration?.isHidden = true
            if let decoration { remove(decoration) }
            return decoration = nil
        }
        let decoration = decoration ?? DecorationWindow(windowScene: self)
        self.decoration = decoration
        decoration.update(self, decorationLayout)
    }

    /// Tells the platform the limits of the window that the user sees: those of the content, and the bars.
    func announceSizeLimits() {
        let bars = DecorationLayout(states: []).bars
        func whole(_ size: Size?) -> Size? {
            guard isDecoratedHere, let size else { return size }
            return Size(width: size.width + bars.horizontal, height: size.height + bars.vertical)
        }
        surface?.setSizeLimits(minimum: whole(minimumSize), maximum: whole(maximumSize))
    }

    /// Closes the scene as its user does, if its delegate does not object.
    func requestClose() {
        if delegate?.windowSceneShouldClose(self) ?? true { close() }
    }
}
