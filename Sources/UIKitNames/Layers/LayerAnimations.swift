import Tactus

/// The animations of a layer that run: they show what they say, and when they are over what the layer says shows again.
final class LayerAnimations {
    /// One that runs.
    private struct Entry {
        /// What the program finds it by; `nil` for nothing.
        let key: String?
        let animation: CAAnimation
        let timing: LayerTiming
        let effect: LayerEffect
        let properties: Set<LayerProperty>
        let finish: () -> Void
        /// When its time began, in seconds of the program's clock; `nil` before the first frame.
        var start: Double?
        var hasBegun = false
        /// It stays and shows its end.
        var isOver = false
    }

    private static var all: [ObjectIdentifier: LayerAnimations] = [:]

    /// The animations of a view, if any run.
    static func of(_ view: View) -> LayerAnimations? { all.isEmpty ? nil : all[ObjectIdentifier(view)] }

    /// The animations of a view, which begin to run.
    static func running(_ view: View) -> LayerAnimations {
        if let former = of(view) { return former }
        let new = LayerAnimations(view)
        all[ObjectIdentifier(view)] = new
        return new
    }

    private let view: View
    private var entries: [Entry] = []
    /// What the layer says where it is animated.
    private var models: [LayerProperty: Any] = [:]
    /// What was shown last: where the view has something else, the program has set it.
    private var shown: [LayerProperty: LayerValue] = [:]
    private var link: DisplayLink?
    private var waits = 0

    private init(_ view: View) { self.view = view }

    /// What the layer says of a property, if it is animated.
    func model(_ property: LayerProperty) -> Any? { models[property] }

    /// Takes what the layer is to be when the animations are over; `false` where it is not animated.
    func setModel(_ value: Any, for property: LayerProperty) -> Bool {
        guard models[property] != nil else { return false }
        models[property] = value
        return true
    }

    /// Whether what is shown becomes other with time.
    var isMoving: Bool { LayerClock.of(view).speed > 0 && !entries.allSatisfy(\.isOver) }

    /// What is shown of what is animated.
    var shownValues: [LayerProperty: LayerValue] { shown }

    /// For which moment that is, in seconds of the program's clock; 0 before the first frame.
    private(set) var shownTime = 0.0

    var keys: [String] { entries.compactMap(\.key) }

    func animation(forKey key: String) -> CAAnimation? { entries.first { $0.key == key }?.animation }

    // MARK: Beginning and ending

    func add(_ animation: CAAnimation, forKey key: String?) {
        let former = key.flatMap { key in entries.firstIndex { $0.key == key } }
        let settings = CATransaction.settings
        let paths = animation.keyPaths
        func report(_ sentence: String) {
            (view.window?.windowScene?.application ?? Application.sharedIfAny)?.report(.dataRule(sentence))
        }
        for path in paths where LayerKeyPath(path) == nil {
            report("“\(path)” is no property of layers that can be animated; the animation shows nothing")
        }
        if animation.isCut {
            report(
                "a group of animations has more than \(CAAnimationGroup.mostAnimations) in it; the others show nothing")
        }
        let properties = Set(paths.compactMap { LayerKeyPath($0)?.property })
        entries.append(
            Entry(
                key: key, animation: animation,
                timing: animation.timing(begin: 0, in: settings), effect: animation.effect(in: settings),
                properties: properties, finish: CATransaction.hold()))
        for property in properties where models[property] == nil { models[property] = property.read(view) }
        if let former {
            let gone = entries.remove(at: former)
            settle([(gone, false)])
        }
        begin()
    }

    func remove(_ key: String) {
        if animation(forKey: key) != nil { end { $0.key == key } }
    }

    func removeAll() { end { _ in true } }

    private func end(where isMeant: (Entry) -> Bool) {
        adoptChanges()
        let over = entries.filter(isMeant)
        entries.removeAll(where: isMeant)
        settle(over.map { ($0, false) })
    }

    /// Shows what is left, and tells who waits.
    private func settle(_ over: [(Entry, Bool)]) {
        let left = entries.reduce(into: Set<LayerProperty>()) { $0.formUnion($1.properties) }
        View.performWithoutAnimation {
            for (property, value) in models where !left.contains(property) {
                property.write(value, to: view)
                models[property] = nil
                shown[property] = nil
            }
        }
        if entries.isEmpty {
            link?.invalidate()
            link = nil
            Self.all[ObjectIdentifier(view)] = nil
        }
        // Those that stay at their end have told of it.
        for (entry, isFinished) in over where !entry.isOver {
            entry.animation.delegate?.animationDidStop(entry.animation, finished: isFinished)
            entry.finish()
        }
    }

    // MARK: Frames

    /// Asks for frames, as soon as the view is in a scene.
    private func begin() {
        if let scene = view.window?.windowScene {
            if link == nil { link = scene.addDisplayLink { [weak self] in self?.show(at: $0.presentation.seconds) } }
            link?.isPaused = false
            return
        }
        // Whoever adds an animation puts the view on the screen about now.
        waits += 1
        guard waits < 100, let application = Application.sharedIfAny else { return removeAll() }
        application.schedule(after: .milliseconds(10)) { [weak self] in
            guard let self, link == nil, !entries.isEmpty else { return }
            begin()
        }
    }

    /// The layer's time is another: it shows with the next frame.
    func clockDidChange() { link?.isPaused = false }

    private func show(at frameTime: Double) {
        guard view.window != nil else { return removeAll() }
        let clock = LayerClock.of(view)
        let time = clock.local(frameTime)
        shownTime = frameTime
        adoptChanges()
        var begun: [CAAnimation] = []
        var over: [Entry] = []
        for index in entries.indices {
            let animation = entries[index].animation
            let start = entries[index].start ?? (animation.beginTime > 0 ? animation.beginTime : time)
            entries[index].start = start
            if !entries[index].hasBegun, time >= start {
                entries[index].hasBegun = true
                begun.append(animation)
            }
            if !entries[index].isOver, clock.speed > 0, entries[index].timing.isOver(at: time - start) {
                over.append(entries[index])
                entries[index].isOver = true
            }
        }
        entries.removeAll { $0.isOver && $0.animation.isRemovedOnCompletion }
        present(at: time)
        if entries.allSatisfy(\.isOver) || clock.speed == 0 { link?.isPaused = true }
        for animation in begun { animation.delegate?.animationDidStart(animation) }
        settle(over.map { ($0, true) })
    }

    /// Shows what all make of the properties.
    private func present(at time: Double) {
        var state = LayerState(models: models)
        for entry in entries {
            if let progress = entry.timing.progress(at: time - (entry.start ?? time)) { entry.effect(progress, &state) }
        }
        View.performWithoutAnimation {
            for (property, model) in models {
                let value = state.values[property] ?? LayerValue(model)
                property.write(value.raw, to: view)
                shown[property] = property.read(view).map(LayerValue.init)
            }
        }
    }

    /// What the program has set of the view itself is what the layer says from now on.
    private func adoptChanges() {
        for (property, former) in shown {
            guard let value = property.read(view), LayerValue(value).numbers != former.numbers else { continue }
            models[property] = value
        }
    }
}
