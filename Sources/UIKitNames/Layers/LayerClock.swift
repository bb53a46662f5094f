import Tactus

/// The time of a layer: that of the program, faster or slower, and from another moment on.
struct LayerClock: Hashable {
    /// When it begins, in seconds of the program's clock.
    var begin: CFTimeInterval = 0
    /// How fast it passes.
    var speed: Double = 1
    /// How late it is at its beginning, in seconds.
    var offset: CFTimeInterval = 0

    /// Returns the layer's time at a time of the program's clock, both in seconds.
    func local(_ time: CFTimeInterval) -> CFTimeInterval { (time - begin) * speed + offset }

    /// Returns the time of the program's clock at a time of the layer; of one that stands still, its beginning.
    func global(_ time: CFTimeInterval) -> CFTimeInterval { speed == 0 ? begin : (time - offset) / speed + begin }

    private static var notes = Notes<View, LayerClock>()

    /// The time of a view's layer.
    static func of(_ view: View) -> LayerClock { notes[view] ?? LayerClock() }

    /// Lets a view's layer have another time from now on.
    static func change(of view: View, _ change: (inout LayerClock) -> Void) {
        var clock = of(view)
        change(&clock)
        notes[view] = clock == LayerClock() ? nil : clock
        LayerAnimations.of(view)?.clockDidChange()
    }
}

extension CALayer {
    /// How fast the time of the layer's own animations passes: 1 at first, 0 to stop it. Layers inside keep theirs.
    public final var speed: Double {
        get { LayerClock.of(view).speed }
        set { LayerClock.change(of: view) { $0.speed = max(newValue, 0) } }
    }

    /// How late the layer's time is at ``beginTime``, in seconds: where it stands while ``speed`` is 0.
    public final var timeOffset: CFTimeInterval {
        get { LayerClock.of(view).offset }
        set { LayerClock.change(of: view) { $0.offset = newValue } }
    }

    /// When the layer's time begins, in seconds of ``CACurrentMediaTime()``; 0 at first.
    public final var beginTime: CFTimeInterval {
        get { LayerClock.of(view).begin }
        set { LayerClock.change(of: view) { $0.begin = newValue } }
    }

    /// Returns a time of the program's clock, or of another layer, as the layer's own, in seconds.
    ///
    /// - Parameters:
    ///   - time: The time.
    ///   - layer: Whose time it is; `nil` for that of ``CACurrentMediaTime()``.
    /// - Returns: The same moment in the layer's time.
    public final func convertTime(_ time: CFTimeInterval, from layer: CALayer?) -> CFTimeInterval {
        LayerClock.of(view).local(layer.map { LayerClock.of($0.view).global(time) } ?? time)
    }

    /// Returns a time of the layer as one of the program's clock, or of another layer, in seconds.
    ///
    /// - Parameters:
    ///   - time: The time.
    ///   - layer: As whose time; `nil` for that of ``CACurrentMediaTime()``.
    /// - Returns: The same moment there.
    public final func convertTime(_ time: CFTimeInterval, to layer: CALayer?) -> CFTimeInterval {
        let global = LayerClock.of(view).global(time)
        return layer.map { LayerClock.of($0.view).local(global) } ?? global
    }
}
