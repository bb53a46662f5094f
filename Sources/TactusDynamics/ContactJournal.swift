/// What collision behaviors see meet and part.
struct ContactJournal {
    /// Something to say to a delegate.
    enum Event {
        case beganItems(CollisionBehavior, any DynamicItem, any DynamicItem, Point)
        case endedItems(CollisionBehavior, any DynamicItem, any DynamicItem)
        case beganBoundary(CollisionBehavior, any DynamicItem, AnyHashable?, Point)
        case endedBoundary(CollisionBehavior, any DynamicItem, AnyHashable?)

        func send() {
            switch self {
            case .beganItems(let behavior, let first, let second, let point):
                behavior.collisionDelegate?.collisionBehavior(behavior, beganContactFor: first, with: second, at: point)
            case .endedItems(let behavior, let first, let second):
                behavior.collisionDelegate?.collisionBehavior(behavior, endedContactFor: first, with: second)
            case .beganBoundary(let behavior, let item, let identifier, let point):
                behavior.collisionDelegate?.collisionBehavior(
                    behavior, beganContactFor: item, withBoundaryIdentifier: identifier, at: point)
            case .endedBoundary(let behavior, let item, let identifier):
                behavior.collisionDelegate?.collisionBehavior(
                    behavior, endedContactFor: item, withBoundaryIdentifier: identifier)
            }
        }
    }

    /// Two things that touch.
    private enum Touching: Hashable {
        case items(ObjectIdentifier, ObjectIdentifier)
        case boundary(ObjectIdentifier, AnyHashable?, ObjectIdentifier)
    }

    /// Items that run into each other, by their positions.
    private(set) var groups: [[Int]] = []
    /// What they run into.
    private(set) var boundaries: [PhysicsWorld.Boundary] = []

    private var sources: [(behavior: CollisionBehavior, identifier: AnyHashable?)] = []
    private var behaviors: [CollisionBehavior] = []
    private var items: [ItemBody] = []
    private var touching: [Touching] = []
    private var events: [Event] = []

    /// How far apart things are that have parted, in points.
    private static let gapOfParting = 0.5

    /// Reads the behaviors that there are now.
    mutating func prepare(
        _ behaviors: [CollisionBehavior], _ items: [ItemBody], _ positions: [ObjectIdentifier: Int], bounds: Rect?
    ) {
        self.behaviors = behaviors
        self.items = items
        groups = []
        boundaries = []
        sources = []
        for behavior in behaviors {
            let members = behavior.items.compactMap { positions[ObjectIdentifier($0)] }
            if behavior.collisionMode.contains(.items), members.count > 1 { groups.append(members) }
            guard behavior.collisionMode.contains(.boundaries), !members.isEmpty else { continue }
            if let insets = behavior.referenceInsets, let bounds {
                let path = Path(rect: bounds.inset(by: insets).standardized)
                boundaries.append(PhysicsWorld.Boundary(lines: BoundaryLine.lines(of: path), bodies: members))
                sources.append((behavior, nil))
            }
            for boundary in behavior.boundaries {
                boundaries.append(PhysicsWorld.Boundary(lines: boundary.lines, bodies: members))
                sources.append((behavior, boundary.identifier))
            }
        }
        let there = Set(items.map { ObjectIdentifier($0.item) })
        touching.removeAll {
            switch $0 {
            case .items(let first, let second): !there.contains(first) || !there.contains(second)
            case .boundary(let behavior, let identifier, let item):
                !there.contains(item)
                    || !sources.contains {
                        ObjectIdentifier($0.behavior) == behavior && $0.identifier == identifier
                    }
            }
        }
    }

    /// Notes what a step has found.
    mutating func record(_ world: PhysicsWorld) {
        guard behaviors.contains(where: { $0.collisionDelegate != nil }) else { return }
        var near: Set<Touching> = []
        for pair in world.contacts {
            let item = items[pair.key.second].item
            let key: Touching
            if let index = world.boundary(of: pair.key) {
                let source = sources[index]
                key = .boundary(ObjectIdentifier(source.behavior), source.identifier, ObjectIdentifier(item))
            } else {
                key = .items(ObjectIdentifier(items[pair.key.first].item), ObjectIdentifier(item))
            }
            if pair.isTouching || pair.separation < Self.gapOfParting { near.insert(key) }
            guard pair.isTouching, !touching.contains(key) else { continue }
            touching.append(key)
            begin(key, at: pair.point)
        }
        for key in touching where !near.contains(key) { end(key) }
        touching.removeAll { !near.contains($0) }
    }

    /// Returns what has happened since it was last asked, in order.
    mutating func removeEvents() -> [Event] {
        defer { events = [] }
        return events
    }

    private func item(_ identity: ObjectIdentifier) -> (any DynamicItem)? {
        items.first { ObjectIdentifier($0.item) == identity }?.item
    }

    private func seeing(_ first: any DynamicItem, _ second: any DynamicItem) -> [CollisionBehavior] {
        behaviors.filter { behavior in
            behavior.collisionMode.contains(.items) && behavior.items.contains { $0 === first }
                && behavior.items.contains { $0 === second }
        }
    }

    private mutating func begin(_ key: Touching, at point: Point) {
        switch key {
        case .items(let first, let second):
            guard let first = item(first), let second = item(second) else { return }
            for behavior in seeing(first, second) { events.append(.beganItems(behavior, first, second, point)) }
        case .boundary(let behavior, let identifier, let body):
            guard let behavior = behaviors.first(where: { ObjectIdentifier($0) == behavior }), let item = item(body)
            else { return }
            events.append(.beganBoundary(behavior, item, identifier, point))
        }
    }

    private mutating func end(_ key: Touching) {
        switch key {
        case .items(let first, let second):
            guard let first = item(first), let second = item(second) else { return }
            for behavior in seeing(first, second) { events.append(.endedItems(behavior, first, second)) }
        case .boundary(let behavior, let identifier, let body):
            guard let behavior = behaviors.first(where: { ObjectIdentifier($0) == behavior }), let item = item(body)
            else { return }
            events.append(.endedBoundary(behavior, item, identifier))
        }
    }
}
