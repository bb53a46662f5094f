import TactusGeometry

extension GestureRecognizer {
    /// The window whose touches the recognizer tracks.
    final var window: Window? { attempt?.window ?? view?.window }

    /// Returns the distances and times for touches of a type, which a subclass compares with: those of the recognizer's
    /// own ``inputProfile``, or else of the application, on the scene that the recognizer's view is in.
    ///
    /// - Parameter type: The type of the touch; ``Touch/TouchType/indirectPointer`` for scrolling.
    /// - Returns: The values, distances in points.
    public final func metrics(for type: Touch.TouchType) -> InputProfile.Metrics {
        if let inputProfile { return inputProfile.metrics(for: type) }
        guard let scene = window?.windowScene, let application = scene.application else {
            return InputProfile.uikit.metrics(for: type)
        }
        return application.metrics(for: type, in: scene)
    }

    /// Updates the modifiers and buttons that are held, as `event` says.
    final func updateFlags(from event: Event) {
        modifierFlags = event.modifierFlags
        buttonMask = event.buttonMask
    }

    /// Converts a place in the window's coordinate space into a view's; `nil` leaves it as it is.
    final func convert(_ point: Point, to view: View?) -> Point {
        guard let view else { return point }
        return window?.convert(point, to: view) ?? view.convert(point, from: nil)
    }

    /// Converts a way in the window's coordinate space into a view's; `nil` leaves it as it is.
    final func convert(_ vector: Vector, to view: View?) -> Vector {
        convert(.zero + vector, to: view) - convert(Point.zero, to: view)
    }

    /// Converts a way in a view's coordinate space into the window's; `nil` leaves it as it is.
    final func convert(_ vector: Vector, from view: View?) -> Vector {
        guard let view else { return vector }
        return view.convert(.zero + vector, to: window) - view.convert(.zero, to: window)
    }
}

extension Touch {
    /// The touch's name for arbiter and trackers.
    package var id: InputID { InputID(rawValue: number) }
}

extension Set<Touch> {
    /// The touches in the order in which they arrived.
    package var inOrder: [Touch] { count < 2 ? Array(self) : sorted { $0.number < $1.number } }
}

extension Set<Press> {
    /// The presses in the order in which they began.
    package var inOrder: [Press] { count < 2 ? Array(self) : sorted { $0.id < $1.id } }
}
