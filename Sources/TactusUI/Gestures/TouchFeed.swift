/// The touches of one window in one dispatch, by what they do.
struct TouchFeed {
    private var byPhase: [(phase: Touch.Phase, touches: Set<Touch>)] = []
    /// Those that began, in order of arrival.
    let began: [Touch]
    /// Those that are over, in order of arrival.
    let terminated: [Touch]

    init(_ touches: Set<Touch>) {
        began = touches.filter { $0.phase == .began }.inOrder
        terminated = touches.filter(\.phase.isTerminal).inOrder
        for phase in [Touch.Phase.began, .moved, .ended, .cancelled] {
            let group = Self.subset(of: touches) { $0.phase == phase }
            if !group.isEmpty { byPhase.append((phase, group)) }
        }
    }

    /// The phases that occur, in the order in which they are told.
    var phases: [Touch.Phase] { byPhase.map(\.phase) }

    /// The touches that do `phase` and for which `isIncluded` holds.
    func touches(in phase: Touch.Phase, where isIncluded: (Touch) -> Bool) -> Set<Touch> {
        guard let group = byPhase.first(where: { $0.phase == phase }) else { return [] }
        return Self.subset(of: group.touches, where: isIncluded)
    }

    /// Mostly it is all of them; then there is nothing to copy.
    private static func subset(of touches: Set<Touch>, where isIncluded: (Touch) -> Bool) -> Set<Touch> {
        touches.allSatisfy(isIncluded) ? touches : touches.filter(isIncluded)
    }
}
