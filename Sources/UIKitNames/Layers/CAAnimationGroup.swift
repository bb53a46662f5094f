/// Several animations of a layer that begin together. What is longer than the group ends with it.
///
/// Groups may be in groups, as deep as they like, with 65,536 animations in the outermost one altogether.
@MainActor public final class CAAnimationGroup: CAAnimation {
    /// The animations; `nil` for none. Their delegates are not asked, and when they are over they stay with the group.
    public var animations: [CAAnimation]?

    /// How many animations a group may have in it, with those of the groups in it.
    static let mostAnimations = 1 << 16

    /// Creates a group without animations.
    override public init() { super.init() }

    /// Groups that are in one another are let go of one after the other, however many they are.
    isolated deinit {
        var leaving = (animations ?? []).compactMap { $0 as? CAAnimationGroup }
        animations = nil
        while var group = leaving.popLast() {
            guard isKnownUniquelyReferenced(&group) else { continue }
            leaving += (group.animations ?? []).compactMap { $0 as? CAAnimationGroup }
            group.animations = nil
        }
    }

    /// An animation that is in a group.
    private struct Part {
        let animation: CAAnimation
        /// Which of the parts is the group that it is in; `nil` for the outermost.
        let group: Int?
    }

    /// What is in the group, and in those in it, each behind the group that it is in.
    private func parts(upTo limit: Int = mostAnimations) -> [Part] {
        var parts: [Part] = []
        var levels: [(rest: ArraySlice<CAAnimation>, group: Int?)] = [((animations ?? [])[...], nil)]
        while let last = levels.indices.last {
            guard let animation = levels[last].rest.popFirst() else {
                levels.removeLast()
                continue
            }
            guard parts.count < limit else { break }
            parts.append(Part(animation: animation, group: levels[last].group))
            if let group = animation as? CAAnimationGroup {
                levels.append(((group.animations ?? [])[...], parts.count - 1))
            }
        }
        return parts
    }

    /// Whether there are more in it than show.
    override var isCut: Bool { parts(upTo: Self.mostAnimations + 1).count > Self.mostAnimations }

    override var keyPaths: [String] {
        parts().flatMap { $0.animation is CAAnimationGroup ? [] : $0.animation.keyPaths }
    }

    override func effect(in transaction: CATransaction.Settings) -> LayerEffect {
        let parts = parts()
        let own = settings(in: transaction)
        var settings: [CATransaction.Settings] = []
        var compiled: [(timing: LayerTiming, effect: LayerEffect?, group: Int?)] = []
        for part in parts {
            let outer = part.group.map { settings[$0] } ?? own
            let group = part.animation as? CAAnimationGroup
            settings.append(group?.settings(in: outer) ?? outer)
            compiled.append(
                (
                    part.animation.timing(begin: part.animation.beginTime, in: outer),
                    group == nil ? part.animation.effect(in: outer) : nil, part.group
                ))
        }
        var moments: [LayerTiming.Progress?] = compiled.map { _ in nil }
        return { whole, state in
            for (index, part) in compiled.enumerated() {
                var outer: LayerTiming.Progress? = whole
                if let group = part.group { outer = moments[group] }
                guard let outer, let moment = part.timing.progress(at: outer.seconds) else {
                    moments[index] = nil
                    continue
                }
                moments[index] = moment
                part.effect?(moment, &state)
            }
        }
    }

    /// What says what the animations in it leave open: those that say nothing of their duration take as long as it.
    private func settings(in transaction: CATransaction.Settings) -> CATransaction.Settings {
        var inner = transaction
        if duration > 0 { inner.duration = duration }
        return inner
    }
}
