/// The traits of the view that is at work: what is asked where there is no view to ask goes by them.
///
/// The scope lasts as long as the call of a view's method, and belongs to no application.
enum TraitScope {
    /// Those of the innermost; `nil` outside.
    static var current: TraitState?

    static func with<Result>(_ traits: TraitState, _ work: () -> Result) -> Result {
        let outer = current
        current = traits
        defer { current = outer }
        return work()
    }
}

extension TraitCollection {
    /// The traits of the view that is being laid out, drawn, told of other traits, or asked for its constraints just
    /// now, or those of ``performAsCurrent(_:)``; `nil` where none is.
    @MainActor public static var currentIfAny: TraitCollection? { TraitScope.current?.collection }

    /// Does something by these traits.
    ///
    /// - Parameter actions: What to do, at once: ``currentIfAny`` are these traits meanwhile.
    @MainActor public func performAsCurrent(_ actions: () -> Void) { TraitScope.with(TraitState(self), actions) }
}
