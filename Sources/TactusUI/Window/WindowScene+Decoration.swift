public import TactusGeometry

extension WindowScene {
    /// The frame of windows that fill the scene, in points: all of it, but for the title bar and the edges that Tactus
    /// draws where the system draws none.
    ///
    /// GNOME, weston and some kiosks leave that to the program. A scene that fills the screen has no title bar.
    public var contentFrame: Rect {
        guard let (bars, margins) = decorationInsets else { return Rect(origin: .zero, size: size) }
        return Rect(origin: .zero, size: size).inset(by: margins).inset(by: bars)
    }

    /// The room that the decoration takes up; `nil` when the system decorates the scene.
    var decorationInsets: (bars: Insets, margins: Insets)? {
        guard isDecoratedHere, let decorator = application?.sceneDecorator else { return nil }
        return (decorator.bars(for: states), decorator.margins(for: states))
    }

    /// Whether the user may give the scene another size.
    public var isResizable: Bool { minimumSize == nil || minimumSize != maximumSize }

    /// Makes the decoration match the scene, or removes it.
    func updateDecoration() {
        guard isDecoratedHere, let decorator = application?.sceneDecorator else {
            decoration?.isHidden = true
            if let decoration { remove(decoration) }
            return decoration = nil
        }
        let decoration = decoration ?? decorator.makeWindow(for: self)
        self.decoration = decoration
        decorator.update(decoration, of: self)
    }

    /// Tells the platform the limits of the window that the user sees: those of the content, and the bars.
    func announceSizeLimits() {
        let bars = application?.sceneDecorator?.bars(for: []) ?? .zero
        func whole(_ size: Size?) -> Size? {
            guard isDecoratedHere, let size else { return size }
            return Size(width: size.width + bars.horizontal, height: size.height + bars.vertical)
        }
        surface?.setSizeLimits(minimum: whole(minimumSize), maximum: whole(maximumSize))
    }

    /// Closes the scene as its user does by the close button, if its delegate does not object. A scene that a modal
    /// dialog blocks stays, and the dialog comes to the user.
    public func requestClose() {
        if showModalDialog() { return }
        if delegate?.windowSceneShouldClose(self) ?? true { close() }
    }
}
