/// Moves views as bodies that fall, run into each other, hang on springs and are pushed.
///
/// ```swift
/// animator = DynamicAnimator(referenceView: view)
/// animator.addBehavior(GravityBehavior(items: [box]))
/// let collision = CollisionBehavior(items: [box])
/// collision.translatesReferenceBoundsIntoBoundary = true
/// animator.addBehavior(collision)
/// ```
///
/// It runs while something moves, with each frame of the scene that the reference view is in, and rests when all has
/// been still for half a second; a change of a behavior wakes it. Time is that of the frames, so that a test sees the
/// same movement each time. Who made it keeps it: with it ends all movement. UIKit's `UIDynamicAnimator`.
///
/// What else changes where an item is, while it is in a behavior, is not seen before
/// ``updateItem(usingCurrentState:)``.
@MainActor public final class DynamicAnimator {
    /// In whose space items move, and whose bounds can be a boundary; not kept alive. `nil` for items that are views,
    /// and have a superview.
    public private(set) weak var referenceView: View?
    /// Hears when it begins to move, and rests.
    public weak var delegate: (any DynamicAnimatorDelegate)?
    /// The behaviors that were added, in that order, without those that they are made of.
    public private(set) var behaviors: [DynamicBehavior] = []
    /// Whether something moves.
    public private(set) var isRunning = false
    /// How long things have moved, in all.
    public private(set) var elapsedTime = Duration.zero

    private let world = PhysicsWorld()
    private var active: [DynamicBehavior] = []
    private var items: [ItemBody] = []
    private var bodies = ItemBodies()
    private var isStale = false
    /// No behavior has an item, as far as those were looked through that have changed: see ``wake(since:)``.
    private var isWithoutItems = true
    private var journal = ContactJournal()
    private var boundsOfReference: Rect?
    private var restingTime = 0.0
    private var lastFrame: FrameTime?
    private var link: DisplayLink?
    private weak var scene: WindowScene?
    private let watch = WindowWatch()

    /// The longest step, in seconds.
    private static let longestStep = 1.0 / 240
    /// The most steps in a frame.
    private static let mostSteps = 64.0
    /// The longest time that is made up for in a frame, in seconds: after a pause nothing leaps.
    private static let longestFrame = 1.0 / 15
    /// How long all is still before it rests, in seconds.
    private static let timeToRest = 0.5
    /// What is slower lies still, in points, and radians, per second.
    private static let speedOfRest = (linear: 2.0, angular: 0.05)

    /// Creates an animator.
    ///
    /// - Parameter referenceView: In whose space items move.
    public init(referenceView: View) {
        self.referenceView = referenceView
        begin(watching: referenceView)
    }

    /// Creates an animator for views, which move in the spaces of their superviews. No bounds are a boundary.
    public init() {}

    isolated deinit {
        link?.invalidate()
        watch.view?.removeInteraction(watch)
        for behavior in behaviors { behavior.animator = nil }
    }

    // MARK: Behaviors

    /// Adds a behavior, and lets it act. It is taken away from where it was before; one that is there already stays.
    public func addBehavior(_ behavior: DynamicBehavior) {
        guard behavior.animator !== self else { return }
        behavior.removeFromOwner()
        behavior.move(to: self)
        behavior.animator = self
        behaviors.append(behavior)
        behaviorsDidChange(in: behavior)
    }

    /// Takes a behavior away. Items stay where they are; those of no other behavior lose their speed.
    public func removeBehavior(_ behavior: DynamicBehavior) {
        guard let index = behaviors.indexFromEnds(of: behavior) else { return }
        behavior.move(to: nil)
        behavior.animator = nil
        behaviors.remove(at: index)
        behaviorsDidChange()
    }

    /// Takes all behaviors away.
    public func removeAllBehaviors() {
        for behavior in behaviors { removeBehavior(behavior) }
    }

    /// Returns the items that a rectangle touches, in the order in which behaviors got them.
    ///
    /// - Parameter rect: The rectangle, in points of the reference view.
    /// - Returns: The items of all behaviors whose frames intersect it.
    public func items(in rect: Rect) -> [any DynamicItem] {
        behaviors.flatMap(\.all).flatMap(\.movedItems).unique.filter { item in
            let size = item.bounds.size
            let box = Rect(x: -size.width / 2, y: -size.height / 2, width: size.width, height: size.height)
                .applying(item.transform).offsetBy(dx: item.center.x, dy: item.center.y)
            return box.intersects(rect)
        }
    }

    /// Reads anew where an item is, how it is turned and how large it is, after something else has changed that. It
    /// keeps its speed. Nothing happens for an item of no behavior.
    public func updateItem(usingCurrentState item: any DynamicItem) {
        guard let body = bodies.bodies[ObjectIdentifier(item)] else { return wake() }
        body.readItem()
        behaviorsDidChange()
    }

    func body(of item: any DynamicItem) -> RigidBody? {
        if isStale { prepare() }
        return bodies(item)
    }

    // MARK: Waking and resting

    /// Other behaviors or items are there.
    ///
    /// - Parameter behavior: The one that came, or that has changed; `nil` where one left.
    func behaviorsDidChange(in behavior: DynamicBehavior? = nil) {
        isStale = true
        wake(since: behavior)
    }

    /// Goes on, since something was changed.
    ///
    /// What is made of behaviors that move nothing is not looked through with each that comes.
    ///
    /// - Parameter behavior: Where items may have come that were in no behavior before.
    func wake(since behavior: DynamicBehavior? = nil) {
        restingTime = 0
        guard !isRunning else { return }
        if isWithoutItems, behavior?.firstItem != nil { isWithoutItems = false }
        guard !isWithoutItems, watch.view == nil || watch.view?.window?.windowScene != nil else { return }
        guard let first = behaviors.lazy.compactMap(\.firstItem).first else { return isWithoutItems = true }
        if referenceView == nil, watch.view == nil, let view = first as? View { begin(watching: view) }
        guard let scene = watch.view?.window?.windowScene else { return }
        if link?.isValid != true || self.scene !== scene {
            link?.invalidate()
            link = scene.addDisplayLink { [weak self] time in self?.frame(time) }
            self.scene = scene
        }
        link?.isPaused = false
        lastFrame = nil
        isRunning = true
        delegate?.dynamicAnimatorWillResume(self)
    }

    private func begin(watching view: View) {
        watch.windowDidChange = { [weak self] in self?.windowDidChange() }
        view.addInteraction(watch)
    }

    private func windowDidChange() {
        if scene !== watch.view?.window?.windowScene {
            link?.invalidate()
            (link, scene) = (nil, nil)
            isRunning = false
        }
        wake()
    }

    private func rest() {
        isRunning = false
        link?.isPaused = true
        world.stop()
        delegate?.dynamicAnimatorDidPause(self)
    }

    // MARK: Frames

    private func frame(_ time: FrameTime) {
        guard let last = lastFrame else {
            lastFrame = time
            return
        }
        lastFrame = time
        let passed = min((time.presentation - last.presentation) / .seconds(1), Self.longestFrame)
        guard passed > 0 else { return }
        if isStale || boundsOfReference != referenceView?.bounds { prepare() }
        advance(by: passed)
        elapsedTime += .seconds(passed)
        for item in items { item.writeItem() }
        for event in journal.removeEvents() { event.send() }
        for behavior in active { behavior.action?() }
        // What was called may have changed it all.
        guard isRunning, !isStale else { return }
        let speed = Self.speedOfRest
        restingTime = world.isAtRest(speed: speed.linear, angularSpeed: speed.angular) ? restingTime + passed : 0
        if items.isEmpty || restingTime >= Self.timeToRest { rest() }
    }

    private func advance(by passed: Double) {
        for body in world.bodies { (body.acceleration, body.angularAcceleration) = (.zero, 0) }
        for behavior in active { behavior.accelerate(bodies) }
        let crossings = world.bodies.map { $0.velocity.length * passed / $0.thickness }.max() ?? 0
        let count = min(max((passed / Self.longestStep - 1e-6).rounded(.up), crossings.rounded(.up)), Self.mostSteps)
        for _ in 0..<Int(count) {
            let time = passed / count
            world.step(time, rows: active.flatMap { $0.rows(bodies, time: time) })
            journal.record(world)
        }
    }

    /// Makes bodies, pairs and boundaries of what the behaviors say.
    private func prepare() {
        isStale = false
        active = behaviors.flatMap(\.all)
        let moved = active.flatMap(\.movedItems).unique
        let former = bodies.bodies
        items = moved.map { former[ObjectIdentifier($0)] ?? ItemBody($0) }
        bodies.bodies = Dictionary(items.map { (ObjectIdentifier($0.item), $0) }) { first, _ in first }
        world.bodies = items.map(\.body)
        for body in world.bodies { body.properties = BodyProperties() }
        for behavior in active { behavior.equip(bodies) }
        boundsOfReference = referenceView?.bounds
        let positions = Dictionary(moved.enumerated().map { (ObjectIdentifier($1), $0) }) { first, _ in first }
        journal.prepare(active.compactMap { $0 as? CollisionBehavior }, items, positions, bounds: boundsOfReference)
        world.groups = journal.groups
        world.boundaries = journal.boundaries
        world.forgetContacts()
    }
}

/// Hears when a ``DynamicAnimator`` moves and rests. UIKit's `UIDynamicAnimatorDelegate`.
@MainActor public protocol DynamicAnimatorDelegate: AnyObject {
    /// Sent when something is about to move: after a behavior or what one says has changed. Does nothing by default.
    func dynamicAnimatorWillResume(_ animator: DynamicAnimator)
    /// Sent when all has been still for half a second. Does nothing by default.
    func dynamicAnimatorDidPause(_ animator: DynamicAnimator)
}

extension DynamicAnimatorDelegate {
    /// Does nothing.
    public func dynamicAnimatorWillResume(_ animator: DynamicAnimator) {}
    /// Does nothing.
    public func dynamicAnimatorDidPause(_ animator: DynamicAnimator) {}
}

/// Sees its view come into a window, and leave it.
private final class WindowWatch: Interaction {
    private(set) weak var view: View?
    var windowDidChange: () -> Void = {}

    func willMove(to view: View?) {}
    func didMove(to view: View?) { self.view = view }
    func viewDidMoveToWindow() { windowDidChange() }
}
