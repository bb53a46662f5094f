public import TactusGeometry
import TactusPlatform

/// Animates what its closures set, and can be paused, drawn along, turned back and stopped on the way.
///
/// ```swift
/// let animator = PropertyAnimator(duration: .milliseconds(400), curve: .easeInOut) { drawer.center = open }
/// animator.pauseAnimation()
/// pan.addAction { pan in animator.fractionComplete = pan.translation(in: nil).dy / height }
/// // when the finger is lifted:
/// animator.isReversed = pan.velocity(in: nil).dy < 0
/// animator.continueAnimation()
/// ```
///
/// All that its closures set is one group: it begins, rests, turns round and ends together. What can be animated are a
/// view's ``View/frame``, ``View/center``, ``View/bounds``, ``View/transform``, ``View/alpha``,
/// ``View/backgroundColor``, ``View/cornerRadii``, border and shadow. The properties have their new values at once, and
/// hit testing and layout go by these; only what is shown follows little by little, with the frames of the display. A
/// view that is in no window changes at once; where the animation is paused before it runs, it takes part from the
/// moment on in which it is in one.
///
/// An animator may be let go of: it lives as long as it runs. While it runs it keeps its views. Frames are asked for as
/// long as one of them may be seen; what is hidden, or lets nothing through, goes on in time, and is shown where it is
/// then.
///
/// When the user wishes for less motion (``Application/isReduceMotionEnabled``), what ``startAnimation(afterDelay:)``
/// begins is where it belongs as soon as its delay is over, and only colours and translucency change little by little;
/// it is done when it would be done otherwise. What is begun by ``pauseAnimation()`` or ``fractionComplete`` moves: it
/// follows a finger, and goes on from there.
///
/// What another animation changes meanwhile belongs to that one: this one comes to its end there, and turning it back
/// does not bring back what was before.
public final class PropertyAnimator {
    /// The state of an animator.
    nonisolated public enum State: Hashable, Sendable {
        /// It has not begun, or is done.
        case inactive
        /// It has begun: it runs, or is paused.
        case active
        /// It was stopped, and waits for ``finishAnimation(at:)``.
        case stopped
    }

    /// The position at which an animation ended.
    nonisolated public enum Position: Hashable, Sendable {
        /// Where it had begun.
        case start
        /// Somewhere on its way.
        case current
        /// Where it was to go.
        case end
    }

    /// The animator's state.
    public internal(set) var state = State.inactive
    /// Whether the views, and what is inside them, can be touched while ``isRunning``: also during a delay, where it is
    /// the new places that count, and not while it is paused. `true` by default;
    /// ``View/animate(duration:delay:curve:options:animations:completion:)`` sets `false` unless told otherwise. May be
    /// changed at any time; touches that a view has go on.
    public var isUserInteractionEnabled = true {
        didSet { updateBarredViews() }
    }
    /// Whether the animation runs, or will when its delay is over.
    public var isRunning: Bool { state == .active && progress.isRunning }

    /// Whether the animation goes back to its start. Setting it while it runs turns it round, without a jump; while it
    /// is paused it says where ``continueAnimation(curve:duration:)`` goes. By a curve the way back takes as long as
    /// the way had taken up to there. It is made once, also of an animation that repeats: at the start it is done.
    public var isReversed = false {
        didSet { if isReversed != oldValue, isRunning { resume() } }
    }

    /// Whether ``fractionComplete`` counts parts of the way while the animation is paused, the default, or parts of its
    /// time, so that what is drawn along slows down and speeds up as its curve does. Springs count parts of the way.
    public var scrubsLinearly = true

    /// Whether the animation stays where it ends, paused, until it is stopped, turned round or drawn along: then
    /// nothing that waits for its end is called. `false` by default. It is read at the end.
    public var pausesOnCompletion = false

    /// How it runs once it is started.
    var timing: AnimationTiming
    let initialVelocity: Vector
    var progress = AnimationProgress()
    var changes = AnimatedChanges()
    /// Closures that wait for the start, with the part of the time that is left when they begin.
    var pending: [(delayFactor: Double, animations: () -> Void)] = []
    /// Who is told of the end, and whether also where the program stops it for good.
    var completions: [(isAlwaysCalled: Bool, call: (Position) -> Void)] = []
    /// Tasks that wait for the end.
    var waiters: [AnimationWaiter] = []
    /// Where the last animation ended; `nil` before that, and while there is another.
    private(set) var lastEnd: Position?
    var timer: ScheduledTimer?
    /// Whether a finger draws it: it was paused before it ran.
    var isDrawn = false
    /// Called when the application is freed before its end.
    var abandonment: (() -> Void)?
    /// What it adds to views that are in no scene yet.
    var absent: [Absent] = []
    /// Whether the program has started it, and may pause it before its views are in a scene.
    var mayBePaused = false
    /// Whether it ends in the next turn, or with the next frame, since nothing of it can be seen.
    var isEndDue = false
    /// The views that take no touches because of this animation.
    var barredViews: Set<View> = []
    weak var application: Application?

    /// What one property of one view was, and is to be.
    struct Change {
        let view: View
        let property: AnimatedProperty
        let former: AnimatedState
        /// What it was set to, once the animation was stopped where it is.
        var goal: AnimatedState?
        /// Whether another animation has changed the property since.
        var isOvertaken = false
    }

    /// Creates an animator that takes a set time.
    ///
    /// - Parameters:
    ///   - duration: How long it takes. Zero is at once.
    ///   - curve: How it is spread over that time.
    ///   - animations: What to animate: called when the animation begins.
    public convenience init(
        duration: Duration, curve: AnimationCurve = .easeInOut, animations: (() -> Void)? = nil
    ) {
        self.init(AnimationTiming(.curve(curve, duration)))
        if let animations { addAnimations(animations) }
    }

    /// Creates an animator that moves by a spring.
    ///
    /// - Parameters:
    ///   - spring: The spring.
    ///   - initialVelocity: How fast the views' centers move at the beginning, in points per second: what a finger gave
    ///     them.
    ///   - animations: What to animate: called when the animation begins.
    public convenience init(
        spring: Spring, initialVelocity: Vector = .zero, animations: (() -> Void)? = nil
    ) {
        self.init(AnimationTiming(.spring(spring)), initialVelocity: initialVelocity)
        if let animations { addAnimations(animations) }
    }

    init(_ timing: AnimationTiming, initialVelocity: Vector = .zero) {
        precondition(
            initialVelocity.dx.isFinite && initialVelocity.dy.isFinite,
            "the initial velocity of an animation must be finite, not \(initialVelocity)")
        self.timing = timing
        self.initialVelocity = initialVelocity
    }

    // MARK: What to animate

    /// Adds to what is animated. Called at once when the animation has begun, where it takes part from then on; else
    /// when it begins.
    public func addAnimations(_ animations: @escaping () -> Void) {
        addAnimations(animations, delayFactor: 0)
    }

    /// Adds to what is animated something that begins later.
    ///
    /// ```swift
    /// animator.addAnimations { card.center = place }
    /// animator.addAnimations({ card.alpha = 1 }, delayFactor: 0.5)  // in the second half of the time
    /// ```
    ///
    /// - Parameters:
    ///   - animations: Sets what is to be animated; called when ``addAnimations(_:)`` says.
    ///   - delayFactor: Which part of the time that is left passes before, from 0 to 1; what is beyond is limited. It
    ///     takes the rest of the time, by the animator's own curve. By a spring, which has no set time, it is a part
    ///     of the way.
    public func addAnimations(_ animations: @escaping () -> Void, delayFactor: Double) {
        precondition(state != .stopped, "an animator that was stopped must be finished before it gets new animations")
        guard state == .active else { return pending.append((delayFactor, animations)) }
        make(animations, delayFactor, delayFactor > 0 ? elapsedTime : 0)
        updateBarredViews()
        askForFrames()
    }

    // MARK: Running

    /// Begins the animation, or goes on with one that is paused.
    ///
    /// - Parameter delay: How long to wait before. What it animates has its new values from now on, and is shown as it
    ///   was.
    public func startAnimation(afterDelay delay: Duration = .zero) {
        mayBePaused = true
        start(afterDelay: delay)
    }

    /// Stops the animation where it is, for a while. One that has not begun is begun, and stays at its start.
    public func pauseAnimation() {
        guard activate(isDrawn: true), progress.isRunning else { return }
        let (now, fraction) = (now, progress.fraction(at: now))
        for view in views { view.foldImpulse(of: self, at: now, left: 1 - fraction) }
        progress.rest(at: now)
        timer?.invalidate()
        timer = nil
        if application == nil { (isDrawn, isEndDue) = (true, false) }
        updateBarredViews()
    }

    /// Stops the animation where it is, for good.
    ///
    /// The properties become what is shown of them.
    ///
    /// - Parameter withoutFinishing: Whether that is the end, of which ``addCompletion(_:)`` tells nothing; with
    ///   `false` the animator waits for ``finishAnimation(at:)``.
    public func stopAnimation(_ withoutFinishing: Bool) {
        guard state == .active else { return }
        pauseAnimation()
        state = .stopped
        if withoutFinishing { return end(at: .current, isStopped: true) }
        for change in changes where !change.isOvertaken {
            let goal = change.view.modelState
            settle(change, at: .current)
            changes.setGoal(goal, of: change)
        }
        for view in views { view.removeParts(of: self) }
    }

    /// Ends the animation that ``stopAnimation(_:)`` has stopped.
    ///
    /// - Parameter position: What the properties become: what they were, what is shown of them, or what they were set
    ///   to.
    public func finishAnimation(at position: Position) {
        guard state == .stopped else { return }
        end(at: position)
    }

    /// A view leaves the scene in which it was animated.
    func viewWillLeave(_ view: View) {
        release(view)
        endIfNothingIsLeft()
    }

    /// Another animation has taken over a property. What this one adds comes to its end, and is not this one's any
    /// more.
    ///
    /// - Parameters:
    ///   - view: Whose property.
    ///   - property: Which one.
    ///   - timing: How what would go on for ever comes to its end, beside the way that it is making.
    func wasOvertaken(of view: View, in property: AnimatedProperty, by timing: AnimationTiming) {
        let wasEndless = isEndless
        var rest = progress
        if wasEndless || !rest.isRunning || rest.target != 1 {
            let present = application?.now ?? .zero
            rest.run(
                to: 1, by: wasEndless ? timing : self.timing.once,
                from: max(present, view.animations?.moment ?? present))
        }
        view.release(self, in: property, rest)
        changes.overtake(property, of: view)
        guard wasEndless else { return }
        changes.removeOvertaken(of: view)
        updateBarredViews()
        endIfNothingIsLeft()
    }

    /// Whether it goes on for ever, or would if it were not paused.
    var isEndless: Bool {
        state == .active && (progress.isRunning ? progress.isEndless : timing.legs == nil && !isReversed)
    }

    // MARK: -

    private func endIfNothingIsLeft() {
        guard changes.isEmpty, state == .active else { return }
        // The views' tree may be about to change: whoever waits is told afterwards.
        timer?.invalidate()
        timer = application?.schedule(after: .zero) { [self] in end(at: .current) }
    }

    /// The moment that is shown, or else the present: what is paused or turned round goes on from what is seen.
    var now: Instant {
        let present = application?.now ?? .zero
        return changes.reduce(present) { max($0, $1.view.animations?.moment ?? present) }
    }

    /// The views that are animated, each once, in the order in which they were first changed.
    private var views: [View] { changes.views }

    func activate(isDrawn: Bool = false) -> Bool {
        if state == .inactive {
            state = .active
            self.isDrawn = isDrawn
            lastEnd = nil
            isReversed = false
            progress = AnimationProgress()
            let closures = pending
            pending = []
            // Nothing runs yet: where it is is the same for all.
            let elapsed = closures.contains { $0.delayFactor > 0 } ? elapsedTime : 0
            for closure in closures { make(closure.animations, closure.delayFactor, elapsed) }
            updateBarredViews()
            askForFrames()
            notifyStart()
        }
        return state == .active
    }

    private func make(_ animations: () -> Void, _ delayFactor: Double, _ elapsed: Double) {
        AnimationScope.with(self, window(delayFactor: delayFactor, elapsed: elapsed), animations)
        application = changes.first?.view.animationScene?.application ?? application
    }

    /// Goes to the end, or back to the start.
    func run(by timing: AnimationTiming, after delay: Duration, isResumed: Bool = false) {
        addArrivals()
        guard let application else {
            if !waitForPause(after: delay) { endWithoutApplication() }
            return
        }
        if !isDrawn { absent = [] }
        let begin = now + delay
        let target = isReversed ? 0.0 : 1
        if !isResumed || !progress.resume(to: target, by: timing, from: begin) {
            progress.run(to: target, by: isReversed ? timing.once : timing, from: begin)
        }
        timer?.invalidate()
        timer = progress.end.map { application.schedule(at: $0) { [self] in reach() } }
        if delay > .zero { application.schedule(at: begin) { [self] in askForFramesIfSeen(at: begin) } }
        if leavesOutMotion { for view in views { view.showAnimations(at: now) } }
        updateBarredViews()
        askForFrames()
    }

    private func reach() { if pausesOnCompletion { pauseAnimation() } else { end(at: reachedPosition) } }

    /// Where the animation is, at the end of its time.
    private var reachedPosition: Position {
        switch progress.target {
        case 0: .start
        case 1: .end
        default: .current
        }
    }

    func askForFrames() {
        for view in views { view.animationScene?.setNeedsFrame() }
    }

    private func askForFramesIfSeen(at moment: Instant) {
        for view in views where view.mayBeSeen(at: moment) { view.animationScene?.setNeedsFrame() }
    }

    /// Lets the views be touched, or not, as ``isUserInteractionEnabled`` says.
    private func updateBarredViews() {
        let barred = isRunning && !isUserInteractionEnabled ? Set(changes.map(\.view)) : []
        guard barred != barredViews else { return }
        for view in barred.subtracting(barredViews) { view.blockingAnimationDidBegin() }
        for view in barredViews.subtracting(barred) { view.blockingAnimationDidEnd() }
        barredViews = barred
    }

    /// The animation is over, there; the program that has stopped it for good is not told.
    func end(at position: Position, isStopped: Bool = false) {
        StackRoom.check("finishAnimation(at:)", of: self)
        timer?.invalidate()
        timer = nil
        (mayBePaused, isEndDue) = (false, false)
        let ended = changes
        for change in ended where !change.isOvertaken { settle(change, at: position) }
        settleAbsent(at: position)
        for view in views { release(view) }
        state = .inactive
        lastEnd = position
        let calls = completions
        completions = []
        for completion in calls where completion.isAlwaysCalled || !isStopped { completion.call(position) }
        resumeWaiters(position)
    }

    /// Gives a property the value that it ends with.
    private func settle(_ change: Change, at position: Position) {
        let view = change.view
        AnimationScope.with(nil) {
            switch position {
            case .end: if let goal = change.goal { view.modelState.copy(change.property, from: goal) }
            case .start: view.modelState.copy(change.property, from: change.former)
            case .current where change.goal != nil: break
            case .current:
                view.modelState.copy(
                    change.property, from: view.state(with: self, in: change.property, at: now))
            }
        }
    }

    private func release(_ view: View) {
        changes.removeAll(of: view)
        view.removeParts(of: self)
        if barredViews.remove(view) != nil { view.blockingAnimationDidEnd() }
    }
}
