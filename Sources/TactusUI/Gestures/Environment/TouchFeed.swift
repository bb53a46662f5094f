/// The touches of one window in one dispatch, by what they do.
struct TouchFeed {
    private let all: Set<Touch>
    /// The phase of all of them, when they do the same.
    private let commonPhase: Touch.Phase?
    /// Those that began, in order of arrival.
    let began: [Touch]
    /// Those that are over, in order of arrival.
    let terminated: [Touch]

    init(_ touches: Set<Touch>) {
        began = Self.subset(of: touches) { $0.phase == .began }.inOrder
        terminated = Self.subset(of: touches, where: \.phase.isTerminal).inOrder
        all = touches
        let phase = touches.first?.phase
        commonPhase = touches.allSatisfy { $0.phase == phase } ? phase : nil
    }

    /// The phases that recognizers are told, in this order.
    static let phases: [Touch.Phase] = [.began, .moved, .ended, .cancelled]

    /// The touches that do `phase` and for which `isIncluded` holds.
    func touches(in phase: Touch.Phase, where isIncluded: (Touch) -> Bool) -> Set<Touch> {
        guard commonPhase == nil || commonPhase == phase else { return [] }
        return Self.subset(of: all) { $0.phase == phase && isIncluded($0) }
    }

    /// Mostly it is all of them or none; then there is nothing to copy.
    private static func subset(of touches: Set<Touch>, where isIncluded: (Touch) -> Bool) -> Set<Touch> {
        if touches.allSatisfy(isIncluded) { return touches }
        return touches.contains(where: isIncluded) ? touches.filter(isIncluded) : []
    }
}
