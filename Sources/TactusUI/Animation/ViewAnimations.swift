import TactusGeometry
import TactusGraphics
import TactusPlatform

/// The animations that a view takes part in, and what they make of it.
///
/// A view's properties hold what they were set to from the first moment on. What an animation adds is the way that is
/// left to there, less with every frame: so several animations of one property blend into each other, and one that is
/// overtaken by another has no corner in its way.
struct ViewAnimations {
    /// What one animation adds to one property.
    struct Part {
        /// Whose part it is; `nil` once another animation has overtaken it.
        var animator: PropertyAnimator?
        /// How it comes to its end without an animator.
        var rest = AnimationProgress()
        let property: AnimatedProperty
        /// From where it goes to where it came from.
        var distance: SIMD8<Double>
        /// The speed at which it was let go, per second.
        var impulse: SIMD8<Double>
        /// The part of the time in which it goes its way; `nil` for all of it.
        var window: AnimationWindow?
        /// What a gradient comes from; what is left of the way is its share, then.
        var gradient: Gradient?

        var progress: AnimationProgress { animator?.progress ?? rest }

        /// Whether its way is left out, since the user wishes for less motion.
        var isJump: Bool { property.isMotion && animator?.leavesOutMotion ?? false }

        /// Whether what it adds changes at the given moment, little by little.
        func isMoving(at now: Instant) -> Bool { !isJump && progress.isMoving(at: now) }

        func numbers(at now: Instant) -> SIMD8<Double> {
            let progress = progress
            let fraction = isJump ? progress.landing(at: now) : progress.fraction(at: now)
            if let window { return distance * (1 - window.progress(at: fraction)) }
            return distance * (1 - fraction) + (isJump ? .zero : impulse * progress.impulse(at: now))
        }

        /// Whether it adds nothing any more, and nobody else will remove it.
        func isOver(at now: Instant) -> Bool { animator == nil && rest.end.map { $0 <= now } ?? true }
    }

    /// The scene whose frames show it.
    private(set) weak var scene: WindowScene?
    /// What is shown.
    var shown: AnimatedState
    /// For which moment: that at which the newest frame is seen, a little ahead of the present.
    var moment: Instant {
        didSet { sums = nil }
    }
    var parts: [Part] = [] {
        didSet { sums = nil }
    }
    /// What the parts add at ``moment``, in the order of their properties; `nil` while it is not known, or of use.
    private var sums: [(property: AnimatedProperty, numbers: SIMD8<Double>)]?

    init(scene: WindowScene, shown: AnimatedState, moment: Instant) {
        self.scene = scene
        self.shown = shown
        self.moment = moment
    }

    /// What is shown of something that was set to `model`, at the given moment.
    func state(from model: AnimatedState, at now: Instant) -> AnimatedState {
        var state = model
        var summed = 0
        for (index, part) in parts.enumerated() {
            // What several parts add is summed up before it is limited to what a view can have.
            if part.property == .gradient {
                state.add(part, at: now)
            } else if summed & 1 << part.property.rawValue == 0 {
                summed |= 1 << part.property.rawValue
                state.add(sum(of: part.property, from: index, at: now), to: part.property)
            }
        }
        return state
    }

    /// With fewer parts all of them are summed up whenever one comes.
    private static let fewParts = 16

    /// Adds a part, and shows what comes of something that was set to `model`.
    ///
    /// While nothing else changes, that costs the same for the thousandth part as for the twentieth.
    mutating func append(_ part: Part, to model: AnimatedState) {
        var known = sums
        parts.append(part)
        guard part.property != .gradient, known != nil else {
            joinRests(of: part.property, at: moment)
            shown = state(from: model, at: moment)
            if parts.count > Self.fewParts { sums = addends }
            return
        }
        let numbers = part.numbers(at: moment)
        if let index = known?.firstIndex(where: { $0.property == part.property }) {
            known?[index].numbers += numbers
        } else {
            known?.append((part.property, numbers))
        }
        shown = model
        for sum in known ?? [] { shown.add(sum.numbers, to: sum.property) }
        sums = known
    }

    /// What the parts add at ``moment``; `nil` with a gradient, whose parts cannot be summed up.
    private var addends: [(property: AnimatedProperty, numbers: SIMD8<Double>)]? {
        var found: [(property: AnimatedProperty, numbers: SIMD8<Double>)] = []
        for (index, part) in parts.enumerated() {
            guard part.property != .gradient else { return nil }
            guard !found.contains(where: { $0.property == part.property }) else { continue }
            found.append((part.property, sum(of: part.property, from: index, at: moment)))
        }
        return found
    }

    /// How many animations of a property that others have overtaken come to their ends beside each other. Of more, the
    /// oldest go the newest one's way.
    static let mostRests = 64

    /// Lets the oldest of too many parts that were overtaken end with the newest of them, without a jump.
    mutating func joinRests(of property: AnimatedProperty, at now: Instant) {
        let rests = parts.indices.filter { parts[$0].property == property && parts[$0].animator == nil }
        guard rests.count > Self.mostRests, let newest = rests.last else { return }
        // Half of them at a time: each is looked at twice.
        let joined = rests.prefix(rests.count - Self.mostRests / 2)
        let left = 1 - parts[newest].progress.fraction(at: now)
        if property != .gradient, parts[newest].window == nil, left > 1e-3 {
            parts[newest].distance += joined.reduce(.zero) { $0 + parts[$1].numbers(at: now) } / left
        }
        let first = joined.count
        var index = 0
        parts.removeAll { part in
            guard part.property == property, part.animator == nil, index < first else { return false }
            index += 1
            return true
        }
    }

    private func sum(of property: AnimatedProperty, from index: Int, at now: Instant) -> SIMD8<Double> {
        parts[index...].reduce(.zero) { $1.property == property ? $0 + $1.numbers(at: now) : $0 }
    }
}

extension View {
    /// The properties as they were set.
    final var modelState: AnimatedState {
        get {
            AnimatedState(
                geometry: geometry, appearance: appearance, animatableValue: animatableValue,
                colors: notifiedTraits.colors)
        }
        set {
            setGeometry(newValue.geometry)
            setAppearance(appearance, to: newValue.appearance) { $0 = $1 }
            if newValue.animatableValue != animatableValue { animatableValue = newValue.animatableValue }
            updateHitting()
        }
    }

    /// The properties before one of them is set, where that is animated.
    final var stateToAnimateFrom: AnimatedState? { AnimationScope.current == nil ? nil : modelState }

    /// Tells the animation whose closure runs that a property was set.
    final func animateIfWanted(from former: AnimatedState?) {
        if let former { AnimationScope.current?.record(self, formerly: former) }
    }

    /// Lets an animation add to how the view is shown, until ``removeParts(of:)``.
    final func add(_ part: ViewAnimations.Part, at now: Instant) {
        guard let scene = animationScene else { return }
        let model = modelState
        if animations == nil { animations = ViewAnimations(scene: scene, shown: model, moment: now) }
        animations?.append(part, to: model)
        scene.animatedViews.insert(self)
    }

    /// Makes what an initial speed has done so far a part of the way that is left.
    ///
    /// - Parameters:
    ///   - animator: Whose initial speed.
    ///   - now: Until when it counts.
    ///   - left: Which part of the way is left then.
    final func foldImpulse(of animator: PropertyAnimator, at now: Instant, left: Double) {
        guard let parts = animations?.parts else { return }
        for (index, part) in parts.enumerated() where part.animator === animator && part.window == nil {
            if abs(left) > 1e-6 { animations?.parts[index].distance = part.numbers(at: now) / left }
            animations?.parts[index].impulse = .zero
        }
    }

    /// The property as it was set, with what the animation adds to it at the given moment.
    final func state(with animator: PropertyAnimator, in property: AnimatedProperty, at now: Instant) -> AnimatedState {
        var state = modelState
        let own = animations?.parts.filter { $0.animator === animator && $0.property == property } ?? []
        if property == .gradient {
            for part in own { state.add(part, at: now) }
        } else {
            state.add(own.reduce(.zero) { $0 + $1.numbers(at: now) }, to: property)
        }
        return state
    }

    /// Lets what changes a property come to its end, since another animation changes it now.
    ///
    /// - Parameters:
    ///   - property: Which property.
    ///   - timing: How what would not end by itself comes to its end.
    final func overtake(_ property: AnimatedProperty, by timing: AnimationTiming) {
        for part in animations?.parts ?? [] where part.property == property {
            part.animator?.wasOvertaken(of: self, in: property, by: timing)
        }
    }

    /// Releases what an animation adds to a property from it, to come to its end as `rest` says.
    final func release(_ animator: PropertyAnimator, in property: AnimatedProperty, _ rest: AnimationProgress) {
        guard let parts = animations?.parts else { return }
        for (index, part) in parts.enumerated() where part.animator === animator && part.property == property {
            animations?.parts[index].animator = nil
            animations?.parts[index].rest = rest
        }
    }

    /// Ends what an animation adds.
    final func removeParts(of animator: PropertyAnimator) {
        let former = animations?.shown
        removeParts { $0.animator === animator }
        let now = animations?.shown ?? modelState
        if let former { mark(now, shownBefore: former) } else { markMoved() }
    }

    /// Notes what an animation has made of the view.
    private func mark(_ state: AnimatedState, shownBefore former: AnimatedState) {
        if state == former || state.differsInAlphaAlone(from: former) {
            markFaded()
        } else if raster != nil, state.appearance == former.appearance {
            markDrifted()
        } else {
            markMoved()
        }
    }

    private func removeParts(where isOver: (ViewAnimations.Part) -> Bool) {
        let value = presentedValue
        animations?.parts.removeAll(where: isOver)
        if animations?.parts.isEmpty ?? false {
            animations?.scene?.animatedViews.remove(self)
            animations = nil
        }
        if presentedValue != value { setNeedsDisplay() }
    }

    /// Shows the view as it is at the given moment.
    final func showAnimations(at now: Instant) {
        guard let animations else { return }
        let state = animations.state(from: modelState, at: now)
        self.animations?.moment = now
        // What comes to its end is shown exactly, however little is left.
        let isOver = animations.parts.contains { $0.isOver(at: now) }
        if state != animations.shown,
            isOver || !state.looksLike(animations.shown, scale: pixelsPerSuperviewPoint)
        {
            self.animations?.shown = state
            if state.animatableValue != animations.shown.animatableValue { setNeedsDisplay() }
            mark(state, shownBefore: animations.shown)
        }
        if isOver { removeParts { $0.isOver(at: now) } }
    }

    /// The view leaves its scene: what moves it there ends, where it was set to be.
    final func leaveAnimations() {
        guard let parts = animations?.parts else { return }
        for part in parts { part.animator?.viewWillLeave(self) }
        removeParts { $0.animator == nil }
        markMoved()
    }
}
